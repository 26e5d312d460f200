"""The terminal's words in the language of whoever sits at it."""

from __future__ import annotations

import locale
import os
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

FALLBACK = "en"


def language() -> str:
    """The language of this system, or English."""
    wanted = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    wanted = wanted or (locale.getlocale()[0] or "")
    short = wanted[:2].lower()
    return short if files("parlour").joinpath(f"locales/{short}/terminal.ftl").is_file() else FALLBACK


def say(key: str, **facts: Any) -> str:
    """One text with its facts filled in."""
    for bundle in (_bundle(language()), _bundle(FALLBACK)):
        if bundle.has_message(key):
            message = bundle.get_message(key)
            assert message.value is not None
            words, _ = bundle.format_pattern(message.value, facts)
            return str(words)
    raise KeyError(key)


@cache
def _bundle(short: str) -> FluentBundle:
    bundle = FluentBundle([short], use_isolating=False)
    text = files("parlour").joinpath(f"locales/{short}/terminal.ftl").read_text("utf-8")
    bundle.add_resource(FluentResource(text))
    return bundle
