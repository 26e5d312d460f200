"""Why an action is refused, at every moment of a turn; and how long a game can last."""

from __future__ import annotations

import pytest

import parlour
from parlour.core.errors import IllegalAction

from . import at, code_of, play, start

CHOICE = {"dice": "one-when-six"}


@pytest.mark.parametrize(
    ("position", "options", "refusals"),
    [
        # two dice are due
        (
            "1,2,12||0,31|1|2",
            {},
            {
                "one": "no-choice-of-dice",
                "two": "no-choice-of-dice",
                "3": "not-a-throw",
                "1,2": "not-a-throw",
                "3+4": None,
            },
        ),
        # the dice lie
        (
            "1,2,4,12|1+2|0,31|1|2",
            {},
            {
                "1,2": None,
                "3": "flap-closed",
                "4": "wrong-sum",
                "1,2,4": "wrong-sum",
                "1+2": "close-flaps",
                "one": "close-flaps",
            },
        ),
        # one die or two may be taken
        ("1,2||0,31|1|2", CHOICE, {"one": None, "two": None, "3": "choose-dice", "1+2": "choose-dice"}),
        # one die was taken
        (
            "1,2|one|0,31|1|2",
            CHOICE,
            {"3": None, "6": None, "7": "not-a-throw", "1+2": "not-a-throw", "two": "no-choice-of-dice"},
        ),
        # two were taken
        ("1,2|two|0,31|1|2", CHOICE, {"1+2": None, "3": "not-a-throw", "one": "no-choice-of-dice"}),
        # it is over
        ("||0,31*|1|2", {}, {"one": "game-over", "3+4": "game-over", "3": "game-over"}),
    ],
)
def test_an_action_of_another_moment_is_refused_by_code(
    position: str, options: dict[str, str], refusals: dict[str, str | None]
) -> None:
    state = at(position, **options)
    assert {text: code_of(state, text) for text in refusals} == refusals


def test_an_action_of_another_game_is_refused() -> None:
    for state in (start(), start().play("3+4"), at("||0,31*|1|2")):
        refusal = state.accepts(parlour.game("kryds-bolle").action("b2"))
        assert isinstance(refusal, IllegalAction)
        assert refusal.code == "not-this-game"


def test_the_longest_turn_is_within_the_bound() -> None:
    """One flap at a time: two dice for 9, 8 and 7, then each time one die is taken, thrown and closed."""
    state = start(1, flaps=9, rounds=1, dice="one-when-high-shut")
    acts = ["3+6", "9", "2+6", "8", "1+6", "7"]
    for flap in "654321":
        acts += ["one", flap, flap]
    state = play(state, *acts)
    assert state.winners == (0,)
    assert len(acts) == 24 <= state.game.longest(state.options)


@pytest.mark.parametrize(("seats", "rounds"), [(1, 1), (3, 1), (2, 5)])
def test_the_bound_holds_for_rounds_and_seats(seats: int, rounds: int) -> None:
    lasted = max(
        len(parlour.play("shut-the-box", seed=seed, seats=seats, rounds=rounds).events) for seed in range(20)
    )
    assert lasted <= start(seats, rounds=rounds).game.longest(start(seats, rounds=rounds).options)


@pytest.mark.parametrize(
    ("cup", "told"), [("one", "one die, like 3"), ("two", "two dice, the smaller first")]
)
def test_what_is_no_throw_is_told_with_the_number_of_dice(cup: str, told: str) -> None:
    state = at(f"1,2,3|{cup}|0,31|1|2", **CHOICE)
    refusal = state.accepts(state.game.action("1,2"))
    assert refusal is not None
    assert told in str(refusal)
