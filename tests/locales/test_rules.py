"""The rules to learn from: all five games in all languages, their pictures proved by the real rules."""

from __future__ import annotations

import re

import pytest

import parlour
from parlour.locales import LANGUAGES, Words
from parlour.locales.rules import examples, parts, rules_for_terminal, rules_text, shown

GAMES = [game.key for game in parlour.games()]
EXAMPLES = [(key, name) for key, named in examples().items() for name in named]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_text_has_the_chapters_and_pictures_of_the_english_one(lang: str) -> None:
    def shape(key: str, of: str) -> list[str]:
        return re.findall(r"^(#+)|\(position:([a-z]+)\)$|^(-|\d\.) ", rules_text(key, of), re.MULTILINE)

    for key in GAMES:
        assert shape(key, lang) == shape(key, "en"), key


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_text_is_titled_by_the_game_s_name_and_explains_every_option(lang: str) -> None:
    for key in GAMES:
        text = rules_text(key, lang)
        assert text.splitlines()[0] == f"# {Words(lang)(f'game-{key}')}"
        for option in parlour.game(key).described().values():
            assert f"`{option.name}`" in text, option.name
            for value in option.values:
                assert f"`{value}`" in text or option.kind != "choice" or isinstance(value, int), value


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_move_that_a_text_types_is_one(lang: str) -> None:
    for key in GAMES:
        typing = rules_text(key, lang).split("\n## ")[-2]
        # `e` is a joker's letter
        moves = [move for move in re.findall(r"`([^`]+)`", typing) if len(move) > 1]
        assert moves
        for move in moves:
            assert str(parlour.game(key).action(move)) == move


@pytest.mark.parametrize(("key", "name"), EXAMPLES)
def test_an_example_is_as_it_is_claimed(key: str, name: str) -> None:
    example, state = examples()[key][name], shown(key, name)
    assert state.position == example.position
    if example.legal:
        assert [str(action) for action in state.legal()] == sorted(example.legal)
    if example.threw is not None:
        assert state.view(None)["last"]["points"] == example.threw
    for act in example.play:
        state = state.play(act)
    if example.points:
        assert state.points == example.points


@pytest.mark.parametrize("key", GAMES)
def test_every_example_is_shown(key: str) -> None:
    assert {part.example for part in parts(key, "en")} - {None} == set(examples()[key])


def test_a_terminal_draws_the_pictures() -> None:
    text = rules_for_terminal("kryds-bolle", "da")
    assert "    1 x x x    1 x . o    1 x . ." in text
    assert "Nederst" in text
    assert "position:" not in text
