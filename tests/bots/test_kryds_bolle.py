"""Robots of Kryds & Bolle: what each sees and overlooks, and that the perfect one gives nothing away."""

import random
import time
from collections.abc import Callable
from typing import Any

import pytest

import parlour
from parlour.bots import Bot, Budget, create
from parlour.core.events import Act

GAME = parlour.game("kryds-bolle")
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


def check_perfect(placement: str, other: str, seed: int, opening: int = 0) -> tuple[int, float]:
    """A game of the perfect robot, after so many random balls: how many of its moves, and the slowest."""
    from parlour.analysis import analyse

    moves, slowest = 0, 0.0
    seat = seed % 2
    names = ["perfect", other] if seat == 0 else [other, "perfect"]
    bots = [create(name, "kryds-bolle") for name in names]
    rngs = [random.Random(f"{seed} {n}") for n in range(2)]
    state = GAME.start(placement=placement)
    for _ in range(opening):
        state = state.play(rngs[0].choice(state.legal()))
    while (actor := state.actor) is not None:
        assert isinstance(actor, int)
        start = time.perf_counter()
        action = bots[actor].choose(state.view(actor), Budget(), rngs[actor])
        if names[actor] == "perfect":
            slowest = max(slowest, time.perf_counter() - start)
            best = {str(move.action) for move in analyse(state).best if move.bound == "exact"}
            assert str(action) in best, f"{action} in {state.position}"
            moves += 1
        state = state.play(action)
    return moves, slowest


@pytest.mark.parametrize("placement", ["stacked", "free"])
def test_the_perfect_robot_gives_nothing_away(placement: str) -> None:
    opening = 12 if placement == "free" else 0
    for seed, other in enumerate(("random", "strong", "perfect")):
        check_perfect(placement, other, seed, opening)


@pytest.mark.prove
@pytest.mark.parametrize("placement", ["stacked", "free"])
def test_the_perfect_robot_gives_nothing_away_in_500_games(
    placement: str, record_property: Callable[[str, Any], None]
) -> None:
    found = [check_perfect(placement, ("random", "strong", "perfect")[n % 3], n) for n in range(500)]
    record_property("games", 500)
    record_property("moves", sum(moves for moves, _ in found))
    record_property("slowest move in s", f"{max(slow for _, slow in found):.2f}")


def test_records_name_the_levels() -> None:
    record = parlour.play("kryds-bolle", bots=["casual", "novice"], seed=1)
    assert [player.name for player in record.header.players] == ["casual", "novice"]
    assert all(isinstance(event, Act) for event in record.events)
