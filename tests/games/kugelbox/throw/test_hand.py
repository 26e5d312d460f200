"""Throws by hand: an aim from the seat, a landing from chance, and nothing that could be listed."""

import random
import re

import pytest

import parlour
from parlour.games.kugelbox.throw.aim import LIMITS, Aim

from .throws import play, refusal

GAMES = ("chikugo", "take-it")
AIM = "throw x=0 dir=2 force=45 loft=20 gap=20 turn=0"


@pytest.mark.parametrize("key", GAMES)
def test_a_hand_aims_and_chance_says_where_the_balls_lie(key: str) -> None:
    state = parlour.game(key).start(throw="hand")
    assert refusal(state, "throw") == "aim-missing"
    thrown = state.play(AIM)
    assert thrown.actor is parlour.CHANCE
    assert AIM in thrown.position
    assert thrown.game.position(thrown.position, throw="hand") == thrown
    assert thrown.game.state(thrown.json()) == thrown
    landed = thrown.play("red c3 black -")
    assert landed.view()["last"]["points"] == 1
    assert AIM not in landed.position


@pytest.mark.parametrize("key", GAMES)
def test_any_landing_with_two_different_holes_or_misses_is_taken(key: str) -> None:
    state = parlour.game(key).start(throw="hand", miss=0).play(AIM)
    for text in ("red - black -", "red a1 black -", "red e5 black a1"):
        assert refusal(state, text) is None
    assert refusal(state, "red a1 black a1") == "two-in-one-hole"


@pytest.mark.parametrize("key", GAMES)
def test_neither_throws_nor_landings_can_be_listed(key: str) -> None:
    state = parlour.game(key).start(throw="hand")
    assert not state.game.lists_actions(state.options)
    for listing, code in (
        (state.legal, "aim-asked"),
        (state.play(AIM).legal, "not-enumerable"),
        (state.play(AIM).odds, "not-enumerable"),
    ):
        with pytest.raises(parlour.NotEnumerable) as caught:
            listing()
        assert caught.value.code == code


@pytest.mark.parametrize("key", GAMES)
def test_the_view_tells_the_limits_of_an_aim(key: str) -> None:
    state = parlour.game(key).start(throw="hand")
    view = state.view(0)
    assert view["legal"] is None
    assert set(view["expects"]["throw"]) == set(LIMITS)
    assert view["expects"]["throw"]["force"] == {"least": 0, "greatest": 100, "unit": "percent"}
    assert state.view(1)["legal"] == []
    assert state.view(1)["expects"] is None


def test_where_actions_can_be_listed_the_view_still_lists_them() -> None:
    state = play(parlour.game("take-it").start(throw="hand"), AIM, "red a1 black a3")
    assert state.view(0)["legal"] == ["turn"]
    state = play(state, "turn", "chip line")
    assert state.view(0)["legal"] == ["take line"]


def test_some_action_is_any_aim_within_the_limits() -> None:
    state = parlour.game("chikugo").start(throw="hand")
    rng = random.Random(2)
    aims = [state.game.some_action(state.view(0), rng) for _ in range(300)]
    assert all(isinstance(aim, Aim) and state.accepts(aim) is None for aim in aims)
    for name, (least, greatest, _) in LIMITS.items():
        values = [getattr(aim, name) for aim in aims]
        span = greatest - least
        assert min(values) < least + span / 10
        assert max(values) > greatest - span / 10


def test_an_aim_is_refused_where_chance_alone_throws() -> None:
    assert refusal(parlour.game("take-it").start(), AIM) == "no-aim"


def test_an_aim_beyond_its_limits_is_no_state() -> None:
    game = parlour.game("take-it")
    text = game.start(throw="hand").play(AIM).json().replace(b'"force":45', b'"force":450')
    with pytest.raises(parlour.BadNotation):
        game.state(text)


def test_chance_simulates_the_throw() -> None:
    state = parlour.game("take-it").start(throw="hand").play(AIM)
    landings = [state.sample(random.Random(seed)) for seed in (1, 1, 2, 3, 4)]
    assert landings[0] == landings[1]
    assert len(set(landings)) > 1
    assert all(state.accepts(landing) is None for landing in landings)


def test_only_a_hands_throw_is_simulated() -> None:
    for throw, aim in (("hand", "throw 0 20"), ("uniform", "throw")):
        state = parlour.game("chikugo").start(throw=throw)
        assert not state.simulated
        with pytest.raises(parlour.IllegalAction) as refusal:
            state.simulate(random.Random(1))
        assert refusal.value.code == "not-simulated"
        assert state.play(aim).simulated == (throw == "hand")


def test_the_engine_is_named_where_throws_are_by_hand() -> None:
    game = parlour.game("take-it")
    assert game.engine(game.options(throw="uniform")) is None
    named = game.engine(game.options(throw="hand"))
    assert named is not None
    assert re.fullmatch(r"kugelbox \d+, mujoco [\d.]+, \w+ \w+", named)
    assert parlour.game("abaku").engine(parlour.game("abaku").options()) is None


def test_how_to_throw_is_told_while_an_aim_is_asked_and_only_then() -> None:
    game = parlour.game("chikugo")
    state = game.start(throw="hand")
    asked = game.unlisted(state.view(0))
    assert asked is not None
    assert "DIRECTION FORCE" in asked.message
    with pytest.raises(parlour.NotEnumerable) as listing:
        state.legal()
    assert (listing.value.code, listing.value.message) == (asked.code, asked.message)
    assert game.unlisted(state.view(1)) is None
    assert game.unlisted(game.start(throw="uniform").view(0)) is None
