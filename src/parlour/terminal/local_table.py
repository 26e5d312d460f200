"""A match at this terminal, with people and robots in its seats."""

from __future__ import annotations

import os
import random
import secrets
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Self

import msgspec
from msgspec.structs import replace

from parlour.bots import Bot, Budget, create
from parlour.core import kernel_process
from parlour.core.actor import CHANCE
from parlour.core.errors import BadOption, BadRecord
from parlour.core.events import Act, ChanceAnswer, Event, Resign, TakeBack
from parlour.core.fairness import commitment, fits, new_seed, seed_from, seed_from_hex
from parlour.core.game import Game
from parlour.core.match import Match
from parlour.core.missing import missing_named, need
from parlour.core.record import Record
from parlour.core.state import State
from parlour.locales import Words
from parlour.locales.naming import ROBOT
from parlour.table.live import LiveMatch
from parlour.table.messages.match import Terms
from parlour.table.seating import settle
from parlour.table.stored import Chair, StoredMatch

from . import scores
from .table import TerminalTable

LONGEST_NAME = 40


class LocalTable(TerminalTable):
    """The live match, its robots, and the file it is saved to."""

    def __init__(
        self,
        stored: StoredMatch,
        events: Sequence[Event] = (),
        *,
        save: str | None = None,
        say: Words | None = None,
    ) -> None:
        self.say = say or Words("en")
        self.save = save
        self.live = LiveMatch(stored, [(event, None) for event in events])
        self.game = self.live.game
        self.hints = self.game.advises(self.game.options(**stored.options))
        self.robots: dict[int, Bot] = {
            chair.seat: create(chair.robot, stored.game) for chair in stored.chairs if chair.robot is not None
        }
        kernel_process.start(stored.game)
        self.people = tuple(chair.seat for chair in stored.chairs if chair.robot is None)

    @classmethod
    def new(
        cls,
        game: Game[Any],
        options: Any,
        *,
        robots: Mapping[int, str] | None = None,
        names: Sequence[str] = (),
        seed: str | None = None,
        save: str | None = None,
        say: Words | None = None,
    ) -> Self:
        """Start a match with robots in these seats and people in all others."""
        if len(names) > options.seats:
            raise BadOption(
                f"there are {len(names)} names for {options.seats} seats; give at most one per seat",
                option="names",
            )
        need(game.part(options))
        words = say or Words("en")
        players = [
            ROBOT + robots[seat] if robots and seat in robots else _name(names, seat, words)
            for seat in range(options.seats)
        ]
        secret = new_seed() if seed is None else seed_from(seed)
        id = secrets.token_hex(16) if seed is None else commitment(secret)[:32]
        stored = _stored(id, game.key, game.rules_version, msgspec.to_builtins(options), players, secret)
        settle(stored, _now())
        return cls(stored, save=save, say=words)

    @classmethod
    def of(cls, record: Record, *, save: str | None = None, say: Words | None = None) -> Self:
        """The match at the end of a record. Without the record's seed it can't go on past a chance event."""
        header = record.header
        seed = seed_from_hex(record.seed)
        players = [player.name for player in header.players]
        stored = _stored(header.match, header.game, header.rules, header.options, players, seed)
        stored.header = header
        return cls(stored, record.events, save=save, say=say)

    @classmethod
    def resumed(cls, record: Record, *, save: str | None = None, say: Words | None = None) -> Self:
        """Continue a saved record, which has its seed."""
        table = cls.of(record, save=save, say=say)
        if not fits(table.seed, record.header.commitment):
            raise BadRecord(
                "this record has no seed; only a record saved by `parlour play --save` can be resumed",
                code="no-seed",
            )
        need(table.game.part(table.game.options(**record.header.options)))
        return table

    @property
    def match(self) -> Match:
        """The fold of the events so far."""
        assert self.live.match is not None, "it has started"
        return self.live.match

    @property
    def seed(self) -> bytes:
        return self.live.stored.seed

    # --- reading ---

    def bests(self) -> list[str]:
        match = self.match
        # what a robot, or nobody, played to the end is no score of one's own
        if match.result is None or match.result.reason != "played" or self.people != (0,):
            return []
        options: Any = match.options
        if not self.game.scored(options):
            return []
        return scores.keep(self.game.key, options, match.state.points[0]).told(self.say)

    @property
    def names(self) -> Sequence[str]:
        return self.match.names

    @property
    def actor(self) -> Any:
        return None if self.match.result is not None else self.match.state.actor

    @property
    def places(self) -> Sequence[int] | None:
        return None if self.match.result is None else self.match.result.places

    @property
    def secrets(self) -> bool:
        return self.match.game.has_secrets(self.match.options)

    def view(self, seat: int | None) -> Mapping[str, Any]:
        return self.match.state.view(seat)

    def shown(self, since: int, seat: int | None) -> tuple[int, list[Event]]:
        events: list[Event] = []
        for event, seen in zip(self.match.events[since:], self.live.events_seen(seat, since), strict=True):
            if isinstance(event, Act | ChanceAnswer):
                assert isinstance(seen.act, str)
                events.append(replace(event, act=seen.act))
            else:
                events.append(event)
        return self.live.seq, events

    # --- changing ---

    def advance(self) -> None:
        """Play chance's or the robot's next event."""
        match = self.match
        if match.state.actor is CHANCE:
            for answer, after in self.live.chance_after(match.state, match.next_seq, _now()):
                self._add(answer, after)
                return
        elif (chair := self.live.robot_to_act()) is not None:
            rng = random.Random(seed_from(f"{self.seed.hex()} robot {chair.seat} {match.next_seq}"))
            with missing_named():
                action = self.robots[chair.seat].choose(self.view(chair.seat), Budget(), rng)
            self.act(chair.seat, str(action))

    def act(self, seat: int, text: str) -> None:
        self._add(*self.live.acted(seat, text, _now()))

    def resign(self, seat: int) -> None:
        self._add(Resign(seq=self.match.next_seq, at=_now(), by=seat))

    def undo(self, seat: int) -> None:
        """Take back the last act of a person, unless a chance event followed."""
        for event in reversed(self.match.events):
            if isinstance(event, ChanceAnswer):
                raise BadOption(
                    "dice or draws have followed; those can't be taken back", code="nothing-to-undo"
                )
            if isinstance(event, Act) and event.by not in self.robots and self._stands(event.seq):
                to = max(seq for seq, _ in self.match.line if seq < event.seq)
                self._add(TakeBack(seq=self.match.next_seq, at=_now(), by=seat, to=to))
                return
        raise BadOption("there is nothing to undo", code="nothing-to-undo")

    def _add(self, event: Event, after: State | None = None) -> None:
        """Apply the next event, and save the record if the match is saved."""
        self.live.fold(event, after=after)
        if self.save:
            self.write(self.save)

    def write(self, path: str | None) -> str:
        """Write the record with its seed atomically: a crash never leaves half a file."""
        path = path or self.save
        if not path:
            raise BadOption("name a file to save to: save FILE", code="no-file")
        record = Record(header=self.match.header, events=tuple(self.match.events), seed=self.seed.hex())
        part = Path(f"{path}.part{Path(path).suffix}")
        record.dump(part)
        os.replace(part, path)
        return path

    def _stands(self, seq: int) -> bool:
        return any(at == seq for at, _ in self.match.line)


def _stored(
    id: str, game: str, rules: int, options: dict[str, Any], players: Sequence[str], seed: bytes
) -> StoredMatch:
    """A match with these players; names that begin with `robot:` are robots."""
    chairs = []
    for seat, name in enumerate(players):
        robot = name.removeprefix(ROBOT) if name.startswith(ROBOT) else None
        chairs.append(Chair(seat=seat, kind="robot" if robot else "person", name=name, robot=robot))
    return StoredMatch(
        id=id,
        game=game,
        rules=rules,
        options=options,
        terms=Terms(),
        status="open",
        host="",
        host_name="",
        created=_now(),
        seed=seed,
        header=None,
        rematch=None,
        chairs=chairs,
    )


def _name(names: Sequence[str], seat: int, say: Words) -> str:
    name = names[seat].strip() if seat < len(names) else ""
    if name.startswith(ROBOT) or len(name) > LONGEST_NAME:
        raise BadOption(
            f"a name may have at most {LONGEST_NAME} characters and not begin with '{ROBOT}'", option="names"
        )
    return name or say("term-player", number=str(seat + 1))


def _now() -> int:
    return int(time.time() * 1000)
