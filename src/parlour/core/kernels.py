"""Whether a game's compiled kernels can answer, found out without loading numba or numpy.

Every answer has a pure way; kernels only make it quick. Who answers asks `ready` each time, and takes the
kernels from the first question on for which they are ready.
"""

from __future__ import annotations

from importlib.util import find_spec


def ready(key: str) -> bool:
    """Whether the kernels of that game are compiled, so that using them costs no wait."""
    return find_spec("numba") is not None
