"""The page of proofs says of each whether it still holds for the sources of today."""

import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from tests import proofs
from tests.proofs import Row

MARK = "run `python -m tests.prove --mark`"


@pytest.mark.slow
def test_the_page_tells_proofs_that_hold_from_stale_ones() -> None:
    if not proofs.has_history():
        pytest.skip("without the history nobody knows what the sources were")
    rows = proofs.read(proofs.PAGE.read_text("utf-8"))
    assert rows
    told = {row.proof: row.stale for row in rows}
    assert told == {row.proof: row.stale for row in proofs.marked(rows)}, MARK


def test_proofs_are_about_files_that_are_there() -> None:
    assert proofs.missing_scopes() == []


def test_the_page_is_read_as_it_was_written() -> None:
    rows = [
        Row("tests/test_a.py::test_a[2-{'x': True}]", "proved", "games 3, moves 4", "2 s", "0123456789"),
        Row("tests/test_a.py::test_b", "stale: core changed since", "", "2 s", "0123456789"),
        Row("tests/test_a.py::test_c", "FAILED", "", "1 s", "0123456789-dirty"),
        Row("tests/test_a.py::test_d"),
    ]
    page = proofs.written(rows)
    assert proofs.read(page) == rows
    assert "**1 of 4 hold for the sources of today, 1 are stale, 2 have failed or were not run.**" in page


def test_what_counts_of_python() -> None:
    source = '''"""A module."""

from a import (
    b,
)

def f() -> int:
    """A function."""
    import c  # for speed

    # a comment
    return b + c.d
'''
    assert proofs.essence(source) == "def f() -> int:\n    return b + c.d"
    assert '"""A function."""' in proofs.essence(source, docstrings=True)
    assert proofs.essence(source.replace("b + c", "b - c")) != proofs.essence(source)
    # a string that is no docstring is code
    assert "'x'" in proofs.essence("def f():\n    pass\n    'x'\n")


@pytest.mark.parametrize(
    ("path", "room"),
    [
        ("src/parlour/games/abaku/generator/fillings.py", "games/abaku"),
        ("src/parlour/server/match/ledger.py", "server/match"),
        ("src/parlour/locales/da/page.ftl", "locales"),
        ("src/parlour/version.py", "parlour"),
        ("web/src/app.ts", "web"),
    ],
)
def test_a_file_counts_to_its_room(path: str, room: str) -> None:
    assert proofs.room(path) == room


# --- in a repository of its own ---

PROOF = Row("tests/test_a.py::test_a", "proved", commit="HEAD")
TEST = 'PROVES = ("core", "games/a")\n\ndef test_a():\n    pass\n'


@pytest.fixture
def repository(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(proofs, "ROOT", tmp_path)
    files = {
        "tests/test_a.py": TEST,
        "src/parlour/core/game.py": "import os\nx = 1\n",
        "src/parlour/games/a/rules.py": "y = 2\n",
        "src/parlour/games/a/data.json": "{}",
        "src/parlour/server/app.py": "z = 3\n",
    }
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    for words in (["init", "-q"], ["add", "."], ["commit", "-qm", "all"]):
        who = ["-c", "user.name=A", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false"]
        subprocess.run(["git", *who, *words], cwd=tmp_path, check=True)
    return tmp_path


def edit(name: str, text: str) -> Callable[[Path], object]:
    return lambda root: (root / name).write_text(text)


def move(name: str, to: str) -> Callable[[Path], object]:
    def moved(root: Path) -> None:
        (root / to).parent.mkdir(parents=True, exist_ok=True)
        (root / name).rename(root / to)

    return moved


@pytest.mark.parametrize(
    ("change", "result"),
    [
        (lambda root: None, "proved"),
        (edit("src/parlour/core/game.py", '"""Words."""\nimport sys\nx = 1  \n'), "proved"),
        (edit("src/parlour/core/game.py", "x = 2\n"), "stale: core changed since"),
        (edit("src/parlour/core/new.py", "x = 2\n"), "stale: core changed since"),
        (edit("src/parlour/core/new.py", '"""Only words."""\n'), "proved"),
        (lambda root: (root / "src/parlour/core/game.py").unlink(), "stale: core changed since"),
        (edit("src/parlour/games/a/data.json", "[]"), "stale: games/a changed since"),
        (move("src/parlour/games/a/rules.py", "src/parlour/games/a/b/rules.py"), "proved"),
        (move("src/parlour/games/a/rules.py", "src/parlour/core/rules.py"), "proved"),
        (move("src/parlour/games/a/rules.py", "src/parlour/server/rules.py"), "stale: games/a changed since"),
        (edit("src/parlour/server/app.py", "z = 4\n"), "proved"),
        (edit("tests/test_a.py", TEST + "    assert True\n"), "stale: its test has changed since"),
        (move("tests/test_a.py", "tests/b/test_b.py"), "proved"),
        (lambda root: (root / "tests/test_a.py").unlink(), "stale: its test is gone"),
    ],
)
def test_what_makes_a_proof_stale(repository: Path, change: Callable[[Path], object], result: str) -> None:
    commit = proofs.head()
    change(repository)
    assert [row.result for row in proofs.marked([PROOF._replace(commit=commit)])] == [result]


def test_a_proof_follows_its_test(repository: Path) -> None:
    commit = proofs.head()
    move("tests/test_a.py", "tests/b/test_a.py")(repository)
    edit("tests/test_c.py", TEST)(repository)
    (row,) = proofs.marked([PROOF._replace(commit=commit)])
    assert (row.proof, row.result) == ("tests/b/test_a.py::test_a", "proved")


def test_what_git_does_not_know_is_stale(repository: Path) -> None:
    (row,) = proofs.marked([PROOF._replace(commit="0123456789")])
    assert row.result == "stale: its commit is not in the history"
    edit("src/parlour/server/app.py", "z = 4\n")(repository)
    assert proofs.head().endswith("-dirty")
    (row,) = proofs.marked([PROOF._replace(commit=proofs.head())])
    assert row.result == "stale: it ran on changes that were not committed"


def test_a_proof_that_failed_stays_failed(repository: Path) -> None:
    rows = [PROOF._replace(result="FAILED"), Row("tests/test_a.py::test_a")]
    assert proofs.marked(rows) == rows
