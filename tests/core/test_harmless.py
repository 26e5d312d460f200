"""Text from others cannot give orders to a terminal."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

import parlour
from parlour.cli import main
from parlour.core.harmless import harmless, harmless_output
from parlour.core.record import Record
from parlour.locales import Words
from parlour.locales.naming import player_named

HOSTILE = "\x1b]0;owned\x07\x1b[2J\x9b31mAnna\u202e\r\n\x08"


def recorded(tmp_path: Path) -> Path:
    """A record whose players have hostile names, in JSON, where any character can stand."""
    record = parlour.play("kryds-bolle", bots=["random", "random"], seed=1)
    text = record.json().decode()
    for player in record.header.players:
        text = text.replace(f'"name":"{player.name}"', f'"name":{json.dumps(HOSTILE)}')
    assert "\\u001b" in text
    path = tmp_path / "hostile.json"
    path.write_text(text, "utf-8")
    return path


def is_harmless(text: str) -> bool:
    return not any((ord(sign) < 32 and sign not in "\t\n") or 127 <= ord(sign) < 160 for sign in text)


@pytest.mark.parametrize("lang", ["en", "da"])
@pytest.mark.parametrize("words", [["record", "show"], ["record", "check"], ["verify"], ["review"]])
def test_no_command_prints_what_a_record_orders(
    words: list[str], lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    main([*words, str(recorded(tmp_path)), "--lang", lang])
    out, errors = capsys.readouterr()
    assert out + errors
    assert is_harmless(out + errors)
    assert "\u202e" not in out + errors


def test_a_bad_record_is_told_harmlessly(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "bad"
    file.write_text(f"game {HOSTILE}\n", "utf-8")
    assert main(["record", "show", str(file)]) == 2
    assert main(["record", "show", f"{tmp_path}/\x1b[31mnowhere"]) == 2
    assert main(["rules", "\x1b[31mgame"]) == 2
    assert is_harmless(capsys.readouterr().err)


def test_a_name_stays_on_its_line() -> None:
    shown = player_named(HOSTILE, Words("en"))
    assert shown == harmless(HOSTILE)
    assert "Anna" in shown
    assert is_harmless(shown)
    assert "\n" not in shown
    assert player_named("Zoë Müller-O’Neill", Words("en")) == "Zoë Müller-O’Neill"


def test_output_goes_on_as_it_was(capsys: pytest.CaptureFixture[str]) -> None:
    before = sys.stdout, sys.stderr
    with harmless_output():
        print("a\tb\x1b[1m")
        assert sys.stdout.isatty() is before[0].isatty()
    assert (sys.stdout, sys.stderr) == before
    assert capsys.readouterr().out == "a\tb\N{REPLACEMENT CHARACTER}[1m\n"


def test_records_keep_their_names(tmp_path: Path) -> None:
    assert Record.load(str(recorded(tmp_path))).header.players[0].name == HOSTILE
