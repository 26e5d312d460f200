"""A score keeper for whole games of Abaku, written from the rules alone.

It follows what is played and says how the table must look. It is slow and plain on purpose, and shares
nothing with the game's own code.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from .abaku import (
    COLUMNS,
    LAYOUT,
    Board,
    Square,
    Stretch,
    as_tile,
    digit,
    equations,
    in_order,
    is_equation,
    placements,
    runs,
    square,
    steps,
    tiles_of,
)


class Keeper:
    """The table as the rules have it after everything that was played."""

    def __init__(self, seats: int, **options: Any) -> None:
        self.seats, self.options = seats, options
        self.mode = options.get("mode", "table")
        self.size = 15
        if self.mode == "cover":
            self.size = options.get("size", 9)
        elif options.get("board") == "blank":
            self.size = 17
        self.start: Square = (self.size // 2, self.size // 2)
        self.board: Board = {}
        self.racks = [""] * seats
        self.bag = Counter({d: 10 * options.get("sets", 1) for d in "0123456789"})
        self.bag["?"] = options.get("sets", 1)
        self.points = [0] * seats
        self.used: list[list[int]] = [[] for _ in range(seats)]
        self.scoreless = [0] * seats
        self.turn = 0
        self.set_aside: Counter[str] = Counter()
        self.over = False
        #: an exchange's tiles, and an announced placement, that wait for what comes next
        self.waiting = ""
        self.asked: list[int] = []
        self.before: Any = None
        self.contenders = list(range(seats))
        self.lots: dict[int, str] = {}
        self.lots_shown: list[str] = []

    # --- facts of the options ---

    @property
    def alone(self) -> bool:
        return self.mode in ("solo", "cover")

    def bonus(self, at: Square) -> str:
        if self.size != 15 or self.mode == "cover" or not self.options.get("bonuses", True):
            return "."
        sign = LAYOUT[at[0]][at[1]]
        if sign == "S":
            return "6" if self.options.get("start_bonus") == "equation-2" else "."
        return sign

    def stretch_points(self, stretch: Stretch, new: Board) -> int:
        if self.mode == "cover":
            return 0
        everything, times, worth = self.board | new, 1, 0
        for at in stretch:
            tile = everything[at]
            value = 1
            if self.options.get("tile_values"):
                value = 0 if as_tile(tile) == "?" else int(tile)
            sign = self.bonus(at) if at in new else "."
            worth += value * {"2": 2, "3": 3}.get(sign, 1)
            times *= {"6": 2, "9": 3}.get(sign, 1)
        return times * worth

    def found(self, new: Board) -> set[Stretch]:
        return equations(
            self.board, new, self.options.get("diagonals", False), self.options.get("trivial_powers", True)
        )

    def is_right(self, new: Board) -> bool:
        """Whether the strict referee allows this placement."""
        found = self.found(new)
        if not any(all(at in stretch for at in new) for stretch in found):
            return False
        if not self.board:
            return len(new) >= 2 and self.start in new
        for at in new:
            for down, across in steps(self.options.get("diagonals", False)):
                for sign in (1, -1):
                    other = at[0] + sign * down, at[1] + sign * across
                    if other not in self.board or any(at in s and other in s for s in found):
                        continue
                    zero_old = digit(self.board[other]) == "0" and self.options.get("zeros") != "new"
                    if digit(new[at]) != "0" and not zero_old:
                        return False
        return any(at in self.board for stretch in found for at in stretch)

    # --- what is played ---

    def play(self, text: str) -> None:
        word, _, rest = text.partition(" ")
        if word == "first":
            self.turn = int(rest)
        elif word == "lot":
            self._lot(int(rest[0]), rest[2])
        elif word == "draw":
            self._draw(int(rest[0]), rest[2:])
        elif word == "exchange":
            self._exchange(rest.replace(",", ""))
        elif word == "pass":
            self._pass()
        elif word == "accept":
            self.asked.pop(0)
            if not self.asked:
                self._stands()
        elif word == "challenge":
            self._challenge()
        else:
            self._place(text)

    def _lot(self, seat: int, tile: str) -> None:
        assert seat == next(s for s in self.contenders if s not in self.lots)
        self.bag[tile] -= 1
        self.lots_shown.append(tile)
        if tile != "?":  # a joker draws again
            self.lots[seat] = tile
        if len(self.lots) == len(self.contenders):
            lowest = min(self.lots.values())
            self.contenders = [s for s in self.contenders if self.lots[s] == lowest]
            self.lots = {}
            if len(self.contenders) == 1:
                self.turn = self.contenders[0]
                self.bag.update(self.lots_shown)
                self.lots_shown = []

    def _draw(self, seat: int, tiles: str) -> None:
        self.bag.subtract(tiles)
        assert min(self.bag.values()) >= 0
        self.racks[seat] = in_order(self.racks[seat] + tiles)
        (self.set_aside if self.alone else self.bag).update(self.waiting)
        if seat == self.turn and (self.waiting or self.before is not None):
            self.waiting, self.before = "", None
            self._next()

    def _exchange(self, tiles: str) -> None:
        self._take(self.turn, tiles)
        self.waiting = tiles
        self.used[self.turn].append(0)
        self.scoreless[self.turn] += 1

    def _pass(self) -> None:
        if self.alone:
            self._close(None)
            return
        self.used[self.turn].append(0)
        self.scoreless[self.turn] += 1
        self._next()

    def _place(self, text: str) -> None:
        seat = self.turn
        placement, _, claimed = text.partition(" = ")
        self.before = (dict(self.board), self.racks[seat])
        if placement.startswith("="):
            swap, _, placement = placement[1:].partition(" ")
            at = square(swap)
            self._take(seat, digit(self.board[at]))
            self.racks[seat] = in_order(self.racks[seat] + "?")
            self.board[at] = digit(self.board[at])
        new = tiles_of(placement, self.board)
        self._take(seat, "".join(map(as_tile, new.values())))
        right, found = self.is_right(new), self.found(new)
        strict = self.options.get("referee", "strict") == "strict"
        if strict:
            assert right, text
            claims = found
            gained = len(new) if self.mode == "cover" else sum(self.stretch_points(s, new) for s in found)
        else:
            claims = self._claims(claimed, new, placement)
            gained = sum(self.stretch_points(s, new) for s in claims if any(at in new for at in s))
        everything = self.board | new
        self.wrong = not right or any(
            not is_equation(
                "".join(digit(everything[at]) for at in s), self.options.get("trivial_powers", True)
            )
            for s in claims
        )
        self.gained = gained
        self.board |= new
        self.points[seat] += gained
        self.used[seat].append(len(new))
        if strict:
            self._stands()
        else:
            self.asked = [(seat + n) % self.seats for n in range(1, self.seats)]

    def _claims(self, claimed: str, new: Board, placement: str) -> set[Stretch]:
        """The claimed stretches; without any every right one, or the run along the line."""
        found = set()
        for one in claimed.split():
            (row, column), (last_row, last_column) = map(square, one.split("-"))
            step: Square = int(last_row > row), (last_column > column) - (last_column < column)
            length = max(abs(last_row - row), abs(last_column - column)) + 1
            found.add(tuple((row + n * step[0], column + n * step[1]) for n in range(length)))
        if found:
            return found
        if self.found(new):
            return self.found(new)
        where = placement.split(" ")[0]
        along = (0, 1) if where[0].isdigit() else {"\\": (1, 1), "/": (1, -1)}.get(where[0], (1, 0))
        ways = [along] if len(new) > 1 else [along, *steps(self.options.get("diagonals", False))]
        for step in ways:
            for run in runs(self.board, new, step):
                if len(run) > 1:
                    return {run}
        return set()

    def _challenge(self) -> None:
        self.asked = []
        if not self.wrong:
            self._stands()
            return
        seat = self.turn
        self.board, self.racks[seat] = self.before
        self.before = None
        self.points[seat] -= 2 * self.gained
        self.used[seat][-1] = 0
        self.scoreless[seat] += 1
        self._next()

    def _stands(self) -> None:
        self.scoreless[self.turn] = 0
        if len(self.board) == self.size**2:
            self._close(None)
        elif not self.tiles_left or len(self.racks[self.turn]) == 5:
            self.before = None
            self._next()

    @property
    def tiles_left(self) -> int:
        return sum(self.bag.values())

    def _next(self) -> None:
        if not self.tiles_left and not self.racks[self.turn]:
            self._close(self.turn)
        elif not self.alone and min(self.scoreless) >= 2:
            self._close(None)
        else:
            self.turn = (self.turn + 1) % self.seats

    def stuck(self) -> None:
        """Nothing can be placed and nothing drawn: whether that is so the caller has found out."""
        self._close(None)

    def _close(self, out: int | None) -> None:
        self.over = True
        if self.mode == "cover":
            return
        valued = self.options.get("tile_values") or self.options.get("leftover") == "value"
        for seat, rack in enumerate(self.racks):
            self.points[seat] -= sum(int(t) for t in rack if t != "?") if valued else len(rack)
        if out is not None:
            self.points[out] += sum(map(len, self.racks))

    def _take(self, seat: int, tiles: str) -> None:
        for tile in tiles:
            assert tile in self.racks[seat], (tile, self.racks[seat])
            self.racks[seat] = self.racks[seat].replace(tile, "", 1)

    # --- how the table must look ---

    def rows(self) -> str:
        return "/".join(
            "".join(self.board.get((r, c), ".") for c in range(self.size)) for r in range(self.size)
        )

    def can_place(self, rack: str) -> bool:
        """Whether a rack has a right placement, by trying all of them; a swap brings a joker."""
        racks = [rack] + [
            in_order(rack.replace(digit(tile), "", 1) + "?")
            for tile in set(self.board.values())
            if tile in "abcdefghij" and digit(tile) in rack
        ]
        return any(
            self.is_right(new)
            for held in racks
            for new in placements(
                self.board, held, diagonals=self.options.get("diagonals", False), size=self.size
            )
            if self._touches(new)
        )

    def _touches(self, new: Board) -> bool:
        if not self.board:
            return self.start in new
        near = steps(self.options.get("diagonals", False))
        return any((r + k * d, c + k * a) in self.board for r, c in new for d, a in near for k in (1, -1))


def name(at: Square) -> str:
    return f"{COLUMNS[at[1]]}{at[0] + 1}"
