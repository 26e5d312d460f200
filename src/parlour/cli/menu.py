"""A menu in plain lines: choose a game and who plays."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

import parlour
from parlour.terminal.plain import PlainTable

from . import Parser

T = TypeVar("T")


def run(parser: Parser, words: list[str]) -> int:
    parser.parse_args(words)
    return choose()


def choose() -> int:
    """Ask what to play and who plays, then play it."""
    games = parlour.games()
    print("Parlour\n")
    for number, listed in enumerate(games, 1):
        low, high = listed.seats_for({})
        print(f"  {number}  {listed.name} ({low if low == high else f'{low} to {high}'} players)")
    print("\nA number starts that game, q ends. More ways to play: parlour play --help")
    game = _asked("Which game? ", {str(n): g for n, g in enumerate(games, 1)} | {g.key: g for g in games})
    if game is None:
        return 0
    low, high = game.seats_for({})
    people = _asked(f"How many people ({1 if low < 3 else low} to {min(high, 8)})? ", _counts(high))
    if people is None:
        return 0
    seats = max(people, low)
    options = game.options(seats, **game.offered)
    robots = dict.fromkeys(range(people, seats), "random")
    return PlainTable.new(game, options, robots=robots).play()


def _counts(high: int) -> dict[str, int]:
    return {str(count): count for count in range(1, min(high, 8) + 1)}


def _asked(question: str, answers: Mapping[str, T]) -> T | None:
    """What the person chose; None when they leave."""
    while True:
        try:
            word = input(question).strip().lower()
        except EOFError:
            print()
            return None
        if word in ("q", "quit", "exit"):
            return None
        if word in answers:
            return answers[word]
        print(f"Please answer one of: {', '.join(answers)}, or q to leave.")
