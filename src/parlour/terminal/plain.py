"""The plain line mode: a table for people and robots, sentence by sentence."""

from __future__ import annotations

import os
import random
import secrets
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Self

import msgspec

from parlour.bots import Bot, Budget, create
from parlour.core.actor import CHANCE
from parlour.core.errors import BadOption, BadRecord, NotEnumerable, ParlourError
from parlour.core.events import Act, ChanceAnswer, Event, Resign, TakeBack
from parlour.core.fairness import commitment, fits, new_seed, seed_from, seed_from_hex
from parlour.core.game import Game
from parlour.core.match import Match
from parlour.core.record import Header, Player, Record
from parlour.locales import Words
from parlour.locales.refusals import refused

from .drawing import table_drawn
from .telling import told

ROBOT = "robot:"
#: what may be typed beside an action; each language adds its own words for it
COMMANDS = ("help", "moves", "show", "undo", "save", "resign", "quit")
_ALIASES = {"": "help", "?": "help", "q": "quit", "exit": "quit"}


class PlainTable:
    """One match at one terminal. Nothing is shown to a person but what the seat to act may know."""

    def __init__(
        self,
        match: Match,
        seed: bytes,
        *,
        save: str | None = None,
        json: bool = False,
        say: Words | None = None,
    ) -> None:
        self.match = match
        self.words = say or Words("en")
        self.seed = seed
        self.save = save
        self.json = json
        self.robots: dict[int, Bot] = {}
        self.ask: Callable[[str], str] = input
        self._faced: int | None = None
        self._told = len(match.events)
        self._told_how = False
        for seat, player in enumerate(match.header.players):
            if player.name.startswith(ROBOT):
                self.robots[seat] = create(player.name.removeprefix(ROBOT), match.header.game)

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
        json: bool = False,
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
        return cls(Match(header), secret, save=save, json=json, say=say)

    @classmethod
    def resumed(
        cls, record: Record, *, save: str | None = None, json: bool = False, say: Words | None = None
    ) -> Self:
        """Go on with a saved record, which holds its seed."""
        match = Match.of(record)
        seed = seed_from_hex(record.seed)
        if not fits(seed, record.header.commitment):
            raise BadRecord(
                "only a record saved by play can be resumed: this one lacks its seed", code="no-seed"
            )
        return cls(match, seed, save=save, json=json, say=say)

    # --- the match ---

    def play(self) -> int:
        """Until the end of the match, or until the person leaves."""
        if not self.json:
            print(self.words("term-welcome", game=self._game_name()))
        while self.match.result is None:
            actor = self.match.state.actor
            if actor is CHANCE:
                answer = self.match.state.sample(self.match.fortune(self.seed))
                self._add(self.match.answer(answer, self.match.next_seq, _now()))
            elif actor in self.robots:
                action = self._robot_action(actor)
                self._add(Act(seq=self.match.next_seq, at=_now(), by=actor, act=action))
            elif not self._person(actor):  # type: ignore[arg-type]
                self._say_left()
                return 0
        self._tell_new(None)
        self._say_result()
        return 0

    def _robot_action(self, seat: int) -> str:
        view = self.match.state.view(seat)
        rng = random.Random(seed_from(f"{self.seed.hex()} robot {seat} {self.match.next_seq}"))
        return str(self.robots[seat].choose(view, Budget(), rng))

    def _person(self, seat: int) -> bool:
        """Ask until the person at that seat has acted; False when they leave."""
        self._face(seat)
        self._tell_new(seat)
        self._show(seat)
        while True:
            try:
                line = self.ask("" if self.json else f"{self.match.names[seat]}> ").strip()
            except EOFError:
                return False
            word, _, rest = line.partition(" ")
            word = self._command_of(word)
            if word == "quit":
                return False
            try:
                if self._command(seat, word, rest.strip(), line):
                    return True
            except (ParlourError, OSError) as error:
                self._refuse(error)

    def _command(self, seat: int, word: str, rest: str, line: str) -> bool:
        """Carry out one line; True when the match has moved on."""
        if word == "help":
            self._say(self.words("term-help"), kind="help")
        elif word == "moves":
            self._moves(seat)
        elif word == "show":
            self._show(seat)
        elif word == "save":
            self._save(rest or self.save)
            self._say(self.words("term-saved"), kind="saved")
        elif word == "undo":
            self._undo(seat)
            return True
        elif word == "resign":
            self._add(Resign(seq=self.match.next_seq, at=_now(), by=seat))
            return True
        else:
            action = self.match.game.action(line)
            self._add(Act(seq=self.match.next_seq, at=_now(), by=seat, act=str(action)))
            return True
        return False

    def _add(self, event: Event) -> None:
        if isinstance(event, Act | ChanceAnswer):
            refusal = self.match.state.accepts(self.match.game.action(event.act))
            if refusal is not None:
                raise refusal
        self.match.add(event)
        if self.save:
            self._save(self.save)

    def _undo(self, seat: int) -> None:
        """Back to before the last act of a person. What chance has answered stands."""
        for event in reversed(self.match.events):
            if isinstance(event, ChanceAnswer):
                raise BadOption("chance has answered since: that stands", code="nothing-to-undo")
            if isinstance(event, Act) and event.by not in self.robots and self._stands(event.seq):
                to = max(seq for seq, _ in self.match.line if seq < event.seq)
                self._add(TakeBack(seq=self.match.next_seq, at=_now(), by=seat, to=to))
                return
        raise BadOption("there is nothing to undo", code="nothing-to-undo")

    def _stands(self, seq: int) -> bool:
        return any(at == seq for at, _ in self.match.line)

    def _save(self, path: str | None) -> None:
        """Write the record with its seed, whole or not at all: a crash never leaves half a file."""
        if not path:
            raise BadOption("save where? type: save FILE", code="no-file")
        record = Record(header=self.match.header, events=tuple(self.match.events), seed=self.seed.hex())
        part = Path(f"{path}.part{Path(path).suffix}")
        record.dump(part)
        os.replace(part, path)

    # --- what people see ---

    def _face(self, seat: int) -> None:
        """A curtain between two people at one screen where there are secrets."""
        hidden = not self.match.state.open_information
        if hidden and self._faced not in (None, seat) and not self.json:
            self.ask(f"\n{self.words('term-face', name=self.match.names[seat])} ")
            print("\n" * 40)
        self._faced = seat

    def _tell_new(self, seat: int | None) -> None:
        """Tell every event since the last telling, as that seat may see it."""
        told_before = Match(self.match.header, self.match.events[: self._told])
        for event in self.match.events[self._told :]:
            act = None
            if isinstance(event, Act | ChanceAnswer):
                act = told_before.state.shown(self.match.game.action(event.act), seat)
            told_before.add(event)
            if self.json:
                plain = msgspec.to_builtins(event) | ({"act": act} if act else {})
                self._json({"kind": "event", "event": plain})
            else:
                print(told(self.match, event, self.words, act=act))
        self._told = len(self.match.events)

    def _show(self, seat: int) -> None:
        view = self.match.state.view(seat)
        if self.json:
            self._json({"kind": "turn", "seat": seat, "view": view})
        else:
            print(f"\n{self._drawn(view)}\n")
            unlisted = self.match.game.unlisted(view)
            if unlisted is not None and not self._told_how:
                print(unlisted.message)
                self._told_how = True  # once is enough; `moves` tells it again

    def _moves(self, seat: int) -> None:
        try:
            moves = [str(action) for action in self.match.state.legal()]
        except NotEnumerable as error:
            self._say(refused(error, self.words), kind="moves")
            return
        self._say("  ".join(moves), kind="moves", moves=moves)

    def _refuse(self, error: ParlourError | OSError) -> None:
        if isinstance(error, ParlourError):
            self._say(self.words("term-no", why=refused(error, self.words)), kind="error", code=error.code)
        else:
            self._say(self.words("term-no", why=str(error.strerror)), kind="error", code="file")

    def _say_left(self) -> None:
        if self.save:
            left = self.words("term-left-saved", command=f"parlour play --resume {self.save}")
        else:
            left = self.words("term-left")
        self._say(left, kind="left")

    def _say_result(self) -> None:
        result = self.match.result
        assert result is not None
        if self.json:
            self._json({"kind": "result", "places": result.places, "points": self.match.state.points})
            return
        print(f"\n{self._drawn(self.match.state.view(None))}\n")
        winners = [self.match.names[seat] for seat, place in enumerate(result.places) if place == 0]
        print(self.words("term-over", names=self.words.list(winners), count=len(winners)))

    def _game_name(self) -> str:
        key = f"game-{self.match.game.key}"
        return self.words(key) if self.words.has(key) else self.match.game.name

    def _drawn(self, view: Mapping[str, Any]) -> str:
        return table_drawn(self.match.game, view, self.match.names, self.words)

    def _command_of(self, word: str) -> str:
        """The command that a typed word stands for; the word itself where it is none."""
        for command in COMMANDS:
            if word == command or word in self.words(f"term-word-{command}").split(", "):
                return command
        return _ALIASES.get(word, word)

    def _say(self, words: str, **facts: Any) -> None:
        if self.json:
            self._json({"message": words, **facts})
        else:
            print(words)

    def _json(self, value: Any) -> None:
        print(msgspec.json.encode(value).decode(), flush=True)


def _name(names: Sequence[str], seat: int, say: Words) -> str:
    name = names[seat].strip() if seat < len(names) else ""
    if name.startswith(ROBOT) or len(name) > 40:
        raise BadOption("a name has at most 40 characters and does not begin with 'robot:'", option="names")
    return name or say("term-player", number=str(seat + 1))


def _now() -> int:
    return int(time.time() * 1000)
