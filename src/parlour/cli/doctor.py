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
from parlour.core.missing import PARTS, MissingPart, install, is_missing, need
from parlour.core.registry import Registry
from parlour.locales import Words

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
    #: the part that brings it
    part: str = ""

    def told(self, say: Words) -> str:
        """What was found, in the language of `say`."""
        note = say("doctor-note", note=self.note) if self.note else ""
        return ", ".join(filter(None, (self.found, note)))

    def needed(self, say: Words) -> str:
        """What it is needed for, in the language of `say`."""
        if not self.need:
            return ""
        told = say("doctor-need", need=self.need)
        return f"{told}, {install(self.part)}" if self.part and not self.ok else told

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
        parts = {part: not is_missing(part) for part in PARTS}
        print_json({"ok": well, "version": parlour.__version__, "parts": parts, "checks": plain})
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


#: what each part is for, a key of the locales
_FOR = {
    "terminal": "screens",
    "serve": "serve",
    "robots": "solvers",
    "throw": "throws",
    "club": "club",
    "envs": "agents",
    "plots": "plots",
    "paper": "paper",
    "cluster": "cluster",
}


def examined() -> list[Check]:
    """All checks, most important first. What is in a part that isn't installed is not checked one by one."""
    here = f"{platform.python_version()}, {platform.platform()}"
    checks = [
        tried("numba", _compiled, "solvers", note="compiles"),
        *map(_kernels, kernels.KERNELS if kernels.installed("numba") else ()),
        *(CHECKS.get(name)() for name in CHECKS),
        Check("page", is_built(), note="built" if is_built() else "not-built", need="page"),
        _browser(),
        tried("sqlite", _stored, "matches", note="writes-ahead"),
        tried("data folder", _writable, "matches"),
        _package("postgresql", "psycopg", "database", "club"),
        _package("redis", "redis", "workers", "club"),
        _package("dask", "distributed", "cluster", "cluster"),
        _package("gymnasium", "gymnasium", "agents", "envs"),
        _package("pettingzoo", "pettingzoo", "agents", "envs"),
        _package("open_spiel", "open_spiel", "agents", "envs"),
        _package("matplotlib", "matplotlib", "plots", "plots"),
        _package("reportlab", "reportlab", "paper", "paper"),
    ]
    return [
        Check("python", sys.version_info >= (3, 11), here),
        Check("games", True, ", ".join(game.key for game in parlour.games())),
        *map(_part, PARTS),
        *(check for check in checks if check.ok or not check.part or not is_missing(check.part)),
    ]


def _part(part: str) -> Check:
    """Whether a part is installed; else the check says how to install it."""
    ok = not is_missing(part)
    note = "installed" if ok else "not-installed"
    return Check(f"[{part}]", ok, note=note, need=_FOR[part], part=part)


def tried(name: str, check: Callable[[], str], need: str, *, note: str = "") -> Check:
    """Run a check for real: what can be imported may still not work. An exception is its result."""
    try:
        return Check(name, True, check(), note, need, vital=True)
    except MissingPart as error:
        return Check(name, False, "", "not-installed", need, part=str(error.details["part"]))
    except Exception as error:
        return Check(name, False, f"{type(error).__name__}: {error}", "", need, vital=True)


def _compiled() -> str:
    """Compile with the cache on: without a writable cache folder none of our code compiles."""
    need("robots")
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
    from parlour.server.base.settings import data_folder

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


def _package(name: str, package: str, need: str, part: str) -> Check:
    try:
        return Check(name, True, version(package), need=need, part=part)
    except PackageNotFoundError:
        return Check(name, False, note="not-installed", need=need, part=part)
