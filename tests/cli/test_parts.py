"""Every command in an environment without any part: it works, or says in one line what to install."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import parlour
from parlour.cli import verbs
from parlour.core.missing import PARTS, install
from tests.bare import Environment

#: words to try each verb with, and the part that is missing for them; None if the core is enough
TRIED: dict[str, dict[str, str | None]] = {
    "games": {"": None, "--json": None},
    "play": {
        "kryds-bolle --robots 0=random,1=novice --seed 1": None,
        "take-it --robots 0=random,1=random --seed 1": None,
        "take-it --throw hand": "throw",
        "--replay match.json": None,
    },
    "serve": {"": "serve", "--json": "serve"},
    "bot": {"run --help": None},
    "admin": {"check": "serve", "invite --json": "serve", "league list": "serve"},
    "rules": {"abaku --lang da": None},
    "solve": {"shut-the-box": None, "shut-the-box --plot a.svg": "plots", "kryds-bolle": "robots"},
    "analyse": {"shut-the-box 1,2,3|1+2|0,0|0|1": None},
    "review": {"match.json --seconds 0.02": None, "match.json --plot a.svg": "plots"},
    "puzzle": {
        "shut-the-box": None,
        "abaku": None,
        "chikugo": None,
        "kryds-bolle": None,
        "take-it": None,
    },
    "sheet": {"--list": "paper", "abaku-board": "paper", "rules abaku --json": "paper"},
    "throw": {"": "throw", "--red a1 --black b2": None, "--count 5 --plot a.svg": "plots"},
    "book": {"make --placement stacked a.book": "robots"},
    "arena": {
        "run contest.toml --processes 1": None,
        "run contest.toml --plot a.svg": "plots",
        "run contest.toml --cluster tcp://127.0.0.1:9": "cluster",
    },
    "record": {"show match.json": None, "check match.json": None},
    "verify": {"match.json": None},
    "new-game": {"nim --into new": None},
    "warm": {"": "robots", "take-it --json": "robots"},
    "doctor": {"": None, "--json": None},
}
CONTEST = 'name = "x"\ngame = "kryds-bolle"\nrobots = ["random", "novice"]\npairs = 2\nleast_pairs = 2\n'


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory) -> Environment:
    folder = tmp_path_factory.mktemp("bare")
    parlour.play("kryds-bolle", seed=1).dump(folder / "match.json")
    (folder / "contest.toml").write_text(CONTEST)
    return Environment(folder)


def test_every_verb_is_tried() -> None:
    assert set(TRIED) == set(verbs())


@pytest.mark.slow
@pytest.mark.parametrize(
    ("verb", "words", "part"), [(verb, words, part) for verb in TRIED for words, part in TRIED[verb].items()]
)
def test_a_command_works_or_says_what_to_install(
    bare: Environment, verb: str, words: str, part: str | None
) -> None:
    done = bare.parlour(verb, *words.split(), say="q\n")
    if part is None:
        assert done.returncode == 0, done.stderr
        return
    line = f"this needs a part that is not installed: {install(part)}"
    assert (done.returncode, done.stderr) == (3, f"parlour: {line}\n")
    if "--json" in words:
        told = json.loads(done.stdout)
        assert told == {"error": "extra-missing", "message": line, "part": part, "install": install(part)}
    else:
        assert done.stdout == ""


@pytest.mark.slow
def test_the_help_of_a_verb_needs_no_part(bare: Environment) -> None:
    code = (
        "from parlour.cli import main, verbs\n"
        "for verb in verbs():\n"
        "    try: main([verb, '--help'])\n"
        "    except SystemExit as ended: print('ended', verb, ended.code)\n"
    )
    done = bare.python("-c", code)
    ended = [line for line in done.stdout.splitlines() if line.startswith("ended")]
    assert ended == [f"ended {verb} 0" for verb in verbs()], done.stderr


@pytest.mark.slow
def test_without_the_page_a_menu_offers_the_line_mode(bare: Environment) -> None:
    done = bare.parlour(say="5\n1\nb2\nquit\n", lang="de_DE.UTF-8")
    assert done.returncode == 0, done.stderr
    first, _, *rest = done.stdout.splitlines()
    assert first == f"Zum Spielen im Browser installiere zuerst: {install('serve')}"
    assert any("Kryds & Bolle" in line for line in rest)
    assert "b2" in done.stdout
    refused = bare.parlour("--lan")
    assert (refused.returncode, refused.stdout) == (3, "")


@pytest.mark.slow
def test_the_doctor_lists_the_parts(bare: Environment) -> None:
    told = json.loads(bare.parlour("doctor", "--json").stdout)
    assert told["ok"] is True
    assert told["parts"] == dict.fromkeys(PARTS, False)
    lines = bare.parlour("doctor").stdout.splitlines()
    for part in PARTS:
        (line,) = [line for line in lines if f"[{part}] " in line]
        assert line.startswith("-")
        assert line.endswith(f"{install(part)})")


@pytest.mark.slow
def test_a_hint_without_its_part_does_not_end_the_match(bare: Environment) -> None:
    done = bare.parlour("play", "kryds-bolle", "--plain", say="hint\nb2\nquit\n")
    assert done.returncode == 0, done.stderr
    assert "b2" in done.stdout


@pytest.mark.slow
@pytest.mark.parametrize(
    ("part", "code"),
    [
        ("terminal", "import parlour.terminal.app, parlour.terminal.table_screen"),
        ("serve", "from parlour.server.http.app import create_app; import parlour.server.http.run"),
        ("robots", "import parlour.envs; parlour.envs.batch"),
        ("throw", "import parlour; parlour.play('take-it', throw='hand', seats=2, seed=1)"),
        ("envs", "import parlour.envs; parlour.envs.gym('shut-the-box', seats=1).reset(seed=1)"),
        ("paper", "from parlour.paper import Printing, printed; printed(Printing(sheets=('abaku-board',)))"),
        ("plots", "from parlour.analysis.picture import figure, save; save(figure('a.svg')[0], 'a.svg')"),
    ],
)
def test_a_part_needs_nothing_but_its_extra(tmp_path: Path, part: str, code: str) -> None:
    environment = Environment(tmp_path, part)
    done = environment.python("-c", code)
    assert done.returncode == 0, done.stderr
    asked = f"from parlour.core.missing import is_missing; print(is_missing({part!r}))"
    found = environment.python("-c", asked)
    assert found.stdout == "False\n"
