"""Abaku's placements and scores against a plain referee, and its bonuses."""

from __future__ import annotations

import random
from typing import Any

import pytest

from parlour import CHANCE

from .abaku import (
    COLUMNS,
    GAME,
    LAYOUT,
    allowed,
    bag_of,
    board_of,
    laid,
    placements,
    racks_of,
    score,
    table,
    text_of,
)
from .abaku_tables import (
    TURNS,
    before_the_first_turn,
    dict_row,
    first,
)
from .tell import refused

# --- the referee against the game ---


@pytest.mark.slow
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
def test_the_plain_referee_agrees_on_hundreds_of_placements(options: Any) -> None:
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


def right(board: Any, rack: Any, **kinds: Any) -> Any:
    """The texts of all placements from this rack that the referee allows."""
    return {text_of(new, board) for new in placements(board, rack) if allowed(board, new, **kinds)}


@pytest.mark.slow
def test_legal_is_exactly_what_the_referee_allows_mid_game() -> None:
    state = table(TURNS, racks=("1123", "9"), bonuses=False)
    exchanges = {"1", "2", "3", "1,1", "1,2", "1,3", "2,3", "1,1,2", "1,1,3", "1,2,3", "1,1,2,3"}
    expected = right(laid(*TURNS), "1123") | {f"exchange {tiles}" for tiles in exchanges} | {"pass"}
    assert {str(action) for action in state.legal()} == expected


def test_legal_lists_a_joker_as_every_digit_that_fits() -> None:
    state = table(TURNS[:4], racks=("1?", "9"), bonuses=False)
    expected = right(laid(*TURNS[:4]), "1?") | {"exchange 1", "exchange ?", "exchange 1,?", "pass"}
    assert {str(action) for action in state.legal()} == expected


def test_legal_lists_swaps_with_all_that_may_follow() -> None:
    # the 4 of turn 1 is a joker; the rack is 4 and 2
    turns = ("8G 2e", *TURNS[1:3])
    state = table(turns, racks=("24", "9"), bonuses=False)
    plain = right(laid(*turns), "24")
    swaps = {f"=H8 {text}" for text in right(laid(*TURNS[:3]), "2?")}
    assert swaps
    expected = plain | swaps | {"exchange 2", "exchange 4", "exchange 2,4", "pass"}
    assert {str(action) for action in state.legal()} == expected


def test_legal_with_diagonals_is_exactly_what_the_referee_allows() -> None:
    state = table(TURNS[:4], racks=("124", "9"), bonuses=False, diagonals=True)
    board = laid(*TURNS[:4])
    expected = {
        text_of(new, board)
        for new in placements(board, "124", diagonals=True)
        if allowed(board, new, diagonals=True)
    }
    listed = {str(action) for action in state.legal()}
    assert {text for text in listed if text != "pass" and not text.startswith("exchange")} == expected


@pytest.mark.slow
def test_the_first_turn_lists_exactly_what_the_referee_allows() -> None:
    state = first("112")
    assert {str(a) for a in state.legal() if str(a)[0] not in "ep"} == right({}, "11277")


# --- bonuses ---


def test_every_square_of_the_board_has_its_bonus() -> None:
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


def test_without_bonuses_every_square_is_plain() -> None:
    for row, column in ((0, 0), (0, 3), (2, 5), (7, 3)):
        state = table({(row, column + 1): "4"}, racks=("24777", "9"), bonuses=False)
        assert state.play(f"{row + 1}{COLUMNS[column]} 2").points == (2, 0)


def test_number_and_equation_bonus_together() -> None:
    # A8 trebles the equation, D8 doubles its tile: 1243 on A8..D8 is (1+1+1+2) x 3
    state = table(["8B 24"], racks=("13777", "9"))
    assert state.play("8A 1..3").points == (15, 0)


def test_several_equation_bonuses_multiply() -> None:
    # E4 and K4 each double, and are new; F4..J4 lay there before, H4's number bonus with them.
    # E..K 9999198 (99+99=198) 7 x 2 x 2; E..I 99991 (99:99=1) 5 x 2; G..K 99198 (99-1=98) 5 x 2
    state = table(dict_row("99919", 5, row=3), racks=("98777", "1"))
    assert state.play("4E 9.....8").points == (28 + 10 + 10, 0)


def test_bonuses_count_only_in_the_turn_they_are_covered() -> None:
    # D8 doubles a tile; the old 2 on it counts one in 24, new 4 on E8 is plain
    state = table({(7, 3): "2"}, racks=("47777", "9"))
    assert state.play("8E 4").points == (2, 0)


def test_a_bonus_counts_in_every_equation_of_its_tile() -> None:
    # G7 doubles its tile. New 2 on G7: with the old 4 right of it (24) and the old 8 below it (28)
    state = table({(6, 7): "4", (7, 6): "8"}, racks=("27777", "9"))
    assert state.play("7G 2").points == ((2 + 1) + (2 + 1), 0)


def test_tile_values_and_bonuses() -> None:
    # A8 trebles, D8 doubles: (1 + 2 + 4 + 2x3) x 3 = 39
    state = table(["8B 24"], racks=("13777", "9"), tile_values=True)
    assert state.play("8A 1..3").points == (39, 0)


# --- diagonals ---


def test_diagonals_run_downwards_both_ways() -> None:
    state = first("24", diagonals=True)
    assert state.play("\\G7 24").points == (2, 0)
    assert state.play("/I7 24").points == (2, 0)
    assert board_of(state.play("\\G7 24")) == {(6, 6): "2", (7, 7): "4"}
    assert board_of(state.play("/I7 24")) == {(6, 8): "2", (7, 7): "4"}
    refused(state, "\\G8 24", "/H7 24")  # not on the start square


def test_without_the_option_diagonals_are_refused() -> None:
    refused(first("24"), "\\G7 24", "/I7 24")


def test_with_diagonals_diagonal_neighbours_are_contacts_too() -> None:
    # a new 2 right of 24 makes 42; J9 is diagonal to it
    aside: dict[str, Any] = {"bonuses": False, "racks": ("27777", "9")}
    assert table({**laid("8G 24"), (8, 9): "7"}, **aside).play("8I 2").points == (2, 0)
    refused(table({**laid("8G 24"), (8, 9): "7"}, diagonals=True, **aside), "8I 2")  # I8-J9 is 27
    # with a 4 there the diagonal 24 counts as well
    assert table({**laid("8G 24"), (8, 9): "4"}, diagonals=True, **aside).play("8I 2").points == (4, 0)
    assert table({**laid("8G 24"), (8, 9): "4"}, **aside).play("8I 2").points == (2, 0)


# --- drawing ---


def test_after_a_placement_the_rack_is_filled_to_five() -> None:
    state = before_the_first_turn(bonuses=False).play("8G 24")
    assert state.actor is CHANCE
    assert all(len(str(outcome)) == len("draw 0 05") for outcome, _ in state.odds())
    state = state.play("draw 0 05")
    assert racks_of(state)[0] == "01256"
    assert len(bag_of(state)) == 101 - 10 - 2
    assert state.actor == 1


def test_the_rack_is_filled_from_what_is_left_when_the_bag_runs_out() -> None:
    state = table(["12H 4"], racks=("24777", "99"), bag="8", bonuses=False)
    state = state.play("12G 2")
    assert racks_of(state)[0] in ("4777", "47778")
    if state.actor is CHANCE:
        assert [(str(o), p) for o, p in state.odds()] == [("draw 0 8", 1)]
        state = state.play("draw 0 8")
    assert racks_of(state)[0] == "47778"
    assert bag_of(state) == ""
