"""Verification: recompute every outcome of a finished match from its revealed seed."""

from __future__ import annotations

from msgspec import UNSET, Struct

from .errors import BadRecord
from .events import ChanceAnswer
from .fairness import fits, seed_from_hex
from .match import Match
from .record import Record


class Verdict(Struct, frozen=True):
    """The result of `verify`. `seq` is the first false event; `code` says what is wrong with it.

    `not_simulated` counts outcomes, such as throws of balls, that another engine simulated.
    """

    ok: bool
    outcomes: int
    not_simulated: int = 0
    seq: int | None = None
    code: str | None = None
    message: str = "every outcome follows from the seed"
    #: outcomes typed in from a real table, which can't be verified
    typed: int = 0


def verify(record: Record) -> Verdict:
    """Check that the record follows the rules and every outcome follows from its seed."""
    if record.header.by_hand:
        return _typed(record)
    if record.seed is None:
        return Verdict(ok=False, outcomes=0, code="no-seed", message="the seed is not revealed yet")
    seed = seed_from_hex(record.seed)
    if not fits(seed, record.header.commitment):
        return Verdict(
            ok=False, outcomes=0, code="bad-seed", message="the seed is not the one that was committed to"
        )
    outcomes = skipped = 0
    match = Match(record.header)
    for event in record.events:
        if isinstance(event, ChanceAnswer):
            before, fortune = match.state, match.fortune(seed)
        try:
            match.add(event)
        except BadRecord as error:
            return Verdict(
                ok=False,
                outcomes=outcomes,
                not_simulated=skipped,
                seq=event.seq,
                code=error.code,
                message=error.message,
            )
        if isinstance(event, ChanceAnswer):
            engine = record.header.engine if event.engine is UNSET else event.engine
            if before.simulated and engine != match.engine:
                skipped += 1
                continue
            due = str(before.sample(fortune))
            if due != event.act:
                return Verdict(
                    ok=False,
                    outcomes=outcomes,
                    not_simulated=skipped,
                    seq=event.seq,
                    code="false-outcome",
                    message=f"event {event.seq} says {event.act!r}; the seed gives {due!r}",
                )
            outcomes += 1
    return Verdict(ok=True, outcomes=outcomes, not_simulated=skipped)


def _typed(record: Record) -> Verdict:
    """Check that a record from a real table follows the rules; its outcomes can't be verified."""
    typed = sum(isinstance(event, ChanceAnswer) for event in record.events)
    try:
        Match.of(record)
    except BadRecord as error:
        return Verdict(ok=False, outcomes=0, typed=typed, code=error.code, message=error.message)
    message = "the record follows the rules; its outcomes were typed in from a real table"
    return Verdict(ok=True, outcomes=0, typed=typed, message=message)
