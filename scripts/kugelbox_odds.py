"""Make src/parlour/games/kugelbox/odds.json: look for good aims, then measure what they bring.

    python scripts/kugelbox_odds.py

Takes five minutes on two cores. Run it again whenever MODEL_VERSION grows.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from multiprocessing import Pool
from pathlib import Path
from typing import Any

import msgspec

from parlour.games.kugelbox.actions import Landing
from parlour.games.kugelbox.box import Score, score
from parlour.games.kugelbox.throw import odds_table
from parlour.games.kugelbox.throw.aim import LIMITS, Aim
from parlour.games.kugelbox.throw.engine import MODEL_VERSION, engine
from parlour.games.kugelbox.throw.odds_table import MeasuredAim, OddsFile
from parlour.games.kugelbox.throw.simulation import simulate

FILE = Path(odds_table.__file__).with_name("odds.json")
FIRST, LOOK, LONGER, MEASURE = 200, 16, 60, 500

#: beyond these an aim leaves the box; the rest of `turn` is the same by swapping the colours
SENSIBLE = {
    "x": (-80, 80),
    "dir": (-40, 40),
    "force": (0, 60),
    "loft": (-15, 60),
    "gap": (0, 60),
    "turn": (0, 90),
}
STEP = {"x": 8, "dir": 4, "force": 5, "loft": 6, "gap": 8, "turn": 12}

#: what a robot may want of a throw, under the way to count that is asked for
WANTS: dict[str, tuple[bool, Callable[[Score], float]]] = {
    "points": (False, lambda s: s.points),
    "calculated points": (True, lambda s: s.points),
    "line": (False, lambda s: s.shape == "line"),
    "square": (False, lambda s: s.shape == "square"),
    "at most 4": (False, lambda s: s.points <= 4),
    "Chikugo": (False, lambda s: (s.points == 25) + 0.1 * (s.points >= 16)),
    **{f"at least {n}": (False, lambda s, n=n: s.points >= n) for n in (2, 3, 4, 5, 8, 12)},
    **{f"exactly {n}": (False, lambda s, n=n: s.points == n) for n in (2, 3, 4, 5, 6, 8, 12)},
}

#: what earlier and longer searches found: to begin with, nothing more
KNOWN = (
    "throw x=8 dir=2 force=9 loft=44 gap=60 turn=18",
    "throw x=-20 dir=2 force=10 loft=24 gap=60 turn=33",
    "throw x=0 dir=0 force=30 loft=20 gap=60 turn=45",
    "throw x=44 dir=17 force=28 loft=16 gap=38 turn=48",
    "throw x=17 dir=25 force=1 loft=9 gap=0 turn=22",
    "throw x=-24 dir=-5 force=39 loft=26 gap=0 turn=3",
    "throw x=0 dir=0 force=5 loft=30 gap=0 turn=0",
    "throw x=19 dir=-9 force=47 loft=35 gap=60 turn=83",
)

rng = random.Random(20)
tried: dict[Aim, list[Landing]] = {}


def main() -> None:
    sensible = [Aim(**{name: rng.randint(*SENSIBLE[name]) for name in LIMITS}) for _ in range(FIRST)]
    with Pool() as pool:
        throw(pool, [*map(Aim.parse, KNOWN), *sensible], LOOK)
        for _ in range(2):
            throw(pool, [near(aim) for want in WANTS for aim in best(want, 4)], LOOK)
        throw(pool, [aim for want in WANTS for aim in best(want, 3)], LONGER)
        chosen = {aim: want for want in WANTS for aim in best(want, 1)}
        throw(pool, chosen, MEASURE)
    # those throws that chose an aim flatter it: only later ones count
    aims = [MeasuredAim.of(aim, tried[aim][-MEASURE:]) for aim in sorted(chosen)]
    FILE.write_bytes(msgspec.json.format(msgspec.json.encode(OddsFile(engine(), MODEL_VERSION, tuple(aims)))))
    for aim, want in chosen.items():
        print(f"{want:18} {value(want, tried[aim][-MEASURE:]):6.3f}  {aim}")


def throw(pool: Any, aims: Iterable[Aim], count: int) -> None:
    """Throw so often with each aim; the seeds do not depend on which process throws when."""
    tasks = [(aim, len(tried.get(aim, ())), count) for aim in dict.fromkeys(aims)]
    for (aim, _, _), landings in zip(tasks, pool.starmap(thrown, tasks, chunksize=1), strict=True):
        tried.setdefault(aim, []).extend(landings)
    print(f"{sum(map(len, tried.values()))} throws with {len(tried)} aims", flush=True)


def thrown(aim: Aim, before: int, count: int) -> list[Landing]:
    own = random.Random(f"{aim} after {before}")
    return [simulate(aim, own).landing for _ in range(count)]


def value(want: str, landings: list[Landing]) -> float:
    calculators, worth = WANTS[want]
    return sum(worth(score(at.red, at.black, calculators)) for at in landings) / len(landings)


def best(want: str, count: int) -> list[Aim]:
    """The aims that did best so far; those hardly tried are taken with a pinch of salt."""
    average = sum(value(want, landings) for landings in tried.values()) / len(tried)

    def promise(aim: Aim) -> float:
        thrown = len(tried[aim])
        return (value(want, tried[aim]) * thrown + average * LOOK) / (thrown + LOOK)

    return sorted(tried, key=promise, reverse=True)[:count]


def near(aim: Aim) -> Aim:
    numbers = {}
    for name, (least, most) in SENSIBLE.items():
        numbers[name] = min(max(getattr(aim, name) + rng.randint(-STEP[name], STEP[name]), least), most)
    return Aim(**numbers)


if __name__ == "__main__":
    main()
