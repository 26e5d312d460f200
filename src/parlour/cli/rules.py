"""Read the rules of a game."""

from __future__ import annotations

from importlib.resources import files

import parlour
from parlour.core.errors import BadOption

from . import Parser
from .output import print_json


def run(parser: Parser, words: list[str]) -> int:
    parser.add_argument("game", help="which game: parlour games lists them")
    parser.add_argument("--lang", default="en", help="the language (default en)")
    parser.add_argument("--json", action="store_true", help="print JSON")
    given = parser.parse_args(words)
    game = parlour.game(given.game)
    text = _text(game.key, given.lang)
    if given.json:
        print_json({"game": game.key, "lang": given.lang, "rules": text})
    else:
        print(text, end="")
    return 0


def _text(key: str, lang: str) -> str:
    locales = files("parlour") / "locales"
    known = sorted(entry.name for entry in locales.iterdir() if (entry / "rules").is_dir())
    if lang not in known:
        raise BadOption(f"there are no rules in {lang!r}; languages are: {', '.join(known)}", option="lang")
    page = locales / lang / "rules" / f"{key}.md"
    if not page.is_file():
        raise BadOption(f"there are no rules of {key} in {lang!r} yet", option="game")
    return page.read_text("utf-8")
