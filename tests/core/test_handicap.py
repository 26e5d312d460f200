"""Points ahead: the match places by the points with the handicap, the game by its own."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

import parlour
from parlour.core.match import Match


def end_of(key: str, seed: int, ahead: tuple[int, ...], **options: Any) -> Match:
    record = parlour.play(key, seed=seed, **options)
    return Match(replace(record.header, ahead=ahead), record.events)


def test_points_ahead_turn_a_defeat_round_where_most_points_win() -> None:
    plain = end_of("kryds-bolle", 1, ())
    assert plain.result is not None
    x, o = plain.state.points
    assert x != o, "the example needs a winner"
    loser = 0 if x < o else 1
    short = abs(x - o)
    for given, places in [
        (short - 1, plain.result.places),
        (short, (0, 0)),
        (short + 1, plain.result.places[::-1]),
    ]:
        ahead = (given, 0) if loser == 0 else (0, given)
        match = end_of("kryds-bolle", 1, ahead)
        assert match.result is not None
        assert match.result.places == places
        assert match.state.places == plain.state.places, "the game itself knows no handicap"


def test_points_ahead_are_taken_off_where_fewest_points_win() -> None:
    seed = next(
        seed
        for seed in range(1, 50)
        if len(set(end_of("shut-the-box", seed, (), rounds=1).state.points)) == 2
        and not end_of("shut-the-box", seed, (), rounds=1).state.view()["shut"]
    )
    plain = end_of("shut-the-box", seed, (), rounds=1)
    assert plain.result is not None
    first, second = plain.state.points
    loser = 0 if first > second else 1
    short = abs(first - second)
    for given, places in [
        (short - 1, plain.result.places),
        (short, (0, 0)),
        (short + 1, plain.result.places[::-1]),
    ]:
        match = end_of("shut-the-box", seed, (given, 0) if loser == 0 else (0, given), rounds=1)
        assert match.result is not None
        assert match.result.places == places


@pytest.mark.parametrize(
    ("key", "ahead"), [("kryds-bolle", (1,)), ("kryds-bolle", (1, 2, 3)), ("chikugo", (1, 0))]
)
def test_points_ahead_need_a_number_a_seat_and_a_game_of_points(key: str, ahead: tuple[int, ...]) -> None:
    if key == "chikugo":
        assert parlour.game(key).points_are is None
    with pytest.raises(parlour.BadRecord) as caught:
        end_of(key, 1, ahead)
    assert caught.value.code == "bad-handicap"
