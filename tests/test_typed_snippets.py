"""Type checkers accept what is right and refuse what is wrong: fifty snippets, by mypy and by pyright."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "scripts"))
import typed_games  # noqa: E402

SNIPPETS = (Path(__file__).parent / "typed_snippets.txt").read_text("utf-8").partition("\n")[2].split("---\n")
HEAD = """\
import random
from collections.abc import Mapping
from fractions import Fraction
from typing import Any, Literal

import parlour
from parlour.authoring import Bot, Budget, Rng
from parlour.games.abaku.magic import MagicState
from parlour.games.abaku.rules import AbakuState
from parlour.games.kryds_bolle.actions import PlaceBall
from parlour.games.kryds_bolle.options import KrydsBolleOptions
from parlour.games.kryds_bolle.rules import KrydsBolleState
from parlour.games.shut_the_box.actions import TakeDice
from parlour.games.shut_the_box.rules import ShutTheBoxState

"""
#: the file and line of each complaint
Complaints = set[tuple[str, int]]


def by_mypy(folder: Path) -> Complaints:
    command = [sys.executable, "-m", "mypy", "--strict", "--cache-dir", str(ROOT / ".mypy_cache"), "."]
    said = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=300, check=False)
    assert said.returncode in (0, 1), said.stdout + said.stderr
    return {(name, int(line)) for name, line in re.findall(r"^(\w+\.py):(\d+): error", said.stdout, re.M)}


def by_pyright(folder: Path) -> Complaints:
    (folder / "pyrightconfig.json").write_text('{"typeCheckingMode": "standard"}')
    command = [sys.executable, "-m", "pyright", "--outputjson", "--pythonpath", sys.executable, "."]
    said = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=300, check=False)
    assert said.returncode in (0, 1), said.stdout + said.stderr
    return {
        (Path(found["file"]).name, found["range"]["start"]["line"] + 1)
        for found in json.loads(said.stdout)["generalDiagnostics"]
        if found["severity"] == "error"
    }


def test_there_are_fifty_and_twenty_are_wrong() -> None:
    wrong = [snippet for snippet in SNIPPETS if snippet.startswith("# wrong: ")]
    assert (len(SNIPPETS), len(wrong)) == (50, 20)
    assert all(snippet.count("# wrong\n") == (snippet in wrong) for snippet in SNIPPETS)


@pytest.mark.slow
@pytest.mark.parametrize("checker", [by_mypy, by_pyright])
def test_what_is_wrong_is_caught_and_what_is_right_passes(
    checker: Callable[[Path], Complaints], tmp_path: Path
) -> None:
    expected = set()
    for number, snippet in enumerate(SNIPPETS):
        text, name = HEAD + snippet, f"snippet_{number:02}.py"
        (tmp_path / name).write_text(text, "utf-8")
        expected |= {
            (name, line) for line, code in enumerate(text.splitlines(), 1) if code.endswith("# wrong")
        }
    assert checker(tmp_path) == expected


@pytest.mark.parametrize("snippet", [text for text in SNIPPETS if text.startswith("# right: ")])
def test_what_is_right_also_runs(snippet: str) -> None:
    """A type that promises what isn't there would be worse than none."""
    exec(compile(HEAD + snippet, "snippet", "exec"), {})


def test_the_types_are_those_of_the_games() -> None:
    assert typed_games.FILE.read_text("utf-8") == typed_games.source()
