"""The checks of the conformance kit. Each raises NonConformance with the rule that was broken."""

from __future__ import annotations

import copy
import json
import pickle
import random
from fractions import Fraction
from typing import Any

from parlour.core.action import Action
from parlour.core.actor import CHANCE
from parlour.core.errors import IllegalAction, NotEnumerable, ParlourError
from parlour.core.state import State

#: actions checked per state, if there are many
SOME = 12


class NonConformance(AssertionError):
    """A game broke a rule of the contract; `rule` is its name."""

    def __init__(self, rule: str, message: str, state: State | None = None) -> None:
        where = f"\nin {state.position}" if state is not None else ""
        super().__init__(f"{rule}: {message}{where}")
        self.rule = rule


class Alien(Action, frozen=True):
    """An action that belongs to no game."""

    def __str__(self) -> str:
        return "?alien?"


def check_state(
    state: State, strangers: list[Action], legal: tuple[Action, ...] | None, rng: random.Random
) -> None:
    """Check everything that must hold in any state."""
    _check_actor(state)
    _check_outcome(state)
    _check_round_trips(state)
    if legal is not None:
        _check_legal(state, legal, rng)
    _check_refusals(state, strangers, legal)
    _check_chance(state, rng)
    _check_views(state, rng)
    _check_secrets(state)
    if legal is not None:
        _check_leaks(state, _some(legal, rng), rng)


def check_step(state: State, action: Action) -> None:
    """Check what must hold for an action that is about to be played."""
    text = str(action)
    if state.game.action(text) != action or str(state.game.action(text)) != text:
        raise NonConformance("action-text", f"{text!r} does not read back as the same action", state)
    before = state.json()
    if state.play(action) != state.play(text):
        raise NonConformance("action-text", f"{text!r} gives another state when played as text", state)
    if state.json() != before:
        raise NonConformance("immutable", f"playing {text!r} changed the state it was played in", state)


def _check_actor(state: State) -> None:
    actor = state.actor
    if not (actor is None or actor is CHANCE or (type(actor) is int and 0 <= actor < state.options.seats)):
        raise NonConformance("actor", f"{actor!r} is not a seat, CHANCE or None", state)


def _check_outcome(state: State) -> None:
    seats = state.options.seats
    if len(state.points) != seats or not all(type(p) is int for p in state.points):
        raise NonConformance("points", f"{state.points!r} is not one number per seat", state)
    places = state.places
    if (places is None) != (state.actor is not None):
        raise NonConformance("places", "places must be set if and only if the game is over", state)
    if places is not None:
        if len(places) != seats or not all(type(p) is int and 0 <= p <= seats for p in places):
            raise NonConformance("places", f"{places!r} is not one place per seat", state)
        if seats > 1 and 0 not in places:
            raise NonConformance("places", "nobody is placed first", state)
    first = tuple(seat for seat, place in enumerate(places or ()) if place == 0)
    if state.winners != first:
        raise NonConformance(
            "winners", f"winners is {state.winners!r}, but the seats placed first are {first!r}", state
        )
    if len(state.standing()) != seats:
        raise NonConformance("places", "standing is not one place per seat", state)


def _check_round_trips(state: State) -> None:
    game, options = state.game, _plain(state)
    try:
        again = game.position(state.position, **options)
    except ParlourError as error:
        raise NonConformance("position", f"does not read back: {error}", state) from error
    if again != state or again.position != state.position:
        raise NonConformance("position", "reads back as another state", state)
    if game.state(state.json()) != state:
        raise NonConformance("json", "reads back as another state", state)
    if pickle.loads(pickle.dumps(state)) != state:
        raise NonConformance("pickle", "comes back as another state", state)
    if copy.deepcopy(state) != state or hash(copy.deepcopy(state)) != hash(state):
        raise NonConformance("deepcopy", "comes back as another state", state)
    if not str(state).strip():
        raise NonConformance("drawing", "str(state) is empty", state)


def _check_legal(state: State, legal: tuple[Action, ...], rng: random.Random) -> None:
    if state.actor is None:
        if legal:
            raise NonConformance("over", "actions are legal after the end", state)
        return
    if not legal:
        raise NonConformance("dead-end", "nobody can act, yet the game is not over", state)
    texts = [str(action) for action in legal]
    if texts != sorted(texts):
        raise NonConformance("sorted", "legal actions are not sorted by their text", state)
    if len(set(texts)) != len(texts):
        raise NonConformance("unique", "a legal action is listed twice", state)
    for action in _some(legal, rng):
        if (refusal := state.accepts(action)) is not None:
            raise NonConformance(
                "accepts", f"accepts refuses the legal action {action}: {refusal.code}", state
            )
        check_step(state, action)


def _check_refusals(state: State, strangers: list[Action], legal: tuple[Action, ...] | None) -> None:
    for action in [Alien(), *strangers]:
        before = state.json()
        refusal = state.accepts(action)
        if legal is not None and (refusal is None) != (action in legal):
            raise NonConformance("accepts", f"accepts and legal disagree about {action}", state)
        if refusal is None:
            continue
        if not isinstance(refusal, IllegalAction) or not refusal.code or refusal.code == "illegal-action":
            raise NonConformance("refusal", f"the refusal of {action} has no code of its own", state)
        try:
            state.play(action)
        except IllegalAction as raised:
            if raised.code != refusal.code:
                raise NonConformance(
                    "refusal", f"play raises {raised.code}, accepts returns {refusal.code}", state
                ) from None
        else:
            raise NonConformance("refusal", f"play allows {action}, which accepts refuses", state)
        if state.json() != before:
            raise NonConformance("immutable", f"refusing {action} changed the state", state)
    if state.actor is None and state.accepts(Alien()) is None:
        raise NonConformance("over", "accepts allows actions after the end", state)


def _check_chance(state: State, rng: random.Random) -> None:
    if state.actor is not CHANCE:
        return
    try:
        odds = state.odds()
    except NotEnumerable:
        return
    if sum(chance for _, chance in odds) != Fraction(1) or any(chance <= 0 for _, chance in odds):
        raise NonConformance("odds", "odds are not positive fractions that sum to 1", state)
    outcomes = tuple(action for action, _ in odds)
    if outcomes != state.legal():
        raise NonConformance("odds", "the outcomes are not the legal actions of chance", state)
    if state.sample(rng) not in outcomes:
        raise NonConformance("sample", "sample gives an outcome that is not in odds", state)


def _check_views(state: State, rng: random.Random) -> None:
    game = state.game
    for seat in _watchers(state, rng):
        view = state.view(seat)
        if json.loads(json.dumps(view)) != view:
            raise NonConformance("view", "the view is not plain JSON", state)
        imagined = game.imagine(view, rng)
        if imagined.view(seat) != view:
            raise NonConformance(
                "imagine", f"imagine gives a state in which seat {seat} has another view", state
            )
        if imagined.actor != state.actor or imagined.places != state.places:
            raise NonConformance("imagine", "imagine gives a state with another actor or result", state)
        if state.actor != seat or seat is None:
            if view["legal"]:
                raise NonConformance("view", f"the view of seat {seat} lists another seat's actions", state)
        elif view["legal"] is None:
            if game.lists_actions(state.options) or not view["expects"]:
                raise NonConformance("view", "the view has neither `legal` nor `expects`", state)
        elif view["legal"] != [str(action) for action in state.legal()]:
            raise NonConformance("view", "`legal` in the view differs from state.legal()", state)


def _check_secrets(state: State) -> None:
    """Seats that see different things have secrets, and a game says so: else no curtain would hide them."""
    if state.game.has_secrets(state.options):
        return
    #: these differ in any game: whose view it is, and what the seat to act may do
    own = dict.fromkeys(("seat", "legal", "expects"))
    views = [{**state.view(seat), **own} for seat in range(state.options.seats)]
    if any(view != views[0] for view in views):
        raise NonConformance("secrets", "seats see different things, yet has_secrets says no", state)


def _check_leaks(state: State, actions: list[Action], rng: random.Random) -> None:
    """Two actions that look the same to a seat must leave it with the same view.

    In a game with secrets the reverse holds too: `shown` never reveals more than the view. Actions that end
    the game are exempt, since hands are then revealed and counted.
    """
    after = {action: state.after(action) for action in actions}
    actions = [action for action in actions if after[action].actor is not None]
    for seat in _watchers(state, rng):
        if seat == state.actor:
            continue
        seen: dict[str, Any] = {}
        shown: dict[str, str] = {}
        for action in actions:
            text = state.shown(action, seat)
            view = json.dumps(after[action].view(seat), sort_keys=True)
            if seen.setdefault(text, view) != view:
                raise NonConformance("leak", f"the view of seat {seat} reveals what {text!r} hides", state)
            if shown.setdefault(view, text) != text and not state.open_information:
                raise NonConformance("leak", f"shown reveals more to seat {seat} than its view", state)


def _watchers(state: State, rng: random.Random) -> list[int | None]:
    """A spectator, the seat to act, and a few of the others."""
    others = [seat for seat in range(state.options.seats) if seat != state.actor]
    watching: list[int | None] = [None, *rng.sample(others, min(3, len(others)))]
    return [*watching, state.actor] if isinstance(state.actor, int) else watching


def _plain(state: State) -> dict[str, Any]:
    plain: dict[str, Any] = json.loads(state.json())["options"]
    return plain


def _some(actions: tuple[Action, ...], rng: random.Random) -> list[Action]:
    return list(actions) if len(actions) <= SOME else rng.sample(actions, SOME)
