"""Questions about Shut the Box: which open flaps add up to the throw?"""

from __future__ import annotations

from parlour.analysis.drills.drill import Sums
from parlour.analysis.drills.question import Question
from parlour.core.actor import Rng
from parlour.games.shut_the_box.actions import Numbers
from parlour.games.shut_the_box.rules import GAME


def question(drill: Sums, rng: Rng) -> Question:
    """A question with two dice, and about every third flap shut."""
    while True:
        dice = tuple(sorted(1 + rng.randrange(6) for _ in range(2)))
        flaps = tuple(flap for flap in range(1, drill.flaps + 1) if rng.randrange(3))
        if not flaps:
            continue
        position = f"{','.join(map(str, flaps))}|{dice[0]}+{dice[1]}|0|0|1"
        state = GAME.position(position, seats=1, rounds=1, flaps=drill.flaps)
        fitting = [a for a in state.legal() if isinstance(a, Numbers) and len(a.numbers) >= drill.least]
        if fitting:
            return Question(
                ask="flaps",
                theme=f"sum-{sum(dice)}",
                flaps=flaps,
                throw=dice,
                least=drill.least,
                accepted=tuple(map(str, fitting)),
            )
