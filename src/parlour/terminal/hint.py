"""A hint: the best moves and their value, in a sentence."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from parlour.analysis import Analysis, analyse
from parlour.core.errors import ParlourError
from parlour.core.missing import MissingPart
from parlour.locales import Words

#: seconds to think about a hint
SECONDS = 3.0
#: equally good moves named at most
_NAMED = 6


def hint(view: Mapping[str, Any]) -> Analysis | None:
    """The analysis of a view; None if it can't be analysed. A part that it lacks is an error."""
    try:
        found = analyse(view, SECONDS)
    except MissingPart:
        raise
    except (ParlourError, NotImplementedError):
        return None
    return found if found.moves else None


def said(found: Analysis, words: Words) -> str:
    """The hint in words."""
    best = [str(move.action) for move in found.best]
    value = found.value if isinstance(found.value, int) else round(float(found.value), 3)
    acts = ", ".join(best[:_NAMED]) + (" …" if len(best) > _NAMED else "")
    return words("screen-hint", exact="yes" if found.exact else "no", acts=acts, value=str(value))
