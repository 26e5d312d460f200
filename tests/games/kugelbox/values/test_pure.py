"""Chikugo and Take It without numpy and numba: the same lay-out, the same games."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from parlour.analysis.kugelbox import chikugo_puzzles
from parlour.core.actor import CHANCE
from parlour.core.state import State
from parlour.games.kugelbox.actions import Lay
from parlour.games.kugelbox.chikugo.rules import GAME as CHIKUGO
from parlour.games.kugelbox.take_it.rules import GAME as TAKE_IT
from parlour.games.kugelbox.values import pure_playouts, take_it_kernel
from parlour.games.kugelbox.values.endless_race import EndlessRace
from parlour.games.kugelbox.values.lay_out import LayOut
from parlour.games.kugelbox.values.pure_lay_out import PureLayOut
from parlour.games.kugelbox.values.values import ThinkingLimit, laps_for, values

HOW_MANY = pytest.mark.parametrize("count", [15, pytest.param(300, marks=pytest.mark.prove)])


def played(state: State, turns: int, rng: random.Random) -> State:
    """The state after so many events at random, or the last before the end."""
    for _ in range(turns):
        after = state.after(state.sample(rng) if state.actor is CHANCE else rng.choice(state.legal()))
        if after.actor is None:
            break
        state = after
    return state


def laying_out(count: int, seed: int = 1) -> Iterator[Any]:
    """States of the lay-out with few chips."""
    rng = random.Random(seed)
    while count:
        options: dict[str, Any] = {
            "seats": rng.choice((2, 2, 3)),
            "lay_out": rng.choice(("one", "all")),
            "smart_calculators": rng.random() < 0.3,
        }
        state: Any = played(CHIKUGO.start(**options), rng.randint(20, 90), rng)
        if state.phase != "pick-up" and sum(map(len, state.chips)) <= 7:
            count -= 1
            yield state


@pytest.mark.slow
@HOW_MANY
def test_the_lay_out_is_solved_to_the_same_chances(count: int) -> None:
    laid = 0
    for state in laying_out(count):
        solved, plain = LayOut(state, 40), PureLayOut(state, 40)
        assert plain.before_throwing() == pytest.approx(solved.before_throwing(), abs=1e-12)
        for left, (after, before) in enumerate(zip(plain.after, plain.before, strict=True)):
            assert after == pytest.approx(solved.after[left].tolist(), abs=1e-12)
            assert before == pytest.approx(solved.before[left].tolist(), abs=1e-12)
        for action in state.legal() if state.stage == "lay" else ():
            chip = action if isinstance(action, Lay) else None
            assert plain.after_laying(chip) == pytest.approx(solved.after_laying(chip), abs=1e-12)
            laid += 1
    assert laid > count // 4


@HOW_MANY
def test_playouts_are_the_same_games(count: int) -> None:
    rng = random.Random(3)
    for number in range(count):
        options = {"seats": rng.randint(2, 5), "smart_calculators": rng.random() < 0.3}
        state: Any = played(TAKE_IT.start(**options), rng.randint(0, 40), rng)
        if state.stage != "throw":
            continue
        seat = rng.randrange(state.options.seats)
        expected = take_it_kernel.winnings(state, seat, 20, number)
        assert pure_playouts.winnings(state, seat, 20, number) == expected


def test_without_numpy_it_looks_less_far_ahead_in_the_same_time(monkeypatch: pytest.MonkeyPatch) -> None:
    state = next(laying_out(1))
    limit = ThinkingLimit(seconds=0.002)
    with_numpy = laps_for(state, limit)
    monkeypatch.setenv("PARLOUR_KERNELS", "never")
    assert 1 <= laps_for(state, limit) < with_numpy


def test_without_kernels_fewer_games_are_played(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three seats are never solved: all is played out, and quickly enough."""
    state = next(
        state
        for turns in range(10, 40)
        if isinstance((state := played(TAKE_IT.start(seats=3), turns, random.Random(turns))).actor, int)
        and len(state.legal()) > 1
    )
    games: list[int] = []
    pure = pure_playouts.winnings

    def counted(state: Any, seat: int, count: int, seed: int) -> float:
        games.append(count)
        return pure(state, seat, count, seed)

    monkeypatch.setattr(pure_playouts, "winnings", counted)
    monkeypatch.setenv("PARLOUR_KERNELS", "never")
    found = values(state, ThinkingLimit(seconds=0.1))  # type: ignore[arg-type]
    assert not found.exact
    assert 0 < sum(games) <= 400
    games.clear()
    values(state, ThinkingLimit())  # type: ignore[arg-type]
    assert 400 < sum(games) <= 3000


def choosing(count: int, seed: int = 5) -> Iterator[Any]:
    """States of Take It for two with all chips face up and some in the middle."""
    rng = random.Random(seed)
    while count:
        options: dict[str, Any] = {
            "smart_calculators": rng.random() < 0.3,
            "miss": rng.choice(("3/20", "0")),
        }
        state: Any = played(TAKE_IT.start(**options), rng.randint(60, 120), rng)
        if not state.unseen and 1 <= len(state.up) <= 3 and state.stage in ("throw", "take", "rob"):
            count -= 1
            yield state


@pytest.mark.slow
@HOW_MANY
def test_take_it_is_solved_to_the_same_chances(count: int, monkeypatch: pytest.MonkeyPatch) -> None:
    stages = set()
    for state in choosing(count):
        monkeypatch.setenv("PARLOUR_KERNELS", "auto")
        expected = values(state, ThinkingLimit())
        monkeypatch.setenv("PARLOUR_KERNELS", "never")
        found = values(state, ThinkingLimit())
        assert found.exact is expected.exact is True
        assert found.value == pytest.approx(expected.value, abs=1e-9)
        assert dict(found.actions) == pytest.approx(dict(expected.actions), abs=1e-9)
        stages.add(state.stage)
    assert stages == {"throw", "take", "rob"}


def test_near_the_limit_of_idle_turns_the_chances_differ(monkeypatch: pytest.MonkeyPatch) -> None:
    """The solver counts them: whoever is behind has less time to catch up."""
    monkeypatch.setenv("PARLOUR_KERNELS", "never")
    early, late = (
        values(
            TAKE_IT.position(f"play|12|0|2,3,4,5,8,<=4;<=6,line,line,square,square;||0|60|||{idle}"),
            ThinkingLimit(),
        ).value
        for idle in (0, 98)
    )
    assert abs(early - late) > 0.01


@pytest.mark.slow
def test_without_a_limit_of_laps_the_chances_are_nearly_the_same() -> None:
    laid = 0
    for state in laying_out(60, seed=8):
        if state.options.seats > 2 or state.options.lay_out != "one" or state.round > 40 or not state.met():
            continue
        solved, race = PureLayOut(state), EndlessRace(state)
        for chip in state.met():
            assert race.after_laying(chip) == pytest.approx(
                solved.after_laying(Lay(chip))[state.seat], abs=1e-5
            )
            laid += 1
    assert laid > 5


@pytest.mark.slow
@pytest.mark.parametrize("level", [1, 2, 3])
def test_the_quick_look_leaves_no_puzzle_out(level: int, monkeypatch: pytest.MonkeyPatch) -> None:
    def made() -> list[Any]:
        rng = random.Random(2)
        return [one for _ in range(25) for one in chikugo_puzzles.MAKER.candidates(rng, level, "rarest")]

    quickly = made()
    assert quickly
    monkeypatch.setattr(chikugo_puzzles, "_may_be_wrong", lambda state, least: True)
    assert made() == quickly
