"""Puzzles: positions with one best move, to solve here or to print as JSON.

The same seed gives the same puzzles everywhere; --day gives the puzzle of a day. Games: shut-the-box,
chikugo, take-it, abaku, kryds-bolle; cover, the end of an Abaku grid; and smart-calculators, sums by grade.
Type ? for the solution, q to quit.
"""

from __future__ import annotations

import datetime
import secrets
from collections.abc import Iterator

from parlour.analysis.puzzles import Puzzle, check, puzzles, themes
from parlour.core.errors import ParlourError
from parlour.locales import Words
from parlour.locales.refusals import refused
from parlour.terminal.puzzling import answered, asked

from . import Parser
from .output import print_json
from .progress import Progress


def run(parser: Parser, words: list[str]) -> int:
    parser.add_argument("game", help="which game, or cover, smart-calculators")
    parser.add_argument("--level", type=int, default=1, help="1 is easiest (default)")
    parser.add_argument("--count", type=int, default=1, help="how many (default 1)")
    parser.add_argument("--theme", help="only this theme; --theme ? lists a game's themes")
    parser.add_argument("--seed", help="a text or number; without one, new puzzles each time")
    parser.add_argument(
        "--day", nargs="?", const="today", metavar="DATE", help="the puzzle of today, or of this day"
    )
    parser.add_argument("--json", action="store_true", help="print JSON, with the solution")
    given = parser.parse_args(words)
    if given.theme == "?":
        told = {theme: parser.say(f"puzzle-theme-{theme}") for theme in themes(given.game)}
        if given.json:
            print_json({"themes": told})
        else:
            print("\n".join(f"{theme}: {words}" for theme, words in told.items()))
        return 0
    if given.seed is not None and given.day is not None:
        parser.error(parser.say("cli-seed-or-day"))
    seed = given.seed or secrets.token_hex(4)
    if given.day is not None:
        seed = f"day {_day(parser, given.day).isoformat()}"
    found = puzzles(given.game, level=given.level, count=given.count, seed=seed, theme=given.theme)
    if given.json:
        with Progress() as progress:
            print_json({"puzzles": list(_counted(found, given.count, progress))})
        return 0
    return _play(found, parser.say)


def _day(parser: Parser, text: str) -> datetime.date:
    if text == "today":
        return datetime.date.today()
    try:
        return datetime.date.fromisoformat(text)
    except ValueError:
        parser.error(parser.say("cli-no-day", text=repr(text)))


def _next(found: Iterator[Puzzle]) -> Puzzle | None:
    """The next puzzle: making a hard one may take a while."""
    with Progress():
        return next(found, None)


def _counted(found: Iterator[Puzzle], count: int, progress: Progress) -> Iterator[Puzzle]:
    for number, puzzle in enumerate(found, 1):
        progress(number, count)
        yield puzzle


def _play(found: Iterator[Puzzle], say: Words) -> int:
    """Show one puzzle after the other; then print how many were solved."""
    right = total = 0
    while (puzzle := _next(found)) is not None:
        print(asked(puzzle, say))
        solved = _answer(puzzle, say)
        if solved is None:
            break
        total, right = total + 1, right + solved
        print(say("puzzle-seed", seed=puzzle.seed, number=str(puzzle.number)) + "\n")
    if total > 1:
        print(say("puzzle-count", right=right, total=total))
    return 0


def _answer(puzzle: Puzzle, say: Words) -> bool | None:
    """Whether it was solved; None if the person quits."""
    while True:
        try:
            text = input("> ").strip()
        except EOFError:
            print()
            print(answered(puzzle, None, say))
            return None
        if text in ("q", "quit", "exit"):
            return None
        if text in ("?", "help"):
            print(answered(puzzle, None, say))
            return False
        try:
            verdict = check(puzzle, text)
        except ParlourError as error:
            print(refused(error, say))
            continue
        print(answered(puzzle, verdict, say))
        return verdict.right
