"""Take It by the book of the Kugelbox."""

from __future__ import annotations

from typing import Any

import pytest

import parlour
from parlour import CHANCE

from .kugelbox import moved_on, throw, turned
from .tell import bad_options, choices, refused

GAME = parlour.game("take-it")

VALUES = {"2": 2, "3": 3, "4": 4, "5": 5, "8": 8, "12": 12, "<=4": 4, "<=6": 6, "line": 1, "square": 9}


def turn(state: Any, score: Any, chip: Any = None, act: Any = None) -> Any:
    """A whole turn: the throw, the chip that is turned over (none once all are up), and what is done."""
    state = throw(state, score)
    if chip:
        state = state.play("turn").play(f"chip {chip}")
    return state.play(act) if act else moved_on(state)


# --- A and B: throw, and turn over a chip ---


def test_a_turn_is_a_throw_then_a_chip_turned_over() -> None:
    state = GAME.start()
    assert choices(state) == ("throw",)
    state = throw(state, "12")
    assert state.actor == 0
    assert choices(state) == ("turn",)
    state = state.play("turn")
    assert state.actor is CHANCE
    odds = {str(outcome): chance.as_integer_ratio() for outcome, chance in state.odds()}
    assert odds == {f"chip {c}": (1, 6) if c in ("line", "square") else (1, 12) for c in VALUES}


def test_a_chip_is_turned_over_even_if_a_turned_up_one_could_be_taken_already() -> None:
    state = turn(GAME.start(), "0", "2")  # 0 does not meet 2: it stays up
    state = throw(state, "12")
    assert choices(state) == ("turn",)


def test_a_chip_that_is_up_or_taken_cannot_be_turned_again() -> None:
    state = turn(GAME.start(), "0", "2")
    state = turn(state, "12", "8", "take 8")
    state = throw(state, "0").play("turn")
    refused(state, "chip 2", "chip 8")
    assert len(state.odds()) == 8


# --- C: take a turned-up chip that the throw meets ---


def test_taking_is_compulsory_when_possible() -> None:
    state = throw(GAME.start(), "12").play("turn").play("chip 8")
    assert choices(state) == ("take 8",)
    refused(state, "pass", "throw", "turn", "take 12", "rob 1 8", "chip 12")


def test_the_choice_among_several_is_free() -> None:
    state = GAME.start()
    for chip in ("2", "3", "4", "5", "8", "12", "line", "square"):
        state = turn(state, "0", chip)  # 0 meets none of them
    assert state.points == (0, 0)
    state = throw(state, "5").play("turn").play("chip <=6")
    # a row of five meets 2 3 4 5, <=6 and line
    assert choices(state) == ("take 2", "take 3", "take 4", "take 5", "take <=6", "take line")
    for text in choices(state):
        after = state.play(text)
        assert after.points == (VALUES[text.removeprefix("take ")], 0)
        assert after.actor == 1


@pytest.mark.parametrize(
    ("score", "met"),
    [
        ("1", ""),
        ("2", "2 line"),
        ("4sq", "2 3 4 square"),
        ("4", "2 3 4 line"),
        ("6", "2 3 4 5"),
        ("9", "2 3 4 5 8 square"),
        ("12", "2 3 4 5 8 12"),
        ("25", "2 3 4 5 8 12 square"),
    ],
)
def test_the_chips_are_met_as_in_chikugo(score: Any, met: Any) -> None:
    state = GAME.start()
    for chip in ("2", "3", "4", "5", "8", "12", "line"):
        state = turn(state, "0", chip)
    state = throw(state, score).play("turn").play("chip square")
    if met:
        assert set(choices(state)) == {f"take {chip}" for chip in met.split()}
    else:
        assert moved_on(state).actor == 0


def test_up_to_4_and_up_to_6_are_met_by_0_and_1() -> None:
    for score in ("0", "1", "2", "3", "4", "4sq"):
        assert choices(throw(GAME.start(), score).play("turn").play("chip <=4")) == ("take <=4",)
    for score in ("5", "6"):
        assert choices(throw(GAME.start(), score).play("turn").play("chip <=6")) == ("take <=6",)
        assert moved_on(throw(GAME.start(), score).play("turn").play("chip <=4")).actor == 1
    assert moved_on(throw(GAME.start(), "8").play("turn").play("chip <=6")).actor == 1


def test_25_is_just_a_throw_here() -> None:
    state = turn(GAME.start(), "25", "12", "take 12")
    assert state.points == (12, 0)
    assert state.actor == 1


# --- D: take one from another player ---


@pytest.mark.parametrize(
    ("chip", "taking", "exact"),
    [
        ("2", "3", "2"),
        ("3", "4", "3"),
        ("4", "5", "4"),
        ("4", "5", "4sq"),
        ("5", "6", "5"),
        ("8", "9", "8"),
        ("12", "15", "12"),
        ("<=4", "3", "4"),
        ("<=4", "0", "4sq"),
        ("<=6", "5", "6"),
    ],
)
def test_a_numbered_chip_is_robbed_with_exactly_its_number(chip: Any, taking: Any, exact: Any) -> None:
    state = turn(GAME.start(), taking, chip, f"take {chip}")
    # seat 1 turns over a chip that its throw does not meet
    blocker = "square" if exact != "4sq" else "line"
    state = throw(state, exact).play("turn").play(f"chip {blocker}")
    assert choices(state) == ("pass", f"rob 0 {chip}")
    robbed = state.play(f"rob 0 {chip}")
    assert robbed.points == (0, VALUES[chip])
    assert robbed.actor == 0


@pytest.mark.parametrize(
    ("chip", "taking", "other"),
    [
        ("2", "3", "3"),  # more than its number is not its number
        ("4", "5", "5"),
        ("8", "9", "10"),
        ("12", "15", "20"),
        ("<=4", "3", "3"),  # less is not exact either
        ("<=4", "0", "0"),
        ("<=6", "5", "5"),
        ("<=6", "1", "1"),
    ],
)
def test_a_numbered_chip_is_not_robbed_with_another_number(chip: Any, taking: Any, other: Any) -> None:
    state = turn(GAME.start(), taking, chip, f"take {chip}")
    state = throw(state, other).play("turn").play("chip square")
    if state.actor == 1:
        refused(state, f"rob 0 {chip}")
    state = moved_on(state)
    assert state.actor == 0
    assert state.points == (VALUES[chip], 0)


def test_a_line_is_robbed_with_a_row_and_a_square_with_a_square() -> None:
    line = turn(GAME.start(), "2", "line", "take line")
    for row in ("2", "3", "4", "5"):
        assert choices(throw(line, row).play("turn").play("chip 8")) == ("pass", "rob 0 line")
    assert moved_on(throw(line, "6").play("turn").play("chip 8")).actor == 0
    square = turn(GAME.start(), "9", "square", "take square")
    for lie in ("4sq", "9", "16", "25"):
        assert choices(throw(square, lie).play("turn").play("chip line")) == ("pass", "rob 0 square")
    assert moved_on(throw(square, "4").play("turn").play("chip 12")).actor == 0


def test_robbing_may_be_declined() -> None:
    state = turn(GAME.start(), "2", "line", "take line")
    state = turn(state, "3", "8", "pass")
    assert state.points == (1, 0)
    assert state.actor == 0


def test_robbing_only_if_nothing_can_be_taken_from_the_middle() -> None:
    state = turn(GAME.start(), "2", "line", "take line")
    state = throw(state, "2").play("turn").play("chip 2")  # the row meets the 2
    assert choices(state) == ("take 2",)
    refused(state, "rob 0 line", "pass")


def test_never_from_oneself_and_from_any_other_seat() -> None:
    state = turn(GAME.start(seats=3), "2", "line", "take line")  # seat 0
    state = turn(state, "3", "line", "take line")  # seat 1
    state = throw(state, "5").play("turn").play("chip 12")  # seat 2
    assert choices(state) == ("pass", "rob 0 line", "rob 1 line")
    state = state.play("rob 1 line")
    assert state.points == (1, 0, 1)
    state = throw(state, "2").play("turn").play("chip 8")  # seat 0, who has a line itself
    assert choices(state) == ("pass", "rob 2 line")
    refused(state, "rob 0 line", "rob 1 line")


def test_if_nothing_can_be_taken_the_next_player_throws() -> None:
    state = turn(GAME.start(seats=3), "0", "12")
    assert state.actor == 1
    assert state.points == (0, 0, 0)


def test_a_robbed_chip_can_be_robbed_back() -> None:
    state = turn(GAME.start(), "2", "line", "take line")
    state = turn(state, "2", "8", "rob 0 line")
    state = turn(state, "2", "12", "rob 1 line")
    assert state.points == (1, 0)


# --- the end ---

ALL_TAKEN = (
    *(("12", "12"), ("8", "8"), ("6", "5"), ("4", "4"), ("3", "3"), ("2", "2")),
    *(("0", "<=4"), ("6", "<=6"), ("5", "line"), ("2", "line"), ("9", "square"), ("16", "square")),
)


def test_the_game_ends_when_the_middle_is_empty_and_the_highest_score_wins() -> None:
    state = GAME.start()
    for score, chip in ALL_TAKEN:
        assert state.places is None
        state = turn(state, score, chip, f"take {chip}")
    assert state.actor is None
    # seat 0: 12 + 5 + 3 + 4 + 1 + 9 = 34; seat 1: 8 + 4 + 2 + 6 + 1 + 9 = 30; 64 together
    assert state.points == (34, 30)
    assert state.winners == (0,)


def test_all_scores_add_up_to_64_when_the_middle_is_empty() -> None:
    for seats in (2, 3, 4, 5, 6):
        state = GAME.start(seats=seats)
        for score, chip in ALL_TAKEN:
            state = turn(state, score, chip, f"take {chip}")
        assert sum(state.points) == 64
        best = max(state.points)
        assert state.winners == tuple(s for s in range(seats) if state.points[s] == best)


def test_equal_scores_share() -> None:
    order = ("12", "<=4", "square", "square", "2", "8", "line", "line", "3", "4", "5", "<=6")
    taking = dict(ALL_TAKEN[i][::-1] for i in range(12))
    state = GAME.start(seats=4)
    for chip in order:
        state = turn(state, taking[chip], chip, f"take {chip}")
    # 12+2+3 = 17, 4+8+4 = 16, 9+1+5 = 15, 9+1+6 = 16
    assert state.points == (17, 16, 15, 16)
    assert state.winners == (0,)
    assert state.places[1] == state.places[3] == 1
    order = ("12", "8", "square", "square", "<=4", "3", "5", "<=6", "line", "4", "line", "2")
    state = GAME.start(seats=4)
    for chip in order:
        state = turn(state, taking[chip], chip, f"take {chip}")
    # 12+4+1 = 17, 8+3+4 = 15, 9+5+1 = 15, 9+6+2 = 17
    assert state.points == (17, 15, 15, 17)
    assert state.winners == (0, 3)


def test_once_all_are_up_none_is_turned() -> None:
    state = _ten_left()
    state = throw(state, "5")
    assert set(choices(state)) == {"take 2", "take 3", "take 4", "take 5", "take line"}


def _ten_left() -> Any:
    """All chips are up; <=4 is seat 0's, <=6 seat 1's; the ten others lie in the middle."""
    state = GAME.start()
    for chip in ("2", "3", "4", "5", "8", "12", "line", "line", "square", "square"):
        state = turn(state, "0", chip)
    state = turn(state, "0", "<=4", "take <=4")
    return turn(state, "0", "<=6", "take <=6")


def test_after_50_turns_a_player_without_a_chip_from_the_middle_it_ends_as_it_stands() -> None:
    state, turns = _ten_left(), 0
    while state.actor is not None:
        state, turns = turn(state, "0"), turns + 1
    assert turns == 100
    assert state.points == (4, 6)
    assert state.winners == (1,)


def test_taking_from_the_middle_starts_the_50_turns_anew() -> None:
    state = _ten_left()
    for _ in range(99):
        state = turn(state, "0")
    assert state.places is None
    state, turns = turn(state, "12", None, "take 12"), 0
    while state.actor is not None:
        state, turns = turn(state, "0"), turns + 1
    assert turns == 100


def test_robbing_does_not_start_the_50_turns_anew() -> None:
    state = GAME.start()
    for score, chip in ALL_TAKEN[:10]:
        state = turn(state, score, chip, f"take {chip}")
    turns = 0
    for chip in ("square", "square"):
        state, turns = turn(state, "0", chip), turns + 1
    # the squares stay in the middle; seat 0 holds <=4 and robs the 4, seat 1 robs it back, and so on
    while state.actor is not None:
        state, turns = turn(state, "4", None, f"rob {1 - state.actor} 4"), turns + 1
    assert turns == 100


# --- Smart Calculators, options and texts ---


def _smart() -> Any:
    return GAME.start(smart_calculators=True)


def test_smart_calculators_take_by_the_sum_difference_or_product() -> None:
    # 2 x 5 = 10 (red b3 black e1) meets the 8; by shape 4 x 3 = 12
    state = throw(_smart(), "red b3 black e1").play("turn").play("chip 8")
    assert choices(state) == ("take 8",)
    state = throw(_smart(), "red b3 black e1").play("turn").play("chip 12")
    assert moved_on(state).actor == 1
    # the line looks at the shape: red a1 black d1 is a row, 1 + 4 = 5
    assert choices(throw(_smart(), "red a1 black d1").play("turn").play("chip line")) == ("take line",)
    # 5 x 5 = 25 is no end here
    assert throw(_smart(), "red e3 black e1").play("turn").play("chip 12").play("take 12").actor == 1


def test_smart_calculators_rob_with_the_exact_result() -> None:
    state = turn(_smart(), "red a1 black d2", "5", "take 5")  # 1 + 4 = 5
    state = throw(state, "red e1 black -").play("turn").play("chip 12")
    assert moved_on(state).actor == 0
    state = turn(_smart(), "red a1 black d2", "5", "take 5")
    state = throw(state, "red b5 black c1").play("turn").play("chip 12")  # 2 + 3 = 5
    assert choices(state) == ("pass", "rob 0 5")


def test_only_the_options_of_the_rules() -> None:
    bad_options("take-it", [{"lay_out": "one"}, {"rounds": 3}, {"smart_calculators": "perhaps"}])


def test_positions_round_trip_at_every_step_of_a_turn() -> None:
    state = turn(GAME.start(seats=3), "2", "line", "take line")
    steps = [state]
    for text in ("throw", "red a1 black b1", "turn", "chip 8", "rob 0 line"):
        steps.append(steps[-1].play(text))
    for step in steps:
        assert GAME.position(step.position) == step


def test_the_turned_chip_is_chance_s_and_nobody_knows_it_before() -> None:
    state = throw(GAME.start(), "12").play("turn")
    for seat in (0, 1, None):
        assert "legal" in state.view(seat)
        assert state.view(seat)["legal"] == []
    other = turned(throw(GAME.start(), "12"), "8")
    assert other.view(None)["points"] == [0, 0]
