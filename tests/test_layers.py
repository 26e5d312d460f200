"""An arrow of the design is the only direction of import: core ← games ← bots, analysis ← … ← cli."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src" / "parlour"

#: each layer and what it may import from besides itself
MAY = {
    "core": set(),
    "games": {"core"},
    "bots": {"core", "games", "analysis"},  # one tier: a robot may ask the analysis
    "analysis": {"core", "games", "bots", "locales"},
    "locales": {"core", "games"},
    "testing": {"core", "games", "bots"},
    "arena": {"core", "games", "bots", "analysis", "locales"},
    "envs": {"core", "games", "bots", "analysis"},
    "terminal": {"core", "games", "bots", "analysis", "locales"},
    "server": {"core", "games", "bots", "analysis", "locales"},
    "cli": {"core", "games", "bots", "analysis", "testing", "arena", "envs", "terminal", "server", "locales"},
}
LAYERS = sorted(path.name for path in SOURCE.iterdir() if path.is_dir() and path.name in MAY)


def imported_layers(path: Path) -> set[str]:
    """The layers of parlour that a file imports, wherever in the file it does."""
    package = path.relative_to(SOURCE.parent).parent.parts
    found = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            modules = [alias.name.split(".") for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = list(package[: len(package) - node.level + 1]) if node.level else []
            stem = base + (node.module.split(".") if node.module else [])
            modules = [[*stem, alias.name] for alias in node.names]
        else:
            continue
        found |= {m[1] for m in modules if m[0] == "parlour" and len(m) > 1 and m[1] in MAY}
    return found


@pytest.mark.parametrize("layer", LAYERS)
def test_a_layer_imports_only_what_lies_before_it(layer: str) -> None:
    for path in (SOURCE / layer).rglob("*.py"):
        wrong = imported_layers(path) - MAY[layer] - {layer}
        assert not wrong, f"{path.relative_to(SOURCE)} imports {wrong}"


def test_every_folder_is_a_layer() -> None:
    folders = {path.name for path in SOURCE.iterdir() if (path / "__init__.py").exists()}
    assert folders <= set(MAY)


def test_one_game_does_not_import_another() -> None:
    games = SOURCE / "games"
    for folder in (path for path in games.iterdir() if path.is_dir()):
        for path in folder.rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("parlour.games."):
                    assert node.module.split(".")[2] == folder.name, path


def test_the_layer_test_sees_relative_and_absolute_imports() -> None:
    assert "core" in imported_layers(SOURCE / "bots" / "play.py")
    assert "bots" in imported_layers(SOURCE / "__init__.py")
    assert "terminal" in imported_layers(SOURCE / "cli" / "play.py")


def test_import_parlour_loads_nothing_heavy() -> None:
    code = "import parlour, sys; parlour.game('kryds-bolle').start(); print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    heavy = {"numpy", "numba", "mujoco", "litestar", "sqlalchemy", "rich", "textual", "matplotlib"}
    assert not heavy & set(loaded.stdout.split())
