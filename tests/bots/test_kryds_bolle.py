"""Robots of Kryds & Bolle: what each sees and overlooks, and that the perfect one gives nothing away."""

import random
import time
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

import parlour
from parlour.bots import Bot, Budget, create
from parlour.core.events import Act
from parlour.games.kryds_bolle.rules import KrydsBolleState
from parlour.games.kryds_bolle.solver.solver import Solver

GAME = parlour.game("kryds-bolle")
#: of the full count, for each placement
GAMES = 500
PROVES = ("core", "games/kryds_bolle", "bots", "analysis")


def chosen(bot: Bot, position: str, placement: str = "free", seed: int = 1) -> str:
    state = GAME.position(position, placement=placement)
    assert isinstance(state.actor, int)
    return str(bot.choose(state.view(state.actor), Budget(), random.Random(seed)))


def test_the_novice_completes_a_straight_line_but_overlooks_a_diagonal() -> None:
    novice = create("novice", "kryds-bolle")
    assert {chosen(novice, "xx......./....o...o/.........", seed=seed) for seed in range(9)} == {"c1.1"}
    diagonal = {chosen(novice, "x...x..../oo......./.........", seed=seed) for seed in range(20)}
    assert len(diagonal) > 5


def test_the_novice_does_not_stop_your_line_and_the_casual_one_does() -> None:
    position = "xx......./o......../........."
    casual = {chosen(create("casual", "kryds-bolle"), position, seed=seed) for seed in range(9)}
    novice = {chosen(create("novice", "kryds-bolle"), position, seed=seed) for seed in range(20)}
    assert casual == {"c1.1"}
    assert len(novice) > 5


def test_the_casual_robot_prefers_its_own_line_to_stopping_one() -> None:
    assert chosen(create("casual", "kryds-bolle"), "xx......./...oo..../...x.....") == "c2.2"


def test_the_strong_robot_does_not_put_a_ball_under_your_line() -> None:
    """Stacked, x to move: a ball on c1 would be the second there and let o finish the top row."""
    state = GAME.position("xoxx...../xxo....../oo.......", placement="stacked")
    assert state.actor == 1
    choices = {chosen(create("strong", "kryds-bolle"), state.position, "stacked", seed) for seed in range(9)}
    assert choices == {"c1"}, "o finishes its own row on top"
    threat = GAME.position("xoxx...../xo......./oo.......", placement="stacked")
    assert threat.actor == 0
    avoided = {chosen(create("strong", "kryds-bolle"), threat.position, "stacked", seed) for seed in range(9)}
    assert "c1" not in avoided


@pytest.mark.parametrize("placement", ["stacked", "free"])
@pytest.mark.parametrize("level", ["novice", "casual", "strong", "tree"])
def test_every_level_plays_to_the_end_and_the_same_seed_plays_the_same(placement: str, level: str) -> None:
    records = [parlour.play("kryds-bolle", bots=[level, "random"], seed=2, placement=placement) for _ in "12"]
    assert records[0] == records[1]
    assert parlour.Match.of(records[0]).result is not None


class Judge:
    """Knows every best move, from a solver that the robots have no part in."""

    def __init__(self, placement: str) -> None:
        self.solver = Solver(placement)

    def best(self, state: KrydsBolleState) -> set[int]:
        found = self.solver.evaluate(state.x, state.o)
        assert found.exact
        return set(found.best)


def landed(before: KrydsBolleState, after: KrydsBolleState) -> int:
    """Where the ball went that lies in one state and not in the other."""
    if after.chameleon is not None:
        return after.chameleon
    return ((after.x | after.o) ^ (before.x | before.o)).bit_length() - 1


class Watched(NamedTuple):
    """A game of the perfect robot: how many of its moves, the slowest by the clock and by CPU time."""

    moves: int
    clock: float
    cpu: float


def check_perfect(judge: Judge, placement: str, other: str, seed: int, opening: int = 0) -> Watched:
    """A game after so many random balls, in which each move of the perfect robot must be a best one."""
    moves, clock, cpu = 0, 0.0, 0.0
    seat = seed % 2
    names = ["perfect", other] if seat == 0 else [other, "perfect"]
    bots = [create(name, "kryds-bolle") for name in names]
    rngs = [random.Random(f"{seed} {n}") for n in range(2)]
    state = GAME.start(placement=placement)
    for _ in range(opening):
        state = state.play(rngs[0].choice(state.legal()))
    while (actor := state.actor) is not None:
        assert isinstance(actor, int)
        view = state.view(actor)
        began, worked = time.perf_counter(), time.process_time()
        action = bots[actor].choose(view, Budget(), rngs[actor])
        spent, work = time.perf_counter() - began, time.process_time() - worked
        after = state.play(action)
        if names[actor] == "perfect":
            assert landed(state, after) in judge.best(state), f"{action} in {state.position}"
            moves, clock, cpu = moves + 1, max(clock, spent), max(cpu, work)
        state = after
    return Watched(moves, clock, cpu)


@pytest.mark.slow
@pytest.mark.parametrize("placement", ["stacked", "free"])
def test_the_perfect_robot_gives_nothing_away(placement: str) -> None:
    judge = Judge(placement)
    opening = 12 if placement == "free" else 0
    for seed, other in enumerate(("random", "strong", "perfect")):
        check_perfect(judge, placement, other, seed, opening)


@pytest.mark.prove
@pytest.mark.parametrize("placement", ["stacked", "free"])
def test_the_perfect_robot_gives_nothing_away_in_500_games(
    placement: str, record_property: Callable[[str, Any], None]
) -> None:
    """It stops thinking before its second is over, so a best move is one that it found in time."""
    judge = Judge(placement)
    create("perfect", "kryds-bolle").choose(
        GAME.start(placement=placement).view(0), Budget(), random.Random()
    )
    found = []
    for number in range(GAMES):
        other = ("random", "strong", "perfect")[number % 3]
        # against itself it plays one game for ever, unless that begins in another way
        opening = 0
        if other == "perfect" and number > 2:
            opening = number % 12 if placement == "stacked" else 8 + number % 9
        found.append(check_perfect(judge, placement, other, number, opening))
    record_property("games", len(found))
    record_property("moves", sum(game.moves for game in found))
    record_property("slowest move by the clock in s", f"{max(game.clock for game in found):.2f}")
    record_property("of CPU time", f"{max(game.cpu for game in found):.2f}")


def test_records_name_the_levels() -> None:
    record = parlour.play("kryds-bolle", bots=["casual", "novice"], seed=1)
    assert [player.name for player in record.header.players] == ["casual", "novice"]
    assert all(isinstance(event, Act) for event in record.events)
