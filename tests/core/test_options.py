"""Options: strict types, clear refusals, text forms for the command line."""

from typing import Annotated, Any, Literal

import pytest
from msgspec import Meta

from parlour.core.errors import BadOption
from parlour.core.options import Options, described, read


class Some(Options, frozen=True, kw_only=True):
    colour: Literal["red", "black"] = "red"
    size: Literal[9, 10, 12] = 12
    fast: bool = False
    limit: Annotated[int, Meta(ge=1, le=100)] | None = None

    def completed(self) -> "Some":
        if self.fast and self.size == 9:
            raise BadOption("fast does not go with size 9")
        return self


def test_defaults_and_given_values() -> None:
    assert read(Some, {"seats": 2}) == Some(seats=2)
    assert read(Some, {"seats": 2, "size": 9, "limit": 50}) == Some(seats=2, size=9, limit=50)


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"colour": "blue"}, "black, red"),
        ({"size": 11}, "9, 10, 12"),
        ({"size": 12.0}, "9, 10, 12"),
        ({"size": "12"}, "9, 10, 12"),
        ({"fast": 1}, "on or off"),
        ({"fast": None}, "on or off"),
        ({"limit": 0}, "from 1 to 100"),
        ({"limit": 101}, "from 1 to 100"),
        ({"limit": True}, "from 1 to 100"),
        ({"limit": [1]}, "from 1 to 100"),
        ({"shape": 1}, "colour, size, fast, limit"),
        ({"fast": True, "size": 9}, "does not go with"),
    ],
)
def test_a_bad_value_says_what_is_allowed(given: dict[str, Any], words: str) -> None:
    with pytest.raises(BadOption, match=words):
        read(Some, given)


def test_values_as_people_type_them() -> None:
    typed = {"colour": "black", "size": "10", "fast": "on", "limit": "7"}
    assert read(Some, typed, from_text=True) == Some(colour="black", size=10, fast=True, limit=7)
    assert read(Some, {"limit": "none", "fast": "No"}, from_text=True) == Some()


@pytest.mark.parametrize("given", [{"size": "ten"}, {"fast": "maybe"}, {"limit": "9" * 30}, {"limit": "²"}])
def test_typed_rubbish_is_refused(given: dict[str, str]) -> None:
    with pytest.raises(BadOption):
        read(Some, given, from_text=True)


def test_options_describe_themselves() -> None:
    known = described(Some)
    assert list(known) == ["colour", "size", "fast", "limit"]
    assert (known["limit"].low, known["limit"].high, known["limit"].optional) == (1, 100, True)
    assert known["fast"].kind == "switch"


class Words(Options, frozen=True, kw_only=True):
    """With what `Some` lacks: words about an option, a free text, a size that may be left unset."""

    chips: Annotated[str, Meta(description="the chips in the middle", examples=["2 3", "4 5"])] = ""
    name: str = ""
    share: Annotated[str, Meta(description="a share of the points", examples=[0, "1/2"])] = "0"
    maybe: Annotated[Literal[1, 2] | None, Meta(description="one or two")] = None


def test_a_description_has_words_examples_and_defaults() -> None:
    known = described(Words)
    assert known["chips"].kind == "text"
    assert known["chips"].about == "the chips in the middle"
    assert known["chips"].values == ("2 3", "4 5")
    assert (known["name"].kind, known["name"].about, known["name"].values) == ("text", "", ())
    assert (known["maybe"].kind, known["maybe"].values, known["maybe"].optional) == ("choice", (1, 2), True)
    assert known["maybe"].about == "one or two"
    some = described(Some)
    assert (some["fast"].values, some["fast"].default, some["fast"].optional) == ((False, True), False, False)
    assert (some["size"].kind, some["size"].default) == ("choice", 12)


def test_what_is_allowed_is_said_in_words_and_in_parts() -> None:
    some, words = described(Some), described(Words)
    assert some["fast"].allowed == "on or off"
    assert some["fast"].limits == {"known": "on, off"}
    assert some["colour"].limits == {"known": "black, red"}
    assert some["limit"].allowed == "a whole number from 1 to 100, or nothing"
    assert some["limit"].limits == {"low": 1, "high": 100}
    assert words["chips"].allowed == "the chips in the middle"
    assert words["chips"].limits == {"known": "2 3, 4 5"}
    assert (words["name"].allowed, words["name"].limits) == ("a text", {})
    assert words["maybe"].allowed == "1, 2, or nothing"


@pytest.mark.parametrize(
    ("given", "code", "details"),
    [
        (
            {"shape": 1},
            "unknown-option",
            {
                "option": "shape",
                "allowed": "colour, size, fast, limit",
                "known": "colour, size, fast, limit",
            },
        ),
        (
            {"size": 11},
            "bad-option",
            {"option": "size", "value": "11", "allowed": "9, 10, 12", "known": "9, 10, 12"},
        ),
        (
            {"limit": 0},
            "bad-option",
            {
                "option": "limit",
                "value": "0",
                "allowed": "a whole number from 1 to 100, or nothing",
                "low": 1,
                "high": 100,
            },
        ),
        (
            {"seats": "x"},
            "bad-option",
            {"option": "seats", "value": "'x'", "allowed": "a whole number of seats"},
        ),
    ],
)
def test_a_refusal_carries_what_a_translation_needs(
    given: dict[str, Any], code: str, details: dict[str, Any]
) -> None:
    with pytest.raises(BadOption) as caught:
        read(Some, given)
    assert caught.value.code == code
    assert caught.value.details == details


def test_a_game_without_options_says_there_are_none() -> None:
    with pytest.raises(BadOption, match="options are: none"):
        read(Options, {"size": 9})


@pytest.mark.parametrize(
    ("word", "value"),
    [("on", True), ("YES", True), ("true", True), ("off", False), ("no", False), (" False ", False)],
)
def test_switches_as_people_type_them(word: str, value: bool) -> None:
    assert read(Some, {"fast": word}, from_text=True) == Some(fast=value)


def test_a_number_that_may_be_unset_is_unset_by_nothing() -> None:
    assert read(Some, {"limit": ""}, from_text=True) == Some(limit=None)
    assert read(Some, {"limit": " 7 "}, from_text=True) == Some(limit=7)
    assert read(Some, {"limit": 7}, from_text=True) == Some(limit=7)
    with pytest.raises(BadOption, match="limit is -5"):  # read as a number, and too small
        read(Some, {"limit": "-5"}, from_text=True)
    with pytest.raises(BadOption, match="colour is 'none'"):
        read(Some, {"colour": "none"}, from_text=True)


def test_digits_stay_a_text_where_a_text_is_asked_for() -> None:
    typed = {"name": "12", "chips": " 3 ", "share": "1"}
    assert read(Words, typed, from_text=True) == Words(name="12", chips="3", share="1")
    assert read(Words, {"maybe": "2"}, from_text=True) == Words(maybe=2)
