"""What is hidden in Abaku, and what everybody knows."""

from __future__ import annotations

import random
from typing import Any

import pytest

from parlour import CHANCE

from .abaku import (
    GAME,
    racks_of,
    table,
)
from .abaku_tables import (
    CHALLENGE,
    PLAIN,
    dealt,
)
from .tell import tell


def test_a_seat_s_view_does_not_depend_on_the_other_rack_nor_on_the_bag() -> None:
    one, other = dealt(("12345", "56789")), dealt(("12345", "0001?"))
    assert one.view(0) == other.view(0)
    assert one.view(1) != other.view(1)


def test_a_spectator_sees_no_rack() -> None:
    assert dealt(("12345", "56789")).view(None) == dealt(("00011", "2233?")).view(None)


def test_what_others_exchange_or_draw_is_not_shown() -> None:
    state = dealt(("12345", "56789"))
    drawing = state.play("exchange 1,2")
    for acting, texts in (
        (state, ("exchange 1,2", "exchange 4,5")),
        (drawing, ("draw 0 07", "draw 0 9?")),
    ):
        one, other = map(GAME.action, texts)
        for seat in (1, None):
            assert acting.shown(one, seat) == acting.shown(other, seat)
        assert acting.shown(one, 0) == str(one)
        assert acting.shown(one, 0) != acting.shown(other, 0)
    # how many are exchanged is announced
    assert state.shown(GAME.action("exchange 1,2"), 1) != state.shown(GAME.action("exchange 1,2,3"), 1)


def test_views_after_a_hidden_draw_or_exchange_are_the_same() -> None:
    state = dealt(("12345", "56789")).play("exchange 1,2")
    one, other = state.play("draw 0 07"), state.play("draw 0 9?")
    assert one.view(1) == other.view(1)
    assert one.view(None) == other.view(None)
    assert one.view(0) != other.view(0)


def test_placements_are_seen_by_all() -> None:
    state = dealt(("27777", "56789"))
    for seat in (0, 1, None):
        assert state.shown(GAME.action("8I 2"), seat) == "8I 2"


def test_a_view_gives_the_shape_of_an_action_where_there_are_too_many_to_list() -> None:
    state = table()
    assert state.view(0)["legal"] is None
    assert state.view(0)["expects"]
    assert state.view(1)["legal"] == []


@pytest.mark.parametrize("seat", [0, 1, None])
def test_imagined_tables_fit_the_view(seat: Any) -> None:
    state = dealt(("12345", "5678?"))
    for seed in range(10):
        imagined = GAME.imagine(state.view(seat), random.Random(seed))
        assert imagined.view(seat) == state.view(seat)


def test_imagined_racks_come_by_the_odds() -> None:
    # unseen by seat 0: the 94 tiles that are neither its own nor on the board (2 4), the joker among them,
    # so it is on the other's rack of five with 5 in 94
    state = dealt(("12345", "56789"))
    rng = random.Random(3)
    trials = 1200
    jokers = sum("?" in racks_of(GAME.imagine(state.view(0), rng))[1] for _ in range(trials))
    expected = trials * 5 / 94
    assert abs(jokers - expected) < 5 * expected**0.5


def test_everybody_knows_who_took_the_joker_off_the_board() -> None:
    state = table(["8G 2e"], racks=("13477", "99988"), **PLAIN)
    state = tell(state, "=H8 8F 1..3", "draw 0 55")
    for seat in (1, None):
        for seed in range(20):
            assert "?" in racks_of(GAME.imagine(state.view(seat), random.Random(seed)))[0]


def test_everybody_knows_the_tiles_that_were_taken_back() -> None:
    state = tell(table(racks=("25777", "99988"), **CHALLENGE), "8G 25", "challenge")
    for seat in (1, None):
        for seed in range(20):
            rack = racks_of(GAME.imagine(state.view(seat), random.Random(seed)))[0]
            assert {"2", "5"} <= set(rack)


@pytest.mark.parametrize("kept", ["joker", "taken back"])
def test_nobody_knows_whether_a_known_tile_was_exchanged(kept: Any) -> None:
    if kept == "joker":
        state = table(["8G 2e"], racks=("13477", "99988"), **PLAIN)
        state, known = tell(state, "=H8 8F 1..3", "draw 0 55", "pass"), "?"
    else:
        state = table(racks=("25777", "99988"), **CHALLENGE)
        state, known = tell(state, "8G 25", "challenge", "pass"), "2"
    one = state.play(f"exchange {known}")
    other = state.play("exchange 7")
    drawn = [one, one.play("draw 0 6"), other, other.play("draw 0 6")]
    for seat in (1, None):
        assert drawn[0].view(seat) == drawn[2].view(seat)
        assert drawn[1].view(seat) == drawn[3].view(seat)
    # so both can be imagined from what seat 1 sees
    view, rng = drawn[1].view(1), random.Random(5)
    assert {known in racks_of(GAME.imagine(view, rng))[0] for _ in range(300)} == {True, False}


def test_what_was_dealt_to_oneself_is_known_to_oneself_alone() -> None:
    state = dealt(("12345", "56789"))
    for seed in range(5):
        assert racks_of(GAME.imagine(state.view(0), random.Random(seed)))[0] == "12345"
        assert racks_of(GAME.imagine(state.view(1), random.Random(seed)))[1] == "56789"


def test_points_count_a_placement_as_soon_as_it_is_played() -> None:
    state = dealt(("27777", "56789"), points=(1, 1), **PLAIN).play("8I 2")
    assert state.actor is CHANCE
    assert state.points == (3, 1)
