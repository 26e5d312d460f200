"""Numbers in words, by num2words with corrections for some of the ten languages."""

from __future__ import annotations

import re
from typing import Any

_RUSSIAN_CASES = {"": "n", "genitive": "g", "dative": "d", "accusative": "a"}
_DANISH_GROUPS = ("million", "milliard", "billion", "billiard")
#: Polish numerals in the genitive, word by word; the 1 of a longer number is not inflected
_POLISH_GENITIVE = {
    "dwa": "dwóch", "trzy": "trzech", "cztery": "czterech", "pięć": "pięciu", "sześć": "sześciu",
    "siedem": "siedmiu", "osiem": "ośmiu", "dziewięć": "dziewięciu", "dziesięć": "dziesięciu",
    "jedenaście": "jedenastu", "dwanaście": "dwunastu", "trzynaście": "trzynastu",
    "czternaście": "czternastu", "piętnaście": "piętnastu", "szesnaście": "szesnastu",
    "siedemnaście": "siedemnastu", "osiemnaście": "osiemnastu", "dziewiętnaście": "dziewiętnastu",
    "dwadzieścia": "dwudziestu", "trzydzieści": "trzydziestu", "czterdzieści": "czterdziestu",
    "pięćdziesiąt": "pięćdziesięciu", "sześćdziesiąt": "sześćdziesięciu",
    "siedemdziesiąt": "siedemdziesięciu", "osiemdziesiąt": "osiemdziesięciu",
    "dziewięćdziesiąt": "dziewięćdziesięciu", "sto": "stu", "dwieście": "dwustu", "trzysta": "trzystu",
    "czterysta": "czterystu", "pięćset": "pięciuset", "sześćset": "sześciuset",
    "siedemset": "siedmiuset", "osiemset": "ośmiuset", "dziewięćset": "dziewięciuset",
    "tysiąc": "tysiąca", "tysiące": "tysięcy", "milion": "miliona", "miliony": "milionów",
    "miliard": "miliarda", "miliardy": "miliardów", "bilion": "biliona", "biliony": "bilionów",
}  # fmt: skip


def number_in_words(number: int, lang: str, case: str = "") -> str:
    """A positive number in words; `case` matters in Polish and Russian."""
    if lang == "da":
        return _danish(number)
    from num2words import num2words

    more: dict[str, Any] = {}
    if lang == "ru":
        more = {"case": _RUSSIAN_CASES[case], "gender": "m", "animate": False}
    said: str = num2words(number, lang=lang, **more)
    if lang == "pl" and case == "genitive":
        return "jednego" if number == 1 else _polish_genitive(said)
    if lang == "it":
        said = said.replace("dicotto", "diciotto")
        return f"{said[:-1]}é" if said != "tre" and said.endswith("tre") else said
    if lang == "sv":
        said = said.replace("etttusen", "ettusen").replace("förtio", "fyrtio")
        return _apart_after("tusen", said)
    if lang == "nl" and number != 1:
        return _apart_after("duizend", said.replace("één", "een"))
    if lang == "ru" and _begins_with_one_thousand(said):
        return said.partition(" ")[2]
    return said.replace(",", "") if lang == "en" else said


def _apart_after(thousand: str, said: str) -> str:
    """Dutch and Swedish write a space after the thousands."""
    return re.sub(rf"{thousand}(?=\w)", f"{thousand} ", said)


def _polish_genitive(said: str) -> str:
    return " ".join(_POLISH_GENITIVE.get(word, word) for word in said.split())


def _begins_with_one_thousand(said: str) -> bool:
    """Whether it begins with "one thousand": Russian leaves out the one."""
    first, _, rest = said.partition(" ")
    return first in ("одна", "одной", "одну") and rest.startswith("тысяч")


def _danish(number: int) -> str:
    """Danish numbers: num2words gets the thousands wrong, so it is used only below a hundred."""
    if number >= 10**6:
        size = min((len(str(number)) - 1) // 3, len(_DANISH_GROUPS) + 1)
        many, rest = divmod(number, 10 ** (3 * size))
        group = _DANISH_GROUPS[size - 2]
        head = f"en {group}" if many == 1 else f"{_danish(many)} {group}er"
    elif number >= 1000:
        many, rest = divmod(number, 1000)
        head = f"{'et' if many == 1 else _danish(many)} tusind"
    elif number >= 100:
        many, rest = divmod(number, 100)
        head = f"{'et' if many == 1 else _danish(many)} hundrede"
    else:
        from num2words import num2words

        # sixty is "tres"; fifty, "halvtreds", is not made of it
        said = str(num2words(number, lang="da"))
        return "en" if number == 1 else re.sub(r"(?<!halv)treds", "tres", said)
    if not rest:
        return head
    return f"{head} og {_danish(rest)}" if rest < 100 else f"{head} {_danish(rest)}"
