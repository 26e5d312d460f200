"""The page of proofs, docs/reference/proofs.md: read, compared with the sources of today, written.

The page is the only store. Each row names the commit on which the proof ran; git knows what the sources were
then. A proof holds as long as its test and the files that it is about are the same as on that commit. Files
are compared by content, wherever they are: moving one is no change. Of Python, import statements, docstrings,
comments and blank lines don't count (in `cli` docstrings do: they are the help texts). Data files
count whole.
"""

from __future__ import annotations

import ast
import hashlib
import re
import subprocess
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "reference" / "proofs.md"
#: what proofs can be about; a proof in the browser is about the page too
SOURCES, WEB, TESTS = "src/parlour", ("web/src", "web/public"), "tests"
PROVED, FAILED, NOT_RUN = "proved", "FAILED", "not run"
NAMED_ROOMS = 4


class Row(NamedTuple):
    """A proof on the page. The result is `proved`, `FAILED`, `not run`, or begins with `stale`."""

    proof: str
    result: str = NOT_RUN
    facts: str = ""
    time: str = ""
    commit: str = ""

    @property
    def passed(self) -> bool:
        return self.result not in (FAILED, NOT_RUN)

    @property
    def stale(self) -> bool:
        return self.passed and self.result != PROVED

    @property
    def test_file(self) -> str:
        return self.proof.partition("::")[0]

    @property
    def function(self) -> str:
        return self.proof.partition("::")[2].partition("[")[0]


# --- the page ---


def read(text: str) -> list[Row]:
    cells = re.findall(r"^\| `(.+?)` \| (.+?) \| (.*?) ?\| (.*?) ?\| (.*?) ?\|$", text, re.MULTILINE)
    return [
        Row(proof, result, facts, time, commit.strip("`")) for proof, result, facts, time, commit in cells
    ]


def written(rows: list[Row]) -> str:
    stale = sum(row.stale for row in rows)
    others = sum(not row.passed for row in rows)
    summary = f"{len(rows) - stale - others} of {len(rows)} hold for the sources of today, {stale} are stale"
    lines = [
        f"| `{row.proof}` | {row.result} | {row.facts} | {row.time} | {row.commit and f'`{row.commit}`'} |"
        for row in rows
    ]
    return f"""# Proofs

`make prove` runs these full counts and writes this page; `make test` runs a seeded sample of each.

- **proved**: it passed, and neither its test nor the files that it is about have changed since.
- **stale**: it passed on the commit named, but files have changed since, in the folders named. Run it again.

Files are compared by content: moving one is no change, and of Python neither imports nor docstrings nor
comments count. Data files (books, weights, words) do. `python -m tests.prove --mark` compares again without
running anything.

**{summary}{f", {others} have failed or were not run" if others else ""}.**

| proof | result | counted | time | commit |
|---|---|---|---|---|
""" + "".join(f"{line}\n" for line in lines)


# --- is it stale? ---


def marked(rows: Iterable[Row]) -> list[Row]:
    """The rows as they are for the sources of today; a proof whose test has moved goes by its new path."""
    now = today()
    return [_marked(_where_it_is_now(row, now), now) for row in rows]


def _marked(row: Row, now: dict[str, str]) -> Row:
    if not row.passed:
        return row
    return row._replace(result=why_stale(row, now) or PROVED)


def why_stale(row: Row, now: dict[str, str] | None = None) -> str | None:
    """Why a proof that passed no longer tells about the sources of today; None: it does."""
    if row.commit.endswith("-dirty"):
        return "stale: it ran on changes that were not committed"
    if not _in_history(row.commit):
        return "stale: its commit is not in the history"
    return _changed(row.test_file, row.function, row.commit, now or today())


def _changed(test: str, function: str, commit: str, now: dict[str, str]) -> str | None:
    if test not in now:
        return "stale: its test is gone"
    then = at(commit)
    test_then = _test_then(test, function, commit, then)
    if test_then is None or digest(test, now[test]) != digest(test_then, then[test_then]):
        return "stale: its test has changed since"
    rooms = changed_rooms(_scope(test_then, then), _scope(test, now))
    if not rooms:
        return None
    more = f" and {len(rooms) - NAMED_ROOMS} more" if len(rooms) > NAMED_ROOMS else ""
    return f"stale: {', '.join(rooms[:NAMED_ROOMS])}{more} changed since"


def changed_rooms(then: dict[str, str], now: dict[str, str]) -> list[str]:
    """The folders in which the content of files differs, those with most of it first."""
    gone, new = _only_in(then, now), _only_in(now, then)
    gone_counts, new_counts = Counter(gone.values()), Counter(new.values())
    changed = [path for path, found in gone.items() if gone_counts[found] > new_counts[found]]
    changed += [path for path, found in new.items() if new_counts[found] > gone_counts[found]]
    return [name for name, _ in sorted(Counter(map(room, changed)).items(), key=lambda r: (-r[1], r[0]))]


def _only_in(files: dict[str, str], others: dict[str, str]) -> dict[str, str]:
    """The digests of files that the others don't have byte for byte. Reading only those keeps this quick."""
    own, theirs = Counter(files.values()), Counter(others.values())
    differ = {path: digest(path, oid) for path, oid in files.items() if own[oid] != theirs[oid]}
    return {path: found for path, found in differ.items() if found != _NOTHING}


def room(path: str) -> str:
    """The folder that a file counts to: a game, a room of the server, a layer, or `web`."""
    if not path.startswith(f"{SOURCES}/"):
        return path.partition("/")[0]
    folders = path.removeprefix(f"{SOURCES}/").split("/")[:-1]
    return "/".join(folders[:2] if folders[:1] in (["games"], ["server"]) else folders[:1]) or "parlour"


def _scope(test: str, files: dict[str, str]) -> dict[str, str]:
    """The files that a test is about: what it names as `PROVES`, else all sources."""
    named = _proves(content(files[test]).decode())
    about = [SOURCES] if named is None else [f"{SOURCES}/{part}" for part in named]
    about += WEB if test.startswith(f"{TESTS}/browser/") else ()
    return {
        path: oid for path, oid in files.items() if any(path == a or path.startswith(f"{a}/") for a in about)
    }


def missing_scopes() -> list[str]:
    """What tests name as `PROVES` and is not there."""
    return [
        f"{test.relative_to(ROOT)}: {part}"
        for test in sorted((ROOT / TESTS).rglob("test_*.py"))
        for part in _proves(test.read_text("utf-8")) or ()
        if not (ROOT / SOURCES / part).exists()
    ]


def _proves(test: str) -> tuple[str, ...] | None:
    named = re.search(r"^PROVES = (\(.*?\))$", test, re.MULTILINE | re.DOTALL)
    return tuple(ast.literal_eval(named[1])) if named else None


def _where_it_is_now(row: Row, now: dict[str, str]) -> Row:
    """The row under the path that its test has today."""
    if row.test_file in now and _defines(now[row.test_file], row.function):
        return row
    tests = (path for path in now if path.startswith(f"{TESTS}/") and path.endswith(".py"))
    home = _likeliest(row.test_file, [path for path in tests if _defines(now[path], row.function)])
    return row._replace(proof=f"{home}::{row.proof.partition('::')[2]}") if home is not None else row


def _test_then(test: str, function: str, commit: str, then: dict[str, str]) -> str | None:
    """The file in which a test was on a commit."""
    if test in then:
        return test
    found = _git("grep", "-l", f"^def {function}(", commit, "--", TESTS, fails=True).decode().splitlines()
    return _likeliest(test, [line.partition(":")[2] for line in found])


def _likeliest(path: str, homes: list[str]) -> str | None:
    """The file of that name among those that have the test, or the only one that has it."""
    namesakes = [home for home in homes if Path(home).name == Path(path).name]
    return next(iter(namesakes or homes)) if len(namesakes or homes) == 1 else None


def _defines(oid: str, function: str) -> bool:
    return f"\ndef {function}(".encode() in content(oid)


# --- what counts of a file ---


def digest(path: str, oid: str) -> str:
    """What counts of a file's content, as a hash. The path only says what kind of file it is."""
    return _digest(oid, path.endswith(".py"), path.startswith(f"{SOURCES}/cli/"))


#: Python without code, like the docstring of a package
_NOTHING = hashlib.sha256(b"").hexdigest()


@cache
def _digest(oid: str, python: bool, docstrings: bool) -> str:
    data = content(oid)
    return hashlib.sha256(essence(data.decode(), docstrings).encode() if python else data).hexdigest()


def essence(source: str, docstrings: bool = False) -> str:
    """Python without imports, comments and blank lines, and without docstrings unless they count."""
    lines = source.splitlines()
    for first, last in _beside_the_point(ast.parse(source), docstrings):
        lines[first - 1 : last] = [""] * (last - first + 1)
    return "\n".join(line.rstrip() for line in lines if line.strip() and not line.lstrip().startswith("#"))


def _beside_the_point(tree: ast.Module, docstrings: bool) -> Iterator[tuple[int, int]]:
    """The first and last lines of imports, and of docstrings unless they count."""
    nodes: list[ast.AST] = [tree]
    for node in nodes:
        for part in ("body", "handlers", "orelse", "finalbody", "cases"):  # all that holds statements
            if isinstance(under := getattr(node, part, None), list):
                nodes += under
        if isinstance(node, ast.Import | ast.ImportFrom):
            yield node.lineno, node.end_lineno or node.lineno
        elif isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            first = node.body[0] if node.body else None
            if not docstrings and isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant):
                yield first.lineno, first.end_lineno or first.lineno


# --- what git knows ---


def _git(*words: str, given: bytes | None = None, fails: bool = False) -> bytes:
    done = subprocess.run(["git", *words], cwd=ROOT, input=given, capture_output=True, check=not fails)
    return done.stdout


def head() -> str:
    """The commit that a proof runs on; `-dirty` if what counts has changes that are not committed."""
    dirty = _git("status", "--porcelain", "--", SOURCES, *WEB, TESTS).strip()
    return _git("rev-parse", "--short=10", "HEAD").decode().strip() + ("-dirty" if dirty else "")


@cache
def _in_history(commit: str) -> bool:
    asked = ["git", "merge-base", "--is-ancestor", commit, "HEAD"]
    return subprocess.run(asked, cwd=ROOT, capture_output=True, check=False).returncode == 0


def has_history() -> bool:
    """Whether git can say what the sources were: not in a shallow clone or a source archive."""
    return _git("rev-parse", "--is-shallow-repository", fails=True).strip() == b"false"


@cache
def at(commit: str) -> dict[str, str]:
    """The files of a commit that can count, each with the id of its content."""
    listed = _git("ls-tree", "-r", "-z", commit, "--", SOURCES, *WEB, TESTS).decode().split("\0")
    return {path: about.split()[2] for about, _, path in (line.partition("\t") for line in listed if line)}


def today() -> dict[str, str]:
    """The same for the files as they lie here, committed or not."""
    listed = _git("ls-files", "-z", "-c", "-o", "--exclude-standard", "--", SOURCES, *WEB, TESTS)
    paths = [path for path in listed.decode().split("\0") if path and (ROOT / path).is_file()]
    oids = _git("hash-object", "--stdin-paths", given="\n".join(paths).encode()).decode().split()
    _here.clear()
    _here.update(zip(oids, paths, strict=True))
    return dict(zip(paths, oids, strict=True))


#: where the contents of today are, by their ids
_here: dict[str, str] = {}


@cache
def content(oid: str) -> bytes:
    if oid in _here:
        return (ROOT / _here[oid]).read_bytes()
    return _git("cat-file", "blob", oid)
