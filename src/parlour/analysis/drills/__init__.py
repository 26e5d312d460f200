"""Drills: questions for a class, made from a seed and answered by the games' real rules."""

from .drill import Calculators, Drill, Equations, Puzzles, Sums
from .making import of_puzzle, question, right
from .question import Question

__all__ = [
    "Calculators",
    "Drill",
    "Equations",
    "Puzzles",
    "Question",
    "Sums",
    "of_puzzle",
    "question",
    "right",
]
