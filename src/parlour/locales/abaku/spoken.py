"""Abaku for those who listen: lines as numbers with their squares, moves with their equations."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from parlour.core.errors import ParlourError
from parlour.games.abaku.actions import PlaceTiles, read
from parlour.games.abaku.board import COLUMNS, bonuses_for
from parlour.games.abaku.judging.preview import preview
from parlour.games.abaku.rules import ruled
from parlour.locales.spoken import SpokenTable

_JOKERS = "abcdefghij"
_STEPS = {"-": (1, 0), "|": (0, 1), "\\": (1, 1), "/": (-1, 1)}
#: a square and the sign on it
_Cell = tuple[str, str]


class AbakuSpoken(SpokenTable):
    """Runs of tiles, free bonuses, the rack. Of magic squares only the rows are told."""

    def board(self) -> str:
        if "board" not in self.view:
            rows = enumerate(self.view["square"].split("/"), 1)
            told = [self.words("ab-tell-row", row=row, tiles=" ".join(digits)) for row, digits in rows]
            return " ".join([self.points(), *told])
        return " ".join([self.points(), *self._lies(), *self._held()])

    def asked(self, what: str, of: str) -> str | None:
        if "board" not in self.view:
            return None
        if what in ("row", "column"):
            return self._line_told(what, of)
        if what == "around":
            return self._around(of.upper())
        return " ".join(self._held()) if what == "own" else None

    def form(self) -> str:
        if "board" not in self.view:
            return ""
        return self.words("ab-form-answer" if self.view["stage"] == "answer" else "ab-form")

    def choice(self, act: str, points: int | None) -> str:
        placed = _placement(act)
        if placed is None or "board" not in self.view:
            return act
        made = self._made(self.view, act, points)
        return self.words("ab-choice", act=act, laying=self._laying(placed), made=made)

    def goes(self, act: str, of: str) -> bool:
        placed = _placement(act)
        used = ["?" if sign in _JOKERS else sign for _, sign in _laid(placed)] if placed else []
        for tile in re.findall(r"[\d?]", of):
            if tile not in used:
                return False
            used.remove(tile)
        return True

    def said(self, by: int | None, act: str, before: Mapping[str, Any] | None) -> str | None:
        if by is None and act.startswith("draw "):
            drawn = re.fullmatch(r"draw (\d) ([\d?]+)", act)
            mine = drawn is not None and int(drawn[1]) == self.view["seat"]
            return self.words("ab-you-draw", tiles=self._tiles(drawn[2])) if drawn and mine else ""
        if by is None:
            return self._lot(act)
        lying, _, _ = act.partition(" = ")
        placed = _placement(lying)
        if act in ("pass", "accept", "challenge"):
            return self.words(f"ab-say-{act}", name=self.names[by])
        if placed is None or before is None or "board" not in before:
            return None
        points = self.view["points"][by] - before["points"][by]
        made = self._made({**before, "seat": None}, lying, points)
        return self.words("ab-say-laid", name=self.names[by], laying=self._laying(placed), made=made)

    def _lot(self, act: str) -> str | None:
        """What is drawn for who begins."""
        if first := re.fullmatch(r"first (\d)", act):
            return self.words("ab-lot-first", name=self.names[int(first[1])])
        lot = re.fullmatch(r"lot (\d) ([\d?])", act)
        if lot is None:
            return None
        name = self.names[int(lot[1])]
        if lot[2] == "?":
            return self.words("ab-lot-joker", name=name)
        return self.words("ab-lot", name=name, tile=lot[2])

    # --- what lies ---

    def _rows(self) -> list[str]:
        rows: list[str] = self.view["board"].split("/")
        return rows

    def _line(self, way: str, n: int) -> list[_Cell]:
        rows = self._rows()
        size = range(len(rows))
        if way == "row":
            return [(f"{COLUMNS[i]}{n + 1}", rows[n][i]) for i in size]
        return [(f"{COLUMNS[n]}{i + 1}", rows[i][n]) for i in size]

    def _lies(self) -> list[str]:
        size = range(len(self._rows()))
        said: list[str] = []
        told: set[str] = set()
        for way in ("row", "column"):
            for n in size:
                runs = [run for run in _runs(self._line(way, n)) if len(run) > 1]
                told |= {at for run in runs for at, _ in run}
                if runs:
                    said.append(f"{self._named(way, n)}: {'; '.join(map(self._run, runs))}.")
        cells = [cell for n in size for cell in self._line("row", n)]
        if alone := [self._run([cell]) for cell in cells if cell[1] != "." and cell[0] not in told]:
            said.append("; ".join(alone) + ".")
        return said or [self.words("ab-board-empty")]

    def _run(self, run: Sequence[_Cell]) -> str:
        """`F8 to I8: 1 2 4 3; joker as 4 at J8`."""
        digits = " ".join(_face(sign) for _, sign in run)
        if len(run) == 1:
            told = self.words("ab-run-one", at=run[0][0], digits=digits)
        else:
            told = self.words("ab-run", **{"from": run[0][0]}, to=run[-1][0], digits=digits)
        jokers = [self.words("ab-joker-at", digit=_face(sign), at=at) for at, sign in run if sign in _JOKERS]
        return "; ".join([told, *jokers])

    def _named(self, way: str, n: int) -> str:
        return self.words("ab-line", way=way, at=str(n + 1) if way == "row" else COLUMNS[n])

    def _line_told(self, way: str, of: str) -> str:
        size = len(self._rows())
        if way == "row":
            n = int(of) - 1 if of.isdecimal() else -1
        else:
            n = COLUMNS.find(of.upper()) if len(of) == 1 else -1
        if not 0 <= n < size:
            last = str(size) if way == "row" else COLUMNS[size - 1]
            return self.words("ab-no-line", way=way, last=last)
        line = self._line(way, n)
        lies = "; ".join(map(self._run, _runs(line))) or self.words("ab-line-empty")
        told = f"{self._named(way, n)}: {lies}."
        bonuses = [bonus for at, sign in line if sign == "." and (bonus := self._bonus(at))]
        if bonuses:
            told += " " + self.words("ab-free-bonuses", squares="; ".join(bonuses))
        return told

    def _around(self, of: str) -> str:
        rows = self._rows()
        last = len(rows) - 1
        named = re.fullmatch(r"([A-Q])(\d{1,2})", of)
        column, row = (COLUMNS.index(named[1]), int(named[2]) - 1) if named else (-1, -1)
        if not (0 <= column <= last and 0 <= row <= last):
            return self.words("ab-no-square", last=f"{COLUMNS[last]}{last + 1}")
        near = [
            self._cell(f"{COLUMNS[c]}{r + 1}", rows[r][c])
            for r in range(max(0, row - 1), min(last, row + 1) + 1)
            for c in range(max(0, column - 1), min(last, column + 1) + 1)
            if (r, c) != (row, column)
        ]
        return f"{self._cell(of, rows[row][column])}. {'; '.join(near)}."

    def _cell(self, at: str, sign: str) -> str:
        if sign in _JOKERS:
            return self.words("ab-joker-at", digit=_face(sign), at=at)
        return self.words("ab-cell-free", at=self._bonus(at) or at) if sign == "." else f"{at} {sign}"

    def _bonus(self, at: str) -> str:
        size = len(self._rows())
        number, equation = bonuses_for(ruled(self.view).options(**self.view["options"]))
        where = (int(at[1:]) - 1) * size + COLUMNS.index(at[0])
        if equation[where] > 1:
            return f"{at} {self.words('ab-bonus', bonus=f'e{equation[where]}')}"
        return f"{at} {self.words('ab-bonus', bonus=f'n{number[where]}')}" if number[where] > 1 else ""

    # --- tiles and moves ---

    def _held(self) -> list[str]:
        seat = self.view["seat"]
        rack = self.view["racks"][seat] if seat is not None else None
        told = [self.words("ab-tell-rack", tiles=self._tiles(rack))] if rack else []
        return [*told, self.words("ab-bag", count=self.view["bag"])]

    def _tiles(self, tiles: str) -> str:
        return self.words.list(self.words("ab-joker") if tile == "?" else tile for tile in tiles)

    def _laying(self, placed: PlaceTiles) -> str:
        laid = _laid(placed)
        tiles = [
            self.words("ab-joker-as", digit=_face(sign)) if sign in _JOKERS else sign for _, sign in laid
        ]
        if len(laid) > 1 and "." not in placed.tiles:
            ends = {"from": laid[0][0], "to": laid[-1][0]}
            return self.words("ab-laying-run", digits=" ".join(tiles), **ends)
        squares = self.words.list(at for at, _ in laid)
        return self.words("ab-laying", tiles=self.words.list(tiles), squares=squares)

    def _made(self, view: Mapping[str, Any], act: str, points: int | None) -> str:
        """The equations, bonuses and points of a placement."""
        placed = _placement(act)
        try:
            found = preview(view, act)
        except ParlourError:
            found = None
        sums = [
            str(one.readings[0]) if one.readings else one.digits for one in (found.equations if found else ())
        ]
        bonuses = [bonus for at, _ in (_laid(placed) if placed else ()) if (bonus := self._bonus(at))]
        counted = points if points is not None else (found.points if found else None)
        scored = [] if counted is None else [self.words("ab-points", points=counted)]
        return ", ".join([*sums, *bonuses, *scored])


def _face(sign: str) -> str:
    return str(_JOKERS.index(sign)) if sign in _JOKERS else sign


def _runs(line: Sequence[_Cell]) -> list[list[_Cell]]:
    """Tiles side by side."""
    runs: list[list[_Cell]] = [[]]
    for cell in line:
        if cell[1] == ".":
            runs.append([])
        else:
            runs[-1].append(cell)
    return [run for run in runs if run]


def _placement(act: str) -> PlaceTiles | None:
    try:
        action = read(act)
    except ParlourError:
        return None
    return action if isinstance(action, PlaceTiles) else None


def _laid(placed: PlaceTiles) -> list[_Cell]:
    """Each tile of a placement with its square."""
    right, down = _STEPS[placed.way]
    column, row = COLUMNS.index(placed.square[0]), int(placed.square[1:])
    return [
        (f"{COLUMNS[column + i * right]}{row + i * down}", sign)
        for i, sign in enumerate(placed.tiles)
        if sign != "."
    ]
