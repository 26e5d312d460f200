"""What a person's message does to a match: whose seats it is for, whether it comes in turn, what follows."""

from __future__ import annotations

from .draft import Draft
from .live import LiveMatch
from .messages.socket import AnswerGiven, Given, LeaveGiven, OfferGiven, ResignGiven
from .outcomes import Outcomes
from .refusal import Refusal


def own_seats(live: LiveMatch, person: str, seat: int | None) -> tuple[int, ...]:
    """The seats the person acts for: the given one, or all their own."""
    seats = live.seats_of(person)
    if not seats:
        raise Refusal("you have no seat at this match", "wrong-seat", 403)
    if seat is None:
        return seats
    if seat not in seats:
        raise Refusal(f"seat {seat} is not yours; yours: {', '.join(map(str, seats))}", "wrong-seat", 403)
    return (seat,)


def check_next(live: LiveMatch, seq: int) -> None:
    """Raise a Refusal unless an act or throw as event `seq` is the next thing that can happen."""
    match = live.running
    if seq != match.next_seq:
        raise Refusal(f"the next event is {match.next_seq}, not {seq}", "stale-seq", next=match.next_seq)
    if match.paused:
        raise Refusal("the match is paused", "paused")


def acting_seat(live: LiveMatch, seats: tuple[int, ...]) -> int:
    """The seat among these whose turn it is; a Refusal if it is none of them."""
    actor = live.running.state.actor
    if not isinstance(actor, int) or actor not in seats:
        raise Refusal("it is not your turn", "not-your-turn")
    return actor


def check_throw(live: LiveMatch, seats: tuple[int, ...]) -> None:
    """Raise a Refusal unless dice wait for one of these seats."""
    if live.throw is None:
        raise Refusal("there are no dice to throw now", "nothing-to-throw")
    if live.throw.seat not in seats:
        raise Refusal("it is not your turn", "not-your-turn")


def drafted(
    live: LiveMatch,
    given: Given,
    seats: tuple[int, ...],
    robot: str,
    at: int,
    outcomes: Outcomes | None = None,
) -> Draft:
    """What follows from resigning, offering, answering or leaving; `robot` takes over if one must."""
    draft = Draft(live, at, outcomes)
    match given:
        case ResignGiven():
            draft.resign(seats, robot)
        case OfferGiven(what=what, to=to):
            draft.offer(seats[0], what, to)
        case AnswerGiven(to=to, yes=yes):
            draft.answer(seats, to, yes)
        case LeaveGiven():
            draft.leave(seats, live.stored.terms.leaving, robot)
        case _:
            raise Refusal("this message is not allowed here", "bad-message", 422)
    return draft
