"""How fast Abaku finds all placements: the compiled generator and the pure rules, in mid-game positions.

    python -m benchmarks.abaku_moves [POSITIONS]

Times are CPU time of one core, the best of several runs, for boards and racks that are numbers already;
placements come as numbers too, each with its points. `accepts` and `play` are timed over whole games.
"""

from __future__ import annotations

import random
import statistics
import sys
import time

import parlour
from parlour.games.abaku.field import Field, held
from parlour.games.abaku.generator import Generator
from parlour.games.abaku.moves import right_placements

GAME = parlour.game("abaku")
RUNS = 5


def main() -> None:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 150
    rng = random.Random(1)
    boards = [middle(rng) for _ in range(count)]
    digits = [(board, "".join(sorted(rng.choices("0123456789", k=5)))) for board in boards]
    jokers = [(board, rack[:4] + "?") for board, rack in digits]
    generator = Generator(GAME.options())
    for name, positions in (("without joker", digits), ("with joker", jokers)):
        fields = [(Field.read(board, GAME.options()), held(rack)) for board, rack in positions]
        found = sum(len(generator.without_swap(*position)) for position in fields)
        best = min(spent(lambda: [generator.without_swap(*p) for p in fields]) for _ in range(RUNS))  # noqa: B023
        few = positions[:5]
        pure = spent(lambda: [list(right_placements(*p, GAME.options())) for p in few])  # noqa: B023
        print(
            f"{name:<14} {count / best:8.0f} positions/s, {found / count:6.0f} placements a position; "
            f"{pure / len(few) * count / best:6.0f} times the pure rules"
        )
    accepted, played = whole_games(rng)
    for name, times in (("accepts", accepted), ("play", played)):
        late = sorted(times)[int(len(times) * 0.99)]
        print(f"{name:<14} {statistics.mean(times) * 1e3:8.3f} ms, 99 of 100 within {late * 1e3:.3f} ms")


def middle(rng: random.Random) -> str:
    """A board from the middle of a random game, with 30 to 65 tiles left in the bag."""
    while True:
        state, left = GAME.start(), rng.randrange(30, 66)
        while (actor := state.actor) is not None:
            if actor is not parlour.CHANCE and len(state.bag) <= left:
                return str(state.board)
            state = state.play(step(state, rng))


def step(state: parlour.State, rng: random.Random) -> parlour.Action:
    actor = state.actor
    if actor is parlour.CHANCE:
        return state.sample(rng)
    assert isinstance(actor, int)
    return GAME.some_action(state.view(actor), rng)


def whole_games(rng: random.Random) -> tuple[list[float], list[float]]:
    accepted, played = [], []
    for _ in range(10):
        state = GAME.start()
        while state.actor is not None:
            action = step(state, rng)
            accepted.append(spent(lambda: state.accepts(action)))  # noqa: B023
            played.append(spent(lambda: state.play(action)))  # noqa: B023
            state = state.play(action)
    return accepted, played


def spent(run) -> float:  # type: ignore[no-untyped-def]
    before = time.process_time()
    run()
    return time.process_time() - before


if __name__ == "__main__":
    main()
