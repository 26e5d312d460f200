"""The joker: laid as a digit, scored, swapped off the board again."""

from typing import Any

from parlour.games.abaku.judging.preview import preview

from .table import code_of, row, table

PLAIN: dict[str, Any] = {"bonuses": False}
#: 1+2=3 with a joker as the 2 on H8
LYING = row("G8", "1c3")


def test_a_joker_is_laid_as_the_digit_that_is_said() -> None:
    state = table({}, "24?", "0", **PLAIN)
    after = state.play("8G 2e")
    assert after.board[7 * 15 + 6 : 7 * 15 + 8] == "2e"
    assert after.racks[0] == "4"
    assert after.points == (2, 0)
    assert code_of(state, "8G 2f") == "not-one-equation"
    assert code_of(state, "8G ce") == "not-in-rack"


def test_a_joker_counts_one_and_with_tile_values_nothing() -> None:
    assert preview(table({}, "3?", "0", **PLAIN), "8G 3j").points == 2
    assert preview(table({}, "3?", "0", tile_values=True, **PLAIN), "8G 3j").points == 3
    # later equations count it nothing too: 39 lies with the 9 a joker, an 81 behind makes 9²=81
    lying = row("G8", "3j")
    assert preview(table(lying, "18", "0", tile_values=True, **PLAIN), "8I 81").points == 0 + 8 + 1


def test_a_number_bonus_counts_for_a_joker_as_for_any_tile() -> None:
    assert preview(table(row("G8", "123"), "?", "0"), "7I j").points == 3


def test_the_joker_is_taken_for_its_digit_and_used_at_once() -> None:
    state = table(LYING, "2", "0", **PLAIN)
    # the 2 goes to H8, the joker below it as a 4: 2²=4
    after = state.play("=H8 9H e")
    signs = after.position.split("|")[0].split("/")
    assert signs[7][6:9] == "123"
    assert signs[8][7] == "e"
    assert after.points == (2, 0)
    assert after.racks[0] == ""


def test_the_joker_may_be_kept_and_everybody_knows_who_has_it() -> None:
    state = table(LYING, "24", "0", **PLAIN)
    after = state.play("=H8 9H 4")
    assert after.racks[0] == "?"
    assert after.known == ("?", "")
    assert after.view(1)["known"] == ["?", ""]
    # once it is laid, nothing is known any more
    on = after.play("draw 0 1133").play("pass").play("7I j")
    assert on.known == ("", "")


def test_a_swap_is_the_first_half_of_a_placement_that_is_right_by_itself() -> None:
    state = table(LYING, "2459", "0", **PLAIN)
    assert code_of(state, "=H8 9H 5") == "not-one-equation"
    assert code_of(state, "=G8 9H 4") == "no-joker-there"
    assert code_of(state, "=A1 9H 4") == "no-joker-there"
    assert code_of(table(LYING, "459", "0"), "=H8 9H 4") == "no-digit-for-joker"
    # the digit put in is gone from the rack: it cannot be laid as well
    assert code_of(table(LYING, "2", "0"), "=H8 G9 2") == "not-in-rack"


def test_the_digit_put_in_is_an_old_tile() -> None:
    # H8 alone changed: 123 is not new, so only 24 counts; and it brings no bonus of its square
    state = table(LYING, "24", "0", tile_values=True, **PLAIN)
    shown = preview(state, "=H8 9H 4")
    assert [(e.digits, e.points) for e in shown.equations] == [("24", 6)]
    # on C2 the number doubles, but not for a tile swapped in
    lying = {"C2": "c"}
    assert preview(table(lying, "24", "0", tile_values=True), "=C2 2D 4").points == 6


def test_a_swapped_joker_can_be_swapped_again_by_whoever_has_the_digit() -> None:
    state = table(LYING, "2", "478", **PLAIN).play("=H8 9H e").play("draw 0 00000")
    after = state.play("=H9 10H i")
    assert after.points == (2, 3)
    assert after.racks[1] == "78"


def test_a_joker_laid_as_zero_is_a_zero() -> None:
    lying = row("F8", "1243") | {"H7": "6", "H9": "2"} | row("G10", "749")
    assert code_of(table(lying, "15?", "0"), "9E 1a5") is None
