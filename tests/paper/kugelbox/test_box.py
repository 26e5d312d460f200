"""The box on paper: a ball lies where it was thrown, and answers are those of the rules."""

from __future__ import annotations

from parlour.analysis.drills import Question
from parlour.games.kugelbox.chips import COUNT
from parlour.locales import Words
from parlour.paper import SHEETS, PrintOrder
from parlour.paper.figure import AskedFigure
from parlour.paper.ink import INK, InkDisc, InkText
from parlour.paper.kugelbox.figures import CALCULATORS, HOLES, box
from parlour.paper.pen import Pen


def _told(question: Question, figure: AskedFigure) -> list[str]:
    pen = Pen()
    figure.draw(pen, 0, 0, 190, question, True, Words("en"))
    return [mark.text for mark in pen.page.marks if isinstance(mark, InkText)]


def test_row_one_is_at_the_bottom_and_column_a_at_the_left() -> None:
    pen = Pen()
    box(pen, 0, 0, 100, "e5", "a1")
    (black,) = [mark for mark in pen.page.marks if isinstance(mark, InkDisc) and mark.fill == INK]
    assert (black.x, black.y) == (18, 82)


def test_answers_say_how_they_are_reckoned() -> None:
    spanned = Question(ask="holes", theme="span-rectangle", red="b2", black="d5", accepted=("12",))
    assert "3 × 4 = 12" in _told(spanned, HOLES)
    reckoned = Question(ask="points", theme="minus", red="a2", black="d4", accepted=("3",))
    assert "4 − 1 = 3" in _told(reckoned, CALCULATORS)
    alone = Question(ask="holes", theme="miss", red="-", black="d4", accepted=("1",))
    assert "1" in _told(alone, HOLES)


def test_all_chips_of_the_box_are_to_be_cut_out() -> None:
    (page,) = SHEETS.get("kugelbox-chips").draw(PrintOrder(say=Words("en")))
    assert len([mark for mark in page.marks if isinstance(mark, InkDisc) and mark.dash]) == COUNT
