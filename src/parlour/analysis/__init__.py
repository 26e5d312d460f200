"""Analysis: what is best here, how sure that is, and why."""

from .analysis import ANALYSERS, Analyser, Analysis, Scored, analyse

__all__ = ["ANALYSERS", "Analyser", "Analysis", "Scored", "analyse"]

ANALYSERS.declare(
    {
        "estimate": "parlour.analysis.estimate:analyse",
        "chikugo": "parlour.analysis.kugelbox:analyse_chikugo",
        "take-it": "parlour.analysis.kugelbox:analyse_take_it",
        "kryds-bolle": "parlour.analysis.kryds_bolle:analyse",
        "shut-the-box": "parlour.analysis.shut_the_box:analyse",
    }
)
