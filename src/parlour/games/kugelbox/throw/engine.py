"""The name of the engine, on which a landing depends besides aim and tremor. Does not load it."""

from __future__ import annotations

import functools
import platform
from importlib.metadata import PackageNotFoundError, version
from typing import Final

#: grows with every change of `model`, `physics` or `tremor` that changes where a ball ends
MODEL_VERSION: Final = 2


@functools.cache
def engine() -> str:
    """Model, MuJoCo and kind of machine: others may round differently, enough to tip a ball on a rim."""
    try:
        mujoco = version("mujoco-core")
    except PackageNotFoundError:
        mujoco = "missing"
    return f"kugelbox {MODEL_VERSION}, mujoco {mujoco}, {platform.system()} {platform.machine()}".lower()
