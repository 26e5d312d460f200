"""One tree of errors, each with a code, whole after a journey between processes."""

import pickle
from unittest import mock

import pytest

import parlour
from parlour.core import errors


def test_every_error_is_in_the_tree_with_a_code_of_its_own() -> None:
    kinds = [v for v in vars(parlour).values() if isinstance(v, type) and issubclass(v, Exception)]
    assert len(kinds) >= 9
    assert all(issubclass(kind, parlour.ParlourError) for kind in kinds)
    codes = [kind("words").code for kind in kinds if issubclass(kind, parlour.ParlourError)]
    assert len(set(codes)) == len(codes)


def test_an_error_survives_pickling() -> None:
    error = parlour.BadOption("no", code="special", option="x")
    again = pickle.loads(pickle.dumps(error))
    assert again == error
    assert (again.code, again.details) == ("special", {"option": "x"})


def test_unknown_games_name_the_known_ones() -> None:
    with pytest.raises(parlour.UnknownGame, match="kryds-bolle"):
        parlour.game("chess")


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("ParlourError", "error"),
        ("UnknownGame", "unknown-game"),
        ("UnknownBot", "unknown-bot"),
        ("BadOption", "bad-option"),
        ("BadNotation", "bad-notation"),
        ("BadPosition", "bad-position"),
        ("BadView", "bad-view"),
        ("BadRecord", "bad-record"),
        ("IllegalAction", "illegal-action"),
        ("NotEnumerable", "not-enumerable"),
    ],
)
def test_codes_are_what_programs_and_locales_know_them_by(name: str, code: str) -> None:
    kind = getattr(errors, name)
    assert kind("words").code == code
    assert kind("words", code="special").code == "special"


def test_an_error_leaves_it_to_others_whether_they_are_equal() -> None:
    assert parlour.BadOption("no") == mock.ANY


def test_errors_are_equal_by_kind_code_and_message() -> None:
    error = parlour.BadOption("no", code="special", option="x")
    assert error == parlour.BadOption("no", code="special")
    assert hash(error) == hash(parlour.BadOption("no", code="special"))
    for other in (
        parlour.BadOption("yes", code="special"),
        parlour.BadOption("no"),
        parlour.BadNotation("no", code="special"),
        "no",
    ):
        assert error != other
