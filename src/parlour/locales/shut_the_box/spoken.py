"""Shut the Box for those who listen."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from parlour.locales.spoken import SpokenTable


class ShutTheBoxSpoken(SpokenTable):
    """Open flaps, dice, and the sets that fit."""

    def board(self) -> str:
        said = [self.points()]
        if self.view["actor"] is not None:
            said.append(self._tray())
        if self.view["legal"]:
            sets = "; ".join(one.replace(",", " + ") for one in self.view["legal"])
            said.append(self.words("stb-tell-sets", sets=sets))
        return " ".join(said)

    def asked(self, what: str, of: str) -> str | None:
        if what == "throw":
            return self.words("stb-no-throw")
        return self._tray() if what in ("own", "row") else None

    def goes(self, act: str, of: str) -> bool:
        return all(flap in act.split(",") for flap in re.findall(r"\d+", of))

    def said(self, by: int | None, act: str, before: Mapping[str, Any] | None) -> str | None:
        if by is None:
            return self._throw(act, before)
        if not act[:1].isdigit():
            return self.words("stb-say-dice", name=self.names[by], dice=act)
        shut = self.words("stb-say-shut", name=self.names[by], flaps=self.words.list(act.split(",")))
        return f"{shut} {self.words('stb-shut')}" if by in self.view["shut"] else shut

    def _throw(self, act: str, before: Mapping[str, Any] | None) -> str:
        dice = [int(die) for die in act.split("+")]
        flaps = None if before is None or before["throw"] else list(before["flaps"])
        if flaps is None or _fits(flaps, sum(dice)):
            return self.words("stb-say-throw", throw=act.replace("+", " + "))
        digits = self.view["options"]["scoring"] == "digits"
        points = int("".join(map(str, flaps)) or 0) if digits else sum(flaps)
        facts = {"throw": self.words.list(dice), "total": sum(dice), "flaps": self.words.list(flaps)}
        return self.words("stb-say-nothing", points=points, **facts)

    def _tray(self) -> str:
        dice = self.view["throw"]
        return self.words(
            "stb-tell",
            name=self.names[self.view["turn"]],
            flaps=self.words.list(self.view["flaps"]),
            throw=" + ".join(map(str, dice)),
            dice=len(dice),
        )


def _fits(flaps: list[int], total: int) -> bool:
    """Whether some open flaps make this total."""
    sums = {0}
    for flap in flaps:
        sums |= {flap + made for made in sums}
    return total in sums
