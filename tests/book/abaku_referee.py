"""A referee for whole games of Abaku, written from the rules alone.

It says who acts, whether an act is allowed, what it brings, who may see what, and when and how it ends. It is
slow and plain on purpose, and shares nothing with the game's own code.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from .abaku import LAYOUT, Board, Square, Stretch, as_tile, digit, in_order, square, steps
from .abaku_claims import claimed, is_equation, is_right, new_equations, told, worth
from .abaku_tries import minus, right_placements, touches

CHANCE = "chance"


def without(tiles: str, gone: str) -> str:
    """The tiles without those gone, as far as they're there."""
    return in_order((Counter(tiles) - Counter(gone)).elements())


class Placement:
    """A placement as it is written: a joker swapped first, tiles along a line, and what they claim."""

    def __init__(self, text: str) -> None:
        body, _, claims = text.partition(" = ")
        self.claims = claims.split()
        self.swap: Square | None = None
        if body.startswith("="):
            first, _, body = body[1:].partition(" ")
            self.swap = square(first)
        where, what = body.split(" ")
        down: Square = {"\\": (1, 1), "/": (1, -1)}.get(where[0], (1, 0))
        self.step: Square = (0, 1) if where[0].isdigit() else down
        row, column = square(where.lstrip("\\/"))
        line = {(row + n * self.step[0], column + n * self.step[1]): tile for n, tile in enumerate(what)}
        self.old = [at for at, tile in line.items() if tile == "."]
        self.new: Board = {at: tile for at, tile in line.items() if tile != "."}
        self.tiles = in_order(map(as_tile, self.new.values()))


class Referee:
    def __init__(self, **options: Any) -> None:
        self.options = options
        self.mode = options.get("mode", "table")
        self.alone = self.mode != "table"
        self.seats = options.get("seats", 1 if self.alone else 2)
        self.strict = options.get("referee", "strict") == "strict"
        self.aids = options.get("aids", self.strict)
        blank = options.get("board") == "blank"
        self.size = options.get("size", 9) if self.mode == "cover" else 17 if blank else 15
        self.start: Square = (self.size // 2, self.size // 2)
        self.board: Board = {}
        self.every = in_order(("0123456789" * 10 + "?") * options.get("sets", 1))
        self.bag = self.every
        self.racks = [""] * self.seats
        self.known = [""] * self.seats
        self.points = [0] * self.seats
        self.turns: list[list[int]] = [[] for _ in range(self.seats)]
        self.scoreless = [0] * self.seats
        self.turn = 0
        self.stage = "deal"
        if not self.alone:
            self.stage = "lots" if options.get("first", "lots") == "draw" else "first"
        self.among = list(range(self.seats))
        self.lots: dict[int, str] = {}
        self.lots_before = ""
        self.aside = self.discarded = ""
        self.asked: list[int] = []
        self.announced: Placement | None = None
        self.claims: list[Stretch] = []
        self.gain, self.is_wrong, self.before = 0, False, ("", "")
        self.text = ""
        self.challenger: int | None = None  # who doubted in vain, until the next act

    # --- what the options mean ---

    @property
    def ways(self) -> tuple[Square, ...]:
        return steps(self.options.get("diagonals", False))

    def bonus(self, at: Square) -> str:
        if self.mode == "cover" or self.size == 17 or not self.options.get("bonuses", True):
            return "."
        sign = LAYOUT[at[0]][at[1]]
        if sign == "S":
            return "6" if self.options.get("start_bonus", "none") == "equation-2" else "."
        return sign

    def leftover(self, rack: str) -> int:
        if self.options.get("tile_values") or self.options.get("leftover") == "value":
            return sum(int(tile) for tile in rack if tile != "?")
        return len(rack)

    # --- who acts ---

    @property
    def actor(self) -> int | str | None:
        if self.stage == "over":
            return None
        if self.stage == "place":
            return self.turn
        return self.asked[0] if self.stage == "answer" else CHANCE

    @property
    def lot_drawer(self) -> int:
        """Round the table from seat 0; who drew a joker draws again at once."""
        return next(seat for seat in self.among if not self.lots.get(seat, "").strip("?"))

    @property
    def drawer(self) -> tuple[int, int]:
        """Who draws, and how many: back to five, as far as the bag reaches; as many as were exchanged."""
        if self.stage == "deal":
            return next(seat for seat, rack in enumerate(self.racks) if not rack), 5
        return self.turn, len(self.aside) or min(5 - len(self.racks[self.turn]), len(self.bag))

    # --- is it allowed? ---

    def why_not(self, text: str) -> str:
        """Why the rules refuse an act or an outcome now; nothing if they allow it."""
        word, _, rest = text.partition(" ")
        if word in ("first", "lot", "draw"):
            return self._why_no_chance(word, rest)
        if self.stage == "answer":
            return "" if word in ("accept", "challenge") else "an answer is due"
        if self.stage != "place" or word in ("accept", "challenge"):
            return "not now"
        if word == "pass":
            return ""
        if word == "exchange":
            tiles = rest.replace(",", "")
            if Counter(tiles) - Counter(self.racks[self.turn]):
                return "not held"
            return "" if 1 <= len(tiles) <= min(5, len(self.bag)) else "too few in the bag"
        return self._why_no_placement(Placement(text))

    def _why_no_chance(self, word: str, rest: str) -> str:
        if word == "first":
            return "" if self.stage == "first" and int(rest) < self.seats else "not now"
        seat, tiles = int(rest[0]), rest[2:]
        if Counter(tiles) - Counter(self.bag):
            return "not in the bag"
        if word == "lot":
            return "" if self.stage == "lots" and (seat, len(tiles)) == (self.lot_drawer, 1) else "not now"
        return "" if self.stage in ("deal", "draw") and (seat, len(tiles)) == self.drawer else "not now"

    def _why_no_placement(self, placed: Placement) -> str:
        board, rack = self.board, self.racks[self.turn]
        if placed.swap is not None:
            joker = board.get(placed.swap, ".")
            if as_tile(joker) != "?" or digit(joker) not in rack:
                return "no such swap"
            board, rack = self._swapped(placed.swap)
        if any(not (0 <= row < self.size and 0 <= column < self.size) for row, column in placed.new):
            return "off the board"
        if any(at in board for at in placed.new) or any(at not in board for at in placed.old):
            return "taken, or a gap"
        if placed.step not in self.ways:
            return "diagonal"
        if Counter(placed.tiles) - Counter(rack):
            return "not held"
        if not board:
            if self.start not in placed.new or len(placed.new) < 2:
                return "the first turn lays two tiles or more, one on the start square"
        elif not touches(board, placed.new, self.ways):
            return "nothing touched"
        if placed.claims:
            if self.strict:
                return "nothing is claimed before a strict referee"
            everything = board | placed.new
            for claim in placed.claims:
                stretch = told(claim)
                if len(stretch) < 2 or not any(at in everything for at in stretch):
                    return "no stretch"
                step = stretch[1][0] - stretch[0][0], stretch[1][1] - stretch[0][1]
                if step not in self.ways or any(at not in everything for at in stretch):
                    return "no stretch"
        return "" if not self.strict or self._is_right(board, placed.new) else "no equation"

    def _swapped(self, at: Square) -> tuple[Board, str]:
        held = digit(self.board[at])
        return {**self.board, at: held}, in_order(minus(self.racks[self.turn], held) + "?")

    def _is_right(self, board: Board, new: Board) -> bool:
        return is_right(
            board,
            new,
            self.start,
            self.options.get("diagonals", False),
            self.options.get("trivial_powers", True),
            self.options.get("zeros", "either"),
        )

    # --- it happens ---

    def happens(self, text: str) -> None:
        assert not self.why_not(text), (text, self.why_not(text))
        word, _, rest = text.partition(" ")
        if word not in ("draw", "challenge"):
            self.challenger = None
        if word == "first":
            self.turn, self.stage = int(rest), "deal"
        elif word == "lot":
            self._lot(int(rest[0]), rest[2])
        elif word == "draw":
            self._draw(int(rest[0]), rest[2:])
        elif word == "exchange":
            self._exchange(rest.replace(",", ""))
        elif word == "pass":
            self._scores_nothing()
            if self.alone:
                self._end(None)
            else:
                self._turn_is_over()
        elif word == "accept":
            self.asked.pop(0)
            if not self.asked:
                self._stands()
        elif word == "challenge":
            self._challenged()
        else:
            self._place(text)

    def _lot(self, seat: int, tile: str) -> None:
        self.bag = minus(self.bag, tile)
        self.lots[seat] = self.lots.get(seat, "") + tile
        if not all(self.lots.get(seat, "").strip("?") for seat in self.among):
            return
        lowest = min(self.lots[seat][-1] for seat in self.among)
        self.among = [seat for seat in self.among if self.lots[seat][-1] == lowest]
        self.lots_before = in_order(self.lots_before + "".join(self.lots.values()))
        self.lots = {}
        if len(self.among) == 1:
            self.turn, self.stage = self.among[0], "deal"
            self.bag, self.lots_before = self.every, ""

    def _draw(self, seat: int, tiles: str) -> None:
        self.bag = minus(self.bag, tiles)
        self.racks[seat] = in_order(self.racks[seat] + tiles)
        if self.stage == "deal":
            if all(self.racks):
                self.stage = "place"
            return
        if self.alone:
            self.discarded = in_order(self.discarded + self.aside)
        else:
            self.bag = in_order(self.bag + self.aside)
        self.aside = ""
        self._turn_is_over()

    def _exchange(self, tiles: str) -> None:
        self.racks[self.turn] = minus(self.racks[self.turn], tiles)
        self.known[self.turn] = ""  # any of them may have gone
        self.aside, self.stage = in_order(tiles), "draw"
        self._scores_nothing()

    def _scores_nothing(self) -> None:
        self.turns[self.turn].append(0)
        self.scoreless[self.turn] += not self.alone

    def _place(self, text: str) -> None:
        seat, placed = self.turn, Placement(text)
        self.text, self.announced = text, placed
        self.before = (self.racks[seat], self.known[seat])
        self.board_before = dict(self.board)
        if placed.swap is not None:
            put_in = digit(self.board[placed.swap])
            self.board, self.racks[seat] = self._swapped(placed.swap)
            self.known[seat] = in_order(without(self.known[seat], put_in) + "?")
        found = new_equations(self.board, placed.new, self.ways, self.options.get("trivial_powers", True))
        self.claims = found if self.strict else claimed(placed, self.board, found, self.ways)
        points = [self.worth_of(stretch, placed.new) for stretch in self.claims]
        self.gain = len(placed.new) if self.mode == "cover" else sum(points)
        everything = self.board | placed.new
        spelt = ["".join(digit(everything[at]) for at in stretch) for stretch in self.claims]
        self.is_wrong = not self._is_right(self.board, placed.new) or not all(map(self.is_equation, spelt))
        self.racks[seat] = minus(self.racks[seat], placed.tiles)
        self.known[seat] = without(self.known[seat], placed.tiles)
        self.board = everything
        self.points[seat] += self.gain
        self.turns[seat].append(len(placed.new))
        if self.strict:
            self._stands()
        else:
            self.stage = "answer"
            self.asked = [(seat + n) % self.seats for n in range(1, self.seats)]

    def worth_of(self, stretch: Stretch, new: Board) -> int:
        if not any(at in new for at in stretch):
            return 0
        return worth(stretch, self.board, new, self.bonus, self.options.get("tile_values", False))

    def is_equation(self, digits: str) -> bool:
        return is_equation(digits, self.options.get("trivial_powers", True))

    def _challenged(self) -> None:
        """The first challenge settles it: the tiles go back if it was wrong, else nothing happens."""
        if not self.is_wrong:
            self.challenger = self.asked[0]
            self._stands()
            return
        seat, placed = self.turn, self.announced
        assert placed is not None
        self.asked, self.announced = [], None
        seen = placed.tiles
        if placed.swap is not None:
            # the joker that was laid may be the one taken off the board, which lies there again
            seen = without(seen, "?") + digit(self.board_before[placed.swap])
        self.board = self.board_before
        self.racks[seat], known = self.before
        self.known[seat] = in_order((Counter(known) | Counter(seen)).elements())
        self.points[seat] -= 2 * self.gain
        self.turns[seat][-1] = 0
        self.scoreless[seat] += 1
        self._turn_is_over()

    def _stands(self) -> None:
        self.asked, self.announced = [], None
        self.scoreless[self.turn] = 0
        if len(self.board) == self.size**2:
            self._end(None)
        elif self.drawer[1]:
            self.stage = "draw"
        else:
            self._turn_is_over()

    def _turn_is_over(self) -> None:
        if not self.bag and not self.racks[self.turn]:
            self._end(self.turn)
        elif (not self.alone and min(self.scoreless) >= 2) or self._nobody_can():
            self._end(None)
        else:
            self.turn, self.stage = (self.turn + 1) % self.seats, "place"

    def _nobody_can(self) -> bool:
        """Nothing can be exchanged, and nobody has a placement."""
        return not self.bag and not any(map(self.can_place, range(self.seats)))

    def _end(self, out: int | None) -> None:
        self.stage = "over"
        if self.mode == "cover":
            return
        for seat, rack in enumerate(self.racks):
            self.points[seat] -= self.leftover(rack)
        if out is not None:
            self.points[out] += sum(map(len, self.racks))

    def can_place(self, seat: int) -> bool:
        return next(self.placements(seat), None) is not None

    def placements(self, seat: int) -> Iterator[str]:
        """Every right placement of a seat, as it is written, by trying everything."""
        return right_placements(self.board, self.racks[seat], self.size, self.ways, self._is_right)

    # --- the result ---

    @property
    def standing(self) -> list[tuple[int, int]]:
        used = [sum(turns) if self.options.get("count_tiles") else 0 for turns in self.turns]
        return list(zip(self.points, used, strict=True))

    @property
    def winners(self) -> tuple[int, ...]:
        if self.stage != "over" or self.alone:
            return ()
        return tuple(seat for seat, made in enumerate(self.standing) if made == max(self.standing))

    @property
    def places(self) -> tuple[int, ...] | None:
        if self.stage != "over":
            return None
        if self.alone:
            return (1,)  # a score, not a win: nobody is in the first place
        return tuple(sum(other > made for other in self.standing) for made in self.standing)

    @property
    def empty(self) -> list[int] | None:
        """Empty squares of a grid to cover, and those inside the smallest rectangle round the tiles."""
        if self.mode != "cover":
            return None
        if not self.board:
            return [self.size**2, 0]
        rows, columns = zip(*self.board, strict=True)
        box = (max(rows) - min(rows) + 1) * (max(columns) - min(columns) + 1)
        return [self.size**2 - len(self.board), box - len(self.board)]

    def rows(self) -> str:
        across = range(self.size)
        return "/".join("".join(self.board.get((row, column), ".") for column in across) for row in across)
