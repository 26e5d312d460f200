"""Fairness version 2: seed and nonces are committed to before any nonce is revealed."""

from __future__ import annotations

import hashlib
import hmac
import json
from pathlib import Path

import pytest
from msgspec.structs import replace

import parlour
from parlour.core.beacon import rounds_in
from parlour.core.errors import BadNotation, BadOption
from parlour.core.events import ChanceAnswer
from parlour.core.fairness import (
    Fortune,
    new_nonce,
    nonce_commitment,
    seal,
    seed_from,
)
from parlour.core.record import BeaconRound, Record

from .sealing import NONCES, for_the_page, header_of, played, sealed

GAMES = ("shut-the-box", "chikugo", "take-it", "abaku", "kryds-bolle")


def parts(*texts: str) -> bytes:
    """The layout of the specification, written anew."""
    return b"".join(len(t.encode()).to_bytes(4, "big") + t.encode() for t in texts)


def test_the_layout_is_the_specified_one() -> None:
    seed = bytes(range(32))
    message = parts("parlour fairness 2", "m1", "be", "2", "aa", "", "7")
    assert Fortune.sealed(seed, "m1", ["aa", ""], "be", 7).key == hmac.digest(seed, message, "sha256")
    assert nonce_commitment("m1", "aa") == hashlib.sha256(parts("parlour nonce 2", "m1", "aa")).hexdigest()
    sealing = parts("parlour seal 2", "m1", "c", "2", "x", "", "9")
    assert seal("m1", "c", ["x", ""], 9) == hashlib.sha256(sealing).hexdigest()


def test_everything_that_was_sealed_matters() -> None:
    seals = {
        seal("m1", "c", ["x", "y"]),
        seal("m2", "c", ["x", "y"]),
        seal("m1", "d", ["x", "y"]),
        seal("m1", "c", ["xy", ""]),
        seal("m1", "c", ["y", "x"]),
        seal("m1", "c", ["x", "y"], 1),
    }
    assert len(seals) == 6
    seed = seed_from(1)
    keys = {
        Fortune.sealed(seed, "m", ["a", "b"], "", 1).key,
        Fortune.sealed(seed, "m", ["a", "b"], "", 2).key,
        Fortune.sealed(seed, "m", ["ab", ""], "", 1).key,
        Fortune.sealed(seed, "m", ["a", "b"], "b", 1).key,
        Fortune(seed, "m", ["a", "b"], 1).key,
    }
    assert len(keys) == 5


def test_a_nonce_cannot_be_guessed() -> None:
    assert len({new_nonce() for _ in range(100)}) == 100
    assert len(bytes.fromhex(new_nonce())) == 32


@pytest.mark.parametrize("game", GAMES)
def test_an_honest_match_is_proved(game: str) -> None:
    record = sealed(game)
    verdict = parlour.verify(record)
    assert verdict.ok, verdict.message
    assert (verdict.fairness, verdict.written) == (2, 0)
    against = parlour.verify(
        record, commitments=[record.header.commitment, record.header.seal], nonces=[NONCES[0]]
    )
    assert (against.ok, against.written) == (True, 3)


@pytest.mark.parametrize("game", GAMES)
def test_a_record_is_read_back_exactly(game: str) -> None:
    beacon = BeaconRound("quicknet", 7, "ab" * 32)
    seed = seed_from(2)
    record = played(header_of(game, seed, beacon=beacon), seed)
    assert Record.from_text(record.text()) == record
    assert Record.from_json(record.json()) == record
    assert "fairness: 2" in record.text()
    assert "committed: 1 " in record.text()


def test_a_player_without_a_nonce_is_no_obstacle() -> None:
    assert parlour.verify(sealed("shut-the-box", nonces=(NONCES[0], ""))).ok


def test_a_version_of_later_is_refused() -> None:
    record = sealed("shut-the-box")
    with pytest.raises(BadNotation, match="fairness version 3"):
        Record.from_json(replace(record, header=replace(record.header, fairness=3)).json())


def test_a_commitment_of_nobody_is_refused() -> None:
    text = sealed("shut-the-box").text().replace("committed: 1 ", "committed: 2 ")
    with pytest.raises(BadNotation, match="isn't there"):
        Record.from_text(text)


# --- what a dishonest operator could try ---


def test_a_swapped_seed_is_found() -> None:
    record = sealed("shut-the-box")
    assert parlour.verify(replace(record, seed=seed_from(9).hex())).code == "bad-seed"
    # with the commitment changed as well, the record agrees with itself, but not with what was shown
    other = seed_from(9)
    swapped = played(header_of("shut-the-box", other), other)
    assert parlour.verify(swapped).ok
    verdict = parlour.verify(swapped, commitments=[record.header.commitment])
    assert (verdict.ok, verdict.code) == (False, "other-commitment")


def test_a_lying_record_is_found() -> None:
    record = sealed("shut-the-box")
    first = next(event for event in record.events if isinstance(event, ChanceAnswer))
    other = "1+1" if first.act != "1+1" else "1+2"
    events = tuple(replace(e, act=other) if e is first else e for e in record.events[: first.seq])
    assert parlour.verify(replace(record, events=events)).code == "false-outcome"


def test_a_nonce_that_nobody_committed_to_is_found() -> None:
    seed = seed_from(1)
    honest = header_of("shut-the-box", seed)
    shown = [player.commitment for player in honest.players]
    ground = header_of(
        "shut-the-box", seed, (NONCES[0], "another nonce, tried until it suits"), committed=shown
    )
    verdict = parlour.verify(played(ground, seed))
    assert (verdict.ok, verdict.code, verdict.seat) == (False, "bad-nonce", 1)
    alone = header_of("shut-the-box", seed, committed=[shown[0], ""])
    assert parlour.verify(played(alone, seed)).code == "bad-nonce"


def test_a_grinding_operator_is_found() -> None:
    """The operator plays seat 1, sees Anna's nonce, and tries his own until her first throw is 1 + 1."""
    seed = seed_from(1)
    honest = header_of("shut-the-box", seed)
    written_down = honest.seal
    for number in range(10_000):
        ground = header_of("shut-the-box", seed, (NONCES[0], f"nonce number {number:020}"))
        record = played(ground, seed, most=1)
        if record.events[0].act == "1+1":  # type: ignore[union-attr]
            break
    else:
        raise AssertionError("he should have found one")
    assert parlour.verify(record).ok, "by itself the record is consistent: that was the trouble"
    verdict = parlour.verify(record, commitments=[written_down], nonces=[NONCES[0]])
    assert (verdict.ok, verdict.code) == (False, "other-commitment")


def test_a_withheld_reveal_is_found() -> None:
    seed = seed_from(1)
    whole = header_of("shut-the-box", seed)
    players = (whole.players[0], replace(whole.players[1], nonce=""))
    void = Record(header=replace(whole, players=players), seed=seed.hex())
    verdict = parlour.verify(void)
    assert (verdict.ok, verdict.code, verdict.seat) == (False, "withheld", 1)
    # playing on without it is no way out
    assert parlour.verify(played(void.header, seed)).code == "withheld"


def test_a_nonce_of_somebody_else_is_found() -> None:
    verdict = parlour.verify(sealed("shut-the-box"), nonces=["mine was this one, I am sure"])
    assert (verdict.ok, verdict.code) == (False, "other-nonce")
    assert parlour.verify(sealed("shut-the-box"), nonces=[""]).code == "other-nonce"
    assert parlour.verify(sealed("shut-the-box", nonces=(NONCES[0], "")), commitments=[""]).code == (
        "other-commitment"
    )


# --- the beacon ---


def test_a_beacon_changes_the_outcomes_and_is_compared(tmp_path: Path) -> None:
    seed = seed_from(3)
    plain = played(header_of("shut-the-box", seed), seed)
    with_beacon = played(header_of("shut-the-box", seed, beacon=BeaconRound("q", 5, "ab" * 32)), seed)
    assert [e.act for e in plain.events] != [e.act for e in with_beacon.events]  # type: ignore[union-attr]
    file = tmp_path / "beacon"
    file.write_text(f'{{"round": 5, "randomness": "{"ab" * 32}", "signature": "…"}}\n{{"round": 6, "ran')
    rounds = rounds_in(file)
    assert rounds == {5: "ab" * 32}
    assert parlour.verify(with_beacon, beacon=rounds).ok
    assert parlour.verify(with_beacon, beacon={5: "cd" * 32}).code == "bad-beacon"
    assert parlour.verify(with_beacon, beacon={}).code == "bad-beacon"


@pytest.mark.parametrize(
    "line", ["nothing", '{"round": 0, "randomness": "' + "a" * 64 + '"}', '{"round": 1, "randomness": "xyz"}']
)
def test_a_file_that_is_no_beacons_is_refused(tmp_path: Path, line: str) -> None:
    file = tmp_path / "beacon"
    file.write_text(line + "\n")
    with pytest.raises(BadOption) as refused:
        rounds_in(file)
    assert refused.value.code == "bad-beacon-file"


def test_the_first_version_is_unchanged() -> None:
    """What 0.1 wrote: nonces in the clear, no version in the header."""
    record = parlour.play("shut-the-box", seed=3)
    assert record.header.fairness == 1
    assert "fairness" not in record.text()
    key = Fortune(seed_from(3), record.header.match, ["", ""], 1).key
    assert record.header.fortune(seed_from(3), 1).key == key


def test_the_page_is_tested_with_records_of_today() -> None:
    kept = json.loads((Path(__file__).parents[2] / "web/tests/sealed.json").read_text("utf-8"))
    assert kept == for_the_page(), "python -m tests.core.sealing"
