"""The rules of a game and their example positions, for the page."""

from __future__ import annotations

import random
from functools import lru_cache
from typing import Annotated, Any

from litestar import get
from litestar.params import FromPath, QueryParameter
from msgspec import Struct

from parlour.core.actor import CHANCE
from parlour.core.registry import GAMES
from parlour.core.state import State
from parlour.locales.rules import examples, parts, shown
from parlour.locales.words import Words
from parlour.table.refusal import Refusal

Lang = Annotated[str, QueryParameter(max_length=12, description="one of the ten languages")]
Acts = Annotated[
    list[str] | None,
    QueryParameter(max_items=60, description="the acts played in the example so far, in order"),
]


class RulesPart(Struct, frozen=True, kw_only=True):
    """A piece of HTML, or an example: its caption, name and view."""

    html: str | None = None
    words: str | None = None
    example: str | None = None
    view: dict[str, Any] | None = None


class RulesShown(Struct, frozen=True, kw_only=True):
    """The rules of a game in one language."""

    game: str
    lang: str
    parts: tuple[RulesPart, ...]


class ExampleShown(Struct, frozen=True, kw_only=True):
    """An example position after some acts; `acts` includes the outcomes of chance."""

    acts: tuple[str, ...]
    view: dict[str, Any]


@get("/api/games/{key:str}/rules", tags=["games"], sync_to_thread=True)
def rules(key: FromPath[str], lang: Lang = "en") -> RulesShown:
    """The rules in HTML, with their example positions as views."""
    game = GAMES.get(key)
    return RulesShown(game=game.key, lang=Words(lang).lang, parts=_parts(game.key, Words(lang).lang))


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
    for part in parts(key, lang):
        if part.example is None:
            found.append(RulesPart(html=markdown.render(part.text)))
        else:
            view = _view(shown(key, part.example))
            found.append(RulesPart(words=part.text, example=part.example, view=view))
    return tuple(found)
