"""List the games with their seats and options."""

from __future__ import annotations

import msgspec

import parlour
from parlour.locales.naming import game_named

from . import Parser, game_options
from .output import print_json


def run(parser: Parser, words: list[str]) -> int:
    parser.add_argument("--json", action="store_true", help="print JSON")
    given = parser.parse_args(words)
    if given.json:
        print_json(
            [
                {
                    "key": game.key,
                    "name": game.name,
                    "rules_version": game.rules_version,
                    "seats": game.seats_for({}),
                    "options": [msgspec.to_builtins(option) for option in game.described().values()],
                }
                for game in parlour.games()
            ]
        )
        return 0
    for game in parlour.games():
        print(f"{game.key}: {game_named(game.key, parser.say)}")
        print("\n".join(game_options.described(game, parser.say)))
    return 0
