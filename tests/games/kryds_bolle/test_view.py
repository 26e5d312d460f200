"""What a view of Kryds & Bolle tells: the finished lines, the balls left, and who holds the chameleon."""

from __future__ import annotations

import random
from itertools import combinations

import pytest

import parlour
from parlour.games.kryds_bolle.actions import PlaceBall

GAME = parlour.game("kryds-bolle")
PLACES = [f"{column}{row}.{level}" for level in "123" for row in "123" for column in "abc"]


def straight(*places: str) -> bool:
    """Whether three places lie on a line: the middle one is halfway between the others."""
    first, middle, last = sorted(("abc".index(p[0]), int(p[1]), int(p[3])) for p in places)
    return all(2 * m == a + b for a, m, b in zip(first, middle, last, strict=True))


LINES = [line for line in combinations(PLACES, 3) if straight(*line)]


def lines_by_hand(cube: str, holder: int | None) -> set[tuple[frozenset[str], int]]:
    """Every line with the seat that has its point, found by looking at the balls."""
    ball = dict(zip(PLACES, cube.replace("/", ""), strict=True))
    found = set()
    for line in LINES:
        colours = {ball[place] for place in line}
        if colours in ({"x"}, {"o"}):
            found.add((frozenset(line), "xo".index(colours.pop())))
        elif "*" in colours and len(colours) == 2 and "." not in colours:
            assert holder is not None
            found.add((frozenset(line), holder))
    return found


def test_there_are_49_lines_to_look_at() -> None:
    assert len(LINES) == 49


@pytest.mark.parametrize("placement", ["stacked", "free"])
def test_a_view_names_every_finished_line_and_whose_point_it_is(placement: str) -> None:
    rng = random.Random(placement)
    seen: set[int] = set()
    for _ in range(4):
        state = GAME.start(placement=placement)
        while state.actor is not None:
            state = state.play(rng.choice(state.legal()))
            view = state.view()
            told = [(frozenset(line["places"]), line["seat"]) for line in view["lines"]]
            assert set(told) == lines_by_hand(state.position, view["chameleon"])
            assert len(told) == len(set(told))
            assert tuple(sum(seat == s for _, seat in told) for s in (0, 1)) == state.points
            seen |= {seat for _, seat in told}
    assert seen == {0, 1}


def test_the_places_of_a_line_are_named_by_bar_and_level() -> None:
    state = GAME.position("xxx....../oo......./.........")
    (line,) = state.view()["lines"]
    assert (set(line["places"]), line["seat"]) == ({"a1.1", "b1.1", "c1.1"}, 0)
    (line,) = GAME.position("x......../.o..o..o./x.....x..", placement="free").view()["lines"]
    assert (set(line["places"]), line["seat"]) == ({"b1.2", "b2.2", "b3.2"}, 1)


def test_nobody_holds_the_chameleon_until_the_centre_is_taken() -> None:
    state = GAME.start(placement="free")
    assert state.view()["chameleon"] is None
    assert state.view()["balls_left"] == [13, 13]
    state = state.play("a1.1")
    assert state.view()["chameleon"] is None
    assert state.view()["balls_left"] == [12, 13]


@pytest.mark.parametrize(
    ("moves", "holder", "left"),
    [
        (["b2.2"], 1, [12, 14]),  # seat 0 took the centre, so seat 1 has 14 balls
        (["a1.1", "b2.2"], 0, [13, 12]),
    ],
)
def test_the_opponent_of_who_takes_the_centre_holds_it_and_has_a_ball_more(
    moves: list[str], holder: int, left: list[int]
) -> None:
    state = GAME.start(placement="free")
    for move in moves:
        state = state.play(move)
    assert state.view()["chameleon"] == holder
    assert state.view()["balls_left"] == left


@pytest.mark.parametrize("first", [1, 2, None])
def test_who_acts_last_of_all_has_one_ball_left_and_then_none(first: int | None) -> None:
    """`first` is the move at which the centre is taken; None leaves it for the last ball."""
    order = [place for place in PLACES if place != "b2.2"]
    if first is not None:
        order.insert(first - 1, "b2.2")
    state = GAME.start(placement="free")
    for place in order[:26]:
        state = state.play(place)
    holder = state.actor
    assert state.view()["chameleon"] == holder
    assert state.view()["balls_left"] == [int(holder == 0), int(holder == 1)]
    end = state.play(state.legal()[0])
    assert end.view()["balls_left"] == [0, 0]
    assert end.view()["chameleon"] == holder


@pytest.mark.parametrize(
    ("placement", "action", "code"),
    [
        ("stacked", PlaceBall(9), "no-such-place"),
        ("stacked", PlaceBall(-1), "no-such-place"),
        ("free", PlaceBall(9, 0), "no-such-place"),
        ("free", PlaceBall(-1, 0), "no-such-place"),
        ("free", PlaceBall(0, 3), "no-such-place"),
        ("free", PlaceBall(0, -1), "no-such-place"),
    ],
)
def test_a_place_outside_the_cube_is_refused_by_its_name(
    placement: str, action: PlaceBall, code: str
) -> None:
    refusal = GAME.start(placement=placement).accepts(action)
    assert refusal is not None
    assert refusal.code == code
    with pytest.raises(parlour.IllegalAction):
        GAME.start(placement=placement).play(action)
