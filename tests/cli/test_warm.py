"""`parlour warm`, and commands that compile before they work."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import pytest

from parlour.cli import main
from parlour.cli.compiling import compile_first
from parlour.core import kernels, missing
from parlour.core.kernels import KERNELS, Kernels
from parlour.locales import Words


@pytest.fixture
def ran(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Two games' kernels are names that are noted, and nothing is compiled yet."""
    found: list[str] = []

    def noted(name: str) -> Callable[[], object]:
        return lambda: found.append(name)

    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path / "cache"))
    monkeypatch.setenv("PARLOUR_KERNELS", "auto")
    for name in ("_compiled", "_loaded"):
        monkeypatch.setattr(kernels, name, set())
    monkeypatch.setattr(kernels, "_looked", {})
    for key in KERNELS:
        steps = {"first": noted(f"{key} 1"), "second": noted(f"{key} 2")}
        monkeypatch.setitem(KERNELS._loaded, key, Kernels(7, steps))
    return found


def test_one_game_is_compiled_once(ran: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["warm", "take-it"]) == 0
    out, err = capsys.readouterr()
    assert err == "Compiling the kernels of Take It for this computer: about 7 s, this once only.\n"
    assert out.startswith("Take It: compiled in 0 s\n  saved in ")
    assert main(["warm", "take-it"]) == 0
    assert capsys.readouterr().out.startswith("Take It: already compiled\n  saved in ")
    assert ran == ["take-it 1", "take-it 2"]
    assert main(["warm", "chikugo"]) == 0
    assert capsys.readouterr().out == "Chikugo: nothing to compile\n"


def test_all_games_for_programs(ran: list[str], capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    main(["warm", "abaku"])
    capsys.readouterr()
    assert main(["warm", "--json"]) == 0
    games = json.loads(capsys.readouterr().out)["games"]
    assert [(game["game"], game["earlier"]) for game in games] == [
        ("shut-the-box", False),
        ("take-it", False),
        ("abaku", True),
        ("kryds-bolle", False),
    ]
    assert all(game["folder"].startswith(str(tmp_path / "cache")) for game in games)
    assert len(ran) == 8


def test_a_terminal_gets_a_bar(
    ran: list[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    assert main(["warm", "take-it"]) == 0
    lines = capsys.readouterr().err.split("\r")
    assert [line.rstrip() for line in lines[1:]] == [
        f"[{'#' * 15}{' ' * 15}] 1/2 first",
        f"[{'#' * 30}] 2/2 second",
    ]


def test_without_numba_it_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(missing, "find_spec", lambda module: None)
    assert main(["warm"]) == 3
    assert "pip install 'parlour[robots]'" in capsys.readouterr().err


def test_a_contest_compiles_first(
    ran: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    import parlour.cli.arena as arena

    order: list[str] = []
    monkeypatch.setattr(arena, "load", lambda path: SimpleNamespace(game="take-it"))
    monkeypatch.setattr(arena, "ResultLog", lambda *given: None)
    monkeypatch.setattr(arena, "standings", lambda *given: [])
    monkeypatch.setattr(arena, "ratings", lambda *given: {})
    monkeypatch.setattr(arena, "table", lambda *given: "")
    monkeypatch.setattr(arena, "run_contest", lambda *given: order.append(f"played after {len(ran)} steps"))
    assert main(["arena", "run", str(tmp_path / "small.toml"), "--processes", "1"]) == 0
    assert order == ["played after 2 steps"]


def test_nothing_is_compiled_first_that_is_not_used(ran: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    for mode in ("never", "always"):
        monkeypatch.setenv("PARLOUR_KERNELS", mode)
        compile_first("take-it", Words("en"))
    monkeypatch.setenv("PARLOUR_KERNELS", "auto")
    compile_first("chikugo", Words("en"))
    assert ran == []
