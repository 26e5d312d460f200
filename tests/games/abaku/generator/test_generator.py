"""The compiled move generator gives just what the pure rules give: every placement, every score."""

import random
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from numba import njit

import parlour
from parlour.games.abaku.equations import is_equation
from parlour.games.abaku.generator import generator, kernels
from parlour.games.abaku.generator.generator import Generator
from parlour.games.abaku.generator.tables import tables
from parlour.games.abaku.search.moves import right_placements
from tests.games.abaku.search.test_moves import MIDDLE, middle
from tests.games.abaku.table import GAME, row, table

PROVES = ("core", "games/abaku")
OPTION_SETS: tuple[dict[str, Any], ...] = (
    {},
    {"tile_values": True},
    {"diagonals": True},
    {"bonuses": False, "trivial_powers": False},
    {"mode": "cover"},
    {"seats": 3, "diagonals": True, "tile_values": True},
)


def pure(state: Any, rack: str) -> dict[str, int]:
    return {str(place): j.points for place, j in right_placements(state.board, rack, state.options)}


def fast(state: Any, rack: str) -> dict[str, int]:
    found: dict[str, int] = {}
    for place, points in Generator(state.options).placements(state.board, rack):
        assert str(place) not in found
        found[str(place)] = points
    return found


def positions(seed: int, count: int, jokers: bool) -> Iterator[tuple[Any, str]]:
    """States of random games with the rack to move, all options in turn."""
    rng = random.Random(seed)
    while count:
        state = GAME.start(**rng.choice(OPTION_SETS))
        while (actor := state.actor) is not None and count:
            if actor is not parlour.CHANCE and rng.randrange(8) == 0:
                rack = state.racks[actor]
                joker = "?" in rack or any(sign.isalpha() for sign in state.board)
                if jokers or not joker:
                    count -= 1
                    yield state, rack
            chance = actor is parlour.CHANCE
            state = state.play(state.sample(rng) if chance else GAME.some_action(state.view(actor), rng))


def written(digits: str) -> tuple[np.ndarray, np.ndarray]:
    read = np.array([int(d) for d in digits], dtype=np.int64)
    values = np.zeros(len(digits) + 1, dtype=np.int64)
    for n, digit in enumerate(read):
        values[n + 1] = values[n] * 10 + digit
    return read, values


def some_digits(rng: random.Random) -> str:
    """Long digits that are an equation more often than by chance, sometimes with one digit changed."""
    a, b = rng.randrange(1, 10 ** rng.randrange(1, 6)), rng.randrange(1, 10 ** rng.randrange(1, 6))
    text = rng.choice([f"{a}{b}{a + b}", f"{a + b}{a}{b}", f"{a}{b}{a * b}", f"{a * b}{a}{b}"])
    text = rng.choice([text, text, f"{a}{a * a}", f"{a * a}{a}", f"{a}{a**3}"[:17], f"{a**3}{a}"[:17]])
    if rng.randrange(2):
        at = rng.randrange(len(text))
        text = text[:at] + str(rng.randrange(10)) + text[at + 1 :]
    return text[:17]


def test_the_table_holds_just_the_equations_of_up_to_six_digits() -> None:
    bits = tables(True)["bits"][0]
    fewer = tables(False)["bits"][0]
    marked = np.flatnonzero(np.unpackbits(bits[: 10**6 // 8], bitorder="little"))
    assert len(marked) == 7 + 121 + 216 + 3621 + 9219
    assert all(is_equation(str(number)) for number in marked)
    assert set(fewer.nonzero()[0]) <= set(bits.nonzero()[0])
    assert not fewer[11 >> 3] >> (11 & 7) & 1


def test_the_tables_agree_with_the_recogniser_up_to_seven_digits() -> None:
    bits, solvable = (tables(True)[name][0] for name in ("bits", "solvable"))
    rng = random.Random(8)
    met = solved = 0
    for _ in range(6000):
        text = some_digits(rng)
        if len(text) != kernels.LOOKED_UP or text[0] == "0":
            continue
        expected = is_equation(text)
        met += expected
        assert bool(bits[int(text) >> 3] >> (int(text) & 7) & 1) == expected
        at = rng.randrange(len(text))
        rest = (len(text) - 1 - at) * 10**kernels.SOLVED + int(text[:at] + text[at + 1 :])
        any_digit = any(is_equation(text[:at] + str(x) + text[at + 1 :]) for x in range(10))
        solved += any_digit
        assert bool(solvable[rest >> 3] >> (rest & 7) & 1) == any_digit
    assert 100 < met < solved


def _long_solved(length: Any, joker: Any, tables: Any, spaces: Any) -> Any:
    """The kernel for the digits in a space; other kernels alone can call it."""
    start: Any = np.int64(0)
    return kernels.long_solved(start, length, joker, tables[0], spaces[0])


long_solved: Any = njit(_long_solved)


@pytest.mark.slow
def test_a_joker_is_solved_for_as_if_all_ten_digits_were_tried() -> None:
    space, rng = np.zeros(1, dtype=kernels.SPACE), random.Random(9)
    met = 0
    for _ in range(3000):
        text = some_digits(rng)
        if len(text) < 2:
            continue
        at = rng.randrange(len(text))
        digits, values = written(text[:at] + "0" + text[at + 1 :])
        tried = sum(1 << x for x in range(10) if is_equation(text[:at] + str(x) + text[at + 1 :]))
        met += tried != 0
        space["digits"][0, : len(digits)], space["values"][0, : len(values)] = digits, values
        assert long_solved(len(text), at, tables(True), space) == tried
    assert met > 1000


@pytest.mark.parametrize("options", OPTION_SETS[:3], ids=str)
def test_the_first_turn(options: dict[str, Any]) -> None:
    state = table({}, "2248?", "0", **options)
    assert fast(state, "2248?") == pure(state, "2248?") != {}


@pytest.mark.parametrize("options", [{}, {"tile_values": True}, {"diagonals": True}], ids=str)
def test_a_joker_in_the_middle_of_a_game(options: dict[str, Any]) -> None:
    state = GAME.position(middle("017?"), **options)
    assert fast(state, "017?") == pure(state, "017?") != {}


def test_a_swap_in_the_middle_of_a_game() -> None:
    state = GAME.position(middle("113", ".1.92389", ".b.92389"))
    found = fast(state, "113")
    assert found == pure(state, "113")
    assert any(text.startswith("=B7 ") for text in found)


def test_more_placements_than_there_is_room_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(generator, "_ROOM", 3)
    state = GAME.position(MIDDLE)
    assert fast(state, state.racks[1]) == pure(state, state.racks[1])


def test_moves_tell_points_and_tiles_without_making_actions() -> None:
    state = table(row("G8", "123"), "49", "0", bonuses=False)
    moves = Generator(state.options).placements(state.board, "49")
    assert len(moves) == len(moves.points) == len(moves.tiles)
    best = int(moves.points.argmax())
    assert state.play(moves.place(best)).points[0] == moves.points[best]
    assert moves.tiles[best] == sum(sign != "." for sign in moves.place(best).tiles)


@pytest.mark.slow
def test_a_sample_of_random_positions() -> None:
    for state, rack in positions(5, 25, jokers=False):
        assert fast(state, rack) == pure(state, rack), state.position


@pytest.mark.slow
def test_a_joker_with_every_other_rack_of_random_positions() -> None:
    """Long runs too: a joker is solved for by other means where a stretch is too long to be looked up."""
    met = 0
    for state, rack in positions(6, 6, jokers=False):
        with_joker = rack[:3] + "?"
        found = fast(state, with_joker)
        assert found == pure(state, with_joker), state.position
        met += len(found)
    assert met > 1000


@pytest.mark.prove
@pytest.mark.parametrize("batch", range(50))
def test_5000_random_positions(batch: int, record_property: Any) -> None:
    """A batch of 100 takes about 15 s of CPU, nearly all of it the pure rules; all take a dozen minutes."""
    placements = jokers = swaps = 0
    for state, rack in positions(1000 + batch, 100, jokers=True):
        found = fast(state, rack)
        assert found == pure(state, rack), state.position
        placements += len(found)
        jokers += "?" in rack or any(sign.isalpha() for sign in state.board)
        swaps += any(text.startswith("=") for text in found)
    record_property("positions", 100)
    record_property("placements", placements)
    record_property("positions with a joker", jokers)
    record_property("positions with a swap", swaps)


def test_numba_is_loaded_only_by_who_asks_for_it() -> None:
    code = (
        "import sys, random, parlour\n"
        "game = parlour.game('abaku')\n"
        "state = game.start().play('first 0').play('draw 0 11224').play('draw 1 24689')\n"
        "state.play(game.some_action(state.view(0), random.Random(1))); state.legal()\n"
        "print(sorted({'numba', 'numpy'} & set(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
