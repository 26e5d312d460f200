"""Plots of many throws: where the balls land, and the points. Needs matplotlib."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from parlour.core.errors import BadOption
from parlour.core.missing import need
from parlour.games.kugelbox.box import COLUMNS, ROWS
from parlour.locales import Words

from .throws import Tally

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

#: every possible score of a throw with geometric counting
POINTS: Final = (0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 12, 15, 16, 20, 25)


def new_figure(columns: int, rows: int, width: float, height: float) -> tuple[Figure, Any]:
    """A figure without a display, and its axes."""
    need("plots")
    from matplotlib.figure import Figure

    figure = Figure(figsize=(width, height), layout="constrained")
    return figure, figure.subplots(rows, columns, squeeze=False)


def save(figure: Figure, path: str) -> None:
    """Write the plot; the file's extension decides the format."""
    try:
        figure.savefig(path, dpi=110, metadata={"Date": None} if path.endswith(".svg") else None)
    except ValueError as error:
        raise BadOption(
            f"can't write the plot {path}: {error}", option="plot", code="bad-plot-file"
        ) from None


def heat_map(axes: Axes, tally: Tally, title: str, hottest: float | None = None) -> None:
    """How often a ball lies in each hole, as the thrower sees the box, with the low side at the bottom."""
    shares = [[100 * tally.holes[column + row] for column in COLUMNS] for row in ROWS]
    axes.imshow(shares, origin="lower", cmap="YlOrRd", vmin=0, vmax=hottest)
    brightest = hottest or max(map(max, shares)) or 1
    for row, line in enumerate(shares):
        for column, share in enumerate(line):
            colour = "white" if share > 0.65 * brightest else "black"
            axes.text(column, row, f"{share:.1f}", ha="center", va="center", color=colour, fontsize=8)
    axes.set_xticks(range(5), list(COLUMNS))
    axes.set_yticks(range(5), list(ROWS))
    axes.set_title(title, fontsize=10)


def points_bars(axes: Axes, tallies: Mapping[str, Tally], say: Words | None = None) -> None:
    """The share of throws with each score, side by side."""
    words = say or Words("en")
    width = 0.86 / len(tallies)
    for index, (name, tally) in enumerate(tallies.items()):
        left = [at - 0.43 + (index + 0.5) * width for at in range(len(POINTS))]
        shares = [100 * tally.points.get(points, 0.0) for points in POINTS]
        colour = "0.7" if name == words("plot-uniform") else f"C{index}"
        axes.bar(
            left,
            shares,
            width,
            label=words("plot-mean", name=name, mean=words.number(tally.mean, 1)),
            color=colour,
        )
    axes.set_xticks(range(len(POINTS)), [str(points) for points in POINTS])
    axes.set_xlabel(words("plot-points-of-throw"))
    axes.set_ylabel(words("plot-share-of-throws"))
    axes.legend(frameon=False, fontsize=9)
    axes.spines[["top", "right"]].set_visible(False)


def balls_bars(axes: Axes, tallies: Mapping[str, Tally]) -> None:
    """The share of throws with no, one and two balls in holes, one bar per thrower."""
    names = list(tallies)
    start = [0.0] * len(names)
    for lying, colour in ((0, "0.85"), (1, "#f4b36a"), (2, "#b5402d")):
        shares = [100 * tallies[name].balls[lying] for name in names]
        axes.barh(names, shares, left=start, color=colour, label=f"{lying} in holes")
        for at, (share, left) in enumerate(zip(shares, start, strict=True)):
            if share >= 4:
                axes.text(left + share / 2, at, f"{share:.0f}", ha="center", va="center", fontsize=9)
        start = [a + b for a, b in zip(start, shares, strict=True)]
    axes.invert_yaxis()
    axes.set_xlim(0, 100)
    axes.set_xlabel("% of throws")
    axes.legend(frameon=False, fontsize=9, ncols=3, loc="lower center", bbox_to_anchor=(0.5, 1.0))
    axes.spines[["top", "right"]].set_visible(False)
