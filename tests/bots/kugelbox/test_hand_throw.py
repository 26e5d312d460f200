"""Robots throw by hand: each level as it says, and the strong ones for what they need now."""

import random
from typing import Any

import pytest

import parlour
from parlour.bots.kugelbox.hand_throw import hand_aim, needed
from parlour.games.kugelbox.box import Score, score
from parlour.games.kugelbox.throw.aim import Aim
from parlour.games.kugelbox.throw.odds_table import rows

LEVELS = ("random", "novice", "casual", "strong")


def view_of(game: str, position: str | None = None, **options: Any) -> dict[str, Any]:
    rules = parlour.game(game)
    state = rules.start(throw="hand", **options)
    if position:
        state = rules.position(position, throw="hand", **options)
    assert isinstance(state.actor, int)
    seen: dict[str, Any] = state.view(state.actor)
    return seen


def chance(aim: Aim, test: Any) -> float:
    return next(row for row in rows() if row.aim == aim).mean(test)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", ["chikugo", "take-it"])
@pytest.mark.parametrize("calculators", [False, True])
def test_every_level_throws_in_every_game(level: str, game: str, calculators: bool) -> None:
    state = parlour.game(game).start(seats=3, throw="hand", smart_calculators=calculators)
    aim = hand_aim(state.view(0), level, random.Random(1))
    assert state.accepts(aim) is None


def test_in_pick_up_the_first_throws_high_and_the_next_just_beats_the_mark() -> None:
    first = hand_aim(view_of("chikugo"), "strong", random.Random(1))
    means = {row.aim: row.mean(lambda found: found.points) for row in rows()}
    assert means[first] > 0.8 * max(means.values())
    state = parlour.game("chikugo").start(throw="hand").play("throw 0 20").play("red c3 black -")
    second = hand_aim(state.view(1), "strong", random.Random(1))
    assert chance(second, lambda found: found.points > 1) > 0.5


def lay_out(*own: str) -> dict[str, Any]:
    """A view of the lay-out with these chips in front of seat 0."""
    view = view_of("chikugo")
    return {**view, "phase": "lay-out", "chips": [list(own), ["5"]]}


def test_a_low_throw_for_a_low_chip_and_a_row_for_a_line() -> None:
    low = hand_aim(lay_out("<=4"), "strong", random.Random(1))
    assert chance(low, lambda found: found.points <= 4) > 0.85
    line = hand_aim(lay_out("line"), "strong", random.Random(1))
    lines = {row.aim: row.mean(lambda found: found.shape == "line") for row in rows()}
    assert lines[line] > 0.9 * max(lines.values())
    high = hand_aim(lay_out("12"), "strong", random.Random(1))
    assert chance(high, lambda found: found.points >= 12) > 2 * chance(low, lambda found: found.points >= 12)


def test_a_chikugo_is_worth_most_in_both_phases() -> None:
    for view in (view_of("chikugo"), lay_out("<=4", "line", "12")):
        wanted = needed(view)
        assert wanted(Score(25, "square")) > max(wanted(Score(p, "rectangle")) for p in range(21))


def test_take_it_wants_the_dearest_chip_in_sight() -> None:
    view = {**view_of("take-it"), "up": ["12", "line"], "unseen": [], "chips": [[], ["8"]]}
    wanted = needed(view)
    assert wanted(score("a1", "c4")) == 12
    assert wanted(score("a1", "a3")) == 1, "a row of three takes the line"
    assert wanted(score("a1", "d2")) == 16, "eight exactly robs: one has it, the other lacks it"
    assert wanted(score("a1", "-")) == 0


def test_novices_and_casual_players_stray() -> None:
    view = view_of("take-it")
    for level in LEVELS[:-1]:
        assert len({hand_aim(view, level, random.Random(seed)) for seed in range(9)}) == 9
    assert len({hand_aim(view, "strong", random.Random(seed)) for seed in range(9)}) == 1
