"""Puzzles: positions from self-played games with one best answer. A seed gives the same ones everywhere."""

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
