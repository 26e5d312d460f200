"""The rules of a game and their example positions, for the page."""

from __future__ import annotations

from typing import Annotated

from litestar import get
from litestar.params import FromPath, QueryParameter

from parlour.table.messages.rules import ExampleShown, GameWords, RulesShown
from parlour.table.rules import example_shown, rules_shown, words_shown

Lang = Annotated[str, QueryParameter(max_length=12, description="one of the ten languages")]
Acts = Annotated[
    list[str] | None,
    QueryParameter(max_items=60, description="the acts played in the example so far, in order"),
]


@get("/api/games/{key:str}/rules", tags=["games"], sync_to_thread=True)
def rules(key: FromPath[str], lang: Lang = "en") -> RulesShown:
    """The rules in HTML, with their example positions as views."""
    return rules_shown(key, lang)


@get("/api/games/{key:str}/words", tags=["games"], sync_to_thread=True)
def words(key: FromPath[str], lang: Lang = "en") -> GameWords:
    """Name, options, refusals and board words of a game that the page does not know."""
    return words_shown(key, lang)


@get("/api/games/{key:str}/examples/{name:str}", tags=["games"], sync_to_thread=True)
def example(key: FromPath[str], name: FromPath[str], act: Acts = None) -> ExampleShown:
    """An example position after these acts; chance is sampled. Nothing is stored."""
    return example_shown(key, name, act or ())
