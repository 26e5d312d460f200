"""The twelve chips: what meets them, what robs them, what they are worth."""

from collections import Counter

import pytest

from parlour.games.kugelbox.box import Score
from parlour.games.kugelbox.chips import USUAL, is_chip, kinds, meets, rest, robs, sorted_pile, worth

LINE4, SQUARE4 = Score(4, "line"), Score(4, "square")


def test_there_are_twelve_line_and_square_twice() -> None:
    once = ("2", "3", "4", "5", "8", "12", "<=4", "<=6")
    assert Counter(USUAL) == Counter(once) + Counter(line=2, square=2)


@pytest.mark.parametrize("number", [2, 3, 4, 5, 8, 12])
def test_a_number_is_met_by_as_many_points_or_more_and_robbed_by_just_as_many(number: int) -> None:
    for points in (0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 12, 15, 16, 20, 25):
        score = Score(points, "rectangle")
        assert meets(str(number), score) == (points >= number)
        assert robs(str(number), score) == (points == number)


@pytest.mark.parametrize("number", [4, 6])
def test_up_to_a_number_is_met_by_no_more_points_and_robbed_by_just_as_many(number: int) -> None:
    for points in (0, 1, 2, 3, 4, 5, 6, 8, 25):
        assert meets(f"<={number}", Score(points, "rectangle")) == (points <= number)
        assert robs(f"<={number}", Score(points, "rectangle")) == (points == number)


def test_line_and_square_look_at_the_shape_not_at_the_points() -> None:
    for test in (meets, robs):
        assert test("line", LINE4)
        assert not test("line", SQUARE4)
        assert test("square", SQUARE4)
        assert not test("square", LINE4)
        assert test("square", Score(25, "square"))
        assert not test("line", Score(1, "one"))
        assert not test("square", Score(9, "rectangle"))


def test_worth_is_the_face_number_line_1_square_9() -> None:
    assert {name: worth((name,)) for name in kinds(USUAL)} == {
        **{str(n): n for n in (2, 3, 4, 5, 8, 12)},
        "<=4": 4,
        "<=6": 6,
        "line": 1,
        "square": 9,
    }
    assert worth(USUAL) == 64


def test_the_rest_of_the_chips() -> None:
    assert rest(USUAL, USUAL) == ()
    assert rest(USUAL) == USUAL
    left = Counter(rest(USUAL, ("2", "line"), ("line",)))
    assert left == Counter(USUAL) - Counter(["2", "line", "line"])
    assert rest(USUAL, ("2",), ("2",)) is None
    assert rest(USUAL, ("line",) * 3) is None


def test_names_of_other_printings() -> None:
    assert all(map(is_chip, ("1", "25", "<=1", "<=25", "line", "square")))
    assert not any(map(is_chip, ("0", "26", "<=0", "<4", "<= 4", "04", "", "lines", "٣")))
    assert sorted_pile(("square", "<=6", "10", "<=3", "9", "line")) == (
        "9",
        "10",
        "<=3",
        "<=6",
        "line",
        "square",
    )
