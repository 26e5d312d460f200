"""Provably fair randomness: commit to a secret seed, derive every outcome from it, reveal it, verify.

Before a match the SHA-256 of a secret 32-byte seed is published. The outcome at event `seq` comes from
HMAC-SHA256 keyed with the *seed* (never with its hash, so nobody can compute an outcome from what is
published) over the match, the players' nonces and the seq. When the match is over the seed is revealed and
anybody can derive every outcome again.

In fairness version 2 the players commit to their nonces too, and no nonce is revealed before all seats are
sealed. So nobody, not even a server that plays, can choose a nonce that suits them. Version 1 had no such
commitments; local matches still use it, since nobody is there to commit to. docs/reference/fairness.md
specifies every byte.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from typing import Self

SEED_BYTES = 32
#: the versions of fairness, as a record's header names them
LOCAL_FAIRNESS, SEALED_FAIRNESS = 1, 2
#: a nonce that somebody could guess would hide nothing behind its commitment
SHORTEST_NONCE, LONGEST_NONCE = 16, 64


def new_seed() -> bytes:
    """A fresh secret seed."""
    return secrets.token_bytes(SEED_BYTES)


def seed_from(value: int | str) -> bytes:
    """A seed from a number or text, for reproducible matches where nothing is at stake."""
    return hashlib.sha256(f"parlour seed {value}".encode()).digest()


def seed_from_hex(text: str | None) -> bytes:
    """A revealed seed from its hex text; empty if the text is not valid, so that it fits no commitment."""
    try:
        return bytes.fromhex(text or "")
    except ValueError:
        return b""


def commitment(seed: bytes) -> str:
    """The seed's SHA-256 in hex, published before the match."""
    return hashlib.sha256(seed).hexdigest()


def fits(seed: bytes, published: str) -> bool:
    """Whether a revealed seed is the one that was committed to."""
    return len(seed) == SEED_BYTES and hmac.compare_digest(commitment(seed), published)


def new_nonce() -> str:
    """A fresh nonce for one match: 32 random bytes in hex."""
    return secrets.token_hex(32)


def nonce_commitment(match: str, nonce: str) -> str:
    """What a player shows of their nonce before all seats are sealed; good for this match only."""
    return hashlib.sha256(_parts("parlour nonce 2", match, nonce)).hexdigest()


def seal(match: str, commitment: str, committed: Sequence[str], beacon: int | None = None) -> str:
    """One hash of all that is fixed before the first reveal: the seed's commitment, the seats', the beacon's
    round. A player who writes it down can prove later that none of them was exchanged."""
    return hashlib.sha256(
        _parts(
            "parlour seal 2",
            match,
            commitment,
            str(len(committed)),
            *committed,
            str(beacon or ""),
        )
    ).hexdigest()


class Fortune:
    """The random numbers of one event: uniform whole numbers, the same in every version of Python."""

    def __init__(self, seed: bytes, match: str, nonces: Sequence[str], seq: int) -> None:
        #: determines this event's random numbers, and reveals nothing about other events
        self.key = hmac.digest(seed, _parts(match, *nonces, str(seq)), "sha256")
        self._block = 0
        self._bytes = b""

    @classmethod
    def sealed(cls, seed: bytes, match: str, nonces: Sequence[str], beacon: str, seq: int) -> Self:
        """The random numbers of one event by fairness version 2."""
        message = _parts("parlour fairness 2", match, beacon, str(len(nonces)), *nonces, str(seq))
        return cls.of_key(hmac.digest(seed, message, "sha256"))

    @classmethod
    def of_key(cls, key: bytes) -> Self:
        """The random numbers of one event from its key, to simulate it in another process."""
        fortune = cls.__new__(cls)
        fortune.key, fortune._block, fortune._bytes = key, 0, b""
        return fortune

    def randrange(self, n: int, /) -> int:
        """A uniform whole number from 0 to n - 1, by rejection sampling."""
        if n < 1:
            raise ValueError(f"n is {n}; randrange needs at least 1")
        bits = (n - 1).bit_length()
        while True:
            drawn = int.from_bytes(self._take((bits + 7) // 8), "big") & ((1 << bits) - 1)
            if drawn < n:
                return drawn

    def _take(self, count: int) -> bytes:
        while len(self._bytes) < count:
            self._bytes += hmac.digest(self.key, self._block.to_bytes(8, "big"), "sha256")
            self._block += 1
        taken, self._bytes = self._bytes[:count], self._bytes[count:]
        return taken


def _parts(*parts: str) -> bytes:
    """Texts, each prefixed by its length in bytes, so that different values never look the same."""
    return b"".join(len(part).to_bytes(4, "big") + part for part in (text.encode() for text in parts))
