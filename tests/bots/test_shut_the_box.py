"""Robots of Shut the Box: what they choose, and that every one of them plays to the end."""

import random
from typing import Any

import pytest

import parlour
from parlour.analysis import analyse
from parlour.bots import Budget, create, names

GAME = parlour.game("shut-the-box")


def choice(bot: str, position: str, **options: Any) -> str:
    state = GAME.position(position, **options)
    return str(create(bot, "shut-the-box").choose(state.view(state.actor), Budget(), random.Random(1)))


def test_the_levels_there_are() -> None:
    assert names("shut-the-box") == ("random", "novice", "perfect")


def test_the_novice_closes_what_the_dice_show() -> None:
    assert choice("novice", "1,2,3,4,5,6,7|3+4|0,0|0|1") == "3,4"
    assert choice("novice", "1,2,4,5,6,7|3+4|0,0|0|1") == "7"
    assert choice("novice", "1,2,3,4,5,6|2+2|0,0|0|1") == "4"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("position", "options"),
    [
        ("1,2,3,4,6,7,8,9,10,11,12|1+4|0,0|0|1", {}),
        ("1,2,3,4,5,6|2+4|99,98|1|4", {}),
        ("1,2,3||20,40|0|2", {"dice": "one-when-high-shut", "limit": 60}),
        ("1,2,3,4,5|2+3|40,30,20|1|2", {"flaps": 9}),
    ],
)
def test_perfect_chooses_what_wins_most(position: str, options: dict[str, Any]) -> None:
    found = analyse(GAME.position(position, **options), goal="win")
    values = {str(move.action): move.value for move in found.moves}
    assert values[choice("perfect", position, **options)] == pytest.approx(max(values.values()), abs=1e-12)


def test_perfect_plays_for_the_score_where_no_chance_is_known() -> None:
    position, options = "1,2,3,4,6,7,8,9|1+4|0,0,0|0|1", {"eliminate": True}
    best = analyse(GAME.position(position, **options)).moves[0].action
    assert choice("perfect", position, **options) == str(best) == "2,3"


@pytest.mark.slow
@pytest.mark.parametrize(
    "options", [{"seats": 2, "flaps": 9, "dice": "one-when-six"}, {"seats": 3}, {"seats": 3, "rounds": 1}]
)
def test_they_play_to_the_end(options: dict[str, Any]) -> None:
    bots = ["perfect", "novice", "random"][: options["seats"]]
    record = parlour.play("shut-the-box", bots=bots, seed=3, **options)
    assert parlour.Match.of(record).result is not None
