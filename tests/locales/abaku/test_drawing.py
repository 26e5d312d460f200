"""Abaku drawn without English words, with one's rack told in a language."""

import pytest

import parlour
from parlour.locales import Words
from parlour.locales.drawings import drawing_of, picture

BOARD = "/".join(["." * 15] * 7 + ["......123......"] + ["." * 15] * 7)
REST = "".join(sorted("0123456789" * 10 + "?"))


@pytest.mark.parametrize(("seat", "told"), [(0, ["Deine Steine: 03379."]), (None, [])])
def test_the_board_stays_and_only_ones_own_rack_is_told(seat: int | None, told: list[str]) -> None:
    game, words = parlour.game("abaku"), Words("de")
    bag = REST
    for tile in "1230337956669":
        bag = bag.replace(tile, "", 1)
    view = game.position(f"{BOARD}|03379,56669|{bag}|0,0|0").view(seat)
    rows = picture("abaku", game.drawn(view), words).splitlines()
    assert len(rows) == 16
    assert rows[8].split()[7:10] == ["1", "2", "3"]
    drawing = drawing_of("abaku")
    assert drawing is not None
    assert drawing.beside(view, ["Anna", "Bo"], words) == told
