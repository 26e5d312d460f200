"""How the book tests tell a game: texts in, texts out, nothing but the public contract."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

import parlour


def tell(state: Any, *texts: str) -> Any:
    """The state after these acts and chance answers."""
    for text in texts:
        state = state.play(text)
    return state


def choices(state: Any) -> tuple[str, ...]:
    """The texts of what may be played now."""
    return tuple(map(str, state.legal()))


def refused(state: Any, *texts: str) -> None:
    """Each of these is well written, but the rules do not allow it now: told by accepts and by play."""
    for text in texts:
        refusal = state.accepts(state.game.action(text))
        assert isinstance(refusal, parlour.IllegalAction), f"{text!r} is accepted"
        with pytest.raises(parlour.IllegalAction) as raised:
            state.play(text)
        assert raised.value.code == refusal.code


def bad_options(key: str, given: Iterable[dict[str, Any]]) -> None:
    """Each of these sets of options is a BadOption of that game."""
    for options in given:
        with pytest.raises(parlour.BadOption) as raised:
            pytest.fail(f"{key} takes {options}: {parlour.game(key).start(**options).position}")
        assert raised.value.message.strip(), "a BadOption says what is allowed"
