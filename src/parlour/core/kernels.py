"""Whether a game's compiled kernels can answer, found out without loading numba or numpy.

Every answer has a pure way; kernels only make it quick. Who answers asks `ready` each time, and takes the
kernels from the first question on for which they are ready. Until then a process in the background compiles
them (`kernel_process`). Where numba keeps the compiled code, a marker says for what it was compiled.

The environment variable PARLOUR_KERNELS is `auto` (as above), `never` (always the pure way) or `always`
(the kernels, compiled in place if need be: for tests and benchmarks).
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from importlib.util import find_spec
from typing import Any, Final, Literal, NamedTuple, cast, get_args

import msgspec
from msgspec import Struct

from . import kernel_cache
from .errors import BadOption, UnknownGame
from .registry import Registry

Mode = Literal["auto", "never", "always"]
VARIABLE: Final = "PARLOUR_KERNELS"
#: seconds between two looks for a marker that was missing
_LOOK_AGAIN: Final = 1.0


class Kernels(NamedTuple):
    """What a game compiles: functions that each call a kernel once with small inputs, by name.

    They import numba only when they are called. The kernels lie in the folder of the module that declares
    this.
    """

    #: about how long all steps take from nothing, in seconds of one core
    seconds: int
    steps: Mapping[str, Callable[[], object]]


class CompiledStep(NamedTuple):
    """A step of compiling that is done."""

    name: str
    #: how many are done now, of how many
    number: int
    of: int


class _Marker(Struct, frozen=True):
    """The file that says that everything is compiled: for what, and in which files."""

    stamp: str
    files: tuple[str, ...]


#: the kernels of each game that has any
KERNELS: Registry[Kernels] = Registry("parlour.kernels", UnknownGame)
_compiled: set[str] = set()
_looked: dict[str, float] = {}
#: whether this process uses only kernels that `load` has loaded
_held_back = False
_loaded: set[str] = set()


def mode() -> Mode:
    """The value of PARLOUR_KERNELS; BadOption if it has none of the three."""
    value = os.environ.get(VARIABLE) or "auto"
    known = get_args(Mode)
    if value not in known:
        allowed = ", ".join(known)
        why = f"{VARIABLE} is {value!r}; allowed: {allowed}"
        raise BadOption(why, code="bad-setting", why=why)
    return cast(Mode, value)


def ready(key: str) -> bool:
    """Whether to use the kernels of that game now. If they are not compiled, that starts."""
    chosen = mode()
    if chosen != "auto":
        return chosen == "always" and key in KERNELS
    if not compiled(key):
        if key in KERNELS:
            _start_compiling(key)
        return False
    return key in _loaded or not _held_back


def arrays() -> bool:
    """Whether numpy is there to be used, for what is quick with it and needs no compiling."""
    return mode() != "never" and installed("numpy")


def compiled(key: str) -> bool:
    """Whether numba is installed and has compiled the game's kernels, as they are, for this machine.

    A missing marker is looked for again at most once a second.
    """
    if key in _compiled:
        return True
    now = time.monotonic()
    if now - _looked.get(key, -_LOOK_AGAIN) < _LOOK_AGAIN or not installed("numba") or key not in KERNELS:
        return False
    _looked[key] = now
    found = _marker(key)
    if found is None or found.stamp != stamp(key) or not all(map(os.path.exists, found.files)):
        return False
    _compiled.add(key)
    return True


def compiling(key: str) -> Iterator[CompiledStep]:
    """Compile the kernels of a game, or load them if they are compiled, step by step; then write the marker.

    Needs numba.
    """
    steps = KERNELS.get(key).steps
    for number, (name, step) in enumerate(steps.items(), 1):
        step()
        yield CompiledStep(name, number, len(steps))
    _loaded.add(key)
    folder = kernel_cache.folder_for(_source_folder(key))
    if folder is not None and not compiled(key):
        files = tuple(sorted(str(file) for file in folder.glob("*.nb[ic]")))
        kernel_cache.write(folder / _name(key), msgspec.json.encode(_Marker(stamp(key), files)))
        _looked.pop(key, None)


def uncompiled(*first: str) -> list[str]:
    """The games whose kernels are not compiled: those that are named first, then in the registry's order."""
    keys = dict.fromkeys([*(key for key in first if key in KERNELS), *KERNELS])
    return [key for key in keys if not compiled(key)]


def cache_folder(key: str) -> str:
    """Where the compiled kernels of a game are kept; empty if no such folder can be written to."""
    return str(kernel_cache.folder_for(_source_folder(key)) or "")


# --- loading between questions ---


def hold_back() -> None:
    """From now on `ready` is True only for games that `load` has loaded.

    Loading numba and the compiled kernels takes a second or two, which nobody should wait for.
    """
    global _held_back
    _held_back = True


def load(key: str) -> None:
    """Load the kernels of a game now, if they are compiled and to be used."""
    if mode() == "auto" and key not in _loaded and compiled(key):
        for _ in compiling(key):
            pass


# --- details ---


@cache
def installed(package: str) -> bool:
    """Whether a package is installed, without importing it."""
    return find_spec(package) is not None


def _start_compiling(key: str) -> None:
    from .kernel_process import start  # it imports what starts processes

    start(key)


def _name(key: str) -> str:
    return f"{key}.kernels"


def _marker(key: str) -> _Marker | None:
    folder = kernel_cache.folder_for(_source_folder(key))
    if folder is None:
        return None
    try:
        return msgspec.json.decode((folder / _name(key)).read_bytes(), type=_Marker)
    except (OSError, msgspec.MsgspecError):
        return None


def _source_folder(key: str) -> str:
    module = KERNELS.path(key).partition(":")[0]
    spec = find_spec(module)  # this imports the packages above it, not the module
    assert spec is not None
    assert spec.origin is not None
    return os.path.dirname(os.path.abspath(spec.origin))


@cache
def stamp(key: str) -> str:
    """A hash of all that the compiled code depends on: sources, numba, Python and the processor."""
    return kernel_cache.hashed([kernel_cache.sources(_source_folder(key)), *_machine()])


@cache
def _machine() -> Sequence[Any]:
    return kernel_cache.machine()
