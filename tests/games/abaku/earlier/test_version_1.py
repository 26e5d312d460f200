"""Matches that began under the first rules go on under them, with robots and hints."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

import parlour
from parlour.bots import create
from parlour.core.bot import Budget
from parlour.core.match import Match
from parlour.games.abaku.rules import ruled

GAME = parlour.game("abaku")
FIRST = GAME.under(1)
ARCHIVE = Path(__file__).parents[3] / "archive"
RECORDS = sorted(ARCHIVE.glob("abaku--rules-1--*.json"))


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_an_old_match_is_played_on_from_its_middle(file: Path) -> None:
    record = parlour.Record.from_json(json.dumps(json.loads(file.read_text("utf-8"))["record"]))
    states = list(record.states())
    state, rng = states[len(states) // 2], random.Random(1)
    assert state.game is FIRST
    for _ in range(2000):
        if state.actor is None:
            break
        if state.actor is parlour.CHANCE:
            state = state.play(state.sample(rng))
            continue
        view = state.view(state.actor)
        assert ruled(view) is FIRST
        assert GAME.imagine(view, rng).view(state.actor) == view
        state = state.play(GAME.some_action(view, rng))
    assert state.actor is None
    assert FIRST.position(state.position, **state.view(None)["options"]) == state


@pytest.mark.parametrize("robot", ["novice", "casual", "strong", "greedy"])
@pytest.mark.parametrize(
    "options", [{}, {"referee": "challenge"}, {"mode": "solo"}, {"mode": "cover"}], ids=str
)
def test_robots_play_on_under_the_first_rules(robot: str, options: dict[str, Any]) -> None:
    state, rng, bot = FIRST.start(**options), random.Random(2), create(robot, "abaku")
    for _ in range(8):
        if state.actor is parlour.CHANCE:
            state = state.play(state.sample(rng))
        elif state.actor is not None:
            state = state.play(bot.choose(state.view(state.actor), Budget(), rng))
    assert state.game is FIRST


def test_alone_the_first_rules_ended_after_two_idle_turns_with_a_win() -> None:
    state = FIRST.start(mode="solo").play("draw 0 12347")
    state = state.play("exchange 1").play("draw 0 0").play("pass")
    assert state.actor is None
    assert state.winners == (0,)
    assert not FIRST.scored(state.options)
    assert len(state.bag) == 96


def test_cover_was_on_the_grid_of_17() -> None:
    assert len(FIRST.start(mode="cover").board) == 17 * 17


def test_in_a_magic_square_what_was_written_stayed() -> None:
    state = FIRST.start(mode="magic").play("a1 5")
    assert state.accepts(GAME.action("a1 -")).code == "not-this-game"
    full = FIRST.position("123/456/78.", mode="magic").play("c3 9")
    assert full.actor is None


@pytest.mark.parametrize(
    ("options", "renewed"),
    [
        ({}, {}),
        ({"mode": "cover"}, {"mode": "cover", "size": 17}),
        ({"mode": "solo", "count_tiles": True}, {"mode": "solo"}),
        ({"mode": "magic", "size": 4}, {"mode": "magic", "size": 4}),
        ({"referee": "challenge", "tile_values": True}, {"referee": "challenge", "tile_values": True}),
    ],
)
def test_a_rematch_takes_the_options_along(options: dict[str, Any], renewed: dict[str, Any]) -> None:
    old = FIRST.start(**options).view(None)["options"]
    assert GAME.options(**GAME.renewed(old, 1)) == GAME.options(**renewed)


def test_an_old_match_verifies_and_a_new_one_has_the_new_version() -> None:
    assert parlour.play("abaku", seed=1, mode="cover", size=5).header.rules == 2
    assert Match.of(parlour.play("abaku", seed=1, mode="solo")).game is GAME
