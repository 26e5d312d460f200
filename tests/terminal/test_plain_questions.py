"""The line mode answers the same typed questions as the page, in the person's language."""

from __future__ import annotations

from typing import Any

import pytest

import parlour
from parlour.locales import LANGUAGES, Words
from parlour.locales.spoken import ASKED, question_in, spoken
from parlour.terminal.local_table import LocalTable
from parlour.terminal.plain import PlainTable


def asked(
    capsys: pytest.CaptureFixture[str], game: str, *lines: str, lang: str = "en", **options: Any
) -> str:
    """What is printed when these lines are typed by two people at one terminal."""
    rules = parlour.game(game)
    say = Words(lang)
    table = LocalTable.new(rules, rules.options(**options), names=("Ida", "Noor"), seed="7", say=say)
    plain = PlainTable(table)
    left = iter([*lines, "quit"])
    plain.ask = lambda _: next(left)
    plain.play()
    return capsys.readouterr().out


def test_bars_are_read_from_the_bottom_up(capsys: pytest.CaptureFixture[str]) -> None:
    out = asked(capsys, "kryds-bolle", "b2", "b2", "around b2", "last", "who", "points", first="seat")
    assert "b2 from the bottom: Ida, Noor, free." in out
    assert out.count("Noor: b2.2, middle of") == 2  # as it happened, and as the last act
    assert Words("en")("say-your-turn", name="Ida", shared="yes") in out
    assert "Points: Ida 0, Noor 0." in out


def test_moves_are_never_nothing_on_ones_own_turn(capsys: pytest.CaptureFixture[str]) -> None:
    out = asked(capsys, "chikugo", "moves", "throw", throw="hand")
    assert out.count("Ready to type: throw 0 15") == 2
    assert "nothing for you to play" not in out


def test_abaku_tells_tiles_lines_and_equations(capsys: pytest.CaptureFixture[str]) -> None:
    out = asked(capsys, "abaku", "rack", "row 8", "row 99", "around h8", "where can I 7 7 7 7 7?")
    assert "You draw " in out
    assert "Row 8: no tiles. Free with a bonus: A8 equation ×3" in out
    assert "Rows go from 1 to 15" in out
    assert "H8 free. G7 number ×2 free" in out
    assert "No move here fits “7 7 7 7 7”." in out


def test_a_run_is_read_as_a_number_with_its_squares() -> None:
    view = dict(parlour.game("abaku").start().view(0))
    rows = ["." * 15 for _ in range(15)]
    rows[7] = ".....1243e....."
    view["board"] = "/".join(rows)
    told = spoken(view, ("Ida", "Noor"), Words("en"))
    assert "Row 8: F8 to J8: 1 2 4 3 4; joker as 4 at J8." in told.board()
    assert told.goes("8G 1.3", "3 1")
    assert not told.goes("8G 1.3", "1 1")


def test_what_follows_from_a_throw_is_told() -> None:
    before = {"throw": [], "flaps": [1, 12], "options": {"scoring": "sum"}}
    view = {**before, "game": "shut-the-box", "points": [0, 0], "shut": []}
    said = spoken(view, ("Ida", "Noor"), Words("en")).said(None, "4+3", before)
    assert said == "4 and 3 make 7. No open flaps make 7. Open: 1 and 12. 13 points."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_asks_one_question(lang: str) -> None:
    words = Words(lang)
    for command in ASKED:
        for word in words(f"command-{command}").split(", "):
            assert question_in(word.upper(), words) == (command, "")
    assert question_in(f"{words('command-row').split(',')[0]} 8", words) == ("row", "8")
    assert question_in("8G 13", words) is None
