"""Equations in words, for the page's speech output."""

from __future__ import annotations

from typing import Annotated

from litestar import get
from litestar.params import FromPath, QueryParameter

from parlour.locales.speech import known
from parlour.table.hooks import READINGS, hook_of
from parlour.table.messages.rules import Said

Digits = Annotated[str, QueryParameter(min_length=2, max_length=17, pattern="^[0-9]+$")]
Lang = Annotated[str, QueryParameter(max_length=12, description="one of the ten languages")]


@get("/api/games/{key:str}/reading", tags=["games"], sync_to_thread=False)
def reading(key: FromPath[str], digits: Digits, lang: Lang = "en") -> Said:
    """A row of digits in words, as an equation."""
    return Said(known(lang), hook_of(READINGS, key)(digits, lang))
