"""A game alone at the terminal: finishing asks once, and the score stands beside one's best."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import parlour
from parlour.cli import game_options
from parlour.terminal import scores
from parlour.terminal.local_table import LocalTable
from parlour.terminal.plain import PlainTable

GAME = parlour.game("abaku")


@pytest.fixture(autouse=True)
def own_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path


def play(lines: Iterator[str], **options: Any) -> None:
    table = LocalTable.new(GAME, GAME.options(1, **options), seed="11" * 32)
    plain = PlainTable(table)
    plain.ask = lambda _: next(lines)
    plain.play()


def test_finishing_asks_once_and_tells_the_best(capsys: pytest.CaptureFixture[str]) -> None:
    lines = iter(["pass", "show", "pass"])
    play(lines, mode="solo", deal="monday")
    said = capsys.readouterr().out
    assert said.count("That finishes the game") == 1
    assert next(lines, None) is None
    assert "Finished with -5 points." in said
    assert "Your best so far: -5." in said
    assert "Your best with these tiles: -5." in said
    assert "win" not in said


def test_a_new_best_is_told_and_other_options_are_apart(own_folder: Path) -> None:
    solo, cover = GAME.options(1, mode="solo"), GAME.options(1, mode="cover")
    assert scores.keep("abaku", solo, 10) == scores.OwnBest(10, None, False)
    assert scores.keep("abaku", solo, 30) == scores.OwnBest(30, None, True)
    assert scores.keep("abaku", solo, 20) == scores.OwnBest(30, None, False)
    assert scores.keep("abaku", cover, 5) == scores.OwnBest(5, None, False)
    monday = GAME.options(1, mode="solo", deal="monday")
    assert scores.keep("abaku", monday, 12) == scores.OwnBest(30, 12, False)
    (own_folder / "parlour/scores.json").write_text("not a list of scores", "utf-8")
    assert scores.keep("abaku", solo, 3) == scores.OwnBest(3, None, False)


def test_today_is_the_name_of_the_days_deal() -> None:
    read = game_options.read(GAME, ["--mode", "solo", "--deal", "today"])
    assert read.deal == game_options.today()
    assert len(read.deal) == len("2026-11-17")
