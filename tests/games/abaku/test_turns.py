"""Turns: who begins, drawing, exchanging, passing, and how the game ends."""

from fractions import Fraction
from math import comb
from typing import Any

import pytest

import parlour

from . import slow_referee
from .table import GAME, almost_done, board_of, code_of, row, squares_of, table

PLAIN: dict[str, Any] = {"bonuses": False}
START = row("G8", "123")


def test_chance_says_who_begins_and_deals_five_tiles_each() -> None:
    state = GAME.start(3)
    assert state.odds() == tuple((GAME.action(f"first {s}"), Fraction(1, 3)) for s in range(3))
    state = state.play("first 2")
    for seat, tiles in enumerate(("01234", "55555", "6789?")):
        assert state.actor is parlour.CHANCE
        state = state.play(f"draw {seat} {tiles}")
    assert state.actor == 2
    assert state.racks == ("01234", "55555", "6789?")
    assert len(state.bag) == 101 - 15


def test_the_odds_of_a_draw_are_those_of_the_bag() -> None:
    state = GAME.start().play("first 0")
    odds = {str(a): chance for a, chance in state.odds()}
    assert sum(odds.values()) == 1
    assert odds["draw 0 00000"] == Fraction(comb(10, 5), comb(101, 5))
    assert odds["draw 0 0123?"] == Fraction(10**4, comb(101, 5))
    assert odds["draw 0 00112"] == Fraction(comb(10, 2) ** 2 * 10, comb(101, 5))
    # five of ten digits with repetition, or four of them and the joker
    assert len(odds) == comb(14, 5) + comb(13, 4)
    assert list(odds) == sorted(odds)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("first 3", "no-such-seat"),
        ("draw 0 01234", "not-now"),
        ("pass", "not-now"),
    ],
)
def test_false_answers_of_chance_before_the_deal(text: str, code: str) -> None:
    assert code_of(GAME.start(3), text) == code


@pytest.mark.parametrize(
    ("text", "code"),
    [("draw 1 01234", "wrong-seat"), ("draw 0 0123", "wrong-count"), ("draw 0 0111?", None)],
)
def test_false_draws(text: str, code: str | None) -> None:
    assert code_of(GAME.start().play("first 0"), text) == code


def test_what_is_not_in_the_bag_cannot_be_drawn() -> None:
    state = GAME.start().play("first 0").play("draw 0 0123?")
    assert code_of(state, "draw 1 0123?") == "not-in-bag"


def test_tiles_are_drawn_up_to_five_after_a_placement() -> None:
    state = table(START, "00099", "0", **PLAIN).play("9I 9")
    assert state.actor is parlour.CHANCE
    assert len(str(state.sample(_Lowest())).split()[2]) == 1
    state = state.play("draw 0 4")
    assert state.racks[0] == "00049"
    assert state.actor == 1


class _Lowest:
    def randrange(self, n: int) -> int:
        return 0


def test_an_exchange_draws_first_and_then_puts_back() -> None:
    state = table(START, "0099?", "0")
    bag = state.bag
    state = state.play("exchange 0,9,?")
    assert state.racks[0] == "09"
    # what is set aside is not among what can be drawn: the joker is in no outcome
    assert not any("?" in str(action) for action, _ in state.odds())
    state = state.play("draw 0 444")
    assert state.racks[0] == "04449"
    assert sorted(state.bag) == sorted(bag.replace("444", "", 1) + "09?")
    assert state.points == (0, 0)
    assert state.actor == 1
    assert state.scoreless == (1, 0)


def test_an_exchange_needs_as_many_tiles_in_the_bag() -> None:
    full = almost_done("45", "6")
    assert full.bag == ""
    assert code_of(full, "exchange 4") == "bag-too-small"
    board = board_of(START).replace(".", "{}")
    tiles = list("".join(sorted("0123456789" * 10 + "?")))
    for tile in "12345678999955":
        tiles.remove(tile)
    filled = board.format(*(["."] * 48 + ["a" if t == "?" else t for t in tiles] + ["."] * 222))
    state = GAME.position(f"{filled}|45678,9999|55|0,0|0")
    assert code_of(state, "exchange 4,5") is None
    assert code_of(state, "exchange 4,5,6") == "bag-too-small"
    assert code_of(state, "exchange 9") == "not-in-rack"
    assert code_of(state, "exchange 4,4") == "not-in-rack"
    exchanges = [str(a) for a in state.legal() if str(a).startswith("exchange")]
    assert len(exchanges) == 5 + 10
    after = state.play("exchange 4,5").play("draw 0 55")
    assert (after.racks[0], after.bag) == ("55678", "45")


def test_every_player_passing_or_exchanging_twice_in_a_row_ends_the_game() -> None:
    state = table(START, "44", "555", points="10,20")
    for text in ("pass", "exchange 5", "draw 1 6", "pass"):
        state = state.play(text)
        assert state.places is None
    state = state.play("pass")
    assert state.actor is None
    assert state.points == (10 - 2, 20 - 3)
    assert state.places == (1, 0)
    assert state.legal() == ()
    assert code_of(state, "pass") == "game-over"


def test_a_placement_between_starts_the_count_again() -> None:
    state = table(START, "9", "555")
    for text in ("pass", "pass", "9I 9"):
        state = state.play(text)
    state = state.play(state.sample(_Lowest()))
    for _ in range(3):
        assert state.scoreless[0] < 2
        state = state.play("pass")
    assert state.actor is not None
    assert state.play("pass").actor is None


def test_going_out_with_an_empty_bag_ends_the_game_with_the_closing_count() -> None:
    state = almost_done("9", "45", "0", **PLAIN)
    done = state.play("9I 9")
    # 2 for 39, and 1 for each of the 3 tiles that the others have left
    assert done.points == (2 + 3, -2, -1)
    assert done.actor is None
    assert done.places == (0, 2, 1)
    assert done.winners == (0,)


def test_with_tile_values_the_digits_left_are_lost() -> None:
    state = almost_done("9", "45", "0", tile_values=True, **PLAIN)
    # 3 + 9 for 39, and one for each of the 3 tiles left
    assert state.play("9I 9").points == (12 + 3, -9, 0)


def test_a_joker_left_costs_one_and_with_tile_values_nothing() -> None:
    for values, lost in ((False, 2), (True, 4)):
        state = table(START, "4?", "0", tile_values=values)
        for _ in range(4):
            state = state.play("pass")
        assert state.points[0] == -lost


def test_the_game_is_over_when_nobody_can_place_and_the_bag_is_empty() -> None:
    # after 39 only zeros are left, and a zero fits nowhere
    state = almost_done("09", "0", **PLAIN)
    assert state.actor == 0
    done = state.play("9I 9")
    assert slow_referee.placements(squares_of(done.board), "0") == set()
    assert done.actor is None
    assert done.points == (2 - 1, -1)


def test_nobody_out_nobody_gains_the_others_tiles() -> None:
    state = almost_done("09", "00", **PLAIN)
    assert state.play("9I 9").points == (1, -2)


def test_the_game_goes_on_while_somebody_can_place() -> None:
    # seat 0 has nothing but a zero, seat 1 can still lay a 4 under the 2
    state = almost_done("09", "46", **PLAIN).play("7I 9")
    assert slow_referee.placements(squares_of(state.board), "0") == set()
    assert state.actor == 1
    assert code_of(state, "9H 4") is None
    # a pass changes nothing: the game goes on
    assert state.play("pass").actor == 0


def test_a_position_in_which_nobody_can_place_is_over() -> None:
    state = almost_done("0", "0")
    assert state.actor is None
    assert state.points == (0, 0)


def test_an_empty_rack_and_an_empty_bag_is_over() -> None:
    assert almost_done("", "45").actor is None


def test_a_tie_is_shared_or_decided_by_the_tiles_used() -> None:
    plain = table(START, "44", "55", points="7,7")
    counted = table(START, "44", "55", points="7,7", more="|0,0|8,9", count_tiles=True)
    for _ in range(4):
        plain, counted = plain.play("pass"), counted.play("pass")
    assert plain.places == (0, 0)
    assert counted.points == (5, 5)
    assert counted.places == (1, 0)
    assert almost_done("49", "59", count_tiles=True).play("9I 9").used == (1, 0)


def test_the_order_of_seats_goes_round() -> None:
    state = table(START, "44", "55", "66", turn=2)
    assert [state.actor, state.play("pass").actor, state.play("pass").play("pass").actor] == [2, 0, 1]
