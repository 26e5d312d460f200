"""Analysis: what is best here, how sure that is, and why."""

from .analysis import ANALYSERS, Analyser, Analysis, Scored, analyse

__all__ = ["ANALYSERS", "Analyser", "Analysis", "Scored", "analyse"]

ANALYSERS.declare({"estimate": "parlour.analysis.estimate:analyse"})
