"""Every command in every language: no key, no gap left open, no English outside English."""

from __future__ import annotations

import platform
import re
from functools import cache
from importlib import import_module
from importlib.metadata import packages_distributions
from itertools import chain
from pathlib import Path
from typing import Any

import pytest

import parlour
from parlour.analysis.puzzles import themes
from parlour.bots import names as robots
from parlour.cli import VERBS, bot, desk
from parlour.games.kryds_bolle.solution import Solution
from parlour.locales import LANGUAGES, Words
from parlour.locales.words import sources
from parlour.server.protocol_host import ReportShown
from parlour.server.protocol_league import GroupShown, LeagueShown, SeasonShown, Standing

from .walking import REFUSED, Walk, said

LOCALES = Path(parlour.__file__).parent / "locales"
OTHERS = [lang for lang in LANGUAGES if lang != "en"]
WORD = re.compile(r"[^\W\d_]{3,}")
#: what of a Fluent file nobody is told: keys, attributes, comments, variables and what selects between texts
NOT_SAID = re.compile(r"^#.*$|^\S+ =|^ *\.\w+ =|\$[\w-]+|^ *\*?\[[\w-]+\]", re.MULTILINE)
TOKEN = re.compile(r"[a-z]+(?:-[a-z0-9_]+)+")
#: words of the games' notation and of the commands themselves, which nobody translates
TYPED = """
    throw turn take rob lay pass red black chip exchange draw first accept challenge line square one two
    run show check make verify play solve new enter withdraw start settle next list lift close forbid allow
    record records review score shut duel match win points sum digits goal json options seed server token
    chat all report ban name audit invite reset administrator backup restore push key league
    parlour pip install club cluster envs plots help undo moves save resign quit swiss round robin house
    game file position config robot words what url chromium python linux darwin windows
    left right ahead behind random novice practised careful toml http sqlite postgresql redis dask txt
    small troll gnome xyz xyzzy nowhere ida bo ascii utf arena bot admin free stacked yes off default
"""


@cache
def own(lang: str) -> set[str]:
    """Every word that a language's files have."""
    files = chain((LOCALES / lang).rglob("*.ftl"), (LOCALES / lang).rglob("*.md"))
    texts = (NOT_SAID.sub(" ", file.read_text("utf-8")) for file in files)
    return {word.lower() for text in texts for word in WORD.findall(text)}


@cache
def typed() -> set[str]:
    """What a person types and a program reads: keys, options and their values, robots, packages."""
    found = set(TYPED.split()) | set(VERBS) | {package.lower() for package in packages_distributions()}
    for game in parlour.games():
        found |= {game.key, *robots(game.key), *themes(game.key)}
        for option in game.described().values():
            found |= {option.name, *map(str, option.values)}
    return {word.lower() for text in found for word in WORD.findall(text)}


#: options, paths, marks of matches, and where Python runs: the same for everybody
SAME = re.compile(re.escape(platform.platform()) + r"|(?<!\w)--?[a-z][\w-]*|/\S+|\b[0-9a-f]{12,}\b")


def wrong(english: str, told: str, lang: str) -> list[str]:
    """Keys, open gaps, and words of the English answer that none of the language's own files say."""
    told = SAME.sub(" ", told)
    found = [f"a key: {token}" for token in TOKEN.findall(told) if token in sources("en")]
    found += [f"an open gap: {sign}" for sign in ("{ ", " }", "$") if sign in told]
    if lang != "en":
        both = {w.lower() for w in WORD.findall(english)} & {w.lower() for w in WORD.findall(told)}
        found += [f"English: {word}" for word in sorted(both - own(lang) - typed())]
    return found


def some(number: int) -> list[str]:
    """Two languages, each time others."""
    return [OTHERS[number % len(OTHERS)], OTHERS[(number + 5) % len(OTHERS)]]


@pytest.fixture(scope="module")
def walk(tmp_path_factory: pytest.TempPathFactory) -> Walk:
    return Walk(tmp_path_factory.mktemp("walk"))


HOW = pytest.mark.parametrize("every", [False, pytest.param(True, marks=pytest.mark.prove)])


@HOW
def test_every_command_answers_in_every_language(
    walk: Walk, every: bool, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    found: list[str] = []
    for number, (words, lines) in enumerate(walk.commands()):
        english = said(words, lines, "en", capsys, monkeypatch)
        assert english, words
        for lang in OTHERS if every else some(number):
            told = said(words, lines, lang, capsys, monkeypatch).replace(str(walk.folder), "")
            assert told, (words, lang)
            found += [f"{lang}, {' '.join(words)}: {what}" for what in wrong(english, told, lang)]
    assert not found, "\n".join(found)


@HOW
def test_every_help_is_in_every_language(
    walk: Walk, every: bool, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    found: list[str] = []
    for number, words in enumerate(walk.helps()):
        english = said(words, [], "en", capsys, monkeypatch)
        for lang in OTHERS if every else some(number):
            # what stands in braces or brackets is typed so
            told = re.sub(r"\{.*?\}|\[.*?\]", "", said(words, [], lang, capsys, monkeypatch), flags=re.DOTALL)
            found += [f"{lang}, {' '.join(words)}: {what}" for what in wrong(english, told, lang)]
    assert not found, "\n".join(found)


@HOW
def test_every_refusal_is_in_every_language(
    every: bool, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    found: list[str] = []
    for number, words in enumerate(REFUSED):
        english = said(words, [], "en", capsys, monkeypatch)
        for lang in OTHERS if every else some(number):
            told = said(words, [], lang, capsys, monkeypatch)
            assert told.count("\n") == 1, told
            for word in words:
                told = told.replace(repr(word), "").replace(f": {word}\n", "")
            found += [f"{lang}, {' '.join(words)}: {what}" for what in wrong(english, told, lang)]
    assert not found, "\n".join(found)


# --- what needs a server, people or minutes ---

REPORT = ReportShown(
    id=1, at=0, by="p2", about="p3", about_name="Bo", match="m1", line=1, said="xyz", reason="xyz", closed=1,
    note=None,
)  # fmt: skip
LEAGUE = LeagueShown(
    id="l1", name="Xyz", game="shut-the-box", options={"flaps": 9, "eliminate": True}, of="people",
    pairing="swiss", rounds=1, group_size=8, moves=1, days=7, clock=Any, rated=True, season=1,
    status="running", round=2, players=5,
)  # fmt: skip
LINE = Standing(
    place=1, player="p1", name="Ida", played=2, won=1, drawn=1, lost=0, points=3, tiebreak=0, withdrawn=True
)
SEASON = SeasonShown(
    league=LEAGUE, season=1, status="over", round=2, due=None,
    groups=(GroupShown(group=0, table=(LINE,), pairings=()),),
)  # fmt: skip
ANSWERS: list[dict[str, Any]] = [
    {"person": "p1", "administrator": True},
    {"person": "p1", "administrator": False},
    {"reports": (REPORT,)},
    {"closed": 1},
    {"lifted": 1},
    {"backup": "x"},
    {"restored": "x"},
    {"private": "x", "public": "x"},
    {"matches": 1, "problems": []},
    {"matches": 5, "problems": ["x", "x"]},
    {"leagues": (LEAGUE,)},
    {"season": SEASON},
    {"enter": "Ida"},
    {"withdraw": "Ida"},
    {"started": "l1"},
    {"opened": "l1"},
    {"settled": "l1"},
]


@pytest.mark.parametrize("lang", OTHERS)
def test_the_desk_answers_in_every_language(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    for answer in ANSWERS:
        desk.answer(False, Words("en"), **answer)
        english = capsys.readouterr().out
        desk.answer(False, Words(lang), **answer)
        assert not wrong(english, capsys.readouterr().out, lang), answer


class Far:
    """A server with one match, in which the robot has lost."""

    def __init__(self, *_: str) -> None:
        self.table = {"match": "m1", "game": "kryds-bolle", "options": {}, "status": "over", "paused": False}
        self.table["result"] = {"places": [1, 0], "reason": "played"}

    def post(self, path: str, body: Any) -> Any:
        return {"table": self.table, "you": {"seats": [0]}}

    def get(self, path: str) -> Any:
        return {"table": self.table, "you": {"seats": [0]}}

    def lines(self, path: str) -> Any:
        yield {"seq": 5, "table": self.table}


@pytest.mark.parametrize("lang", OTHERS)
def test_a_robot_on_a_server_tells_what_happens(
    lang: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot, "Remote", Far)
    words = ["bot", "run", "random", "--server", "x", "--token", "x", "--host", "kryds-bolle"]
    told = {of: said(words, [], of, capsys, monkeypatch) for of in ("en", lang)}
    assert told["en"].splitlines()[-1] == "Match m1 is over. Seat 0: place 2."
    assert len(told[lang].splitlines()) == 2
    assert not wrong(told["en"], told[lang], lang)


@pytest.mark.parametrize("lang", OTHERS)
def test_the_solved_cube_is_told(
    lang: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    solution = Solution(
        placement="stacked", value=0, first_moves={"a1": 0, "b2": -1}, line=("a1", "b2"), positions=12345,
        seconds=1.5, table_bytes=10**9,
    )  # fmt: skip
    solver = import_module("parlour.games.kryds_bolle.solve")
    monkeypatch.setattr(solver, "solve", lambda *_, **__: solution)
    told = {of: said(["solve", "kryds-bolle"], [], of, capsys, monkeypatch) for of in ("en", lang)}
    assert "12,345" in told["en"]
    assert not wrong(told["en"], told[lang], lang)


def test_english_left_over_would_be_found() -> None:
    left = wrong("Every choice is judged.", "Every Zug ist judged.", "de")
    assert left == ["English: every", "English: judged"]
    assert wrong("", "a review-best here", "de") == ["a key: review-best"]
    assert wrong("", "Platz { $seat }", "de")
