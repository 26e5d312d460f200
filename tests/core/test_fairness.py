"""Chance: fair, the same for ever, and not to be had from the published hash."""

import hashlib
import hmac
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.core.fairness import Fortune, commitment, fits, new_seed, seed_from, seed_from_hex


def test_an_outcome_is_hmac_of_seed_over_match_nonces_and_seq() -> None:
    """Worked out here a second time from the description, with the standard library alone."""
    seed, match, nonces, seq = bytes(range(32)), "m1", ["aa", "b"], 7
    message = b"".join(len(part).to_bytes(4, "big") + part for part in (b"m1", b"aa", b"b", b"7"))
    key = hmac.new(seed, message, hashlib.sha256).digest()
    first = hmac.new(key, bytes(8), hashlib.sha256).digest()
    fortune = Fortune(seed, match, nonces, seq)
    assert [fortune.randrange(256) for _ in range(8)] == list(first[:8])


def test_known_outcomes_stay_for_ever() -> None:
    fortune = Fortune(seed_from("golden"), "match", ["nonce"], 1)
    assert [fortune.randrange(6) + 1 for _ in range(12)] == GOLDEN


GOLDEN = [2, 1, 4, 2, 4, 5, 1, 6, 4, 3, 6, 5]


@given(st.binary(min_size=32, max_size=32), st.integers(1, 10**12))
def test_a_draw_is_in_range(seed: bytes, n: int) -> None:
    fortune = Fortune(seed, "m", [], 1)
    assert all(0 <= fortune.randrange(n) < n for _ in range(5))


def test_each_face_is_as_likely() -> None:
    fortune = Fortune(seed_from(1), "m", [], 1)
    counts = Counter(fortune.randrange(6) for _ in range(60_000))
    # chi-square with 5 degrees of freedom: beyond 20.5 once in a thousand, and the seed is fixed
    assert sum((counts[face] - 10_000) ** 2 / 10_000 for face in range(6)) < 20.5


def test_match_nonces_and_seq_all_matter_and_do_not_run_together() -> None:
    seed = seed_from(2)
    streams = {
        tuple(Fortune(seed, match, nonces, seq).randrange(2**32) for _ in range(4))
        for match, nonces, seq in [
            ("m", ["ab"], 1),
            ("m", ["a", "b"], 1),
            ("m", ["ab"], 2),
            ("n", ["ab"], 1),
            ("ma", ["b"], 1),
            ("m", ["ab", ""], 1),
        ]
    }
    assert len(streams) == 6


def test_outcomes_do_not_follow_from_the_published_hash() -> None:
    """Whoever knows all that is public (hash, match, nonces, seq) and tries the hash as key is wrong."""
    right = 0
    for number in range(300):
        seed = seed_from(f"secret {number}")
        public = commitment(seed)
        true = Fortune(seed, "m", ["n"], 1).randrange(6)
        guesses = [bytes.fromhex(public), public.encode(), hashlib.sha256(bytes.fromhex(public)).digest()]
        right += sum(Fortune(guess, "m", ["n"], 1).randrange(6) == true for guess in guesses)
    assert 90 <= right <= 210  # 900 guesses at one in six: 150 ± 60 is more than five sigma


def test_two_seeds_with_the_same_public_parts_differ() -> None:
    drawn = {Fortune(seed_from(n), "m", [], 1).randrange(2**64) for n in range(100)}
    assert len(drawn) == 100


def test_commitment_fits_only_its_seed() -> None:
    seed = new_seed()
    assert fits(seed, commitment(seed))
    assert not fits(new_seed(), commitment(seed))
    assert not fits(seed[:31], commitment(seed[:31]))


def test_a_seed_reads_back_from_hex() -> None:
    seed = new_seed()
    assert seed_from_hex(seed.hex()) == seed
    assert seed_from_hex("rubbish") == b"" == seed_from_hex(None)


@pytest.mark.parametrize("n", [0, -1])
def test_nothing_to_draw_from_is_an_error(n: int) -> None:
    with pytest.raises(ValueError, match="at least 1"):
        Fortune(bytes(32), "m", [], 1).randrange(n)


def test_the_key_of_one_event_gives_its_chance_again_and_no_other() -> None:
    fortune = Fortune(seed_from(1), "m", ["a"], 7)
    drawn = [fortune.randrange(n) for n in (6, 100, 10**12)]
    again = Fortune.of_key(Fortune(seed_from(1), "m", ["a"], 7).key)
    assert [again.randrange(n) for n in (6, 100, 10**12)] == drawn
    assert Fortune(seed_from(1), "m", ["a"], 8).key != again.key
