"""The same rules in a browser's Python: matches by Pyodide, in Node, are those of CPython to the byte."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from scripts.pocket import PYODIDE, abi, main, pack

HERE = Path(__file__).parent
PROGRAM = (HERE / "matches.py").read_text("utf-8")


def node() -> str:
    found = shutil.which("node")
    if found is None or not PYODIDE.exists():
        pytest.skip("needs Node and the page's packages (make page)")
    return found


def hashes(tmp_path: Path, count: int) -> tuple[list[str], list[str]]:
    """What CPython and Pyodide print about so many matches a game."""
    run = node()
    program = tmp_path / "matches.py"
    program.write_text(PROGRAM.replace("COUNT = 2", f"COUNT = {count}"), "utf-8")
    folder = tmp_path / "pocket"
    main(folder)
    ways = {
        "here": [sys.executable, str(program)],
        "there": [run, str(HERE / "in_pyodide.mjs"), str(PYODIDE), str(folder), str(program)],
    }
    pure = os.environ | {"PARLOUR_KERNELS": "never"}
    said = {}
    for name, command in ways.items():
        done = subprocess.run(command, capture_output=True, text=True, env=pure)
        assert done.returncode == 0, done.stderr[-2000:]
        said[name] = done.stdout.splitlines()
    return said["here"], said["there"]


@pytest.mark.slow
def test_matches_in_pyodide_are_byte_equal(tmp_path: Path) -> None:
    here, there = hashes(tmp_path, 2)
    assert len(here) == 10
    assert there == here


@pytest.mark.prove
def test_two_hundred_matches_a_game_in_pyodide_are_byte_equal(tmp_path: Path) -> None:
    here, there = hashes(tmp_path, 200)
    assert len(here) == 1000
    assert there == here


def test_the_packed_rooms_are_the_same_each_time(tmp_path: Path) -> None:
    pack(tmp_path / "one.zip")
    pack(tmp_path / "two.zip")
    made = (tmp_path / "one.zip").read_bytes()
    assert made == (tmp_path / "two.zip").read_bytes()
    # with Pyodide (5.8 MB packed) and msgspec the whole must stay under 8 MB
    assert len(made) < 2_400_000


@pytest.mark.skipif(not PYODIDE.exists(), reason="needs the page's packages (make page)")
def test_pyodide_names_a_python_and_a_platform() -> None:
    python, platform = abi()
    assert python.isdigit()
    assert platform.startswith("pyemscripten_")
