"""Texts: positions and actions read back exactly, and rubbish is refused in order."""

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import parlour
from parlour.games.shut_the_box.rules import GAME, ShutTheBoxState

from . import at, start

OPTIONS = st.sampled_from(
    [
        {},
        {"flaps": 9, "shut": "finish-round", "dice": "one-when-high-shut"},
        {"flaps": 10, "dice": "one-when-six", "eliminate": True, "limit": 40},
        {"scoring": "digits"},
        {"scoring": "digits", "limit": 10**6, "eliminate": True, "shut": "finish-round"},
        {"rounds": 3, "flaps": 9},
    ]
)


@pytest.mark.slow
@settings(deadline=None)
@given(OPTIONS, st.integers(1, 5), st.integers(0, 2**32))
def test_every_state_of_a_game_reads_back_exactly(options: dict[str, Any], seats: int, seed: int) -> None:
    state: ShutTheBoxState = GAME.start(max(seats, 2) if "eliminate" in options else seats, **options)
    rng = random.Random(seed)
    while True:
        again = GAME.position(state.position, **options)
        assert again == state
        assert again.position == state.position
        if state.actor is None:
            break
        state = state.play(rng.choice(state.legal()))


def test_the_example_of_the_design_reads_back() -> None:
    state = at("1,2,5,12|3+4|0,31|1|2")
    assert state.points == (0, 31)
    assert (state.seat, state.round, state.throw) == (1, 2, (3, 4))
    assert state.position == "1,2,5,12|3+4|0,31|1|2"


def test_the_taken_dice_stand_where_the_throw_will() -> None:
    state = at("1,2||0,31|1|2", dice="one-when-six").play("one")
    assert state.position == "1,2|one|0,31|1|2"
    assert state.play("3").position == "1,2|3|0,31|1|2"


def test_order_does_not_matter_to_a_reader() -> None:
    assert at("12,5,2,1|4+3|0,31|1|2").position == "1,2,5,12|3+4|0,31|1|2"
    assert str(GAME.action("5, 2")) == "2,5"
    assert str(GAME.action("4+3")) == "3+4"


@pytest.mark.parametrize("text", ["one", "two", "3", "12", "2,5", "1,2,3,4", "1+1", "3+4", "6+6"])
def test_actions_read_back(text: str) -> None:
    assert str(GAME.action(text)) == text


@pytest.mark.parametrize(
    "text",
    ["", "0", "13", "01", "2,2", "2,", ",2", "+", "1+", "7+1", "1+2+3", "three", "٣", "-1", "1 2", "²"],
)
def test_what_is_no_action_is_bad_notation(text: str) -> None:
    with pytest.raises(parlour.BadNotation):
        GAME.action(text)


@pytest.mark.parametrize(
    ("text", "options", "code"),
    [
        ("", {}, "bad-notation"),
        ("1,2|3+4|0,31|1", {}, "bad-notation"),
        ("1,2|3+4|0,31|1|2|3", {}, "bad-notation"),
        ("1,2|3+4|0,x|1|2", {}, "bad-notation"),
        ("1,2|3+4|0,-1|1|2", {}, "bad-notation"),
        ("1,2|3+4|0,031|1|2", {}, "bad-notation"),
        ("1,2|1,2|0,31|1|2", {}, "bad-notation"),
        ("1,2|7|0,31|1|2", {}, "bad-notation"),
        ("1,2||0,31|x|2", {}, "bad-notation"),
        ("1,2||0,31|1|", {}, "bad-notation"),
        ("1,10||0,31|1|2", {"flaps": 9}, "no-such-flap"),
        ("1,2||0,31|2|2", {}, "no-such-seat"),
        ("1,2||0,31|1|0", {}, "no-such-round"),
        ("1,2||0,31|1|4", {"rounds": 3}, "no-such-round"),
        ("1,2|3|0,31|1|2", {}, "no-choice-of-dice"),
        ("1,2|one|0,31|1|2", {}, "no-choice-of-dice"),
        ("7|one|0,31|1|2", {"dice": "one-when-high-shut"}, "no-choice-of-dice"),
        ("1,2|3+4|0,31|1|2", {}, "turn-over"),
        ("1,2|3+4|0,31|0|2", {}, "turn-over"),
        ("|3+4|0,31*|1|2", {}, "box-is-shut"),
        ("||0,31|1|2", {}, "bad-shut-mark"),
        ("1,2||0,31*|1|2", {}, "bad-shut-mark"),
        ("1,2||0*,31|1|2", {}, "won-already"),
        ("1,2||0,31*|0|2", {"shut": "finish-round"}, "shut-too-soon"),
        ("||0*,31|0|2", {"shut": "finish-round"}, "turn-over"),
        ("1,2||120-,31|1|2", {}, "nobody-is-out"),
        ("1,2||20-,31,3|1|2", {"eliminate": True}, "out-too-soon"),
        ("1,2||120-,31,3|0|2", {"eliminate": True}, "seat-is-out"),
        ("1,2||120-,31|1|2", {"eliminate": True}, "last-one-in"),
        ("1,2||120,31|0|2", {}, "limit-reached"),
        ("1,2||31,120|0|2", {}, "limit-reached"),
        ("||120*,31|0|2", {}, "limit-reached"),
        ("1,2||31,99999999999999999999|0|2", {"rounds": 3}, "bad-notation"),
    ],
)
def test_what_is_no_position_is_refused_with_the_reason(
    text: str, options: dict[str, Any], code: str
) -> None:
    with pytest.raises((parlour.BadNotation, parlour.BadPosition)) as refused:
        GAME.position(text, **options)
    assert refused.value.code == code


def test_points_of_a_round_already_played_may_be_over_the_limit() -> None:
    assert at("1,2||120,31|1|2").points == (120, 31)


@settings(deadline=None)
@given(st.text() | st.text("0123456789,+|-* onetwo", max_size=40))
def test_rubbish_never_raises_anything_else(text: str) -> None:
    for read in (GAME.action, GAME.position):
        try:
            read(text)
        except (parlour.BadNotation, parlour.BadPosition) as refused:
            assert refused.code  # noqa: PT017 (both outcomes are fine, another exception is not)


POSITIONS = ["1,2,5,12|3+4|0,31|1|2", "1,2|3+4|120,31|1|2", "||0*,31|0|2", "1,2||0,31,7|1|2"]


@settings(deadline=None)
@given(st.sampled_from(POSITIONS), st.integers(0, 30), st.integers(0, 4), st.text("0129,+|-*", max_size=4))
def test_damaged_positions_are_refused_or_read_back(text: str, where: int, cut: int, new: str) -> None:
    damaged = text[:where] + new + text[where + cut :]
    try:
        state = GAME.position(damaged)
    except (parlour.BadNotation, parlour.BadPosition):
        return
    assert GAME.position(state.position) == state


def test_alien_and_impossible_actions_are_refused_with_a_code() -> None:
    from parlour.games.shut_the_box.actions import Numbers, TakeDice, ThrowDice

    aliens = [
        Numbers(()),
        Numbers((5, 2)),
        Numbers((0, 7)),
        Numbers((99,)),
        ThrowDice(4, 3),
        ThrowDice(0, 99),
        TakeDice(7),
    ]
    for state in (start(), start().play("3+4"), at("1,2||0,0|0|1", dice="one-when-six")):
        for action in aliens:
            refusal = state.accepts(action)
            assert refusal is not None
            assert refusal.code != "illegal-action"


def test_the_end_exactly_at_the_limit_reads_back() -> None:
    state = GAME.position("1,2|6+6|39,40|1|2", limit=40)
    assert state.winners == (0,)
    with pytest.raises(parlour.BadPosition) as refused:
        GAME.position("1,2|6+6|38,39|1|2", limit=40)
    assert refused.value.code == "turn-over"


@pytest.mark.parametrize(
    ("pad", "winners"),
    [
        ("40,40", (0, 1)),  # both have just reached the limit: equal is shared
        ("40,60-", (0,)),  # both reached it, and the fewest points stay in
        ("39,40-", (0,)),  # the last one in
    ],
)
def test_the_end_by_elimination_reads_back(pad: str, winners: tuple[int, ...]) -> None:
    text = f"1,2|6+6|{pad}|1|2"
    state = GAME.position(text, eliminate=True, limit=40)
    assert state.actor is None
    assert state.position == text
    assert state.winners == winners


@pytest.mark.parametrize("pad", ["39,39", "39,40", "40,50"])
def test_a_turn_that_is_over_is_no_position_while_the_match_by_elimination_goes_on(pad: str) -> None:
    with pytest.raises(parlour.BadPosition) as refused:
        GAME.position(f"1,2|6+6|{pad}|1|2", eliminate=True, limit=40)
    assert refused.value.code == "turn-over"


def test_a_box_shut_in_the_round_in_which_others_drop_out_reads_back() -> None:
    options: dict[str, Any] = {"eliminate": True, "limit": 40, "shut": "finish-round"}
    text = "1,2|6+6|0*,50-,10|2|1"
    assert GAME.position(text, **options).winners == (0,)
    assert GAME.position(text, **options).position == text
    with pytest.raises(parlour.BadPosition) as refused:
        GAME.position(text.replace("-", ""), **options)
    assert refused.value.code == "turn-over"


def test_a_six_of_one_die_reads_back() -> None:
    state = at("1,2,3|6|0,31|1|2", dice="one-when-six")
    assert state.throw == (6,)
    assert state.play("1,2,3").winners == (1,)


def test_a_pad_may_hold_what_years_of_digits_add_up_to() -> None:
    most = 10**17 - 1
    assert at(f"1,2||0,{most}|0|2", rounds=3).points == (0, most)


@pytest.mark.parametrize("seats", [9, 10, 11])
def test_a_drawing_has_the_pad_in_columns(seats: int) -> None:
    pad = str(start(seats)).splitlines()[-seats:]
    wide = 1 if seats <= 10 else 2
    assert pad[0] == f"> seat {'0':>{wide}}  0"
    assert pad[-1] == f"  seat {seats - 1}  0"
    assert len({len(line) for line in pad}) == 1
