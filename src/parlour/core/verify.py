"""Verification: recompute every outcome of a finished match from its revealed seed and nonces."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import UNSET, Struct
from msgspec.structs import replace

from .errors import BadRecord
from .events import ChanceAnswer
from .fairness import LOCAL_FAIRNESS, fits, nonce_commitment, seed_from_hex
from .match import Match
from .record import Header, Record


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
    #: the seat whose nonce is wrong or missing
    seat: int | None = None
    #: how many values that somebody wrote down the record was compared with; 0: only with itself
    written: int = 0
    fairness: int = LOCAL_FAIRNESS


def verify(
    record: Record,
    *,
    commitments: Sequence[str] = (),
    nonces: Sequence[str] = (),
    beacon: Mapping[int, str] | None = None,
) -> Verdict:
    """Check that the record follows the rules and every outcome follows from its seed and nonces.

    `commitments` (the server's, a seat's or the seal) and `nonces` are what somebody wrote down when they
    played: each must be in the record. `beacon` has the values of a beacon's rounds, from its own source.
    """
    header = record.header
    wrong = (
        _not_written_down(header, commitments, nonces) or _false_seed(record) or _false_beacon(header, beacon)
    )
    if header.by_hand and (wrong is None or wrong.code in ("no-seed", "bad-seed")):
        found = _typed(record)
    else:
        found = wrong or _false_nonce(header) or _outcomes(record)
    written = len(commitments) + len(nonces) + (beacon is not None and header.beacon is not None)
    return replace(found, written=written, fairness=header.fairness)


def _not_written_down(header: Header, commitments: Sequence[str], nonces: Sequence[str]) -> Verdict | None:
    """What somebody wrote down, but the record hasn't."""
    known = {header.commitment, header.seal, *(player.commitment for player in header.players)} - {""}
    for commitment in commitments:
        if commitment.strip().lower() not in known:
            return _false("other-commitment", f"the record has no commitment {commitment[:64]!r}")
    for nonce in nonces:
        if nonce.strip() not in {player.nonce for player in header.players} - {""}:
            return _false("other-nonce", f"no seat of the record has the nonce {nonce[:64]!r}")
    return None


def _false_seed(record: Record) -> Verdict | None:
    if record.seed is None:
        return _false("no-seed", "the seed is not revealed yet")
    if not fits(seed_from_hex(record.seed), record.header.commitment):
        return _false("bad-seed", "the seed is not the one that was committed to")
    return None


def _false_beacon(header: Header, beacon: Mapping[int, str] | None) -> Verdict | None:
    if beacon is None or header.beacon is None:
        return None
    if beacon.get(header.beacon.round) != header.beacon.randomness:
        return _false(
            "bad-beacon", f"round {header.beacon.round} of the beacon has another value, or is missing"
        )
    return None


def _false_nonce(header: Header) -> Verdict | None:
    """The first seat whose nonce is missing, or isn't the one it committed to."""
    if header.fairness == LOCAL_FAIRNESS:
        return None
    for seat, player in enumerate(header.players):
        if player.commitment and not player.nonce:
            message = f"seat {seat} did not reveal its nonce, so the match ended without a result"
            return _false("withheld", message, seat)
        if player.nonce and nonce_commitment(header.match, player.nonce) != player.commitment:
            return _false("bad-nonce", f"the nonce of seat {seat} is not the one it committed to", seat)
    return None


def _outcomes(record: Record) -> Verdict:
    seed = seed_from_hex(record.seed)
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


def _false(code: str, message: str, seat: int | None = None) -> Verdict:
    return Verdict(ok=False, outcomes=0, code=code, message=message, seat=seat)
