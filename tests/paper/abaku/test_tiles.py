"""Abaku on paper: the board is that of the rules, and a placement lies where it was played."""

from __future__ import annotations

import parlour
from parlour.analysis.drills import Question
from parlour.games.abaku.board import LAYOUT
from parlour.locales import Words
from parlour.paper import SHEETS, PrintOrder
from parlour.paper.abaku.figures import EQUATIONS, FIGURE, _laid
from parlour.paper.ink import GOLD, InkBox, InkText
from parlour.paper.pen import Pen
from tests.paper.reading import texts


def test_the_board_has_every_bonus_of_the_rules() -> None:
    (page,) = SHEETS.get("abaku-board").draw(PrintOrder(say=Words("en")))
    told = [mark.text for mark in page.marks if isinstance(mark, InkText)]
    signs = "".join(LAYOUT)
    # and one of each below, with what it means
    assert told.count("×2") == signs.count("2") + signs.count("6") + 2
    assert told.count("×3") == signs.count("3") + signs.count("9") + 2


def test_a_turn_has_room_for_its_tiles() -> None:
    (text,) = texts("abaku-score")
    assert text.count("tiles points sum") == 4 or text.count(" tiles ") >= 4


def test_a_placement_is_marked_on_its_squares() -> None:
    rows = ["." * 15] * 7 + [".....1243......"] + ["." * 15] * 7
    assert _laid("8E 1....3", rows) == {(7, 4): "1", (7, 9): "3"}
    assert _laid("G7 6.2", rows) == {(6, 6): "6", (8, 6): "2"}
    assert _laid("=H8 G9 e", rows) == {(8, 6): "e"}
    assert _laid("pass", rows) == {}
    state = parlour.game("abaku").start(seats=2)
    view = {**state.view(None), "board": "/".join(rows)}
    pen = Pen()
    FIGURE.draw(pen, 0, 0, 300, view, Words("en"), "G7 6.2")
    assert len([mark for mark in pen.page.marks if isinstance(mark, InkBox) and mark.fill == GOLD]) == 2


def test_an_answer_has_the_signs_of_its_equation() -> None:
    pen = Pen()
    asked = Question(ask="complete", theme="division", digits="124_", accepted=("3",))
    EQUATIONS.draw(pen, 0, 0, 300, asked, True, Words("en"))
    told = " ".join(mark.text for mark in pen.page.marks if isinstance(mark, InkText)).replace("\u00a0", " ")
    assert "12 : 4 = 3" in told
