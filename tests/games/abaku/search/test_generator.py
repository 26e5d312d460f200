"""The quick pure generator finds what the kernels find, in their order, and what the plain search finds."""

import random
from typing import Any

import pytest

from parlour.games.abaku.equations import is_equation
from parlour.games.abaku.generator.generator import Generator
from parlour.games.abaku.search.generator import Placed, PureGenerator, place
from parlour.games.abaku.search.moves import right_placements
from parlour.games.abaku.search.stretches import cuts, equations, holding, solved, solving
from parlour.games.abaku.values.finder import is_compiled
from tests.games.abaku.generator.test_generator import positions, some_digits
from tests.games.abaku.search.test_moves import MIDDLE, middle
from tests.games.abaku.table import GAME, column, row, table

PROVES = ("core", "games/abaku")


def quick(state: Any, rack: str, **wishes: Any) -> list[tuple[str, int]]:
    found = PureGenerator(state.options).placements(state.board, rack, **wishes)
    return [(str(place(one, state.board, state.options)), one.points) for one in found]


def kernel(state: Any, rack: str) -> list[tuple[str, int]]:
    return [
        (str(action), points) for action, points in Generator(state.options).placements(state.board, rack)
    ]


def plain(state: Any, rack: str) -> list[tuple[str, int]]:
    return sorted((str(action), j.points) for action, j in right_placements(state.board, rack, state.options))


def racks(state: Any, rack: str) -> tuple[str, ...]:
    """The rack, and where no joker is about also with one."""
    joker = "?" in rack or any(sign.isalpha() for sign in state.board)
    return (rack,) if joker or not rack else (rack, rack[:-1] + "?")


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"tile_values": True},
        {"diagonals": True},
        {"bonuses": False, "trivial_powers": False},
        {"mode": "cover", "size": 17},
        {"mode": "cover", "size": 12, "diagonals": True},
        {"board": "blank"},
        {"start_bonus": "equation-2"},
        {"zeros": "new"},
        {"zeros": "new", "diagonals": True, "seats": 3},
        {"seats": 3, "diagonals": True, "tile_values": True},
    ],
    ids=str,
)
def test_small_boards_by_the_plain_search(options: dict[str, Any]) -> None:
    others = ["0"] * (int(options.get("seats", 1 if options.get("mode") == "cover" else 2)) - 1)
    for tiles, rack in (
        ({}, "11?"),
        (row("G8", "112"), "11?"),
        (row("G8", "10"), "024"),
        (row("G8", "123") | {"H9": "c", "H10": "0"}, "126"),
        (row("F8", "1243") | column("H9", "26"), "48?"),
    ):
        state = table(tiles, rack, *others, **options)
        found = quick(state, rack)
        assert sorted(found) == plain(state, rack)
        if is_compiled(state.options):
            assert found == kernel(state, rack)


@pytest.mark.parametrize("rack", ["00113", "55799", "1257?", ""])
def test_the_middle_of_a_game(rack: str) -> None:
    state = GAME.position(MIDDLE)
    found = quick(state, rack)
    assert found == kernel(state, rack)
    assert bool(found) == bool(rack)


@pytest.mark.slow
def test_the_middle_of_a_game_by_the_plain_search() -> None:
    for rack in ("00113", "017?"):
        state = GAME.position(middle(rack))
        assert sorted(quick(state, rack)) == plain(state, rack) != []


def test_a_swap_comes_last() -> None:
    state = GAME.position(middle("113", ".1.92389", ".b.92389"))
    found = quick(state, "113")
    assert found == kernel(state, "113")
    swaps = [text.startswith("=B7 ") for text, _ in found]
    assert any(swaps)
    assert swaps == sorted(swaps)


@pytest.mark.parametrize("most", [1, 2, 4])
def test_fewer_tiles_are_the_same_list_without_the_rest(most: int) -> None:
    state = GAME.position(MIDDLE)
    whole = PureGenerator(state.options).placements(state.board, "1257?")
    few = PureGenerator(state.options).placements(state.board, "1257?", most)
    assert few == [one for one in whole if len(one.signs) <= most] != whole


def test_the_search_ends_when_it_has_enough() -> None:
    state = GAME.position(MIDDLE)
    whole, some = quick(state, "1257?"), quick(state, "1257?", enough=200)
    assert 200 <= len(some) < len(whole)
    assert some == whole[: len(some)]


def test_a_placement_as_an_action() -> None:
    state = table(row("G8", "12"), "13", "0")
    assert str(place(Placed(0, "-", 110, "13", -1), state.board, state.options)) == "8F 1..3"


# --- stretches ---


def test_every_long_equation_is_found_with_any_digits_missing() -> None:
    """Whichever places are holes, no cut with which the equation holds is ruled out."""
    rng, met = random.Random(4), 0
    while met < 600:
        text = some_digits(rng)
        if len(text) < 7 or not is_equation(text):
            continue
        met += 1
        holes = rng.sample(range(len(text)), rng.randrange(2, 6))
        pattern = "".join("." if at in holes else digit for at, digit in enumerate(text))
        able = "".join(sorted({text[at] for at in holes} | set(rng.sample("0123456789", 2))))
        chosen = cuts(pattern, able)
        assert holding(chosen, [text]), (text, pattern)
        joker = rng.choice(holes)
        masked = f"{text[:joker]}?{text[joker + 1 :]}"
        found = 0
        for n, digits in solving(chosen, [masked], joker):
            assert n == 0
            found |= digits
        assert found >> int(text[joker]) & 1, (masked, pattern)


def test_long_stretches_hold_just_if_they_are_equations() -> None:
    rng, right = random.Random(5), 0
    for _ in range(3000):
        text = some_digits(rng)
        if len(text) < 7:
            continue
        chosen = cuts("." * len(text), "0123456789")
        assert bool(holding(chosen, [text])) == is_equation(text), text
        right += is_equation(text)
        joker = rng.randrange(len(text))
        masked, found = f"{text[:joker]}?{text[joker + 1 :]}", 0
        for _, digits in solving(chosen, [masked], joker):
            found |= digits
        tried = [x for x in range(10) if is_equation(masked.replace("?", str(x)))]
        assert [x for x in range(10) if found >> x & 1] == tried, masked
    assert right > 300


def test_jokers_in_short_stretches() -> None:
    rng = random.Random(6)
    for trivial in (True, False):
        table = solved(trivial)
        assert ("11" in equations(trivial)) == trivial
        for _ in range(2000):
            text = some_digits(rng)[:6]
            at = rng.randrange(len(text))
            masked = f"{text[:at]}?{text[at + 1 :]}"
            tried = sum(1 << x for x in range(10) if is_equation(masked.replace("?", str(x)), trivial))
            assert table.get(masked, 0) == tried


# --- samples ---


@pytest.mark.slow
def test_a_sample_of_random_positions() -> None:
    met = 0
    for state, rack in positions(15, 20, jokers=True):
        for tiles in racks(state, rack):
            found = quick(state, tiles)
            assert found == kernel(state, tiles), state.position
            met += len(found)
    assert met > 5000


@pytest.mark.prove
@pytest.mark.parametrize("batch", range(3))
def test_300_random_positions(batch: int, record_property: Any) -> None:
    placements = jokers = 0
    for state, rack in positions(2000 + batch, 100, jokers=True):
        for tiles in racks(state, rack):
            found = quick(state, tiles)
            assert found == kernel(state, tiles), state.position
            placements += len(found)
            jokers += "?" in tiles or any(sign.isalpha() for sign in state.board)
    record_property("positions", 100)
    record_property("placements", placements)
    record_property("racks with a joker", jokers)
