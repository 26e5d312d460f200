"""The uniform throw: exact odds, and samples that follow them."""

import random
from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from typing import Any

import pytest

import parlour
from parlour.games.kugelbox.box import score

GAMES = ("chikugo", "take-it")


def odds(key: str = "take-it", **options: Any) -> list[tuple[str, str, Fraction]]:
    found = parlour.game(key).start(**options).play("throw").odds()
    return [(landing.red, landing.black, chance) for landing, chance in found]


@pytest.mark.parametrize("key", GAMES)
def test_without_misses_there_are_600_outcomes_alike(key: str) -> None:
    found = odds(key, miss=0)
    assert len({(red, black) for red, black, _ in found}) == 600
    assert {chance for _, _, chance in found} == {Fraction(1, 600)}
    assert len({frozenset((red, black)) for red, black, _ in found}) == 300


def test_mean_score_7_chikugo_1_in_150_row_1_in_3_square_1_in_5() -> None:
    found = [(score(red, black), chance) for red, black, chance in odds(miss=0)]
    assert sum(one.points * chance for one, chance in found) == 7
    assert sum(chance for one, chance in found if one.points == 25) == Fraction(1, 150)
    assert sum(chance for one, chance in found if one.shape == "line") == Fraction(1, 3)
    assert sum(chance for one, chance in found if one.shape == "square") == Fraction(1, 5)


@pytest.mark.parametrize("miss", ["3/20", "1/2", "1/1000000007"])
def test_each_ball_misses_by_itself(miss: str) -> None:
    p = Fraction(miss)
    found = odds(miss=miss)
    assert len(found) == 651
    assert sum(chance for _, _, chance in found) == 1
    by_misses = dict.fromkeys(range(3), Fraction(0))
    for red, black, chance in found:
        by_misses[(red, black).count("-")] += chance
    assert by_misses == {0: (1 - p) ** 2, 1: 2 * p * (1 - p), 2: p**2}
    assert {chance for red, black, chance in found if red == "-" != black} == {p * (1 - p) / 25}


def misses(count: int) -> Callable[[Any], bool]:
    return lambda a: (a.red, a.black).count("-") == count


def lies(ball: str, hole: str) -> Callable[[Any], bool]:
    return lambda a: bool(getattr(a, ball) == hole)


def test_samples_follow_the_odds_and_ask_for_nothing_but_randrange() -> None:
    class Only:
        def __init__(self) -> None:
            self.randrange = random.Random(5).randrange

    state = parlour.game("chikugo").start(miss="1/4").play("throw")
    throws = 20_000
    rng = Only()
    seen = Counter(state.sample(rng) for _ in range(throws))
    expected = dict(state.odds())
    assert set(seen) <= set(expected)
    # chi-squared over groups of like outcomes: none, red alone, black alone, and the red ball's hole
    groups: dict[str, Callable[[Any], bool]] = {
        **{f"misses {n}": misses(n) for n in range(3)},
        **{f"{ball} in {hole}": lies(ball, hole) for ball in ("red", "black") for hole in ("a1", "c3", "e5")},
        "line": lambda a: score(a.red, a.black).shape == "line",
        "chikugo": lambda a: score(a.red, a.black).points == 25,
    }
    for name, belongs in groups.items():
        share = float(sum(chance for action, chance in expected.items() if belongs(action)))
        count = sum(n for action, n in seen.items() if belongs(action))
        deviation = (throws * share * (1 - share)) ** 0.5
        assert abs(count - throws * share) < 5 * deviation, name


def test_no_miss_is_accepted_where_none_can_be() -> None:
    state = parlour.game("chikugo").start(miss=0).play("throw")
    for text in ("red - black -", "red c3 black -", "red - black c3"):
        assert state.accepts(state.game.action(text)).code == "no-miss"
    assert state.accepts(state.game.action("red c3 black c3")).code == "two-in-one-hole"
    assert state.accepts(state.game.action("red c3 black c4")) is None
