"""`parlour solve shut-the-box`: every goal as text and JSON, plots, and what it refuses."""

import json
import subprocess
import sys
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from parlour.cli import main


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    try:
        code = main(["solve", "shut-the-box", *words])
    except SystemExit as left:
        code = int(left.code or 0)
    out, err = capsys.readouterr()
    return code, out, err


def solved(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    code, out, err = run(capsys, "--json", *words)
    assert (code, err) == (0, "")
    answer: dict[str, Any] = json.loads(out)
    return answer


def test_the_published_figures_are_in_the_json(capsys: pytest.CaptureFixture[str]) -> None:
    shut = solved(capsys, "--flaps", "9", "--goal", "shut")
    assert shut["exact"] == "466473281/6530347008"
    one = solved(capsys, "--flaps", "9", "--goal", "shut", "--dice", "one-when-six")
    assert one["exact"] == "956177159/9795520512"
    score = solved(capsys, "--flaps", "9")
    assert score["value"] == pytest.approx(11.157508444202621, abs=2e-15)
    assert {name: score[name] for name in ("flaps", "dice", "scoring", "goal")} == {
        "flaps": 9,
        "dice": "two",
        "scoring": "sum",
        "goal": "score",
    }


def test_a_turn_tells_distribution_habits_and_policy(capsys: pytest.CaptureFixture[str]) -> None:
    answer = solved(capsys, "--flaps", "9", "--dice", "one-when-six")
    chances = {int(score): Fraction(p["exact"]) for score, p in answer["distribution"].items()}
    assert sum(chances.values()) == 1
    assert sum(score * p for score, p in chances.items()) == Fraction(answer["exact"])
    assert set(answer["ways"]) == {
        "best for score",
        "best for shut",
        "largest first",
        "fewest flaps",
        "most flaps",
        "at random",
    }
    assert len(answer["policy"]) == 511
    # 3 alone: a 3 shuts it, with one die one time in six, with two 2 in 36
    assert answer["policy"]["3"] == {"take": ["one"], "3": ["3"]}
    assert "2" not in answer["policy"]["3"]


def test_the_duel_is_exact_and_the_match_has_an_error_bound(capsys: pytest.CaptureFixture[str]) -> None:
    duel = solved(capsys, "--flaps", "9", "--goal", "duel")
    first, second = (Fraction(chance["exact"]) for chance in duel["chances"])
    assert first + second == 1
    assert Fraction(duel["exact"]) == first
    match = solved(capsys, "--flaps", "9", "--goal", "match", "--limit", "1")
    assert match["exact"] is None
    assert match["value"] == pytest.approx(duel["value"], abs=match["error_bound"])
    assert solved(capsys, "--flaps", "9", "--goal", "match", "--limit", "5", "--shut", "finish-round")[
        "shut"
    ] == ("finish-round")


def test_more_seats_are_solved_for_a_round_and_estimated_for_a_match(
    capsys: pytest.CaptureFixture[str],
) -> None:
    duel = solved(capsys, "--flaps", "9", "--goal", "duel", "--seats", "4")
    assert sum(chance["value"] for chance in duel["chances"]) == pytest.approx(1)
    assert "estimate" not in duel
    match = solved(capsys, "--flaps", "9", "--goal", "match", "--seats", "4")
    assert match["estimate"] is True
    three = solved(capsys, "--flaps", "9", "--goal", "match", "--seats", "3", "--limit", "2", "--outright")
    assert "estimate" not in three
    _, out, _ = run(capsys, "--flaps", "9", "--goal", "match", "--seats", "4")
    assert "ESTIMATE" in out


@pytest.mark.parametrize(
    "words",
    [
        [],
        ["--goal", "shut"],
        ["--goal", "duel"],
        ["--goal", "match", "--limit", "20"],
        ["--scoring", "digits", "--goal", "duel"],
        ["--full"],
    ],
)
def test_text_is_for_people(capsys: pytest.CaptureFixture[str], words: list[str]) -> None:
    code, out, err = run(capsys, "--flaps", "9", *words)
    assert (code, err) == (0, "")
    assert out.startswith("Shut the Box with 9 flaps")
    if "--full" in words:
        assert "  1,2,3,4,5,6,7,8,9 | two dice | 2: 2 · " in out


@pytest.mark.parametrize(
    "words",
    [
        ["--flaps", "11"],
        ["--dice", "three"],
        ["--goal", "luck"],
        ["--limit", "50"],
        ["--goal", "match", "--limit", "0"],
        ["--goal", "match", "--limit", "1001"],
        ["--goal", "match", "--scoring", "digits"],
        ["--goal", "duel", "--limit", "50"],
        ["--goal", "match", "--seats", "1"],
        ["--goal", "match", "--seats", "3", "--shut", "finish-round"],
        ["--goal", "match", "--outright"],
        ["--goal", "match", "--seats", "3", "--limit", "200", "--outright"],
        ["--plot", "picture.xyz"],
        ["rubbish"],
    ],
)
def test_bad_input_is_one_line_and_exit_2(capsys: pytest.CaptureFixture[str], words: list[str]) -> None:
    code, out, err = run(capsys, *words)
    assert (code, out) == (2, "")
    assert len(err.strip().splitlines()) == 1


@pytest.mark.slow
@pytest.mark.parametrize(
    "words",
    [
        [],
        ["--scoring", "digits"],
        ["--goal", "duel"],
        ["--goal", "match", "--limit", "30"],
        ["--goal", "duel", "--seats", "3"],
    ],
)
def test_every_goal_has_a_picture(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, words: list[str]
) -> None:
    file = tmp_path / "picture.svg"
    assert run(capsys, "--flaps", "9", "--plot", str(file), *words)[0] == 0
    drawn = file.read_text("utf-8")
    assert "<svg" in drawn
    assert run(capsys, "--flaps", "9", "--plot", str(file), *words)[0] == 0
    assert file.read_text("utf-8") == drawn


@pytest.mark.slow
def test_the_plain_command_loads_neither_numpy_nor_numba() -> None:
    code = (
        "import sys; from parlour.cli import main; main(['solve', 'shut-the-box']);"
        "print(*sys.modules, file=sys.stderr)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert not {"numpy", "numba", "matplotlib"} & set(done.stderr.split())


def test_a_game_that_is_not_solved_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", "take-it"]) == 2
    assert "can't be solved" in capsys.readouterr().err
