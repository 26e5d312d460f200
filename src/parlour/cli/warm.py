"""Compile what makes robots and solvers quick: all games, or one. Needed once, and after an update.

Without it Parlour compiles in the background while you play, and answers more slowly until that is done.
"""

from __future__ import annotations

import time

import parlour
from parlour.core import kernels
from parlour.core.missing import need
from parlour.locales.naming import game_named

from . import Parser
from .compiling import compile_now
from .output import print_json


def run(parser: Parser, words: list[str]) -> int:
    parser.add_argument("game", nargs="?", help="only this game")
    parser.add_argument("--json", action="store_true", help="print JSON")
    given = parser.parse_args(words)
    keys = [parlour.game(given.game).key] if given.game else list(kernels.KERNELS)
    need("robots")
    say, told = parser.say, []
    for key in keys:
        name, has = game_named(key, say), key in kernels.KERNELS
        earlier = has and kernels.compiled(key)
        began = time.perf_counter()
        if has and not earlier:
            compile_now(key, say)
        seconds = round(time.perf_counter() - began, 1)
        folder = kernels.cache_folder(key) if has else ""
        told.append({"game": key, "kernels": has, "earlier": earlier, "seconds": seconds, "folder": folder})
        if not given.json:
            done = "nothing" if not has else "earlier" if earlier else "now"
            print(say("warm-done", game=name, done=done, seconds=say.number(seconds)))
            if has:
                print(f"  {say('warm-where', folder=folder) if folder else say('warm-nowhere')}")
    if given.json:
        print_json({"games": told})
    return 0
