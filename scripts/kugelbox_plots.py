"""Draw the pictures of docs/explanation/throw.md, and print its table of measured shares.

    python scripts/kugelbox_plots.py

A minute or two on two cores.
"""

from __future__ import annotations

import random
from multiprocessing import Pool
from pathlib import Path
from typing import Any

from parlour.analysis.kugelbox.plots import balls_bars, heat_map, new_figure, points_bars, save
from parlour.analysis.kugelbox.throws import SKILLS, Tally, tally, throws, uniform_tally
from parlour.games.kugelbox.actions import Landing
from parlour.games.kugelbox.throw.engine import engine

DOCS = Path(__file__).parent.parent / "docs" / "explanation"
COUNT, CHUNK = 1200, 50


def main() -> None:
    with Pool() as pool:
        tallies = {skill: measured(pool, skill) for skill in SKILLS}
    hottest = max(100 * share for found in tallies.values() for share in found.holes.values())
    figure, axes = new_figure(4, 1, 13, 3.6)
    for place, (skill, found) in zip(axes[0], tallies.items(), strict=True):
        heat_map(place, found, skill, hottest)
    figure.suptitle(
        f"% of throws with a ball in each hole ({COUNT} throws each; the hand is below)", fontsize=11
    )
    save(figure, str(DOCS / "throw-holes.png"))

    compared = {**tallies, "uniform": uniform_tally()}
    figure, axes = new_figure(1, 2, 10, 7.5)
    balls_bars(axes[0][0], compared)
    points_bars(axes[1][0], compared)
    save(figure, str(DOCS / "throw-points.png"))

    print(f"{engine()}, {COUNT} throws each\n")
    print("| thrower | 0 in holes | 1 | 2 | mean points | 12 or more | 25 |\n|---|---|---|---|---|---|---|")
    for name, found in compared.items():
        print(line(name, found))


def measured(pool: Any, skill: str) -> Tally:
    chunks = pool.starmap(chunk, [(skill, seed) for seed in range(COUNT // CHUNK)])
    return tally(landing for landings in chunks for landing in landings)


def chunk(skill: str, seed: int) -> list[Landing]:
    return throws(SKILLS[skill], CHUNK, random.Random(f"{skill} {seed}"))


def line(name: str, found: Tally) -> str:
    high = sum(share for points, share in found.points.items() if points >= 12)
    balls = " | ".join(f"{100 * found.balls[count]:.0f} %" for count in range(3))
    top = 100 * found.points.get(25, 0.0)
    return f"| {name} | {balls} | {found.mean:.1f} | {100 * high:.0f} % | {top:.1f} % |"


if __name__ == "__main__":
    main()
