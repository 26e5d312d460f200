"""Habits of choosing chips."""

import pytest

import parlour
from parlour.games.kugelbox.values import habits

CHIKUGO, TAKE_IT = parlour.game("chikugo"), parlour.game("take-it")


def test_how_likely_a_throw_meets_a_chip() -> None:
    assert habits.met_by("line", "0", "") == pytest.approx(1 / 3)
    assert habits.met_by("square", "0", "") == pytest.approx(1 / 5)
    assert habits.met_by("12", "0", "") == pytest.approx(54 / 300)
    assert habits.met_by("2", "0", "") == 1
    # one ball misses or both: 1 and 0 points are up to 4
    assert habits.met_by("<=4", "1/2", False) == pytest.approx(3 / 4 + habits.met_by("<=4", "0", "") / 4)


def test_laying_out() -> None:
    state = CHIKUGO.position(
        "lay-out||0|2,12,square;8;3,4,5,<=4,<=6,line,line,square|0 red a1 black d4|0|9|lay"
    )
    assert str(habits.smallest_out(state)) == "lay 2"
    # of the 300 pairs of holes 60 make a square and 24 + 12 + 8 + 8 + 2 = 54 span twelve holes or more
    assert str(habits.rarest_out(state)) == "lay 12"


ROBBING = "play|12|0|2,<=4,5,<=6;4,line,square;3,8,line,square;|0 red b3 black c4|0|9|rob"


@pytest.mark.parametrize(
    ("habit", "action"),
    [
        (habits.largest_number, "rob 1 4"),
        (habits.numbers_only, "rob 1 4"),
        (habits.most_worth, "rob 2 square"),
    ],
)
def test_robbing(habit: habits.Habit, action: str) -> None:
    # seat 1 has 14 points and seat 2 has 21: of two squares the one of who is ahead
    assert str(habit(TAKE_IT.position(ROBBING))) == action


def test_numbers_only_overlooks_shapes_to_rob() -> None:
    state = TAKE_IT.position(ROBBING.replace("red b3 black c4", "red b2 black d4"))
    assert str(habits.numbers_only(state)) == "pass"
    assert str(habits.largest_number(state)).endswith(" square")


def test_taking() -> None:
    state = TAKE_IT.position(
        "play|2,3,square|0|5,12,<=6,line,8;4,square,<=4,line;|0 red b2 black d4|0|9|take"
    )
    assert str(habits.largest_number(state)) == "take 3"
    assert str(habits.most_worth(state)) == "take square"


def test_where_there_is_nothing_to_choose_all_do_the_same() -> None:
    assert {str(habit(TAKE_IT.start())) for habit in (habits.largest_number, habits.most_worth)} == {"throw"}
    assert {str(habit(CHIKUGO.start())) for habit in (habits.smallest_out, habits.rarest_out)} == {"throw"}
