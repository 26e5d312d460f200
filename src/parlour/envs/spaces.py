"""The Gymnasium spaces of an encoding."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from .encoding import Encoding


def observation_space(encoding: Encoding) -> spaces.Dict:
    """`observation` with the encoding's bounds, and `action_mask` with 1 for every legal code."""
    low, high = encoding.bounds
    return spaces.Dict(
        {
            "observation": spaces.Box(low, high, dtype=encoding.dtype),
            "action_mask": spaces.Box(0, 1, (encoding.size,), np.int8),
        }
    )


def action_space(encoding: Encoding) -> spaces.Discrete[Any]:
    """The action codes."""
    return spaces.Discrete(encoding.size)
