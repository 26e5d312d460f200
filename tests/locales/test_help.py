"""The command line's help: every verb, word and option that the code explains in English is explained in
every other language, and nothing else is."""

from __future__ import annotations

import argparse
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from typing import Any

import pytest

from parlour.cli import Parser, main, module_of, verbs
from parlour.cli.help import COMMON, SAYINGS, VALUES, verb_of
from parlour.cli.solve import SOLVERS
from parlour.locales import LANGUAGES

from .fluent_files import HELP, LOCALES, messages

OTHERS = [lang for lang in LANGUAGES if lang != "en"]


class Built(Exception):
    """A verb's parser has all its words."""


class Spy(Parser):
    """A parser that stops before it reads anything."""

    def parse_known_args(self, *args: Any, **more: Any) -> Any:
        raise Built


def parsers() -> Iterator[Parser]:
    """The parser of every verb, and of the verbs of verbs."""
    calls: list[tuple[str, str, list[str]]] = [(name, name, []) for name in verbs()]
    calls += [("solve", f"solve {game}", [game]) for game in SOLVERS]
    found = [(module_of(verb), prog, words) for verb, prog, words in calls]
    found += [(import_module("parlour.cli.admin_league"), "admin league", [])]
    for module, prog, words in found:
        parser = Spy(prog=f"parlour {prog}".replace(f" {words[0]}", "") if words else f"parlour {prog}")
        with pytest.raises(Built):
            module.run(parser, words)
        yield parser
        for action in parser._actions:
            if isinstance(action, argparse._SubParsersAction):
                yield from action.choices.values()


def explained() -> dict[str, set[str]]:
    """What the code explains: verbs and the attributes that their message needs."""
    found: dict[str, set[str]] = {}
    for parser in parsers():
        verb = verb_of(parser)
        words = {action.dest for action in parser._actions if action.help not in (None, argparse.SUPPRESS)}
        found[f"help-{verb}"] = words - set(COMMON)
        if verb in verbs() or verb.startswith("book-"):
            found[f"help-{verb}"].add("short")
    found["help-parlour"] = {"epilog", "lan"}
    found["help-value"] = set(VALUES.values())
    found["help-any"] = set(COMMON)
    found["help-parser"] = set(SAYINGS.values())
    return found


@pytest.mark.parametrize("lang", OTHERS)
def test_every_explanation_is_translated(lang: str) -> None:
    told = {
        key: {attribute.id.name for attribute in message.attributes}
        for key, message in messages(LOCALES / lang / HELP).items()
    }
    assert told == explained()


@pytest.mark.slow
@pytest.mark.parametrize("lang", OTHERS)
def test_help_has_no_english_left(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    for words in [["--help"], *([verb, "--help"] for verb in verbs()), ["solve", "shut-the-box", "--help"]]:
        with pytest.raises(SystemExit):
            main(["--lang", lang, *words])
        out = capsys.readouterr().out
        assert out
        for english in ("usage: parlour", "positional", "show this", "print JSON", "which game"):
            assert english not in out or (lang, english) == ("fr", "usage: parlour"), (words, english)
        if words == ["--help"]:
            assert not any(about in out for about in verbs().values())


def test_english_help_needs_no_fluent() -> None:
    """English must start quickly: nothing of the languages is loaded for it."""
    code = (
        "import sys; from parlour.cli import main\n"
        "try: main(['--help'])\n"
        "except SystemExit: pass\n"
        "assert not {'fluent', 'num2words'} & set(sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env={"LANG": "C"})
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(
    ("words", "line"),
    [
        (["play", "schach"], "parlour: Dieses Spiel kennen wir nicht. Erlaubt: shut-the-box, chikugo, "),
        (["tanzen"], "parlour: den Befehl 'tanzen' gibt es nicht"),
        (["rules"], "parlour rules: diese Angaben fehlen: game (siehe parlour rules --help)\n"),
        (["record", "dance", "x"], "parlour record: what: 'dance' geht nicht"),
        (["play", "kryds-bolle", "--seats", "3"], "parlour: --seats: Erlaubt: 2.\n"),
        (["play", "shut-the-box", "--limit", "0"], "parlour: --limit: Eine Zahl von 1 bis "),
        (["verify", "nirgends"], "parlour: Die Datei gibt es nicht: nirgends\n"),
        (["analyse", "abaku", "x", "--seconds", "0"], "parlour analyse: --seconds muss eine Zahl von 0 bis"),
        (["throw", "--red", "z9", "--black", "c3"], "parlour throw: --red muss ein Loch wie c3"),
        (["puzzle", "abaku", "--level", "77"], "parlour: --level: Erlaubt: 1, 2, 3"),
        (["puzzle", "abaku", "--day", "morgen"], "parlour puzzle: 'morgen' ist kein Datum"),
        (
            ["play", "kryds-bolle", "--placement", "flat"],
            "parlour: --placement: Erlaubt: free, stacked.\n",
        ),
    ],
)
def test_refusals_are_translated(words: list[str], line: str, capsys: pytest.CaptureFixture[str]) -> None:
    try:
        code: object = main(["--lang", "de", *words])
    except SystemExit as left:
        code = left.code
    assert code == 2
    assert capsys.readouterr().err.startswith(line)


def test_the_system_s_language_is_taken(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LANG", "sv_SE.UTF-8")
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    assert main(["rules", "kryds-bolle"]) == 0
    assert "Kameleonten" in capsys.readouterr().out
    assert main(["rules", "kryds-bolle", "--lang=pl"]) == 0
    assert "Kameleon\n" in capsys.readouterr().out
