"""Abaku by its rule book: the eight turns, equations and placing tiles."""

from __future__ import annotations

from typing import Any

import pytest

import parlour
from parlour import CHANCE

from .abaku import (
    GAME,
    board_of,
    equations,
    laid,
    rest,
    table,
)
from .abaku_tables import (
    EIGHT_TURNS,
    TURNS,
    before_the_first_turn,
    dict_row,
    first,
)
from .tell import refused, tell


def gains(state: Any, *texts: Any) -> Any:
    """What each placement among these brings its seat."""
    gained = []
    for text in texts:
        before, seat = state.points, state.actor
        state = state.play(text)
        if seat is not CHANCE:
            gained.append(state.points[seat] - before[seat])
    return gained


# --- the book's eight turns ---


def test_the_eight_turns_score_2_4_5_9_7_13_11_14() -> None:
    assert gains(before_the_first_turn(bonuses=False), *EIGHT_TURNS) == [2, 4, 5, 9, 7, 13, 11, 14]


def test_the_eight_turns_with_tile_values_score_6_10_18_42_22_66_51_44() -> None:
    start = before_the_first_turn(bonuses=False, tile_values=True)
    assert gains(start, *EIGHT_TURNS) == [6, 10, 18, 42, 22, 66, 51, 44]


def test_the_eight_turns_leave_the_book_s_board() -> None:
    state = tell(before_the_first_turn(bonuses=False), *EIGHT_TURNS)
    assert board_of(state) == laid(*TURNS)
    assert state.points == (2 + 5 + 7 + 11, 4 + 9 + 13 + 14)
    assert state.actor == 0


@pytest.mark.parametrize("turn", range(8))
def test_each_of_the_eight_turns_from_its_own_position(turn: Any) -> None:
    new = "".join(c for c in TURNS[turn].split()[1] if c != ".")
    filled = new + rest(new, *[laid(*TURNS[:turn]).values()]).replace("?", "")[: 5 - len(new)]
    state = table(TURNS[:turn], racks=(filled, "9"), points=(10, 20), bonuses=False)
    assert state.play(TURNS[turn]).points == (10 + [2, 4, 5, 9, 7, 13, 11, 14][turn], 20)


# --- equations ---


@pytest.mark.parametrize(
    "tiles",
    [
        *("24", "39", "42", "93", "11"),  # 2²=4 3²=9 √4=2 √9=3 1²=1
        *("28", "82"),  # 2³=8 ∛8=2
        *("416", "164", "327", "273"),  # 4²=16 √16=4 3³=27 ∛27=3
        *("112", "5510", "12315"),  # 1+1=2 5+5=10 12+3=15
        *("532", "1028"),  # 5-3=2 10-2=8
        *("236", "9981"),  # 2x3=6 9x9=81
        *("623", "1243"),  # 6:2=3 12:4=3
    ],
)
def test_these_are_equations(tiles: Any) -> None:
    for text in (f"8H {tiles}", f"H8 {tiles}"):
        assert first(tiles).play(text).points[0] >= len(tiles)


@pytest.mark.parametrize("tiles", ["23", "25", "44", "77", "124", "529", "2223", "7777"])
def test_these_are_none(tiles: Any) -> None:
    refused(first(tiles), f"8H {tiles}", f"H8 {tiles}")


@pytest.mark.parametrize(
    "tiles",
    [
        "505",  # 5 + 0 = 5: zero is never a term
        "550",  # 5 - 5 = 0: nor a result
        "10",
        "010",
        "0224",  # no number starts with 0
        "2024",  # 2 + 02 = 4
        "2204",
        "1001",  # 100 -> 1, 10 x 01, 1 - 00 ...
    ],
)
def test_zero_is_never_a_whole_number_and_no_number_starts_with_it(tiles: Any) -> None:
    refused(first(tiles), f"8H {tiles}")


def test_zero_inside_a_number_is_fine() -> None:
    assert first("2510").play("8H 2510").points == (4, 0)  # 2x5=10, and nothing inside it


def test_equations_read_left_to_right_and_downwards_never_backwards() -> None:
    assert first("1243").play("8H 1243").points == (4 + 2, 0)  # 12:4=3, and 24 inside it
    refused(first("1243"), "8H 3421", "H8 3421", "8E 3421", "H5 3421")


def test_1_squared_is_1_unless_trivial_powers_are_off() -> None:
    assert first("11").play("8H 11").points == (2, 0)
    assert first("11", trivial_powers=True).play("8H 11").points == (2, 0)
    refused(first("11", trivial_powers=False), "8H 11")
    assert first("111", trivial_powers=False).play("8H 111").points == (3, 0)  # 1x1=1 is no power
    assert first("111").play("8H 111").points == (3 + 2 + 2, 0)


def test_a_stretch_counts_once_however_many_ways_it_can_be_read() -> None:
    # 224: 2+2=4 and 2x2=4, and inside it 24: 3 + 2
    assert first("224").play("8H 224").points == (5, 0)


@pytest.mark.parametrize("text", ["31623" + str(31623**2), "2155" + str(2155**3)])
def test_fifteen_digits_are_recognised_exactly(text: Any) -> None:
    assert len(text) == 15
    state = table(dict_row(text[1:], 1), racks=(text[0] + "4444", "9"), bonuses=False)
    assert state.play(f"8A {text[0]}").points == (15, 0)  # no equation inside it
    one_more = text[1:-1] + str((int(text[-1]) + 1) % 10)
    refused(table(dict_row(one_more, 1), racks=(text[0] + "4444", "9"), bonuses=False), f"8A {text[0]}")


def test_a_row_full_of_digits_is_one_equation() -> None:
    # 12345+54321=66666; inside it, with the new 1, lie 123 (1+2=3) and 1234 (12:3=4)
    board = dict_row("23455432166666", 1)
    found = equations(board, {(7, 0): "1"})
    assert sorted(map(len, found)) == [3, 4, 15]
    state = table(board, racks=("18888", "9"), bonuses=False)
    assert state.play("8A 1").points == (3 + 4 + 15, 0)


# --- the first turn ---


def test_the_first_turn_covers_the_start_square_with_two_or_more_tiles() -> None:
    state = first("24")
    for text in ("8G 24", "8H 24", "H7 24", "H8 24"):
        assert state.play(text).points == (2, 0)
    refused(state, "8F 24", "8I 24", "H6 24", "H9 24", "7G 24", "1A 24")  # not on H8
    refused(state, "8H 2", "8H 4")  # one tile


def test_the_first_turn_is_whoever_s_it_is_after_passes() -> None:
    state = tell(first("24"), "pass")
    assert state.actor == 1
    refused(state, "8I 99")
    state = tell(state, "pass")
    assert state.play("8G 24").points == (2, 0)


# --- all tiles of a turn ---


def test_tiles_must_be_on_the_rack() -> None:
    state = first("24")
    refused(state, "8G 39", "8G 224", "8G 2e")
    assert state.accepts(GAME.action("8G 24")) is None


def test_all_tiles_belong_to_one_equation() -> None:
    # 24 and 39 are equations, 2439 is none: 2+43, 24-3, 24:3 ... never 9
    refused(first("2439"), "8G 2439")
    assert first("2439").play("8G 24").points == (2, 0)


def test_tiles_may_have_old_ones_between_but_no_gap() -> None:
    state = table(["8G 24"], racks=("13777", "9"), bonuses=False)
    assert state.play("8F 1..3").points == (4, 0)
    refused(state, "8F 1...3", "8E 1...3", "8E 1.3", "8F 13", "8F 1.3")


def test_tiles_may_not_lie_on_tiles_or_outside_the_board() -> None:
    state = table(["8G 24"], racks=("13456", "9"), bonuses=False)
    refused(state, "8G 1", "8H 3", "8F 13")
    for text in ("16H 1", "P8 1", "8P 1", "0H 1", "15O 13", "O15 13"):
        with pytest.raises((parlour.BadNotation, parlour.IllegalAction)):
            state.play(text)


def test_after_the_first_turn_an_old_tile_must_be_part_of_a_new_equation() -> None:
    state = table(["8G 24"], racks=("39112", "9"), bonuses=False)
    refused(state, "1A 39", "12H 39")  # nothing near
    refused(state, "5G 39", "E5 39")
    refused(state, "J8 39")  # one square away


# --- contacts ---


def test_every_contact_must_be_part_of_some_new_equation() -> None:
    # 24 lies on G8 H8. 39 below it makes 23 and 49 downwards: no equations
    refused(table(["8G 24"], racks=("39777", "9"), bonuses=False), "9G 39")
    # 42 below it makes 24 and 42 downwards: all are equations. 42, 24, 42: 6 points
    assert table(["8G 24"], racks=("42777", "9"), bonuses=False).play("9G 42").points == (6, 0)


def test_a_contact_at_the_end_of_the_line_must_make_an_equation_too() -> None:
    # 39 right of 24: 2439 is none, nor 439, 243, 43: the contact 4-3 is in no equation
    refused(table(["8G 24"], racks=("39777", "9"), bonuses=False), "8I 39")
    # 28 right of 24: 28, 42 (√4=2) and 428 (4x2=8) hold the contact and both new tiles
    assert table(["8G 24"], racks=("28777", "9"), bonuses=False).play("8I 28").points == (2 + 2 + 3, 0)


def test_it_is_not_the_rule_that_the_whole_run_is_one_equation() -> None:
    # 2 4 2 in a row after 24: 242 is none, but 42 is an equation with the contact in it
    assert table(["8G 24"], racks=("27777", "9"), bonuses=False).play("8I 2").points == (2, 0)


def test_a_zero_contact_need_not_form_an_equation() -> None:
    # turn 5: the 0 on F9 touches the 1 on F8
    state = table(TURNS[:4], racks=("10577", "9"), bonuses=False)
    assert state.play("9E 105").points == (7, 0)


def test_it_is_enough_that_the_old_tile_is_the_zero() -> None:
    # 5510 on H8..K8; 11 below its end makes 11 under the 1, and nothing under the 0
    state = table(["8H 5510"], racks=("11777", "9"), bonuses=False)
    assert state.play("9J 11").points == (4, 0)  # 11 across, 11 downwards
    # with a 3 in the place of the 0, 31 downwards is none
    refused(table(["8H 5513"], racks=("11777", "9"), bonuses=False), "9J 11")


def test_a_zero_contact_alone_does_not_join_the_board() -> None:
    # 2510 down to the 2 of 24: 2x5=10 holds no old tile, and nothing with 0 and 2 is an equation
    refused(table(["8G 24"], racks=("25107", "9"), bonuses=False), "G4 2510")


def test_a_lone_zero_must_form_an_equation_with_what_it_touches() -> None:
    # 1 5 2 with a free square between 1 and 5: 10:5=2
    board = {(7, 4): "1", (7, 6): "5", (7, 7): "2"}
    state = table(board, racks=("07777", "9"), bonuses=False)
    assert state.play("8F 0").points == (4, 0)
    refused(state, "8I 0", "7H 0", "9H 0", "8D 0")
