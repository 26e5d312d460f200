"""Kryds & Bolle for those who listen."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from parlour.locales.spoken import SpokenTable

_COLUMNS, _ROWS = "abc", "123"


class KrydsBolleSpoken(SpokenTable):
    """The balls of both, bars from the bottom up, free places."""

    def board(self) -> str:
        balls = self._balls()
        said = []
        for seat, mark in enumerate("xo"):
            mine = [place for place, lies in balls.items() if lies == mark]
            facts = {"count": len(mine), "places": ", ".join(mine), "points": self.view["points"][seat]}
            said.append(self.words("kb-tell-balls", name=self.names[seat], **facts))
        if free := [self._landing(act) for act in self.view["legal"] or ()]:
            said.append(self.words("kb-tell-free", places=", ".join(free)))
        return " ".join(said)

    def asked(self, what: str, of: str) -> str | None:
        column, row = re.search("[abc]", of), re.search("[123]", of)
        if what == "row":
            bars = [column + row[0] for column in _COLUMNS] if row else []
        elif what == "column":
            bars = [column[0] + row for row in _ROWS] if column else []
        elif what == "around":
            bars = _around(column[0] + row[0]) if column and row else []
        elif what == "own" and self.view["seat"] is not None:
            seat = self.view["seat"]
            left, lines = self.view["balls_left"][seat], self.view["points"][seat]
            return self.words("kb-own", left=left, lines=lines)
        else:
            return None
        return " ".join(map(self._bar, bars)) or self.words("kb-which", what=what)

    def choice(self, act: str, points: int | None) -> str:
        place = self._landing(act)
        named = self.words("kb-place", place=place, bar=place[:2], level=int(place[3:]))
        return self.words("ask-choice", act=act, name=named)

    def said(self, by: int | None, act: str, before: Mapping[str, Any] | None) -> str | None:
        if by is None:
            lots = re.fullmatch(r"first ([01])", act)
            return self.words("kb-lots", name=self.names[int(lots[1])]) if lots else None
        level = max((n for n in (1, 2, 3) if f"{act}.{n}" in self._balls()), default=1)
        place = act if "." in act else f"{act}.{level}"
        made = self.view["points"][by] - (before["points"][by] if before else 0)
        facts = {"place": place, "bar": place[:2], "level": int(place[3:]), "made": made}
        told = self.words("kb-say-ball", name=self.names[by], **facts)
        return f"{told} {self.points()}" if made else told

    def _balls(self) -> dict[str, str]:
        """What lies where."""
        marks = self.view["cube"].replace("/", "")
        places = [f"{column}{row}.{level}" for level in _ROWS for row in _ROWS for column in _COLUMNS]
        return {place: mark for place, mark in zip(places, marks, strict=True) if mark != "."}

    def _landing(self, act: str) -> str:
        balls = self._balls()
        return act if "." in act else f"{act}.{next((n for n in _ROWS if f'{act}.{n}' not in balls), '3')}"

    def _bar(self, bar: str) -> str:
        balls = self._balls()
        lies = [balls.get(f"{bar}.{level}") for level in _ROWS]
        if not any(lies):
            return self.words("kb-bar-empty", place=bar)
        return self.words("kb-bar-lies", place=bar, balls=", ".join(map(self._owner, lies)))

    def _owner(self, mark: str | None) -> str:
        if mark is None:
            return self.words("kb-free")
        return self.words("kb-chameleon") if mark == "*" else self.names["xo".index(mark)]


def _around(bar: str) -> list[str]:
    near = [
        column + row
        for column in _COLUMNS
        for row in _ROWS
        if abs(ord(column) - ord(bar[0])) <= 1 and abs(int(row) - int(bar[1])) <= 1
    ]
    return [bar, *(one for one in near if one != bar)]
