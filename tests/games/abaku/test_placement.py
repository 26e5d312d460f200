"""What may be laid: the first turn, one line, one equation, contacts, zeros, bonuses, diagonals."""

from typing import Any

import pytest

from parlour.games.abaku import board
from parlour.games.abaku.board import LAYOUT
from parlour.games.abaku.judging.preview import preview

from .table import code_of, column, row, table

PLAIN: dict[str, Any] = {"bonuses": False}
#: 1+2=3 on row 8, H8 is the 2
START = row("G8", "123")


def test_the_first_turn_lays_two_tiles_or_more_and_one_on_the_start_square() -> None:
    state = table({}, "11248", "")
    assert code_of(state, "8H 1") == "two-tiles-first"
    assert code_of(state, "8I 24") == "not-on-start"
    assert code_of(state, "1A 24") == "not-on-start"
    assert code_of(state, "8H 24") is None
    assert code_of(state, "H7 28") is None
    assert code_of(state, "8G 12") == "not-one-equation"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("9O 11", "off-the-board"),
        ("1P 11", "no-such-square"),
        ("17A 11", "no-such-square"),
        ("8G 1", "square-taken"),
        ("8F 1.1", "square-taken"),
        ("8E 1.1", "gap"),
        ("8J 7", "not-in-rack"),
        ("8J 111", "not-in-rack"),
        ("8J e", "not-in-rack"),
        ("1A 11", "nothing-touched"),
        ("\\A1 11", "no-diagonals"),
        ("/J9 11", "no-diagonals"),
        ("=A1 8J 1", "no-joker-there"),
        ("first 0", "not-now"),
        ("draw 0 1", "not-now"),
        ("accept", "not-now"),
        ("challenge", "not-now"),
        ("b2 5", "not-this-game"),
    ],
)
def test_what_hands_cannot_do_is_refused_with_its_own_code(text: str, code: str) -> None:
    assert code_of(table(START, "01124", "0"), text) == code


def test_every_contact_must_be_in_a_new_equation() -> None:
    # 3 under the 3 on I8: 3 and 3 are no equation; nor is 1 2 3 touched along its row
    state = table(START, "33669", "")
    shown = preview(state, "9I 3")
    assert [(w.code, w.squares) for w in shown.wrong if w.code == "contact-in-no-equation"] == [
        ("contact-in-no-equation", ("I8", "I9"))
    ]
    assert "3 at I8 and 3 at I9 are in no new equation" in [w.message for w in shown.wrong]
    # 9 below the 3 reads 3²=9
    assert code_of(state, "9I 9") is None
    # 3 3 6 downwards is 3+3=6 and covers the contact
    assert code_of(state, "I9 36") is None
    # 9 6 on row 9 is no equation, though 39 downwards is
    assert code_of(state, "9I 96") == "not-one-equation"


def test_a_run_need_not_be_one_equation_as_in_word_games() -> None:
    # 1243 and an 8 behind it: 24:3=8 takes in the new tile, the run 12438 means nothing
    state = table(row("F8", "1243"), "8", "0", **PLAIN)
    shown = preview(state, "8J 8")
    assert [e.digits for e in shown.equations] == ["2438"]
    assert code_of(state, "8J 8") is None
    assert state.play("8J 8").points[0] == 4


def test_new_tiles_that_are_right_apart_but_not_in_one_equation_are_refused() -> None:
    # 1 2 3 between a 1 in front (112 is 1+1=2) and a 9 behind (39 is 3²=9): both right, 11239 is nothing
    state = table(START, "19", "0", **PLAIN)
    shown = preview(state, "8F 1...9")
    assert {e.digits for e in shown.equations} >= {"112", "39"}
    assert [w.code for w in shown.wrong] == ["not-one-equation"]
    assert code_of(state, "8F 1...9") == "not-one-equation"
    assert code_of(state, "8F 1") is None
    assert code_of(state, "8J 9") is None


def test_a_contact_with_a_zero_need_not_be_in_an_equation() -> None:
    # the book's fifth turn: the 0 of 105 lies under the 1 of 1243
    lying = row("F8", "1243") | {"H7": "6", "H9": "2"} | row("G10", "749")
    state = table(lying, "0015", "")
    assert code_of(state, "9E 105") is None
    # 7−5=2 is as right, but its 7 under the 1 is no zero and 17 no equation
    state = table(lying, "57", "")
    assert [(w.code, w.squares) for w in preview(state, "9F 75").wrong] == [
        ("contact-in-no-equation", ("F8", "F9"))
    ]


def test_either_tile_may_be_the_zero() -> None:
    # the old tile is the zero: 10+1=11 with 24 laid below the 0 and to the right
    lying = row("G8", "10111")
    state = table(lying, "2249", "", **PLAIN)
    assert preview(state, "H9 2").wrong[0].code == "not-one-equation"
    # 2 4 across under 0 1: the 2 touches the old zero, the 4 must fit the 1 above it and does not
    wrong = preview(state, "9H 24").wrong
    assert [(w.code, w.squares) for w in wrong] == [
        ("contact-in-no-equation", ("I8", "I9")),
        ("no-old-tile", ("H9", "I9")),
    ]


def test_a_zero_contact_alone_does_not_join_the_board() -> None:
    lying = row("H8", "102030")
    # 4 2 laid upwards from the zero at I8: √4=2 is right, but only the zero is touched
    state = table(lying, "24", "", **PLAIN)
    shown = preview(state, "I6 42")
    assert [e.digits for e in shown.equations] == ["42"]
    assert [w.code for w in shown.wrong] == ["no-old-tile"]
    assert code_of(state, "I6 42") == "no-old-tile"


def test_a_new_zero_that_touches_only_must_make_an_equation() -> None:
    # 20:10=2 with the 10 hanging on the 2 of 123: only if an old tile is in the equation
    state = table(START, "0024", "", **PLAIN)
    assert code_of(state, "9H 0") == "not-one-equation"
    assert code_of(state, "I9 0") == "not-one-equation"


def test_nested_and_crossing_equations_all_count() -> None:
    # 2 4 8 downwards: 24 and 248 are both new when 4 and 8 are laid
    state = table(START, "48", "0", **PLAIN)
    shown = preview(state, "H9 48")
    assert sorted(e.digits for e in shown.equations) == ["24", "248"]
    assert shown.points == 5


def test_equations_without_a_new_tile_do_not_count_again() -> None:
    state = table(START | column("H9", "4"), "8", "0", **PLAIN)
    assert [e.digits for e in preview(state, "H10 8").equations] == ["248"]


def test_the_bonus_layout_is_that_of_the_rules() -> None:
    assert [len(line) for line in LAYOUT] == [15] * 15
    grid = board.grid(15)
    triple, double = "A1 H1 O1 A8 O8 A15 H15 O15", "F3 E4 K4 D5 L5 M6 C10 D11 L11 E12 K12 J13"
    assert {grid.names[at] for at in range(225) if grid.equation_bonus[at] == 3} == set(triple.split())
    assert {grid.names[at] for at in range(225) if grid.equation_bonus[at] == 2} == set(double.split())
    threes = "D1 M2 B3 O4 F6 J6 F10 J10 A12 N13 C14 L15"
    assert {grid.names[at] for at in range(225) if grid.number_bonus[at] == 3} == set(threes.split())
    assert sum(bonus == 2 for bonus in grid.number_bonus) == 24
    assert grid.names[grid.start] == "H8"
    assert grid.number_bonus[grid.start] == grid.equation_bonus[grid.start] == 1


def test_a_number_bonus_multiplies_its_tile() -> None:
    # I7 doubles its tile: 9 laid there above the 3 makes 93, √9=3
    state = table(START, "9", "0")
    (equation,) = preview(state, "7I 9").equations
    assert (equation.digits, equation.points) == ("93", 3)
    assert state.play("7I 9").points == (3, 0)


def test_a_number_bonus_multiplies_the_number_with_tile_values() -> None:
    state = table(START, "9", "0", tile_values=True)
    assert preview(state, "7I 9").points == 2 * 9 + 3


def test_an_equation_bonus_multiplies_every_equation_with_the_tile_laid_on_it() -> None:
    # K4 doubles equations: a 4 on it makes 24 downwards, 24 and 246 (2+4=6) across
    state = table({"K3": "2", "J4": "2", "L4": "6"}, "4", "0")
    shown = preview(state, "4K 4")
    assert sorted((e.digits, e.points) for e in shown.equations) == [("24", 4), ("24", 4), ("246", 6)]
    assert shown.points == 14


def test_several_equation_bonuses_multiply() -> None:
    # E4 and K4 double equations: 98+13=111 takes both, 9−8=1 the first, 1×1=1 and 1²=1 the second
    state = table(row("F4", "81311"), "19", "0")
    shown = preview(state, "4E 9.....1")
    points = {e.digits: e.points for e in shown.equations}
    assert points == {"11": 4, "111": 6, "981": 6, "9813111": 28}
    assert state.play("4E 9.....1").points == (44, 0)


def test_bonuses_count_only_in_the_turn_they_are_covered() -> None:
    # the 9 lies on I7, which doubles; the 3 before it makes 39 for one point a tile
    state = table(START | {"I7": "9"}, "3", "0")
    assert [(e.digits, e.points) for e in preview(state, "7H 3").equations] == [("39", 2)]


def test_bonuses_can_be_off() -> None:
    state = table(START, "9", "0", **PLAIN)
    assert preview(state, "7I 9").points == 2


def test_diagonals_are_lines_and_contacts_too() -> None:
    state = table({}, "24", "2", diagonals=True, **PLAIN)
    lying = {"H8": "2", "I9": "4"}
    assert state.play("\\H8 24").points == (2, 0)
    # J8 and I9 read down to the left: 24
    slanted = table(lying, "2", "0", diagonals=True, **PLAIN)
    (equation,) = preview(slanted, "8J 2").equations
    assert (equation.digits, equation.squares) == ("24", ("J8", "I9"))
    assert code_of(table(lying, "2", "0", **PLAIN), "8J 2") == "nothing-touched"
    assert code_of(table(lying, "22", "0", diagonals=True, **PLAIN), "/K7 22") is None


def test_with_diagonals_a_diagonal_contact_must_be_in_an_equation() -> None:
    assert code_of(table(START, "9", "0"), "9I 9") is None
    shown = preview(table(START, "9", "0", diagonals=True), "9I 9")
    assert [(w.code, w.squares) for w in shown.wrong] == [("contact-in-no-equation", ("H8", "I9"))]


def test_trivial_powers_off_refuses_one_squared() -> None:
    assert code_of(table({}, "11", "0"), "8G 11") is None
    assert code_of(table({}, "11", "0", trivial_powers=False), "8G 11") == "not-one-equation"
