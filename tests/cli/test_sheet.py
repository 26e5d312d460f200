"""`parlour sheet`: a PDF in a file or on standard output, and clear refusals."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from parlour.cli import main


def test_a_sheet_is_written_into_a_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["sheet", "abaku-board", "--paper", "letter"]) == 0
    assert (tmp_path / "abaku-board.pdf").read_bytes().startswith(b"%PDF-")
    assert "abaku-board.pdf" in capsys.readouterr().out
    words = [
        "sheet",
        "drill",
        "equations",
        "--most",
        "30",
        "--operations",
        "addition,division",
        "--seed",
        "a",
    ]
    assert main([*words, "-o", "eq.pdf", "--json", "--lang", "ru"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["sheet"], told["lang"], told["seed"]) == ("drill-equations", "ru", "a")
    assert (tmp_path / "eq.pdf").stat().st_size == told["bytes"]


def test_a_sheet_goes_to_standard_output(capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    assert main(["sheet", "kryds-bolle-score", "-o", "-"]) == 0
    assert capfdbinary.readouterr().out.startswith(b"%PDF-")


def test_all_sheets_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sheet", "--list", "--lang", "de"]) == 0
    out = capsys.readouterr().out
    assert "abaku-score" in out
    assert "Abaku-Brett" in out
    assert main(["sheet", "--list", "--json"]) == 0
    assert {sheet["key"] for sheet in json.loads(capsys.readouterr().out)["sheets"]} >= {"drill-sums"}


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("nothing", "there is no sheet 'nothing'; there are: "),
        ("drill sums --most 50", "unknown field `most`"),
        ("drill sums --level 99", "level is 99; allowed for sums: 1 to 6"),
        ("drill sums --count 99", "count is 99; allowed: 1 to 24"),
        ("abaku-board --most 50", "only drills have settings: --most 50"),
        ("drill sums surplus", "only drills have settings: surplus"),
        ("abaku-board --json -o -", "with --json the PDF needs a file"),
        ("abaku-board -o no/such/folder.pdf", "no/such/folder.pdf"),
    ],
)
def test_bad_input_is_one_clear_line(words: str, told: str, capsys: pytest.CaptureFixture[str]) -> None:
    try:
        code = main(["sheet", *words.split()])
    except SystemExit as ended:
        code = int(ended.code or 0)
    err = capsys.readouterr().err
    assert code == 2
    assert told in err
    assert err.count("\n") == 1
