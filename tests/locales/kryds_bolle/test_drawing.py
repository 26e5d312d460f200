"""Kryds & Bolle drawn with its levels named in a language."""

import parlour
from parlour.locales import Words
from parlour.locales.drawings import picture


def test_the_levels_are_named_in_the_language() -> None:
    drawn = str(parlour.game("kryds-bolle").position("x...o..../........./........."))
    assert picture("kryds-bolle", drawn, Words("de")).splitlines() == [
        "  Unten      Mitte      Oben",
        "  a b c      a b c      a b c",
        "1 x . .    1 . . .    1 . . .",
        "2 . o .    2 . . .    2 . . .",
        "3 . . .    3 . . .    3 . . .",
    ]
