"""A second source for numbers in words: the rule-based spelling of ICU, if its library is installed."""

from __future__ import annotations

import ctypes
import ctypes.util
import re
from functools import cache

_SPELL_OUT, _RULE_SET = 5, 6
_ENCODING = "utf-16-le"


class Icu:
    """ICU's C interface, without a package of its own."""

    def __init__(self, path: str) -> None:
        self.version = int(re.search(r"(\d+)", path.rpartition(".so.")[2] or path)[1])  # type: ignore[index]
        self._library = ctypes.CDLL(path)
        self._spellers: dict[tuple[str, str], ctypes.c_void_p] = {}

    def say(self, number: int, lang: str, rules: str) -> str:
        """A number by a set of rules such as `spellout-cardinal-masculine`."""
        if (lang, rules) not in self._spellers:
            self._spellers[lang, rules] = self._speller(lang, rules)
        told, failed = ctypes.create_string_buffer(1000), ctypes.c_int(0)
        length = self._function("unum_formatInt64")(
            self._spellers[lang, rules], ctypes.c_int64(number), told, 500, None, ctypes.byref(failed)
        )
        assert failed.value <= 0, (number, lang, rules, failed.value)
        # soft hyphens say where a line may be broken
        return told.raw[: 2 * length].decode(_ENCODING).replace("\N{SOFT HYPHEN}", "")

    def _speller(self, lang: str, rules: str) -> ctypes.c_void_p:
        opened = self._function("unum_open")
        opened.restype = ctypes.c_void_p
        failed = ctypes.c_int(0)
        speller = ctypes.c_void_p(opened(_SPELL_OUT, None, 0, lang.encode(), None, ctypes.byref(failed)))
        name = f"%{rules}"
        self._function("unum_setTextAttribute")(
            speller, _RULE_SET, name.encode(_ENCODING), len(name), ctypes.byref(failed)
        )
        assert failed.value <= 0, (lang, rules, failed.value)
        return speller

    def _function(self, name: str) -> ctypes._NamedFuncPointer:
        return getattr(self._library, f"{name}_{self.version}")  # type: ignore[no-any-return]


@cache
def icu() -> Icu | None:
    path = ctypes.util.find_library("icui18n")
    return Icu(path) if path and ".so." in path else None
