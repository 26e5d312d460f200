"""Lots for who begins: a fair chance event before the first ball."""

from __future__ import annotations

import random
from fractions import Fraction
from typing import Any

import pytest

import parlour
from parlour.bots import create
from parlour.core.bot import Budget

GAME = parlour.game("kryds-bolle")
BARS = ("a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3")


def test_the_library_begins_with_seat_0_and_people_draw_lots() -> None:
    assert GAME.start().actor == 0
    assert not GAME.has_chance(GAME.options())
    assert GAME.offered["first"] == "lots"
    assert GAME.has_chance(GAME.options(first="lots"))


def test_lots_are_fair_and_drawn_once() -> None:
    state = GAME.start(first="lots")
    assert state.actor is parlour.CHANCE
    assert [(str(action), chance) for action, chance in state.odds()] == [
        ("first 0", Fraction(1, 2)),
        ("first 1", Fraction(1, 2)),
    ]
    drawn = {str(state.sample(random.Random(seed))) for seed in range(20)}
    assert drawn == {"first 0", "first 1"}
    assert state.accepts(GAME.action("b2")).code == "not-now"
    begun = state.play("first 1")
    assert begun.actor == 1
    assert begun.accepts(GAME.action("first 0")).code == "not-now"
    assert GAME.start().accepts(GAME.action("first 0")).code == "not-now"


@pytest.mark.parametrize("placement", ["stacked", "free"])
def test_whoever_begins_the_same_balls_make_the_same_points(placement: str) -> None:
    rng = random.Random(3)
    for _ in range(20):
        one, other = (
            GAME.start(placement=placement),
            GAME.start(placement=placement, first="lots").play("first 1"),
        )
        while one.actor is not None:
            action = rng.choice(one.legal())
            assert other.legal() == one.legal()
            assert other.actor == 1 - one.actor
            one, other = one.play(action), other.play(action)
            assert other.points == tuple(reversed(one.points))
            view = other.view(0)
            assert view["begins"] == 1
            assert GAME.imagine(view, rng).view(0) == view
            assert GAME.position(other.position, placement=placement, first="lots") == other
        assert other.places == tuple(reversed(one.places or ()))


def test_if_the_centre_is_last_the_seat_that_began_holds_the_chameleon() -> None:
    places = [f"{bar}.{level}" for bar in BARS for level in (1, 2, 3) if f"{bar}.{level}" != "b2.2"]
    for first, holder in ((0, 0), (1, 1)):
        state: Any = GAME.start(placement="free", first="lots").play(f"first {first}")
        for place in places:
            state = state.play(place)
        assert state.actor == holder


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (".........|.........", "bad-notation"),
        ("........./........./.........|2", "bad-notation"),
        ("x......../........./.........|?", "bad-first"),
        ("x......../........./.........|1", "bad-count"),
        ("o......../........./.........|0", "bad-count"),
    ],
)
def test_positions_that_are_none(text: str, code: str) -> None:
    with pytest.raises((parlour.BadNotation, parlour.BadPosition)) as refused:
        GAME.position(text, first="lots")
    assert refused.value.code == code


def test_who_began_is_told_only_with_lots() -> None:
    with pytest.raises(parlour.BadPosition):
        GAME.position("........./........./.........|0")


def test_a_match_with_lots_is_proved_fair() -> None:
    record = parlour.play("kryds-bolle", seed=5, first="lots")
    assert parlour.verify(record).ok
    assert str(list(record.states())[1].position).startswith("........./........./.........|")


@pytest.mark.parametrize("robot", ["novice", "casual", "strong", "perfect"])
def test_robots_play_as_well_when_they_begin_as_seat_1(robot: str) -> None:
    bot = create(robot, "kryds-bolle")
    one, other = GAME.start(), GAME.start(first="lots").play("first 1")
    for action in (
        "b2",
        "a1",
        "b2",
        "c3",
        "b2",
        "a2",
        "c1",
        "c1",
        "a3",
        "b1",
        "b3",
        "c2",
        "a1",
        "a1",
        "c3",
        "b1",
    ):
        one, other = one.play(action), other.play(action)
    budget, rng = Budget(), random.Random(1)
    mine = bot.choose(one.view(one.actor), budget, random.Random(1))
    assert bot.choose(other.view(other.actor), budget, rng) == mine


def test_analysis_is_the_same_for_both() -> None:
    one, other = GAME.start(), GAME.start(first="lots").play("first 1")
    for action in (
        "b2",
        "a1",
        "b2",
        "c3",
        "b2",
        "a2",
        "c1",
        "c1",
        "a3",
        "b1",
        "b3",
        "c2",
        "a1",
        "a1",
        "c3",
        "b1",
    ):
        one, other = one.play(action), other.play(action)
    first, second = parlour.analyse(one), parlour.analyse(other)
    assert first.value == second.value
    assert [str(move.action) for move in first.moves] == [str(move.action) for move in second.moves]
    with pytest.raises(parlour.IllegalAction):
        parlour.analyse(GAME.start(first="lots"))
