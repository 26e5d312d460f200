"""Errors told in a language: by their code, else by the kind of error they are."""

from __future__ import annotations

from parlour.core.errors import ParlourError

from .words import Words


def refused(error: ParlourError, words: Words) -> str:
    """What was refused and why. English messages know most; a translation goes by the code."""
    if words.lang == "en":
        return error.message
    for code in (error.code, error.default_code, "error"):
        key = f"error-{code}"
        if words.has(key):
            break
    option = error.details.get("option")
    return f"--{option}: {words(key)}" if option else words(key)
