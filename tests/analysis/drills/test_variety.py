"""No poor tasks: enough questions, none twice in ten, and what a wrong answer comes to."""

from __future__ import annotations

import re

import pytest

from parlour.analysis.drills import (
    ENOUGH,
    Drill,
    Equations,
    Question,
    Sums,
    ThrowPoints,
    in_a_row,
    key_of,
    ladder,
    presets,
    slip,
    told,
    variety,
    why,
    wider,
)
from parlour.analysis.drills.level import Answered, level_for, strength
from parlour.analysis.drills.practice import courses

RUNGS = [rung.drill for course in courses() for rung in ladder(course)]
GIVEN = [preset.drill for preset in presets()]


@pytest.mark.parametrize("drill", [*GIVEN, *RUNGS])
def test_what_we_offer_has_enough_questions_and_none_comes_twice_in_ten(drill: Drill) -> None:
    assert variety(drill) >= ENOUGH
    row = [key_of(in_a_row(drill, "seed", "anna", number)) for number in range(1, 31)]
    for at in range(len(row)):
        assert len(set(row[at : at + 10])) == len(row[at : at + 10]), at


def test_a_poor_drill_says_how_many_and_a_wider_one_has_enough() -> None:
    poor = Equations(operations=("square",), most=10)
    assert 0 < variety(poor) < ENOUGH
    better = wider(poor)
    assert isinstance(better, Equations)
    assert better.operations == ("square",)
    assert better.most > 10
    assert variety(better) >= ENOUGH
    assert variety(Equations(most=10, carry="with", ask="complete")) < ENOUGH
    assert wider(Equations(most=100)) is None


def test_ages_are_from_six_to_fourteen_and_get_harder() -> None:
    found = presets()
    assert min(one.ages[0] for one in found) == 6
    assert max(one.ages[1] for one in found) == 14
    assert [one.ages for one in found] == sorted(one.ages for one in found)
    assert len({one.key for one in found}) == len(found)


def carries(a: int, b: int) -> bool:
    return sum(map(int, str(a + b))) != sum(map(int, f"{a}{b}"))


@pytest.mark.parametrize("carry", ["with", "without"])
def test_carries_are_as_wished(carry: str) -> None:
    drill = Equations(most=100, ask="complete", carry="with" if carry == "with" else "without")
    for number in range(1, 31):
        asked = in_a_row(drill, "s", "a", number)
        sums = [re.fullmatch(r"(\d+) \+ (\d+) = \d+", text) for text in " · ".join(told(asked)).split(" · ")]
        assert any(m and carries(int(m[1]), int(m[2])) == (carry == "with") for m in sums), asked


def test_tables_are_those_that_were_chosen() -> None:
    drill = Equations(operations=("multiplication",), most=100, ask="complete", tables=(7,))
    for number in range(1, 21):
        assert any("7" in text.replace("=", "").split() for text in told(in_a_row(drill, "s", "a", number)))


def test_answers_are_told_with_signs_and_slips_are_named() -> None:
    carry = Question(ask="complete", theme="addition-carry", digits="2715__", accepted=("42",))
    assert told(carry) == ("27 + 15 = 42",)
    assert (slip(carry, "32").kind, slip(carry, "43").kind) == ("carry", "off-by-one")
    assert why(carry, "32", over=False) == "", "it would give the answer away"
    assert why(carry, "32", over=True) == "27 + 15 = 42"
    find = Question(ask="find", theme="division", digits="58247", accepted=("824",))
    assert told(find) == ("8 : 2 = 4",)
    assert slip(find, "999").kind == "elsewhere"
    flaps = Question(ask="flaps", theme="sum-8", flaps=(1, 3, 4, 5), throw=(4, 4), accepted=("1,3,4", "3,5"))
    assert told(flaps) == ("1 + 3 + 4 = 8", "3 + 5 = 8")
    assert (slip(flaps, "4,5").kind, slip(flaps, "1,3").kind) == ("off-by-one", "too-little")
    points = Question(ask="points", theme="plus", red="a1", black="e3", accepted=("6",))
    assert told(points) == ("1 + 5 = 6",)
    assert (slip(points, "5").kind, slip(points, "5").meant) == ("other-row", "1 × 5 = 5")
    holes = Question(ask="holes", theme="span-rectangle", red="b2", black="d3", accepted=("6",))
    assert told(holes) == ("3 × 2 = 6",)
    assert (slip(holes, "2").kind, slip(holes, "5").kind) == ("between", "added")


def test_no_form_of_wrong_answer_breaks_a_slip() -> None:
    for drill in (*RUNGS, Sums(), ThrowPoints(misses=True)):
        for number in range(1, 6):
            asked = in_a_row(drill, "s", "a", number)
            for given in {"is-it": ["yes", "no"], "flaps": ["1", "1,2,12"]}.get(asked.ask, ["1", "10", "00"]):
                if given not in asked.accepted and len(given) >= asked.digits.count("_"):
                    assert slip(asked, given).kind


def test_the_level_follows_the_learner() -> None:
    ratings = [rung.rating for rung in ladder("equations")]
    good = [Answered(ratings[0], 0.0, True)] * 12 + [Answered(ratings[4], 0.0, True)] * 12
    assert level_for(strength([]), ratings) < level_for(strength(good), ratings)
    bad = [*good, *[Answered(ratings[4], 0.0, False)] * 12]
    assert level_for(strength(bad), ratings) < level_for(strength(good), ratings)
