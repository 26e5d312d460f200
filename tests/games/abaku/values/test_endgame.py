"""The end of a game searched: the same as following every line by the rules themselves."""

import random
from typing import Any

import pytest

from parlour.games.abaku.values.effort import Effort
from parlour.games.abaku.values.values import values
from tests.games.abaku.table import almost_done


def followed(state: Any) -> int:
    """The final difference for the seat to move, by playing everything out."""
    seat = state.actor
    return max(after(state, action, seat) for action in state.legal())


def after(state: Any, action: Any, seat: int) -> int:
    state = state.play(action)
    if state.actor is None:
        return int(state.points[seat] - state.points[1 - seat])
    best = followed(state)
    return best if state.actor == seat else -best


@pytest.mark.slow
@pytest.mark.parametrize("racks", [("4", "5"), ("3", "09"), ("24", "1"), ("7", "36")], ids=str)
@pytest.mark.parametrize("options", [{}, {"tile_values": True, "bonuses": False}], ids=str)
def test_every_line_of_a_small_end(racks: tuple[str, str], options: dict[str, object]) -> None:
    state = almost_done(*racks, **options)
    found = values(state.view(0), Effort(), random.Random(1))
    assert found.exact
    truth = {str(action): after(state, action, 0) for action in state.legal()}
    assert {str(move.action) for move in found.moves} == set(truth)
    assert found.moves[0].value == max(truth.values())
    for move in found.moves:
        if move.bound == "exact":
            assert move.value == truth[str(move.action)]
        else:
            assert move.bound == "at_most"
            assert truth[str(move.action)] <= move.value < found.moves[0].value


def test_a_small_effort_is_kept_and_nothing_is_called_proved() -> None:
    state = almost_done("13579", "02468")
    found = values(state.view(0), Effort(nodes=40), random.Random(1))
    assert found.nodes <= 40
    assert not found.exact
    assert {move.bound for move in found.moves} == {"estimate"}
    assert {str(move.action) for move in found.moves} == set(map(str, state.legal()))
