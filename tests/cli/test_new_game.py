"""`parlour new-game`: a folder whose tests pass, and a game that is everywhere once it is installed."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from parlour.cli import main
from parlour.cli.new_game import names_of
from parlour.core.errors import BadOption
from tests.example_site import install_project, python_path

KEY = "last-stone"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("games") / KEY
    assert main(["new-game", "Last Stone", "--into", str(made)]) == 0
    return made


@pytest.fixture(scope="module")
def installed(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """An environment in which the folder is installed the way pip leaves a package."""
    site = tmp_path_factory.mktemp("site")
    install_project(site, folder)
    return {**os.environ, "PYTHONPATH": python_path(site), "PYTHONDONTWRITEBYTECODE": "1", "LANG": "C.UTF-8"}


def run(env: dict[str, str], *command: str, typed: str = "", cwd: Path | None = None) -> str:
    done = subprocess.run(
        [sys.executable, *command], env=env, capture_output=True, text=True, input=typed, cwd=cwd, timeout=300
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.parametrize(
    ("given", "key", "module", "name"),
    [
        ("Last Stone", "last-stone", "LastStone", "Last Stone"),
        ("nim", "nim", "Nim", "Nim"),
        ("four-in-5", "four-in-5", "FourIn5", "Four In 5"),
    ],
)
def test_a_name_in_every_spelling(given: str, key: str, module: str, name: str) -> None:
    names = names_of(given)
    assert (names["key"], names["class"], names["name"]) == (key, module, name)
    assert names["module"] == f"parlour_{names['snake']}"


@pytest.mark.parametrize("given", ["", "  ", "3 stones", "né", "a/b", "x" * 41, "Abaku", "kryds bolle"])
def test_a_name_that_cant_be_one_is_refused(given: str) -> None:
    with pytest.raises(BadOption):
        names_of(given)


def test_a_folder_with_something_in_it_is_left_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "mine.txt").write_text("mine")
    assert main(["new-game", "Last Stone", "--into", str(tmp_path), "--json"]) == 2
    assert json.loads(capsys.readouterr().out)["error"] == "folder-there"
    assert [path.name for path in tmp_path.iterdir()] == ["mine.txt"]


def test_programs_are_told_the_files(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["new-game", "Last Stone", "--into", str(tmp_path / "new"), "--json"]) == 0
    said = json.loads(capsys.readouterr().out)
    assert said["key"] == KEY
    assert all((tmp_path / "new" / file).is_file() for file in said["files"])


@pytest.mark.slow
def test_its_own_tests_pass_and_it_is_tidy(folder: Path, installed: dict[str, str]) -> None:
    told = run(installed, "-m", "pytest", "-q", "-p", "no:cacheprovider", cwd=folder)
    assert "passed" in told
    run(
        installed,
        "-m",
        "ruff",
        "check",
        "--isolated",
        "--select",
        "E,F,W,UP,B",
        "--line-length",
        "110",
        str(folder),
    )
    run(installed, "-m", "ruff", "format", "--isolated", "--check", "--line-length", "110", str(folder))


@pytest.mark.slow
def test_it_is_in_the_terminal_with_words_and_rules(installed: dict[str, str]) -> None:
    assert "Last Stone" in run(installed, "-m", "parlour", "games")
    assert "takes the last stone wins" in run(installed, "-m", "parlour", "rules", KEY)
    words = ("-m", "parlour", "play", KEY, "--plain", "--stones", "4", "--robots", "1")
    seen = run(installed, *words, typed="take 3\nquit\n")
    assert "Last Stone" in seen
    assert "take 3" in seen


@pytest.mark.slow
def test_it_is_in_environments_and_the_arena(installed: dict[str, str], tmp_path: Path) -> None:
    code = f"""
import warnings
import gymnasium, pettingzoo, pyspiel, parlour.envs
from gymnasium.utils.env_checker import check_env
env = gymnasium.make("parlour/{KEY}-v1", disable_env_checker=True)
check_env(env.unwrapped, skip_render_check=True)
warnings.simplefilter("ignore")
from pettingzoo.test import api_test
api_test(pettingzoo.make("aec", "parlour/{KEY}-v1", seats=3), num_cycles=20)
pyspiel.random_sim_test(parlour.envs.spiel("{KEY}"), num_sims=1, serialize=True, verbose=False)
"""
    run(installed, "-c", code)
    contest = tmp_path / "stones.toml"
    text = f'name = "s"\ngame = "{KEY}"\nrobots = ["random", "search"]\npairs = 2\nleast_pairs = 2\n'
    contest.write_text(text + 'stop = "never"\n')
    assert "search" in run(installed, "-m", "parlour", "arena", "run", str(contest), "--processes", "1")


@pytest.mark.slow
def test_it_is_on_the_page_with_its_words(installed: dict[str, str], tmp_path: Path) -> None:
    code = f"""
import asyncio, httpx
from parlour.server.http.app import create_app
from parlour.server.base.settings import Settings

async def main():
    app = create_app(Settings(database="sqlite:///{tmp_path}/stones.db"))
    transport = httpx.ASGITransport(app=app)
    async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1:8000") as http:
        games = (await http.get("/api/games")).json()
        words = (await http.get("/api/games/{KEY}/words")).text
    (stones,) = [game for game in games if game["key"] == "{KEY}"]
    assert [option["name"] for option in stones["options"]] == ["stones"]
    assert "Take the last stone" in words, words

asyncio.run(main())
"""
    run(installed, "-c", code)
