"""Texts and views of every game: exact round trips, and rubbish answered in words."""

from __future__ import annotations

import contextlib
import json
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import parlour

from .contract import EVERY, KEYS, ONCE, OnlyRandrange, midway, sampled, some_action, walk

# --- rubbish ---


@ONCE
@pytest.mark.parametrize("text", ["", " ", "rubbish", "\n", "b2.", "☃", "0", "null", "{}", "'", "a" * 30_000])
def test_an_unknown_text_is_bad_notation(key: Any, text: Any) -> None:
    game = parlour.game(key)
    with pytest.raises(parlour.BadNotation):
        game.action(text)
    with pytest.raises(parlour.BadNotation):
        game.start().play(text)
    with pytest.raises(parlour.BadNotation):
        game.position(text)


@ONCE
@pytest.mark.parametrize("thing", [None, 3, b"pass", ["pass"], 2.5])
def test_what_is_no_text_is_bad_notation(key: Any, thing: Any) -> None:
    game = parlour.game(key)
    with pytest.raises(parlour.BadNotation):
        game.action(thing)
    with pytest.raises(parlour.BadNotation):
        game.position(thing)


PIECES = st.text("0123456789abcdefghijxoABCHO+,-*./|;:=<>?\\ \n", max_size=40) | st.text(max_size=12)


@pytest.mark.slow
@ONCE
@settings(max_examples=120, deadline=None)
@given(text=PIECES)
def test_rubbish_is_answered_with_bad_notation_or_read_exactly(key: Any, text: Any) -> None:
    game = parlour.game(key)
    try:
        action = game.action(text)
    except parlour.BadNotation:
        pass
    else:
        assert game.action(str(action)) == action
    try:
        state = game.position(text)
    except (parlour.BadNotation, parlour.BadPosition):
        pass
    else:
        assert game.position(state.position) == state


@pytest.mark.slow
@ONCE
@settings(max_examples=120, deadline=None)
@given(data=st.data())
def test_a_position_with_one_character_changed_is_read_exactly_or_refused(key: Any, data: Any) -> None:
    game = parlour.game(key)
    states = midway(key)
    state = states[data.draw(st.integers(0, len(states) - 1))]
    text = state.position
    at = data.draw(st.integers(0, len(text) - 1))
    by = data.draw(st.sampled_from("0123456789abxo*.|,;/+-<=? "))
    changed = text[:at] + by + text[at + 1 :]
    try:
        read = game.position(changed)
    except (parlour.BadNotation, parlour.BadPosition):
        return
    assert game.position(read.position) == read


# --- positions ---


def given_options(state: Any) -> Any:
    """The options of a state as they may be given again."""
    return {name: value for name, value in state.view()["options"].items() if value is not None}


@EVERY
def test_positions_round_trip_exactly(key: Any, options: Any) -> None:
    game = parlour.game(key)
    for state in sampled(key, options, 60):
        again = game.position(state.position, **given_options(state))
        assert again == state
        assert again.position == state.position


@EVERY
def test_a_position_needs_only_the_options_that_were_given(key: Any, options: Any) -> None:
    game = parlour.game(key)
    for state in sampled(key, options, 10):
        assert game.position(state.position, **options) == state


@pytest.mark.parametrize("key", ["shut-the-box", "chikugo", "take-it", "abaku"])
def test_a_position_of_other_seats_than_the_options_is_a_bad_position(key: Any) -> None:
    game = parlour.game(key)
    for told, given_seats in ((2, 3), (3, 2), (2, 4), (4, 2)):
        for state in walk(key, {"seats": told}, most=12):
            with pytest.raises(parlour.BadPosition):
                game.position(state.position, seats=given_seats)


def crossed(rng: Any, states: Any) -> Any:
    """A position with one field of another state of the same match, or with a character changed."""
    text, other = (rng.choice(states).position for _ in range(2))
    if rng.random() < 0.5:
        fields, others = text.split("|"), other.split("|")
        at = rng.randrange(min(len(fields), len(others)))
        fields[at] = others[at]
        return "|".join(fields)
    at = rng.randrange(len(text))
    return text[:at] + rng.choice("0123456789abxo*.|,;/+-<=?") + text[at + 1 :]


@EVERY
def test_whatever_position_is_read_plays_on_with_an_exact_round_trip(key: Any, options: Any) -> None:
    game, rng = parlour.game(key), random.Random(9)
    states = sampled(key, options, 40)
    for text in dict.fromkeys(crossed(rng, states) for _ in range(60)):
        try:
            state = game.position(text, **options)
        except (parlour.BadNotation, parlour.BadPosition):
            continue
        for _ in range(15):
            assert game.position(state.position, **options) == state, text
            if state.actor is None:
                break
            state = state.play(some_action(state, rng))


# --- views ---


@EVERY
def test_views_are_plain_json_and_have_the_seat_s_choices(key: Any, options: Any) -> None:
    for state in sampled(key, options):
        for seat in (*range(len(state.points)), None):
            view = state.view(seat)
            assert json.loads(json.dumps(view)) == view
            assert view["points"] == list(state.points)
            if seat is None or seat != state.actor:
                assert not view["legal"]
            elif view["legal"] is not None:
                assert view["legal"] == [str(action) for action in state.legal()]
            else:
                assert view["expects"]


@EVERY
def test_the_view_of_a_seat_that_is_not_there_is_an_error(key: Any, options: Any) -> None:
    state = parlour.game(key).start(**options)
    for seat in (-1, len(state.points), 99, "0", 0.0, True):
        with pytest.raises(parlour.ParlourError):
            state.view(seat)


@EVERY
def test_imagined_states_have_the_view_they_were_imagined_from(key: Any, options: Any) -> None:
    game = parlour.game(key)
    for state in sampled(key, options, 15):
        for seat in (*range(len(state.points)), None):
            view = state.view(seat)
            imagined = game.imagine(view, OnlyRandrange(7))
            assert imagined.view(seat) == view
            assert imagined.actor == state.actor


@ONCE
@pytest.mark.parametrize("view", [{}, {"game": "chess"}, {"seat": 0}, {"points": "many"}], ids=str)
def test_what_is_no_view_cannot_be_imagined_from(key: Any, view: Any) -> None:
    with pytest.raises(parlour.ParlourError):
        parlour.game(key).imagine(view, random.Random(0))


@EVERY
def test_a_spoiled_view_is_refused_in_words(key: Any, options: Any) -> None:
    game = parlour.game(key)
    spoilers: tuple[Any, ...] = (None, [], {}, 7, "x", -1, 2.5, [[]])
    for state in sampled(key, options, 4):
        view = state.view(0)
        for name in view:
            for spoiled in spoilers:
                with contextlib.suppress(parlour.ParlourError):  # and no other error
                    game.imagine({**view, name: spoiled}, random.Random(0))
        with pytest.raises(parlour.ParlourError):
            game.imagine({**view, "options": 7}, random.Random(0))


@ONCE
def test_a_view_of_another_game_cannot_be_imagined_from(key: Any) -> None:
    for other in KEYS:
        if other != key:
            with pytest.raises(parlour.ParlourError):
                parlour.game(key).imagine(parlour.game(other).start().view(None), random.Random(0))


@EVERY
def test_shown_tells_the_actor_the_whole_action(key: Any, options: Any) -> None:
    rng = random.Random(8)
    for state in sampled(key, options):
        if type(state.actor) is int:
            action = some_action(state, rng)
            assert state.shown(action, state.actor) == str(action)
            for seat in (*range(len(state.points)), None):
                assert isinstance(state.shown(action, seat), str)
                assert state.shown(action, seat)
