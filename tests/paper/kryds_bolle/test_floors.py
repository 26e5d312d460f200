"""The cube on paper: a ball is marked where it would come to lie."""

from __future__ import annotations

import parlour
from parlour.locales import Words
from parlour.paper.ink import GOLD, INK, InkBox, InkDisc
from parlour.paper.kryds_bolle.figures import FIGURE
from parlour.paper.pen import Pen

POSITION = "xxx...o.o/x.o...o../x........"


def _drawn(played: str) -> Pen:
    pen = Pen()
    view = parlour.game("kryds-bolle").position(POSITION).view(0)
    FIGURE.draw(pen, 0, 0, 330, view, Words("en"), played)
    return pen


def test_every_ball_is_there() -> None:
    discs = [mark for mark in _drawn("").page.marks if isinstance(mark, InkDisc)]
    assert len([disc for disc in discs if disc.fill == INK]) == POSITION.count("o")
    assert len(discs) == POSITION.count("o") + POSITION.count("x")


def test_a_ball_slides_down_its_bar_unless_its_level_is_named() -> None:
    def floor(played: str) -> int:
        marks = _drawn(played).page.marks
        (gold,) = [mark for mark in marks if isinstance(mark, InkBox) and mark.fill == GOLD]
        return int(gold.x // 110)

    assert floor("b1") == 1
    assert floor("b2") == 0
    assert floor("b2.3") == 2
