"""Matches by fairness version 2, played without a server: commit, reveal, play.

`python -m tests.core.sealing` writes some of them for the page's tests.
"""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

import parlour
from parlour.core.actor import CHANCE
from parlour.core.events import Act
from parlour.core.fairness import commitment, nonce_commitment, seed_from
from parlour.core.match import Match
from parlour.core.record import BeaconRound, Header, Player, Record

NONCES = ("anna's nonce, 32 characters long", "ben's nonce, also 32 letters long")
MATCH = "00112233445566778899aabbccddeeff"


def header_of(
    game: str,
    seed: bytes,
    nonces: Sequence[str] = NONCES,
    beacon: BeaconRound | None = None,
    committed: Sequence[str] | None = None,
    **options: Any,
) -> Header:
    """The header of a sealed match; `committed` are other commitments than those of the nonces."""
    rules = parlour.game(game)
    chosen = rules.options(len(nonces), **options)
    shown = committed or [nonce and nonce_commitment(MATCH, nonce) for nonce in nonces]
    return Header(
        game=game,
        rules=rules.rules_version,
        options=msgspec.to_builtins(chosen),
        players=tuple(Player(f"seat {n}", nonce, shown[n]) for n, nonce in enumerate(nonces)),
        match=MATCH,
        commitment=commitment(seed),
        engine=rules.engine(chosen),
        fairness=2,
        beacon=beacon,
    )


def played(header: Header, seed: bytes, most: int = 10_000) -> Record:
    """A record of this match, with random moves; complete, or cut after `most` events."""
    match = Match(header)
    rng = random.Random(7)
    while (actor := match.state.actor) is not None and len(match.events) < most:
        if actor is CHANCE:
            answer = match.state.sample(match.fortune(seed))
            match.add(match.answer(answer, match.next_seq))
        else:
            action = match.game.some_action(match.state.view(actor), rng)
            match.add(Act(seq=match.next_seq, by=actor, act=str(action)))
    return Record(header=header, events=tuple(match.events), seed=seed.hex())


def sealed(game: str, number: int = 1, nonces: Sequence[str] = NONCES, **options: Any) -> Record:
    """A whole honest match."""
    seed = seed_from(number)
    return played(header_of(game, seed, nonces, **options), seed)


def for_the_page() -> dict[str, Any]:
    """A record of each game, and of the ways to draw in it."""
    beacon = BeaconRound("quicknet", 4711, "6f" * 32)
    records = {
        "shut-the-box": sealed("shut-the-box"),
        "shut-the-box, one die": sealed("shut-the-box", dice="one-when-six", flaps=9),
        "chikugo": sealed("chikugo"),
        "take-it": sealed("take-it", beacon=beacon),
        "take-it, rarely a miss": sealed("take-it", miss="1/300", smart_calculators=True),
        "abaku": sealed("abaku"),
        "abaku, lots": sealed("abaku", first="draw", sets=2),
        "abaku, alone": sealed("abaku", nonces=NONCES[:1], mode="solo"),
        "abaku, a deal": sealed("abaku", nonces=NONCES[:1], mode="cover", deal="2026-11-17"),
        "abaku, a magic square": sealed("abaku", nonces=NONCES[:1], mode="magic", level="easy"),
        "kryds-bolle": sealed("kryds-bolle"),
        "kryds-bolle, lots": sealed("kryds-bolle", first="lots"),
        "local": parlour.play("shut-the-box", seed=5),
    }
    return {name: json.loads(record.json()) for name, record in records.items()}


if __name__ == "__main__":
    target = Path(__file__).parents[2] / "web/tests/sealed.json"
    target.write_text(json.dumps(for_the_page(), separators=(",", ":")) + "\n", "utf-8")
