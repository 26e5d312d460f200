"""Names of people and seats: how they are cleaned, and which are not allowed."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from parlour.table.refusal import Refusal

_LONGEST = 40
#: digits and signs used in place of letters to get around a name rule
_STANDS_FOR = str.maketrans("01345789$@!|", "oieastbgsaii")


def clean_name(name: str) -> str:
    """A name as it is shown: normalised, without control or invisible characters, not blank."""
    kept = (
        c for c in unicodedata.normalize("NFC", name) if unicodedata.category(c)[0] not in "CZ" or c == " "
    )
    cleaned = " ".join("".join(kept).split())
    if not cleaned:
        raise Refusal("the name is blank; it needs at least one visible character", "bad-name", 422)
    return cleaned[:_LONGEST]


def skeleton(name: str) -> str:
    """The name without case, accents, spaces and look-alike signs, to compare it with others."""
    plain = unicodedata.normalize("NFKD", name).casefold().translate(_STANDS_FOR)
    return "".join(c for c in plain if c.isalnum())


class Names:
    """The host's rules for names: `reserved` names are taken, and no name may contain one of `words`."""

    def __init__(self, reserved: Iterable[str] = ()) -> None:
        self._reserved = frozenset(filter(None, map(skeleton, reserved)))
        #: skeletons, loaded from the database
        self.words: frozenset[str] = frozenset()

    def clean(self, name: str) -> str:
        """The cleaned name, or a Refusal if the host's rules forbid it."""
        cleaned = clean_name(name)
        bare = skeleton(cleaned)
        if bare in self._reserved or any(word in bare for word in self.words):
            raise Refusal(
                "the host of this server does not allow this name; choose another", "name-not-allowed", 422
            )
        return cleaned
