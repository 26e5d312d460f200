"""Shut the Box drawn without English words."""

import parlour
from parlour.locales import Words
from parlour.locales.drawings import picture


def test_the_tray_stays_and_the_words_go() -> None:
    drawn = str(parlour.game("shut-the-box").position("1,2,5,12|3+4|0,31|1|2"))
    tray = picture("shut-the-box", drawn, Words("de")).splitlines()
    assert tray[1].split() == ["|", "1", "2", "·", "·", "5", "·", "·", "·", "·", "·", "·", "12", "|"]
    assert tray[0] == tray[-1] == "+" + "-" * (len(tray[0]) - 2) + "+"
    assert "[3]  [4]" in tray[3]
    assert len(tray) < len(drawn.splitlines())
