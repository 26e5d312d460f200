"""Whether anybody can still place: against every placement searched, and against the slow referee."""

import random
from collections import Counter
from collections.abc import Iterator

import pytest

import parlour
from parlour.games.abaku.search.ending import anybody_can_place
from parlour.games.abaku.search.moves import right_placements
from tests.games.abaku import slow_referee
from tests.games.abaku.table import GAME, squares_of

#: tiles that are often left over
LEFT = "000067789"
WAYS = {False: "-|", True: "-|\\/"}


def last_boards(rng: random.Random, diagonals: bool) -> Iterator[str]:
    """Boards of random games when the bag is almost or wholly empty."""
    while True:
        state = GAME.start(diagonals=diagonals)
        while (actor := state.actor) is not None:
            if actor is not parlour.CHANCE and len(state.bag) < 12:
                yield state.board
            drawing = actor is parlour.CHANCE
            state = state.play(state.sample(rng) if drawing else GAME.some_action(state.view(actor), rng))


def some_racks(rng: random.Random) -> tuple[str, ...]:
    """One to three racks of a few tiles that are hard to place."""
    return tuple(
        "".join(sorted(rng.choices(LEFT, k=rng.randint(1, 4)))) for _ in range(rng.choice((1, 1, 2, 3)))
    )


@pytest.mark.slow
@pytest.mark.parametrize("diagonals", [False, True])
def test_it_is_what_a_search_of_all_placements_says(diagonals: bool) -> None:
    rng, seen = random.Random(7), Counter[str]()
    options = GAME.options(diagonals=diagonals)
    boards = last_boards(rng, diagonals)
    for _ in range(80):
        board, racks = next(boards), some_racks(rng)
        found = [place for rack in racks for place, _ in right_placements(board, rack, options)]
        assert anybody_can_place(board, racks, options) == bool(found), (board, racks)
        single = any(len(place.tiles) == 1 for place in found)
        seen["a single" if single else "a row" if found else "nothing"] += 1
    assert set(seen) == {"nothing", "a single", "a row"}, seen


@pytest.mark.slow
@pytest.mark.parametrize("diagonals", [False, True])
def test_it_is_what_the_slow_referee_finds_by_trying_everything(diagonals: bool) -> None:
    rng = random.Random(8)
    seen: set[bool] = set()
    options = GAME.options(diagonals=diagonals)
    boards = last_boards(rng, diagonals)
    while len(seen) < 2:
        board, rack = next(boards), "".join(sorted(rng.choices("0678", k=2)))
        if any(sign.isalpha() for sign in board):
            continue  # the slow referee knows no swap
        expected = bool(slow_referee.placements(squares_of(board), rack, WAYS[diagonals]))
        assert anybody_can_place(board, [rack], options) == expected, (board, rack)
        seen.add(expected)


def test_a_swap_counts_as_a_way_to_place() -> None:
    options = GAME.options()
    for board in last_boards(random.Random(9), diagonals=False):
        for sign in filter(str.isalpha, board):
            rack = str("abcdefghij".index(sign))
            found = [place for place, _ in right_placements(board, rack, options)]
            assert anybody_can_place(board, [rack], options) == bool(found)
            if found and all(place.swap for place in found):
                return
