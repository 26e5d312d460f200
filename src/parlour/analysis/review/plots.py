"""Plots of a review: every seat's value after each event, and the effects of luck and choices."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from parlour.core.missing import need
from parlour.locales import Words
from parlour.locales.naming import player_named

from .review import Review
from .telling import headline

_SEATS = ("#1E5561", "#B4532A", "#7A6A1E", "#5B3E77", "#2F6B35", "#8C2F4B")
_PARTS = (("luck", "#B98A2B"), ("choices", "#9B3A2F"), ("others", "#3B7A57"), ("unclear", "#9A948A"))


def plot(review: Review, path: str | Path, say: Words | None = None) -> None:
    """Write the plot; the file's extension decides the format."""
    need("plots")
    import matplotlib as mpl

    mpl.use("Agg")
    # the same review gives the same file
    mpl.rcParams |= {"svg.hashsalt": "parlour", "svg.fonttype": "none"}
    from matplotlib import pyplot

    figure, (above, below) = pyplot.subplots(
        2, 1, figsize=(9, 6), layout="constrained", gridspec_kw={"height_ratios": [2, 1]}
    )
    words = say or Words("en")
    _values(above, review, words)
    _accounts(below, review, words)
    plain: dict[str, Any] = {"Date": None} if str(path).endswith(".svg") else {}
    figure.savefig(path, metadata=plain)
    pyplot.close(figure)


def _values(axes: Any, review: Review, say: Words) -> None:
    scale = 100 if review.unit == "chance" else 1
    for account in review.accounts:
        known = [(0, account.start)]
        known += [(s.seq, v) for s in review.steps if (v := s.after[account.seat]) is not None]
        colour = _SEATS[account.seat % len(_SEATS)]
        values = [float(scale * value) for _, value in known]
        axes.step(
            [seq for seq, _ in known],
            values,
            where="post",
            color=colour,
            label=player_named(account.name, say),
        )
    for seq in review.turning_points:
        axes.axvline(seq, color="#8F8372", linewidth=0.8, linestyle=":")
    if review.unit == "chance":
        axes.set_ylim(-3, 103)
    else:
        axes.axhline(0, color="#8F8372", linewidth=0.8)
    axes.set_xlabel(say("plot-event"))
    axes.set_ylabel(say("plot-unit", unit=review.unit))
    axes.set_title(headline(review, say), fontsize=9)
    axes.legend(loc="best", fontsize=8)


def _accounts(axes: Any, review: Review, say: Words) -> None:
    """Luck, choices and others side by side, one row per seat."""
    scale = 100 if review.unit == "chance" else 1
    thick = 0.8 / len(_PARTS)
    for number, (part, colour) in enumerate(_PARTS):
        rows = [account.seat + (number - 1.5) * thick for account in review.accounts]
        widths = [float(scale * getattr(account, part)) for account in review.accounts]
        axes.barh(rows, widths, height=thick, color=colour, label=say("review-head", of=part))
    axes.set_yticks([a.seat for a in review.accounts], [player_named(a.name, say) for a in review.accounts])
    axes.invert_yaxis()
    axes.axvline(0, color="#8F8372", linewidth=0.8)
    axes.set_xlabel(say("plot-changed", unit=review.unit))
    axes.legend(loc="best", fontsize=8)
