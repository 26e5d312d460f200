"""Drills: the questions are what was wished for, and arithmetic agrees with what they accept."""

from __future__ import annotations

import itertools
import random
import re
from typing import Literal, get_args

import msgspec
import pytest

from parlour.analysis.drills import (
    Calculators,
    Drill,
    Equations,
    Puzzles,
    Question,
    Sums,
    of_puzzle,
    question,
    right,
)
from parlour.analysis.drills.drill import EquationAsk, Operation
from parlour.analysis.puzzles import puzzle
from parlour.core.errors import BadNotation

OPERATIONS: tuple[Operation, ...] = get_args(Operation)
COUNT = 30


def holds(operation: str, a: int, b: int, c: int | None) -> bool:
    """Whether numbers side by side are an equation, by plain arithmetic."""
    if c is None:
        return {
            "square": a**2 == b,
            "cube": a**3 == b,
            "square-root": b**2 == a,
            "cube-root": b**3 == a,
        }.get(operation, False)
    return {
        "addition": a + b == c,
        "subtraction": a - b == c,
        "multiplication": a * b == c,
        "division": c * b == a,
    }.get(operation, False)


def operations_of(digits: str) -> set[str]:
    """Every operation as which digits can be read; positive numbers without leading zeros."""
    found: set[str] = set()
    for cuts in (1, 2):
        for places in itertools.combinations(range(1, len(digits)), cuts):
            ends = (0, *places, len(digits))
            parts = [digits[i:j] for i, j in itertools.pairwise(ends)]
            if any(part[0] == "0" for part in parts):
                continue
            numbers = [int(part) for part in parts]
            a, b, c = numbers[0], numbers[1], numbers[2] if cuts == 2 else None
            found |= {name for name in OPERATIONS if holds(name, a, b, c)}
    return found if digits != "11" else found - {"square", "cube", "square-root", "cube-root"}


def asked(drill: Drill, count: int = COUNT) -> list[Question]:
    return [question(drill, "seed", "anna", number) for number in range(1, count + 1)]


@pytest.mark.slow
@pytest.mark.parametrize("most", [10, 100, 1000])
@pytest.mark.parametrize("operation", OPERATIONS)
@pytest.mark.parametrize("ask", ["is-it", "complete", "find"])
def test_equations_are_of_the_operation_and_the_size(
    operation: Operation, most: int, ask: EquationAsk
) -> None:
    drill = Equations(operations=(operation,), most=most, ask=ask)
    for number in range(1, 9):
        found = question(drill, "seed", "anna", number)
        assert (found.ask, found.theme.removesuffix("-carry")) == (ask, operation)
        if ask == "is-it":
            assert found.accepted == ("yes" if operations_of(found.digits) else "no",)
            continue
        assert found.accepted
        if ask == "complete":
            gap = re.search("_+", found.digits)
            assert gap is not None
            fills = [f"{n:0{len(gap[0])}}" for n in range(10 ** len(gap[0]))]
            fitting = {fill: operations_of(found.digits.replace(gap[0], fill)) for fill in fills}
        else:
            row = found.digits
            parts = {row[i:j] for i in range(len(row)) for j in range(i + 2, len(row) + 1)}
            fitting = {part: operations_of(part) for part in parts}
        assert set(found.accepted) == {answer for answer, named in fitting.items() if named}
        assert all(operation in named for named in fitting.values() if named)


def test_no_number_is_beyond_the_most() -> None:
    for found in asked(Equations(operations=("addition",), most=10, ask="is-it")):
        # a wrong result may be ten off, so it has one digit more at the most
        assert len(found.digits) <= (4 if found.accepted == ("yes",) else 5)


def test_half_of_what_is_asked_is_no_equation() -> None:
    answers = [found.accepted for found in asked(Equations(ask="is-it"), 200)]
    assert 60 < answers.count(("yes",)) < 140


@pytest.mark.parametrize("flaps", [9, 12])
@pytest.mark.parametrize("least", [1, 2, 3])
def test_sums_accept_every_set_of_open_flaps_that_makes_the_throw(flaps: Literal[9, 12], least: int) -> None:
    for number in range(1, COUNT + 1):
        found = question(Sums(flaps=flaps, least=least), "seed", "bo", number)
        total = sum(found.throw)
        sets = {
            ",".join(map(str, some))
            for size in range(least, len(found.flaps) + 1)
            for some in itertools.combinations(found.flaps, size)
            if sum(some) == total
        }
        assert set(found.accepted) == sets != set()
        assert max(found.flaps) <= flaps
        assert found.theme == f"sum-{total}"


def points(red: str, black: str) -> int:
    """Smart Calculators by the box's edge: columns 1 to 5, rows + − × − +, the larger minus the smaller."""
    if "-" in (red, black):
        return 0 if red == black else 1
    one, other = ("abcde".index(hole[0]) + 1 for hole in (red, black))
    sign = "+−×−+"[int(red[1]) - 1]
    return {"+": one + other, "−": abs(one - other), "×": one * other}[sign]


@pytest.mark.parametrize("grade", [1, 2, 3, 4])
def test_calculators_count_as_the_edge_says(grade: int) -> None:
    themes = set()
    for number in range(1, COUNT + 1):
        found = question(Calculators(grade=grade), "seed", "cy", number)
        assert found.red is not None
        assert found.black is not None
        assert found.accepted == (str(points(found.red, found.black)),)
        themes.add(found.theme)
    assert (
        themes
        <= {
            1: {"plus"},
            2: {"plus", "minus"},
            3: {"times"},
            4: {"plus", "minus", "times", "miss"},
        }[grade]
    )


def test_everybody_has_questions_of_their_own_and_the_same_again() -> None:
    drill = Equations(operations=OPERATIONS, most=100)
    hers = [question(drill, "seed", "anna", n) for n in range(1, 11)]
    assert hers == [question(drill, "seed", "anna", n) for n in range(1, 11)]
    assert hers != [question(drill, "seed", "bo", n) for n in range(1, 11)]
    assert hers != [question(drill, "another", "anna", n) for n in range(1, 11)]


def test_answers_are_read_kindly_and_nonsense_is_no_answer() -> None:
    rng = random.Random(1)
    for drill in (Equations(ask="complete"), Equations(ask="find"), Sums(), Calculators(grade=2)):
        found = question(drill, "seed", "dora", rng.randrange(1, 50))
        assert right(found, f" {found.accepted[0]} ")
        for nonsense in ("", "x", "1; drop", "٣", "9" * 60):
            with pytest.raises(BadNotation):
                right(found, nonsense)
    sums = next(
        q for q in (question(Sums(least=2), "s", "e", n) for n in range(1, 99)) if "," in q.accepted[0]
    )
    backwards = ",".join(reversed(sums.accepted[0].split(",")))
    assert right(sums, backwards)
    assert not right(sums, "1"), "two dice make two at least"
    with pytest.raises(BadNotation):
        right(question(Equations(ask="is-it"), "s", "f", 1), "perhaps")


def test_a_puzzle_shows_its_seats_view_alone() -> None:
    made = puzzle("abaku", level=1, seed="class")
    found = of_puzzle(made)
    assert (found.theme, found.accepted) == (f"abaku-{made.theme}", made.accepted)
    shown = msgspec.json.encode(found.view).decode()
    others = [rack for seat, rack in enumerate(made.position.split("|")[1].split(",")) if seat != made.seat]
    assert found.view is not None
    unseen = found.view["unseen"]
    assert all(rack not in shown.replace(unseen, "") for rack in others)


@pytest.mark.parametrize(
    "wish",
    [
        '{"kind": "equations", "operations": []}',
        '{"kind": "equations", "most": 5}',
        '{"kind": "equations", "operations": ["modulo"]}',
        '{"kind": "sums", "flaps": 11}',
        '{"kind": "calculators", "grade": 5}',
        '{"kind": "puzzles"}',
        '{"kind": "homework"}',
    ],
)
def test_a_wish_out_of_its_limits_is_none(wish: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(wish, type=Drill)


def test_puzzles_have_makers_of_their_own() -> None:
    with pytest.raises(ValueError, match="makers"):
        question(Puzzles(game="abaku"), "seed", "anna", 1)
