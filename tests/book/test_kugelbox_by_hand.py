"""Chikugo and Take It kept by hand beside the game: whole random matches, compared act by act."""

from __future__ import annotations

import random
from collections import Counter
from fractions import Fraction
from typing import Any

import pytest

import parlour
from parlour import CHANCE

from .kugelbox import CHIPS
from .tell import bad_options, choices

#: the signs of rows 1 to 5
OPERATORS = "+-x-+"
HOLES = [f"{column}{row}" for column in "abcde" for row in "12345"]


def value(chip: str) -> int:
    """What a chip counts in Take It: its number, a line 1, a square 9."""
    return {"line": 1, "square": 9}.get(chip) or int(chip.removeprefix("<="))


def printing(rng: Any) -> dict[str, str]:
    """The options of another printing: any twelve chips, any five signs."""
    kinds = [*map(str, range(1, 26)), *(f"<={n}" for n in range(1, 26)), "line", "square"]
    chips = rng.choices([*kinds[:12], *kinds[25:33], "line", "square"], k=10) + rng.choices(kinds, k=2)
    return {"chips": ",".join(chips), "operators": "".join(rng.choices("+-x", k=5))}


def lie(rng: Any) -> Any:
    """Where the balls come to lie: often nowhere, and in the corners more often than in truth."""
    if rng.random() < 0.05:
        return "red a1 black e5"
    red, black = rng.sample(HOLES, 2)
    return f"red {'-' if rng.random() < 0.1 else red} black {'-' if rng.random() < 0.1 else black}"


def counted(text: Any, smart: Any, operators: str = OPERATORS) -> Any:
    """Points and shape of a throw."""
    _, red, _, black = text.split()
    if "-" in (red, black):
        return int(red != black), None
    wide, high = abs(ord(red[0]) - ord(black[0])) + 1, abs(int(red[1]) - int(black[1])) + 1
    shape = "line" if 1 in (wide, high) else "square" if wide == high else None
    if not smart:
        return wide * high, shape
    a, b = ord(red[0]) - 96, ord(black[0]) - 96
    return {"+": a + b, "-": abs(a - b), "x": a * b}[operators[int(red[1]) - 1]], shape


def meets(chip: Any, points: Any, shape: Any) -> Any:
    if chip in ("line", "square"):
        return shape == chip
    return points <= int(chip[2:]) if chip.startswith("<=") else points >= int(chip)


def after(seat: Any, seats: Any, those: Any) -> Any:
    """The next seat round the table that is one of those."""
    return next(s % seats for s in range(seat + 1, seat + 1 + seats) if s % seats in those)


def turned_over(state: Any, down: Any, rng: Any, seat: Any) -> Any:
    """One of the chips that are face down is turned, by this seat if the game asks it to."""
    if state.actor is not CHANCE:
        assert (state.actor, choices(state)) == (seat, ("turn",))
        state = state.play("turn")
    assert {str(o): p for o, p in state.odds()} == {
        f"chip {chip}": Fraction(n, down.total()) for chip, n in down.items() if n
    }
    chip = rng.choice(sorted(down.elements()))
    down[chip] -= 1
    return state.play(f"chip {chip}"), chip


def chips_of(printed: dict[str, str]) -> Counter[str]:
    return Counter(printed["chips"].split(",") if "chips" in printed else CHIPS)


def thrown(state: Any, seat: Any, rng: Any, smart: Any, operators: str = OPERATORS) -> Any:
    assert state.actor == seat
    assert choices(state) == ("throw",)
    text = lie(rng)
    return state.play("throw").play(text), *counted(text, smart, operators)


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
@pytest.mark.parametrize("lay_out", ["one", "all"])
@pytest.mark.parametrize("smart", [False, True])
def test_chikugo_kept_by_hand(seats: Any, lay_out: Any, smart: Any) -> None:
    for seed in range(25):
        _chikugo(random.Random(f"{seats}{lay_out}{smart}{seed}"), seats, lay_out, smart)


def _chikugo(rng: Any, seats: Any, lay_out: Any, smart: Any, **printed: str) -> Any:
    state = parlour.game("chikugo").start(seats=seats, lay_out=lay_out, smart_calculators=smart, **printed)
    operators = printed.get("operators", OPERATORS)
    chips: list[list[str]] = [[] for _ in range(seats)]
    playing, down, starter = set(range(seats)), chips_of(printed), 0

    def ended(losers: Any) -> None:
        assert state.actor is None
        assert state.winners == tuple(s for s in range(seats) if s not in losers)
        assert state.points == tuple(map(len, chips))

    while down.total():  # pick up
        nadir: int | None = None
        lowest: int | None = None
        order = [s % seats for s in range(starter, starter + seats) if s % seats in playing]
        for seat in order:
            state, points, _ = thrown(state, seat, rng, smart, operators)
            if points == 25:
                chips[seat] = []
                playing.remove(seat)
                if len(playing) == 1:
                    return ended(playing)
            elif lowest is None or points <= lowest:
                nadir, lowest = seat, points
        assert nadir is not None
        state, chip = turned_over(state, down, rng, nadir)
        chips[nadir].append(chip)
        starter = after(starter, seats, playing)
        if down.total():
            assert state.points == tuple(map(len, chips))
    playing = {s for s in playing if chips[s]}
    seat, throws = starter if starter in playing else after(starter, seats, playing), [0] * seats
    while len(playing) > 1 and throws[seat] < 100:  # lay out
        throws[seat] += 1
        state, points, shape = thrown(state, seat, rng, smart, operators)
        if points == 25:
            chips[seat] = []
        met = {c for c in chips[seat] if meets(c, points, shape)}
        while met:
            assert state.actor == seat
            assert set(choices(state)) - {"pass"} == {f"lay {c}" for c in met}
            assert "pass" in choices(state)
            chip = rng.choice(sorted(met))
            state = state.play(f"lay {chip}")
            chips[seat].remove(chip)
            met = {c for c in chips[seat] if meets(c, points, shape)} if lay_out == "all" else set()
        if state.actor == seat and choices(state) == ("pass",):
            state = state.play("pass")
        if not chips[seat]:
            playing.remove(seat)
        assert state.points == tuple(map(len, chips))
        seat = after(seat, seats, playing)
    # the last one with chips, or after 100 throws each whoever has most
    most = max(len(chips[s]) for s in playing)
    return ended({s for s in playing if len(chips[s]) == most})


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
@pytest.mark.parametrize("smart", [False, True])
def test_take_it_kept_by_hand(seats: Any, smart: Any) -> None:
    for seed in range(25):
        _take_it(random.Random(f"{seats}{smart}{seed}"), seats, smart)


def _take_it(rng: Any, seats: Any, smart: Any, **printed: str) -> None:
    state = parlour.game("take-it").start(seats=seats, smart_calculators=smart, **printed)
    operators = printed.get("operators", OPERATORS)
    chips: list[list[str]] = [[] for _ in range(seats)]
    up: list[str] = []
    down, seat, idle = chips_of(printed), 0, 0
    while (down.total() or up) and idle < 50 * seats:
        state, points, shape = thrown(state, seat, rng, smart, operators)
        if down.total():
            assert (state.actor, choices(state)) == (seat, ("turn",))
            state, chip = turned_over(state, down, rng, seat)
            up.append(chip)
        takes = {c for c in up if meets(c, points, shape)}
        robs = {
            (other, c)
            for other in range(seats)
            for c in chips[other]
            if other != seat and (shape == c if c in ("line", "square") else points == value(c))
        }
        idle += 1
        if takes:
            assert state.actor == seat
            assert set(choices(state)) == {f"take {c}" for c in takes}
            chip = rng.choice(sorted(takes))
            state = state.play(f"take {chip}")
            up.remove(chip)
            chips[seat].append(chip)
            idle = 0
        elif robs:
            assert state.actor == seat
            assert set(choices(state)) == {f"rob {other} {c}" for other, c in robs} | {"pass"}
            other, chip = rng.choice(sorted(robs))
            if rng.random() < 0.3:
                state = state.play("pass")
            else:
                state = state.play(f"rob {other} {chip}")
                chips[other].remove(chip)
                chips[seat].append(chip)
        elif state.actor == seat and choices(state) == ("pass",):
            state = state.play("pass")
        assert state.points == tuple(sum(map(value, held)) for held in chips)
        seat = (seat + 1) % seats
    assert state.actor is None
    best = max(state.points)
    assert state.winners == tuple(s for s in range(seats) if state.points[s] == best)


def another_printing(seed: int) -> None:
    """A game of each kind with other chips and signs."""
    rng = random.Random(f"printing {seed}")
    smart, seats = rng.random() < 0.7, rng.choice((2, 3, 4, 6))
    printed = printing(rng)
    if not smart:
        del printed["operators"]  # without Smart Calculators there are none
    _chikugo(rng, seats, rng.choice(("one", "all")), smart, **printed)
    _take_it(rng, seats, smart, **printed)


@pytest.mark.slow
def test_another_printing_kept_by_hand() -> None:
    for seed in range(10):
        another_printing(seed)


@pytest.mark.prove
def test_two_hundred_games_of_another_printing_kept_by_hand(record_property: Any) -> None:
    for seed in range(200):
        another_printing(seed)
    record_property("games of each", 200)


def test_a_printing_that_cannot_be_is_refused() -> None:
    wrong = [
        "2,3",
        ",".join(["2"] * 13),
        ",".join(["26"] * 12),
        ",".join(["0"] * 12),
        ",".join(["row"] * 12),
        "",
    ]
    for key in ("chikugo", "take-it"):
        bad_options(key, [{"chips": chips} for chips in wrong])
        signs = ("+x-x", "+x-x:", "+x-x+x", "", "12345")
        bad_options(key, [{"smart_calculators": True, "operators": each} for each in signs])
        bad_options(key, [{"operators": "xxxxx"}])
