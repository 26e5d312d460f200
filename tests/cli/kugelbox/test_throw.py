"""The verb throw: one throw, many, pictures, and refusals."""

import hashlib
import json
from pathlib import Path

import pytest

from parlour.cli import main


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    try:
        code = main(["throw", *words])
    except SystemExit as left:
        code = int(left.code or 0)
    out, err = capsys.readouterr()
    return code, out, err


def test_one_throw_as_json(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "frames.json"
    words = ("--dir", "-5", "--force", "30", "--red", "ahead", "--seed", "7", "--json", "--frames", str(file))
    code, out, _ = run(capsys, *words)
    assert code == 0
    told = json.loads(out)
    assert told["aim"] == "throw x=0 dir=-5 force=30 loft=15 gap=20 turn=90"
    assert {"red", "black", "points", "shape", "engine", "frames", "ms", "seed"} <= told.keys()
    assert hashlib.sha256(file.read_bytes()).hexdigest() == told["frames"]
    assert json.loads(run(capsys, *words)[1]) == told, "a seed settles it"


def test_one_throw_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys)
    assert code == 0
    assert out.startswith("red ")
    assert "point" in out


@pytest.mark.parametrize(
    ("red", "black", "points", "shape"),
    [
        ("c3", "e5", 9, "square"),
        ("a1", "a4", 4, "line"),
        ("b2", "-", 1, "one"),
        ("-", "-", 0, "none"),
        ("a1", "e5", 25, "square"),
        ("a1", "c2", 6, "rectangle"),
    ],
)
def test_what_balls_count_that_lie_so(
    capsys: pytest.CaptureFixture[str], red: str, black: str, points: int, shape: str
) -> None:
    code, out, _ = run(capsys, "--red", red, "--black", black, "--json")
    assert code == 0
    assert json.loads(out) == {"red": red, "black": black, "points": points, "shape": shape}


@pytest.mark.slow
def test_many_throws_counted_and_drawn(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    file = tmp_path / "throws.png"
    code, out, _ = run(
        capsys, "--plot", str(file), "--count", "12", "--skill", "novice", "--json", "--seed", "1"
    )
    assert code == 0
    told = json.loads(out)
    assert told["tally"]["count"] == 12
    assert sum(told["tally"]["balls"].values()) == pytest.approx(1)
    assert sum(told["tally"]["points"].values()) == pytest.approx(1)
    assert file.read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize(
    "words",
    [
        ("--force", "101"),
        ("--force", "-1"),
        ("--force", "nan"),
        ("--force", "inf"),
        ("--force", "1e9"),
        ("--force", "9" * 400),
        ("--force", ""),
        ("--dir",),
        ("--red", "c3"),
        ("--red", "ahead", "--turn", "3"),
        ("--red", "c3", "--black", "c3"),
        ("--red", "f9", "--black", "c3"),
        ("--black", "c3"),
        ("--count", "0"),
        ("--count", "-3"),
        ("--count", "1000000"),
        ("--count", "five"),
        ("--count", "2", "--frames", "x"),
        ("--plot", "/no/such/folder/x.png", "--count", "100000"),
        ("--plot", "throws.nonsense", "--count", "100000"),
        ("--skill", "lucky"),
        ("--speed", "3"),
    ],
)
def test_bad_input_is_one_line_and_exit_2(
    capsys: pytest.CaptureFixture[str],
    words: tuple[str, ...],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    code, out, err = run(capsys, *words)
    assert code == 2
    assert out == ""
    assert err.count("\n") == 1
    assert "Traceback" not in err


def test_a_person_types_direction_and_strength(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = iter(["throw", "moves", "throw 5", "throw 5 300", "throw 5 30", "quit"])
    monkeypatch.setattr("builtins.input", lambda prompt="": next(lines))
    assert main(["play", "take-it", "--throw", "hand", "--seed", "3"]) == 0
    out = capsys.readouterr().out
    assert out.count("That doesn’t work: ") == 2
    assert "throw 5 30" in out, "whoever errs is told how to write it"
    assert out.count("throw DIRECTION FORCE") == 3, "once unasked, and by `throw` and `moves`"
    assert "player 1: 1 point, one ball in a hole, red missed, black c5." in out


def test_people_are_offered_a_throw_by_hand_first(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = iter(["throw 0 15", "quit", "throw", "quit"])
    monkeypatch.setattr("builtins.input", lambda prompt="": next(lines))
    assert main(["play", "chikugo", "--seed", "3"]) == 0
    assert "player 1: 1 point" in capsys.readouterr().out
    assert main(["play", "chikugo", "--seed", "3", "--throw", "uniform"]) == 0
    out = capsys.readouterr().out
    assert "player 1: 6 points, a rectangle, red b4, black a2." in out
    assert "DIRECTION" not in out


def test_a_saved_match_by_hand_is_resumed_and_proved(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    lines = iter(["throw 0 15", "quit", "throw -5 20", "resign"])
    monkeypatch.setattr("builtins.input", lambda prompt="": next(lines))
    file = str(tmp_path / "match.txt")
    assert main(["play", "take-it", "--save", file]) == 0
    assert main(["play", "--resume", file]) == 0
    capsys.readouterr()
    assert main(["verify", file, "--json"]) == 0
    verdict = json.loads(capsys.readouterr().out)
    assert (verdict["ok"], verdict["not_simulated"]) == (True, 0)
    text = Path(file).read_text()
    Path(file).write_text(text.replace("engine: kugelbox", "engine: older kugelbox"))
    assert main(["verify", file]) == 0
    assert "re-simulated" in capsys.readouterr().out
