"""`parlour solve kryds-bolle` and `parlour book`."""

import json
from pathlib import Path

import pytest

from parlour.cli import main
from parlour.games.kryds_bolle.book import file as book_file
from parlour.games.kryds_bolle.book import shipped as book

PROVES = ("core", "games/kryds_bolle", "cli")


def test_a_sample_of_the_shipped_book_is_proved_again(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["book", "verify", "--placement", "stacked", "--sample", "2", "--json"]) == 0
    said = json.loads(capsys.readouterr().out)
    assert said == {"placement": "stacked", "positions": 950322, "sample": 2, "wrong": []}


def test_what_a_book_holds_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["book", "show", "--json"]) == 0
    said = json.loads(capsys.readouterr().out)
    assert said["positions"] == 950322
    # the empty cube, three kinds of first bar, and 8 pairs of bars and 3 single ones with two colourings each
    assert [said["by_balls"][balls] for balls in "012"] == [1, 3, 22]
    assert main(["book", "show", "--placement", "free"]) == 0
    shown = capsys.readouterr().out
    assert "balls:  0         1" in shown
    assert "balls:  1         4" in shown


@pytest.mark.slow
def test_a_false_book_is_found_out(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    shipped = book.load("stacked")
    contents = bytes((value + 1) % 256 for value in shipped.contents())
    path = tmp_path / "false.book"
    path.write_bytes(book_file.pack("stacked", len(shipped), contents))
    assert main(["book", "verify", "--book", str(path), "--sample", "2"]) == 1
    assert "0 of 2 positions" in capsys.readouterr().out


@pytest.mark.parametrize(
    "words",
    [
        ["solve", "kryds-bolle", "--placement", "hanging"],
        ["solve", "kryds-bolle", "--workers", "0"],
        ["solve", "kryds-bolle", "--plot", "cube.txt"],
        ["book", "verify", "--sample", "0"],
        ["book"],
    ],
)
def test_bad_input_is_one_line_and_exit_2(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    try:
        code: str | int | None = main(words)
    except SystemExit as left:
        code = left.code
    assert code == 2
    said = capsys.readouterr().err.strip()
    assert said
    assert "\n" not in said


@pytest.mark.prove
@pytest.mark.parametrize(("placement", "first"), [("stacked", 9), ("free", 27)])
def test_a_placement_is_solved_from_nothing(
    placement: str, first: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["solve", "kryds-bolle", "--placement", placement, "--json"]
    plot = tmp_path / "first.svg"
    assert main([*words, "--checkpoint", str(tmp_path / "solve.npz"), "--plot", str(plot)]) == 0
    assert plot.read_text().startswith("<?xml")
    said = json.loads(capsys.readouterr().out)
    assert len(said["first_moves"]) == first
    assert said["value"] == max(said["first_moves"].values())
    # the line of best play makes the value by the rules
    import parlour

    state = parlour.game("kryds-bolle").start(placement=placement)
    for action in said["line"]:
        state = state.play(action)
    assert state.actor is None
    assert state.points[0] - state.points[1] == said["value"]
