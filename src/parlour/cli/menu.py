"""A plain-text menu to choose a game and the number of players."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

import parlour
from parlour.locales import Words
from parlour.locales.naming import game_named
from parlour.terminal.local_table import LocalTable
from parlour.terminal.plain import PlainTable

from . import Parser

T = TypeVar("T")


def run(parser: Parser, words: list[str]) -> int:
    parser.parse_args(words)
    return choose(parser.say)


def choose(say: Words) -> int:
    """Ask what to play and who plays, then play it."""
    games = parlour.games()
    print("Parlour\n")
    for number, listed in enumerate(games, 1):
        low, high = listed.seats_for({})
        span = f"{low}" if low == high else f"{low}-{high}"
        print(f"  {number}  {say('menu-game', name=game_named(listed.key, say), seats=span)}")
    print(f"\n{say('menu-how')}")
    answers = {str(n): g for n, g in enumerate(games, 1)} | {g.key: g for g in games}
    game = _asked(say, say("menu-which"), answers)
    if game is None:
        return 0
    low, high = game.seats_for({})
    question = say("menu-people", low=1 if low < 3 else low, high=min(high, 8))
    people = _asked(say, question, _counts(high))
    if people is None:
        return 0
    seats = max(people, low)
    options = game.options(seats, **game.offered)
    robots = dict.fromkeys(range(people, seats), "random")
    return PlainTable(LocalTable.new(game, options, robots=robots, say=say)).play()


def _counts(high: int) -> dict[str, int]:
    return {str(count): count for count in range(1, min(high, 8) + 1)}


def _asked(say: Words, question: str, answers: Mapping[str, T]) -> T | None:
    """The person's choice; None if they quit."""
    while True:
        try:
            word = input(f"{question} ").strip().lower()
        except EOFError:
            print()
            return None
        if word in ("q", "quit", "exit"):
            return None
        if word in answers:
            return answers[word]
        print(say("menu-answer", answers=", ".join(answers)))
