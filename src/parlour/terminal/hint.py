"""A hint at a table: the best moves and what they are worth, in a sentence."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from parlour.analysis import Analysis, analyse
from parlour.core.errors import ParlourError
from parlour.locales import Words

#: seconds that a hint may take
SECONDS = 3.0
#: so many moves that are equally good are named
_NAMED = 6


def hint(view: Mapping[str, Any]) -> Analysis | None:
    """What is best for the seat that sees this, or None where nobody can say."""
    try:
        found = analyse(view, SECONDS)
    except (ParlourError, NotImplementedError):
        return None
    return found if found.moves else None


def said(found: Analysis, words: Words) -> str:
    """The hint in words."""
    best = [str(move.action) for move in found.best]
    value = found.value if isinstance(found.value, int) else round(float(found.value), 3)
    acts = ", ".join(best[:_NAMED]) + (" …" if len(best) > _NAMED else "")
    return words("screen-hint", exact="yes" if found.exact else "no", acts=acts, value=str(value))
