"""A match: the fold of a record's events. The game folds acts and chance, the match all others."""

from __future__ import annotations

from collections.abc import Iterable
from copy import copy
from typing import Any, Literal, Self

from msgspec import Struct
from msgspec.structs import replace

from .action import Action
from .actor import CHANCE
from .errors import BadRecord, ParlourError
from .events import Act, Answer, ChanceAnswer, Ended, Event, Flag, Offer, Resign, Seat, TakeBack
from .fairness import Fortune
from .game import Game
from .options import Options
from .record import Header, Record
from .registry import GAMES
from .state import State, placed


class Result(Struct, frozen=True, omit_defaults=True):
    """How a match ended: the place of every seat (0 best), why, and by whom.

    `played` out; `resigned`, out of `time` or `left` by seat `by`; a `draw` or an early `end` that seat `by`
    offered and all accepted; `left` by all, or `aborted` (before the first act, or called off), by nobody.
    """

    places: tuple[int, ...]
    reason: Literal["played", "resigned", "time", "left", "draw", "end", "aborted"]
    by: int | None = None


class Match:
    """A match after the events so far. `add` applies the next event or raises BadRecord."""

    def __init__(self, header: Header, events: Iterable[Event] = ()) -> None:
        self.header = header
        self.game: Game[Any] = GAMES.get(header.game).under(header.rules)
        self.options: Options = self.game.options(**header.options)
        if len(header.players) != self.options.seats:
            raise BadRecord(
                f"{len(header.players)} players for {self.options.seats} seats", code="bad-players"
            )
        #: the engine that simulates chance now; the header has the one of when the match began
        self.engine = self.game.engine(self.options)
        if header.ahead and (len(header.ahead) != self.options.seats or self.game.points_are is None):
            raise BadRecord(
                f"points ahead for {len(header.ahead)} seats don't fit this match", code="bad-handicap"
            )
        self.state: State = self.game.first_state(self.options)
        self.events: list[Event] = []
        self.result: Result | None = None
        self.names = [player.name for player in header.players]
        self.paused = False
        self.offer: Offer | None = None
        #: the seats that have accepted the offer
        self.agreed: set[int] = set()
        self._resigned: list[int] = []
        #: the seats that people left, in that order
        self._left: list[int] = []
        #: the seq and state after each act and chance event that was not taken back
        self.line: list[tuple[int, State]] = [(0, self.state)]
        for event in events:
            self.add(event)

    @classmethod
    def of(cls, record: Record) -> Self:
        """The match of a record, with every event checked."""
        return cls(record.header, record.events)

    def copy(self) -> Self:
        """An independent copy, to try out further events."""
        twin = copy(self)
        twin.events, twin.names, twin.line = list(self.events), list(self.names), list(self.line)
        twin.agreed, twin._resigned, twin._left = set(self.agreed), list(self._resigned), list(self._left)
        return twin

    @property
    def resigned(self) -> tuple[int, ...]:
        """The seats that resigned or lost on time, in that order."""
        return tuple(self._resigned)

    @property
    def out(self) -> frozenset[int]:
        """The seats that resigned, lost on time or were left."""
        return frozenset(self._resigned) | frozenset(self._left)

    @property
    def next_seq(self) -> int:
        """The seq that the next event will have."""
        return len(self.events) + 1

    def record(self, seed: bytes | None = None) -> Record:
        """The record so far; the seed is revealed only once the match is over."""
        revealed = seed.hex() if seed is not None and self.result is not None else None
        return Record(header=self.header, events=tuple(self.events), seed=revealed)

    def fortune(self, seed: bytes) -> Fortune:
        """The random numbers of the next event."""
        return self.header.fortune(seed, self.next_seq)

    def answer(self, outcome: Action, seq: int, at: int = 0) -> ChanceAnswer:
        """The event of this outcome; it names its engine if that is not the header's."""
        answer = ChanceAnswer(seq=seq, at=at, act=str(outcome))
        if self.engine is None or self.engine == self.header.engine:
            return answer
        return replace(answer, engine=self.engine)

    def add(self, event: Event, after: State | None = None) -> None:
        """Apply the next event. If it is not allowed, raises BadRecord and changes nothing.

        `after` is the state after an act or outcome, if the caller has computed it already.
        """
        if event.seq != self.next_seq:
            raise self._bad(event, f"the next event is {self.next_seq}, not {event.seq}", "bad-seq")
        if isinstance(event.by, int) and not self._is_seat(event.by):
            raise self._bad(event, f"there is no seat {event.by}", "no-such-seat")
        if self.result is not None and not isinstance(event, TakeBack | Seat):
            raise self._bad(event, "the match is over", "match-over")
        match event:
            case Act() | ChanceAnswer():
                self._play(event, after)
            case TakeBack():
                self._take_back(event)
            case Resign(by=by):
                self._give_up(event, by, "left" if by in self._left else "resigned")
            case Offer():
                self._take_offer(event)
            case Answer():
                self._take_answer(event)
            case Seat(seat=seat, what=what, name=name):
                if not self._is_seat(seat):
                    raise self._bad(event, f"there is no seat {seat}", "no-such-seat")
                if seat in self._left:
                    self._left.remove(seat)
                if what == "joined":
                    self.names[seat] = name
                else:
                    self._left.append(seat)
                    self.names[seat] = name if what == "replaced" else self.names[seat]
            case Flag(seat=seat, out=out):
                if not self._is_seat(seat):
                    raise self._bad(event, f"there is no seat {seat}", "no-such-seat")
                if out is True:
                    self._give_up(event, seat, "time")
            case Ended(why=why):
                self._end(why)
        self.events.append(event)

    def may_return_to(self, to: int) -> bool:
        """Whether a take-back to `to` is allowed; in a rated match not across chance or with hidden hands."""
        if all(seq != to for seq, _ in self.line):
            return False
        if not self.header.rated:
            return True
        crossed = {seq for seq, _ in self.line if seq > to}
        chance = any(isinstance(e, ChanceAnswer) and e.seq in crossed for e in self.events)
        return not chance and self.state.open_information

    def _play(self, event: Act | ChanceAnswer, after: State | None) -> None:
        actor = self.state.actor
        if actor != (CHANCE if isinstance(event, ChanceAnswer) else event.by):
            raise self._bad(event, f"it is not the turn of {event.by}", "wrong-seat")
        if after is None:
            try:
                after = self.state.play(event.act)
            except ParlourError as error:
                raise self._bad(event, error.message, error.code) from error
        self.state = after
        self.line.append((event.seq, after))
        self.offer = None
        places = after.places
        if places is not None:
            self.result = Result(self._places(self._counted(places)), "played")

    def _take_back(self, event: TakeBack) -> None:
        if not self.may_return_to(event.to):
            raise self._bad(event, f"the match can't go back to event {event.to}", "bad-take-back")
        while self.line[-1][0] != event.to:
            self.line.pop()
        self.state = self.line[-1][1]
        self.offer = None
        self.result = None

    def _give_up(self, event: Event, seat: int, why: Literal["resigned", "time", "left"]) -> None:
        """The seat is out; with only one other left, that one has won."""
        if seat in self._resigned:
            raise self._bad(event, f"seat {seat} has already resigned", "has-resigned")
        self._resigned.append(seat)
        if len(self._resigned) >= max(1, self.options.seats - 1):
            standing = (1,) if self.options.seats == 1 else (0,) * self.options.seats
            self.result = Result(self._places(standing), why, seat)

    def _end(self, why: Literal["left", "resigned", "time", "aborted"]) -> None:
        """It ends since no person plays any more: who went earlier is behind who went later."""
        seats = self.options.seats
        gone = [*self._resigned, *(seat for seat in self._left if seat not in self._resigned)]
        by = gone[-1] if why in ("resigned", "time") and gone else None
        if seats == 1 or why == "aborted":
            self.result = Result((1,) if seats == 1 else (0,) * seats, why, by)
        else:
            self.result = Result(self._behind((0,) * seats, gone), why, by)

    def _take_offer(self, event: Offer) -> None:
        if event.what == "take-back" and (event.to is None or not self.may_return_to(event.to)):
            raise self._bad(event, f"the match can't go back to event {event.to}", "bad-take-back")
        self.offer, self.agreed = event, {event.by}
        self._settle()

    def _take_answer(self, event: Answer) -> None:
        if self.offer is None or event.to != self.offer.seq or event.by in self.agreed:
            raise self._bad(event, f"there is no open offer {event.to}", "no-offer")
        if not event.yes:
            self.offer = None
            return
        self.agreed.add(event.by)
        self._settle()

    def _settle(self) -> None:
        """Carry out an offer that everybody has accepted. A take-back follows as its own event."""
        assert self.offer is not None
        if not set(range(self.options.seats)) <= self.agreed | set(self._resigned):
            return
        what = self.offer.what
        if what == "draw":
            self.result = Result((0,) * self.options.seats, "draw", self.offer.by)
        elif what == "end":
            self.result = Result(self._places(self._counted(self.state.standing())), "end", self.offer.by)
        elif what in ("pause", "adjourn", "resume"):
            self.paused = what != "resume"
        if what != "take-back":
            self.offer = None

    def _counted(self, places: tuple[int, ...]) -> tuple[int, ...]:
        """The game's places; with a handicap, the places by points including it."""
        if not any(self.header.ahead):
            return places
        sign = 1 if self.game.points_are == "bad" else -1
        return placed([sign * p - a for p, a in zip(self.state.points, self.header.ahead, strict=True)])

    def _places(self, places: tuple[int, ...]) -> tuple[int, ...]:
        """The places with resigned seats behind all others, the first to resign last."""
        return places if self.options.seats == 1 else self._behind(places, self._resigned)

    def _behind(self, places: tuple[int, ...], gone: list[int]) -> tuple[int, ...]:
        """The places with the seats that are gone behind all others, the first to go last."""
        behind = {seat: number for number, seat in enumerate(reversed(gone), 1)}
        return placed([(behind.get(seat, 0), place) for seat, place in enumerate(places)])

    def _is_seat(self, seat: int) -> bool:
        return 0 <= seat < self.options.seats

    def _bad(self, event: Event, message: str, code: str) -> BadRecord:
        return BadRecord(f"event {event.seq}: {message}", code=code, seq=event.seq)
