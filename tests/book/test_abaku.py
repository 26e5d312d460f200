"""Abaku by its rule book (RULES.md section 3): equations, placing tiles and their score."""

from __future__ import annotations

import random

import pytest

import parlour
from parlour import CHANCE

from .abaku import (
    COLUMNS,
    GAME,
    LAYOUT,
    allowed,
    bag_of,
    board_of,
    equations,
    in_order,
    laid,
    placements,
    racks_of,
    rest,
    score,
    table,
    text_of,
)
from .tell import refused, tell
from .test_abaku_referee import TURNS

#: the eight turns with what is drawn after each; seat 0 and seat 1 in turn
EIGHT_TURNS = (
    *("8G 24", "draw 0 05", "8F 1..3", "draw 1 38", "H7 6.2", "draw 0 38", "10G 749", "draw 1 135"),
    *("9E 105", "draw 0 339", "11H 835", "draw 1 999", "J7 3833", "draw 0 7777", "I7 3.1", "draw 1 88"),
)


def before_the_first_turn(**options):
    return table(racks=("12246", "13479"), **options)


def gains(state, *texts):
    """What each placement among these brings its seat."""
    gained = []
    for text in texts:
        before, seat = state.points, state.actor
        state = state.play(text)
        if seat is not CHANCE:
            gained.append(state.points[seat] - before[seat])
    return gained


def first(tiles, **options):
    """The table before the first turn, with these tiles on seat 0's rack (and sevens)."""
    return table(racks=(tiles + "7" * (5 - len(tiles)), "99988"), bonuses=False, **options)


# --- the book's eight turns ---


def test_the_eight_turns_score_2_4_5_9_7_13_11_14():
    assert gains(before_the_first_turn(bonuses=False), *EIGHT_TURNS) == [2, 4, 5, 9, 7, 13, 11, 14]


def test_the_eight_turns_with_tile_values_score_6_10_18_42_22_66_51_44():
    start = before_the_first_turn(bonuses=False, tile_values=True)
    assert gains(start, *EIGHT_TURNS) == [6, 10, 18, 42, 22, 66, 51, 44]


def test_the_eight_turns_leave_the_book_s_board():
    state = tell(before_the_first_turn(bonuses=False), *EIGHT_TURNS)
    assert board_of(state) == laid(*TURNS)
    assert state.points == (2 + 5 + 7 + 11, 4 + 9 + 13 + 14)
    assert state.actor == 0


@pytest.mark.parametrize("turn", range(8))
def test_each_of_the_eight_turns_from_its_own_position(turn):
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
def test_these_are_equations(tiles):
    for text in (f"8H {tiles}", f"H8 {tiles}"):
        assert first(tiles).play(text).points[0] >= len(tiles)


@pytest.mark.parametrize("tiles", ["23", "25", "44", "77", "124", "529", "2223", "7777"])
def test_these_are_none(tiles):
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
def test_zero_is_never_a_whole_number_and_no_number_starts_with_it(tiles):
    refused(first(tiles), f"8H {tiles}")


def test_zero_inside_a_number_is_fine():
    assert first("2510").play("8H 2510").points == (4, 0)  # 2x5=10, and nothing inside it


def test_equations_read_left_to_right_and_downwards_never_backwards():
    assert first("1243").play("8H 1243").points == (4 + 2, 0)  # 12:4=3, and 24 inside it
    refused(first("1243"), "8H 3421", "H8 3421", "8E 3421", "H5 3421")


def test_1_squared_is_1_unless_trivial_powers_are_off():
    assert first("11").play("8H 11").points == (2, 0)
    assert first("11", trivial_powers=True).play("8H 11").points == (2, 0)
    refused(first("11", trivial_powers=False), "8H 11")
    assert first("111", trivial_powers=False).play("8H 111").points == (3, 0)  # 1x1=1 is no power
    assert first("111").play("8H 111").points == (3 + 2 + 2, 0)


def test_a_stretch_counts_once_however_many_ways_it_can_be_read():
    # 224: 2+2=4 and 2x2=4, and inside it 24: 3 + 2
    assert first("224").play("8H 224").points == (5, 0)


def dict_row(tiles, column, row=7):
    """Tiles lying in a row, from that column."""
    return {(row, column + n): tile for n, tile in enumerate(tiles)}


@pytest.mark.parametrize("text", ["31623" + str(31623**2), "2155" + str(2155**3)])
def test_fifteen_digits_are_recognised_exactly(text):
    assert len(text) == 15
    state = table(dict_row(text[1:], 1), racks=(text[0] + "4444", "9"), bonuses=False)
    assert state.play(f"8A {text[0]}").points == (15, 0)  # no equation inside it
    one_more = text[1:-1] + str((int(text[-1]) + 1) % 10)
    refused(table(dict_row(one_more, 1), racks=(text[0] + "4444", "9"), bonuses=False), f"8A {text[0]}")


def test_a_row_full_of_digits_is_one_equation():
    # 12345+54321=66666; inside it, with the new 1, lie 123 (1+2=3) and 1234 (12:3=4)
    board = dict_row("23455432166666", 1)
    found = equations(board, {(7, 0): "1"})
    assert sorted(map(len, found)) == [3, 4, 15]
    state = table(board, racks=("18888", "9"), bonuses=False)
    assert state.play("8A 1").points == (3 + 4 + 15, 0)


# --- the first turn ---


def test_the_first_turn_covers_the_start_square_with_two_or_more_tiles():
    state = first("24")
    for text in ("8G 24", "8H 24", "H7 24", "H8 24"):
        assert state.play(text).points == (2, 0)
    refused(state, "8F 24", "8I 24", "H6 24", "H9 24", "7G 24", "1A 24")  # not on H8
    refused(state, "8H 2", "8H 4")  # one tile


def test_the_first_turn_is_whoever_s_it_is_after_passes():
    state = tell(first("24"), "pass")
    assert state.actor == 1
    refused(state, "8I 99")
    state = tell(state, "pass")
    assert state.play("8G 24").points == (2, 0)


# --- all tiles of a turn ---


def test_tiles_must_be_on_the_rack():
    state = first("24")
    refused(state, "8G 39", "8G 224", "8G 2e")
    assert state.accepts(GAME.action("8G 24")) is None


def test_all_tiles_belong_to_one_equation():
    # 24 and 39 are equations, 2439 is none: 2+43, 24-3, 24:3 ... never 9
    refused(first("2439"), "8G 2439")
    assert first("2439").play("8G 24").points == (2, 0)


def test_tiles_may_have_old_ones_between_but_no_gap():
    state = table(["8G 24"], racks=("13777", "9"), bonuses=False)
    assert state.play("8F 1..3").points == (4, 0)
    refused(state, "8F 1...3", "8E 1...3", "8E 1.3", "8F 13", "8F 1.3")


def test_tiles_may_not_lie_on_tiles_or_outside_the_board():
    state = table(["8G 24"], racks=("13456", "9"), bonuses=False)
    refused(state, "8G 1", "8H 3", "8F 13")
    for text in ("16H 1", "P8 1", "8P 1", "0H 1", "15O 13", "O15 13"):
        with pytest.raises((parlour.BadNotation, parlour.IllegalAction)):
            state.play(text)


def test_after_the_first_turn_an_old_tile_must_be_part_of_a_new_equation():
    state = table(["8G 24"], racks=("39112", "9"), bonuses=False)
    refused(state, "1A 39", "12H 39")  # nothing near
    refused(state, "5G 39", "E5 39")
    refused(state, "J8 39")  # one square away


# --- contacts ---


def test_every_contact_must_be_part_of_some_new_equation():
    # 24 lies on G8 H8. 39 below it makes 23 and 49 downwards: no equations
    refused(table(["8G 24"], racks=("39777", "9"), bonuses=False), "9G 39")
    # 42 below it makes 24 and 42 downwards: all are equations. 42, 24, 42: 6 points
    assert table(["8G 24"], racks=("42777", "9"), bonuses=False).play("9G 42").points == (6, 0)


def test_a_contact_at_the_end_of_the_line_must_make_an_equation_too():
    # 39 right of 24: 2439 is none, nor 439, 243, 43: the contact 4-3 is in no equation
    refused(table(["8G 24"], racks=("39777", "9"), bonuses=False), "8I 39")
    # 28 right of 24: 28, 42 (√4=2) and 428 (4x2=8) hold the contact and both new tiles
    assert table(["8G 24"], racks=("28777", "9"), bonuses=False).play("8I 28").points == (2 + 2 + 3, 0)


def test_it_is_not_the_rule_that_the_whole_run_is_one_equation():
    # 2 4 2 in a row after 24: 242 is none, but 42 is an equation with the contact in it
    assert table(["8G 24"], racks=("27777", "9"), bonuses=False).play("8I 2").points == (2, 0)


def test_a_zero_contact_need_not_form_an_equation():
    # turn 5: the 0 on F9 touches the 1 on F8
    state = table(TURNS[:4], racks=("10577", "9"), bonuses=False)
    assert state.play("9E 105").points == (7, 0)


def test_it_is_enough_that_the_old_tile_is_the_zero():
    # 5510 on H8..K8; 11 below its end makes 11 under the 1, and nothing under the 0
    state = table(["8H 5510"], racks=("11777", "9"), bonuses=False)
    assert state.play("9J 11").points == (4, 0)  # 11 across, 11 downwards
    # with a 3 in the place of the 0, 31 downwards is none
    refused(table(["8H 5513"], racks=("11777", "9"), bonuses=False), "9J 11")


def test_a_zero_contact_alone_does_not_join_the_board():
    # 2510 down to the 2 of 24: 2x5=10 holds no old tile, and nothing with 0 and 2 is an equation
    refused(table(["8G 24"], racks=("25107", "9"), bonuses=False), "G4 2510")


def test_a_lone_zero_must_form_an_equation_with_what_it_touches():
    # 1 5 2 with a free square between 1 and 5: 10:5=2
    board = {(7, 4): "1", (7, 6): "5", (7, 7): "2"}
    state = table(board, racks=("07777", "9"), bonuses=False)
    assert state.play("8F 0").points == (4, 0)
    refused(state, "8I 0", "7H 0", "9H 0", "8D 0")


# --- the referee against the game ---


@pytest.mark.parametrize(
    "options",
    [
        {"bonuses": False},
        {},
        {"tile_values": True},
        {"diagonals": True},
        {"trivial_powers": False, "tile_values": True, "diagonals": True},
    ],
    ids=str,
)
def test_the_plain_referee_agrees_on_hundreds_of_placements(options):
    rng = random.Random(str(options))
    diagonals = options.get("diagonals", False)
    trivial = options.get("trivial_powers", True)
    seen = {True: 0, False: 0}
    for game in range(2):
        state = table(racks=("12246", "11243"), **options)
        for _ in range(7):
            board, seat = board_of(state), state.actor
            rack = racks_of(state)[seat].replace("?", "")
            near = {
                (r + dr, c + dc) for r, c in board or {(7, 7): ""} for dr in (-1, 0, 1) for dc in (-1, 0, 1)
            }
            tried = [p for p in placements(board, rack, 2 + game, diagonals) if near & set(p)]
            rng.shuffle(tried)
            fitting = None
            for new in tried[:250]:
                expected = allowed(board, new, diagonals=diagonals, trivial_powers=trivial)
                action = GAME.action(text_of(new, board))
                refusal = state.accepts(action)
                assert (refusal is None) == expected, f"{state.position}: {action}: {refusal}"
                seen[expected] += 1
                if expected:
                    fitting = new
                    gained = state.play(action).points[seat] - state.points[seat]
                    kinds = {"bonuses": True, **options}
                    assert gained == score(board, new, **kinds), f"{state.position}: {action}"
            state = state.play(text_of(fitting, board)) if fitting else state.play("pass")
            if state.actor is CHANCE:
                state = state.play(state.sample(rng))
            if state.actor is None:
                break
    assert seen[True] > 20
    assert seen[False] > 200


def right(board, rack, **kinds):
    """The texts of all placements from this rack that the referee allows."""
    return {text_of(new, board) for new in placements(board, rack) if allowed(board, new, **kinds)}


def test_legal_is_exactly_what_the_referee_allows_mid_game():
    state = table(TURNS, racks=("1123", "9"), bonuses=False)
    exchanges = {"1", "2", "3", "1,1", "1,2", "1,3", "2,3", "1,1,2", "1,1,3", "1,2,3", "1,1,2,3"}
    expected = right(laid(*TURNS), "1123") | {f"exchange {tiles}" for tiles in exchanges} | {"pass"}
    assert {str(action) for action in state.legal()} == expected


def test_legal_lists_a_joker_as_every_digit_that_fits():
    state = table(TURNS[:4], racks=("1?", "9"), bonuses=False)
    expected = right(laid(*TURNS[:4]), "1?") | {"exchange 1", "exchange ?", "exchange 1,?", "pass"}
    assert {str(action) for action in state.legal()} == expected


def test_legal_lists_swaps_with_all_that_may_follow():
    # the 4 of turn 1 is a joker; the rack is 4 and 2
    turns = ("8G 2e", *TURNS[1:3])
    state = table(turns, racks=("24", "9"), bonuses=False)
    plain = right(laid(*turns), "24")
    swaps = {f"=H8 {text}" for text in right(laid(*TURNS[:3]), "2?")}
    assert swaps
    expected = plain | swaps | {"exchange 2", "exchange 4", "exchange 2,4", "pass"}
    assert {str(action) for action in state.legal()} == expected


def test_legal_with_diagonals_is_exactly_what_the_referee_allows():
    state = table(TURNS[:4], racks=("124", "9"), bonuses=False, diagonals=True)
    board = laid(*TURNS[:4])
    expected = {
        text_of(new, board)
        for new in placements(board, "124", diagonals=True)
        if allowed(board, new, diagonals=True)
    }
    listed = {str(action) for action in state.legal()}
    assert {text for text in listed if text != "pass" and not text.startswith("exchange")} == expected


def test_the_first_turn_lists_exactly_what_the_referee_allows():
    state = first("112")
    assert {str(a) for a in state.legal() if str(a)[0] not in "ep"} == right({}, "11277")


# --- bonuses ---


def test_every_square_of_the_board_has_its_bonus():
    # a lone old 4 with a new 2 before it (or a lone old 2 with a new 4 after it) is `24`: two points,
    # 1 more where the new tile counts double, 2 more where it counts treble, 4 and 6 on equation bonuses
    worth = {".": 2, "S": 2, "2": 3, "3": 4, "6": 4, "9": 6}
    for row in range(15):
        for column in range(15):
            before = column < 14
            board = {(row, column + 1): "4"} if before else {(row, column - 1): "2"}
            state = table(board, racks=("24777", "9"))
            gained = state.play(f"{row + 1}{COLUMNS[column]} {'2' if before else '4'}").points[0]
            assert gained == worth[LAYOUT[row][column]], (row + 1, COLUMNS[column])


def test_without_bonuses_every_square_is_plain():
    for row, column in ((0, 0), (0, 3), (2, 5), (7, 3)):
        state = table({(row, column + 1): "4"}, racks=("24777", "9"), bonuses=False)
        assert state.play(f"{row + 1}{COLUMNS[column]} 2").points == (2, 0)


def test_number_and_equation_bonus_together():
    # A8 trebles the equation, D8 doubles its tile: 1243 on A8..D8 is (1+1+1+2) x 3
    state = table(["8B 24"], racks=("13777", "9"))
    assert state.play("8A 1..3").points == (15, 0)


def test_several_equation_bonuses_multiply():
    # E4 and K4 each double, and are new; F4..J4 lay there before, H4's number bonus with them.
    # E..K 9999198 (99+99=198) 7 x 2 x 2; E..I 99991 (99:99=1) 5 x 2; G..K 99198 (99-1=98) 5 x 2
    state = table(dict_row("99919", 5, row=3), racks=("98777", "1"))
    assert state.play("4E 9.....8").points == (28 + 10 + 10, 0)


def test_bonuses_count_only_in_the_turn_they_are_covered():
    # D8 doubles a tile; the old 2 on it counts one in 24, new 4 on E8 is plain
    state = table({(7, 3): "2"}, racks=("47777", "9"))
    assert state.play("8E 4").points == (2, 0)


def test_a_bonus_counts_in_every_equation_of_its_tile():
    # G7 doubles its tile. New 2 on G7: with the old 4 right of it (24) and the old 8 below it (28)
    state = table({(6, 7): "4", (7, 6): "8"}, racks=("27777", "9"))
    assert state.play("7G 2").points == ((2 + 1) + (2 + 1), 0)


def test_tile_values_and_bonuses():
    # A8 trebles, D8 doubles: (1 + 2 + 4 + 2x3) x 3 = 39
    state = table(["8B 24"], racks=("13777", "9"), tile_values=True)
    assert state.play("8A 1..3").points == (39, 0)


# --- diagonals ---


def test_diagonals_run_downwards_both_ways():
    state = first("24", diagonals=True)
    assert state.play("\\G7 24").points == (2, 0)
    assert state.play("/I7 24").points == (2, 0)
    assert board_of(state.play("\\G7 24")) == {(6, 6): "2", (7, 7): "4"}
    assert board_of(state.play("/I7 24")) == {(6, 8): "2", (7, 7): "4"}
    refused(state, "\\G8 24", "/H7 24")  # not on the start square


def test_without_the_option_diagonals_are_refused():
    refused(first("24"), "\\G7 24", "/I7 24")


def test_with_diagonals_diagonal_neighbours_are_contacts_too():
    # a new 2 right of 24 makes 42; J9 is diagonal to it
    aside = {"bonuses": False, "racks": ("27777", "9")}
    assert table({**laid("8G 24"), (8, 9): "7"}, **aside).play("8I 2").points == (2, 0)
    refused(table({**laid("8G 24"), (8, 9): "7"}, diagonals=True, **aside), "8I 2")  # I8-J9 is 27
    # with a 4 there the diagonal 24 counts as well
    assert table({**laid("8G 24"), (8, 9): "4"}, diagonals=True, **aside).play("8I 2").points == (4, 0)
    assert table({**laid("8G 24"), (8, 9): "4"}, **aside).play("8I 2").points == (2, 0)


# --- drawing ---


def test_after_a_placement_the_rack_is_filled_to_five():
    state = before_the_first_turn(bonuses=False).play("8G 24")
    assert state.actor is CHANCE
    assert all(len(str(outcome)) == len("draw 0 05") for outcome, _ in state.odds())
    state = state.play("draw 0 05")
    assert racks_of(state)[0] == "01256"
    assert len(bag_of(state)) == 101 - 10 - 2
    assert state.actor == 1


def test_the_rack_is_filled_from_what_is_left_when_the_bag_runs_out():
    state = table(["12H 4"], racks=("24777", "99"), bag="8", bonuses=False)
    state = state.play("12G 2")
    assert racks_of(state)[0] in ("4777", "47778")
    if state.actor is CHANCE:
        assert [(str(o), p) for o, p in state.odds()] == [("draw 0 8", 1)]
        state = state.play("draw 0 8")
    assert racks_of(state)[0] == "47778"
    assert bag_of(state) == ""


# --- texts ---


@pytest.mark.parametrize(
    ("text", "printed"),
    [
        ("8G 1..3", "8G 1..3"),
        ("G8 1..3", "G8 1..3"),
        ("\\G8 123", "\\G8 123"),
        ("/G8 123", "/G8 123"),
        ("G8 3", "8G 3"),
        ("\\G8 3", "8G 3"),
        ("/G8 3", "8G 3"),
        ("8G e", "8G e"),
        ("=H8 8G 1..3", "=H8 8G 1..3"),
        ("=H8 G9 3", "=H8 9G 3"),
        ("exchange 3,3,?", "exchange 3,3,?"),
        ("pass", "pass"),
        ("accept", "accept"),
        ("challenge", "challenge"),
        ("draw 0 03457", "draw 0 03457"),
        ("first 1", "first 1"),
        ("17A 12", "17A 12"),
        ("Q1 12", "Q1 12"),
    ],
)
def test_actions_read_and_print(text, printed):
    assert str(GAME.action(text)) == printed
    assert GAME.action(printed) == GAME.action(text)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "8G",
        "8G ",
        "G 12",
        "8 12",
        "8G 1 2",
        "8G ...",
        "8R 12",
        "18A 12",
        "0A 12",
        "8g 12",
        "8G k",
        "8G 1?",
        "=H8",
        "=H8 pass",
        "=H8 exchange 3",
        "=H8 =H9 8G 12",
        "exchange",
        "exchange ",
        "exchange 33",
        "exchange 3;3",
        "exchange 10",
        "draw 0",
        "draw x 12",
        "first",
        "first x",
        "8G 1٢",
    ],
)
def test_what_is_no_act_is_bad_notation(text):
    with pytest.raises(parlour.BadNotation):
        GAME.action(text)


def test_a_position_has_board_racks_bag_points_and_turn():
    state = tell(before_the_first_turn(bonuses=False), *EIGHT_TURNS)
    board, racks, bag, points, turn = state.position.split("|")[:5]
    assert [len(row) for row in board.split("/")] == [15] * 15
    assert board.split("/")[7] == ".....12438....."
    assert racks == in_order("97777") + "," + in_order("99988")
    assert bag == rest(laid(*TURNS).values(), "77779", "88999")
    assert points == "25,40"
    assert turn == "0"
    assert GAME.position(state.position, bonuses=False) == state


def test_tiles_that_are_not_the_101_are_a_bad_position():
    text = before_the_first_turn().position
    board, racks, bag, points, turn = text.split("|")[:5]
    assert GAME.position("|".join((board, racks, bag, points, turn))) == before_the_first_turn()
    for wrong in (
        (board, racks, bag[1:], points, turn),  # one missing
        (board, racks, bag + "?", points, turn),  # two jokers
        (board.replace(".", "5", 1), racks, bag, points, turn),
        (board.replace(".", "a", 1), racks, bag, points, turn),
        (board, racks, bag, "0", turn),
        (board, racks, bag, "0,0,0", turn),
        (board, racks, bag, points, "2"),
        (board, racks.split(",")[0], bag, points, turn),
    ):
        with pytest.raises((parlour.BadPosition, parlour.BadOption)):
            GAME.position("|".join(wrong))


def test_points_of_a_position_are_any_integers():
    assert table(points=(-7, 1000)).points == (-7, 1000)
