"""How all kernels are compiled: numba's options, some of them not in its documentation, in this one place.

Loading it loads numba: only modules that hold kernels import it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from numba import njit

F = TypeVar("F", bound=Callable[..., Any])

# numba makes a wrapper for C, which nobody calls, and one for Python around every function; both take long
_OPTIONS: dict[str, Any] = {"nogil": True, "error_model": "numpy", "no_cfunc_wrapper": True}
_INNER = {**_OPTIONS, "no_cpython_wrapper": True}

#: a kernel that Python calls; it is kept in numba's cache, with all that it calls
entry: Callable[[F], F] = njit(**_OPTIONS, cache=True)
#: a kernel that only other kernels call
inner: Callable[[F], F] = njit(**_INNER)
#: the same, put in place of every call of it
inlined: Callable[[F], F] = njit(**_INNER, forceinline=True)
