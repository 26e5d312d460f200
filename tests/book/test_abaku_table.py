"""Abaku round the table: joker, exchange, pass and the end."""

from __future__ import annotations

import random
from collections import Counter
from fractions import Fraction
from math import comb
from typing import Any

import pytest

from parlour import CHANCE

from .abaku import (
    GAME,
    allowed,
    bag_of,
    board_of,
    laid,
    placements,
    racks_of,
    rest,
    table,
)
from .abaku_tables import (
    PLAIN,
    refilled,
)
from .tell import bad_options, refused, tell

# --- setting up ---


def test_a_hundred_number_tiles_ten_of_each_and_a_joker() -> None:
    state = GAME.start()
    while state.actor is CHANCE:
        state = state.play(state.sample(random.Random(1)))
    tiles = Counter("".join(racks_of(state)) + bag_of(state))
    assert tiles == {**dict.fromkeys("0123456789", 10), "?": 1}
    assert [len(rack) for rack in racks_of(state)] == [5, 5]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_chance_says_which_seat_is_first_each_as_likely(seats: Any) -> None:
    state = GAME.start(seats=seats)
    assert state.actor is CHANCE
    assert {str(o): p for o, p in state.odds()} == {f"first {n}": Fraction(1, seats) for n in range(seats)}


@pytest.mark.parametrize("first", [0, 1, 2])
def test_who_is_first_begins_and_play_goes_round(first: Any) -> None:
    state = GAME.start(seats=3).play(f"first {first}")
    while state.actor is CHANCE:
        state = state.play(state.sample(random.Random(2)))
    order = []
    for _ in range(3):
        order.append(state.actor)
        state = state.play("pass")
    assert order == [first, (first + 1) % 3, (first + 2) % 3]


def test_five_tiles_are_drawn_by_their_odds() -> None:
    state = GAME.start().play("first 0")
    odds = {str(o): p for o, p in state.odds()}
    seat = next(iter(odds)).split()[1]
    # five digits with repeats: C(14,5); the joker and four: C(13,4)
    assert len(odds) == comb(14, 5) + comb(13, 4) == 2717
    assert sum(odds.values()) == 1
    assert odds[f"draw {seat} 00000"] == Fraction(comb(10, 5), comb(101, 5))
    assert odds[f"draw {seat} 0123?"] == Fraction(10**4, comb(101, 5))
    assert odds[f"draw {seat} 00112"] == Fraction(comb(10, 2) ** 2 * 10, comb(101, 5))


def test_draws_that_cannot_be_are_refused() -> None:
    start = GAME.start()
    refused(start, "first 2", "first 3", "draw 0 00000", "pass")
    state = start.play("first 0")
    seat = str(state.legal()[0]).split()[1]
    refused(state, f"draw {seat} 0000", f"draw {1 - int(seat)} 00000", "draw 3 00000")
    state = state.play(f"draw {seat} 0000?")
    refused(state, f"draw {1 - int(seat)} 1234?")  # the joker is gone


def test_what_is_dealt_is_shown_to_its_seat_alone() -> None:
    state = GAME.start().play("first 0")
    one, other = state.legal()[0], state.legal()[-1]
    seat = int(str(one).split()[1])
    assert state.shown(one, seat) != state.shown(other, seat)
    for watching in (1 - seat, None):
        assert state.shown(one, watching) == state.shown(other, watching)
        assert state.play(one).view(watching) == state.play(other).view(watching)


def test_two_to_four_players() -> None:
    bad_options("abaku", [{"seats": n} for n in (0, 1, 5, -1, "2")])


def test_only_the_options_of_the_rules() -> None:
    bad_options("abaku", [{"referee": v} for v in ("lenient", "", None)])
    bad_options("abaku", [{"mode": v} for v in ("alone", "", None)])
    names = ("bonuses", "trivial_powers", "tile_values", "diagonals", "count_tiles")
    bad_options("abaku", [{name: v} for name in names for v in ("yes", 1, None)])
    bad_options("abaku", [{"jokers": 2}])
    defaults = {"bonuses": True, "trivial_powers": True, "tile_values": False, "diagonals": False}
    assert GAME.start() == GAME.start(**defaults, count_tiles=False, referee="strict", mode="table")


# --- the joker ---


def test_the_joker_stands_for_the_digit_that_is_said() -> None:
    state = table(racks=("2?777", "99988"), **PLAIN)
    after = state.play("8G 2e")  # e is a joker laid as 4
    assert after.points == (2, 0)  # it counts 1 like any tile
    assert board_of(after) == {(7, 6): "2", (7, 7): "e"}
    assert state.play("8G 2i").points == (2, 0)  # 28: 2³=8
    refused(state, "8G 2d", "8G 2a")  # 23, 20
    refused(state, "8G c4", "8G ce")  # no 4, and only one joker


def test_with_tile_values_a_joker_counts_0() -> None:
    assert table(racks=("2?777", "9"), tile_values=True, **PLAIN).play("8G 2e").points == (2, 0)
    assert table(["8H e"], racks=("27777", "9"), tile_values=True, **PLAIN).play("8G 2").points == (2, 0)


def test_a_joker_on_the_board_is_its_digit_for_later_equations() -> None:
    assert table(["8G 2e"], racks=("13777", "9"), **PLAIN).play("8F 1..3").points == (4, 0)


def test_who_holds_the_digit_takes_the_joker_and_may_keep_it() -> None:
    state = table(["8G 2e"], racks=("13477", "99988"), **PLAIN)
    after = state.play("=H8 8F 1..3")
    assert after.points == (4, 0)
    assert board_of(after) == laid("8G 24", "8F 1..3")
    assert "?" in racks_of(after)[0]
    after = after.play("draw 0 55")  # two tiles laid, two drawn: the swap is one for one
    assert racks_of(after)[0] == "5577?"


def test_the_joker_may_be_used_at_once() -> None:
    state = table(["8G 2e"], racks=("47777", "99988"), **PLAIN)
    after = state.play("=H8 8I c")  # 4 for the joker, which is laid as 2: 42
    assert after.points == (2, 0)
    assert board_of(after) == {(7, 6): "2", (7, 7): "4", (7, 8): "c"}
    assert racks_of(after.play("draw 0 0"))[0] == "07777"


def test_the_digit_put_in_is_an_old_tile_no_bonus_and_no_new_equation() -> None:
    # D8 doubles its tile. 24 on C8 D8 with the joker as 4; 1 on B8 and 3 on E8 make 1243 and nothing else
    state = table(["8C 2e"], racks=("13477", "9"))
    assert state.play("=D8 8B 1..3").points == (4, 0)
    # far from the swap only the placement's own equations count
    state = table(["8C 2e", "12C 2"], racks=("44777", "9"), **PLAIN)
    assert state.play("=D8 12D 4").points == (2, 0)


def test_the_digit_put_in_is_old_for_the_contacts_too() -> None:
    # beside nothing but the swapped tile: 2 left of it makes 24
    state = table(["8H e"], racks=("24777", "9"), **PLAIN)
    assert state.play("=H8 8G 2").points == (2, 0)


def test_no_swap_without_the_digit_or_without_a_joker() -> None:
    state = table(["8G 2e"], racks=("13777", "99988"), **PLAIN)
    refused(state, "=H8 8F 1..3")  # no 4
    state = table(["8G 2e"], racks=("12347", "99988"), **PLAIN)
    refused(state, "=G8 8F 1..3", "=A1 8F 1..3")  # a plain 2; an empty square
    assert state.play("=H8 8F 1..3").points == (4, 0)


def test_the_digit_put_in_cannot_be_laid_as_well() -> None:
    one = table(["8G 2e"], racks=("47777", "9"), **PLAIN)
    assert one.play("9G 4").points == (2, 0)  # 24 downwards
    refused(one, "=H8 9G 4")
    two = table(["8G 2e"], racks=("44777", "9"), **PLAIN)
    assert two.play("=H8 9G 4").points == (2, 0)


def test_a_swap_needs_a_placement_that_is_right() -> None:
    state = table(["8G 2e"], racks=("14777", "9"), **PLAIN)
    refused(state, "=H8 8F 1", "=H8 1A 1")


# --- exchange and pass ---


def test_exchanging_brings_no_points_and_ends_the_turn() -> None:
    state = table(["8G 24"], racks=("12345", "99988"), points=(3, 4), **PLAIN)
    state = state.play("exchange 1,2")
    assert state.actor is CHANCE
    assert {len(str(o)) for o, _ in state.odds()} == {len("draw 0 00")}
    state = state.play("draw 0 07")
    assert racks_of(state) == ["03457", "88999"]
    assert state.points == (3, 4)
    assert state.actor == 1


@pytest.mark.parametrize("tiles", ["1", "1,2", "1,2,3", "1,2,3,4", "1,2,3,4,5"])
def test_one_to_five_tiles_may_be_exchanged(tiles: Any) -> None:
    assert table().accepts(GAME.action(f"exchange {tiles}")) is None


def test_only_tiles_of_the_rack_may_be_exchanged() -> None:
    refused(table(), "exchange 6", "exchange 1,1", "exchange ?", "exchange 1,2,3,4,6")
    assert table(racks=("1234?", "9")).accepts(GAME.action("exchange 1,?")) is None


def test_exchanging_needs_as_many_tiles_in_the_bag() -> None:
    state = table(["12H 4"], racks=("12345", "99"), bag="88", **PLAIN)
    refused(state, "exchange 1,2,3", "exchange 1,2,3,4,5")
    assert state.accepts(GAME.action("exchange 1,2")) is None
    empty = table(["12H 4"], racks=("12345", "99"), bag="", **PLAIN)
    refused(empty, "exchange 1")


def test_first_draw_then_put_back() -> None:
    # what is put back cannot be drawn: two out, so the two 8s come in
    state = table(["12H 4"], racks=("12345", "99"), bag="88", **PLAIN).play("exchange 1,2")
    assert [(str(o), p) for o, p in state.odds()] == [("draw 0 88", 1)]
    state = state.play("draw 0 88")
    assert racks_of(state)[0] == "34588"
    assert bag_of(state) == "12"


def test_a_turn_may_be_passed() -> None:
    state = table(points=(3, 4)).play("pass")
    assert state.actor == 1
    assert state.points == (3, 4)
    assert racks_of(state) == ["12345", "56789"]


# --- the end ---


def test_bag_empty_and_one_player_out_of_tiles_ends_it_with_the_closing_count() -> None:
    state = table(["12H 4"], racks=("2", "5?"), points=(10, 20), bag="", **PLAIN)
    end = state.play("12G 2")
    assert end.actor is None
    # 2 for 24; the other loses a point for each of his two tiles, and who went out adds one for each
    assert end.points == (10 + 2 + 2, 20 - 2)
    assert end.winners == (1,)


def test_closing_with_tile_values_loses_the_digits_sum() -> None:
    state = table(["12H 4"], racks=("2", "5?"), points=(10, 20), bag="", tile_values=True, **PLAIN)
    # 2+4 = 6 and one for each of the two tiles; the other loses 5 + 0
    assert state.play("12G 2").points == (10 + 6 + 2, 20 - 5)


def test_closing_with_three_players() -> None:
    state = table(["12H 4"], racks=("2", "55", "999"), points=(0, 1, 2), bag="", **PLAIN)
    end = state.play("12G 2")
    assert end.points == (2 + 5, 1 - 2, 2 - 3)
    assert end.winners == (0,)
    assert end.places == (0, 1, 1)


def test_out_of_tiles_while_the_bag_has_some_is_not_the_end() -> None:
    state = table(["12H 4"], racks=("2", "55"), bag="8", **PLAIN).play("12G 2")
    state = refilled(state)
    assert state.actor == 1
    assert state.places is None
    assert state.points == (2, 0)


def test_everybody_passing_twice_in_a_row_ends_it() -> None:
    state = table(racks=("12345", "5678?"), points=(7, 9))
    for seat in (0, 1, 0, 1):
        assert state.actor == seat
        state = state.play("pass")
    assert state.actor is None
    assert state.points == (7 - 5, 9 - 5)
    assert state.winners == (1,)


def test_with_tile_values_the_rest_of_the_rack_is_lost_by_its_sum() -> None:
    state = tell(table(racks=("12345", "5678?"), tile_values=True), "pass", "pass", "pass", "pass")
    assert state.points == (-15, -26)


def test_exchanging_counts_like_passing_for_the_end() -> None:
    state = table(racks=("12345", "56789"))
    for text in ("exchange 1", "pass", "pass", "exchange 5"):
        assert state.actor is not None
        state = refilled(state.play(text))
    assert state.actor is None
    assert state.points == (-5, -5)
    assert state.winners == (0, 1)


def test_three_players_need_six_passes() -> None:
    state, passes = table(racks=("12345", "56789", "01234")), 0
    while state.actor is not None:
        state, passes = state.play("pass"), passes + 1
    assert passes == 6


def test_a_placement_starts_the_count_of_that_seat_anew() -> None:
    state = table(["8G 24"], racks=("27777", "99988"), **PLAIN)
    state = tell(state, "pass", "pass")
    state = state.play("8I 2").play("draw 0 0")
    for seat in (1, 0, 1, 0):  # seat 0 has to pass twice again
        assert state.actor == seat
        state = state.play("pass")
    assert state.actor is None
    assert state.points == (2 - 5, -5)


def checkered(racks: Any) -> Any:
    """No two tiles touch, and a 4 at the bottom has room about it; the bag is empty."""
    squares = [(r, c) for r in range(13) for c in range(15) if (r + c) % 2 == 0]
    spare = rest("4", *racks).replace("?", "i")
    return table({(14, 7): "4", **dict(zip(squares, spare, strict=False))}, racks=racks, **PLAIN)


def test_when_nobody_can_place_and_the_bag_is_empty_it_ends() -> None:
    state = checkered(("02", "0"))
    assert bag_of(state) == ""
    end = state.play("15G 2")
    board = board_of(end)
    assert not any(allowed(board, new) for new in placements(board, "0"))
    assert end.actor is None
    assert end.points == (2 - 1, -1)  # nobody went out: each loses one for the zero that is left


def test_while_somebody_can_place_it_goes_on() -> None:
    state = checkered(("02", "2")).play("15G 2")
    assert state.actor == 1  # 2 right of the 4: √4=2
    assert state.play("15I 2").actor is None


def test_highest_wins_and_equal_is_shared() -> None:
    state = tell(table(racks=("12345", "56789", "01234"), points=(8, 3, 8)), *["pass"] * 6)
    assert state.places == (0, 2, 0)
    assert state.winners == (0, 2)


def test_count_tiles_decides_a_tie_by_the_most_tiles_used() -> None:
    for count_tiles, winners in ((True, (0,)), (False, (0, 1))):
        state = table(["8G 24"], racks=("27777", "99988"), points=(0, 2), count_tiles=count_tiles, **PLAIN)
        state = tell(state, "8I 2", "draw 0 0", "pass", "pass", "pass", "pass")
        assert state.points == (-3, -3)
        assert state.winners == winners


def test_count_tiles_decides_nothing_but_a_tie() -> None:
    state = table(["8G 24"], racks=("27777", "99988"), points=(0, 3), count_tiles=True, **PLAIN)
    assert tell(state, "8I 2", "draw 0 0", "pass", "pass", "pass", "pass").winners == (1,)
