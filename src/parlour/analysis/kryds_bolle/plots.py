"""Plots of solved Kryds & Bolle: the value of each place, drawn on the balls of a cube."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from parlour.analysis.picture import figure, save
from parlour.games.kryds_bolle.cube import PLACES

#: offsets on paper: to the next place in a row, to the next towards the back, and one level up
_ALONG, _BACK, _UP = (1.0, 0.0), (0.42, 0.52), (0.0, 2.15)
_WIDTH = 4.4
_RADIUS = 0.3
#: darker for larger values
_EVEN = "#f4f4f4"
_WINNING = ("#d6e6f5", "#aecdea", "#84b2dd", "#5f99cf")
_LOSING = ("#f9e3c4", "#f2c78c", "#e8aa57", "#d98f2b")
_DARK = "#333333"


def opening(values: Mapping[int, int], title: str, file: str) -> None:
    """Plot one cube: the value of every first place for the first player."""
    _draw([(None, values)], title, file)


def answers(by_first: Mapping[int, Mapping[int, int]], title: str, file: str) -> None:
    """Plot a cube for every first ball: the value for the first player of each reply."""
    _draw(list(by_first.items()), title, file)


def _draw(cubes: Sequence[tuple[int | None, Mapping[int, int]]], title: str, file: str) -> None:
    """Cubes side by side, each with its first ball, if any, and the values of other places."""
    width, height = (len(cubes) - 1) * _WIDTH + 4.1, 2 * _UP[1] + 2.2
    picture, axes = figure(file, 0.75 * width, 0.75 * height + 0.4)
    for number, (first, values) in enumerate(cubes):
        _cube(axes, number * _WIDTH, values, first)
    axes.set(xlim=(-0.6, width - 0.6), ylim=(-0.5, height - 0.5), aspect="equal", title=title)
    axes.axis("off")
    save(picture, file)


def _at(place: int) -> tuple[float, float]:
    """Where a place is drawn: row 1 at the back, level 1 at the bottom."""
    level, back, along = place // 9, 2 - place // 3 % 3, place % 3
    return (
        along * _ALONG[0] + back * _BACK[0] + level * _UP[0],
        along * _ALONG[1] + back * _BACK[1] + level * _UP[1],
    )


def _cube(axes: Any, left: float, values: Mapping[int, int], first: int | None) -> None:
    """Draw plates, bars and balls from back to front, so that nearer ones cover farther ones."""
    for bar in range(9):
        (x, low), (_, high) = _at(bar), _at(bar + 18)
        axes.plot([left + x] * 2, [low, high + 0.5], color="#c8b39a", lw=2, zorder=1, solid_capstyle="round")
    for level in range(3):
        corners = [_at(level * 9 + bar) for bar in (6, 8, 2, 0)]
        grown = [(left + x + dx, y + dy) for (x, y), (dx, dy) in zip(corners, _GROWN, strict=True)]
        axes.fill(*zip(*grown, strict=True), color="#8c7a5e", alpha=0.13, zorder=0, lw=0)
        axes.text(
            left - 0.5, _at(level * 9 + 6)[1], str(level + 1), ha="center", va="center", color="#777777"
        )
    for place in range(PLACES):
        _ball(axes, left, place, values.get(place), place == first)


#: how far the plates extend beyond the outer bars
_GROWN = ((-0.55, -0.3), (0.35, -0.3), (0.55, 0.3), (-0.35, 0.3))


def _ball(axes: Any, left: float, place: int, value: int | None, first: bool) -> None:
    from matplotlib.patches import Circle

    if value is None and not first:
        return
    x, y = _at(place)
    colour = _DARK if first else _shade(value or 0)
    depth = 2 + place // 3 % 3
    axes.add_patch(Circle((left + x, y), _RADIUS, facecolor=colour, edgecolor=_DARK, lw=0.8, zorder=depth))
    text = "x" if first else f"{value:+d}".replace("-", "−") if value else "0"
    ink = "white" if first else _DARK
    axes.text(left + x, y - 0.01, text, ha="center", va="center", color=ink, fontsize=9, zorder=depth + 0.5)


def _shade(value: int) -> str:
    if value == 0:
        return _EVEN
    shades = _WINNING if value > 0 else _LOSING
    return shades[min(abs(value), len(shades)) - 1]
