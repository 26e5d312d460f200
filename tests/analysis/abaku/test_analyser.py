"""Abaku analysed from a view: every action, its points, and what is proved."""

import random

import pytest

import parlour
from parlour.bots import Budget
from tests.games.abaku.table import almost_done, row, table

GAME = parlour.game("abaku")


@pytest.mark.slow
def test_every_action_with_points_best_first() -> None:
    state = table(row("G8", "123"), "49", "0", bonuses=False)
    found = parlour.analyse(state, Budget(nodes=40))
    assert {str(move.action) for move in found.moves} == set(map(str, state.legal()))
    assert not found.exact
    assert found.value == found.moves[0].value
    assert all(state.play(move.action).points[0] == move.points for move in found.moves)


@pytest.mark.slow
def test_the_end_is_proved_without_a_budget() -> None:
    found = parlour.analyse(almost_done("4", "5"))
    assert found.exact
    assert found.moves[0].bound == "exact"
    assert isinstance(found.value, int)


def test_only_the_view_counts() -> None:
    view = table(row("G8", "123"), "45679", "01234").view(0)
    imagined = [GAME.imagine(view, random.Random(seed)) for seed in (1, 2)]
    assert imagined[0].racks != imagined[1].racks
    one, other = (parlour.analyse(state, Budget(nodes=40)) for state in imagined)
    assert one == other


def test_whether_to_challenge() -> None:
    state = table({}, "125", "34", referee="challenge", bonuses=False).play("8G 125")
    found = parlour.analyse(state)
    assert [(str(move.action), move.value) for move in found.moves] == [("challenge", 3), ("accept", -3)]


def test_magic_squares_are_solved() -> None:
    found = parlour.analyse(GAME.position("816/357/4..", mode="magic"), Budget(nodes=200))
    assert {str(move.action) for move in found.moves if move.value == 1} == {"b3 9", "c3 2"}
    assert found.exact


def test_in_a_magic_square_without_a_solution_a_digit_stands_in_the_way() -> None:
    found = parlour.analyse(GAME.position("81./357/429", mode="magic"))
    assert [str(move.action) for move in found.moves if move.value == 1] == []
    found = parlour.analyse(GAME.position("816/357/2..", mode="magic"))
    assert [str(move.action) for move in found.moves if move.value == 1] == ["a3 -"]


def test_magic_squares_under_the_first_rules_are_estimated() -> None:
    found = parlour.analyse(GAME.under(1).position("816/357/4..", mode="magic"), Budget(nodes=200))
    assert str(found.moves[0].action) in ("b3 9", "c3 2")


def test_another_goal_is_refused() -> None:
    with pytest.raises(parlour.BadOption):
        parlour.analyse(almost_done("4", "5"), goal="shut")


def test_who_is_not_to_act_gets_no_analysis() -> None:
    state = table(row("G8", "123"), "49", "0")
    with pytest.raises(parlour.IllegalAction):
        parlour.analyse(state.view(1))
    with pytest.raises(parlour.IllegalAction):
        parlour.analyse(state.view(None))
