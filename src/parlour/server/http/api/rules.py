"""The rules of a game and their example positions, for the page."""

from __future__ import annotations

import random
from functools import lru_cache
from typing import Annotated, Any

from litestar import get
from litestar.params import FromPath, QueryParameter
from msgspec import Struct

from parlour.core.actor import CHANCE
from parlour.core.game import Game
from parlour.core.registry import GAMES
from parlour.core.state import State
from parlour.locales.rules import examples, language_of_rules, parts, shown
from parlour.locales.speech import known
from parlour.locales.words import sources_of_game
from parlour.table.refusal import Refusal

Lang = Annotated[str, QueryParameter(max_length=12, description="one of the ten languages")]
Acts = Annotated[
    list[str] | None,
    QueryParameter(max_items=60, description="the acts played in the example so far, in order"),
]


class RulesPart(Struct, frozen=True, kw_only=True):
    """A piece of HTML, or an example: its caption, name and view, and the acts that show what is meant."""

    html: str | None = None
    words: str | None = None
    example: str | None = None
    view: dict[str, Any] | None = None
    play: tuple[str, ...] = ()


class RulesShown(Struct, frozen=True, kw_only=True):
    """The rules of a game in one language."""

    game: str
    lang: str
    parts: tuple[RulesPart, ...]


class GameWords(Struct, frozen=True, kw_only=True):
    """The words that another package brings with its game, as one Fluent text; the page has ours."""

    game: str
    lang: str
    fluent: str


class ExampleShown(Struct, frozen=True, kw_only=True):
    """An example position after some acts; `acts` includes the outcomes of chance."""

    acts: tuple[str, ...]
    view: dict[str, Any]


@get("/api/games/{key:str}/rules", tags=["games"], sync_to_thread=True)
def rules(key: FromPath[str], lang: Lang = "en") -> RulesShown:
    """The rules in HTML, with their example positions as views."""
    game = GAMES.get(key)
    found = language_of_rules(game.key, lang)
    return RulesShown(game=game.key, lang=found, parts=_parts(game.key, found))


@get("/api/games/{key:str}/words", tags=["games"], sync_to_thread=True)
def words(key: FromPath[str], lang: Lang = "en") -> GameWords:
    """Name, options, refusals and board words of a game that the page does not know."""
    game, lang = GAMES.get(key), known(lang)
    found = sources_of_game(game.key, lang)
    if game.key in GAMES.others() and f"game-{game.key}" not in found:
        found = {"": _name_alone(game), **found}
    return GameWords(game=game.key, lang=lang, fluent="\n".join(found.values()))


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


@get("/api/games/{key:str}/examples/{name:str}", tags=["games"], sync_to_thread=True)
def example(key: FromPath[str], name: FromPath[str], act: Acts = None) -> ExampleShown:
    """An example position after these acts; chance is sampled. Nothing is stored."""
    game = GAMES.get(key)
    if name not in examples().get(game.key, {}):
        raise Refusal(f"the rules of {game.key} have no example {name!r}", "not-found", 404)
    state = shown(game.key, name)
    acts = list(act or ())
    for text in acts:
        state = state.play(game.action(text))
    while state.actor is CHANCE:
        answer = state.sample(random.SystemRandom())
        acts.append(str(answer))
        state = state.play(answer)
    return ExampleShown(acts=tuple(acts), view=_view(state))


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
