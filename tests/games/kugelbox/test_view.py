"""What is seen at a Kugelbox table: everything but which chip lies where, and that is known to nobody."""

import random
from collections import Counter
from fractions import Fraction

import pytest

import parlour
from tests.games.kugelbox.throw.throws import play, throw

GAMES = ("chikugo", "take-it")
TWELVE = Counter(["2", "3", "4", "5", "8", "12", "<=4", "<=6"]) + Counter(line=2, square=2)


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("seats", [2, 5])
def test_all_seats_see_the_same_but_for_what_they_may_do(key: str, seats: int) -> None:
    for state in parlour.play(key, seed=3, seats=seats).states():
        views = [state.view(seat) for seat in (None, *range(seats))]
        for view in views:
            assert (view.pop("legal") != []) == (state.actor is not None and view["seat"] == state.actor)
            view.pop("seat")
        assert all(view == views[0] for view in views)


@pytest.mark.parametrize("key", GAMES)
def test_the_unseen_chips_are_the_twelve_less_those_in_sight(key: str) -> None:
    for state in parlour.play(key, seed=8, seats=3).states():
        view = state.view()
        in_sight = Counter(view["up"]) + Counter(view.get("aside", []))
        for pile in view["chips"]:
            in_sight += Counter(pile)
        assert in_sight + Counter(view["unseen"]) == TWELVE
        assert view["face_down"] == len(view["unseen"])


@pytest.mark.slow
@pytest.mark.parametrize("key", GAMES)
def test_an_imagined_table_turns_over_unseen_chips_by_their_odds(key: str) -> None:
    state = parlour.game(key).start(miss=0)
    state = throw(state, "6")
    state = play(state, "turn") if key == "take-it" else throw(state, "5")
    rng = random.Random(4)
    view = state.view(1)
    draws = 6000
    seen = Counter[str]()
    for _ in range(draws // 10):
        imagined = state.game.imagine(view, rng)
        assert imagined.view(1) == view
        seen.update(str(imagined.sample(rng)) for _ in range(10))
    for chip, copies in TWELVE.items():
        share = Fraction(copies, 12)
        deviation = float(draws * share * (1 - share)) ** 0.5
        assert abs(seen[f"chip {chip}"] - draws * share) < 5 * deviation


@pytest.mark.parametrize("key", GAMES)
def test_a_view_of_another_game_is_refused(key: str) -> None:
    game = parlour.game(key)
    other = parlour.game(GAMES[1 - GAMES.index(key)])
    for view in (other.start().view(0), {}, {"game": key}, game.start().view(0) | {"position": 7}):
        with pytest.raises(parlour.BadView):
            game.imagine(view, random.Random(0))


def test_the_last_throw_stays_in_sight_when_a_round_is_over() -> None:
    state = throw(parlour.game("chikugo").start(), "5", "6")
    after = state.play("chip 2")
    assert after.view()["throws"] == []
    assert after.view()["last"] == state.view()["last"]
    assert after.view()["last"]["points"] == 6
