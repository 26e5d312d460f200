"""A record: the header and the events of one match, as JSON and as a text that people can read."""

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

if TYPE_CHECKING:
    from .state import State

FORMAT = 1
#: a record is refused unread beyond these
LONGEST_RECORD = 8_000_000
MOST_EVENTS = 200_000


class Player(Struct, frozen=True):
    """Who sat where when the match began, with the nonce they added to its chance."""

    name: str
    nonce: str = ""


class Header(Struct, frozen=True, kw_only=True):
    """What is settled before the first event. `engine` is what simulates chance here, if anything does."""

    game: str
    rules: int
    options: dict[str, Any]
    players: tuple[Player, ...]
    match: str
    commitment: str
    rated: bool = False
    engine: str | None = None
    #: points that each seat is given ahead; empty: none
    ahead: tuple[int, ...] = ()
    #: chance was a real table's: its outcomes were typed in by people, and no seed settles them
    by_hand: bool = False


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
            raise BadNotation("the record is too long to be one")
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
            raise BadNotation("the record is too long to be one")
        try:
            record = msgspec.convert(parse(text), cls)
        except msgspec.ValidationError as error:
            raise BadNotation(f"not a record: {error}") from None
        return record.checked()

    # --- files ---

    @classmethod
    def load(cls, source: str | os.PathLike[str] | TextIO) -> Self:
        """A record from a file (path or open file), in either form."""
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

    # --- what it tells ---

    def checked(self) -> Self:
        """This record if its bare form is sound; whether it follows the rules is the fold's to say."""
        if self.format != FORMAT:
            raise BadNotation(f"record format {self.format} is not known; this Parlour reads {FORMAT}")
        if len(self.events) > MOST_EVENTS:
            raise BadNotation(f"more than {MOST_EVENTS} events")
        for number, event in enumerate(self.events, 1):
            if event.seq != number:
                raise BadRecord(f"event {number} says it is {event.seq}", code="bad-seq", seq=number)
        return self

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
