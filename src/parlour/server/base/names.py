"""Names: how they are shown, and which nobody may have."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from parlour.table.refusal import Refusal

_LONGEST = 40
#: signs that stand for letters where somebody wants to get around a rule
_STANDS_FOR = str.maketrans("01345789$@!|", "oieastbgsaii")


def clean_name(name: str) -> str:
    """A name as it is shown: normalised, without control or invisible characters, not blank."""
    kept = (
        c for c in unicodedata.normalize("NFC", name) if unicodedata.category(c)[0] not in "CZ" or c == " "
    )
    cleaned = " ".join("".join(kept).split())
    if not cleaned:
        raise Refusal("a name needs a visible character", "bad-name", 422)
    return cleaned[:_LONGEST]


def skeleton(name: str) -> str:
    """What is left of a name when case, accents, spaces and look-alike signs are taken out of it."""
    plain = unicodedata.normalize("NFKD", name).casefold().translate(_STANDS_FOR)
    return "".join(c for c in plain if c.isalnum())


class Names:
    """The host's rules for names. `reserved` are names that nobody has; `words` stand in no name."""

    def __init__(self, reserved: Iterable[str] = ()) -> None:
        self._reserved = frozenset(filter(None, map(skeleton, reserved)))
        #: as skeletons; the database has them
        self.words: frozenset[str] = frozenset()

    def clean(self, name: str) -> str:
        """The name as it is shown, or a Refusal where the host's rules forbid it."""
        cleaned = clean_name(name)
        bare = skeleton(cleaned)
        if bare in self._reserved or any(word in bare for word in self.words):
            raise Refusal("this name is not allowed here", "name-not-allowed", 422)
        return cleaned
