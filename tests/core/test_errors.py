"""One tree of errors, each with a code, whole after a journey between processes."""

import pickle

import pytest

import parlour


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
