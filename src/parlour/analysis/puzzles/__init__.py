"""Puzzles: positions from self-played games in which one answer is best. A seed gives the same everywhere."""

from .making import PUZZLES, daily, levels, puzzle, puzzles, themes
from .puzzle import Puzzle, PuzzleAnswer, PuzzleVerdict, check

__all__ = [
    "PUZZLES",
    "Puzzle",
    "PuzzleAnswer",
    "PuzzleVerdict",
    "check",
    "daily",
    "levels",
    "puzzle",
    "puzzles",
    "themes",
]
