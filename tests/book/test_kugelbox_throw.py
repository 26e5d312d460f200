"""The throw of the Kugelbox: its odds, for Chikugo and Take It alike."""

from __future__ import annotations

import random
from collections import Counter
from decimal import Decimal
from fractions import Fraction
from typing import Any

import pytest

import parlour
from parlour import CHANCE

from .tell import bad_options, choices, refused

HOLES = [f"{column}{row}" for column in "abcde" for row in "12345"]
BOTH = pytest.mark.parametrize("key", ["chikugo", "take-it"])


def thrown(key: Any, **options: Any) -> Any:
    """The odds of the first throw, by the outcome's text."""
    state = parlour.game(key).start(**options).play("throw")
    assert state.actor is CHANCE
    return {str(outcome): chance for outcome, chance in state.odds()}


def score(text: Any) -> Any:
    """Points of a throw, counted hole by hole: those of the rectangle, or of the row."""
    _, red, _, black = text.split()
    if "-" in (red, black):
        return 2 - (red, black).count("-") if red != black else 0
    columns = range(min(ord(red[0]), ord(black[0])), max(ord(red[0]), ord(black[0])) + 1)
    rows = range(min(int(red[1]), int(black[1])), max(int(red[1]), int(black[1])) + 1)
    return len([(c, r) for c in columns for r in rows])  # in a row: the two and those between


def is_row(text: Any) -> Any:
    _, red, _, black = text.split()
    return "-" not in (red, black) and (red[0] == black[0] or red[1] == black[1])


def is_square(text: Any) -> Any:
    _, red, _, black = text.split()
    if "-" in (red, black):
        return False
    return red[0] != black[0] and abs(ord(red[0]) - ord(black[0])) == abs(int(red[1]) - int(black[1]))


@BOTH
def test_a_seat_throws_and_chance_answers_where_the_balls_lie(key: Any) -> None:
    state = parlour.game(key).start()
    assert state.actor == 0
    assert choices(state) == ("throw",)
    assert state.play("throw").actor is CHANCE


@BOTH
def test_without_misses_600_outcomes_300_pairs_of_holes_either_colour_first(key: Any) -> None:
    odds = thrown(key, miss=0)
    assert set(odds) == {f"red {r} black {b}" for r in HOLES for b in HOLES if r != b}
    assert set(odds.values()) == {Fraction(1, 600)}


@BOTH
def test_without_misses_the_mean_is_7_and_25_comes_once_in_150(key: Any) -> None:
    odds = thrown(key, miss=0)
    assert sum(score(t) * p for t, p in odds.items()) == 7
    assert sum(p for t, p in odds.items() if score(t) == 25) == Fraction(1, 150)
    assert sum(p for t, p in odds.items() if is_row(t)) == Fraction(1, 3)
    assert sum(p for t, p in odds.items() if is_square(t)) == Fraction(1, 5)


@BOTH
def test_a_throw_scores_0_1_a_row_of_2_to_5_or_a_rectangle(key: Any) -> None:
    scores = {score(t) for t in thrown(key)}
    assert scores == {0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 12, 15, 16, 20, 25}


@BOTH
def test_each_ball_misses_with_3_in_20_by_default(key: Any) -> None:
    odds = thrown(key)
    assert len(odds) == 1 + 25 + 25 + 600
    miss = Fraction(3, 20)
    assert odds["red - black -"] == miss * miss
    assert odds["red - black c3"] == odds["red c3 black -"] == miss * (1 - miss) / 25
    assert odds["red c3 black e5"] == odds["red e5 black c3"] == (1 - miss) ** 2 / 600
    assert sum(odds.values()) == 1


@BOTH
@pytest.mark.parametrize("quarter", ["1/4", "0.25", ".25", Fraction(1, 4), Decimal("0.25")], ids=repr)
def test_miss_is_a_text_a_fraction_or_a_decimal_read_exactly(key: Any, quarter: Any) -> None:
    assert thrown(key, miss=quarter)["red - black -"] == Fraction(1, 16)
    assert parlour.game(key).start(miss=quarter) == parlour.game(key).start(miss="1/4")


@BOTH
def test_a_decimal_that_no_float_can_hold_is_exact(key: Any) -> None:
    assert thrown(key, miss="0.1")["red - black -"] == Fraction(1, 100)
    assert parlour.game(key).start(miss="0.15") == parlour.game(key).start()


@BOTH
def test_miss_is_at_most_a_half_and_never_negative(key: Any) -> None:
    assert thrown(key, miss="1/2")["red - black -"] == Fraction(1, 4)
    bad_options(
        key, [{"miss": m} for m in ("11/20", "0.500001", 1, -1, "-1/10", "1/0", "", "often", "nan", "inf")]
    )
    bad_options(key, [{"miss": None}, {"miss": True}, {"miss": [1, 4]}])


@BOTH
def test_never_two_balls_in_one_hole(key: Any) -> None:
    state = parlour.game(key).start().play("throw")
    refused(state, "red c3 black c3")


@BOTH
def test_two_to_six_players_and_the_kinds_of_throw(key: Any) -> None:
    for seats in range(2, 7):
        assert len(parlour.game(key).start(seats=seats).points) == seats
    bad_options(key, [{"seats": n} for n in (0, 1, 7, -1)])
    bad_options(key, [{"throw": v} for v in ("foot", "", None, 1)])
    assert parlour.game(key).start() == parlour.game(key).start(throw="uniform")


@BOTH
def test_samples_come_by_the_odds(key: Any) -> None:
    state = parlour.game(key).start(miss="1/2").play("throw")
    rng = random.Random(8)
    count = Counter(sum(part == "-" for part in str(state.sample(rng)).split()) for _ in range(4000))
    # none, one, both missed: 1/4, 1/2, 1/4; 4000 throws: 1000, 2000, 1000 within five deviations (±160)
    assert [abs(count[n] - m) < 160 for n, m in ((0, 1000), (1, 2000), (2, 1000))] == [True] * 3


@BOTH
def test_a_miss_without_misses_is_refused(key: Any) -> None:
    refused(parlour.game(key).start(miss=0).play("throw"), "red - black c3", "red - black -")


@BOTH
@pytest.mark.parametrize(
    "text",
    [
        "",
        "red c3",
        "red c3 black",
        "red f1 black a1",
        "red a0 black a1",
        "red a6 black a1",
        "black a1 red a2",
        "red A1 black a2",
        "redc3blacke5",
        "chip",
        "chip 26",
        "chip <4",
        "take",
        "take 0",
        "lay",
        "rob line",
        "rob x line",
        "throws",
        "turn 3",
        "pass 1",
    ],
)
def test_what_is_no_act_of_the_box_is_bad_notation(key: Any, text: Any) -> None:
    with pytest.raises(parlour.BadNotation):
        parlour.game(key).action(text)


@BOTH
def test_a_hand_s_throw_cannot_be_listed(key: Any) -> None:
    state = parlour.game(key).start(throw="hand")
    assert state.actor == 0
    with pytest.raises(parlour.NotEnumerable):
        state.legal()
    view = state.view(0)
    assert view["legal"] is None
    assert view["expects"]


@BOTH
def test_a_hand_s_throw_has_an_aim_and_then_chance_answers(key: Any) -> None:
    game = parlour.game(key)
    state = game.start(throw="hand")
    aimed = game.some_action(state.view(0), random.Random(1))
    assert str(aimed).startswith("throw ")
    assert game.action(str(aimed)) == aimed
    assert state.accepts(aimed) is None
    refused(state, "throw")  # it needs its aim
    assert isinstance(game.start().accepts(aimed), parlour.IllegalAction)  # and chance alone takes none
    thrown = state.play(aimed)
    assert thrown.actor is CHANCE
    with pytest.raises(parlour.NotEnumerable):
        thrown.odds()
    refused(thrown, "red c3 black c3", "chip 8")
    # whatever the record says where they lie is taken: a replay simulates nothing
    assert thrown.play("red c3 black e5").actor == (1 if key == "chikugo" else 0)
    assert game.position(thrown.position, throw="hand") == thrown
