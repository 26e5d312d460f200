"""An arrow of the design is the only direction of import, between layers and between the server's rooms."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.house import LAYERS, ROOMS, SOURCE, Import, imports, upward

TESTS = Path(__file__).parent


@pytest.mark.slow
def test_no_layer_or_room_imports_what_lies_above_it() -> None:
    assert [str(found) for found in upward()] == []


def test_every_folder_is_a_layer_and_every_room_has_its_place() -> None:
    folders = {path.name for path in SOURCE.iterdir() if (path / "__init__.py").exists()}
    assert folders == set(LAYERS)
    rooms = {path.stem for path in (SOURCE / "server").iterdir() if path.suffix == ".py" or path.is_dir()}
    assert rooms - {"__init__", "__pycache__", "page"} == set(ROOMS)


@pytest.mark.parametrize("game", [path.name for path in (SOURCE / "games").iterdir() if path.is_dir()])
def test_one_game_does_not_import_another(game: str) -> None:
    for path in (SOURCE / "games" / game).rglob("*.py"):
        for found in imports(path):
            if found.module[:2] == ("parlour", "games") and len(found.module) > 2:
                assert found.module[2] == game, found


#: what the rules of a game may not import: clocks, files, the environment, the network, heavy packages
FORBIDDEN = {
    "asyncio", "datetime", "io", "mujoco", "numba", "numpy", "os", "pathlib", "random", "secrets", "shutil",
    "socket", "subprocess", "sys", "tempfile", "threading", "time",
}  # fmt: skip


def rule_files() -> list[Path]:
    """The files that lie in a game's own folder; solvers, generators and the throw are in folders below."""
    games = SOURCE / "games"
    return [*games.glob("*/*.py"), *games.glob("*/*/rules.py")]


@pytest.mark.parametrize("path", rule_files(), ids=lambda path: str(path.relative_to(SOURCE / "games")))
def test_rules_know_no_clock_file_or_environment(path: Path) -> None:
    assert not {found.module[0] for found in imports(path)} & FORBIDDEN


def test_relative_absolute_and_type_only_imports_are_seen(tmp_path: Path) -> None:
    file = SOURCE / "core" / "made_up.py"
    found = imports(
        file,
        "from .bot import Bot\nfrom parlour.server.http import app\nimport parlour.cli\n"
        "if TYPE_CHECKING:\n    from parlour.bots import create\n"
        "def lazily():\n    from parlour.arena.run import run\n",
    )
    modules = {one.module[1] for one in found}
    assert modules == {"core", "server", "cli", "bots", "arena"}
    assert {one.target for one in found if one.is_upward} == {"server/http", "cli", "bots", "arena"}


def test_rooms_of_the_server_are_told_apart() -> None:
    store = SOURCE / "server" / "store" / "made_up.py"
    up, down = imports(
        store, "from parlour.server.http.app import create_app\nfrom parlour.server.base import now\n"
    )
    assert (up.is_upward, down.is_upward) == (True, False)
    assert isinstance(up, Import)


def test_import_parlour_loads_nothing_heavy() -> None:
    code = "import parlour, sys; parlour.game('kryds-bolle').start(); print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    heavy = {"numpy", "numba", "mujoco", "litestar", "sqlalchemy", "rich", "textual", "matplotlib"}
    assert not heavy & set(loaded.stdout.split())


def test_every_source_folder_has_its_test_folder() -> None:
    folders = {path.parent.relative_to(SOURCE) for path in SOURCE.rglob("*.py") if path.name != "__init__.py"}
    without = [str(folder) for folder in sorted(folders) if not list((TESTS / folder).glob("test_*.py"))]
    allowed = {".", "server", "server/store/migrations", "server/store/migrations/versions"}
    assert set(without) <= allowed


def test_every_test_folder_has_its_source_folder() -> None:
    folders = {path.parent.relative_to(TESTS) for path in TESTS.rglob("test_*.py")}
    #: the games by their books, records of earlier versions, and the page
    besides = {Path(), Path("archive"), Path("book"), Path("browser")}
    assert [folder for folder in folders - besides if not (SOURCE / folder).is_dir()] == []
