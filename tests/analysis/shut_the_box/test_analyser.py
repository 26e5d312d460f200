"""Analysis of Shut the Box: values and order of moves, for every goal, from states and views."""

from fractions import Fraction
from typing import Any

import pytest

import parlour
from parlour.analysis import analyse
from tests.games.shut_the_box.solver.slow import winning

GAME = parlour.game("shut-the-box")


def at(position: str, **options: Any) -> Any:
    return GAME.position(position, **options)


def test_two_flaps_by_hand() -> None:
    # 1,2 open and a 3 thrown: close both; a 2 would leave 1, which no two dice shut
    found = analyse(at("1,2|1+2|0,0|0|1"))
    assert found.exact
    assert [(str(m.action), m.value, m.bound) for m in found.moves] == [("1,2", 0, "exact")]
    # before the throw: 3 (2 of 36) shuts, 2 (1 of 36) leaves 1 point, the rest leaves 3
    before = analyse(at("1,2||0,0|0|1"))
    assert before.value == Fraction(1 * 1 + 33 * 3, 36)
    assert before.moves == []
    assert analyse(at("1,2||0,0|0|1"), goal="shut").value == Fraction(2, 36)


def test_every_legal_action_is_listed_best_first() -> None:
    state = at("1,2,3,4,5,6,7,8,9,10,11,12|6+6|0,0|0|1")
    found = analyse(state)
    assert {m.action for m in found.moves} == set(state.legal())
    assert [m.value for m in found.moves] == sorted(m.value for m in found.moves)
    shut = analyse(state, goal="shut")
    assert [m.value for m in shut.moves] == sorted((m.value for m in shut.moves), reverse=True)
    assert found.value == found.moves[0].value


@pytest.mark.slow
def test_the_choice_of_dice_is_valued() -> None:
    # 1 alone: one die shuts it one time in six, two dice never
    found = analyse(at("1||0,0|0|1", dice="one-when-six"), goal="shut")
    assert [(str(m.action), m.value) for m in found.moves] == [("one", Fraction(1, 6)), ("two", 0)]
    assert analyse(at("1|one|0,0|0|1", dice="one-when-six"), goal="shut").value == Fraction(1, 6)


def test_a_view_gives_the_same_as_its_state() -> None:
    state = at("1,2,5,12|3+4|0,31|1|2")
    assert analyse(state.view(1)) == analyse(state)


def test_the_default_goal_is_the_score_by_the_games_own_scoring() -> None:
    assert analyse(at("1||0,0|0|1", scoring="digits")).value == 1
    # 11 leaves 12, which a 12 shuts; 12 leaves 11, which an 11 shuts; all else leaves 1112
    after_11, after_12 = Fraction(12 * 35, 36), Fraction(11 * 34, 36)
    expected = (2 * after_11 + 1 * after_12 + 33 * 1112) / 36
    assert analyse(at("11,12||0,0|0|1", scoring="digits")).value == expected


@pytest.mark.parametrize(
    ("position", "options"),
    [
        ("1,2,3|1+2|91,90|1|5", {"limit": 91}),
        ("1,2,3,4||60,60|1|1", {"rounds": 1}),
        ("1,3|2+2|12,30|1|1", {"rounds": 1, "shut": "finish-round"}),
        ("1,2,3||0*,30|1|1", {"rounds": 1, "shut": "finish-round"}),
        ("2,3,10||234,0|1|1", {"scoring": "digits"}),
        ("1,2||20,19|1|9", {"limit": 20, "dice": "one-when-high-shut"}),
    ],
)
def test_the_winning_chance_of_a_last_turn_agrees_with_the_rules(
    position: str, options: dict[str, Any]
) -> None:
    state = at(position, **options)
    known = winning(state)
    found = analyse(state, goal="win")
    assert found.exact
    assert found.value == pytest.approx(float(1 - known[state]))
    for move in found.moves:
        assert move.value == pytest.approx(float(1 - known[state.play(move.action)]))


@pytest.mark.slow
def test_the_first_players_winning_chance_agrees_with_the_rules() -> None:
    state = at("1,9||17,40|0|1", flaps=9, rounds=1)
    assert analyse(state, goal="win").value == pytest.approx(float(winning(state)[state]))


@pytest.mark.slow
def test_in_a_match_only_a_shut_helps_who_is_far_behind() -> None:
    # 99 against 0 by the last turn of the round: the closing for the chance to shut is the best
    state = at("1,2,3,4,5,6|2+4|0,99|1|9")
    assert analyse(state, goal="win").moves[0].action == analyse(state, goal="shut").moves[0].action


def test_rounds_of_two_are_solved_and_go_over_into_the_last_round() -> None:
    far = at("1,2,3,4,5,6,7,8,9||0,0|0|1", flaps=9, rounds=4)
    assert analyse(far, goal="win").exact
    assert 0.4 < analyse(far, goal="win").value < 0.6
    # a lead that nobody makes up in the turns left: the other must shut now or in the last round
    behind = at("1||0,500|1|1", flaps=9, rounds=2)
    assert analyse(behind, goal="win").value == pytest.approx(
        float((1 - Fraction(466473281, 6530347008)) * Fraction(466473281, 6530347008))
    )


def test_more_than_two_are_an_estimate() -> None:
    found = analyse(at("1,2,3|1+2|40,30,20|1|2"), goal="win")
    assert not found.exact
    assert all(move.bound == "estimate" for move in found.moves)
    assert 0 < found.value <= 1


def test_alone_winning_is_shutting_before_the_end() -> None:
    last = analyse(at("1,2||99|0|3", limit=100), goal="win")
    assert last.value == pytest.approx(2 / 36)
    earlier = analyse(at("1,2||0|0|1", limit=100), goal="win")
    assert earlier.value > last.value
    rounds = analyse(at("1,2||0|0|1", rounds=2, flaps=9), goal="win")
    again = Fraction(466473281, 6530347008)
    assert rounds.value == pytest.approx(float(Fraction(2, 36) + Fraction(34, 36) * again))


def test_what_is_not_known_is_refused() -> None:
    with pytest.raises(parlour.BadOption, match="allowed: score, shut, win"):
        analyse(at("1||0,0|0|1"), goal="luck")
    with pytest.raises(parlour.BadOption) as refused:
        analyse(at("1||0,0,0|0|1", eliminate=True), goal="win")
    assert refused.value.code == "not-solved"
    over = at("1,2||0,0|0|1").play("1+2").play("1,2")
    with pytest.raises(parlour.IllegalAction):
        analyse(over)
