"""Kryds & Bolle with lots for who begins: whole games beside a referee that knows only the rules."""

from __future__ import annotations

import random
from fractions import Fraction
from typing import Any

import pytest

import parlour

from .tell import bad_options, choices, refused
from .test_kryds_bolle import BARS, GAME, LINES, PLACES, name

PROVES = ("core", "games/kryds_bolle")
PLACEMENTS = pytest.mark.parametrize("placement", ["stacked", "free"])
CENTRE = (1, 1, 1)


class Cube:
    """Who has which place; the last ball is the chameleon."""

    def __init__(self, begins: int, placement: str) -> None:
        self.begins, self.placement = begins, placement
        self.owner: dict[tuple[int, ...], int] = {}
        self.chameleon: tuple[int, ...] | None = None

    @property
    def holder(self) -> int:
        """Who gets the chameleon: the opponent of who took the centre; if it's the last place, who began."""
        return 1 - self.owner[CENTRE] if CENTRE in self.owner else self.begins

    @property
    def actor(self) -> int | None:
        played = len(self.owner)
        if played == 27:
            return None
        return self.holder if played == 26 else (self.begins + played) % 2

    def choices(self) -> dict[str, tuple[int, ...]]:
        free = [place for place in PLACES if place not in self.owner]
        if self.actor is None:
            return {}
        if self.placement == "free":
            return {name(place): place for place in free}
        lowest: dict[str, tuple[int, ...]] = {}
        for column, row, level in free:  # PLACES goes from the bottom to the top
            lowest.setdefault(f"{'abc'[column]}{row + 1}", (column, row, level))
        return lowest

    def place(self, text: str) -> None:
        at, seat = self.choices()[text], self.actor
        assert seat is not None
        if len(self.owner) == 26:
            self.chameleon = at
        self.owner[at] = seat

    def points(self) -> tuple[int, int]:
        points = [0, 0]
        for line in LINES:
            owners = [self.owner[at] for at in line if at in self.owner and at != self.chameleon]
            if self.chameleon in line:
                # of one's own pair as one's own colour, of the other's pair as the chameleon
                if len(owners) == 2 and owners[0] == owners[1]:
                    points[self.owner[self.chameleon]] += 1
            elif len(owners) == 3 and len(set(owners)) == 1:
                points[owners[0]] += 1
        return points[0], points[1]

    def position(self) -> str:
        signs = {at: "*" if at == self.chameleon else "xo"[seat] for at, seat in self.owner.items()}
        layers = [[p for p in PLACES if p[2] == level] for level in range(3)]
        return "/".join("".join(signs.get(place, ".") for place in layer) for layer in layers)


def test_the_library_begins_with_seat_0_and_lots_are_an_option() -> None:
    assert GAME.start() == GAME.start(first="seat")
    assert GAME.start().actor == 0
    state = GAME.start(first="lots")
    assert state.actor is parlour.CHANCE
    assert {str(outcome): chance for outcome, chance in state.odds()} == {
        "first 0": Fraction(1, 2),
        "first 1": Fraction(1, 2),
    }
    refused(state, "b2", "a1")
    refused(GAME.start(), "first 0", "first 1")
    bad_options("kryds-bolle", [{"first": value} for value in ("lot", "", None, 0, "draw", True)])


def test_lots_are_drawn_once_and_before_the_first_ball() -> None:
    for begins in (0, 1):
        state = GAME.start(first="lots").play(f"first {begins}")
        assert state.actor == begins
        refused(state, "first 0", "first 1")
        assert choices(state) == BARS
        assert state.play("b2").actor == 1 - begins


def judged(placement: str, seed: int) -> int:
    """One random game; how many states were compared."""
    rng = random.Random(f"{placement} {seed}")
    state: Any = GAME.start(first="lots", placement=placement)
    lot = str(state.sample(rng))
    assert {state.shown(GAME.action(lot), seat) for seat in (0, 1, None)} == {lot}
    state, cube = state.play(lot), Cube(int(lot[-1]), placement)
    compared = 0
    while True:
        assert state.actor == cube.actor
        assert state.points == cube.points()
        assert state.position.split("|")[0] == cube.position()
        assert set(choices(state)) == set(cube.choices())
        assert GAME.position(state.position, first="lots", placement=placement) == state
        for seat in (0, 1, None):
            seen = state.view(seat)
            assert seen["begins"] == cube.begins
            assert seen["cube"] == cube.position()
            assert (seen["legal"] != []) == (seat is not None and seat == cube.actor)
        compared += 1
        if state.actor is None:
            break
        full = [bar for bar in every(placement) if bar not in cube.choices()]
        if full:
            refused(state, rng.choice(full))
        text = rng.choice(sorted(cube.choices()))
        state = state.play(text)
        cube.place(text)
    first, second = cube.points()
    assert state.winners == ((0, 1) if first == second else (0,) if first > second else (1,))
    assert state.places == ((0, 0) if first == second else (0, 1) if first > second else (1, 0))
    return compared


def every(placement: str) -> list[str]:
    return list(BARS) if placement == "stacked" else [name(place) for place in PLACES]


@PLACEMENTS
def test_games_go_as_the_referee_says(placement: str) -> None:
    assert sum(judged(placement, seed) for seed in range(5)) == 5 * 28


@pytest.mark.prove
@PLACEMENTS
def test_two_hundred_games_go_as_the_referee_says(placement: str, record_property: Any) -> None:
    record_property("games", 200)
    record_property("states", sum(judged(placement, seed) for seed in range(200)))


def test_with_the_centre_left_to_the_last_who_began_holds_the_chameleon() -> None:
    for begins in (0, 1):
        state: Any = GAME.start(first="lots", placement="free").play(f"first {begins}")
        for place in PLACES:
            if place != CENTRE:
                state = state.play(name(place))
        assert state.actor == begins
        assert choices(state) == (name(CENTRE),)


def test_the_lot_is_in_the_record_and_comes_from_its_seed() -> None:
    begun = set()
    for seed in range(6):
        record = parlour.play("kryds-bolle", ["random", "random"], seed=seed, first="lots")
        again = parlour.Record.from_text(record.text())
        assert again == record
        assert parlour.verify(again).ok
        begun.add(again.events[0].act)  # type: ignore[union-attr]
    assert begun == {"first 0", "first 1"}
