"""Robots of Abaku: each sees what it says it sees, and all play by every option they serve."""

import random

import pytest

import parlour
from parlour.bots import Budget, create, names
from parlour.games.abaku.search.moves import right_placements
from tests.games.abaku.search.test_moves import MIDDLE
from tests.games.abaku.table import almost_done, row, table

GAME = parlour.game("abaku")
LEVELS = ("novice", "casual", "strong", "best")
ALL = (*LEVELS, "greedy")


def choice(name: str, state: parlour.State, seed: int = 1, nodes: int = 60) -> str:
    bot = create(name, "abaku")
    assert isinstance(state.actor, int)
    return str(bot.choose(state.view(state.actor), Budget(nodes=nodes), random.Random(seed)))


def test_the_levels() -> None:
    assert names("abaku")[:5] == ("random", *LEVELS)
    assert "greedy" in names("abaku")


def test_greedy_takes_what_scores_most() -> None:
    state = GAME.position(MIDDLE)
    scores = {str(p): j.points for p, j in right_placements(state.board, state.racks[1], state.options)}
    assert scores[choice("greedy", state)] == max(scores.values())


def test_the_novice_lays_one_or_two_tiles_at_most() -> None:
    state = GAME.position(MIDDLE)
    for seed in range(8):
        laid = choice("novice", state, seed).split()[-1]
        assert sum(sign.isdigit() for sign in laid) <= 2


def test_powers_and_roots_are_overlooked_by_the_lower_levels() -> None:
    # beside 12 a 4 makes nothing but squares and roots with the 2
    state = table(row("G8", "12"), "4", "0")
    assert choice("novice", state) == choice("casual", state) == "exchange 4"
    assert choice("greedy", state) != "exchange 4"


def test_the_casual_overlooks_what_crosses() -> None:
    # 134 and 413 are as long, but at I8 the 4 is under a 2 as well
    state = table(row("G8", "13") | {"I7": "2"}, "4", "0", bonuses=False)
    assert choice("greedy", state) == "8I 4"
    assert {choice("casual", state, seed) for seed in range(12)} == {"8I 4", "8F 4"}


def test_who_sees_no_placement_takes_new_tiles_or_passes() -> None:
    state = table(row("G8", "12"), "00", "1")
    for name in ("novice", "casual", "greedy"):
        assert choice(name, state) == "exchange 0,0"
    assert choice("greedy", almost_done("0", "1")) in map(str, almost_done("0", "1").legal())


def test_a_wrong_announcement_is_challenged_by_who_can_tell() -> None:
    state = table({}, "125", "34", referee="challenge")
    wrong, right = state.play("8G 125"), table({}, "123", "34", referee="challenge").play("8G 123")
    assert {name: choice(name, wrong) for name in ALL} == dict.fromkeys(ALL, "challenge") | {
        "novice": "accept"
    }
    assert {choice(name, right) for name in ALL} == {"accept"}


def test_magic_squares_are_not_served() -> None:
    assert not any(create(name, "abaku").serves("abaku", {"mode": "magic"}) for name in ALL)
    assert all(create(name, "abaku").serves("abaku", {"mode": "solo"}) for name in ALL)


@pytest.mark.parametrize("name", ALL)
def test_states_that_look_the_same_get_the_same_move(name: str) -> None:
    state = GAME.position(MIDDLE)
    view = state.view(1)
    imagined = [GAME.imagine(view, random.Random(seed)) for seed in (1, 2)]
    assert imagined[0].racks[0] != imagined[1].racks[0]
    assert choice(name, imagined[0], seed=7) == choice(name, imagined[1], seed=7)


@pytest.mark.slow
@pytest.mark.parametrize(
    "options",
    [
        {"seats": 3},
        {"seats": 2, "referee": "challenge", "tile_values": True},
        {"seats": 4, "diagonals": True, "count_tiles": True},
        {"mode": "solo", "seats": 1},
        {"mode": "cover", "seats": 1},
    ],
    ids=str,
)
def test_every_robot_plays_to_the_end(options: dict[str, object]) -> None:
    seats = int(str(options["seats"]))
    bots = [create(ALL[-1 - seat], "abaku") for seat in range(seats)]
    record = parlour.play("abaku", bots=bots, seed=2, budget=Budget(nodes=12), **options)
    match = parlour.Match.of(record)
    assert match.result is not None
    assert sum(match.state.points) > 50


def test_alone_every_level_plays() -> None:
    scores = [
        parlour.Match.of(parlour.play("abaku", bots=[name], seed=3, mode="solo")).state.points[0]
        for name in ("novice", "casual", "greedy")
    ]
    assert scores[0] < scores[1] < scores[2]
