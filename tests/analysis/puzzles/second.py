"""Second methods: what is best, worked out again from the rules of the book and by other means.

Nothing here uses the solvers. Each function gives the value of every answer of a puzzle.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from functools import cache
from itertools import combinations, product
from typing import Any

import numpy as np

from parlour.analysis.puzzles import Puzzle

# --- Shut the Box: all closings and throws tried, in fractions ---


@cache
def turn_cost(flaps: frozenset[int]) -> Fraction:
    """Minus points that a turn still costs on average, before its throw."""
    if not flaps:
        return Fraction(0)
    total = Fraction(0)
    for one, other in product(range(1, 7), repeat=2):
        rests = [flaps - set(closed) for closed in closings(flaps, one + other)]
        total += min(map(turn_cost, rests)) if rests else sum(flaps)
    return total / 36


@cache
def closings(flaps: frozenset[int], total: int) -> tuple[tuple[int, ...], ...]:
    return tuple(
        chosen for size in range(1, 5) for chosen in combinations(sorted(flaps), size) if sum(chosen) == total
    )


def shut_the_box(puzzle: Puzzle) -> dict[str, float]:
    listed, throw, *_ = puzzle.position.split("|")
    flaps = frozenset(map(int, listed.split(",")))
    total = sum(map(int, throw.split("+")))
    return {
        ",".join(map(str, closed)): -float(turn_cost(flaps - set(closed)))
        for closed in closings(flaps, total)
    }


# --- Kryds & Bolle: every line of play, remembered by position ---

_CELLS = list(product(range(3), repeat=3))  # level, row, column
_LINES = [
    line
    for line in combinations(_CELLS, 3)
    if all(line[0][axis] + line[2][axis] == 2 * line[1][axis] for axis in range(3))
]


#: for each place the other two of every line through it
_PARTNERS = [
    [tuple(_CELLS.index(c) for c in line if c != cell) for line in _LINES if cell in line] for cell in _CELLS
]


def kryds_bolle(puzzle: Puzzle) -> dict[str, float]:
    signs = puzzle.position.replace("/", "")
    stacked = puzzle.options["placement"] == "stacked"

    def made(board: str, n: int, of: str) -> int:
        return sum(board[i] == of == board[j] for i, j in _PARTNERS[n])

    def playable(board: str) -> list[int]:
        free = [n for n in range(27) if board[n] == "."]
        return [n for n in free if not stacked or n < 9 or board[n - 9] != "."]

    @cache
    def value(board: str) -> int:
        """For the one to move: points to come, own minus the other's."""
        return max(after(board, n) for n in playable(board))

    def after(board: str, n: int) -> int:
        laid = 27 - board.count(".")
        own = "xo"[laid % 2]
        if laid == 26:
            return made(board, n, "x") + made(board, n, "o")
        gain = made(board, n, own)
        filled = board[:n] + own + board[n + 1 :]
        if laid == 25:
            # the chameleon is laid by whoever did not take the centre
            holder = {"x": "o", "o": "x"}.get(filled[13], "x")
            return gain + (value(filled) if holder == own else -value(filled))
        return gain - value(filled)

    def name(n: int) -> str:
        level, row, column = _CELLS[n]
        return f"{'abc'[column]}{row + 1}" + ("" if stacked else f".{level + 1}")

    return {name(n): float(after(signs, n)) for n in playable(signs)}


# --- the Kugelbox ---


def _at_least(n: int) -> Callable[[int, str], bool]:
    return lambda points, shape: points >= n


_ASKED: dict[str, Callable[[int, str], bool]] = {
    **{str(n): _at_least(n) for n in (2, 3, 4, 5, 8, 12)},
    "<=4": lambda p, s: p <= 4,
    "<=6": lambda p, s: p <= 6,
    "line": lambda p, s: s == "line",
    "square": lambda p, s: s == "square",
}
_WORTH = {"2": 2, "3": 3, "4": 4, "5": 5, "8": 8, "12": 12, "<=4": 4, "<=6": 6, "line": 1, "square": 9}


def counted(red: str, black: str, calculators: bool) -> tuple[int, str]:
    """Points and shape of a throw, by the book."""
    if "-" in (red, black):
        return (0, "none") if red == black else (1, "one")
    wide, deep = abs(ord(red[0]) - ord(black[0])) + 1, abs(ord(red[1]) - ord(black[1])) + 1
    shape = "line" if 1 in (wide, deep) else "square" if wide == deep else "rectangle"
    if not calculators:
        return wide * deep, shape
    one, other = "abcde".index(red[0]) + 1, "abcde".index(black[0]) + 1
    operator = {"1": "+", "2": "-", "3": "x", "4": "-", "5": "+"}[red[1]]
    return {"+": one + other, "-": abs(one - other), "x": one * other}[operator], shape


@cache
def throws(calculators: bool) -> dict[tuple[int, str], float]:
    """How likely each count is when a ball misses with 3/20."""
    holes = [column + row for column in "abcde" for row in "12345"]
    found: dict[tuple[int, str], float] = {}
    for red, black in product([*holes, "-"], repeat=2):
        if red == black != "-":
            continue
        misses = (red, black).count("-")
        chance = (0.85 * 0.85 / 600, 0.85 * 0.15 / 25, 0.15 * 0.15)[misses]
        count = counted(red, black, calculators)
        found[count] = found.get(count, 0.0) + chance
    return found


def last_throw(puzzle: Puzzle) -> tuple[int, str]:
    seat_throws = puzzle.position.split("|")[4].split(",")
    _, _, red, _, black = seat_throws[-1].split()
    return counted(red, black, puzzle.options["smart_calculators"])


def piles(puzzle: Puzzle) -> list[list[str]]:
    return [pile.split(",") if pile else [] for pile in puzzle.position.split("|")[3].split(";")]


def chikugo(puzzle: Puzzle) -> dict[str, float]:
    """The lay-out of two without the limit of a hundred throws: one equation for each set of chips."""
    chips = piles(puzzle)
    odds = throws(puzzle.options["smart_calculators"])

    def laid(own: tuple[str, ...], count: tuple[int, str]) -> list[tuple[str, ...]]:
        found = [own]
        for n, chip in enumerate(own):
            if _ASKED[chip](*count):
                found.append(own[:n] + own[n + 1 :])
        return found

    @cache
    def before(own: tuple[str, ...], other: tuple[str, ...]) -> float:
        """The chance of the thrower not to lose."""
        if not own:
            return 1.0
        if not other:
            return 0.0
        return settled(own, other)[0]

    @cache
    def settled(own: tuple[str, ...], other: tuple[str, ...]) -> tuple[float, float]:
        """Of the thrower, and of the other one were he to throw: they depend on each other."""
        mine, stay_mine = improved(own, other)
        theirs, stay_theirs = improved(other, own)
        # v = mine + stay_mine (1 - w), w = theirs + stay_theirs (1 - v)
        v = (mine + stay_mine - stay_mine * (theirs + stay_theirs)) / (1 - stay_mine * stay_theirs)
        return v, theirs + stay_theirs * (1 - v)

    def improved(own: tuple[str, ...], other: tuple[str, ...]) -> tuple[float, float]:
        """What throws that change something bring, and how likely nothing changes (laying is never worse)."""
        brings = stays = 0.0
        for count, chance in odds.items():
            if count[0] == 25:
                brings += chance
                continue
            rests = [rest for rest in laid(own, count) if rest != own]
            if rests:
                brings += chance * max(1.0 if not rest else 1 - before(other, rest) for rest in rests)
            else:
                stays += chance
        return brings, stays

    own, other = tuple(chips[puzzle.seat]), tuple(chips[1 - puzzle.seat])
    count = last_throw(puzzle)
    values = {"pass": 1 - before(other, own)}
    for n, chip in enumerate(own):
        if _ASKED[chip](*count):
            rest = own[:n] + own[n + 1 :]
            values[f"lay {chip}"] = 1.0 if not rest else 1 - before(other, rest)
    return values


def take_it(puzzle: Puzzle) -> dict[str, float]:
    """Take It of two with all chips up, by going over all tables until nothing changes any more."""
    up = [chip for chip in puzzle.position.split("|")[1].split(",") if chip]
    held = piles(puzzle)
    names = [*up, *held[0], *held[1]]
    here = (*(0 for _ in up), *(1 for _ in held[0]), *(2 for _ in held[1]))
    tables = list(product(*[(0, 1, 2)] * len(up), *[(1, 2)] * (len(names) - len(up))))
    number = {table: n for n, table in enumerate(tables)}
    where = np.array(tables, dtype=np.int8)
    worth = np.array([_WORTH[name] for name in names])
    lead = (where == 1) @ worth - (where == 2) @ worth
    ended = (where != 0).all(axis=1)
    result = np.where(lead > 0, 1.0, np.where(lead < 0, 0.0, 0.5))
    moved = np.zeros((3, len(names), len(tables)), dtype=np.int64)
    for chip in range(len(names)):
        for seat in (1, 2):
            weight = [number[(*t[:chip], seat, *t[chip + 1 :])] for t in tables]
            moved[seat, chip] = weight
    values = {1: result.copy(), 2: result.copy()}  # of the first seat, when seat 1 or 2 is to throw
    odds = throws(puzzle.options["smart_calculators"])
    kinds: dict[tuple[tuple[int, ...], tuple[int, ...]], float] = {}
    for count, chance in odds.items():
        takes = tuple(n for n, name in enumerate(names) if _ASKED[name](*count))
        robs = tuple(n for n, name in enumerate(names) if _hits(name, count))
        kinds[takes, robs] = kinds.get((takes, robs), 0.0) + chance

    def best(seat: int, takes: tuple[int, ...], robs: tuple[int, ...]) -> Any:
        later = values[3 - seat]
        better = np.maximum if seat == 1 else np.minimum
        none = -1.0 if seat == 1 else 2.0
        taken = np.full(len(tables), none)
        for chip in takes:
            lies = where[:, chip] == 0
            taken[lies] = better(taken[lies], later[moved[seat, chip]][lies])
        robbed = later.copy()
        for chip in robs:
            theirs = where[:, chip] == 3 - seat
            robbed[theirs] = better(robbed[theirs], later[moved[seat, chip]][theirs])
        return np.where(taken != none, taken, robbed)

    while True:
        change = 0.0
        for seat in (1, 2):
            mixed = sum(chance * best(seat, *kind) for kind, chance in kinds.items())
            fresh = np.where(ended, result, mixed)
            change = max(change, float(np.abs(fresh - values[seat]).max()))
            values[seat] = fresh
        if change < 1e-7:
            break
    seat, count = puzzle.seat + 1, last_throw(puzzle)
    found: dict[str, float] = {}
    at = number[here]
    takable = {names[n]: n for n, name in enumerate(names) if here[n] == 0 and _ASKED[name](*count)}
    if takable:
        for name, n in takable.items():
            found[f"take {name}"] = float(values[3 - seat][moved[seat, n][at]])
    else:
        found["pass"] = float(values[3 - seat][at])
        for n, name in enumerate(names):
            if here[n] == 3 - seat and _hits(name, count):
                found[f"rob {2 - seat} {name}"] = float(values[3 - seat][moved[seat, n][at]])
    return {text: value if seat == 1 else 1 - value for text, value in found.items()}


def _hits(name: str, count: tuple[int, str]) -> bool:
    points, shape = count
    return shape == name if name in ("line", "square") else points == int(name.removeprefix("<="))


# --- Abaku: the kernel finds all placements in another way than the rules do ---


def abaku(puzzle: Puzzle) -> dict[str, float]:
    from parlour.games.abaku.generator.generator import Generator

    state: Any = puzzle.state
    found = Generator(state.options).placements(state.board, state.racks[state.turn])
    return {str(place): float(points) for place, points in found}


def cover(puzzle: Puzzle) -> dict[str, float]:
    """Every order of acts played through by the rules; whoever passes has finished."""
    known: dict[str, int] = {}

    def most(state: Any) -> int:
        if state.actor is None:
            return int(state.points[0])
        if state.position not in known:
            known[state.position] = max(most(state.after(act)) for act in state.legal())
        return known[state.position]

    state: Any = puzzle.state
    return {str(act): float(most(state.after(act))) for act in state.legal() if str(act) != "pass"}


def smart_calculators(puzzle: Puzzle) -> dict[str, float]:
    points = last_throw(puzzle)[0]
    return {str(points): float(points)}


METHODS: dict[str, Callable[[Puzzle], dict[str, float]]] = {
    "shut-the-box": shut_the_box,
    "chikugo": chikugo,
    "take-it": take_it,
    "abaku": abaku,
    "cover": cover,
    "kryds-bolle": kryds_bolle,
    "smart-calculators": smart_calculators,
}
