"""Plots of solved Shut the Box, with matplotlib (the extra `plots`)."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any

from parlour.analysis.picture import figure, save
from parlour.locales import Words

if TYPE_CHECKING:
    from collections.abc import Mapping

#: colours and line styles of best play, largest first and random play, distinct without colour too
_STYLES = {"best": ("#1b6ca8", "-"), "habit": ("#d1731f", "--"), "chance": ("#777777", ":")}


def final_scores(ways: Mapping[str, Mapping[int, Fraction]], title: str, file: str, say: Words) -> None:
    """The probability of each final score as steps, one line per way of playing."""
    picture, axes = figure(file)
    for (name, scores), (colour, line) in zip(ways.items(), _STYLES.values(), strict=False):
        most = max(scores)
        chances = [float(scores.get(score, 0)) for score in range(most + 1)]
        axes.stairs(
            chances, [s - 0.5 for s in range(most + 2)], label=name, color=colour, linestyle=line, lw=1.6
        )
    axes.set(xlabel=say("plot-turn-points"), ylabel=say("plot-chance"), title=title)
    axes.legend()
    save(picture, file)


def numbers_of_digits(ways: Mapping[str, Mapping[int, Fraction]], title: str, file: str, say: Words) -> None:
    """The probability of final scores with each number of digits."""
    picture, axes = figure(file)
    lengths = range(max(len(str(score)) for scores in ways.values() for score in scores) + 1)
    for number, ((name, scores), (colour, _)) in enumerate(zip(ways.items(), _STYLES.values(), strict=False)):
        sums = dict.fromkeys(lengths, 0.0)
        for score, chance in scores.items():
            sums[len(str(score)) if score else 0] += float(chance)
        at = [length + (number - 1) * 0.27 for length in lengths]
        axes.bar(at, list(sums.values()), width=0.27, label=name, color=colour)
    axes.set(xlabel=say("plot-digits"), ylabel=say("plot-chance"), title=title)
    axes.legend()
    save(picture, file)


def against_scores(chances: Mapping[int, Fraction], title: str, file: str, say: Words, *, scale: str) -> None:
    """The second player's chance to win a duel against every score of the first."""
    picture, axes = figure(file)
    axes.plot(list(chances), [float(c) for c in chances.values()], color=_STYLES["best"][0], marker=".", ms=4)
    axes.axhline(0.5, color="#777777", lw=0.8, linestyle=":")
    axes.set(xlabel=say("plot-first-score"), ylabel=say("plot-second-chance"), title=title, xscale=scale)
    axes.set_ylim(0, 1)
    save(picture, file)


def by_pads(first: Any, title: str, file: str, say: Words) -> None:
    """The chance to win of the player who begins the round, for every pair of points."""
    picture, axes = figure(file, 6.5, 5.5)
    limit = len(first)
    image = axes.imshow(first, origin="lower", cmap="RdBu", vmin=0, vmax=1, extent=(0, limit, 0, limit))
    lines = axes.contour(
        first, [0.1, 0.25, 0.5, 0.75, 0.9], colors="black", linewidths=0.8, extent=(0, limit, 0, limit)
    )
    axes.clabel(lines, fmt="%.2g")
    picture.colorbar(image, label=say("plot-beginner"))
    axes.set(xlabel=say("plot-other-points"), ylabel=say("plot-own-points"), title=title)
    save(picture, file)


def seats(chances: tuple[Any, ...], title: str, file: str, say: Words) -> None:
    """Every seat's chance to win."""
    picture, axes = figure(file)
    axes.bar(range(len(chances)), [float(chance) for chance in chances], color=_STYLES["best"][0], width=0.6)
    axes.axhline(1 / len(chances), color="#777777", lw=0.8, linestyle=":")
    axes.set(
        xlabel=say("plot-seat"), ylabel=say("plot-winning-chance"), title=title, xticks=range(len(chances))
    )
    save(picture, file)
