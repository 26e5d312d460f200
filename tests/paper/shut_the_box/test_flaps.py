"""Flaps on paper: those that stand have their numbers, the fewest flaps are the marked way."""

from __future__ import annotations

from parlour.analysis.drills import Question
from parlour.locales import Words
from parlour.paper.ink import GOLD, InkBox, InkText
from parlour.paper.pen import Pen
from parlour.paper.shut_the_box.figures import SUMS, flaps

QUESTION = Question(
    ask="flaps", theme="sum-8", flaps=(1, 2, 5, 6, 7, 8), throw=(3, 5), accepted=("1,7", "2,6", "8", "1,2,5")
)


def test_only_standing_flaps_have_numbers() -> None:
    pen = Pen()
    flaps(pen, 0, 0, 300, (2, 5, 9), count=9)
    assert [mark.text for mark in pen.page.marks if isinstance(mark, InkText)] == ["2", "5", "9"]


def test_the_way_with_the_fewest_flaps_is_marked_in_the_answer_alone() -> None:
    for solved, marked in ((False, 0), (True, 1)):
        pen = Pen()
        SUMS.draw(pen, 0, 0, 300, QUESTION, solved, Words("en"))
        gold = [mark for mark in pen.page.marks if isinstance(mark, InkBox) and mark.fill == GOLD]
        assert len(gold) == marked
        told = [mark.text for mark in pen.page.marks if isinstance(mark, InkText)]
        assert ("1 + 2 + 5" in told) is solved
        assert (Words("en")("sheet-ways", ways=4) in told) is solved
