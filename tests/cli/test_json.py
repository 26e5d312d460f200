"""Every command answers programs: with --json each line of its output is JSON, refusals included."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from parlour.cli import Parser, main, module_of, verbs
from parlour.cli.progress import Progress
from tests.cli.walking import REFUSED, Walk


@pytest.fixture(scope="module")
def walk(tmp_path_factory: pytest.TempPathFactory) -> Walk:
    return Walk(tmp_path_factory.mktemp("walk"))


def run(words: list[str], capsys: pytest.CaptureFixture[str]) -> tuple[int, list[str]]:
    capsys.readouterr()
    try:
        code = main(words)
    except SystemExit as left:
        code = int(left.code or 0)
    return code, capsys.readouterr().out.splitlines()


def typed(lines: list[str], patch: pytest.MonkeyPatch) -> None:
    waiting = iter(lines)

    def ask(prompt: str = "") -> str:
        try:
            return next(waiting)
        except StopIteration:
            raise EOFError from None

    patch.setattr("builtins.input", ask)


@pytest.mark.slow
def test_every_command_answers_in_json(
    walk: Walk, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    walked = set()
    for words, lines in walk.commands():
        typed(lines, monkeypatch)
        code, out = run([*words, "--json"], capsys)
        if words == ["play"]:  # without a game there's nothing to ask a program
            assert code == 2
        assert out, f"{words} say nothing"
        for line in out:
            assert isinstance(json.loads(line), (dict, list)), words
        walked.add(words[0])
    # a server and a robot on one run for ever; they have tests of their own
    assert set(verbs()) - walked <= {"serve", "bot", "new-game"}


@pytest.mark.parametrize("words", REFUSED, ids=" ".join)
def test_every_refusal_is_json_too(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    code, out = run([*words, "--json"], capsys)
    assert code in (2, 3)
    said = json.loads(out[-1])
    assert said["error"]
    assert said["message"]


def helps() -> Iterator[list[str]]:
    yield []
    for verb in verbs():
        yield [verb]
    yield ["admin", "league"]
    yield ["solve", "kryds-bolle"]
    yield ["solve", "shut-the-box"]
    for verb in ("show", "verify", "make"):
        yield ["book", verb]


@pytest.mark.parametrize("words", list(helps()), ids=" ".join)
def test_every_help_names_it(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    if words == ["book"]:
        return  # each of its verbs has it
    _, out = run([*words, "--help"], capsys)
    assert any("--json" in line for line in out)


def test_the_version_is_json(capsys: pytest.CaptureFixture[str]) -> None:
    _, out = run(["--version", "--json"], capsys)
    assert list(json.loads(out[0])) == ["version"]


def test_the_page_says_where_it_is(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is served here: what is said once it would be."""
    monkeypatch.setattr("parlour.server.http.run.run", lambda settings, started: started(settings.port))
    monkeypatch.setattr("webbrowser.open", lambda address: True)
    module_of("page").run(Parser(prog="parlour"), ["--json"])
    said = json.loads(capsys.readouterr().out)
    assert said["address"].startswith("http://localhost:")
    assert said["home"] is None


class Screen:
    """A terminal that remembers."""

    def __init__(self, tty: bool) -> None:
        self.tty, self.said = tty, ""

    def isatty(self) -> bool:
        return self.tty

    def write(self, text: str) -> int:
        self.said += text
        return len(text)

    def flush(self) -> None:
        return


@pytest.mark.parametrize(
    ("tty", "patience", "shows"), [(True, 0.0, True), (True, 60.0, False), (False, 0.0, False)]
)
def test_progress_shows_on_a_terminal_when_it_takes_long(tty: bool, patience: float, shows: bool) -> None:
    screen = Screen(tty)
    with Progress("pairs", to=screen, patience=patience) as progress:
        progress(3, 6)
        for _ in range(200):
            if not shows or "3/6" in screen.said:
                break
            progress._over.wait(0.02)
    assert ("pairs [###############               ] 3/6" in screen.said) == shows
    assert bool(screen.said) == shows
    if shows:  # nothing of it stays
        assert screen.said.endswith("\r")


def test_the_line_of_progress() -> None:
    progress = Progress()
    assert progress.line(75) == "1:15"
    progress(50, 50)
    assert progress.line(3) == f"[{'#' * 30}] 50/50 0:03"


def test_verify_reads_standard_input_and_says_no_with_1(
    walk: Walk, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for file, expected in ((walk.false, 1), (walk.records["take-it"], 0)):
        with Path(file).open() as source:
            monkeypatch.setattr("sys.stdin", source)
            code, out = run(["verify", "-", "--json"], capsys)
        assert (code, json.loads(out[0])["ok"]) == (expected, not expected)


@pytest.mark.parametrize(
    ("address", "why"),
    [
        ("parlour.example", "is not a server's address"),
        ("http://", "is not a server's address"),
        ("http://[::1", "is not a server's address"),
        ("http://localhost:port", "is not a server's address"),
        ("http://127.0.0.1:9", "no server answers there"),
        ("http://nowhere.invalid", "no machine of that name"),
    ],
)
def test_addresses_are_refused_in_words(address: str, why: str, capsys: pytest.CaptureFixture[str]) -> None:
    code, out = run(
        ["bot", "run", "random", "--server", address, "--token", "x", "--match", "m", "--json"], capsys
    )
    assert code == 2
    said = json.loads(out[-1])["message"]
    assert why in said
    assert "urlopen" not in said
