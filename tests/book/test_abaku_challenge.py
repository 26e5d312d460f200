"""Abaku with the referee `challenge`."""

from __future__ import annotations

from typing import Any

import pytest

from parlour import CHANCE

from .abaku import (
    GAME,
    board_of,
    laid,
    racks_of,
    table,
)
from .abaku_tables import (
    CHALLENGE,
    PLAIN,
    refilled,
)
from .tell import choices, refused, tell


def test_strict_refuses_a_wrong_placement_and_says_why() -> None:
    state = table(racks=("25777", "99988"), **PLAIN)
    refused(state, "8G 25")
    refusal = state.accepts(GAME.action("8G 25"))
    assert refusal.code == "not-one-equation"
    assert refusal.message.strip()
    assert refusal.details["squares"] == ("G8", "H8")


def test_challenge_takes_a_placement_as_announced_and_asks_the_others() -> None:
    state = table(racks=("25777", "99988"), **CHALLENGE).play("8G 25")
    assert state.points == (2, 0)  # counted as soon as it is played
    assert state.actor == 1
    assert choices(state) == ("accept", "challenge")


def test_unchallenged_a_wrong_placement_stands_and_scores() -> None:
    state = tell(table(racks=("25777", "99988"), **CHALLENGE), "8G 25", "accept")
    assert state.points == (2, 0)
    assert state.actor is CHANCE  # tiles are drawn after that
    state = state.play("draw 0 00")
    assert board_of(state) == {(7, 6): "2", (7, 7): "5"}
    assert state.actor == 1


def test_a_wrong_placement_that_is_challenged_is_taken_back_and_costs_what_it_would_have_brought() -> None:
    state = tell(table(racks=("25777", "99988"), points=(10, 0), **CHALLENGE), "8G 25", "challenge")
    assert state.points == (8, 0)
    assert board_of(state) == {}
    assert racks_of(state)[0] == "25777"
    assert state.actor == 1  # the turn is lost, nothing is drawn
    assert choices(state) != ("accept", "challenge")


def test_a_right_placement_stands_and_a_wrong_challenge_costs_nothing() -> None:
    state = tell(table(racks=("24777", "99988"), points=(0, 5), **CHALLENGE), "8G 24", "challenge")
    assert state.points == (2, 5)
    assert state.actor is CHANCE
    state = state.play("draw 0 00")
    assert state.actor == 1
    assert board_of(state) == laid("8G 24")


def test_each_other_seat_is_asked_in_turn_order() -> None:
    state = table(racks=("24777", "99988", "11223", "33455"), turn=2, **CHALLENGE).play("8G 11")
    asked = []
    while state.actor is not CHANCE:
        asked.append(state.actor)
        state = state.play("accept")
    assert asked == [3, 0, 1]
    assert state.play("draw 2 00").actor == 3


@pytest.mark.parametrize(("tiles", "points"), [("25", -2), ("24", 2)])
def test_the_first_challenge_settles_it_and_nobody_else_is_asked(tiles: Any, points: Any) -> None:
    state = table(racks=("24577", "99988", "11223"), **CHALLENGE)
    state = refilled(tell(state, f"8G {tiles}", "challenge"))
    assert state.points == (points, 0, 0)
    assert state.actor == 1
    assert "accept" not in map(str, state.legal())


def test_without_claims_every_right_equation_is_claimed() -> None:
    # 245: 24 is right (2 points), 245 is not claimed; the placement is wrong all the same
    state = table(racks=("24577", "99988"), **CHALLENGE).play("8G 245")
    assert state.points == (2, 0)
    assert state.play("challenge").points == (-2, 0)
    # 224 is right as a whole, and 24 inside it: nothing counts twice
    assert table(racks=("22477", "99988"), **CHALLENGE).play("8G 224").points == (5, 0)


def test_the_whole_run_is_counted_with_the_old_tiles_in_it() -> None:
    # 24 lies there; 7 and 7 about it announce 7247: four tiles, and nothing in it is right
    state = table(["8G 24"], racks=("77777", "99988"), **CHALLENGE).play("8F 7..7")
    assert state.points == (4, 0)
    assert state.play("challenge").points == (-4, 0)


def test_the_run_counts_by_tile_values_too() -> None:
    state = table(racks=("25777", "99988"), tile_values=True, **CHALLENGE).play("8G 25")
    assert state.points == (7, 0)
    assert state.play("challenge").points == (-7, 0)


def test_the_run_counts_with_the_bonuses_it_covers() -> None:
    # A8 trebles, D8 doubles its tile: 7247 is (1+1+1+2) x 3 as if it were one
    state = table(["8B 24"], racks=("77777", "99988"), referee="challenge").play("8A 7..7")
    assert state.points == (15, 0)
    assert state.play("challenge").points == (-15, 0)


def test_what_is_right_across_an_announced_placement_counts_and_what_is_wrong_there_does_not() -> None:
    # 45 under 24: 24 downwards is right (2); 45, along and downwards, is no equation
    state = table(["8G 24"], racks=("45777", "99988"), **CHALLENGE).play("9G 45")
    assert state.points == (2, 0)
    assert state.play("challenge").points == (-2, 0)


def test_claims_are_stretches_and_score_right_or_wrong() -> None:
    state = table(["8G 24"], racks=("45777", "99988"), **CHALLENGE)
    assert state.play("9G 45 = G9-H9").points == (2, 0)
    assert state.play("9G 45 = G9-H9 G8-G9 H8-H9").points == (6, 0)
    assert state.play("9G 45 = G9-H9 G8-G9 H8-H9").play("challenge").points == (-6, 0)
    assert state.play("9G 4 = G8-G9").play("challenge").points == (2, 0)
    refused(state, "9G 45 = G9-G9", "9G 45 = G9-I9", "9G 45 = G7-G9", "9G 45 = G8-H9")


def test_a_right_placement_with_a_wrong_claim_is_wrong() -> None:
    state = table(["8G 24"], racks=("45777", "99988"), **CHALLENGE).play("9G 4 = G8-G9 G8-H8")
    assert state.points == (2, 0)
    assert state.play("challenge").points == (2, 0)  # 24 lay there before: it is an equation
    state = table(["8G 25"], racks=("45777", "99988"), **CHALLENGE).play("9G 4 = G8-G9 G8-H8")
    assert state.points == (2, 0)  # 25 has no new tile, and scores nothing
    assert state.play("challenge").points == (-2, 0)  # but it is claimed, and is none


def test_a_swap_is_taken_back_with_the_placement() -> None:
    state = table(["8G 2e"], racks=("47777", "99988"), **CHALLENGE)
    before = state.position.split("|")[:3]
    state = tell(state, "=H8 8I 7", "challenge")  # 247: 24 is not new, 47 and 247 are none
    assert state.points == (-3, 0)
    assert state.position.split("|")[:3] == before


def test_tiles_must_be_one_s_own_and_free_squares_even_when_nobody_judges() -> None:
    state = table(["8G 24"], racks=("25777", "99988"), **CHALLENGE)
    refused(state, "8F 1", "8G 2", "8F 25", "accept", "challenge")


def test_nothing_but_an_answer_while_a_placement_is_asked_about() -> None:
    state = table(racks=("25777", "99988"), **CHALLENGE).play("8G 25")
    refused(state, "pass", "exchange 9", "8I 9", "draw 0 00")


def test_accept_and_challenge_are_refused_with_a_strict_referee() -> None:
    refused(table(), "accept", "challenge")


def test_the_last_placement_is_asked_about_before_the_game_is_over() -> None:
    state = table(["12H 4"], racks=("2", "55"), points=(10, 20), bag="", **CHALLENGE).play("12G 2")
    assert state.actor == 1
    end = state.play("accept")
    assert end.actor is None
    assert end.points == (10 + 2 + 2, 20 - 2)


def test_a_wrong_last_placement_that_is_challenged_does_not_end_it() -> None:
    state = table(["12H 4"], racks=("7", "2"), points=(10, 20), bag="", **CHALLENGE)
    state = tell(state, "12G 7", "challenge")
    assert state.points == (8, 20)
    assert racks_of(state) == ["7", "2"]
    state = tell(state, "12G 2", "accept")  # the other one goes out
    assert state.actor is None
    assert state.points == (8 - 1, 20 + 2 + 1)
