"""The baked letters: every sign that a sheet may print is in a face."""

from __future__ import annotations

from typing import get_args

import pytest

import parlour
from parlour.locales import LANGUAGES
from parlour.locales.rules import text_for_page
from parlour.locales.words import sources
from parlour.paper import letters
from parlour.paper.ink import Face

_PARTS = ("sheet-", "practice-", "class-ask-", "game-", "option-", "explain-", "task-", "puzzle-", "kg-chip")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_letter_is_there(lang: str) -> None:
    said = "".join(text for key, text in sources(lang).items() if key.startswith(_PARTS))
    said += "".join(text_for_page(game.key, lang) for game in parlour.games())
    for face in get_args(Face):
        fallbacks = {of for _, of in letters.runs("≤√", face)}
        missing = {
            sign
            for sign in said
            if sign.isprintable() and not any(letters.has(f, sign) for f in (face, *fallbacks))
        }
        assert not missing, face


def test_a_sign_that_a_face_lacks_is_set_in_the_other() -> None:
    assert letters.runs("a ≤ b", "wix-400") == [("a ", "wix-400"), ("≤", "brygada-500"), (" b", "wix-400")]


def test_lines_are_no_wider_than_their_room() -> None:
    text = ("these", "are", "some", "words", "that", "need", "more", "than", "one", "line")
    words = [(word, "wix-400") for word in text]
    broken = letters.lines(words, 12, 100)  # type: ignore[arg-type]
    assert len(broken) > 1
    for line in broken:
        assert letters.width(" ".join(word for word, _ in line), "wix-400", 12) <= 100
    assert [word for line in broken for word, _ in line] == [word for word, _ in words]
