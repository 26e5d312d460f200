"""Trying out positions and actions, for lessons and analysis. Nothing is stored."""

from __future__ import annotations

import secrets

import msgspec

from parlour.core.action import Action
from parlour.core.actor import CHANCE
from parlour.core.errors import BadNotation, IllegalAction, NotEnumerable
from parlour.core.registry import GAMES
from parlour.core.state import State
from parlour.table.messages.match import Problem
from parlour.table.messages.trying import RobotAsked, Tried, TryWanted

from .refusal import Refusal
from .seating import known_robot
from .thinking import ChooseWanted

_DICE = secrets.SystemRandom()


def tried(game: str, wanted: TryWanted) -> Tried:
    """A position in the view of the seat to act, or the position after an action or a chance event."""
    rules = GAMES.get(game)
    if wanted.position:
        state = rules.position(wanted.position, **wanted.options)
    else:
        state = rules.start(**wanted.options)
    seat = state.actor if isinstance(state.actor, int) else None
    act: Action | str | None = wanted.act
    if act is None and wanted.fall and state.actor is CHANCE:
        act = _fallen(state)
    if act is None:
        return _tried(state, seat)
    try:
        return _tried(state.play(act), seat, act=str(act))
    except (IllegalAction, BadNotation) as why:
        return _tried(state, seat, Problem(code=why.code, reason=why.message))


def robot_wanted(game: str, asked: RobotAsked, seconds: float) -> ChooseWanted:
    """The question to a robot what it would do in a position, from the view of the seat to act."""
    rules = GAMES.get(game)
    state = rules.position(asked.position, **asked.options)
    if not isinstance(state.actor, int):
        raise Refusal("in this position it is nobody's turn", "nobody-to-act", 422)
    return ChooseWanted(
        robot=known_robot(asked.robot, rules, asked.options),
        game=rules.key,
        options=asked.options,
        seat=state.actor,
        view=msgspec.Raw(msgspec.json.encode(state.seen(state.actor))),
        seconds=seconds,
    )


def _fallen(state: State) -> Action:
    """A sampled chance event; a simulated throw would take too long here."""
    if state.simulated:
        raise NotEnumerable("this route does not simulate throws; send where the balls lie as `act`")
    return state.sample(_DICE)


def _tried(state: State, seat: int | None, refused: Problem | None = None, act: str | None = None) -> Tried:
    view = msgspec.Raw(msgspec.json.encode(state.seen(seat)))
    return Tried(position=state.position, act=act, view=view, refused=refused)
