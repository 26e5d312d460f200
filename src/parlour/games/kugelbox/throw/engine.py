"""The engine's name: what a landing depends on beside aim and tremor. Loads no physics."""

from __future__ import annotations

import functools
import platform
from importlib.metadata import PackageNotFoundError, version
from typing import Final

#: grows with every change to `model` or `physics` that moves a ball, and to what `tremor` draws
MODEL_VERSION: Final = 2


@functools.cache
def engine() -> str:
    """Model, MuJoCo and kind of machine: elsewhere numbers may round otherwise, and a ball on a rim tells."""
    try:
        mujoco = version("mujoco")
    except PackageNotFoundError:
        mujoco = "missing"
    return f"kugelbox {MODEL_VERSION}, mujoco {mujoco}, {platform.system()} {platform.machine()}".lower()
