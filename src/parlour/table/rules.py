"""The rules of a game, its words and its example positions, as the page shows them."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from parlour.core.actor import CHANCE
from parlour.core.game import Game
from parlour.core.registry import GAMES
from parlour.core.state import State
from parlour.locales.rules import examples, language_of_rules, parts, shown
from parlour.locales.speech import known
from parlour.locales.words import sources_of_game
from parlour.table.messages.rules import ExampleShown, GameWords, RulesPart, RulesShown

from .refusal import Refusal


def rules_shown(key: str, lang: str) -> RulesShown:
    """The rules in HTML, with their example positions as views."""
    game = GAMES.get(key)
    found = language_of_rules(game.key, lang)
    return RulesShown(game=game.key, lang=found, parts=_parts(game.key, found))


def words_shown(key: str, lang: str) -> GameWords:
    """Name, options, refusals and board words of a game that the page does not know."""
    game, lang = GAMES.get(key), known(lang)
    found = sources_of_game(game.key, lang)
    if game.key in GAMES.others() and f"game-{game.key}" not in found:
        found = {"": _name_alone(game), **found}
    return GameWords(game=game.key, lang=lang, fluent="\n".join(found.values()))


def example_shown(key: str, name: str, acts: Sequence[str]) -> ExampleShown:
    """An example position after these acts; chance is sampled. Nothing is stored."""
    game = GAMES.get(key)
    if name not in examples().get(game.key, {}):
        raise Refusal(f"the rules of {game.key} have no example {name!r}", "not-found", 404)
    state = shown(game.key, name)
    played = list(acts)
    for text in played:
        state = state.play(game.action(text))
    while state.actor is CHANCE:
        answer = state.sample(random.SystemRandom())
        played.append(str(answer))
        state = state.play(answer)
    return ExampleShown(acts=tuple(played), view=_view(state))


def _name_alone(game: Game[Any]) -> str:
    """The message of a game that brings no words: its name and seats, with nothing to say about it."""
    low, high = game.seats_for({})
    name = game.name.replace("{", '{ "{" }')
    nothing = '{ "" }'
    lines = (
        f"game-{game.key} = {name}",
        f".short = {nothing}",
        f".seats = {low}–{high}",
        f".about = {nothing}",
    )
    return "\n    ".join(lines)


def _view(state: State) -> dict[str, Any]:
    """The view of the seat to act; a spectator's view if there is none."""
    view: dict[str, Any] = state.view(state.actor if isinstance(state.actor, int) else None)
    return view


@lru_cache(maxsize=64)
def _parts(key: str, lang: str) -> tuple[RulesPart, ...]:
    from markdown_it import MarkdownIt  # sixty modules, which a start need not wait for

    markdown = MarkdownIt("commonmark", {"html": False})
    found = []
    for part in parts(key, lang, page=True):
        if part.example is None:
            found.append(RulesPart(html=markdown.render(part.text)))
        else:
            view = _view(shown(key, part.example))
            told = examples()[key][part.example]
            play = told.play or told.legal[:1]
            found.append(RulesPart(words=part.text, example=part.example, view=view, play=play))
    return tuple(found)
