"""A board as numbers: laying a placement gives the numbers of the board that the rules give."""

import random
from typing import Any

import numpy as np
import pytest

import parlour
from parlour.games.abaku.generator.field import Field, held
from parlour.games.abaku.generator.generator import Generator
from tests.games.abaku.search.test_moves import middle
from tests.games.abaku.table import GAME


def same(one: Field, other: Field) -> bool:
    lying = one.digits >= 0
    return (
        np.array_equal(one.digits, other.digits)
        and np.array_equal(one.worth[lying], other.worth[lying])
        and np.array_equal(one.near, other.near)
        and (one.joker, one.empty) == (other.joker, other.empty)
    )


@pytest.mark.parametrize(
    "options", [{}, {"tile_values": True, "diagonals": True}, {"mode": "cover"}], ids=str
)
def test_a_whole_game_laid_as_numbers(options: dict[str, Any]) -> None:
    rng = random.Random(3)
    state = GAME.start(**options)
    generator = Generator(state.options)
    field = Field.read(state.board, state.options)
    placed = 0
    while (actor := state.actor) is not None and placed < 15:
        if actor is parlour.CHANCE:
            state = state.play(state.sample(rng))
            continue
        moves = generator.placements(state.board, state.racks[actor])
        if not len(moves):
            state = state.play("pass")
            continue
        index = rng.randrange(len(moves))
        left = field.left(held(state.racks[actor]), moves.rows[index])
        field = field.laid(moves.rows[index])
        points = state.points[actor]
        state = state.after(moves.place(index))
        assert same(field, Field.read(state.board, state.options))
        assert np.array_equal(left, held(state.racks[actor]))
        assert state.actor is None or state.points[actor] - points == moves.points[index]
        placed += 1
    assert placed == 15


def test_a_swap_laid_as_numbers() -> None:
    state = GAME.position(middle("113", ".1.92389", ".b.92389"), tile_values=True)
    field = Field.read(state.board, state.options)
    moves = Generator(state.options).placements(state.board, "113")
    swaps = [index for index in range(len(moves)) if moves.place(index).swap]
    for index in swaps:
        after = state.after(moves.place(index))
        assert same(field.laid(moves.rows[index]), Field.read(after.board, state.options))
        assert np.array_equal(field.left(held("113"), moves.rows[index]), held(after.racks[state.turn]))
    assert swaps
