"""Positions of random games of Abaku, to be searched by benchmarks. Needs no numpy."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import parlour

GAME = parlour.game("abaku")


def middle(rng: random.Random) -> str:
    """A board from the middle of a random game, with 30 to 65 tiles left in the bag."""
    while True:
        state, left = GAME.start(), rng.randrange(30, 66)
        while (actor := state.actor) is not None:
            if actor is not parlour.CHANCE and len(state.bag) <= left:
                return str(state.board)
            state = state.play(step(state, rng))


def step(state: parlour.State, rng: random.Random) -> parlour.Action:
    """The next step of a random game."""
    actor = state.actor
    if actor is parlour.CHANCE:
        return state.sample(rng)
    assert isinstance(actor, int)
    return GAME.some_action(state.view(actor), rng)


def positions(rng: random.Random, option_sets: list[dict[str, Any]], count: int) -> Iterator[Any]:
    """States of random games, about one in eight turns; every other seat gets the joker out of the bag."""
    while count:
        options = rng.choice(option_sets)
        state: Any = GAME.start(**options)
        while (actor := state.actor) is not None and count:
            if actor is not parlour.CHANCE and rng.randrange(8) == 0:
                count -= 1
                yield with_joker(state, options) if count % 2 else state
            state = state.play(step(state, rng))


def with_joker(state: Any, options: dict[str, Any]) -> Any:
    """The same with the joker in the rack of the seat to move, if it is in the bag."""
    rack = state.racks[state.turn]
    if "?" not in state.bag or state.pending is not None:
        return state
    board, racks, bag, *after = state.position.split("|")
    seats = racks.split(",")
    seats[state.turn] = rack[:-1] + "?"
    bag = "".join(sorted(bag.replace("?", rack[-1], 1)))
    return GAME.position("|".join([board, ",".join(seats), bag, *after]), **options)
