"""The options for kernels do what they are for; fails when a new numba no longer knows them."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numba import config
from numba import njit as typed_njit

from parlour.core import jit

#: numba's types know neither all options nor that a kernel can be called
njit: Any = typed_njit


@jit.inlined
def _twice(number: int) -> int:
    return number + number


@jit.inner
def _twice_twice(number: int) -> int:
    return _twice(_twice(number))


def _eightfold(number: int) -> int:
    return _twice_twice(_twice(number))


def _quotient(number: float, by: float) -> float:
    return number / by


@pytest.fixture
def eightfold(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """An entry that no earlier run has compiled: what comes out of numba's cache cannot be looked into."""
    monkeypatch.setattr(config, "CACHE_DIR", str(tmp_path))
    kernel = jit.entry(_eightfold)
    assert kernel(3) == 24
    return kernel


def wrappers(kernel: object) -> set[str]:
    """For whom a compiled function has wrappers."""
    (code,) = kernel.inspect_llvm().values()  # type: ignore[attr-defined]
    defined = [line for line in code.splitlines() if line.startswith("define")]
    name = kernel.py_func.__name__  # type: ignore[attr-defined]
    own = [line for line in defined if f"{len(name)}{name}" in line]
    assert own
    return {which for which in ("cpython", "cfunc") if any(which in line for line in own)}


def test_an_entry_has_a_wrapper_for_python_alone_and_an_inner_kernel_none(eightfold: Any) -> None:
    assert wrappers(eightfold) == {"cpython"}
    assert wrappers(_twice_twice) == set()


def test_an_entry_is_kept_in_the_cache(eightfold: Any, tmp_path: Path) -> None:
    assert list(tmp_path.rglob("*.nbc"))
    again = jit.entry(_eightfold)
    assert again(3) == 24
    assert sum(again.stats.cache_hits.values()) == 1  # type: ignore[attr-defined]


def test_without_the_options_there_are_both() -> None:
    plain = njit(_twice.py_func)  # type: ignore[attr-defined]
    assert plain(3) == 6
    assert wrappers(plain) == {"cpython", "cfunc"}


def test_what_is_inlined_is_not_called(eightfold: Any) -> None:
    (code,) = eightfold.inspect_llvm().values()
    assert not [line for line in code.splitlines() if "call" in line and "6_twice" in line]


def test_division_by_zero_is_not_an_error() -> None:
    assert jit.entry(_quotient)(1.0, 0.0) == np.inf


def test_an_option_that_numba_does_not_know_is_refused() -> None:
    with pytest.raises(KeyError, match="no_such_wrapper"):
        njit(no_such_wrapper=True)(lambda: None)()
