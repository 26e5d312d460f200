"""Chikugo and Take It for those who listen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from parlour.locales.spoken import SpokenTable
from parlour.locales.words import Words

#: throws that can be typed as they are
_READY = {"straight": "throw 0 15", "left": "throw -8 18", "right": "throw 8 18", "hard": "throw 0 45"}
_NAMED = {"pass": "kg-pass", "turn": "kg-turn-chip", "throw": "kg-throw"}


class KugelboxSpoken(SpokenTable):
    """Chips, the middle, the last throw."""

    def board(self) -> str:
        said = [self._chips(seat) for seat in range(len(self.names))]
        said.append(self.words("kg-middle", up=len(self.view["up"]), down=self.view["face_down"]) + ".")
        if self.view["up"]:
            said.append(self.words("kg-tell-up", chips=chips_named(self.view["up"], self.words)))
        return " ".join([*said, *self._last()])

    def asked(self, what: str, of: str) -> str | None:
        if what == "throw":
            return self.form() or self.words("kg-no-throw")
        return self._chips(self.view["seat"]) if what == "own" and self.view["seat"] is not None else None

    def form(self) -> str:
        if not (self.view.get("expects") or {}).get("throw"):
            return ""
        ready = "; ".join(self.words("kg-ready", act=act, how=how) for how, act in _READY.items())
        return f"{self.words('kg-form')} {self.words('kg-ready-throws', throws=ready)}"

    def choice(self, act: str, points: int | None) -> str:
        word, *rest = act.split(" ")
        if word in _NAMED:
            named = self.words(_NAMED[word])
        elif word == "rob":
            named = (
                f"{self.words('kg-rob', chip=chip_named(rest[1], self.words))} ({self.names[int(rest[0])]})"
            )
        else:
            named = self.words(
                "kg-take" if word == "take" else "kg-lay", chip=chip_named(rest[0], self.words)
            )
        return self.words("ask-choice", act=act, name=named)

    def said(self, by: int | None, act: str, before: Mapping[str, Any] | None) -> str | None:
        word, *rest = act.split(" ")
        if word == "red":
            return " ".join(self._last()) or None
        if word == "chip":
            return self.words("kg-say-chip", chip=chip_named(rest[0], self.words))
        if word in ("throw", "turn"):
            return ""  # what falls tells it
        if by is None or word not in ("take", "rob", "lay", "pass"):
            return None
        facts = {"name": self.names[by]}
        if word == "rob":
            facts["other"] = self.names[int(rest[0])]
        if rest:
            facts["chip"] = chip_named(rest[-1], self.words)
        return self.words(f"kg-say-{word}", **facts)

    def _chips(self, seat: int) -> str:
        chips = self.view["chips"][seat]
        named = chips_named(chips, self.words)
        return self.words("kg-tell-chips", name=self.names[seat], chips=named, count=len(chips))

    def _last(self) -> list[str]:
        """The last throw, and who is Nadir by it."""
        last = self.view["last"]
        if last is None:
            return []
        holes = {ball: "miss" if last[ball] == "-" else last[ball] for ball in ("red", "black")}
        threw = {"points": last["points"], "shape": last["shape"], "sum": last.get("sum") or "none"}
        said = [self.words("kg-threw", name=self.names[last["seat"]], **threw, **holes)]
        if self.view.get("nadir") is not None and self.view["throws"]:
            said.append(self.words("kg-is-nadir", name=self.names[self.view["nadir"]]))
        return said


def chips_named(chips: Sequence[str], words: Words) -> str:
    """Chips in words."""
    return words.list(chip_named(chip, words) for chip in chips)


def chip_named(chip: str, words: Words) -> str:
    """A chip in words."""
    return words("kg-chip", chip="max" if chip.startswith("<=") else chip, number=chip.removeprefix("<="))
