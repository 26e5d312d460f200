"""A game with hidden hands from another package has a curtain, a name, rules and words."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from .example_site import lay_out, python_path


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    folder = tmp_path_factory.mktemp("site")
    lay_out(folder, "high_card", "pig")
    return {**os.environ, "PYTHONPATH": python_path(folder), "PYTHONDONTWRITEBYTECODE": "1"}


def python(code: str, env: dict[str, str]) -> str:
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", code], env=env, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def parlour(*words: str, env: dict[str, str]) -> str:
    command = [sys.executable, "-m", "parlour", *words]
    done = subprocess.run(command, env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.slow
def test_it_passes_the_conformance_kit(installed: dict[str, str]) -> None:
    code = """
import parlour
from parlour.testing import check_game
game = parlour.game("high-card")
check_game(game, seeds=range(2), check_every=2)
assert game.has_secrets(game.options(2))
"""
    python(code, installed)


@pytest.mark.slow
def test_its_name_is_told_in_a_language(installed: dict[str, str]) -> None:
    assert "high-card: High Card" in parlour("games", env=installed)
    assert "high-card: Höchste Karte" in parlour("games", "--lang", "de", env=installed)


@pytest.mark.slow
def test_what_a_language_lacks_is_told_in_english(installed: dict[str, str]) -> None:
    assert "high-card: High Card" in parlour("games", "--lang", "da", env=installed)
    found = json.loads(parlour("rules", "high-card", "--lang", "da", "--json", env=installed))
    assert (found["lang"], found["rules"].startswith("# High Card")) == ("en", True)


def test_a_game_without_words_goes_by_its_own_name(installed: dict[str, str]) -> None:
    assert "pig: Pig" in parlour("games", "--lang", "de", env=installed)


def test_its_rules_are_read_with_their_example_drawn(installed: dict[str, str]) -> None:
    rules = parlour("rules", "high-card", "--lang", "de", env=installed)
    assert rules.startswith("# Höchste Karte")
    assert "Nur mit der 23 bekommt Platz 0 den Stich." in rules
    assert "position:" not in rules


def test_in_lines_a_curtain_falls_between_two_people_and_words_are_theirs(installed: dict[str, str]) -> None:
    code = """
import parlour
from parlour.locales import Words
from parlour.terminal.local_table import LocalTable
from parlour.terminal.plain import PlainTable
game = parlour.game("high-card")
table = LocalTable.new(game, game.options(2), names=["Anna", "Bo"], seed="1", say=Words("de"))
plain = PlainTable(table)
asked = []
typed = iter(["lay 24" if "lay 24" not in table.view(0)["legal"] else "lay 1"])
def answer(prompt):
    asked.append(prompt.strip())
    if not prompt.endswith("> "):
        return ""
    return next(typed, None) or table.view(table.actor)["legal"][0]
plain.ask = answer
plain.play()
print("CURTAINS", sum(not prompt.endswith(">") for prompt in asked))
print("TURNS", sum(prompt.endswith(">") for prompt in asked))
"""
    told = python(code, installed)
    assert "Höchste Karte" in told
    assert "Ihre Hand: " in told
    assert "Diese Karte haben Sie nicht auf der Hand." in told
    curtains = int(told.split("CURTAINS ")[1].split()[0])
    assert 3 <= curtains <= 5
    assert int(told.split("TURNS ")[1].split()[0]) == 7  # three cards each, and one that was refused


@pytest.mark.slow
def test_on_the_screen_the_hand_is_behind_the_curtain(installed: dict[str, str]) -> None:
    code = """
import asyncio
import parlour
from parlour.locales import Words
from parlour.terminal.app import ParlourApp
from parlour.terminal.boards.board import Board
from parlour.terminal.curtain import Curtain
from parlour.terminal.local_table import LocalTable

def seen(app):
    return app.screen_stack[-1].query_one(Board).view["hand"]

async def main():
    game = parlour.game("high-card")
    table = LocalTable.new(game, game.options(2), names=["Anna", "Bo"], seed="1", say=Words("de"))
    app = ParlourApp(table.say, table)
    async with app.run_test() as pilot:
        for _ in range(50):
            await pilot.pause(0.05)
            if isinstance(app.screen, Curtain):
                break
        assert isinstance(app.screen, Curtain)
        await pilot.press("enter")
        await pilot.pause()
        assert seen(app) == table.view(0)["hand"]
        assert "Ihre Hand: " in str(app.screen.query_one(Board).render())
        app.screen.act(table.view(0)["legal"][0])
        await pilot.pause()
        assert isinstance(app.screen, Curtain)
        assert app.screen_stack[-2].query_one(Board).view["hand"] is None

asyncio.run(main())
"""
    python(code, installed)


@pytest.mark.slow
def test_the_server_hands_its_words_rules_and_secrets_to_the_page(
    installed: dict[str, str], tmp_path: Path
) -> None:
    code = f"""
import asyncio, httpx
from parlour.server.base.settings import Settings
from parlour.server.http.app import create_app

async def main():
    app = create_app(Settings(database="sqlite:///{tmp_path}/cards.db"))
    transport = httpx.ASGITransport(app=app)
    async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1:8000") as http:
        async def words(game, lang):
            return (await http.get(f"/api/games/{{game}}/words?lang={{lang}}")).json()

        assert "game-high-card = Höchste Karte" in (await words("high-card", "de"))["fluent"]
        assert "game-high-card = High Card" in (await words("high-card", "da"))["fluent"]
        assert (await words("pig", "de"))["fluent"].startswith("game-pig = Pig\\n")
        assert (await words("abaku", "de"))["fluent"] == ""
        assert (await http.get("/api/games/none/words")).json()["code"] == "unknown-game"
        rules = (await http.get("/api/games/high-card/rules?lang=de")).json()
        assert rules["lang"] == "de" and rules["parts"][1]["view"]["hand"] == [4, 23]
        assert (await http.get("/api/games/high-card/rules?lang=da")).json()["lang"] == "en"
        tried = await http.get("/api/games/high-card/examples/second?act=lay 23")
        assert tried.json()["view"]["points"] == [1, 1]
        for missing in ("reading?digits=12", "rules?lang=xx"):
            assert (await http.get(f"/api/games/high-card/{{missing}}")).status_code in (404, 422)

asyncio.run(main())
"""
    python(code, installed)
