"""Check this installation: compiled code, physics, databases, page and browser, and the extras."""

from __future__ import annotations

import platform
import shutil
import sqlite3
import sys
import tempfile
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from typing import Any

from msgspec import Struct

import parlour
from parlour.core import kernels
from parlour.core.errors import ParlourError
from parlour.core.registry import Registry
from parlour.locales import Words
from parlour.server.base.settings import data_folder

from . import Parser
from .output import print_json
from .page import is_built

_BROKEN = 1


class Check(Struct, frozen=True):
    """The result of one check. `note` adds to what was found, `need` is what doesn't work without it (empty:
    everything works); both are keys of the locales."""

    name: str
    ok: bool
    found: str = ""
    note: str = ""
    need: str = ""
    #: Parlour doesn't work properly without it
    vital: bool = False

    def told(self, say: Words) -> str:
        """What was found, in the language of `say`."""
        note = say("doctor-note", note=self.note) if self.note else ""
        return ", ".join(filter(None, (self.found, note)))

    def needed(self, say: Words) -> str:
        """What it is needed for, in the language of `say`."""
        return say("doctor-need", need=self.need) if self.need else ""

    def plain(self, say: Words) -> dict[str, Any]:
        return {
            "name": self.name,
            "ok": self.ok,
            "found": self.told(say),
            "need": self.needed(say),
            "vital": self.vital,
        }


#: what games need beside Python, each checked by a function of theirs
CHECKS: Registry[Callable[[], Check]] = Registry("parlour.checks", ParlourError)


def run(parser: Parser, words: list[str]) -> int:
    parser.add_argument("--json", action="store_true", help="print JSON")
    given = parser.parse_args(words)
    checks = examined()
    well = all(check.ok for check in checks if check.vital)
    if given.json:
        english = Words("en")
        plain = [check.plain(english) for check in checks]
        print_json({"ok": well, "version": parlour.__version__, "checks": plain})
        return 0 if well else _BROKEN
    say = parser.say
    names = [say("doctor-name", name=check.name.replace(" ", "-")) or check.name for check in checks]
    missing = say("doctor-missing")
    wide, first = max(map(len, names)), max(8, len(missing) + 1)
    for check, name in zip(checks, names, strict=True):
        mark = "ok" if check.ok else missing if check.vital else "-"
        need = "" if check.ok or not check.need else f"  ({check.needed(say)})"
        print(f"{mark:<{first}}{name:<{wide}}  {check.told(say)}{need}")
    print(say("doctor-well") if well else say("doctor-broken", missing=missing))
    return 0 if well else _BROKEN


def examined() -> list[Check]:
    """All checks, most important first."""
    here = f"{platform.python_version()}, {platform.platform()}"
    return [
        Check("python", sys.version_info >= (3, 11), here),
        Check("games", True, ", ".join(game.key for game in parlour.games())),
        tried("numba", _compiled, "solvers", note="compiles"),
        *map(_kernels, kernels.KERNELS),
        *(CHECKS.get(name)() for name in CHECKS),
        Check("page", is_built(), note="built" if is_built() else "not-built", need="page"),
        _browser(),
        tried("sqlite", _stored, "matches", note="writes-ahead"),
        tried("data folder", _writable, "matches"),
        _package("postgresql", "psycopg", "database"),
        _package("redis", "redis", "workers"),
        _package("dask", "distributed", "cluster"),
        _package("gymnasium", "gymnasium", "agents"),
        _package("pettingzoo", "pettingzoo", "agents"),
        _package("open_spiel", "open_spiel", "agents"),
        _package("matplotlib", "matplotlib", "plots"),
    ]


def tried(name: str, check: Callable[[], str], need: str, *, note: str = "") -> Check:
    """Run a check for real: what can be imported may still not work. An exception is its result."""
    try:
        return Check(name, True, check(), note, need, vital=True)
    except Exception as error:
        return Check(name, False, f"{type(error).__name__}: {error}", "", need, vital=True)


def _compiled() -> str:
    """Compile with the cache on: without a writable cache folder none of our code compiles."""
    numba = import_module("numba")
    assert numba.njit(cache=True)(_doubled)(21) == 42
    return str(numba.__version__)


def _doubled(number: int) -> int:
    return 2 * number


def _kernels(key: str) -> Check:
    done = kernels.compiled(key)
    return Check("kernels", done, key, "compiled" if done else "not-compiled", "speed")


def _stored() -> str:
    with tempfile.TemporaryDirectory() as folder:
        database = sqlite3.connect(f"{folder}/doctor.db")
        mode = database.execute("PRAGMA journal_mode=WAL").fetchone()[0]
        database.close()
    assert mode == "wal", f"no write-ahead log: {mode}"
    return sqlite3.sqlite_version


def _writable() -> str:
    folder = data_folder()
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryFile(dir=folder):
        return str(folder)


def _browser() -> Check:
    import webbrowser

    try:
        found = webbrowser.get().name
    except (webbrowser.Error, AttributeError):
        names = ("chromium", "chromium-browser", "google-chrome", "firefox")
        found = next(filter(None, map(shutil.which, names)), "")
    return Check("browser", bool(found), found, "" if found else "none", "browser")


def _package(name: str, package: str, need: str) -> Check:
    try:
        return Check(name, True, version(package), need=need)
    except PackageNotFoundError:
        return Check(name, False, note="not-installed", need=need)
