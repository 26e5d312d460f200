"""Analysis: the best actions in a position and how certain they are; reviews, puzzles and drills."""

from .analysis import ANALYSERS, Analyser, Analysis, Scored, analyse

__all__ = ["ANALYSERS", "Analyser", "Analysis", "Scored", "analyse"]

ANALYSERS.declare(
    {
        "estimate": "parlour.analysis.estimate:analyse",
        "abaku": "parlour.analysis.abaku.analyser:analyse",
        "shut-the-box": "parlour.analysis.shut_the_box.analyser:analyse",
        "chikugo": "parlour.analysis.kugelbox.analyser:analyse",
        "take-it": "parlour.analysis.kugelbox.analyser:analyse",
        "kryds-bolle": "parlour.analysis.kryds_bolle.analyser:analyse",
    }
)
