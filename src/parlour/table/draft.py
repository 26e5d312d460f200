"""A draft: events that would follow on a match, tried on a copy before they are written."""

from __future__ import annotations

from contextlib import suppress

from msgspec.structs import replace

from parlour.core.errors import BadNotation
from parlour.core.events import Act, Answer, Event, Flag, Offer, Resign, Seat, TakeBack
from parlour.core.match import Match
from parlour.core.state import State
from parlour.table.outcomes import Outcomes

from .live import LiveMatch
from .refusal import Refusal
from .stored import Chair

#: what a robot agrees to; it plays for a result, so it never agrees to a draw or an early end
_ROBOTS_AGREE = frozenset({"take-back", "pause", "resume", "adjourn"})


class Draft:
    """Events that a person's wish brings about, with everything that follows from them at once."""

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
        """The seats give up. Where the others play on, a robot acts for the seat."""
        for seat in seats:
            if seat not in self.match.resigned and not self.over:
                self._put(Resign(seq=self.match.next_seq, at=self._at, by=seat))
        if not self.events:
            raise Refusal("you have resigned already", "has-resigned")
        if not self.over:
            for seat in seats:
                self._chair(seat).robot = robot
        self._finish()

    def offer(self, seat: int, what: str, to: int | None) -> None:
        """The seat proposes something; robots and the same person's other seats answer at once."""
        if self.match.paused and what != "resume":
            raise Refusal("the match is paused", "paused")
        if what == "take-back" and to is None:
            raise Refusal("name the event to return to", "bad-take-back", 422)
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
            raise Refusal("there is no such offer to answer", "no-offer")
        self._finish()

    def flag(self, seat: int, rule: str, robot: str) -> None:
        """The seat's clock ran out: it passes where the game has a pass, else it has left the table."""
        self._put(Flag(seq=self.match.next_seq, at=self._at, by="host", seat=seat))
        if (idle := idle_act(self.match.state)) is not None:
            self._put(Act(seq=self.match.next_seq, at=self._at, by=seat, act=idle))
            self._finish()
        else:
            self.leave((seat,), rule, robot)

    def come_back(self, seats: tuple[int, ...], name: str) -> None:
        """Somebody who had left takes the seats again."""
        for seat in seats:
            put = Seat(seq=self.match.next_seq, at=self._at, by=seat, seat=seat, what="joined", name=name)
            self._put(put)
            chair = self._chair(seat)
            chair.left, chair.robot, chair.name = False, None, name
        self._finish()

    def leave(self, seats: tuple[int, ...], rule: str, robot: str) -> None:
        """The seats are left; by the rule a robot goes on, or they pass, or they lose."""
        for seat in seats:
            chair = self._chair(seat)
            self._put(
                Seat(seq=self.match.next_seq, at=self._at, by=seat, seat=seat, what="left", name=chair.name)
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
        self._finish()

    def _answer(self, seat: int, to: int, yes: bool) -> None:
        self._put(Answer(seq=self.match.next_seq, at=self._at, by=seat, to=to, yes=yes))

    def _finish(self) -> None:
        """A take-back that all agreed to is carried out; chance answers where it is to act."""
        offer = self.match.offer
        if offer is not None and offer.what == "take-back" and offer.to is not None and self._all_agree():
            self._put(TakeBack(seq=self.match.next_seq, at=self._at, by="host", to=offer.to))
        if not self.over:
            seq = self.match.next_seq
            for answer, _ in self._live.chance_after(self.match.state, seq, self._at, self._outcomes):
                self._put(answer)

    def _all_agree(self) -> bool:
        return set(range(len(self._live.chairs))) <= self.match.agreed | set(self.match.resigned)

    def _chair(self, seat: int) -> Chair:
        """The seat's chair, copied for change."""
        for chair in self.chairs:
            if chair.seat == seat:
                return chair
        twin = replace(self._live.chairs[seat])
        self.chairs.append(twin)
        return twin

    def _put(self, event: Event) -> None:
        self.match.add(event)
        self.events.append(event)


#: what is played for whoever does nothing: the turn passes, and what was announced stands
_IDLE = ("pass", "accept")


def idle_act(state: State) -> str | None:
    """What is played for a seat that does nothing, where this game has such an act and it may be played."""
    for text in _IDLE:
        with suppress(BadNotation):
            if state.accepts(state.game.action(text)) is None:
                return text
    return None


#: stands in a chair's `robot` where the seat passes whenever it may
PASSING = "pass"
