"""A match at this terminal: people and robots in its seats, chance from its seed."""

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
from parlour.core.actor import CHANCE
from parlour.core.errors import BadOption, BadRecord
from parlour.core.events import Act, ChanceAnswer, Event, Resign, TakeBack
from parlour.core.fairness import commitment, fits, new_seed, seed_from, seed_from_hex
from parlour.core.game import Game
from parlour.core.match import Match
from parlour.core.record import Header, Player, Record
from parlour.locales import Words
from parlour.locales.naming import ROBOT

from .table import TerminalTable

LONGEST_NAME = 40


class LocalTable(TerminalTable):
    """The match, its seed, its robots, and the file that it is saved to."""

    def __init__(
        self, match: Match, seed: bytes, *, save: str | None = None, say: Words | None = None
    ) -> None:
        self.say = say or Words("en")
        self.match = match
        self.seed = seed
        self.save = save
        self.game = match.game
        self.robots: dict[int, Bot] = {}
        for seat, player in enumerate(match.header.players):
            if player.name.startswith(ROBOT):
                self.robots[seat] = create(player.name.removeprefix(ROBOT), match.header.game)
        self.people = tuple(seat for seat in range(match.options.seats) if seat not in self.robots)

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
        """A fresh match: robots by seat, everybody else a person."""
        if len(names) > options.seats:
            raise BadOption(f"{len(names)} names for {options.seats} seats", option="names")
        words = say or Words("en")
        players = [
            Player(ROBOT + robots[seat] if robots and seat in robots else _name(names, seat, words))
            for seat in range(options.seats)
        ]
        secret = new_seed() if seed is None else seed_from(seed)
        header = Header(
            game=game.key,
            rules=game.rules_version,
            options=msgspec.to_builtins(options),
            players=tuple(players),
            match=secrets.token_hex(16) if seed is None else commitment(secret)[:32],
            commitment=commitment(secret),
            engine=game.engine(options),
        )
        return cls(Match(header), secret, save=save, say=words)

    @classmethod
    def resumed(cls, record: Record, *, save: str | None = None, say: Words | None = None) -> Self:
        """Go on with a saved record, which holds its seed."""
        match = Match.of(record)
        seed = seed_from_hex(record.seed)
        if not fits(seed, record.header.commitment):
            raise BadRecord(
                "only a record saved by play can be resumed: this one lacks its seed", code="no-seed"
            )
        return cls(match, seed, save=save, say=say)

    # --- what a table is asked ---

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
        before = Match(self.match.header, self.match.events[:since])
        events: list[Event] = []
        for event in self.match.events[since:]:
            shown = event
            if isinstance(event, Act | ChanceAnswer):
                shown = replace(event, act=before.state.shown(self.match.game.action(event.act), seat))
            before.add(event)
            events.append(shown)
        return len(self.match.events), events

    # --- what moves the match on ---

    def advance(self) -> None:
        """Chance or a robot, whoever is to act."""
        actor = self.match.state.actor
        if actor is CHANCE:
            answer = self.match.state.sample(self.match.fortune(self.seed))
            self.add(self.match.answer(answer, self.match.next_seq, _now()))
        elif isinstance(actor, int) and actor in self.robots:
            rng = random.Random(seed_from(f"{self.seed.hex()} robot {actor} {self.match.next_seq}"))
            act = str(self.robots[actor].choose(self.match.state.view(actor), Budget(), rng))
            self.add(Act(seq=self.match.next_seq, at=_now(), by=actor, act=act))

    def act(self, seat: int, text: str) -> None:
        action = self.match.game.action(text)
        self.add(Act(seq=self.match.next_seq, at=_now(), by=seat, act=str(action)))

    def resign(self, seat: int) -> None:
        self.add(Resign(seq=self.match.next_seq, at=_now(), by=seat))

    def undo(self, seat: int) -> None:
        """Back to before the last act of a person. What chance has answered stands."""
        for event in reversed(self.match.events):
            if isinstance(event, ChanceAnswer):
                raise BadOption("chance has answered since: that stands", code="nothing-to-undo")
            if isinstance(event, Act) and event.by not in self.robots and self._stands(event.seq):
                to = max(seq for seq, _ in self.match.line if seq < event.seq)
                self.add(TakeBack(seq=self.match.next_seq, at=_now(), by=seat, to=to))
                return
        raise BadOption("there is nothing to undo", code="nothing-to-undo")

    def add(self, event: Event) -> None:
        """Take the next event, and save it where the match is saved."""
        if isinstance(event, Act | ChanceAnswer):
            refusal = self.match.state.accepts(self.match.game.action(event.act))
            if refusal is not None:
                raise refusal
        self.match.add(event)
        if self.save:
            self.write(self.save)

    def write(self, path: str | None) -> str:
        """Write the record with its seed, whole or not at all: a crash never leaves half a file."""
        path = path or self.save
        if not path:
            raise BadOption("save where? type: save FILE", code="no-file")
        record = Record(header=self.match.header, events=tuple(self.match.events), seed=self.seed.hex())
        part = Path(f"{path}.part{Path(path).suffix}")
        record.dump(part)
        os.replace(part, path)
        return path

    def _stands(self, seq: int) -> bool:
        return any(at == seq for at, _ in self.match.line)


def _name(names: Sequence[str], seat: int, say: Words) -> str:
    name = names[seat].strip() if seat < len(names) else ""
    if name.startswith(ROBOT) or len(name) > LONGEST_NAME:
        raise BadOption(
            f"a name has at most {LONGEST_NAME} characters and does not begin with '{ROBOT}'", option="names"
        )
    return name or say("term-player", number=str(seat + 1))


def _now() -> int:
    return int(time.time() * 1000)
