"""Solve a game: parlour solve shut-the-box. See parlour solve GAME --help for its options."""

from __future__ import annotations

from importlib import import_module

import parlour
from parlour.core.errors import UnknownGame

from . import Parser

#: the games that can be solved, with the module that does it
SOLVERS = {"shut-the-box": "solve_shut_the_box", "kryds-bolle": "solve_kryds_bolle"}


def run(parser: Parser, words: list[str]) -> int:
    if not words or words[0].startswith("-"):
        parser.add_argument("game", choices=SOLVERS, help="which game")
        parser.parse_args(words)
    key = parlour.game(words[0]).key
    if key not in SOLVERS:
        known = ", ".join(SOLVERS)
        raise UnknownGame(f"{key} can't be solved; these can: {known}", code="not-solvable", known=known)
    module = import_module(f"parlour.cli.{SOLVERS[key]}")
    parser.prog = f"{parser.prog} {key}"
    parser.description = module.__doc__
    code: int = module.run(parser, words[1:])
    return code
