"""Points and shapes of a throw, from the book's pictures and examples."""

from itertools import product

import pytest

from parlour.games.kugelbox.box import HOLES, NUMBERS, OPERATORS, PLACES, score, sum_of


def test_there_are_25_holes_a1_to_e5() -> None:
    assert len(set(HOLES)) == 25
    assert set(HOLES) == {c + r for c, r in product("abcde", "12345")}


@pytest.mark.parametrize(
    ("red", "black", "points", "shape"),
    [
        ("-", "-", 0, "none"),
        ("c3", "-", 1, "one"),
        ("-", "e5", 1, "one"),
        ("b2", "d2", 3, "line"),  # one empty hole between
        ("c1", "c4", 4, "line"),  # two empty holes between
        ("b3", "c4", 4, "square"),
        ("a1", "b3", 6, "rectangle"),
        ("b2", "d4", 9, "square"),
    ],
)
def test_the_pictures_of_the_book(red: str, black: str, points: int, shape: str) -> None:
    assert (score(red, black).points, score(red, black).shape) == (points, shape)
    assert score(black, red) == score(red, black)


def holes_spanned(red: str, black: str) -> int:
    """The holes of the smallest upright rectangle around both balls, counted one by one."""
    columns, rows = sorted((red[0], black[0])), sorted((red[1], black[1]))
    return sum(columns[0] <= h[0] <= columns[1] and rows[0] <= h[1] <= rows[1] for h in HOLES)


def test_every_pair_counts_the_holes_that_it_spans() -> None:
    seen: dict[str, set[int]] = {}
    for red, black in product(HOLES, HOLES):
        if red == black:
            continue
        found = score(red, black)
        assert found.points == holes_spanned(red, black)
        assert (found.shape == "line") == (red[0] == black[0] or red[1] == black[1])
        seen.setdefault(found.shape, set()).add(found.points)
    assert seen["line"] == {2, 3, 4, 5}
    assert seen["square"] == {4, 9, 16, 25}
    assert seen["rectangle"] == {6, 8, 10, 12, 15, 20}


def test_25_is_the_opposite_corners_and_nothing_else() -> None:
    pairs = {(r, b) for r, b in product(PLACES, PLACES) if (r != b or r == "-") and score(r, b).points == 25}
    assert pairs == {("a1", "e5"), ("e5", "a1"), ("a5", "e1"), ("e1", "a5")}


@pytest.mark.parametrize(
    ("red", "black", "calculation", "points"),
    [
        ("a1", "d4", "1 + 4", 5),
        ("b3", "e1", "2 × 5", 10),
        ("e2", "b5", "5 − 2", 3),
        ("b4", "e5", "5 − 2", 3),  # always the larger minus the smaller
        ("e3", "e1", "5 × 5", 25),
    ],
)
def test_the_calculators_examples(red: str, black: str, calculation: str, points: int) -> None:
    assert sum_of(red, black) == calculation
    assert score(red, black, OPERATORS).points == points


def test_calculators_join_the_columns_by_the_operator_of_the_reds_row() -> None:
    assert OPERATORS == "+−×−+"
    assert [NUMBERS[column] for column in "abcde"] == [1, 2, 3, 4, 5]
    for red, black in product(HOLES, HOLES):
        if red == black:
            continue
        one, other = "abcde".index(red[0]) + 1, "abcde".index(black[0]) + 1
        due = {"1": one + other, "5": one + other, "3": one * other}.get(red[1], abs(one - other))
        found = score(red, black, OPERATORS)
        assert found.points == due
        assert found.shape == score(red, black).shape, "line and square chips still look at the shape"


def test_calculators_count_misses_as_before() -> None:
    assert score("-", "-", OPERATORS).points == 0
    assert score("e3", "-", OPERATORS).points == score("-", "e3", OPERATORS).points == 1
    assert sum_of("e3", "-") is None
