"""Whole matches by ear: what is said and typed, nothing that is seen. The transcripts are in `transcripts`.

`PARLOUR_TRANSCRIPTS=write` keeps what was heard in a run.
"""

from __future__ import annotations

import os
import re
from itertools import pairwise

import pytest
from playwright.sync_api import Page

from .conftest import Opener
from .listening import TRANSCRIPTS, Listener
from .playing import called, look

#: each game in two languages; the second set is heard by `make prove`
FIRST = [("shut-the-box", "en"), ("chikugo", "de"), ("take-it", "en"), ("abaku", "de"), ("kryds-bolle", "en")]
SECOND = [(game, "en" if lang == "de" else "de") for game, lang in FIRST]
#: what a person asks once in a match, and must be answered
ASKED = ("board", "own", "who", "points", "clock", "last", "help")


def play(listener: Listener, game: str) -> None:
    """Play by what is said to be best; at Abaku's table two people pass after a few placements."""
    listener.sit_down(game, "here" if game == "abaku" else "now")
    turns = 0
    while (asked := listener.asked()) != "over":
        turns += 1
        if turns == 2:
            for word in ASKED:
                said = listener.type(listener.word(word))
                assert listener.words("ask-not-here") not in said, word
            listener.page.wait_for_timeout(50)
            listener.type(listener.word("who"))
            listener.listen()
        if asked in ("throw", "next"):
            listener.type(listener.word(asked))
        elif game == "abaku" and turns > 5:
            listener.type("pass")
        else:
            listener.type(listener.best())
        assert turns < 400


@pytest.mark.parametrize(
    ("game", "lang"), [*FIRST, *(pytest.param(*one, marks=pytest.mark.prove) for one in SECOND)]
)
def test_a_whole_match_by_ear(person: Opener, game: str, lang: str) -> None:
    page = person("desk", locale=lang).new_page()
    listener = Listener(page, lang)
    play(listener, game)
    said = [one for one in listener.heard if not one.startswith("› ")]
    # it ends with the result; nobody hears a key of ours, a dot for a square, or that there's nothing to play
    assert listener.over()
    assert not [one for one in said if re.search(r"\b(ask|command|ab|kb|kg|stb)-[a-z]", one)]
    assert not [one for one in said if re.search(r"\. \. \.|undefined|null|NaN", one)]
    assert listener.words("tell-no-legal") not in said
    # nothing is read twice in a row
    doubled = [one for one, next_ in pairwise(said) if one == next_ and len(one) > 25]
    assert not doubled
    assert "Parlour · Parlour" not in page.title()
    if game == "kryds-bolle":
        _as_heard(page, said)
    if os.environ.get("PARLOUR_TRANSCRIPTS") == "write":
        listener.write(game)


def _as_heard(page: Page, said: list[str]) -> None:
    """At the end the cube is as it was heard: 27 balls, each where its owner's was said to lie."""
    heard = {
        place: name for one in said for name, place in re.findall(r"^([^:]+): ([abc][123]\.[123]), ", one)
    }
    seen = look(page)
    names = [called(seat) for seat in seen["table"]["seats"]]
    layers = seen["sides"][0]["view"]["cube"].split("/")
    assert len(heard) == 27
    for place, name in heard.items():
        mark = layers[int(place[3]) - 1][(int(place[1]) - 1) * 3 + "abc".index(place[0])]
        assert mark == "*" or name == names["xo".index(mark)] or name not in names, place


def test_the_transcripts_are_there() -> None:
    assert {path.stem for path in TRANSCRIPTS.glob("*.txt")} >= {f"{game}.{lang}" for game, lang in FIRST}
