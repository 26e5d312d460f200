"""Worksheets: their questions are those of the drills, and the answers on paper are right by the rules."""

from __future__ import annotations

import pytest

from parlour.analysis.drills import Equations, Puzzles, Sums, ladder, right
from parlour.analysis.drills.practice import courses
from parlour.analysis.puzzles import check
from parlour.core.errors import BadOption
from parlour.locales import Words
from parlour.paper.making import Printing, kept, printed, puzzle_set
from parlour.paper.worksheet import MOST, questions, worked

from .reading import printing, reader, texts


@pytest.mark.parametrize("course", courses())
def test_every_level_gives_a_sheet_and_its_answers(course: str) -> None:
    for level in range(1, len(ladder(course)) + 1):
        read = reader(f"drill-{course}", level=level, seed="7")
        assert len(read.pages) >= 2, (course, level)
        last = read.pages[-1].extract_text()
        assert Words("en")("sheet-answers.why") in last
        assert f"page {len(read.pages)} of {len(read.pages)}" in last


@pytest.mark.parametrize("course", courses())
def test_answers_are_right_and_stand_on_the_last_pages_alone(course: str) -> None:
    drill = ladder(course)[-1].drill
    asked = questions(drill, "7")
    assert len(set(map(str, asked))) == len(asked)
    for question in asked:
        for answer in question.accepted:
            assert right(question, answer)


def test_the_ways_of_a_sum_are_all_there_and_add_up() -> None:
    front, back = texts("drill-sums", level=2, seed="5b7")
    front = front.partition(Words("en")("sheet-example.why"))[2]
    assert front
    for question in questions(ladder("sums")[1].drill, "5b7"):
        for way in question.accepted:
            flaps = [int(flap) for flap in way.split(",")]
            assert sum(flaps) == sum(question.throw)
            assert set(flaps) <= set(question.flaps)
            if len(flaps) > 1:
                told = " + ".join(map(str, sorted(flaps)))
                assert told in back
                assert told not in front


@pytest.mark.parametrize("course", courses())
def test_one_question_is_worked_out_that_is_not_asked(course: str) -> None:
    say = Words("de")
    for level, rung in enumerate(ladder(course), 1):
        asked = questions(rung.drill, "7")
        example = worked(rung.drill, "7", asked)
        assert example is not None, (course, level)
        assert example not in asked
        assert all(right(example, answer) for answer in example.accepted)
    front, *_, back = texts(f"drill-{course}", lang="de", level=1, seed="7")
    assert say("sheet-example.why") in front
    assert say("sheet-example.why") not in back


def test_a_seed_gives_the_same_sheet_and_another_one_another() -> None:
    one = texts("drill-equations", seed="a")
    kept.cache_clear()
    assert texts("drill-equations", seed="a") == one
    assert texts("drill-equations", seed="b") != one


def test_a_range_of_ones_own_is_kept() -> None:
    drill = Equations(operations=("division",), most=50, ask="complete")
    asked = questions(drill, "7")
    assert {question.ask for question in asked} == {"complete"}
    assert {question.theme for question in asked} == {"division"}
    front = texts("drill-equations", drill=drill)[0]
    assert Words("en")("class-ask-complete") in front
    assert Words("en")("class-ask-find") not in front
    # a drill of another course doesn't change this one's sheet
    assert texts("drill-equations", drill=Sums()) == texts("drill-equations")
    assert texts("drill-equations", drill=Puzzles(game="abaku")) == texts("drill-equations")


def test_a_sheet_has_as_many_questions_as_are_wanted() -> None:
    assert len(questions(Sums(), "7", 3)) == 3
    assert len(reader("drill-sums", count=MOST).pages) > 4
    for count in (0, MOST + 1):
        with pytest.raises(BadOption):
            questions(Sums(), "7", count)
    with pytest.raises(BadOption):
        printed(printing("drill-sums", level=99))


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["shut-the-box", "smart-calculators", "abaku", "chikugo"])
def test_puzzles_on_paper_have_their_solutions(kind: str) -> None:
    wanted = Printing(sheets=(f"puzzles-{kind}",), seed="7", count=2)
    for puzzle in puzzle_set(kind, wanted):
        for answer in puzzle.accepted:
            assert check(puzzle, answer).right
    pages = texts(f"puzzles-{kind}", seed="7", count=2)
    assert Words("en")("sheet-answers.why") not in pages[0]
    assert Words("en")("sheet-answers.why") in pages[-1]
