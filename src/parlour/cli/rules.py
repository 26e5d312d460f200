"""Read the rules of a game."""

from __future__ import annotations

import parlour
from parlour.locales.rules import language_of_rules, rules_for_terminal

from . import Parser
from .output import print_json


def run(parser: Parser, words: list[str]) -> int:
    parser.add_argument("game", help="which game: parlour games lists them")
    parser.add_argument("--json", action="store_true", help="print JSON")
    given = parser.parse_args(words)
    key = parlour.game(given.game).key
    text = rules_for_terminal(key, parser.say.lang)
    if given.json:
        print_json({"game": key, "lang": language_of_rules(key, parser.say.lang), "rules": text})
    else:
        print(text, end="")
    return 0
