"""Magic squares: every level has one solution, and composing goes as the rules say."""

from __future__ import annotations

import random
from collections import Counter
from fractions import Fraction
from typing import Any

import pytest

import parlour

from .abaku import GAME
from .magic import Composer, is_magic, lines, read, solutions

PROVES = ("core", "games/abaku/magic.py", "games/abaku/options.py", "games/abaku/squares")
LEVELS = ("easy", "medium", "hard")
SIZES = (3, 4, 5)
EVERY_SIZE = pytest.mark.parametrize("size", SIZES)


def given_at(size: int, level: str) -> list[str]:
    state = GAME.start(mode="magic", size=size, level=level)
    assert state.actor is parlour.CHANCE
    odds = state.odds()
    assert {chance for _, chance in odds} == {Fraction(1, len(odds))}  # each is as likely as the others
    return [str(outcome).removeprefix("given ") for outcome, _ in odds]


def test_the_solver_knows_the_eight_squares_of_three() -> None:
    found = list(solutions({}, 3))
    assert len(found) == 8
    assert all(is_magic(square, 3) for square in found)


def test_the_solver_finds_the_second_solution_where_there_is_one() -> None:
    square = next(iter(solutions(read("8336/2774/..../...."), 4)))
    assert is_magic(square, 4)
    assert len(list(solutions({(1, 1): 5}, 3))) == 8


def one_solution(rows: str, size: int) -> None:
    found = list(zip(solutions(read(rows), size), range(2), strict=False))
    assert len(found) == 1, f"{rows} has {len(found)} solutions or more"


@pytest.mark.slow
@pytest.mark.parametrize("level", LEVELS)
@EVERY_SIZE
def test_a_level_has_one_solution(size: int, level: str) -> None:
    squares = given_at(size, level)
    assert len(set(squares)) == len(squares)
    for rows in squares[: 30 if size == 3 else 3]:
        one_solution(rows, size)


@pytest.mark.prove
@pytest.mark.parametrize("level", LEVELS)
@EVERY_SIZE
def test_every_square_of_a_level_has_one_solution(size: int, level: str, record_property: Any) -> None:
    squares = given_at(size, level)
    for rows in squares:
        one_solution(rows, size)
    record_property("squares", len(squares))


@EVERY_SIZE
def test_harder_levels_give_fewer_digits(size: int) -> None:
    counts = [max(len(read(rows)) for rows in given_at(size, level)) for level in LEVELS]
    fewest = [min(len(read(rows)) for rows in given_at(size, level)) for level in LEVELS]
    assert fewest[0] > counts[1] >= fewest[1] > counts[2]


def composed(size: int, level: str, seed: int, acts: int = 60) -> Counter[str]:
    """Write, move and take back at random, then finish; game and composer agree at every step."""
    rng = random.Random(f"{size} {level} {seed}")
    state = GAME.start(mode="magic", size=size, level=level)
    composer = Composer(size)
    counts: Counter[str] = Counter()
    if level != "empty":
        text = str(state.sample(rng))
        state = state.play(text)
        composer.happens(text)
    answer = next(iter(solutions(composer.given, size))) if level != "empty" or size == 3 else None
    while state.actor is not None and counts["acts"] < acts:
        _compare(state, composer)
        _judge(state, composer, rng, counts)
        text = str(rng.choice(state.legal()))
        composer.happens(text)
        state = state.play(text)
        counts["acts"] += 1
    if answer is not None and state.actor is not None:
        for text in finishing(composer, answer):
            assert state.actor == 0
            state = state.play(text)
            composer.happens(text)
            _compare(state, composer)
        counts["finished"] += 1
        assert composer.is_done
    _compare(state, composer)
    if composer.is_over:
        assert state.legal() == ()
    return counts


def finishing(composer: Composer, answer: dict[tuple[int, int], int]) -> list[str]:
    names = {at: f"{'abcde'[at[1]]}{at[0] + 1}" for at in answer}
    wrong = [at for at, digit in composer.digits.items() if answer[at] != digit]
    back = [f"{names[at]} -" for at in wrong]
    missing = [at for at in answer if at not in composer.digits or at in wrong]
    return back + [f"{names[at]} {answer[at]}" for at in missing]


def _judge(state: Any, composer: Composer, rng: random.Random, counts: Counter[str]) -> None:
    cells = [f"{c}{r}" for c in "abcde" for r in "12345"]
    for _ in range(12):
        one, two = rng.sample(cells, 2)
        text = rng.choice((f"{one} {rng.randint(1, 9)}", f"{one}-{two}", f"{one} -", "pass"))
        refusal, why = state.accepts(GAME.action(text)), composer.why_not(text)
        assert (refusal is None) == (not why), (text, refusal, why, state.position)
        counts["refused" if why else "allowed"] += 1
    allowed = {str(action) for action in state.legal()}
    assert allowed == {text for text in every_act(composer) if not composer.why_not(text)}


def every_act(composer: Composer) -> set[str]:
    """Everything that can be written."""
    names = [f"{'abcde'[c]}{r + 1}" for r in range(composer.size) for c in range(composer.size)]
    acts = {f"{one} {digit}" for one in names for digit in range(1, 10)} | {f"{one} -" for one in names}
    return acts | {"pass"} | {f"{one}-{two}" for one in names for two in names if one != two}


def _compare(state: Any, composer: Composer) -> None:
    assert state.position.split("|")[0] == composer.rows()
    for seat in (0, None):
        seen = state.view(seat)
        assert seen["square"] == composer.rows()
        counts = Counter(composer.digits.values())
        assert seen["left"] == [composer.size - 2 - counts[digit] for digit in range(1, 10)]
        sums = {tuple(one["squares"]): (one["sum"], one["full"]) for one in seen["sums"]}
        assert sums == {
            tuple(f"{'abcde'[c]}{r + 1}" for r, c in line): (
                sum(composer.digits.get(at, 0) for at in line),
                all(at in composer.digits for at in line),
            )
            for line in lines(composer.size)
        }
        assert (seat == 0) or seen["legal"] == []
    assert (state.actor is None) == composer.is_over
    assert state.winners == ((0,) if composer.is_done else ())


@pytest.mark.slow
@pytest.mark.parametrize("level", ["empty", *LEVELS])
@EVERY_SIZE
def test_composing_goes_as_the_rules_say(size: int, level: str) -> None:
    counts = composed(size, level, 0)
    assert min(counts["refused"], counts["acts"]) > 5


@pytest.mark.prove
@pytest.mark.parametrize("level", ["empty", *LEVELS])
@EVERY_SIZE
def test_two_hundred_squares_are_composed(size: int, level: str, record_property: Any) -> None:
    counts: Counter[str] = Counter()
    for seed in range(200):
        counts += composed(size, level, seed)
    for what, count in counts.items():
        record_property(what, count)
