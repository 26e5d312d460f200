"""Options: their limits, and which go together."""

from typing import Any

import pytest

import parlour

from . import start


@pytest.mark.parametrize(
    ("bad", "names"),
    [
        ({"limit": 100, "rounds": 3}, "limit"),
        ({"limit": 0}, "limit"),
        ({"limit": 10**15 + 1}, "limit"),
        ({"rounds": 0}, "rounds"),
        ({"rounds": 1000}, "rounds"),
        ({"flaps": 11}, "9, 10, 12"),
        ({"flaps": "12"}, "9, 10, 12"),
        ({"shut": "loses"}, "finish-round, wins"),
        ({"dice": "three"}, "one-when-high-shut"),
        ({"scoring": "product"}, "digits, sum"),
        ({"eliminate": True, "rounds": 2}, "limit"),
        ({"eliminate": True, "scoring": "digits"}, "limit"),
        ({"eliminate": True, "seats": 1}, "two seats"),
        ({"eliminate": 1}, "on or off"),
        ({"seats": 0}, "1 to 99"),
        ({"seats": 100}, "1 to 99"),
        ({"flap": 12}, "flaps"),
    ],
)
def test_a_bad_option_says_what_is_allowed(bad: dict[str, Any], names: str) -> None:
    with pytest.raises(parlour.BadOption, match=names):
        parlour.game("shut-the-box").start(**bad)


def test_defaults_are_filled_in() -> None:
    plain = start().options
    assert (plain.limit, plain.rounds, plain.flaps, plain.shut, plain.dice, plain.scoring) == (
        100,
        None,
        12,
        "wins",
        "two",
        "sum",
    )
    assert not plain.eliminate
    digits = start(scoring="digits").options
    assert (digits.limit, digits.rounds) == (None, 1)
    assert start(scoring="digits", limit=10**14).options.rounds is None


def test_any_number_of_seats_from_one_to_ninety_nine() -> None:
    assert len(start(99).points) == 99
    assert len(start(1).points) == 1


def test_elimination_with_digits_is_fine_with_a_limit() -> None:
    assert start(2, scoring="digits", limit=500, eliminate=True).options.limit == 500


@pytest.mark.parametrize(
    ("bad", "code", "option"),
    [
        ({"limit": 100, "rounds": 3}, "limit-and-rounds", "limit"),
        ({"eliminate": True, "seats": 1}, "eliminate-alone", "eliminate"),
        ({"eliminate": True, "rounds": 2}, "eliminate-needs-limit", "eliminate"),
        ({"eliminate": True, "scoring": "digits"}, "eliminate-needs-limit", "eliminate"),
    ],
)
def test_options_that_do_not_go_together_are_refused_by_code(
    bad: dict[str, Any], code: str, option: str
) -> None:
    with pytest.raises(parlour.BadOption) as caught:
        parlour.game("shut-the-box").start(**bad)
    assert caught.value.code == code
    assert caught.value.details["option"] == option


def test_the_widest_limits_are_allowed() -> None:
    assert start(limit=10**15).options.limit == 10**15
    assert start(limit=1).options.limit == 1
    assert start(rounds=999).options.rounds == 999
    assert start(2, eliminate=True).options.limit == 100
