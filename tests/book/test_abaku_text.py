"""Abaku's texts: actions and positions."""

from __future__ import annotations

import random
from typing import Any

import pytest

import parlour
from parlour import CHANCE

from .abaku import (
    GAME,
    in_order,
    laid,
    position,
    rest,
    table,
)
from .abaku_tables import (
    CHALLENGE,
    EIGHT_TURNS,
    TURNS,
    before_the_first_turn,
)
from .tell import tell


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
def test_actions_read_and_print(text: Any, printed: Any) -> None:
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
def test_what_is_no_act_is_bad_notation(text: Any) -> None:
    with pytest.raises(parlour.BadNotation):
        GAME.action(text)


def test_a_position_has_board_racks_bag_points_and_turn() -> None:
    state = tell(before_the_first_turn(bonuses=False), *EIGHT_TURNS)
    board, racks, bag, points, turn = state.position.split("|")[:5]
    assert [len(row) for row in board.split("/")] == [15] * 15
    assert board.split("/")[7] == ".....12438....."
    assert racks == in_order("97777") + "," + in_order("99988")
    assert bag == rest(laid(*TURNS).values(), "77779", "88999")
    assert points == "25,40"
    assert turn == "0"
    assert GAME.position(state.position, bonuses=False) == state


def test_tiles_that_are_not_the_101_are_a_bad_position() -> None:
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


def test_points_of_a_position_are_any_integers() -> None:
    assert table(points=(-7, 1000)).points == (-7, 1000)


def test_a_position_with_an_announced_placement_or_a_draw_reads_back() -> None:
    announced = table(racks=("25777", "99988"), **CHALLENGE).play("8G 25")
    drawing = announced.play("accept")
    for state in (announced, drawing):
        again = GAME.position(state.position, **CHALLENGE)
        assert again == state
        assert again.position == state.position


def test_nobody_has_passed_before_the_tiles_are_dealt() -> None:
    over = tell(table(), *["pass"] * 4)
    dealing = GAME.start().play("first 0")
    told = dealing.position.split("|")
    for n, field in enumerate(over.position.split("|")[5:], start=5):
        try:
            state = GAME.position("|".join([*told[:n], field, *told[n + 1 :]]))
        except (parlour.BadPosition, parlour.BadNotation):
            continue  # refused, as it should be
        while state.actor is CHANCE:
            state = state.play(state.sample(random.Random(4)))
            assert GAME.position(state.position) == state


def test_the_sorted_racks_and_bag_of_a_position() -> None:
    text = position({}, ("?5041", "99988"))
    assert text.split("|")[1] == "0145?,88999"
    assert in_order(text.split("|")[2]) == text.split("|")[2]
    assert GAME.position(text).position.split("|")[:5] == text.split("|")


def test_a_rubbish_position_is_bad_notation() -> None:
    for text in ("", "rubbish", "....|", "|||||", "a|b|c|d|e", "8G 24"):
        with pytest.raises(parlour.BadNotation):
            GAME.position(text)
