"""The parts of Parlour that are installed apart, and the error of whatever lacks one.

`pip install parlour` brings the core; an extra of the same name brings each part. A package or function that
can't do without a part begins with `need("serve")`. Where somebody's code is imported by name, and at the
command line, `missing_named` turns Python's own error into ours.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from types import MappingProxyType
from typing import Final, NamedTuple

from .errors import ParlourError


class Part(NamedTuple):
    """The modules that a part needs, and others that its extra brings."""

    needs: tuple[str, ...]
    brings: tuple[str, ...] = ()


#: every part that is an extra of its own; a module is listed in the first part that one would install for it
PARTS: Final = MappingProxyType(
    {
        "terminal": Part(("textual", "rich")),
        "serve": Part(
            (
                "litestar", "sqlalchemy", "uvicorn", "alembic", "argon2", "itsdangerous", "markdown_it",
                "networkx", "num2words", "prometheus_client", "websockets",
            ),
            ("httptools", "py4swiss", "uvloop"),
        ),
        "robots": Part(("numba", "numpy")),
        "throw": Part(("mujoco", "numpy")),
        "club": Part(("psycopg", "redis", "pywebpush"), ("cryptography", "http_ece", "py_vapid", "requests")),
        "envs": Part(("gymnasium", "pettingzoo", "PIL", "numba", "numpy"), ("open_spiel", "pyspiel")),
        "plots": Part(("matplotlib",)),
        "paper": Part(("reportlab",)),
        "cluster": Part(("distributed",)),
    }
)  # fmt: skip


class MissingPart(ParlourError, ImportError):
    """A part of Parlour is not installed; the message has the command that installs it."""

    default_code = "extra-missing"


def install(part: str) -> str:
    """The command that installs a part."""
    return f"pip install 'parlour[{part}]'"


def is_missing(part: str) -> bool:
    """Whether a part is not installed. Imports nothing."""
    return any(find_spec(module) is None for module in PARTS[part].needs)


def need(part: str | None) -> None:
    """Raise MissingPart unless the part is installed; None is the core."""
    if part is not None and is_missing(part):
        raise _missing(part)


@contextmanager
def missing_named() -> Iterator[None]:
    """Raise MissingPart instead of Python's error for a module of a part that is not installed."""
    try:
        yield
    except ModuleNotFoundError as error:
        part = part_of(error.name or "")
        if part is None:
            raise
        raise _missing(part) from None


def part_of(module: str) -> str | None:
    """The part that brings a module."""
    top = module.partition(".")[0]
    return next((name for name, part in PARTS.items() if top in (*part.needs, *part.brings)), None)


def _missing(part: str) -> MissingPart:
    command = install(part)
    return MissingPart(f"this needs a part that is not installed: {command}", part=part, install=command)
