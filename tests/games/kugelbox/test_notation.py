"""Positions and actions of the Kugelbox games as text."""

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import parlour
from parlour.games.kugelbox.box import PLACES
from parlour.games.kugelbox.chips import USUAL, kinds

GAMES = ("chikugo", "take-it")
AIM = "throw x=12 dir=-3 force=60 loft=35 gap=20 turn=0"

ACTIONS = [
    "throw",
    AIM,
    "turn",
    "pass",
    *(f"{verb} {chip}" for verb in ("take", "lay", "chip") for chip in kinds(USUAL)),
    *(f"rob {seat} {chip}" for seat in range(6) for chip in kinds(USUAL)),
    *(f"red {red} black {black}" for red in PLACES for black in PLACES),
]


@pytest.mark.parametrize("key", GAMES)
def test_every_action_reads_back(key: str) -> None:
    game = parlour.game(key)
    for text in ACTIONS:
        assert str(game.action(text)) == text


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize(
    "text",
    ["", " throw", "throw ", "THROW", "take", "take 26", "take 5 ", "take  5", "rob 6 2", "rob 01 2",
     "rob 1 square line", "rob -1 2", "lay ≤4", "red c3", "red f1 black a1", "red c6 black a1", "chip",
     "red c3 black c4 ", "black c3 red c4", "throw x=1", AIM + " x=1", AIM.replace("12", "999"), "rob ١ 2"],
)  # fmt: skip
def test_rubbish_is_no_action(key: str, text: str) -> None:
    with pytest.raises(parlour.BadNotation):
        parlour.game(key).action(text)


WORDS = st.one_of(
    st.sampled_from(["throw", "turn", "take", "rob", "lay", "pass", "red", "black", "chip", "x=1"]),
    st.sampled_from(["-", "c3", "e5", "0", "1", "6", "2", "12", "<=4", "line", "square", "|", ";", ","]),
)
RUBBISH = st.text(max_size=60) | st.lists(WORDS, max_size=8).map(" ".join)


@given(RUBBISH)
def test_fuzzed_actions_read_or_are_bad_notation(text: str) -> None:
    for key in GAMES:
        try:
            action = parlour.game(key).action(text)
        except parlour.BadNotation:
            continue
        # an aim may be written in several ways, everything else in one
        assert str(action) == text or text.startswith("throw ")
        assert parlour.game(key).action(str(action)) == action


@pytest.mark.parametrize("text", ["dance", "throws", "take 26", "rob 6 line", "throw-", ""])
def test_what_is_no_action_is_not_taken_for_an_aim(text: str) -> None:
    with pytest.raises(parlour.BadNotation) as caught:
        parlour.game("take-it").action(text)
    assert caught.value.code == "bad-notation"


# --- positions ---


def some_states(key: str, seeds: range, **options: object) -> list[parlour.State]:
    return [state for seed in seeds for state in parlour.play(key, seed=seed, **options).states()]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("key", "options"),
    [
        ("chikugo", {"seats": 2}),
        ("chikugo", {"seats": 4, "lay_out": "all", "miss": "1/3"}),
        ("chikugo", {"seats": 6, "smart_calculators": True}),
        ("take-it", {"seats": 2, "miss": 0}),
        ("take-it", {"seats": 5, "smart_calculators": True}),
    ],
)
def test_every_state_reads_back_from_its_position(key: str, options: dict[str, Any]) -> None:
    game = parlour.game(key)
    for state in some_states(key, range(6), **options):
        given = {name: value for name, value in options.items() if name != "seats"}
        assert game.position(state.position, **given) == state
        assert game.position(state.position, **options).position == state.position


#: every chip but 12
REST = "2,3,4,5,8,<=4,<=6,line,line,square,square"


@pytest.mark.parametrize(
    ("key", "text", "code"),
    [
        # chips
        ("chikugo", "pick-up||11|;;||0|1", "bad-chips"),
        ("chikugo", "pick-up||13|;;||0|1", "bad-chips"),
        ("chikugo", "pick-up||10|2;2;||0|3", "bad-chips"),
        ("chikugo", "pick-up||9|line,line;line;||0|4", "bad-chips"),
        ("chikugo", "pick-up|2|11|;;||0|2", "bad-chips"),
        ("chikugo", "pick-up||11|;;2||0|2", "bad-chips"),
        ("chikugo", "lay-out||12|;;||0|1", "bad-chips"),
        ("take-it", "play||11|-;;||0|1", "bad-chips"),
        ("take-it", "play||11|;;2||0|1", "bad-chips"),
        ("take-it", "play|2|10|;2;||0|1", "bad-chips"),
        # seats and rounds
        ("chikugo", "pick-up||12|;;||2|1", "bad-seat"),
        ("chikugo", "pick-up||12|;;||0|0", "bad-seat"),
        ("chikugo", "pick-up||12|;;-;||2|1", "bad-seat"),
        ("chikugo", "pick-up||12|;||0|1", "bad-seats"),
        ("take-it", "play||12|;;;;;;;||0|1", "bad-seats"),
        ("chikugo", "pick-up||12|;;||0|13", "bad-round"),
        # ends
        ("chikugo", "over||12|;;||0|1", "not-over"),
        ("chikugo", "pick-up||12|;-;||0|1", "is-over"),
        ("take-it", "over||12|;;||0|1", "not-over"),
        ("take-it", "play||12|;;||0|99|||100", "not-over"),
        ("take-it", "over||12|;;||0|99|||101", "not-over"),
        # throws
        ("chikugo", "pick-up||12|;;;|1 red a1 black a2|1|1", "bad-throws"),
        ("chikugo", "pick-up||12|;;;|0 red a1 black a2|2|1", "bad-throws"),
        ("chikugo", "pick-up||12|;;;|0 red a1 black a2,0 red a1 black a2|1|1", "bad-throws"),
        ("chikugo", "pick-up||12|;;;|0 red a1 black e5|1|1", "bad-throws"),
        ("chikugo", "pick-up||12|-;;;|0 red a1 black a2|1|1", "bad-throws"),
        ("chikugo", "pick-up||12|;;;|0 red a1 black a2|1|1||0 red a1 black a2", "bad-throws"),
        ("chikugo", "pick-up||12|;;|0 red a1 black a1|1|1", "two-in-one-hole"),
        ("chikugo", "pick-up||12|;;|0 red a1 black a2,1 red a1 black a3|1|1|chip", "bad-throws"),
        ("take-it", "play||12|;;;|1 red a1 black a2,0 red a1 black a2|2|1", "bad-throws"),
        ("take-it", "play||12|;;||0|1|turn", "bad-throws"),
        ("take-it", "play||12|;;|5 red a1 black a2|1|1", "bad-seat"),
        ("take-it", "play||12|;;||1|2||2 red a1 black a2", "bad-seat"),
        # what is pending
        ("chikugo", "pick-up||12|;;||0|1|lay", "bad-stage"),
        ("chikugo", f"lay-out||0|12;{REST};|0 red a1 black a2|0|1|lay", "bad-stage"),
        ("chikugo", "pick-up||12|;;||0|1|" + AIM, "bad-throws"),
        ("take-it", "play|2|11|;;|0 red a1 black a2|0|1|rob", "bad-stage"),
        ("take-it", "play|5|11|;;|0 red a1 black a2|0|1|take", "bad-stage"),
        ("take-it", "over||12|;;||0|1|turn", "bad-stage"),
        ("take-it", "play|2|11|;;|0 red a1 black a2|0|1|lay", "bad-stage"),
    ],
)
def test_impossible_positions_are_refused_with_the_reason(key: str, text: str, code: str) -> None:
    with pytest.raises(parlour.BadPosition) as caught:
        parlour.game(key).position(text)
    assert caught.value.code == code


@pytest.mark.parametrize(
    "text",
    ["", "|", "pick-up", "pick-up||12|;;||0", "pick-up||12|;;||0|1||||", "lunch||12|;;||0|1",
     "pick-up||twelve|;;||0|1", "pick-up||12|26;;||0|1", "pick-up||12|;;|0 red a1|0|1",
     "pick-up||12|;;||0|1|dance", "pick-up||12|;;||0|1|throw x=1", "pick-up||12|;;||-1|1",
     "pick-up||12|;;||0|1|throw x=999 dir=0 force=0 loft=0 gap=0 turn=0", "pick-up||٣|;;||0|1",
     "pick-up||12|;;||0|1000000", "pick-up||12|;;||0000000|1"],
)  # fmt: skip
def test_texts_that_are_no_positions(text: str) -> None:
    with pytest.raises(parlour.BadNotation):
        parlour.game("chikugo").position(text)


def test_a_throw_of_two_points_meets_a_chip_of_two() -> None:
    """The same table as the one refused above, with a chip that the throw meets."""
    text = f"lay-out||0|2;{REST.replace('2,', '12,', 1)};|0 red a1 black a2|0|1|lay"
    assert [str(action) for action in parlour.game("chikugo").position(text).legal()] == ["lay 2", "pass"]


def test_chips_of_a_pile_may_stand_in_any_order() -> None:
    game = parlour.game("take-it")
    assert game.position("play|line,2|10|;;||0|3").position == "play|2,line|10|;;||0|3"


SAMPLES = {key: [state.position for state in some_states(key, range(3), seats=3)] for key in GAMES}


@pytest.mark.slow
@settings(max_examples=400, deadline=None)
@given(st.data())
def test_a_position_with_something_changed_is_refused_or_can_be_played_to_its_end(
    data: st.DataObject,
) -> None:
    key = data.draw(st.sampled_from(GAMES))
    game = parlour.game(key)
    text = data.draw(st.sampled_from(SAMPLES[key]))
    fields = text.split("|")
    other = data.draw(st.sampled_from(SAMPLES[key])).split("|")
    at = data.draw(st.integers(0, min(len(fields), len(other)) - 1))
    if data.draw(st.booleans()):
        fields[at] = other[at]
    else:
        place = data.draw(st.integers(0, len(fields[at])))
        fields[at] = (
            fields[at][:place] + data.draw(st.text("0123-;,<=re ", max_size=2)) + fields[at][place + 1 :]
        )
    try:
        state = game.position("|".join(fields))
    except (parlour.BadNotation, parlour.BadPosition):
        return
    assert game.position(state.position) == state
    rng = random.Random(1)
    for _ in range(game.longest(state.options)):
        if state.actor is None:
            break
        legal = state.legal()
        assert legal
        state = state.play(legal[rng.randrange(len(legal))])
    assert state.places is not None


@given(st.text(alphabet="|;,-0123lineover pick-upred black a1 ", max_size=60) | st.text(max_size=40))
def test_rubbish_is_no_position(text: str) -> None:
    for key in GAMES:
        with pytest.raises((parlour.BadNotation, parlour.BadPosition)):
            parlour.game(key).position(text)
