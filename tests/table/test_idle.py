"""What is played for a seat that does nothing."""

from __future__ import annotations

from typing import Any

import pytest

import parlour
from parlour.core.actor import CHANCE
from parlour.table.draft import idle_act


def dealt(game: str, **options: Any) -> Any:
    """The first state at which a seat is to act."""
    state = parlour.game(game).start(2, **options)
    while state.actor is CHANCE:
        state = state.play(state.odds()[0][0])
    return state


def test_the_turn_passes_where_the_game_has_a_pass() -> None:
    assert idle_act(dealt("abaku")) == "pass"


def test_what_was_announced_stands() -> None:
    state = dealt("abaku", referee="challenge")
    announced = state.play(next(act for act in map(str, state.legal()) if act[0].isdigit()))
    assert announced.accepts(announced.game.action("pass")) is not None
    assert idle_act(announced) == "accept"


@pytest.mark.parametrize("game", ["kryds-bolle", "shut-the-box"])
def test_a_game_without_a_pass_has_none(game: str) -> None:
    assert idle_act(dealt(game)) is None
