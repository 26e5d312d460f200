"""Solve a game: parlour solve shut-the-box. See parlour solve GAME --help for its options."""

from __future__ import annotations

import parlour
from parlour.core.errors import UnknownGame
from parlour.core.registry import Registry

from . import Command, Parser

#: the games that can be solved, with the module that does it
SOLVERS: Registry[Command] = Registry("parlour.solvers", UnknownGame)


def run(parser: Parser, words: list[str]) -> int:
    if not words or words[0].startswith("-"):
        parser.add_argument("game", choices=SOLVERS.keys(), help="which game")
        parser.add_argument("--json", action="store_true", help="print JSON")
        parser.parse_args(words)
    key = parlour.game(words[0]).key
    if key not in SOLVERS:
        known = ", ".join(SOLVERS)
        raise UnknownGame(f"{key} can't be solved; these can: {known}", code="not-solvable", known=known)
    module = SOLVERS.get(key)
    parser.prog = f"{parser.prog} {key}"
    parser.description = module.__doc__
    return module.run(parser, words[1:])
