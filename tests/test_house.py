"""The house is in order: no import goes upward, no class name stands twice, no layer names a game."""

from __future__ import annotations

import pytest

from tests.house import (
    SOURCE,
    doubled_names,
    keys_in_python,
    keys_outside_in_page,
    keys_outside_in_python,
    upward,
)


def test_no_import_goes_upward() -> None:
    assert [str(found) for found in upward()] == []


def test_no_public_class_name_stands_twice() -> None:
    assert doubled_names() == {}


def test_no_python_file_names_a_game_that_it_does_not_belong_to() -> None:
    assert keys_outside_in_python() == []


def test_no_file_of_the_page_names_a_game_that_it_does_not_belong_to() -> None:
    assert list(keys_outside_in_page()) == []


NAMED = [
    'alone = key == "abaku"',
    "from parlour.games.shut_the_box.rules import GAME",
    "robots = [KrydsBolleNovice()]",
    'HELP = "# of Take It: take-it"  # a comment',
]


@pytest.mark.parametrize("line", NAMED)
def test_a_key_in_a_made_up_file_is_found(line: str) -> None:
    (found,) = keys_in_python(SOURCE / "server" / "made_up.py", f"x = 1\n{line}\n")
    assert found.startswith("src/parlour/server/made_up.py:2: ")


@pytest.mark.parametrize("where", ["bots/abaku.py", "analysis/abaku/made_up.py"])
def test_a_game_may_be_named_where_it_is_at_home(where: str) -> None:
    text = 'KEY = "abaku"\n'
    assert list(keys_in_python(SOURCE / where, text)) == []
    assert len(list(keys_in_python(SOURCE / where, text + 'OTHER = "chikugo"\n'))) == 1


def test_prose_may_name_games() -> None:
    text = '''"""Like abaku."""\n\nx = 1  # as in kugelbox\n\n\ndef f():\n    """Not\n    chikugo."""\n'''
    assert list(keys_in_python(SOURCE / "core" / "made_up.py", text)) == []
