"""Puzzles: positions from self-played games in which one answer is best. A seed gives the same everywhere."""

from .making import PUZZLES, daily, levels, puzzle, puzzles, themes
from .puzzle import Answer, Puzzle, Verdict, check

__all__ = [
    "PUZZLES",
    "Answer",
    "Puzzle",
    "Verdict",
    "check",
    "daily",
    "levels",
    "puzzle",
    "puzzles",
    "themes",
]
