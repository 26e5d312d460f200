"""Say what works here: compiled code, physics, databases, page and browser, and the extras."""

from __future__ import annotations

import platform
import random
import shutil
import sqlite3
import sys
import tempfile
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version

from msgspec import Struct

import parlour
from parlour.server.settings import data_folder

from . import Parser
from .output import print_json
from .page import is_built

_BROKEN = 1


class Check(Struct, frozen=True):
    """One thing that was looked at. `need` says what does not work without it; nothing: all does."""

    name: str
    ok: bool
    found: str
    need: str = ""
    #: without this Parlour does not work as it should
    vital: bool = False


def run(parser: Parser, words: list[str]) -> int:
    parser.add_argument("--json", action="store_true", help="print JSON")
    given = parser.parse_args(words)
    checks = examined()
    well = all(check.ok for check in checks if check.vital)
    if given.json:
        print_json({"ok": well, "version": parlour.__version__, "checks": checks})
        return 0 if well else _BROKEN
    wide = max(len(check.name) for check in checks)
    for check in checks:
        mark = "ok" if check.ok else "MISSING" if check.vital else "-"
        need = f"  (for {check.need})" if check.need and not check.ok else ""
        print(f"{mark:<8}{check.name:<{wide}}  {check.found}{need}")
    print("All that is needed works." if well else "Something that is needed does not work: see MISSING.")
    return 0 if well else _BROKEN


def examined() -> list[Check]:
    """Every check, in the order in which people would ask."""
    return [
        Check("python", sys.version_info >= (3, 11), f"{platform.python_version()} on {platform.platform()}"),
        Check("games", True, ", ".join(game.key for game in parlour.games())),
        _tried("numba", _compiled, "solvers and strong robots", vital=True),
        _tried("mujoco", _thrown, "throws by hand", vital=True),
        Check("page", is_built(), "built" if is_built() else "not built", "playing in a browser"),
        _browser(),
        _tried("sqlite", _stored, "keeping matches", vital=True),
        _tried("data folder", _writable, "keeping matches", vital=True),
        _package("postgresql", "psycopg", "a club's database: pip install parlour[club]"),
        _package("redis", "redis", "several workers: pip install parlour[club]"),
        _package("dask", "distributed", "an arena on a cluster: pip install parlour[cluster]"),
        _package("gymnasium", "gymnasium", "learning agents: pip install parlour[envs]"),
        _package("pettingzoo", "pettingzoo", "learning agents: pip install parlour[envs]"),
        _package("open_spiel", "open_spiel", "learning agents: pip install parlour[envs]"),
        _package("matplotlib", "matplotlib", "plots into files: pip install parlour[plots]"),
    ]


def _tried(name: str, check: Callable[[], str], need: str, *, vital: bool = False) -> Check:
    """Really do it: what can be imported may still not work. Whatever goes wrong is the finding."""
    try:
        return Check(name, True, check(), need, vital)
    except Exception as error:
        return Check(name, False, f"{type(error).__name__}: {error}", need, vital)


def _compiled() -> str:
    numba = import_module("numba")
    double = numba.njit(lambda number: 2 * number)
    assert double(21) == 42
    return f"{numba.__version__}, compiles"


def _thrown() -> str:
    from parlour.games.kugelbox.aiming import novice_aim
    from parlour.games.kugelbox.engine import engine
    from parlour.games.kugelbox.simulation import simulate

    simulate(novice_aim(random.Random(1)), random.Random(1))
    return engine()


def _stored() -> str:
    with tempfile.TemporaryDirectory() as folder:
        database = sqlite3.connect(f"{folder}/doctor.db")
        mode = database.execute("PRAGMA journal_mode=WAL").fetchone()[0]
        database.close()
    assert mode == "wal", f"no write-ahead log: {mode}"
    return f"{sqlite3.sqlite_version}, writes ahead"


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
    return Check("browser", bool(found), found or "none found", "opening the page by itself")


def _package(name: str, package: str, need: str) -> Check:
    try:
        return Check(name, True, version(package), need)
    except PackageNotFoundError:
        return Check(name, False, "not installed", need)
