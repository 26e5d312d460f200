"""Analysis: the best actions in a position and how certain they are; reviews, puzzles and drills."""

from .analysis import ANALYSERS, Analyser, Analysis, Scored, analyse

__all__ = ["ANALYSERS", "Analyser", "Analysis", "Scored", "analyse"]

ANALYSERS.declare({"estimate": "parlour.analysis.estimate:analyse"})
