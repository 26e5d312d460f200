"""Refusals are told in every language: by a code's own text, or by that of the kind of error it is."""

from __future__ import annotations

import errno
import re
from pathlib import Path

import pytest

from parlour.core import errors
from parlour.core.errors import BadPosition, IllegalAction, ParlourError
from parlour.locales import LANGUAGES, Words
from parlour.locales.refusals import refused

SOURCE = Path(__file__).parents[2] / "src" / "parlour"
KINDS = [kind for kind in vars(errors).values() if isinstance(kind, type) and issubclass(kind, ParlourError)]


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_every_kind_of_error_is_told(lang: str) -> None:
    words = Words(lang)
    for kind in KINDS:
        assert words.has(f"error-{kind.default_code}"), kind
        told = refused(kind("in plain English", code="never-heard-of"), words)
        assert told == words(f"error-{kind.default_code}")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_server_refuses_has_its_own_text(lang: str) -> None:
    """A Refusal has no kind to fall back to, so every code of one needs words."""
    words = Words(lang)
    files = [*(SOURCE / "server").rglob("*.py"), *(SOURCE / "table").rglob("*.py")]
    texts = "\n".join(path.read_text("utf-8") for path in files)
    codes = set(re.findall(r"Refusal\(\s*f?\"[^\"]*\",\s*\"([a-z-]+)\"", texts))
    assert "wrong-seat" in codes
    assert [code for code in sorted(codes) if not words.has(f"error-{code}")] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_file_that_cannot_be_used_is_told(lang: str) -> None:
    words = Words(lang)
    for code in (0, *errno.errorcode):
        told = refused(OSError(code, "in plain English", "match.txt"), words)
        assert told.endswith("match.txt"), code
        assert "plain English" not in told, code


def test_an_error_says_what_would_have_been_taken() -> None:
    words = Words("pl")
    number = errors.BadOption("limit is 0", option="limit", low=1, high=9)
    assert refused(number, words) == "--limit: Liczba od 1 do 9."
    choice = errors.BadOption("theme is 'x'", option="theme", known="fork, centre")
    assert refused(choice, words) == "--theme: Dozwolone: fork, centre."
    assert refused(errors.BadRecord("event 7: …", code="never-heard-of", seq=7), words).startswith(
        "Zdarzenie 7: "
    )


def test_an_option_is_named() -> None:
    error = errors.BadOption("limit is 0; allowed: …", option="limit")
    assert refused(error, Words("sv")).startswith("--limit: ")
    assert refused(error, Words("en")) == "limit is 0; allowed: …"


def test_a_code_goes_before_the_kind() -> None:
    words = Words("it")
    assert refused(IllegalAction("full", code="bar-full"), words) == words("error-bar-full")
    assert refused(BadPosition("odd", code="bad-chips"), words) == words("error-bad-position")


def test_of_a_placement_the_squares_are_told() -> None:
    words = Words("de")
    gap = IllegalAction("there is a gap", code="gap", squares=("G8", "H8"))
    assert refused(gap, words) == "G8, H8: hier ist eine Lücke."
    touched = IllegalAction("nothing is touched", code="nothing-touched", squares=())
    assert refused(touched, words).endswith("Kein neuer Stein berührt einen Stein auf dem Brett.")
