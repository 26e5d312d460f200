"""Without the kernels every robot and analysis answers, and where time does not count just as with them."""

import random
from typing import Any

import pytest

import parlour
from parlour.bots import Budget, create
from parlour.core import kernels
from parlour.core.errors import ParlourError
from parlour.games.abaku.board import grid_for, touching, ways_for
from parlour.games.abaku.tiles import FREE
from parlour.games.abaku.values.candidates import mind
from parlour.games.abaku.values.effort import Effort
from parlour.games.abaku.values.values import begun, values
from parlour.games.abaku.values.worth import (
    LEAVE,
    OPENING,
    PAIRS,
    Judge,
    code,
    leave_features,
    lying,
    opening_features,
    weights,
)
from tests.games.abaku.generator.test_generator import positions
from tests.games.abaku.search.test_moves import MIDDLE, middle
from tests.games.abaku.table import GAME, almost_done, row, table

PROVES = ("core", "games/abaku", "bots")
#: levels that do not depend on time
LEVELS = ("novice", "casual", "strong", "greedy")


@pytest.fixture
def pure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kernels, "ready", lambda key: False)


def choices(state: Any, seed: int) -> dict[str, str]:
    view = state.view(state.actor)
    return {name: str(create(name, "abaku").choose(view, Budget(), random.Random(seed))) for name in LEVELS}


def estimated(state: Any) -> list[tuple[str, float, int]]:
    found = values(state.view(state.actor), None, random.Random(1))
    return [(str(move.action), move.value, move.points) for move in found.moves]


def compared(sample: list[Any], monkeypatch: pytest.MonkeyPatch) -> int:
    """Ask every robot and the estimate both ways; how many of the acts are placements."""
    placed = 0
    asked: dict[bool, list[Any]] = {}
    for compiled in (True, False):
        monkeypatch.setattr(kernels, "ready", lambda key, compiled=compiled: compiled)
        asked[compiled] = [(choices(state, n), estimated(state)) for n, state in enumerate(sample)]
    for state, one, other in zip(sample, asked[True], asked[False], strict=True):
        assert one == other, state.position
        placed += sum(not act.startswith(("exchange", "pass")) for act in one[0].values())
    return placed


def states(seed: int, count: int) -> list[Any]:
    """Random positions; in every other one the seat to move has the joker, if it is in the bag."""
    found = []
    for n, (state, rack) in enumerate(positions(seed, count, jokers=True)):
        if n % 2 and "?" in state.bag and state.pending is None:
            board, racks, bag, *after = state.position.split("|")
            seats = racks.split(",")
            seats[state.turn] = rack[:-1] + "?"
            bag = "".join(sorted(bag.replace("?", rack[-1], 1)))
            options = {name: getattr(state.options, name) for name in state.options.__struct_fields__}
            state = GAME.position("|".join([board, ",".join(seats), bag, *after]), **options)
        found.append(state)
    return found


# --- the same either way ---


def test_every_level_in_the_middle_of_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    sample = [
        GAME.position(middle(rack), **options)
        for rack in ("00113", "17?")
        for options in ({}, {"tile_values": True})
    ]
    sample.append(GAME.position(middle("113", ".1.92389", ".b.92389")))
    sample.append(table({}, "1235?", "0"))
    assert compared(sample, monkeypatch) > 3 * len(sample)


@pytest.mark.slow
def test_a_sample_of_random_positions(monkeypatch: pytest.MonkeyPatch) -> None:
    assert compared(states(25, 20), monkeypatch) > 40


@pytest.mark.prove
@pytest.mark.parametrize("batch", range(3))
def test_300_random_positions(batch: int, monkeypatch: pytest.MonkeyPatch, record_property: Any) -> None:
    sample = states(3000 + batch, 100)
    placed = compared(sample, monkeypatch)
    record_property("positions", len(sample))
    record_property("positions with a joker in the rack", sum("?" in s.racks[s.turn] for s in sample))
    record_property("acts that are placements", placed)


def test_the_kernels_take_over_from_the_next_question(monkeypatch: pytest.MonkeyPatch) -> None:
    options = GAME.options()
    monkeypatch.setattr(kernels, "ready", lambda key: False)
    assert not mind(options).finder.compiled
    monkeypatch.setattr(kernels, "ready", lambda key: key == "abaku")
    assert mind(options).finder.compiled


@pytest.mark.parametrize("racks", [("4", "5"), ("3", "09"), ("24", "1")], ids=str)
@pytest.mark.parametrize("options", [{}, {"tile_values": True, "bonuses": False}], ids=str)
def test_a_small_end_is_proved_either_way(
    racks: tuple[str, str], options: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    state = almost_done(*racks, **options)
    found = []
    for compiled in (True, False):
        monkeypatch.setattr(kernels, "ready", lambda key, compiled=compiled: compiled)
        found.append(values(state.view(0), Effort(), random.Random(1)))
    assert found[0] == found[1]
    assert found[0].exact


# --- the pure way alone ---


@pytest.mark.usefixtures("pure")
def test_the_best_robot_and_the_analysis_give_the_estimate_in_the_middle() -> None:
    state = GAME.position(MIDDLE)
    expected = estimated(state)
    analysis = parlour.analyse(state)
    assert [(str(m.action), m.value, m.points) for m in analysis.moves] == expected
    assert {m.bound for m in analysis.moves} == {"estimate"}
    best = create("best", "abaku").choose(state.view(1), Budget(seconds=0.1), random.Random(1))
    assert str(best) == expected[0][0]


@pytest.mark.usefixtures("pure")
def test_the_effort_is_small_and_kept() -> None:
    state = almost_done("13579", "02468")
    effort = begun(state.view(0), None, 20_000)
    found = values(state.view(0), effort, random.Random(1))
    assert 0 < found.nodes <= 30
    assert {str(move.action) for move in found.moves} == set(map(str, state.legal()))


@pytest.mark.usefixtures("pure")
def test_alone_and_as_a_challenged_seat_every_level_answers() -> None:
    for state in (
        table(row("G8", "123"), "12?", mode="solo"),
        table({}, "125", "34", referee="challenge").play("8G 125"),
    ):
        legal = set(map(str, state.legal()))
        assert set(choices(state, 1).values()) <= legal
        assert (
            str(create("best", "abaku").choose(state.view(state.actor), Budget(), random.Random(1))) in legal
        )


@pytest.mark.usefixtures("pure")
def test_who_is_not_to_place_gets_no_values() -> None:
    with pytest.raises(ParlourError):
        values(table(row("G8", "123"), "49", "0").view(1), None, random.Random(1))


# --- what leaves and boards are worth, by hand ---


def test_a_leave_by_its_tiles_doubles_and_pairs() -> None:
    found = leave_features(code("1334?"))
    assert len(found) == LEAVE
    assert found[:11] == [0, 1, 0, 2, 1, 0, 0, 0, 0, 0, 1]
    assert found[11:21] == [0, 0, 0, 1, 0, 0, 0, 0, 0, 0]
    assert {PAIRS[n] for n, on in enumerate(found[21:]) if on} == {(1, 3), (1, 4), (3, 4)}
    learned = weights()
    expected = sum(map(float.__mul__, map(float, found), learned.leave))
    assert Judge(GAME.options()).leave(code("1334?")) == pytest.approx(expected, abs=1e-9)


def seen(board: str, options: Any) -> list[float]:
    """The features of a board, square by square."""
    grid = grid_for(options)
    size = grid.size
    tiles = {divmod(at, size) for at, sign in enumerate(board) if sign != FREE}
    beside = touching(size, ways_for(options))
    near = {other for at, sign in enumerate(board) if sign != FREE for other in beside[at]}
    found = [sum(board[at] == FREE for at in near) / 10 if tiles else 0.1] + [0.0] * (OPENING - 1)
    for at, sign in enumerate(board):
        r, c = divmod(at, size)
        far = [abs(r - y) + abs(c - x) for y, x in tiles if (r == y) != (c == x)]
        if sign != FREE or not options.bonuses or min(far, default=9) > 4:
            continue
        step = (0, 0, 1, 2, 2)[min(far)]
        for kind, bonus in enumerate((grid.equation_bonus, grid.number_bonus)):
            if bonus[at] > 1:
                found[1 + 3 * (2 * kind + (bonus[at] == 2)) + step] += 1
    return found


def test_what_a_board_opens_square_by_square() -> None:
    boards = [(state.board, state.options) for state, _ in positions(35, 12, jokers=True)]
    boards += [(FREE * 225, GAME.options()), (GAME.position(MIDDLE).board, GAME.options(diagonals=True))]
    for board, options in boards:
        found = opening_features(lying(board), options)
        assert found == pytest.approx(seen(board, options), abs=1e-9)
    assert any(any(opening_features(lying(board), options)[1:]) for board, options in boards)
