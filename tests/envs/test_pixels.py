"""Rendering as pixels: every game's picture, in its size and its colours."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest

import parlour
import parlour.envs
from parlour.core.svg import Picture
from parlour.envs.pixels import drawn

KEYS = [game.key for game in parlour.games()][:5]


def test_shapes_are_where_the_picture_has_them() -> None:
    picture = Picture(40, 20)
    picture.rect(0, 0, 40, 20, fill="#ff0000")
    picture.circle(10, 10, 6, fill="#00ff00")
    picture.line(20, 0, 20, 20, stroke="#0000ff", stroke_width=4)
    image = drawn(str(picture))
    assert image.shape == (20, 40, 3)
    assert image.dtype == np.uint8
    assert image[10, 10].tolist() == [0, 255, 0]
    assert image[10, 20].tolist() == [0, 0, 255]
    assert image[2, 36].tolist() == [255, 0, 0]


def test_words_leave_ink() -> None:
    picture = Picture(60, 30)
    picture.rect(0, 0, 60, 30, fill="#ffffff")
    picture.text(30, 22, "12", 20, fill="#000000")
    assert 0 < (drawn(str(picture)) < 128).all(axis=2).sum() < 500


@pytest.mark.slow
@pytest.mark.parametrize("key", KEYS)
def test_every_game_renders_and_a_move_changes_it(key: str) -> None:
    env = gymnasium.make(f"parlour/{key}-v1", render_mode="rgb_array").unwrapped
    _, info = env.reset(seed=1)
    before = env.render()
    assert isinstance(before, np.ndarray)
    assert before.ndim == 3
    assert len(np.unique(before.reshape(-1, 3), axis=0)) > 4
    for _ in range(3):
        _, _, over, _, info = env.step(int(np.flatnonzero(info["action_mask"])[-1]))
        if over:
            break
    assert not np.array_equal(before, env.render())
    two = parlour.envs.aec(key, render_mode="rgb_array")
    two.reset(seed=1)
    assert two.render().shape[2] == 3
