"""Analysis: what is best here, how sure that is, and why."""

from .analysis import ANALYSERS, Analyser, Analysis, Scored, analyse

__all__ = ["ANALYSERS", "Analyser", "Analysis", "Scored", "analyse"]

ANALYSERS.declare(
    {
        "estimate": "parlour.analysis.estimate:analyse",
        "abaku": "parlour.analysis.abaku:analyse",
        "shut-the-box": "parlour.analysis.shut_the_box:analyse",
        "chikugo": "parlour.analysis.kugelbox:analyse",
        "take-it": "parlour.analysis.kugelbox:analyse",
        "kryds-bolle": "parlour.analysis.kryds_bolle:analyse",
    }
)
