"""What the rule sheet itself says, and its examples."""

from fractions import Fraction

import pytest

import parlour

from . import BUST, BUST_12, SHUT_9, at, code_of, play, start, texts

ALL_12 = "1,2,3,4,5,6,7,8,9,10,11,12"


@pytest.mark.parametrize(
    ("throw", "closings"),
    [
        ("1+1", {"2"}),
        ("1+2", {"3", "1,2"}),
        ("2+2", {"4", "1,3"}),
        ("2+3", {"5", "1,4", "2,3"}),
        ("3+3", {"6", "1,5", "2,4", "1,2,3"}),
    ],
)
def test_the_table_of_flaps_for_2_to_6(throw: str, closings: set[str]) -> None:
    assert texts(start().play(throw)) == closings


def test_the_other_throw_of_the_same_number_closes_the_same() -> None:
    assert texts(start().play("1+5")) == texts(start().play("2+4")) == texts(start().play("3+3"))


def test_open_2_3_4_and_an_8_are_9_or_234_minus_points() -> None:
    assert at("2,3,4||0,0|0|1", scoring="sum").play("2+6").points == (9, 0)
    assert at("2,3,4||0,0|0|1", scoring="digits").play("2+6").points == (234, 0)


def test_flaps_1_10_12_written_as_one_number_are_11012() -> None:
    assert at("1,10,12||0,0|0|1", scoring="digits").play("1+1").points == (11012, 0)
    assert at("1,10,12||0,0|0|1").play("1+1").points == (23, 0)


def test_all_open_written_as_one_number_is_exact() -> None:
    from parlour.games.shut_the_box.tray import all_open, minus_points

    assert minus_points(all_open(12), "digits") == 123456789101112
    assert minus_points(all_open(12), "sum") == 78
    assert minus_points(0, "digits") == minus_points(0, "sum") == 0


def test_twelve_flaps_two_dice_and_all_open_at_the_start_of_every_turn() -> None:
    state = start()
    assert state.position == f"{ALL_12}||0,0|0|1"
    assert state.actor is parlour.CHANCE
    state = play(state, *BUST)
    assert state.position == f"{ALL_12}||{BUST_12},0|1|1"


def test_the_dice_are_fair_and_the_smaller_is_named_first() -> None:
    odds = {str(throw): chance for throw, chance in start().odds()}
    assert len(odds) == 21
    assert odds["3+3"] == Fraction(1, 36)
    assert odds["3+4"] == Fraction(2, 36)
    assert "4+3" not in odds
    assert sum(odds.values()) == 1


def test_the_throw_must_be_used_up_whole() -> None:
    state = start().play("3+4")
    assert code_of(state, "3") == "wrong-sum"
    assert code_of(state, "4,5") == "wrong-sum"
    assert code_of(state, "3,4") is None


def test_a_closed_flap_cannot_be_closed_again() -> None:
    state = play(start(), "3+4", "3,4", "1+2")
    assert texts(state) == {"1,2"}
    assert code_of(state, "3") == "flap-closed"


def test_a_turn_goes_on_while_flaps_can_be_closed_and_cannot_be_ended_by_choice() -> None:
    state = play(start(), "3+4", "7")
    assert state.actor is parlour.CHANCE
    assert state.seat == 0
    state = state.play("1+1")
    assert state.actor == 0
    assert texts(state) == {"2"}


def test_a_throw_that_fits_nothing_ends_the_turn_by_itself() -> None:
    state = at("1,2||5,6|0|2").play("6+6")
    assert state.points == (8, 6)
    assert state.seat == 1
    assert state.throw == ()


def test_who_shuts_has_won_at_once_whatever_the_points() -> None:
    state = at("1,2||99,3,0|0|7").play("1+2").play("1,2")
    assert state.actor is None
    assert state.winners == (0,)
    assert state.points == (99, 3, 0)
    assert state.places == (0, 2, 1)


def test_a_whole_turn_that_shuts_nine_flaps() -> None:
    state = play(start(flaps=9), *SHUT_9)
    assert state.winners == (0,)
    assert state.points == (0, 0)
    assert state.position == "||0*,0|0|1"


@pytest.mark.parametrize("dice", ["two", "one-when-six", "one-when-high-shut"])
def test_flap_1_alone_can_never_be_shut_with_two_dice(dice: str) -> None:
    state = at("1||0,0|0|1", dice=dice)
    if dice != "two":
        state = state.play("two")
    assert len(state.legal()) == 21
    for throw in state.legal():
        after = state.play(throw)
        assert after.points == (1, 0)
        assert after.seat == 1


def test_flap_1_alone_can_be_shut_with_one_die() -> None:
    state = play(at("1||0,0|0|1", dice="one-when-six"), "one", "1", "1")
    assert state.winners == (0,)


def test_the_drawing_shows_tray_dice_and_pad() -> None:
    assert str(at("1,2,5,12|3+4|0,31|1|2")).split("\n") == [
        "+------------------------------------------------+",
        "|  1   2   ·   ·   5   ·   ·   ·   ·   ·   ·  12 |",
        "|                                                |",
        "|                    [3]  [4]                    |",
        "+------------------------------------------------+",
        "round 2: seat 1 closes 7",
        "  seat 0   0",
        "> seat 1  31",
    ]
