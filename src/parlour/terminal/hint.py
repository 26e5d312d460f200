"""A hint: the best moves and their value, in a sentence."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from parlour.analysis import Analysis, analyse
from parlour.bots import LEVELS, Budget, create, names
from parlour.core.errors import ParlourError
from parlour.core.missing import MissingPart
from parlour.locales import Words

#: seconds to think about a hint
SECONDS = 3.0
#: equally good moves named at most
_NAMED = 6


class Hint(Struct, frozen=True):
    """What to do, best first; with the analysis, unless there are more ways to act than can be compared."""

    acts: tuple[str, ...]
    found: Analysis | None = None


def hint(view: Mapping[str, Any]) -> Hint | None:
    """A hint for a view; None if there's none. A part that it lacks is an error."""
    try:
        found = analyse(view, SECONDS)
        if found.moves:
            return Hint(tuple(str(move.action) for move in found.best), found)
    except MissingPart:
        raise
    except (ParlourError, NotImplementedError):
        pass
    return _throw(view) if view["legal"] is None else None


def _throw(view: Mapping[str, Any]) -> Hint | None:
    """How the strongest robot would throw by hand; None if none can tell."""
    robot = create([name for name in names(view["game"]) if name in LEVELS][-1], view["game"])
    try:
        return Hint((str(robot.choose(view, Budget(seconds=SECONDS), random.Random(0))),))
    except (ParlourError, NotImplementedError):
        return None


def said(given: Hint, words: Words) -> str:
    """The hint in words."""
    found, acts = given.found, given.acts
    if found is None:
        return words("screen-hint-throw", act=acts[0])
    value = found.value if isinstance(found.value, int) else round(float(found.value), 3)
    named = ", ".join(acts[:_NAMED]) + (" …" if len(acts) > _NAMED else "")
    return words("screen-hint", exact="yes" if found.exact else "no", acts=named, value=str(value))
