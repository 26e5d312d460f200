"""Every rules.py of a game reads in the same order, and every folder says what it is for."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tests.house import SOURCE

GAMES = SOURCE / "games"
SECTIONS = ["# --- facts ---", "# --- state ---", "# --- registration ---"]

RULES = sorted(GAMES.rglob("rules.py"))
FOLDERS = sorted(path.parent for path in GAMES.rglob("__init__.py"))


def name(path: Path) -> str:
    return str(path.relative_to(GAMES))


def test_every_game_has_its_rules() -> None:
    games = [folder for folder in GAMES.iterdir() if (folder / "__init__.py").exists()]
    assert len(games) == 4
    assert [folder.name for folder in games if folder / "rules.py" not in RULES] == []


@pytest.mark.parametrize("path", RULES, ids=name)
def test_rules_are_told_in_numbered_lines(path: Path) -> None:
    told = ast.get_docstring(ast.parse(path.read_text("utf-8"))) or ""
    numbers = [int(line.split(".")[0]) for line in told.splitlines() if line[:1].isdigit()]
    assert numbers == list(range(1, len(numbers) + 1))
    assert len(numbers) >= 4
    assert len(told.splitlines()) >= 10


@pytest.mark.parametrize("path", RULES, ids=name)
def test_rules_read_in_one_order(path: Path) -> None:
    text = path.read_text("utf-8")
    assert [line for line in text.splitlines() if line in SECTIONS] == SECTIONS
    bases = [
        ast.unparse(one.bases[0])
        for one in ast.parse(text).body
        if isinstance(one, ast.ClassDef) and one.bases
    ]
    state, game = (next(i for i, base in enumerate(bases) if word in base) for word in ("State", "Game"))
    assert state < game, "the state comes first, then the game"


@pytest.mark.parametrize("folder", FOLDERS, ids=name)
def test_every_folder_says_what_it_is_for(folder: Path) -> None:
    assert ast.get_docstring(ast.parse((folder / "__init__.py").read_text("utf-8")))


def test_a_games_own_folder_uses_the_same_names() -> None:
    wanted = {"rules", "options", "actions", "notation", "view"}
    for folder in GAMES.iterdir():
        if (folder / "__init__.py").exists():
            assert wanted <= {path.stem for path in folder.glob("*.py")}, folder.name
