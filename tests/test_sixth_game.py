"""A game of another package gets everything: its folder is put beside Parlour and nothing else is touched."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from .example_site import lay_out, python_path


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """An environment in which the folder is installed the way pip leaves a package: code and entry points."""
    folder = tmp_path_factory.mktemp("site")
    lay_out(folder, "pig")
    return {**os.environ, "PYTHONPATH": python_path(folder), "PYTHONDONTWRITEBYTECODE": "1"}


def python(code: str, env: dict[str, str]) -> str:
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", code], env=env, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def parlour(*words: str, env: dict[str, str], typed: str = "") -> str:
    command = [sys.executable, "-m", "parlour", *words]
    done = subprocess.run(command, env=env, capture_output=True, text=True, input=typed)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.slow
def test_it_passes_the_conformance_kit(installed: dict[str, str]) -> None:
    code = """
import parlour
from parlour.testing import check_game
check_game(parlour.game("pig"), seeds=range(2), check_every=5)
"""
    python(code, installed)


def test_it_has_robots_that_search_and_fair_records(installed: dict[str, str]) -> None:
    code = """
import parlour
from parlour.bots import Budget, create, names
assert names("pig") == ("random", "novice"), names("pig")
record = parlour.play("pig", ["novice", create("search", "pig")], seed=1, target=20, budget=Budget(nodes=20))
assert parlour.verify(record).ok
print(list(record.states())[-1].places)
"""
    assert python(code, installed).strip() in ("(0, 1)", "(1, 0)")


@pytest.mark.slow
def test_it_is_played_in_the_terminal(installed: dict[str, str]) -> None:
    listed = json.loads(parlour("games", "--json", env=installed))
    assert [game["key"] for game in listed][-1] == "pig"
    words = ("play", "pig", "--plain", "--robots", "1=novice", "--target", "10")
    seen = parlour(*words, env=installed, typed="throw\nquit\n")
    assert "throw" in seen


@pytest.mark.slow
def test_it_meets_in_the_arena(installed: dict[str, str], tmp_path: Path) -> None:
    contest = tmp_path / "pig.toml"
    contest.write_text(
        'name = "pig"\ngame = "pig"\nrobots = ["random", "novice"]\npairs = 10\nstop = "never"\n'
    )
    told = parlour("arena", "run", str(contest), env=installed)
    assert "novice" in told


@pytest.mark.slow
def test_it_is_an_environment_everywhere(installed: dict[str, str]) -> None:
    code = """
import warnings
import gymnasium, pettingzoo, pyspiel, parlour.envs
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test
env = gymnasium.make("parlour/pig-v1", opponents="novice", disable_env_checker=True)
check_env(env.unwrapped, skip_render_check=True)
warnings.simplefilter("ignore")
api_test(pettingzoo.make("aec", "parlour/pig-v1", seats=3), num_cycles=20)
pyspiel.random_sim_test(parlour.envs.spiel("pig", target=10), num_sims=1, serialize=True, verbose=False)
"""
    python(code, installed)


@pytest.mark.slow
def test_it_is_on_the_page(installed: dict[str, str], tmp_path: Path) -> None:
    """The server lists it with its options and robots; the page shows every game it does not know plainly."""
    code = f"""
import asyncio, httpx
from parlour.server.http.app import create_app
from parlour.server.base.settings import Settings

async def main():
    app = create_app(Settings(database="sqlite:///{tmp_path}/pig.db"))
    transport = httpx.ASGITransport(app=app)
    async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1:8000") as http:
        games = (await http.get("/api/games")).json()
    (pig,) = [game for game in games if game["key"] == "pig"]
    assert [option["name"] for option in pig["options"]] == ["target"]
    assert [robot["name"] for robot in pig["robots"]] == ["random", "novice"]

asyncio.run(main())
"""
    python(code, installed)
