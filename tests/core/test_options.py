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
