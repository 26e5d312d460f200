"""The games that can be played here, with their seats, options and robots."""

from __future__ import annotations

import logging
from functools import lru_cache
from typing import Any

import msgspec

from parlour.bots import create, names
from parlour.core.errors import BadOption
from parlour.core.game import Game
from parlour.core.missing import is_missing
from parlour.core.registry import GAMES
from parlour.table.messages.match import GameShown, OptionShown, RobotShown

log = logging.getLogger("parlour.games")


def games_shown() -> tuple[GameShown, ...]:
    """All games that can be loaded."""
    return tuple(shown for key in GAMES if (shown := _shown(key)) is not None)


def _playable(game: Game[Any], option: str, value: object) -> bool:
    """Whether the part is installed that matches with this value of an option need."""
    fewest, _ = game.seats_for({option: value})
    try:
        part = game.part(game.options(fewest, **{option: value}))
    except BadOption:
        return True  # it is only allowed together with another option
    return part is None or not is_missing(part)


@lru_cache(maxsize=256)
def _shown(key: str) -> GameShown | None:
    try:
        game = GAMES.get(key)
    except ImportError:
        log.warning("the game %s can't be loaded and is left out", key, exc_info=True)
        return None
    plain = msgspec.to_builtins(game.options(None, **game.hosted))
    robots = [(name, create(name, key)) for name in names(key)]
    return GameShown(
        key=game.key,
        name=game.name,
        rules=game.rules_version,
        seats=game.seats_for({}),
        options=tuple(
            OptionShown(
                name=option.name,
                kind=option.kind,  # type: ignore[arg-type]
                default=plain.get(option.name),
                values=tuple(v for v in option.values if _playable(game, option.name, v)),
                low=option.low,
                high=option.high,
                optional=option.optional,
                about=option.about,
                seats={
                    str(value): seats
                    for value in option.values
                    if (seats := game.seats_for({option.name: value})) != game.seats_for({})
                },
            )
            for option in game.described().values()
        ),
        robots=tuple(
            RobotShown(name=name, thinks=bot.thinks) for name, bot in robots if bot.serves(key, plain)
        ),
    )
