"""Drills: questions for a class, generated from a seed and judged by the games' own rules."""

from .drill import Calculators, Drill, Equations, Preset, Puzzles, Sums, ThrowPoints
from .making import Slip, of_puzzle, presets, question, read, right, slip, told, why
from .practice import Rung, ladder, practised
from .question import Question
from .variety import APART, ENOUGH, in_a_row, key_of, variety, wider

__all__ = [
    "APART",
    "ENOUGH",
    "Calculators",
    "Drill",
    "Equations",
    "Preset",
    "Puzzles",
    "Question",
    "Rung",
    "Slip",
    "Sums",
    "ThrowPoints",
    "in_a_row",
    "key_of",
    "ladder",
    "of_puzzle",
    "practised",
    "presets",
    "question",
    "read",
    "right",
    "slip",
    "told",
    "variety",
    "why",
    "wider",
]
