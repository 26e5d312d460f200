"""Drills: questions for a class, generated from a seed and judged by the games' own rules."""

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
