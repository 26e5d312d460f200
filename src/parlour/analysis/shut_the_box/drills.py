"""Questions about Shut the Box: which open flaps add up to the throw?"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from parlour.analysis.drills.drill import Preset, Sums
from parlour.analysis.drills.making import Slip
from parlour.analysis.drills.question import Ask, Question
from parlour.core.fairness import Fortune, seed_from
from parlour.games.shut_the_box.actions import Numbers
from parlour.games.shut_the_box.rules import GAME


class SumsDrill:
    """Two dice lie, and about every third flap is shut: which open flaps make the throw?"""

    asks: Final[tuple[Ask, ...]] = ("flaps",)
    ladders: Final = {
        "sums": (
            Sums(flaps=9, least=1),
            Sums(flaps=12, least=1),
            Sums(flaps=9, least=2),
            Sums(flaps=12, least=2),
            Sums(flaps=9, least=3),
            Sums(flaps=12, least=3),
        )
    }

    presets: Final = (
        Preset(key="sums-first", ages=(6, 7), drill=Sums(flaps=9, least=1)),
        Preset(key="sums-two", ages=(6, 8), drill=Sums(flaps=9, least=2)),
        Preset(key="sums-three", ages=(8, 11), drill=Sums(flaps=12, least=3)),
    )

    def question(self, drill: Sums, seed: str, person: str, number: int) -> Question:
        rng = Fortune(seed_from(f"drill {seed}"), person, [], number)
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

    def read(self, question: Question, answer: str) -> str | None:
        action = GAME.action(answer)
        return str(action) if isinstance(action, Numbers) else None

    def told(self, question: Question, answer: str) -> str:
        return _sum(answer)

    def slip(self, question: Question, answer: str) -> Slip:
        made, wanted = sum(map(int, answer.split(","))), sum(question.throw)
        kind = "too-few" if made == wanted else "too-much" if made > wanted else "too-little"
        return Slip("off-by-one" if abs(made - wanted) == 1 else kind, _sum(answer))

    def wider(self, drill: Sums) -> Iterator[Sums]:
        yield Sums(flaps=12, least=drill.least)
        yield Sums(flaps=12, least=1)


def _sum(flaps: str) -> str:
    numbers = flaps.split(",")
    return f"{' + '.join(numbers)} = {sum(map(int, numbers))}" if len(numbers) > 1 else flaps


MAKER: Final = SumsDrill()
