"""Names of people and seats: how they are cleaned, and which are not allowed."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from importlib.resources import files

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
    """The name without case, accents, spaces and look-alike characters, to compare it with others."""
    folded = unicodedata.normalize("NFKD", name).casefold()
    return _bare(folded.translate(_LOWER_LOOKS_LIKE))


def looks(name: str) -> tuple[str, str]:
    """What the name may be read as: its skeleton, and the one of its capitals' look-alikes."""
    plain = unicodedata.normalize("NFKD", name).translate(_LOOKS_LIKE)
    return skeleton(name), _bare(plain.casefold())


def is_disguised(login: str) -> bool:
    """Whether a login has other characters than ASCII, but only such as look like ASCII."""
    seen = unicodedata.normalize("NFKD", login).casefold().translate(_LOOKS_LIKE)
    return not login.isascii() and seen.isascii()


def _bare(text: str) -> str:
    return "".join(c for c in text.translate(_STANDS_FOR) if c.isalnum())


def _lookalikes() -> dict[str, str]:
    """Characters of all scripts that look like an ASCII letter or digit, by Unicode's table."""
    found = {}
    table = (files("parlour.server.base") / "confusables.txt").read_text("utf-8")
    for line in table.splitlines():
        if not line.startswith("#"):
            plain, _, others = line.partition(" ")
            found.update(dict.fromkeys(others, plain))
    return found


def _lower(looks_like: dict[str, str]) -> dict[str, str]:
    """The table for text in lower case, also by what a letter's capital looks like."""
    folded = {sign.casefold(): plain for sign, plain in looks_like.items()}
    of_capitals = {sign: plain for sign, plain in folded.items() if len(sign) == 1 and not sign.isascii()}
    return {sign: plain.casefold() for sign, plain in (of_capitals | looks_like).items()}


_LOOKS_LIKE = str.maketrans(_lookalikes())
_LOWER_LOOKS_LIKE = str.maketrans(_lower(_lookalikes()))
#: pairs of letters, and single ones, that look like another in many fonts
_ALIKE = (("rn", "m"), ("vv", "w"), ("l", "i"))


def _blurred(bare: str) -> str:
    for one, other in _ALIKE:
        bare = bare.replace(one, other)
    return bare


class Names:
    """The host's rules for names: `reserved` names are taken, and no name may contain one of `words`."""

    def __init__(self, reserved: Iterable[str] = ()) -> None:
        self._reserved = frozenset(_blurred(bare) for bare in map(skeleton, reserved) if bare)
        #: skeletons, loaded from the database
        self.words: frozenset[str] = frozenset()

    def clean(self, name: str) -> str:
        """The cleaned name, or a Refusal if the host's rules forbid it."""
        cleaned = clean_name(name)
        read = looks(cleaned)
        reserved = any(_blurred(bare) in self._reserved for bare in read)
        if reserved or any(word in bare for word in self.words for bare in read):
            raise Refusal(
                "the host of this server does not allow this name; choose another", "name-not-allowed", 422
            )
        return cleaned
