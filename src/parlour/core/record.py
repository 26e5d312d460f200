"""A record: the header and the events of one match, as JSON and as readable text."""

from __future__ import annotations

import io
import os
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, Self, TextIO

import msgspec
from msgspec import Struct

from .errors import BadNotation, BadRecord
from .events import Event
from .fairness import LOCAL_FAIRNESS, SEALED_FAIRNESS, Fortune, seal

if TYPE_CHECKING:
    from .match import Match, Result
    from .state import State

FORMAT = 1
#: larger records are refused without parsing
LONGEST_RECORD = 8_000_000
MOST_EVENTS = 200_000


class Player(Struct, frozen=True):
    """A player at the start of the match, with the nonce they added to the random seed.

    `commitment` is the hash that they showed before any nonce was revealed; without one they added none.
    """

    name: str
    nonce: str = ""
    commitment: str = ""


class BeaconRound(Struct, frozen=True):
    """A round of a public random beacon that is mixed into the outcomes: which, and its value in hex."""

    chain: str
    round: int
    randomness: str


class Header(Struct, frozen=True, kw_only=True):
    """What is fixed before the first event. `engine` is what simulates chance, if anything does."""

    game: str
    rules: int
    options: dict[str, Any]
    players: tuple[Player, ...]
    match: str
    commitment: str
    rated: bool = False
    engine: str | None = None
    #: handicap: points given to each seat at the start; empty: none
    ahead: tuple[int, ...] = ()
    #: outcomes were typed in from a real table, so they don't come from the seed
    by_hand: bool = False
    #: how outcomes follow from seed and nonces; see `fairness`
    fairness: int = 1
    beacon: BeaconRound | None = None

    def fortune(self, seed: bytes, seq: int) -> Fortune:
        """The random numbers of event `seq`."""
        nonces = [player.nonce for player in self.players]
        if self.fairness == LOCAL_FAIRNESS:
            return Fortune(seed, self.match, nonces, seq)
        beacon = self.beacon.randomness if self.beacon is not None else ""
        return Fortune.sealed(seed, self.match, nonces, beacon, seq)

    @property
    def seal(self) -> str:
        """The hash of all commitments, which players could write down before the first reveal."""
        committed = [player.commitment for player in self.players]
        beacon = self.beacon.round if self.beacon is not None else None
        return seal(self.match, self.commitment, committed, beacon)


class Record(Struct, frozen=True, kw_only=True):
    """One match. `seed` is revealed (in hex) when it is over."""

    format: int = FORMAT
    header: Header
    events: tuple[Event, ...] = ()
    seed: str | None = None

    # --- JSON ---

    def json(self) -> bytes:
        """This record as JSON; `Record.from_json` reads it back exactly."""
        return msgspec.json.encode(self)

    @classmethod
    def from_json(cls, data: bytes | str) -> Self:
        if len(data) > LONGEST_RECORD:
            raise BadNotation(f"the record is longer than {LONGEST_RECORD} characters, the most allowed")
        try:
            record = msgspec.json.decode(data, type=cls)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            raise BadNotation(f"not a record: {error}") from None
        return record.checked()

    # --- text ---

    def text(self) -> str:
        """This record as text; `Record.from_text` reads it back exactly."""
        from .record_text import write

        return write(self)

    @classmethod
    def from_text(cls, text: str) -> Self:
        from .record_text import parse

        if len(text) > LONGEST_RECORD:
            raise BadNotation(f"the record is longer than {LONGEST_RECORD} characters, the most allowed")
        try:
            record = msgspec.convert(parse(text), cls)
        except msgspec.ValidationError as error:
            raise BadNotation(f"not a record: {error}") from None
        return record.checked()

    # --- files ---

    @classmethod
    def load(cls, source: str | os.PathLike[str] | TextIO) -> Self:
        """Load a record from a file (path or open file), JSON or text."""
        try:
            text = source.read() if isinstance(source, io.TextIOBase) else Path(source).read_text("utf-8")  # type: ignore[arg-type]
        except UnicodeDecodeError:
            raise BadNotation("not a record: the file is not text") from None
        return cls.from_json(text) if text.lstrip()[:1] == "{" else cls.from_text(text)

    def dump(self, target: str | os.PathLike[str] | TextIO) -> None:
        """Write to a file: JSON if its name ends in .json, else text."""
        if isinstance(target, io.TextIOBase):
            target.write(self.text())
            return
        path = Path(target)  # type: ignore[arg-type]
        path.write_text(self.json().decode() + "\n" if path.suffix == ".json" else self.text(), "utf-8")

    # --- contents ---

    def checked(self) -> Self:
        """This record, if its form is valid. Whether it follows the rules is checked by Match."""
        if self.format != FORMAT:
            raise BadNotation(f"the record has format {self.format}; this Parlour reads format {FORMAT}")
        if self.header.fairness not in (LOCAL_FAIRNESS, SEALED_FAIRNESS):
            raise BadNotation(
                f"the record has fairness version {self.header.fairness}; "
                f"this Parlour knows {LOCAL_FAIRNESS} and {SEALED_FAIRNESS}"
            )
        if len(self.events) > MOST_EVENTS:
            raise BadNotation(f"the record has {len(self.events)} events; at most {MOST_EVENTS} are allowed")
        for number, event in enumerate(self.events, 1):
            if event.seq != number:
                raise BadRecord(f"event {number} has the seq {event.seq}", code="bad-seq", seq=number)
        return self

    def match(self) -> Match:
        """The match after all events, each checked; raises BadRecord at the first that isn't allowed."""
        from .match import Match

        return Match.of(self)

    @property
    def players(self) -> tuple[str, ...]:
        """The players' names at the start, seat by seat."""
        return tuple(player.name for player in self.header.players)

    @property
    def result(self) -> Result | None:
        """The places and why it ended; None if the match wasn't finished."""
        return self.match().result

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats placed first; () if the match wasn't finished."""
        result = self.result
        return tuple(seat for seat, place in enumerate(result.places if result else ()) if place == 0)

    @property
    def points(self) -> tuple[int, ...]:
        """The points of each seat after the last event."""
        return self.match().state.points

    def __str__(self) -> str:
        """The game, who played, the acts and how it ended, for people; `text` is the exact form."""
        from .record_told import told

        return told(self)

    def _repr_svg_(self) -> str:
        """In a notebook: the last position."""
        return self.match().state._repr_svg_()

    def states(self) -> Iterator[State]:
        """The first state and the state after every event that changed it."""
        from .match import Match

        match = Match(self.header)
        yield match.state
        for event in self.events:
            before = match.state
            match.add(event)
            if match.state is not before:
                yield match.state
