"""Search for the surest throw: the aim that most often puts the balls into the same two holes.

No aim should be sure. After a change of the physical model, check here that none is.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from msgspec import Struct

from parlour.games.kugelbox.actions import Landing
from parlour.games.kugelbox.box import MISS
from parlour.games.kugelbox.throw.aim import LIMITS, Aim
from parlour.games.kugelbox.throw.aiming import any_aim
from parlour.games.kugelbox.throw.simulation import simulate

#: throws per aim in the first look, and in the second
_LOOK, _LONGER = 20, 80
#: how many aims are improved in a round, get a second look, and are returned
_BEST, _AGAIN, _FOUND = 40, 20, 5
_STEP: Final = {"x": 8, "dir": 5, "force": 4, "loft": 8, "gap": 6, "turn": 15}

#: a map function, such as a pool's
Mapping = Callable[[Callable[[tuple[Aim, int, int]], list[Landing]], Sequence[tuple[Aim, int, int]]], Any]


class Sure(Struct, frozen=True):
    """An aim, the number of throws, and the two holes it reached most often with their share."""

    aim: Aim
    count: int
    red: str
    black: str
    share: float


def search(seed: int, aims: int, rounds: int, each: Mapping = map) -> list[Sure]:
    """The surest aims of a search that starts with `aims` random ones and improves the best for `rounds`."""
    rng = random.Random(seed)
    tried: dict[Aim, list[Landing]] = {}

    def throw(chosen: Iterable[Aim], count: int) -> None:
        tasks = [(aim, len(tried.get(aim, ())), count) for aim in dict.fromkeys(chosen)]
        for (aim, _, _), landings in zip(tasks, each(thrown, tasks), strict=True):
            tried.setdefault(aim, []).extend(landings)

    def best(count: int, worth: Callable[[list[Landing]], float]) -> list[Aim]:
        return sorted(tried, key=lambda aim: (-worth(tried[aim]), aim))[:count]

    throw([_soft(any_aim(rng), rng) for _ in range(aims)], _LOOK)
    for _ in range(rounds):
        throw([_near(aim, rng) for aim in best(_BEST, _promise)], _LOOK)
    throw(best(_AGAIN, _promise), _LONGER)
    longer = {aim: landings for aim, landings in tried.items() if len(landings) > _LOOK}
    found = [surest(aim, landings) for aim, landings in longer.items()]
    return sorted(found, key=lambda sure: (-sure.share, sure.aim))[:_FOUND]


def thrown(task: tuple[Aim, int, int]) -> list[Landing]:
    """Throws with an aim. The task is (aim, throws made before, throws wanted); repeatable in any process."""
    aim, before, count = task
    rng = random.Random(f"{aim} after {before}")
    return [simulate(aim, rng).landing for _ in range(count)]


def surest(aim: Aim, landings: list[Landing]) -> Sure:
    """The aim with the two holes that its throws reached most often."""
    pairs = Counter(at for at in landings if MISS not in (at.red, at.black))
    at, times = min(pairs.items(), key=lambda pair: (-pair[1], pair[0]), default=(Landing(MISS, MISS), 0))
    return Sure(aim, len(landings), at.red, at.black, times / len(landings))


def _promise(landings: list[Landing]) -> float:
    """The product of both balls' shares in their likeliest hole: less noisy than counting pairs."""
    sure = 1.0
    for places in ([at.red for at in landings], [at.black for at in landings]):
        holes = Counter(place for place in places if place != MISS)
        sure *= max(holes.values(), default=0) / (len(landings) + 2)  # + 2: few throws may be luck
    return sure


def _soft(aim: Aim, rng: random.Random) -> Aim:
    """A softer version of the aim, often with the balls close together: such throws repeat best."""
    close = rng.randrange(3) > 0
    return Aim(
        x=aim.x,
        dir=aim.dir,
        force=aim.force * rng.randrange(40) // 100,
        loft=aim.loft,
        gap=0 if close else aim.gap,
        turn=aim.turn,
    )


def _near(aim: Aim, rng: random.Random) -> Aim:
    numbers = {}
    for name, (least, most, _) in LIMITS.items():
        numbers[name] = min(max(getattr(aim, name) + rng.randint(-_STEP[name], _STEP[name]), least), most)
    return Aim(**numbers)
