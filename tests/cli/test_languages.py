"""Every command in every language: no key, no gap left open, no English outside English."""

from __future__ import annotations

import re
import sys
from importlib import import_module
from typing import Any

import pytest

from parlour.cli import bot, desk
from parlour.cli.kryds_bolle.solve import ProgressLine
from parlour.games.kryds_bolle.book.making import BookMistake
from parlour.games.kryds_bolle.solver.progress import Stage
from parlour.games.kryds_bolle.solver.solution import Solution
from parlour.locales import Words
from parlour.table.messages.classroom import ClassListed, ClassRules, ClassShown, PupilShown, TaskProgress
from parlour.table.messages.host import ReportShown
from parlour.table.messages.league import GroupShown, LeagueShown, SeasonShown, Standing
from parlour.table.messages.match import Clock
from tests.locales.leftovers import OTHERS, wrong

from .walking import REFUSED, Walk, said

HOW = pytest.mark.parametrize("every", [False, pytest.param(True, marks=pytest.mark.prove)])


def some(number: int) -> list[str]:
    """Two languages, each time others."""
    return [OTHERS[number % len(OTHERS)], OTHERS[(number + 5) % len(OTHERS)]]


@pytest.fixture(scope="module")
def walk(tmp_path_factory: pytest.TempPathFactory) -> Walk:
    return Walk(tmp_path_factory.mktemp("walk"))


@pytest.mark.slow
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


@pytest.mark.slow
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


@pytest.mark.slow
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
    id=1, at=0, by="p2", by_name="Ida", about="p3", about_name="Bo", match="m1", line=1, said="xyz",
    reason="xyz", closed=1, note=None,
)  # fmt: skip
LEAGUE = LeagueShown(
    id="l1", name="Xyz", game="shut-the-box", options={"flaps": 9, "eliminate": True}, of="people",
    pairing="swiss", rounds=1, best_of=1, group_size=8, moves=1, days=7, clock=Clock(), rated=True, season=1,
    status="running", round=2, players=5, pauses=False, late=False, members=False, every=None, due=None,
)  # fmt: skip
LINE = Standing(
    place=1, player="p1", name="Ida", played=2, won=1, drawn=1, lost=0, points=3, buchholz=4,
    direct=0, sonneborn=2.5, withdrawn=True, from_group=None,
)  # fmt: skip
SEASON = SeasonShown(
    league=LEAGUE, season=1, status="over", round=2, rounds=2, due=None,
    tiebreaks=("buchholz", "direct", "sonneborn", "won"),
    groups=(GroupShown(group=0, table=(LINE,), pairings=(), up=0, down=0),),
)  # fmt: skip
CLASS = ClassShown(
    id="c1", name="4b", code=None, created=0, tasks=(), themes=(), days=(), league=None, standings=(),
    running=(), rules=ClassRules(), teachers=(),
    pupils=(
        PupilShown(
            person="p1", name="Ida", joined=0, seen=None,
            tasks=(TaskProgress(task="t1", done=3, right=2, tries=4, ms=0),), days=(),
        ),
    ),
)  # fmt: skip
ANSWERS: list[dict[str, Any]] = [
    {"person": "p1", "administrator": True},
    {"person": "p1", "administrator": False},
    {"reports": (REPORT,)},
    {"closed": 1},
    {"renamed": "l1"},
    {"dropped": "l1"},
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
    {"classes": (ClassListed(id="c1", name="4b", code="xyz", pupils=5, created=0),)},
    {"class": CLASS},
    {"deleted": "c1"},
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
    solver = import_module("parlour.games.kryds_bolle.solver.solve")
    monkeypatch.setattr(solver, "solve", lambda *_, **__: solution)
    told = {of: said(["solve", "kryds-bolle"], [], of, capsys, monkeypatch) for of in ("en", lang)}
    assert "12,345" in told["en"]
    assert not wrong(told["en"], told[lang], lang)


STAGES = {
    "12,345 positions with 21 balls": Stage(share=0.2, at="level", positions=12345, balls=21),
    "first ball at b2.2, 1 position visited": Stage(share=0.2, at="search", positions=1, place="b2.2"),
    "22 positions in the book": Stage(share=0.2, at="book", positions=22),
    "3 of 5 proved": Stage(share=0.6, at="proof", positions=3, of=5),
}


@pytest.mark.parametrize("lang", OTHERS)
def test_a_long_solve_tells_how_far_it_is(
    lang: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True, raising=False)
    for english, stage in STAGES.items():
        told = []
        for of in ("en", lang):
            line = ProgressLine(Words(of))
            line._shown -= 1  # the line is redrawn a few times a second at most
            line(stage)
            told.append(capsys.readouterr().err)
        assert english in told[0]
        assert told[1].startswith("\r█")
        assert not wrong(told[0], told[1], lang)


@pytest.mark.parametrize("lang", OTHERS)
def test_a_wrong_book_is_told(
    lang: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    making = import_module("parlour.games.kryds_bolle.book.making")
    monkeypatch.setattr(making, "verify", lambda *_, **__: [BookMistake(8, 1), BookMistake(8, 1, -1, 2, 3)])
    told = {of: said(["book", "verify"], [], of, capsys, monkeypatch) for of in ("en", lang)}
    assert "wrong at x 0o10 o 0o1: -1 to +2 in the book, proved +3" in told["en"]
    assert not wrong(told["en"], told[lang], lang)


def test_english_left_over_would_be_found() -> None:
    left = wrong("Every choice is judged.", "Every Zug ist judged.", "de")
    assert left == ["English: every", "English: judged"]
    assert wrong("", "a review-line-best here", "de") == ["a key: review-line-best"]
    assert wrong("", "Platz { $seat }", "de")
