"""Analyse a position: every legal action with its value, best first.

Options of the game are given like --placement free; parlour games lists them. The reference says what a
value means in each game.
"""

from __future__ import annotations

from typing import Any

import parlour
from parlour.analysis.plain import as_plain
from parlour.core.bot import Budget
from parlour.locales import Words
from parlour.terminal.drawing import table_drawn

from . import Parser, game_options
from .output import print_json
from .progress import Progress


def run(parser: Parser, words: list[str]) -> int:
    parser.add_argument("game", help="which game: parlour games lists them")
    parser.add_argument("position", help="the position as text, or - for standard input")
    parser.add_argument("--seconds", type=float, help="think at most this long")
    parser.add_argument("--goal", help="what to aim for, if a game has several goals")
    parser.add_argument("--json", action="store_true", help="print JSON")
    given, rest = parser.parse_known_args(words)
    if given.seconds is not None and not 0 < given.seconds <= 86_400:
        parser.refuse_number("seconds", 0, 86_400)
    game = parlour.game(given.game)
    state = game_options.position(game, given.position, rest)
    wishes: dict[str, Any] = {"goal": given.goal} if given.goal else {}
    with Progress():
        found = parlour.analyse(state, Budget(seconds=given.seconds), **wishes)
    if given.json:
        print_json(as_plain(found))
        return 0
    names = [parser.say("term-player", number=str(seat + 1)) for seat in range(len(state.points))]
    print(state if parser.say.lang == "en" else table_drawn(game, state.view(None), names, parser.say))
    exact = "yes" if found.exact else "no"
    print(parser.say("analyse-value", value=_number(found.value, parser.say), exact=exact))
    for move in found.moves:
        sure = parser.say("analyse-bound", bound=move.bound)
        print(f"  {move.action!s:<16} {_number(move.value, parser.say)}  {sure}".rstrip())
    return 0


def _number(value: Any, say: Words) -> str:
    return str(value) if isinstance(value, int) else say.figure(float(value))
