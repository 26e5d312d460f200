"""Hints in the terminal for what nobody can list: a throw by hand."""

from __future__ import annotations

import pytest

import parlour
from parlour.locales import LANGUAGES, Words
from parlour.terminal import hint


@pytest.mark.parametrize("game", ["chikugo", "take-it"])
def test_a_hint_for_a_throw_by_hand_is_a_throw_that_can_be_typed(game: str) -> None:
    state = parlour.game(game).start(throw="hand")
    given = hint.hint(state.view(0))
    assert given is not None
    assert given.found is None
    (act,) = given.acts
    assert state.play(act).actor != state.actor
    for language in LANGUAGES:
        assert act in hint.said(given, Words(language))


def test_where_moves_can_be_compared_the_hint_has_their_value() -> None:
    state = parlour.game("shut-the-box").position("1,2,7,12|3+4|0,31|0|2")
    given = hint.hint(state.view(0))
    assert given is not None
    assert given.found is not None
    # 7 is all that 3 and 4 can close
    assert given.acts == ("7",)
    assert hint.said(given, Words("en")).startswith("Best: 7 (value")
