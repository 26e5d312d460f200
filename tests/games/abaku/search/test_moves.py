"""Every legal placement, counted against the slow referee's brute force."""

import random
from itertools import islice
from typing import Any

import pytest

import parlour
from parlour.games.abaku.actions import PlaceTiles
from parlour.games.abaku.search.moves import right_placements
from tests.games.abaku import slow_referee
from tests.games.abaku.table import GAME, rest, squares_of, table

#: a position from the middle of a random game
MIDDLE = (
    ".............../.............../....8........../....3........../4...0........../28208.9......../"
    ".1.92389......./.5..1.76155..../.4.392231.4..../.0.2...6..6..../.5.7...82.9..../.......4......./"
    "....477819...../.............../...............|55799,00113|"
    "0000011122233333444445555666666677777888899?|58,42|1|0,1"
)
STEPS = {"-": (0, 1), "|": (1, 0), "\\": (1, 1), "/": (1, -1)}


def middle(rack: str, old: str = "", new: str = "") -> str:
    """That position with another rack for seat 1, and part of the board replaced."""
    board, _, _, *after = MIDDLE.replace(old, new, 1).split("|")
    lying = {str(at): sign for at, sign in enumerate(board) if sign not in "./"}
    return "|".join([board, f"55799,{rack}", rest(lying, "55799", rack), *after])


def laid(text: str) -> tuple[tuple[tuple[int, int], str], ...]:
    """The squares and signs of a placement."""
    action = GAME.action(text)
    assert isinstance(action, PlaceTiles)
    down, right = STEPS[action.way]
    r, c = int(action.square[1:]) - 1, "ABCDEFGHIJKLMNO".index(action.square[0])
    return tuple(((r + i * down, c + i * right), sign) for i, sign in enumerate(action.tiles) if sign != ".")


def placed(state: Any) -> list[str]:
    return [str(a) for a in state.legal() if not str(a).startswith(("pass", "exchange"))]


@pytest.mark.slow
@pytest.mark.parametrize("rack", ["00113", "55799"])
def test_the_middle_of_a_game_has_just_the_placements_of_brute_force(rack: str) -> None:
    text = MIDDLE if rack == "00113" else MIDDLE.replace("55799,00113", "00113,55799")
    state = GAME.position(text)
    texts = placed(state)
    assert len(texts) > 20
    expected = slow_referee.placements(squares_of(state.board), rack)
    assert {laid(text) for text in texts} == expected
    assert len(texts) == len(expected)


@pytest.mark.slow
@pytest.mark.parametrize(("options", "ways"), [({}, "-|"), ({"diagonals": True}, "-|\\/")])
def test_the_placements_of_a_joker_and_of_diagonals(options: dict[str, bool], ways: str) -> None:
    state = GAME.position(middle("07?"), **options)
    expected = slow_referee.placements(squares_of(state.board), "07?", ways)
    texts = placed(state)
    assert {laid(text) for text in texts} == expected
    assert len(texts) == len(expected)


def test_how_many_actions_the_middle_has() -> None:
    state = GAME.position(MIDDLE)
    actions = [str(a) for a in state.legal()]
    assert actions == sorted(actions)
    assert len(set(actions)) == len(actions)
    # 0 and 1 up to twice, 3 once: 3·3·2 − 1 choices of tiles to exchange
    assert sum(a.startswith("exchange") for a in actions) == 17
    assert actions.count("pass") == 1


@pytest.mark.slow
def test_a_swap_opens_every_placement_of_the_rack_with_the_joker() -> None:
    state = GAME.position(middle("11", ".1.92389", ".b.92389"))
    board = squares_of(state.board)
    texts = placed(state)
    swaps = [text for text in texts if text.startswith("=B7 ")]
    assert {laid(t) for t in texts if not t.startswith("=")} == slow_referee.placements(board, "11")
    assert {laid(t) for t in swaps} == slow_referee.placements(board, "1?")


@pytest.mark.parametrize("rack", ["01122", "248?"])
def test_the_first_turn(rack: str) -> None:
    state = table({}, rack, "0")
    found = {laid(text) for text in placed(state)}
    assert found
    assert all((7, 7) in dict(signs) for signs in found)
    # every equation can be laid with each of its tiles on the start square, across and down
    strings = {"".join(sign for _, sign in signs) for signs in found}
    assert sum(2 * len(string) for string in strings) == len(found)
    read = str.maketrans("abcdefghij", "0123456789")
    assert all(slow_referee.is_equation(string.translate(read)) for string in strings)


def test_in_challenge_everything_that_hands_can_lay_is_legal() -> None:
    state = GAME.position(middle("13"), referee="challenge")
    actions = set(map(str, state.legal()))
    rng = random.Random(4)
    names = [f"{c}{r}" for c in "ABCDEFGHIJKLMNO" for r in range(1, 16)]
    for _ in range(3000):
        square = rng.choice(names)
        where = square if rng.randrange(2) else square[1:] + square[0]
        tiles = rng.choice(["1", "3", "13", "31", "1.3", "3.1", "1..3", "11", "4"])
        action = GAME.action(f"{where} {tiles}")
        assert (state.accepts(action) is None) == (str(action) in actions)
    assert {str(a) for a in GAME.position(middle("13")).legal()} <= actions


@pytest.mark.parametrize("seed", range(2))
def test_points_of_placements_are_what_playing_them_brings(seed: int) -> None:
    rng = random.Random(seed)
    state = GAME.start(tile_values=bool(seed % 2))
    while len(state.bag) > 60 or state.actor is parlour.CHANCE:
        chance = state.actor is parlour.CHANCE
        state = state.play(state.sample(rng) if chance else GAME.some_action(state.view(state.actor), rng))
    seat = state.turn
    found = right_placements(state.board, state.racks[seat], state.options)
    tried = list(islice(found, 40))
    assert len(tried) == 40
    for place, judgement in tried:
        assert state.play(place).points[seat] - state.points[seat] == judgement.points
        assert judgement.points == sum(equation.points for equation in judgement.equations)
