"""The command line: answers, exit codes, one clear line for bad input, no tracebacks."""

import contextlib
import io
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import parlour
from parlour.cli import main, verbs
from parlour.cli.encoding import plain_output
from tests.core.sealing import NONCES, sealed


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    try:
        code = main(list(words))
    except SystemExit as left:
        code = int(left.code or 0)
    out, err = capsys.readouterr()
    return code, out, err


def answers(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    waiting = iter(lines)

    def ask(prompt: str = "") -> str:
        try:
            return next(waiting)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr("builtins.input", ask)


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "match.txt"
    parlour.play("shut-the-box", seed=4).dump(path)
    return path


def test_version_and_help_answer(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "--version") == (0, f"parlour {parlour.__version__}\n", "")
    code, out, _ = run(capsys, "--help")
    assert code == 0
    assert all(verb in out and about in out for verb, about in verbs().items())


@pytest.mark.parametrize("verb", verbs())
def test_every_verb_has_help(capsys: pytest.CaptureFixture[str], verb: str) -> None:
    code, out, _ = run(capsys, verb, "--help")
    assert code == 0
    assert f"usage: parlour {verb}" in out


@pytest.mark.parametrize(
    "words",
    [
        ["dance"],
        ["--nonsense"],
        ["play", "--placement", "free"],
        ["play", "chess"],
        ["play", "kryds-bolle", "--placement", "flat"],
        ["play", "kryds-bolle", "--placement"],
        ["play", "kryds-bolle", "--colour", "red"],
        ["play", "kryds-bolle", "extra"],
        ["play", "kryds-bolle", "--robots", "7"],
        ["play", "kryds-bolle", "--robots", "1=unheard-of"],
        ["play", "kryds-bolle", "--seats", "3"],
        ["play", "kryds-bolle", "--seats", "²"],
        ["play", "kryds-bolle", "--names", "a,b,c"],
        ["play", "--resume", "no-such-file"],
        ["rules", "kryds-bolle", "--lang", "xx"],
        ["rules", "chess"],
        ["record", "show", "no-such-file"],
        ["record", "dance", "no-such-file"],
        ["verify", "no-such-file"],
        ["verify", "."],
        ["analyse", "kryds-bolle", "rubbish"],
        ["analyse", "kryds-bolle", "........./........./.........", "--seconds", "-1"],
        ["analyse", "kryds-bolle", "........./........./.........", "--seconds", "nan"],
    ],
)
def test_bad_input_gets_one_line_and_exit_2(capsys: pytest.CaptureFixture[str], words: list[str]) -> None:
    code, out, err = run(capsys, *words)
    assert code == 2
    assert out == ""
    assert err.count("\n") == 1
    assert "Traceback" not in err


def test_games_lists_seats_and_options(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "games")
    assert code == 0
    assert "kryds-bolle: Kryds & Bolle" in out
    assert "--placement" in out
    code, out, _ = run(capsys, "games", "--json")
    listed = json.loads(out)
    assert [game["key"] for game in listed][:5] == [game.key for game in parlour.games()][:5]


@pytest.mark.parametrize("key", ["shut-the-box", "chikugo", "take-it", "abaku", "kryds-bolle"])
def test_rules_of_every_game_are_there(capsys: pytest.CaptureFixture[str], key: str) -> None:
    code, out, _ = run(capsys, "rules", key)
    assert code == 0
    assert out.startswith(f"# {parlour.game(key).name}\n")
    options = out.partition("## Options")[2]
    for name in parlour.game(key).described():
        assert f"`{name}`" in options, f"the rules do not speak of the option {name}"
    code, out, _ = run(capsys, "rules", key, "--json")
    assert json.loads(out)["lang"] == "en"


def test_record_show_and_check(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    code, out, _ = run(capsys, "record", "check", str(record))
    assert code == 0
    assert "follows the rules" in out
    code, out, _ = run(capsys, "record", "show", str(record))
    assert code == 0
    assert "chance:" in out
    code, out, _ = run(capsys, "record", "show", str(record), "--at", "3", "--json")
    assert len(json.loads(out)["events"]) == 3
    assert run(capsys, "record", "show", str(record), "--at", "99999")[0] == 2


def test_record_check_names_the_event_that_is_wrong(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "bad.txt"
    text = parlour.play("kryds-bolle", seed=1).text()
    path.write_text(text.replace("\n5 0 0 act ", "\n5 0 1 act "))
    code, _, err = run(capsys, "record", "check", str(path))
    assert code == 1
    assert "event 5" in err


def test_verify_says_fair_or_names_the_false_outcome(
    capsys: pytest.CaptureFixture[str], record: Path
) -> None:
    code, out, _ = run(capsys, "verify", str(record))
    assert code == 0
    assert out.startswith("Fair: ")
    lines = record.read_text().splitlines()
    first = next(n for n, line in enumerate(lines) if " chance " in line)
    seq = lines[first].split()[0]
    for face in ("1+1", "6+6"):
        record.write_text("\n".join([*lines[:first], f"{seq} 0 chance chance {face}"]) + "\n")
        code, _, err = run(capsys, "verify", str(record))
        if code == 1:
            break
    assert code == 1
    assert f"event {seq}" in err
    code, out, _ = run(capsys, "verify", str(record), "--json")
    assert (code, json.loads(out)["code"]) == (1, "false-outcome")


def test_verify_compares_with_what_was_written_down(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    made = sealed("shut-the-box")
    file = tmp_path / "record.json"
    made.dump(file)
    code, out, _ = run(capsys, "verify", str(file))
    assert (code, "only against itself" in out) == (0, True)
    seal = made.header.seal
    code, out, _ = run(capsys, "verify", str(file), "--commitment", seal, "--nonce", NONCES[0])
    assert (code, "only against itself" in out, "wrote down" in out) == (0, False, True)
    code, _, err = run(capsys, "verify", str(file), "--commitment", "ab" * 32)
    assert (code, "no commitment" in err) == (1, True)
    code, out, _ = run(capsys, "verify", str(file), "--nonce", "another nonce", "--json")
    assert (code, json.loads(out)["code"]) == (1, "other-nonce")
    code, _, err = run(capsys, "verify", str(file), "--beacon", str(file))
    assert code == 2
    assert "line 1" in err


def test_a_person_plays_to_the_end_against_a_robot(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    bars = [f"{c}{r}" for c in "abc" for r in "123"] * 3
    answers(monkeypatch, "help", "moves", "nonsense", "b2", "undo", *bars, *bars)
    path = tmp_path / "match.json"
    code, out, err = run(
        capsys, "play", "kryds-bolle", "--first", "seat", "--robots", "1", "--save", str(path), "--seed", "1"
    )
    assert (code, err) == (0, "")
    assert "The game is over." in out
    assert "That doesn’t work: 'nonsense' is no place" in out
    assert "takes back to event 0" in out
    record = parlour.Record.load(path)
    assert parlour.verify(record).ok
    assert parlour.Match.of(record).result is not None


def test_a_match_is_saved_left_and_resumed(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path = tmp_path / "match.txt"
    answers(monkeypatch, "a1", "b1", "quit")
    code, out, _ = run(
        capsys, "play", "kryds-bolle", "--first", "seat", "--save", str(path), "--names", "Ida,Bo"
    )
    assert code == 0
    assert f"parlour play --resume {path}" in out
    answers(monkeypatch, "c1", "resign")
    code, out, _ = run(capsys, "play", "--resume", str(path))
    assert "Ida won" in out
    match = parlour.Match.of(parlour.Record.load(path))
    assert [getattr(event, "act", event.by) for event in match.events] == ["a1", "b1", "c1", 1]


def test_a_record_without_its_seed_cannot_be_resumed(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    from msgspec.structs import replace

    path = tmp_path / "match.txt"
    replace(parlour.play("kryds-bolle", seed=1), seed=None).dump(path)
    code, _, err = run(capsys, "play", "--resume", str(path))
    assert code == 2
    assert "seed" in err


@pytest.mark.slow
@pytest.mark.parametrize("key", ["shut-the-box", "chikugo", "take-it", "abaku", "kryds-bolle"])
def test_robots_alone_play_every_game(capsys: pytest.CaptureFixture[str], key: str) -> None:
    code, out, _ = run(capsys, "play", key, "--robots", "0,1", "--seed", "1")
    assert code == 0
    assert "The game is over." in out


def test_a_hint_is_the_best_move_in_every_language(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    answers(monkeypatch, "hint", "quit")
    code, out, _ = run(capsys, "play", "kryds-bolle", "--plain", "--json")
    told = [json.loads(line) for line in out.splitlines()]
    (hint,) = [line for line in told if line.get("kind") == "hint"]
    # stacked, a corner wins most for whoever begins: it is solved
    assert (code, sorted(hint["moves"])) == (0, ["a1", "a3", "c1", "c3"])
    answers(monkeypatch, "tipp", "quit")
    code, out, _ = run(capsys, "play", "kryds-bolle", "--plain", "--lang", "de")
    assert code == 0
    assert "Am besten" in out


def test_play_in_json_lines(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    answers(monkeypatch, "nonsense", "moves", "b2", "quit")
    code, out, _ = run(capsys, "play", "kryds-bolle", "--first", "seat", "--robots", "1", "--json")
    assert code == 0
    lines: list[dict[str, Any]] = [json.loads(line) for line in out.splitlines()]
    kinds = [line["kind"] for line in lines]
    assert kinds == ["turn", "error", "moves", "event", "event", "turn", "left"]
    assert lines[1]["code"] == "bad-notation"
    assert lines[0]["view"]["legal"] == lines[2]["moves"]


def test_the_menu_starts_a_game(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    answers(monkeypatch, "9", "kryds-bolle", "1", "b2", "quit")
    code, out, _ = run(capsys, "play")
    assert code == 0
    assert "Please answer one of" in out
    assert "Random robot: " in out


def test_the_menu_can_be_left_at_once(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    answers(monkeypatch)
    monkeypatch.setattr("parlour.cli.page.is_built", lambda: False)
    assert run(capsys)[0] == 0, "without its page Parlour opens the menu"


def test_python_m_parlour_and_a_closed_pipe() -> None:
    done = subprocess.run(
        f"{sys.executable} -m parlour games --json | head -c 1",
        shell=True,
        capture_output=True,
        text=True,
        check=True,
    )
    assert (done.stdout, done.stderr) == ("[", "")


def test_a_similar_name_is_offered(capsys: pytest.CaptureFixture[str]) -> None:
    assert "Did you mean kryds-bolle?" in run(capsys, "rules", "krydsbolle")[2]
    assert "Meintest du abaku?" in run(capsys, "rules", "abacu", "--lang", "de")[2]
    assert "Did you mean review?" in run(capsys, "reviw")[2]
    assert "Did you mean" not in run(capsys, "rules", "xyzzy")[2]


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (["rules", "krydsbolle", "--json"], "unknown-game"),
        (["analyse", "kryds-bolle", "nonsense", "--json"], "bad-notation"),
        (["throw", "--count", "0", "--json"], "usage"),
        (["review", "/nowhere", "--json"], "system"),
    ],
)
def test_refusals_are_json_too(capsys: pytest.CaptureFixture[str], words: list[str], code: str) -> None:
    exit_code, out, err = run(capsys, *words)
    told = json.loads(out)
    assert exit_code == 2
    assert told["error"] == code
    assert told["message"] in err


def test_a_record_is_read_from_standard_input(
    capsys: pytest.CaptureFixture[str], record: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(record.read_text("utf-8")))
    code, out, _ = run(capsys, "record", "check", "-", "--json")
    assert code == 0
    assert json.loads(out)["over"]


def test_a_record_that_breaks_the_rules_is_a_no(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    record.write_text(record.read_text("utf-8").replace(" act ", " act 12,", 1), "utf-8")
    code, out, err = run(capsys, "record", "check", str(record))
    assert code == 1
    assert not out
    assert err.count("\n") == 1


def test_a_position_is_read_from_standard_input(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("1,2,7,12|3+4|0,31|0|2\n"))
    assert main(["analyse", "shut-the-box", "-", "--json"]) == 0
    assert [move["action"] for move in json.loads(capsys.readouterr().out)["moves"]] == ["7"]


def test_a_mistyped_option_is_answered_with_what_was_meant(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(SystemExit) as error:
        main(["games", "--jsn"])
    assert error.value.code == 2
    assert "unrecognized arguments: --jsn. Did you mean --json?" in capsys.readouterr().err
    with pytest.raises(SystemExit):
        main(["verify", "x", "--comitment=ab", "--lang", "de"])
    assert "--commitment" in capsys.readouterr().err


@pytest.mark.slow
@pytest.mark.parametrize("encoding", ["ascii", "cp437", "cp1252"])
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_no_encoding_breaks_the_output(encoding: str, lang: str) -> None:
    command = [sys.executable, "-m", "parlour", "rules", "abaku", "--lang", lang]
    told = subprocess.run(command, env=os.environ | {"PYTHONIOENCODING": encoding}, capture_output=True)
    assert told.returncode == 0, told.stderr
    words = told.stdout.decode(encoding)
    assert "# " in words
    if (encoding, lang) == ("ascii", "en"):
        assert "?" not in words.split("\n")[2]


def test_signs_are_replaced_by_what_one_would_type() -> None:
    out = io.TextIOWrapper(io.BytesIO(), encoding="ascii", errors="strict")
    with contextlib.redirect_stdout(out):
        plain_output()
        print("3 × 4 − 5 ≤ 7… “é”")
    out.flush()
    assert out.buffer.getvalue() == b'3 x 4 - 5 <= 7... "e"\n'
