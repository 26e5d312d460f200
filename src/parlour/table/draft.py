"""A draft: new events, tried on a copy of the match before they are written."""

from __future__ import annotations

from contextlib import suppress
from typing import Literal

from msgspec.structs import replace

from parlour.core.errors import BadNotation
from parlour.core.events import Act, Answer, Ended, Event, Flag, Offer, Resign, Seat, TakeBack
from parlour.core.match import Match
from parlour.core.state import State
from parlour.table.outcomes import Outcomes

from .live import LiveMatch
from .refusal import Refusal
from .stored import Chair

#: offers that a robot accepts; it never accepts a draw or an early end
_ROBOTS_AGREE = frozenset({"take-back", "pause", "resume", "adjourn"})


class Draft:
    """The events of a person's message, with everything that follows from them at once."""

    def __init__(self, live: LiveMatch, at: int, outcomes: Outcomes | None = None) -> None:
        self._live = live
        self._outcomes = outcomes
        self._at = at
        self.match: Match = live.running.copy()
        self.events: list[Event] = []
        #: the chairs that change with the events
        self.chairs: list[Chair] = []

    @property
    def over(self) -> bool:
        return self.match.result is not None

    def resign(self, seats: tuple[int, ...], robot: str) -> None:
        """The seats resign. If the others play on, a robot acts for the seats."""
        for seat in seats:
            if seat not in self.match.resigned and not self.over:
                self._put(Resign(seq=self.match.next_seq, at=self._at, by=seat))
        if not self.events:
            raise Refusal("you have already resigned", "has-resigned")
        self._play_for(seats, robot)
        self._end_without_people("resigned")
        self._finish()

    def offer(self, seat: int, what: str, to: int | None) -> None:
        """The seat makes an offer; robots and the same person's other seats answer at once."""
        if self.match.paused and what != "resume":
            raise Refusal("the match is paused; offer to resume it first", "paused")
        if what in ("pause", "adjourn") and not self._live.stored.terms.pauses:
            raise Refusal("the league allows no pauses; its rounds have an end", "no-pauses", 403)
        if what == "take-back" and to is None:
            raise Refusal("a take-back needs `to`, the event to go back to", "bad-take-back", 422)
        put = Offer(seq=self.match.next_seq, at=self._at, by=seat, what=what, to=to)  # type: ignore[arg-type]
        self._put(put)
        person = self._live.chairs[seat].person
        for chair in self._live.chairs:
            if self.match.offer is None or self.match.offer.seq != put.seq:
                break
            if chair.seat in self.match.agreed or chair.seat in self.match.resigned:
                continue
            if chair.robot is not None or (chair.person == person and not chair.left):
                self._answer(chair.seat, put.seq, chair.robot is None or what in _ROBOTS_AGREE)
        self._finish()

    def answer(self, seats: tuple[int, ...], to: int, yes: bool) -> None:
        """The seats answer the offer `to`."""
        for seat in seats:
            if seat not in self.match.agreed and (not self.events or self.match.offer is not None):
                self._answer(seat, to, yes)
        if not self.events:
            raise Refusal("this offer is not open any more", "no-offer")
        self._finish()

    def flag(self, seat: int, rule: str, robot: str) -> None:
        """The seat's clock ran out: it has lost, or by the rule `robot` a robot takes over."""
        flag = Flag(seq=self.match.next_seq, at=self._at, by="host", seat=seat)
        if rule == "robot":
            self._put(flag)
            self.leave((seat,), rule, robot)
            return
        self._put(replace(flag, out=True))
        self._play_for((seat,), robot)
        self._end_without_people("time")
        self._finish()

    def come_back(self, seats: tuple[int, ...], name: str) -> None:
        """A person who left takes their seats again."""
        for seat in seats:
            put = Seat(seq=self.match.next_seq, at=self._at, by=seat, seat=seat, what="joined", name=name)
            self._put(put)
            chair = self._chair(seat)
            chair.left, chair.robot, chair.name = False, None, name
        self._finish()

    def take_over(self, seat: int, person: str) -> None:
        """Another device plays on for a seat whose own is lost: same name, another person behind it."""
        chair = self._chair(seat)
        self._put(
            Seat(seq=self.match.next_seq, at=self._at, by=seat, seat=seat, what="joined", name=chair.name)
        )
        chair.person = person
        self._finish()

    def leave(
        self,
        seats: tuple[int, ...],
        rule: str,
        robot: str,
        by: int | Literal["host"] | None = None,
    ) -> None:
        """The person leaves the seats; by `rule` a robot takes over, or they pass, or they lose.

        `by` is somebody else who says so, if the person is away. If nobody stays, the match is over.
        """
        for seat in seats:
            chair = self._chair(seat)
            self._put(
                Seat(
                    seq=self.match.next_seq,
                    at=self._at,
                    by=seat if by is None else by,
                    seat=seat,
                    what="left",
                    name=chair.name,
                )
            )
            chair.left = True
            if rule == "forfeit" and not self.over and seat not in self.match.resigned:
                self._put(Resign(seq=self.match.next_seq, at=self._at, by=seat))
            if not self.over and rule == "robot":
                self._put(
                    Seat(
                        seq=self.match.next_seq,
                        at=self._at,
                        by="host",
                        seat=seat,
                        what="replaced",
                        name=robot,
                    )
                )
                chair.name = robot
            chair.robot = PASSING if rule == "pass" else robot
        begun = any(isinstance(event, Act) for event in self.match.events)
        self._end_without_people("left" if begun else "aborted")
        self._finish()

    def call_off(self) -> None:
        """End the match for everybody, without a winner."""
        self._put(Ended(seq=self.match.next_seq, at=self._at, why="aborted"))

    def _play_for(self, seats: tuple[int, ...], robot: str) -> None:
        """A robot acts for seats that are out while the others play on."""
        if not self.over:
            for seat in seats:
                self._chair(seat).robot = robot

    def _end_without_people(self, why: Literal["left", "resigned", "time", "aborted"]) -> None:
        """End the match if every person has left or is out: robots don't play on by themselves."""
        if not self.over and all(
            chair.kind != "person" or chair.left or chair.seat in self.match.resigned for chair in self._now()
        ):
            self._put(Ended(seq=self.match.next_seq, at=self._at, why=why))

    def _answer(self, seat: int, to: int, yes: bool) -> None:
        self._put(Answer(seq=self.match.next_seq, at=self._at, by=seat, to=to, yes=yes))

    def _finish(self) -> None:
        """Carry out a take-back that all accepted, then add chance events if chance is to act."""
        offer = self.match.offer
        if offer is not None and offer.what == "take-back" and offer.to is not None and self._all_agree():
            self._put(TakeBack(seq=self.match.next_seq, at=self._at, by="host", to=offer.to))
        if not self.over:
            seq = self.match.next_seq
            for answer, _ in self._live.chance_after(self.match.state, seq, self._at, self._outcomes):
                self._put(answer)

    def _all_agree(self) -> bool:
        return set(range(len(self._live.chairs))) <= self.match.agreed | set(self.match.resigned)

    def _now(self) -> list[Chair]:
        """All chairs, as they are after this."""
        changed = {chair.seat: chair for chair in self.chairs}
        return [changed.get(chair.seat, chair) for chair in self._live.chairs]

    def _chair(self, seat: int) -> Chair:
        """A copy of the seat's chair, to change."""
        for chair in self.chairs:
            if chair.seat == seat:
                return chair
        twin = replace(self._live.chairs[seat])
        self.chairs.append(twin)
        return twin

    def _put(self, event: Event) -> None:
        self.match.add(event)
        self.events.append(event)


def idle_act(state: State) -> str | None:
    """The act played for an idle seat; None if the game has none that is legal now."""
    for text in state.game.idle:
        with suppress(BadNotation):
            if state.accepts(state.game.action(text)) is None:
                return text
    return None


#: a chair's `robot` if its seat passes whenever it can
PASSING = "pass"
