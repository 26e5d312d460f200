"""Practice alone: every level asks what it says, and arithmetic agrees with what is accepted."""

from __future__ import annotations

import itertools

import pytest

from parlour.analysis.drills import ThrowPoints, ladder, practised, question, right
from parlour.analysis.drills.practice import courses
from parlour.core.errors import BadOption

LEVELS = [(course, level) for course in courses() for level in range(1, len(ladder(course)) + 1)]


def test_the_courses_are_those_of_the_games() -> None:
    assert courses() == ("calculators", "equations", "sums", "throws")
    for course in courses():
        ratings = [rung.rating for rung in ladder(course)]
        assert ratings == sorted(set(ratings))
        assert len(ratings) >= 4


@pytest.mark.parametrize(("course", "level"), LEVELS)
def test_every_level_has_questions_that_can_be_answered(course: str, level: int) -> None:
    for number in range(1, 13):
        asked = practised(course, level, "seed", number)
        assert asked == practised(course, level, "seed", number)
        assert all(right(asked, answer) for answer in asked.accepted)
        assert asked.accepted
        wrong = {"is-it": "no" if asked.accepted == ("yes",) else "yes", "flaps": "1,2,3,4"}.get(
            asked.ask, "0" * max(1, asked.digits.count("_")) if asked.ask != "find" else "99"
        )
        if wrong not in asked.accepted:
            assert not right(asked, wrong)


def test_seeds_and_numbers_give_other_questions() -> None:
    found = {
        practised("equations", 5, seed, number)
        for seed, number in itertools.product(("one", "two"), range(1, 11))
    }
    assert len(found) > 15


def test_a_theme_that_is_wished_for_is_asked_more_often() -> None:
    def divisions(theme: str | None) -> int:
        asked = [practised("equations", 8, "seed", number, theme) for number in range(1, 41)]
        return sum(one.theme == "division" for one in asked)

    assert divisions(None) < 20
    assert divisions("division") > 28
    # what a level doesn't have is no reason to ask nothing
    assert practised("equations", 1, "seed", 1, "division").theme == "addition"


def holes(red: str, black: str) -> int:
    """The holes between two balls, counted one by one."""
    if "-" in (red, black):
        return int(red != black)
    columns = sorted("abcde".index(hole[0]) for hole in (red, black))
    rows = sorted(int(hole[1]) for hole in (red, black))
    return sum(1 for _ in range(columns[0], columns[1] + 1) for _ in range(rows[0], rows[1] + 1))


@pytest.mark.parametrize("most", [2, 3, 4, 5])
def test_throws_are_counted_hole_by_hole(most: int) -> None:
    for number in range(1, 41):
        found = question(ThrowPoints(most=most, misses=most == 5), "seed", "bo", number)
        assert found.red is not None
        assert found.black is not None
        assert found.accepted == (str(holes(found.red, found.black)),)
        assert int(found.accepted[0]) <= most * most
        assert (found.theme == "miss") == ("-" in (found.red, found.black))


def test_what_is_not_there_is_refused() -> None:
    with pytest.raises(BadOption, match="allowed: calculators, equations, sums, throws"):
        ladder("chess")
    with pytest.raises(BadOption, match="allowed for sums: 1 to 6"):
        practised("sums", 7, "seed", 1)
