"""The move generator, compiled. The pure rules in `moves` are the truth; this is tested equal to them.

A run is a stretch of digits without a free square. Beside its digits stand their prefix values, so that the
value of any part of it is one subtraction. Equations of up to seven digits are looked up in a table of bits;
longer ones are worked out, and only where the digits that lie there leave room for one. A joker is not tried
ten times: for a stretch with all new tiles `solved` (up to six digits) and `_solve_long` give all digits at
once that make it an equation, as ten bits; of seven digits `solvable` says whether there is any. What is
left, hardly more than one digit an order, is judged like any other filling of the holes, all fillings of a
run together.

What the kernels read and where they work are three records (`TABLES`, `RULES`, `SPACE`). A function gets a
pointer to each instead of dozens of arrays: that compiles faster, and no references are counted.

Keep compile time in mind when you change this file (`python -m benchmarks.compile_times abaku`):

- A literal number as an argument makes numba compile the called function once more for it: pass a variable,
  or `int64(0)`.
- A function is optimised again in every function that calls it, directly or not: keep calls shallow.
- All that is compiled together stands in this one file: numba's cache sees a change only in a function's own.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias, cast

import numpy as np
from numpy.typing import NDArray

from parlour.core.jit import entry, inlined, inner

Ints = NDArray[np.int64]
#: placements are many, and half as wide they are written and copied in half the time
Rows = NDArray[np.int32]
#: arrays of one record each, as Python makes them
Records = NDArray[np.void]

#: makes a literal a number like any other
int64 = cast(Callable[[Any], int], np.int64)

#: equations of up to so many digits are looked up, and solved for a digit by looking up
LOOKED_UP = 7
SOLVED = 6
ALL_DIGITS = 0x3FF
JOKER = 10
#: longest run, and tiles in a rack
LONGEST = 17
RACK = 5
#: orders in which five tiles can be laid
ORDERS = 120
#: columns of a move: points, way, first square, number of tiles, up to five signs in order (0-9, or 10-19 for
#: a joker laid as 0-9), the tiles it takes from the rack as a number of three bits a tile, which order of its
#: tiles it is, and a swap or none
POINTS, WAY, SQUARE, COUNT, SIGNS, TAKEN, ORDER, SWAP = 0, 1, 2, 3, 4, 9, 10, 11
COLUMNS = 12
#: worth less than any placement
NOTHING = -1e9
#: ways to fill holes: orders and digits of the joker
FILLINGS = 10 * ORDERS
#: beside the contacts that are in an equation: whether a tile of the board is
JOINED = 1 << LONGEST
#: what `search` is asked for: every placement; the best of every line; the best once a little has changed;
#: the lines on which a tile of the rack may be laid; every placement on one of those lines
ALL, BEST_OF_LINES, BEST_AFTER, ROOMS, ONE_LINE = 0, 1, 2, 3, 4
#: the most ways, squares and lines of a way that a board has, and places where stretches can be cut
WAYS, SQUARES, LINES, CUTS = 4, LONGEST * LONGEST, 2 * LONGEST - 1, 225
#: weights of a leave: each tile, each twin, each pair of different digits
LEAVE = JOKER + 1 + JOKER + JOKER * (JOKER - 1) // 2

ADD, SUBTRACT, MULTIPLY, DIVIDE, SQUARE_OF, CUBE_OF, ROOT, CUBE_ROOT = (1 << n for n in range(8))
POWER = SQUARE_OF | CUBE_OF | ROOT | CUBE_ROOT

POWERS = np.array([10**n for n in range(LONGEST + 1)], dtype=np.int64)

#: the lowest and the highest of a set of digits
LOWEST = np.array([next((x for x in range(10) if mask >> x & 1), 0) for mask in range(1024)], dtype=np.int64)
HIGHEST = np.array([max(0, mask.bit_length() - 1) for mask in range(1024)], dtype=np.int64)


def _last_digits() -> tuple[Ints, Ints]:
    """What can hold by the last digits of its terms alone: of three terms, and of two."""
    three, two = np.zeros(1000, dtype=np.int64), np.zeros(100, dtype=np.int64)
    for a in range(10):
        for b in range(10):
            two[a * 10 + b] = (
                SQUARE_OF * ((a * a - b) % 10 == 0)
                | CUBE_OF * ((a**3 - b) % 10 == 0)
                | ROOT * ((b * b - a) % 10 == 0)
                | CUBE_ROOT * ((b**3 - a) % 10 == 0)
            )
            for c in range(10):
                three[a * 100 + b * 10 + c] = (
                    ADD * ((a + b - c) % 10 == 0)
                    | SUBTRACT * ((b + c - a) % 10 == 0)
                    | MULTIPLY * ((a * b - c) % 10 == 0)
                    | DIVIDE * ((b * c - a) % 10 == 0)
                )
    return three, two


THREE_LAST, TWO_LAST = _last_digits()


def _solved_at() -> tuple[Ints, int]:
    """Where `solved` begins for each length and number of digits behind the joker; how long it is."""
    found, size = np.zeros((SOLVED + 1, SOLVED), dtype=np.int64), 0
    for length in range(2, SOLVED + 1):
        for behind in range(length):
            found[length, behind] = size
            size += 10 ** (length - 1)
    return found, size


SOLVED_AT, _SOLVED_SIZE = _solved_at()

#: one record each; mypy does not know their fields
Tables: TypeAlias = Any
Rules: TypeAlias = Any
Space: TypeAlias = Any

#: the equations: which numbers are one; the digits that make one of the others, and where any does; where
#: stretches can be cut into terms, those of each length from `cut_at` on
TABLES = np.dtype(
    [
        ("bits", np.uint8, 10**LOOKED_UP // 8),
        ("solved", np.uint16, _SOLVED_SIZE),
        ("solvable", np.uint8, LOOKED_UP * 10**SOLVED // 8),
        ("cuts", np.int64, CUTS),
        ("cut_at", np.int64, LONGEST + 2),
    ],
    align=True,
)

#: the same all game: the board's ways and lines (the length, then the squares), the line of each square and
#: its place there, bonuses, how points are counted
RULES = np.dtype(
    [
        ("ways", np.int64),
        ("lines_a_way", np.int64),
        ("squares", np.int64),
        ("lines", np.int64, (WAYS, LINES, LONGEST + 1)),
        ("where", np.int64, (WAYS, SQUARES, 2)),
        ("number_bonus", np.int64, SQUARES),
        ("equation_bonus", np.int64, SQUARES),
        ("tile_values", np.int64),
        ("cover", np.int64),
    ],
    align=True,
)

_LISTED = (2, RACK + 1, ORDERS + 1)

#: what is asked, and where the kernels work; one a thread
SPACE = np.dtype(
    [
        # the board: digits (-1 where it is free), what each tile counts, free squares beside a tile; whether
        # it is empty
        ("board", np.int64, SQUARES),
        ("worth", np.int64, SQUARES),
        ("near", np.int64, SQUARES),
        ("first", np.int64),
        # how many of each tile are in the rack; how many in all, which digits they can be, if one is a joker
        ("rack", np.int64, JOKER + 1),
        ("held", np.int64),
        ("held_digits", np.int64),
        ("held_joker", np.int64),
        # what a leave is worth: by weights, or (`weighted` is 0) `saved` for each tile laid
        ("weighted", np.int64),
        ("weights", np.float64, LEAVE),
        ("saved", np.float64),
        # the cross tables
        ("fits", np.int64, (WAYS, SQUARES)),
        ("makes", np.int64, (WAYS, SQUARES)),
        ("brings", np.int32, (WAYS, SQUARES, 20)),
        # of the board before: the board, its cross tables, the best of every line; what has changed since
        ("old_board", np.int64, SQUARES),
        ("old_near", np.int64, SQUARES),
        ("old_fits", np.int64, (WAYS, SQUARES)),
        ("old_makes", np.int64, (WAYS, SQUARES)),
        ("old_brings", np.int32, (WAYS, SQUARES, 20)),
        ("best_of_line", np.float64, (WAYS, LINES)),
        ("changed", np.int64, (WAYS, LINES)),
        ("best", np.float64),
        # the line that alone is searched, if one is
        ("only_way", np.int64),
        ("only_line", np.int64),
        # the line: its length, how many free squares it has (0 if none touches a tile), digits, what a free
        # square takes, where the free squares are, each square's number on the board, what a tile counts,
        # bonuses
        ("length", np.int64),
        ("gaps", np.int64),
        ("row", np.int64, LONGEST),
        ("takes", np.int64, LONGEST),
        ("free", np.int64, LONGEST),
        ("line_squares", np.int64, LONGEST),
        ("counts", np.int64, LONGEST),
        ("times_number", np.int64, LONGEST),
        ("times_equation", np.int64, LONGEST),
        # the run: where it begins on the line and how long it is; how many holes it has, with how many a tile
        # of the board is reached, how many it can have
        ("begin", np.int64),
        ("end", np.int64),
        ("tiles", np.int64),
        ("reach", np.int64),
        ("most_tiles", np.int64),
        # its digits with 0 in every hole, prefix values, what its tiles count up to each; which squares are
        # new, where the holes are; prefix values with the lowest and the highest tile in every hole
        ("digits", np.int64, LONGEST),
        ("values", np.int64, LONGEST + 1),
        ("sums", np.int64, LONGEST + 1),
        ("new", np.int64, LONGEST),
        ("holes", np.int64, LONGEST),
        ("lows", np.int64, LONGEST + 1),
        ("highs", np.int64, LONGEST + 1),
        # by number of tiles and order (see `_fill_orders`): the tile laid in each place, the tiles taken, the
        # first order of one more tile that begins like it (last: how many there are), worth of the leave
        ("laid", np.int8, (RACK + 1, RACK, ORDERS)),
        ("taken", np.int64, (RACK + 1, ORDERS)),
        ("longer", np.int64, (RACK + 1, ORDERS + 1)),
        ("leaves", np.float64, (RACK + 1, ORDERS)),
        ("left", np.int64, JOKER + 1),
        # by number of tiles, the orders that fit the holes of a free line and of the one at hand: which they
        # are, the value of the run up to their last tile, and up to the joker; `parts` are bounds between
        # those without a joker and those with it in the first place, the second, and so on
        ("fitting", np.int64, _LISTED),
        ("reached", np.int64, _LISTED),
        ("before", np.int64, _LISTED),
        ("parts", np.int64, (2, RACK + 1, RACK + 2)),
        # fillings of the holes: the order, the sign in each place, the joker's, whether it is right, the
        # values of the run up to each square, points, the contacts in equations
        ("filled", np.int64, FILLINGS),
        ("signs", np.int64, (RACK, FILLINGS)),
        ("joker_signs", np.int64, FILLINGS),
        ("right", np.int64, FILLINGS),
        ("prefixes", np.int64, (LONGEST + 1, FILLINGS)),
        ("points", np.int64, FILLINGS),
        ("contacts", np.int64, FILLINGS),
        # cuts chosen for the stretches of a start (its number is `start`): for each stretch the start for
        # which they were chosen, and where they lie in the pool
        ("start", np.int64),
        ("chosen_for", np.int64, (LONGEST + 1, LONGEST + 1)),
        ("chosen_from", np.int64, (LONGEST + 1, LONGEST + 1)),
        ("chosen_to", np.int64, (LONGEST + 1, LONGEST + 1)),
        ("pool", np.int64, LONGEST * LONGEST * 32),
        ("pooled", np.int64),
    ],
    align=True,
)

#: the two lists of orders that fit: on a free line, and on the line at hand
FREE_LINE, AT_HAND = 0, 1


@inlined
def _part(values: Ints, begin: int, end: int) -> int:
    """The number that a part of a run makes, by its prefix values."""
    return int64(values[end] - values[begin] * POWERS[end - begin])


@inlined
def _digit(missing: int, step: int) -> int:
    """The digit x with x × step = missing as a bit, 0 if there is none."""
    if missing < 0 or missing > 9 * step or step == 0:
        return 0
    # a tenth is far more than the rounding error, and whole numbers are divided slowly
    x = int64(missing / step + 0.1)
    return 1 << x if x * step == missing else 0


@inlined
def _lacks(x: int, y: int, product: int, factor: int, step: int) -> tuple[int, int]:
    """What x × y = product lacks for a joker in factor 0 or 1 or in the product, and what a 1 there is."""
    if factor == 2:
        return x * y - product, step
    return product - x * y, step * (y if factor == 0 else x)


@inner
def _solved_powers(kinds: int, a: int, b: int, term: int, step: int) -> int:
    """The digits, as bits, with which one term is a power of the other, put in one of them where a 0 stands.

    `term` says in which, `step` what a 1 there counts.
    """
    found, square, cube, square_root, cube_root = 0, SQUARE_OF, CUBE_OF, ROOT, CUBE_ROOT
    if term == 0:
        a, b, square, cube, square_root, cube_root = b, a, ROOT, CUBE_ROOT, SQUARE_OF, CUBE_OF
    # now the joker is in b
    if kinds & square:
        found |= _digit(a * a - b, step)
    if kinds & cube:
        found |= _digit(a * a * a - b, step)
    high = b + 9 * step
    if (kinds & square_root and b * b <= a <= high * high) or (
        kinds & cube_root and b * b * b <= a <= high * high * high
    ):
        for x in range(10):
            base = b + x * step
            if (kinds & square_root and base * base == a) or (kinds & cube_root and base * base * base == a):
                found |= 1 << x
    return found


@inner
def _solved_terms(kinds: int, a: int, b: int, c: int, term: int, step: int) -> int:
    """The digits, as bits, with which terms make an equation when put in one of them where a 0 stands.

    `term` says in which, `step` what a 1 there counts. Every other term is known, so a sum or product is
    solved by one division.
    """
    found = 0
    if kinds & ADD:
        found |= _digit(a + b - c if term == 2 else c - a - b, step)
    if kinds & SUBTRACT:
        found |= _digit(b + c - a if term == 0 else a - b - c, step)
    if kinds & MULTIPLY:
        missing, unit = _lacks(a, b, c, term, step)
        found |= _digit(missing, unit)
    if kinds & DIVIDE:
        missing, unit = _lacks(b, c, a, (term + 2) % 3, step)
        found |= _digit(missing, unit)
    if kinds & POWER:
        found |= _solved_powers(kinds, a, b, term, step)
    return found


@inner
def long_solved(begin: int, end: int, joker: int, tables: Tables, space: Space) -> int:
    """The digits, as bits, that make a stretch an equation when put where now a 0 stands."""
    digits, values, cuts = space.digits, space.values, tables.cuts
    if digits[begin] == 0 and begin != joker:
        return 0
    found, last = 0, digits[end - 1]
    for n in range(tables.cut_at[end - begin], tables.cut_at[end - begin + 1]):
        cut = cuts[n]
        i, j, kinds = begin + (cut & 31), begin + (cut >> 5 & 31), cut >> 10
        # where the joker is not a last digit, last digits rule out most cuts
        if joker != i - 1 and joker != j - 1 and joker != end - 1:
            if j > begin:
                kinds &= THREE_LAST[digits[i - 1] * 100 + digits[j - 1] * 10 + last]
            else:
                kinds &= TWO_LAST[digits[i - 1] * 10 + last]
            if kinds == 0:
                continue
        if (digits[i] == 0 and i != joker) or (digits[j] == 0 and j != joker):
            continue
        middle = j if j > begin else end
        a = _part(values, begin, i)
        b = _part(values, i, middle)
        c = _part(values, middle, end)
        term, first, behind = 2, middle, end
        if joker < middle:
            term, first, behind = 1, i, middle
        if joker < i:
            term, first, behind = 0, begin, i
        here = _solved_terms(kinds, a, b, c, term, POWERS[behind - 1 - joker])
        # a number does not begin with 0
        if joker == first:
            here &= ~1
        found |= here
    return found


@inlined
def _short_solved(begin: int, end: int, joker: int, tables: Tables, space: Space) -> int:
    """The digits, as bits, that make a stretch of up to seven an equation when put where now a 0 stands."""
    digits, values = space.digits, space.values
    if digits[begin] == 0 and begin != joker:
        return 0
    length, behind = end - begin, end - 1 - joker
    if length <= SOLVED:
        front, back = _part(values, begin, joker), _part(values, joker + 1, end)
        return int64(tables.solved[SOLVED_AT[length, behind] + front * POWERS[behind] + back])
    number, step, found = _part(values, begin, end), POWERS[behind], 0
    for x in range(10):
        found |= (int64(tables.bits[number >> 3]) >> (number & 7) & 1) << x
        number += step
    # a number does not begin with 0
    return found & ~1 if begin == joker else found


@inner
def _fill_cross_tables(tables: Tables, rules: Rules, space: Space) -> None:
    """For every way and free square next to a tile, what each digit does there on that way.

    `fits` are the digits that leave no contact wrong, `makes` those that make an equation, both as bits;
    `brings` is what a digit's equations score, 0–9 for tiles and 10–19 for a joker laid as them.
    """
    fits, makes, brings, lines = space.fits, space.makes, space.brings, rules.lines
    board, worth, digits, values, sums = space.board, space.worth, space.digits, space.values, space.sums
    values[0] = sums[0] = 0
    for way in range(rules.ways):
        for square in range(rules.squares):
            if not space.near[square]:
                continue
            line, at = rules.where[way, square, 0], rules.where[way, square, 1]
            length = lines[way, line, 0]
            begin, end = at, at + 1
            while begin > 0 and board[lines[way, line, begin]] >= 0:
                begin -= 1
            while end < length and board[lines[way, line, end + 1]] >= 0:
                end += 1
            fits[way, square] = ALL_DIGITS
            makes[way, square] = 0
            for x in range(20):
                brings[way, square, x] = 0
            count, hole = end - begin, at - begin
            if count < 2:
                continue
            for n in range(count):
                other = lines[way, line, begin + n + 1]
                digits[n] = board[other] if n != hole else 0
                values[n + 1] = values[n] * 10 + digits[n]
                sums[n + 1] = sums[n] + (worth[other] if n != hole else 0)
            times, times_all = rules.number_bonus[square], rules.equation_bonus[square]
            before = behind = made = 0
            for b in range(hole + 1):
                for e in range(hole + 1, count + 1):
                    if e - b < 2:
                        continue
                    if e - b > LOOKED_UP:
                        mask = long_solved(b, e, hole, tables, space)
                    else:
                        mask = _short_solved(b, e, hole, tables, space)
                    if mask == 0:
                        continue
                    made |= mask
                    if b < hole:
                        before |= mask
                    if e > hole + 1:
                        behind |= mask
                    old = sums[e] - sums[b]
                    for x in range(10):
                        if mask >> x & 1:
                            tile, joker = old + times, old + times
                            if rules.tile_values:
                                tile, joker = old + x * times, old
                            brings[way, square, x] += tile * times_all
                            brings[way, square, x + 10] += joker * times_all
            makes[way, square] = made
            # a contact in which a zero takes part need not be in an equation
            if hole > 0 and digits[hole - 1] != 0:
                fits[way, square] &= before | 1
            if hole + 1 < count and digits[hole + 1] != 0:
                fits[way, square] &= behind | 1


@entry
def search(task: int, tables: Records, rules: Records, spaces: Records, moves: Rows) -> int:
    """Search the board in a space for the right placements of the rack in it.

    ALL: how many there are; as many as fit are written to `moves`, all but `SWAP`. BEST_OF_LINES: remember
    the board, and the best worth of every line. BEST_AFTER: put the best worth on a board like the one
    remembered into `best`; only lines with a square on which something has changed are searched anew. ROOMS:
    how many lines have room for a tile of the rack; `moves` has the way and number of each. ONE_LINE, after
    ROOMS on the same board: as ALL, of the line `only_line` of `only_way` alone.
    """
    table, rule, space = tables[0], rules[0], spaces[0]
    if task != ONE_LINE:
        space.only_line = -1
        _fill_cross_tables(table, rule, space)
    if task != BEST_AFTER and task != ONE_LINE:
        _fill_orders(space)
    if task == ROOMS:
        return _write_rooms(rule, space, moves)
    if task == BEST_OF_LINES:
        _fill_leaves(space)
    if task == BEST_AFTER:
        _compare(rule, space)
    count, best = 0, NOTHING
    if task != BEST_OF_LINES and not space.first:
        count = _write_singles(rule, space, moves)
    if task == BEST_AFTER:
        best = _best_written(count, space, moves, best)
    for way in range(rule.ways):
        for line in range(rule.lines_a_way):
            if task == BEST_AFTER and not space.changed[way, line]:
                if space.best_of_line[way, line] > best:
                    best = space.best_of_line[way, line]
                continue
            if task == ONE_LINE and (way != space.only_way or line != space.only_line):
                continue
            if task in (BEST_OF_LINES, BEST_AFTER):
                count = 0
            gaps = _read_line(way, line, rule, space)
            for gap in range(gaps):
                more = _begin_run(gap, gaps, space)
                while more:
                    more = _lengthen_run(space)
                    if more and space.tiles > space.reach and space.tiles > 1:
                        _find_short(table, space)
                        if space.end > LOOKED_UP:
                            _find_long(table, space)
                        fillings = _fill(space)
                        if fillings:
                            _judge(fillings, table, rule, space)
                            _judge_across(fillings, way, rule, space)
                            count = _write(count, fillings, way, rule, space, moves)
            if task == BEST_OF_LINES:
                space.best_of_line[way, line] = _best_written(count, space, moves, NOTHING)
            elif task == BEST_AFTER:
                best = _best_written(count, space, moves, best)
    space.best = best
    return count


@inner
def _compare(rules: Rules, space: Space) -> None:
    """Mark the lines with a square on which something has changed."""
    ways, changed = rules.ways, space.changed
    for way in range(ways):
        for line in range(rules.lines_a_way):
            changed[way, line] = 0
    for square in range(rules.squares):
        same = space.board[square] == space.old_board[square] and space.near[square] == space.old_near[square]
        if same and space.near[square]:
            for way in range(ways):
                same = same and space.fits[way, square] == space.old_fits[way, square]
                same = same and space.makes[way, square] == space.old_makes[way, square]
                for x in range(20):
                    same = same and space.brings[way, square, x] == space.old_brings[way, square, x]
        if not same:
            for way in range(ways):
                changed[way, rules.where[way, square, 0]] = 1


@inner
def _read_line(way: int, line: int, rules: Rules, space: Space) -> int:
    """Put down what a line looks like; how many free squares it has, 0 if none touches a tile."""
    lines, row, takes, length = rules.lines, space.row, space.takes, rules.lines[way, line, 0]
    gaps, touched = 0, False
    for at in range(length):
        square = lines[way, line, at + 1]
        row[at], space.line_squares[at], space.counts[at] = space.board[square], square, space.worth[square]
        space.times_number[at] = rules.number_bonus[square]
        space.times_equation[at] = rules.equation_bonus[square]
        if row[at] < 0:
            space.free[gaps], takes[at] = at, ALL_DIGITS
            gaps += 1
            if space.near[square]:
                touched = True
                if not space.first:
                    for other in range(rules.ways):
                        if other != way:
                            takes[at] &= space.fits[other, square]
    space.length, space.gaps = length, gaps if touched else 0
    return int64(space.gaps)


@inner
def _write_rooms(rules: Rules, space: Space, moves: Rows) -> int:
    """Write the way and number of every line with room for a tile of the rack beside a tile of the board."""
    count = 0
    for way in range(rules.ways):
        for line in range(rules.lines_a_way):
            for gap in range(_read_line(way, line, rules, space)):
                at = space.free[gap]
                if space.near[space.line_squares[at]] and space.takes[at] & space.held_digits:
                    moves[count, POINTS], moves[count, WAY] = way, line
                    count += 1
                    break
    return count


@inner
def _begin_run(gap: int, gaps: int, space: Space) -> bool:
    """Begin a run with its first hole at a free square of the line; False if no tile is reached from it."""
    free, held = space.free, space.held
    # the fewest tiles with which a tile of the board, or the start square, is reached
    reach = 0
    while reach < held and gap + reach < gaps and not space.near[space.line_squares[free[gap + reach]]]:
        reach += 1
    begin, most = free[gap], gaps - gap
    if reach >= held or reach >= most:
        return False
    while begin > 0 and space.row[begin - 1] >= 0:
        begin -= 1
    space.begin, space.end, space.tiles, space.reach = begin, 0, 0, reach
    space.most_tiles = most if most < held else held
    # cuts chosen for another start are forgotten
    space.pooled = 0
    space.start += 1
    space.values[0] = space.lows[0] = space.highs[0] = 0
    _take_in(int64(-1), space)
    return True


@inner
def _lengthen_run(space: Space) -> bool:
    """Take one more hole into the run, and what lies behind it; False if no tiles fit."""
    tiles, end = space.tiles, space.end
    if tiles == space.most_tiles:
        return False
    # up to there every order fits
    if tiles >= space.reach:
        shorter, takes = FREE_LINE if tiles == space.reach else AT_HAND, space.takes[space.begin + end]
        if takes == 0 or not _extend(shorter, int64(AT_HAND), tiles, end, takes, space):
            return False
    space.holes[tiles] = end
    space.tiles = tiles + 1
    _take_in(end, space)
    return True


@inner
def _take_in(hole: int, space: Space) -> None:
    """Lengthen the run by a hole (-1 for none) and by what lies behind it."""
    begin, end, length, row = space.begin, space.end, space.length, space.row
    digits, values, new, lows, highs = space.digits, space.values, space.new, space.lows, space.highs
    while begin + end < length and (row[begin + end] >= 0 or end == hole):
        low = high = digits[end] = row[begin + end] if end != hole else 0
        new[end] = end == hole
        if end == hole:
            able = space.takes[begin + end] & space.held_digits
            low, high = LOWEST[able], HIGHEST[able]
        values[end + 1] = values[end] * 10 + digits[end]
        lows[end + 1] = lows[end] * 10 + low
        highs[end + 1] = highs[end] * 10 + high
        end += 1
    space.end = end


@inner
def _fill_orders(space: Space) -> None:
    """Every order in which up to five tiles of a rack can be laid, in order of their digits, the joker last.

    On a free line all of them fit: that is found once for all.
    """
    laid, taken, longer, rack = space.laid, space.taken, space.longer, space.rack
    tiles, digits = 0, ALL_DIGITS if rack[JOKER] else 0
    for tile in range(JOKER + 1):
        if rack[tile]:
            tiles += rack[tile]
            digits |= (1 << tile) & ALL_DIGITS
    space.held, space.held_digits, space.held_joker = tiles, digits, rack[JOKER] != 0
    taken[0, 0], orders = 0, 1
    for count in range(tiles):
        number = 0
        for n in range(orders):
            longer[count, n] = number
            for tile in range(JOKER + 1):
                if taken[count, n] >> 3 * tile & 7 >= rack[tile]:
                    continue
                for i in range(count):
                    laid[count + 1, i, number] = laid[count, i, n]
                laid[count + 1, count, number] = tile
                taken[count + 1, number] = taken[count, n] + (1 << 3 * tile)
                number += 1
        longer[count, orders] = longer[count, ORDERS] = number
        orders = number
    space.fitting[FREE_LINE, 0, 0] = space.reached[FREE_LINE, 0, 0] = space.before[FREE_LINE, 0, 0] = 0
    space.parts[FREE_LINE, 0, 0], space.parts[FREE_LINE, 0, 1] = 0, 1
    free_line, every_digit = int64(FREE_LINE), int64(ALL_DIGITS)
    for count in range(tiles):
        space.values[count], space.holes[count] = 0, count
        _extend(free_line, free_line, count, count, every_digit, space)


@inner
def _extend(shorter: int, longer: int, tiles: int, hole: int, takes: int, space: Space) -> int:
    """Extend listed orders of so many tiles by each tile that a hole takes, to another list; how many fit.

    The joker fits wherever any digit does.
    """
    values, holes, first_longer = space.values, space.holes, space.longer[tiles]
    fitting, now_fitting = space.fitting[shorter, tiles], space.fitting[longer, tiles + 1]
    reached, now_reached = space.reached[shorter, tiles], space.reached[longer, tiles + 1]
    before, now_before = space.before[shorter, tiles], space.before[longer, tiles + 1]
    parts, now_parts = space.parts[shorter, tiles], space.parts[longer, tiles + 1]
    further_tile, joker, found = space.laid[tiles + 1, tiles], space.held_joker, 0
    tail = holes[tiles - 1] + 1 if tiles else 0
    lift = POWERS[hole - tail]
    lying = values[hole] - values[tail] * lift
    now_parts[0] = 0
    for part in range(tiles + 1):
        for m in range(parts[part], parts[part + 1]):
            n, number = fitting[m], (reached[m] * lift + lying) * 10
            # of tiles to come the joker is the last
            for further in range(first_longer[n], first_longer[n + 1] - (joker and part == 0)):
                tile = further_tile[further]
                now_fitting[found], now_reached[found], now_before[found] = further, number + tile, before[m]
                found += takes >> tile & 1
        now_parts[part + 1] = found
    if joker:
        for m in range(parts[1]):
            now_fitting[found] = first_longer[fitting[m] + 1] - 1
            now_before[found] = reached[m] * lift + lying
            now_reached[found] = now_before[found] * 10
            found += 1
    now_parts[tiles + 2] = found
    return found


@inner
def _choose_cuts(b: int, e: int, tables: Tables, space: Space) -> bool:
    """List the cuts of a long stretch with which it could be an equation, whatever the tiles; if any could.

    Each term lies between what it is with the lowest and with the highest tile of the rack; that, zeros and
    last digits that lie there already rule out nearly all. The list stays for all windows of a start.
    """
    digits, new, lows, highs = space.digits, space.new, space.lows, space.highs
    if space.chosen_for[b, e] == space.start:
        return bool(space.chosen_to[b, e] > space.chosen_from[b, e])
    pool, number = space.pool, space.pooled
    space.chosen_for[b, e], space.chosen_from[b, e] = space.start, number
    if new[b] or digits[b]:
        length = e - b
        for n in range(tables.cut_at[length], tables.cut_at[length + 1]):
            cut = tables.cuts[n]
            i, j, kinds = b + (cut & 31), b + (cut >> 5 & 31), cut >> 10
            if not new[i] and digits[i] == 0:
                continue
            middle = j if j > b else e
            unknown = new[i - 1] + new[e - 1] + (new[j - 1] if j > b else 0)
            if unknown == 1:
                # of the last digits one is not known, but only tiles of the rack can lie there
                hole = e - 1
                if new[i - 1]:
                    hole = i - 1
                elif j > b and new[j - 1]:
                    hole = j - 1
                able, could = space.takes[space.begin + hole] & space.held_digits, 0
                for x in range(10):
                    if able >> x & 1:
                        last_a = x if hole == i - 1 else digits[i - 1]
                        last_b = x if hole == middle - 1 else digits[middle - 1]
                        if j > b:
                            last_c = x if hole == e - 1 else digits[e - 1]
                            could |= THREE_LAST[last_a * 100 + last_b * 10 + last_c]
                        else:
                            could |= TWO_LAST[last_a * 10 + last_b]
                kinds &= could
                if kinds == 0:
                    continue
            known = not new[i - 1] and not new[e - 1]
            a_low = _part(lows, b, i)
            a_high = _part(highs, b, i)
            if j > b:
                if not new[j] and digits[j] == 0:
                    continue
                if known and not new[j - 1]:
                    kinds &= THREE_LAST[digits[i - 1] * 100 + digits[j - 1] * 10 + digits[e - 1]]
                b_low = _part(lows, i, j)
                b_high = _part(highs, i, j)
                c_low = _part(lows, j, e)
                c_high = _part(highs, j, e)
                if a_low + b_low > c_high or a_high + b_high < c_low:
                    kinds &= ~ADD
                if b_low + c_low > a_high or b_high + c_high < a_low:
                    kinds &= ~SUBTRACT
                if a_low * b_low > c_high or a_high * b_high < c_low:
                    kinds &= ~MULTIPLY
                if b_low * c_low > a_high or b_high * c_high < a_low:
                    kinds &= ~DIVIDE
            else:
                if known:
                    kinds &= TWO_LAST[digits[i - 1] * 10 + digits[e - 1]]
                b_low = _part(lows, i, e)
                b_high = _part(highs, i, e)
                if a_low * a_low > b_high or a_high * a_high < b_low:
                    kinds &= ~SQUARE_OF
                if a_low * a_low * a_low > b_high or a_high * a_high * a_high < b_low:
                    kinds &= ~CUBE_OF
                if b_low * b_low > a_high or b_high * b_high < a_low:
                    kinds &= ~ROOT
                if b_low * b_low * b_low > a_high or b_high * b_high * b_high < a_low:
                    kinds &= ~CUBE_ROOT
            if kinds:
                pool[number] = (cut & 1023) | kinds << 10
                number += 1
    space.chosen_to[b, e] = space.pooled = number
    return bool(number > space.chosen_from[b, e])


@inner
def _find_short(tables: Tables, space: Space) -> None:
    """For each fitting order, with which digits of the joker its tiles are in one equation: `right`.

    Here of up to seven digits. Without a joker bit 0 stands for yes. The number that a stretch makes is what
    lies plus what the tiles count, so one multiplication is enough; another takes out the joker to be solved
    for.
    """
    tiles, end, bits, right = space.tiles, space.end, tables.bits, space.right
    digits, values, new, holes = space.digits, space.values, space.new, space.holes
    reached, parts = space.reached[AT_HAND, tiles], space.parts[AT_HAND, tiles]
    tail, plain, orders = holes[tiles - 1] + 1, parts[1], parts[tiles + 1]
    for m in range(orders):
        right[m] = 0
    for b in range(holes[0] + 1):
        if digits[b] == 0 and not new[b]:
            continue
        for e in range(tail, end + 1):
            length = e - b
            if length > LOOKED_UP:
                break
            lift, least = POWERS[e - tail], POWERS[length - 1]
            lying = values[e] - values[tail] * lift - values[b] * POWERS[length]
            for m in range(plain):
                number = reached[m] * lift + lying
                # a number does not begin with 0
                right[m] |= bits[number >> 3] >> (number & 7) & (number >= least)
            if plain < orders:
                _solve_short(b, e, lift, lying, tables, space)


@inner
def _find_long(tables: Tables, space: Space) -> None:
    """The same of more than seven digits."""
    tiles, holes, known = space.tiles, space.holes, False
    plain, orders = space.parts[AT_HAND, tiles, 1], space.parts[AT_HAND, tiles, tiles + 1]
    for b in range(holes[0] + 1):
        for e in range(holes[tiles - 1] + 1, space.end + 1):
            if e - b <= LOOKED_UP or not _choose_cuts(b, e, tables, space):
                continue
            if not known:
                known = True
                for m in range(orders):
                    space.filled[m] = space.fitting[AT_HAND, tiles, m]
                _lay(orders, space)
                _fill_prefixes(orders, space)
            _hold_long(plain, b, e, space)
            if plain < orders:
                _solve_long(b, e, space)


@inner
def _solve_short(b: int, e: int, lift: int, lying: int, tables: Tables, space: Space) -> None:
    """Solve a stretch of up to seven digits for the joker, for every order that has one, by looking up."""
    tiles, values, holes, right = space.tiles, space.values, space.holes, space.right
    bits, solved, solvable = tables.bits, tables.solved, tables.solvable
    reached, before = space.reached[AT_HAND, tiles], space.before[AT_HAND, tiles]
    parts, length, least = space.parts[AT_HAND, tiles], e - b, POWERS[e - b - 1]
    for part in range(1, tiles + 1):
        behind = e - 1 - holes[part - 1]
        step, nine = POWERS[behind], 9 * POWERS[behind]
        # the joker taken out of the number: what is before it moves up by a digit
        rest = lying + nine * values[b] * POWERS[length - 1 - behind]
        if length <= SOLVED:
            rest += SOLVED_AT[length, behind]
            for m in range(np.uint64(parts[part]), np.uint64(parts[part + 1])):
                right[m] |= solved[reached[m] * lift - before[m] * nine + rest]
            continue
        rest += behind * POWERS[SOLVED]
        for m in range(np.uint64(parts[part]), np.uint64(parts[part + 1])):
            at = reached[m] * lift - before[m] * nine + rest
            if solvable[at >> 3] >> (at & 7) & 1:
                number = reached[m] * lift + lying
                for x in range(10):
                    if number >= least:
                        right[m] |= (bits[number >> 3] >> (number & 7) & 1) << x
                    number += step


@inner
def _lay(fillings: int, space: Space) -> None:
    """Put down the signs of each filling by its order of tiles, with a joker that is not yet any digit."""
    tiles, filled = space.tiles, space.filled
    for i in range(tiles):
        signs, laid = space.signs[i], space.laid[tiles, i]
        for m in range(fillings):
            signs[m] = laid[filled[m]]


@inner
def _fill(space: Space) -> int:
    """Fill the holes in every way that has its tiles in one equation; how many there are."""
    tiles, begin, takes, holes = space.tiles, space.begin, space.takes, space.holes
    fitting, filled, parts = space.fitting[AT_HAND, tiles], space.filled, space.parts[AT_HAND, tiles]
    joker_signs, right, found = space.joker_signs, space.right, int64(0)
    for m in range(parts[1]):
        filled[found] = fitting[m]
        found += right[m]
    plain = found
    for part in range(1, tiles + 1):
        allowed = takes[begin + holes[part - 1]]
        for m in range(np.uint64(parts[part]), np.uint64(parts[part + 1])):
            mask = right[m] & allowed
            while mask:
                filled[found], joker_signs[found] = fitting[m], JOKER + LOWEST[mask]
                found += 1
                mask &= mask - 1
    _lay(found, space)
    if found > plain:
        for i in range(tiles):
            signs = space.signs[i]
            for m in range(found):
                if signs[m] == JOKER:
                    signs[m] = joker_signs[m]
    return found


@inner
def _fill_prefixes(fillings: int, space: Space) -> None:
    """The value of the run up to each square, for every filling."""
    digits, values, new, prefixes = space.digits, space.values, space.new, space.prefixes
    head, end, place = space.holes[0], space.end, 0
    for n in range(head + 1):
        row, value = prefixes[n], values[n]
        for m in range(fillings):
            row[m] = value
    for n in range(head, end):
        shorter, row, digit = prefixes[n], prefixes[n + 1], digits[n]
        if new[n]:
            signs = space.signs[place]
            place += 1
            for m in range(fillings):
                row[m] = shorter[m] * 10 + signs[m] - (JOKER if signs[m] >= JOKER else 0)
        else:
            for m in range(fillings):
                row[m] = shorter[m] * 10 + digit


@inner
def _hold_long(stop: int, b: int, e: int, space: Space) -> None:
    """Mark in `right` for which of the first fillings a long stretch is an equation, cut by cut."""
    prefixes, right = space.prefixes, space.right
    to_b, to_e = prefixes[b], prefixes[e]
    for n in range(space.chosen_from[b, e], space.chosen_to[b, e]):
        cut = space.pool[n]
        i, j, kinds = b + (cut & 31), b + (cut >> 5 & 31), cut >> 10
        middle = j if j > b else e
        to_i, to_middle = prefixes[i], prefixes[middle]
        lift_a, lift_b, lift_c = POWERS[i - b], POWERS[middle - i], POWERS[e - middle]
        for m in range(stop):
            p = to_i[m] - to_b[m] * lift_a
            q = to_middle[m] - to_i[m] * lift_b
            r = to_e[m] - to_middle[m] * lift_c
            # a number does not begin with 0
            if (
                _holds(kinds, p, q, r)
                and 10 * p >= lift_a
                and 10 * q >= lift_b
                and (j == b or 10 * r >= lift_c)
            ):
                right[m] = 1


@inner
def _solve_long(b: int, e: int, space: Space) -> None:
    """Solve a long stretch for the joker, cut by cut, for every order that has one: `right`.

    Each kind has a loop of its own, with a test that hardly any order passes: what the terms lack is at most
    nine in the joker's place, and ends with a 0 where the joker isn't the last digit of its term.
    """
    tiles, holes, prefixes = space.tiles, space.holes, space.prefixes
    parts, to_e = space.parts[AT_HAND, tiles], space.prefixes[e]
    for n in range(space.chosen_from[b, e], space.chosen_to[b, e]):
        cut = space.pool[n]
        i, j, kinds = b + (cut & 31), b + (cut >> 5 & 31), cut >> 10
        if j == b:
            j = e
        to_i, to_j = prefixes[i], prefixes[j]
        lift_b, lift_c, lying = POWERS[j - i], POWERS[e - j], prefixes[b, 0] * POWERS[i - b]
        for part in range(1, tiles + 1):
            joker = holes[part - 1]
            term, behind = 2, e
            if joker < j:
                term, behind = 1, j
            if joker < i:
                term, behind = 0, i
            step = POWERS[behind - 1 - joker]
            first, stop, last = np.uint64(parts[part]), np.uint64(parts[part + 1]), step == 1
            if kinds & ADD:
                sign = int64(1 if term == 2 else -1)
                for m in range(first, stop):
                    p, q = to_i[m] - lying, to_j[m] - to_i[m] * lift_b
                    lack = sign * (p + q - (to_e[m] - to_j[m] * lift_c))
                    if 0 <= lack <= 9 * step and (last or lack % 10 == 0):
                        _solve(int64(m), _digit(lack, step), b, i, j, e, joker, space)
            if kinds & SUBTRACT:
                sign = int64(-1 if term == 0 else 1)
                for m in range(first, stop):
                    p, q = to_i[m] - lying, to_j[m] - to_i[m] * lift_b
                    lack = sign * (p - q - (to_e[m] - to_j[m] * lift_c))
                    if 0 <= lack <= 9 * step and (last or lack % 10 == 0):
                        _solve(int64(m), _digit(lack, step), b, i, j, e, joker, space)
            if kinds & MULTIPLY:
                for m in range(first, stop):
                    p, q = to_i[m] - lying, to_j[m] - to_i[m] * lift_b
                    lack, unit = _lacks(p, q, to_e[m] - to_j[m] * lift_c, term, step)
                    if 0 <= lack <= 9 * unit and (last or lack % 10 == 0):
                        _solve(int64(m), _digit(lack, unit), b, i, j, e, joker, space)
            if kinds & DIVIDE:
                for m in range(first, stop):
                    p, q = to_i[m] - lying, to_j[m] - to_i[m] * lift_b
                    lack, unit = _lacks(q, to_e[m] - to_j[m] * lift_c, p, (term + 2) % 3, step)
                    if 0 <= lack <= 9 * unit and (last or lack % 10 == 0):
                        _solve(int64(m), _digit(lack, unit), b, i, j, e, joker, space)
            if kinds & POWER:
                for m in range(first, stop):
                    p, q = to_i[m] - lying, to_j[m] - to_i[m] * lift_b
                    _solve(int64(m), _solved_powers(kinds, p, q, term, step), b, i, j, e, joker, space)


@inner
def _solve(m: int, found: int, b: int, i: int, j: int, e: int, joker: int, space: Space) -> None:
    """These digits of the joker make an equation, but for those with which a term begins with 0."""
    if found:
        space.right[m] |= found & _led(m, b, i, j, e, joker, space)


@inner
def _led(m: int, b: int, i: int, j: int, e: int, joker: int, space: Space) -> int:
    """The digits a filling's joker may be so that no term of a stretch begins with 0."""
    found = ALL_DIGITS
    for first, behind in ((b, i), (i, j), (j, e)):
        if first == joker:
            found = ALL_DIGITS - 1
        elif first < e:
            term = space.prefixes[behind, m] - space.prefixes[first, m] * POWERS[behind - first]
            if 10 * term < POWERS[behind - first]:
                return 0
    return found


@inner
def _judge(fillings: int, tables: Tables, rules: Rules, space: Space) -> None:
    """What the equations along the line bring, and which contacts are in one, for every filling."""
    bits, prefixes, tile_values = tables.bits, space.prefixes, rules.tile_values
    begin, end, digits, new = space.begin, space.end, space.digits, space.new
    points, contacts, right = space.points, space.contacts, space.right
    for m in range(fillings):
        points[m] = contacts[m] = 0
    _fill_prefixes(fillings, space)
    for b in range(space.holes[space.tiles - 1] + 1):
        if digits[b] == 0 and not new[b]:
            continue
        total, times, fresh, to_b = 0, 1, 0, prefixes[b]
        for n in range(b, end):
            if new[n]:
                fresh += 1
                times *= space.times_equation[begin + n]
                total += 0 if tile_values else space.times_number[begin + n]
            else:
                total += space.counts[begin + n]
            e, length = n + 1, n + 1 - b
            if fresh == 0 or length == 1:
                continue
            covered, brought = (1 << n) - (1 << b) | (JOINED if fresh < length else 0), total * times
            if length <= LOOKED_UP:
                lift, least, to_e = POWERS[length], POWERS[length - 1], prefixes[e]
                for m in range(fillings):
                    number = to_e[m] - to_b[m] * lift
                    # a number does not begin with 0; all bits are set where it is an equation
                    hit = -int64(bits[number >> 3] >> (number & 7) & (number >= least))
                    contacts[m] |= covered & hit
                    points[m] += brought & hit
                    if tile_values and hit:
                        points[m] += times * _number_values(m, b, e, space)
                continue
            if not _choose_cuts(b, e, tables, space):
                continue
            for m in range(fillings):
                right[m] = 0
            _hold_long(fillings, b, e, space)
            for m in range(fillings):
                if right[m]:
                    contacts[m] |= covered
                    points[m] += brought
                    if tile_values:
                        points[m] += times * _number_values(m, b, e, space)


@inner
def _number_values(m: int, b: int, e: int, space: Space) -> int:
    """What the new tiles in a stretch count with `tile_values`; a joker counts nothing."""
    holes, signs, total = space.holes, space.signs, 0
    for i in range(space.tiles):
        if b <= holes[i] < e and signs[i, m] < JOKER:
            total += signs[i, m] * space.times_number[space.begin + holes[i]]
    return total


@inner
def _judge_across(fillings: int, way: int, rules: Rules, space: Space) -> None:
    """Add what the equations across bring; contacts with a zero are as good as in an equation."""
    begin, holes, points, contacts = space.begin, space.holes, space.points, space.contacts
    for i in range(space.tiles):
        square, signs = space.line_squares[begin + holes[i]], space.signs[i]
        freed = 3 << holes[i] >> 1
        for m in range(fillings):
            if signs[m] == 0 or signs[m] == JOKER:
                contacts[m] |= freed
        if space.first or not space.near[square]:
            continue
        for other in range(rules.ways):
            if other == way:
                continue
            brings, makes = space.brings[other, square], space.makes[other, square]
            if makes == 0:
                continue
            for m in range(fillings):
                points[m] += brings[signs[m]]
                if makes >> (signs[m] - (JOKER if signs[m] >= JOKER else 0)) & 1:
                    contacts[m] |= JOINED


@inlined
def _holds(kinds: int, a: int, b: int, c: int) -> bool:
    """Whether terms make an equation of one of these kinds."""
    return bool(
        (kinds & ADD and a + b == c)
        or (kinds & SUBTRACT and b + c == a)
        or (kinds & MULTIPLY and a * b == c)
        or (kinds & DIVIDE and b * c == a)
        or (kinds & SQUARE_OF and a * a == b)
        or (kinds & CUBE_OF and a * a * a == b)
        or (kinds & ROOT and b * b == a)
        or (kinds & CUBE_ROOT and b * b * b == a)
    )


@inner
def _write(count: int, fillings: int, way: int, rules: Rules, space: Space, moves: Rows) -> int:
    """Write the fillings that leave no contact wrong and take in a tile of the board; how many moves now."""
    digits, new, signs, contacts, tiles = space.digits, space.new, space.signs, space.contacts, space.tiles
    wanted, square = 0 if space.first else JOINED, space.line_squares[space.begin + space.holes[0]]
    for n in range(space.end - 1):
        # a zero on the board frees a contact too
        if new[n] != new[n + 1] and (digits[n] or new[n]) and (digits[n + 1] or new[n + 1]):
            wanted |= 1 << n
    for m in range(fillings):
        if contacts[m] & wanted != wanted:
            continue
        if count < moves.shape[0]:
            order = space.filled[m]
            moves[count, POINTS] = tiles if rules.cover else space.points[m]
            moves[count, WAY] = way
            moves[count, SQUARE] = square
            moves[count, COUNT] = tiles
            moves[count, ORDER] = order
            moves[count, TAKEN] = space.taken[tiles, order]
            for i in range(tiles):
                moves[count, SIGNS + i] = signs[i, m]
        count += 1
    return count


@inner
def _write_singles(rules: Rules, space: Space, moves: Rows) -> int:
    """Write every right placement of one tile, straight from the cross tables; how many there are."""
    count, ways, only_way, only_line = 0, rules.ways, space.only_way, space.only_line
    for square in range(rules.squares):
        if not space.near[square]:
            continue
        if only_line >= 0 and rules.where[only_way, square, 0] != only_line:
            continue
        fit, made = ALL_DIGITS, 0
        for way in range(ways):
            fit &= space.fits[way, square]
            made |= space.makes[way, square]
        fit &= made
        for x in range(20):
            tile = x if x < JOKER else JOKER
            if not fit >> x % 10 & 1 or space.rack[tile] == 0:
                continue
            if count < moves.shape[0]:
                points, order = 0, 0
                for way in range(ways):
                    points += space.brings[way, square, x]
                while space.laid[1, 0, order] != tile:
                    order += 1
                moves[count, POINTS] = 1 if rules.cover else points
                moves[count, WAY] = 0
                moves[count, SQUARE] = square
                moves[count, COUNT] = 1
                moves[count, SIGNS] = x
                moves[count, TAKEN] = 1 << 3 * tile
                moves[count, ORDER] = order
            count += 1
    return count


@inner
def _fill_leaves(space: Space) -> None:
    """What the rest of the rack is worth after each order of its tiles."""
    weights, left = space.weights, space.left
    for tiles in range(1, space.held + 1):
        for n in range(space.longer[tiles - 1, ORDERS]):
            if not space.weighted:
                space.leaves[tiles, n] = space.saved * tiles
                continue
            for tile in range(JOKER + 1):
                left[tile] = space.rack[tile] - (space.taken[tiles, n] >> 3 * tile & 7)
            # by its tiles, its twins, its pairs of different digits
            worth, pair = 0.0, 2 * JOKER + 1
            for tile in range(JOKER + 1):
                worth += left[tile] * weights[tile]
            for b in range(JOKER):
                if left[b] > 1:
                    worth += (left[b] - 1) * weights[JOKER + 1 + b]
                for a in range(b):
                    if left[a] and left[b]:
                        worth += weights[pair]
                    pair += 1
            space.leaves[tiles, n] = worth


@inner
def _best_written(count: int, space: Space, moves: Rows, best: float) -> float:
    """The worth of the best of so many moves, with the rack it leaves."""
    for n in range(count if count < moves.shape[0] else moves.shape[0]):
        worth = moves[n, POINTS] + space.leaves[moves[n, COUNT], moves[n, ORDER]]
        if worth > best:
            best = worth
    return best
