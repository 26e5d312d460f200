"""Play one match between robots and return its record."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import msgspec

from parlour.core.actor import CHANCE
from parlour.core.bot import Bot, Budget
from parlour.core.errors import BadOption
from parlour.core.events import Act
from parlour.core.fairness import SEED_BYTES, commitment, new_seed, seed_from
from parlour.core.game import Game
from parlour.core.match import Match
from parlour.core.record import Header, Player, Record
from parlour.core.registry import GAMES

from . import create


def play(
    game: Game[Any] | str,
    bots: Sequence[Bot | str] | None = None,
    seed: int | str | bytes | None = None,
    budget: Budget | None = None,
    *,
    seats: int | None = None,
    **options: Any,
) -> Record:
    """One match between robots (default: all random). The same seed gives the same record."""
    game = GAMES.get(game) if isinstance(game, str) else game
    secret = _secret(seed)
    chosen = game.options(len(bots) if seats is None and bots is not None else seats, **options)
    given = bots if bots is not None else ["random"] * chosen.seats
    seated = [create(bot, game.key) if isinstance(bot, str) else bot for bot in given]
    if len(seated) != chosen.seats:
        raise BadOption(
            f"there are {len(seated)} robots for {chosen.seats} seats; give one robot per seat",
            code="bad-seats",
        )
    plain = msgspec.to_builtins(chosen)
    match = Match(
        Header(
            game=game.key,
            rules=game.rules_version,
            options=plain,
            players=tuple(Player(bot.name) for bot in seated),
            match=commitment(secret)[:32],
            commitment=commitment(secret),
            engine=game.engine(chosen),
        )
    )
    # robots' random numbers must reveal nothing about the match's
    minds = [random.Random(seed_from(f"{secret.hex()} robot {seat}")) for seat in range(chosen.seats)]
    for seat, bot in enumerate(seated):
        bot.start(game.key, plain, seat)
    while (actor := match.state.actor) is not None:
        if actor is CHANCE:
            answer = match.state.sample(match.fortune(secret))
            match.add(match.answer(answer, match.next_seq))
        else:
            action = seated[actor].choose(match.state.view(actor), budget or Budget(), minds[actor])
            match.add(Act(seq=match.next_seq, by=actor, act=str(action)))
    for bot in seated:
        bot.close()
    return match.record(secret)


def _secret(seed: int | str | bytes | None) -> bytes:
    if seed is None:
        return new_seed()
    if isinstance(seed, bytes) and len(seed) == SEED_BYTES:
        return seed
    return seed_from(seed.hex() if isinstance(seed, bytes) else seed)
