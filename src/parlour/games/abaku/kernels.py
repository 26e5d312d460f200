"""The move generator, compiled. The pure rules in `moves` are the truth; this is tested equal to them.

A run is a stretch of digits without a free square. Beside its digits stand their prefix values, so that the
value of any part of it is one subtraction. Equations of up to seven digits are looked up in a table of bits;
longer ones are worked out. A joker is not tried ten times: `solved` tables (up to six digits) and
`long_solved` give all digits that make a stretch an equation at once, as ten bits.

All that is compiled together stands in this one file: numba's cache sees a change only in a function's own.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import numpy as np
from numba import njit
from numpy.typing import NDArray

F = TypeVar("F", bound=Callable[..., Any])
Ints = NDArray[np.int64]
Bits = NDArray[np.uint8]
Masks = NDArray[np.uint16]

#: Kernels allocate nothing and own nothing, so references to arrays need not be counted (`_nrt`): counting
#: them at every call took two thirds of the time.
_OPTIONS: dict[str, Any] = {"cache": True, "nogil": True, "error_model": "numpy", "_nrt": False}
compiled: Callable[[F], F] = njit(**_OPTIONS)
inlined: Callable[[F], F] = njit(**_OPTIONS, forceinline=True)

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
#: shapes of the scratch space, and the rows of `work` that list orders
WORK = (20, ORDERS)
ORDERED = (RACK + 1, ORDERS + 1, RACK + 1)
FITTING, FOUND = 18, 19

ADD, SUBTRACT, MULTIPLY, DIVIDE, SQUARE, CUBE, ROOT, CUBE_ROOT = (1 << n for n in range(8))

POWERS = np.array([10**n for n in range(LONGEST + 1)], dtype=np.int64)


def _last_digits() -> tuple[Ints, Ints]:
    """What can hold by the last digits of its terms alone: of three terms, and of two."""
    three, two = np.zeros(1000, dtype=np.int64), np.zeros(100, dtype=np.int64)
    for a in range(10):
        for b in range(10):
            two[a * 10 + b] = (
                SQUARE * ((a * a - b) % 10 == 0)
                | CUBE * ((a**3 - b) % 10 == 0)
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


@compiled
def long_equation(
    digits: Ints,
    values: Ints,
    begin: int,
    end: int,
    cuts: Ints,
    cut_at: Ints,
) -> bool:
    """Whether a stretch of any length is an equation, by calculating; last digits rule out most cuts.

    A cut is packed: where the second term begins, where the third does (0: there is none), the kinds.
    """
    if digits[begin] == 0:
        return False
    length, last = end - begin, digits[end - 1]
    for n in range(cut_at[length], cut_at[length + 1]):
        cut = cuts[n]
        i, j, kinds = begin + (cut & 31), begin + (cut >> 5 & 31), cut >> 10
        if j > begin:
            kinds &= THREE_LAST[digits[i - 1] * 100 + digits[j - 1] * 10 + last]
            if kinds == 0 or digits[i] == 0 or digits[j] == 0:
                continue
            a = values[i] - values[begin] * POWERS[i - begin]
            b = values[j] - values[i] * POWERS[j - i]
            c = values[end] - values[j] * POWERS[end - j]
            if (
                (kinds & ADD and a + b == c)
                or (kinds & SUBTRACT and b + c == a)
                or (kinds & MULTIPLY and a * b == c)
                or (kinds & DIVIDE and b * c == a)
            ):
                return True
        else:
            kinds &= TWO_LAST[digits[i - 1] * 10 + last]
            if kinds == 0 or digits[i] == 0:
                continue
            a = values[i] - values[begin] * POWERS[i - begin]
            b = values[end] - values[i] * POWERS[end - i]
            if (
                (kinds & SQUARE and a * a == b)
                or (kinds & CUBE and a * a * a == b)
                or (kinds & ROOT and b * b == a)
                or (kinds & CUBE_ROOT and b * b * b == a)
            ):
                return True
    return False


@inlined
def _digit(missing: int, step: int) -> int:
    """The digit x with x × step = missing as a bit, 0 if there is none."""
    if missing < 0 or missing > 9 * step:
        return 0
    x = missing // step
    return 1 << x if x * step == missing else 0


@compiled
def long_solved(
    digits: Ints,
    values: Ints,
    begin: int,
    end: int,
    joker: int,
    cuts: Ints,
    cut_at: Ints,
) -> int:
    """The digits, as bits, that make a stretch an equation when put where now a 0 stands.

    Every term but the one with the joker is known, so a sum or product is solved by one division.
    """
    if digits[begin] == 0 and begin != joker:
        return 0
    found, length, last = 0, end - begin, digits[end - 1]
    for n in range(cut_at[length], cut_at[length + 1]):
        cut = cuts[n]
        i, j, kinds = begin + (cut & 31), begin + (cut >> 5 & 31), cut >> 10
        # where the joker is not a last digit, last digits rule out most cuts
        if joker not in (i - 1, j - 1, end - 1):
            if j > begin:
                kinds &= THREE_LAST[digits[i - 1] * 100 + digits[j - 1] * 10 + last]
            else:
                kinds &= TWO_LAST[digits[i - 1] * 10 + last]
            if kinds == 0:
                continue
        if (digits[i] == 0 and i != joker) or (digits[j] == 0 and j != joker):
            continue
        here = 0
        a = values[i] - values[begin] * POWERS[i - begin]
        if j > begin:
            b = values[j] - values[i] * POWERS[j - i]
            c = values[end] - values[j] * POWERS[end - j]
            if joker < i:
                step = POWERS[i - 1 - joker]
                if kinds & ADD:
                    here |= _digit(c - a - b, step)
                if kinds & SUBTRACT:
                    here |= _digit(b + c - a, step)
                if kinds & MULTIPLY:
                    here |= _digit(c - a * b, step * b)
                if kinds & DIVIDE:
                    here |= _digit(b * c - a, step)
            elif joker < j:
                step = POWERS[j - 1 - joker]
                if kinds & ADD:
                    here |= _digit(c - a - b, step)
                if kinds & SUBTRACT:
                    here |= _digit(a - b - c, step)
                if kinds & MULTIPLY:
                    here |= _digit(c - a * b, step * a)
                if kinds & DIVIDE:
                    here |= _digit(a - b * c, step * c)
            else:
                step = POWERS[end - 1 - joker]
                if kinds & ADD:
                    here |= _digit(a + b - c, step)
                if kinds & SUBTRACT:
                    here |= _digit(a - b - c, step)
                if kinds & MULTIPLY:
                    here |= _digit(a * b - c, step)
                if kinds & DIVIDE:
                    here |= _digit(a - b * c, step * b)
            if joker == j:
                here &= ALL_DIGITS - 1
        else:
            b = values[end] - values[i] * POWERS[end - i]
            if joker < i:
                step = POWERS[i - 1 - joker]
                if kinds & ROOT:
                    here |= _digit(b * b - a, step)
                if kinds & CUBE_ROOT:
                    here |= _digit(b * b * b - a, step)
                if kinds & (SQUARE | CUBE):
                    for x in range(10):
                        base = a + x * step
                        if (kinds & SQUARE and base * base == b) or (kinds & CUBE and base**3 == b):
                            here |= 1 << x
            else:
                step = POWERS[end - 1 - joker]
                if kinds & SQUARE:
                    here |= _digit(a * a - b, step)
                if kinds & CUBE:
                    here |= _digit(a * a * a - b, step)
                if kinds & (ROOT | CUBE_ROOT):
                    for x in range(10):
                        base = b + x * step
                        if (kinds & ROOT and base * base == a) or (kinds & CUBE_ROOT and base**3 == a):
                            here |= 1 << x
        if joker in (begin, i):
            here &= ALL_DIGITS - 1
        found |= here
    return found


@compiled
def _enter(
    a: int,
    b: int,
    c: int,
    bits: Bits,
    solved: Masks,
    solved_at: Ints,
    trivial_powers: bool,
) -> None:
    """Enter the equation that these terms make (a is 0 where there are two) into the tables."""
    number, length = 0, 0
    for term in (a, b, c):
        if term == 0:
            continue
        size = 1
        while POWERS[size] <= term:
            size += 1
        number, length = number * POWERS[size] + term, length + size
        if length > LOOKED_UP:
            return
    if number == 11 and not trivial_powers:
        return
    bits[number >> 3] |= 1 << (number & 7)
    if length <= SOLVED:
        for behind in range(length):
            front = number // POWERS[behind + 1]
            digit = number // POWERS[behind] % 10
            rest = front * POWERS[behind] + number % POWERS[behind]
            solved[solved_at[length, behind] + rest] |= 1 << digit


@compiled
def fill_tables(
    bits: Bits,
    solved: Masks,
    solved_at: Ints,
    trivial_powers: bool,
) -> None:
    """Fill the table of equations and the tables that solve for one digit, by calculating every equation.

    No term but a result has more than three digits where the whole has at most seven.
    """
    for a in range(1, 1000):
        for b in range(1, 1000):
            _enter(a, b, a + b, bits, solved, solved_at, trivial_powers)
            _enter(a + b, a, b, bits, solved, solved_at, trivial_powers)
            if a * b < 100_000:
                _enter(a, b, a * b, bits, solved, solved_at, trivial_powers)
                _enter(a * b, a, b, bits, solved, solved_at, trivial_powers)
        for power in (a * a, a * a * a):
            _enter(0, a, power, bits, solved, solved_at, trivial_powers)
            _enter(0, power, a, bits, solved, solved_at, trivial_powers)


@inlined
def _is_equation(
    digits: Ints,
    values: Ints,
    begin: int,
    end: int,
    bits: Bits,
    cuts: Ints,
    cut_at: Ints,
) -> bool:
    """Whether a stretch is an equation: looked up or worked out."""
    if end - begin > LOOKED_UP:
        return long_equation(digits, values, begin, end, cuts, cut_at)
    if digits[begin] == 0:
        return False
    number = values[end] - values[begin] * POWERS[end - begin]
    return bool(bits[number >> 3] >> (number & 7) & 1)


@inlined
def _solved(
    digits: Ints,
    values: Ints,
    begin: int,
    end: int,
    joker: int,
    bits: Bits,
    solved: Masks,
    solved_at: Ints,
    cuts: Ints,
    cut_at: Ints,
) -> int:
    """The digits, as bits, that make a stretch an equation when put where now a 0 stands."""
    length, behind = end - begin, end - 1 - joker
    if length > LOOKED_UP:
        return long_solved(digits, values, begin, end, joker, cuts, cut_at)
    if digits[begin] == 0 and begin != joker:
        return 0
    if length <= SOLVED:
        front = values[joker] - values[begin] * POWERS[joker - begin]
        back = values[end] - values[joker + 1] * POWERS[behind]
        return int(solved[solved_at[length, behind] + front * POWERS[behind] + back])
    number, step, found = values[end] - values[begin] * POWERS[length], POWERS[behind], 0
    for x in range(10):
        found |= (np.int64(bits[number >> 3]) >> (number & 7) & 1) << x
        number += step
    # a number does not begin with 0
    return found & ~1 if begin == joker else found


@compiled
def cross_tables(
    board: Ints,
    worth: Ints,
    near: Bits,
    lines: Ints,
    where: Ints,
    number_bonus: Ints,
    equation_bonus: Ints,
    tile_values: bool,
    bits: Bits,
    solved: Masks,
    solved_at: Ints,
    cuts: Ints,
    cut_at: Ints,
    fits: Ints,
    makes: Ints,
    brings: Ints,
    work: Ints,
) -> None:
    """For every way and free square next to a tile, what each digit does there on that way.

    `fits` are the digits that leave no contact wrong, `makes` those that make an equation, both as bits;
    `brings` is what a digit's equations score, 0–9 for tiles and 10–19 for a joker laid as them.
    """
    digits, values, sums = work[0], work[1], work[2]
    values[0] = sums[0] = 0
    for way in range(fits.shape[0]):
        for square in range(board.size):
            if not near[square]:
                continue
            line, at = where[way, square, 0], where[way, square, 1]
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
                digits[n] = max(0, board[other])
                values[n + 1] = values[n] * 10 + digits[n]
                sums[n + 1] = sums[n] + (worth[other] if n != hole else 0)
            before = behind = made = 0
            for b in range(hole + 1):
                for e in range(max(hole + 1, b + 2), count + 1):
                    mask = _solved(digits, values, b, e, hole, bits, solved, solved_at, cuts, cut_at)
                    if mask == 0:
                        continue
                    made |= mask
                    if b < hole:
                        before |= mask
                    if e > hole + 1:
                        behind |= mask
                    for x in range(10):
                        if mask >> x & 1:
                            old = sums[e] - sums[b]
                            tile = (x if tile_values else 1) * number_bonus[square]
                            joker = (0 if tile_values else 1) * number_bonus[square]
                            brings[way, square, x] += (old + tile) * equation_bonus[square]
                            brings[way, square, x + 10] += (old + joker) * equation_bonus[square]
            makes[way, square] = made
            # a contact in which a zero takes part need not be in an equation
            if hole > 0 and digits[hole - 1] != 0:
                fits[way, square] &= before | 1
            if hole + 1 < count and digits[hole + 1] != 0:
                fits[way, square] &= behind | 1


@compiled
def generate(
    board: Ints,
    worth: Ints,
    near: Bits,
    first: bool,
    rack: Ints,
    lines: Ints,
    where: Ints,
    number_bonus: Ints,
    equation_bonus: Ints,
    tile_values: bool,
    cover: bool,
    bits: Bits,
    solved: Masks,
    solved_at: Ints,
    cuts: Ints,
    cut_at: Ints,
    fits: Ints,
    makes: Ints,
    brings: Ints,
    work: Ints,
    orders: Ints,
    skips: Ints,
    moves: Ints,
) -> int:
    """Every right placement: how many there are; as many as fit are written to `moves`.

    A row of `moves` is points, way, first square, number of tiles, and up to five signs in order: 0–9, or
    10–19 for a joker laid as 0–9. `work`, `orders` and `skips` are scratch space.
    """
    ways, tiles = fits.shape[0], 0
    for tile in range(JOKER + 1):
        tiles += rack[tile]
    cross_tables(
        board, worth, near, lines, where, number_bonus, equation_bonus, tile_values,
        bits, solved, solved_at, cuts, cut_at, fits, makes, brings, work,
    )  # fmt: skip
    count = 0
    if not first:
        count = _singles(board, near, rack, cover, fits, makes, brings, moves)
    fill_orders(rack, tiles, orders, skips)
    # what the line under search looks like
    row, takes, free = work[0], work[1], work[2]
    squares, counts, times_number, times_equation = work[3], work[4], work[5], work[6]
    # the run with its holes as 0: digits, prefix values, which squares are new, where the holes are
    digits, values, new, holes = work[7], work[8], work[9], work[10]
    values[0] = 0
    for way in range(ways):
        for line in range(lines.shape[1]):
            length = lines[way, line, 0]
            gaps, touched = 0, False
            for at in range(length):
                square = lines[way, line, at + 1]
                row[at] = board[square]
                squares[at], counts[at] = square, worth[square]
                times_number[at], times_equation[at] = number_bonus[square], equation_bonus[square]
                if row[at] < 0:
                    free[gaps] = at
                    gaps += 1
                    takes[at] = ALL_DIGITS
                    if near[square] and not first:
                        for other in range(ways):
                            if other != way:
                                takes[at] &= fits[other, square]
                    touched = touched or near[square] != 0
            if not touched:
                continue
            for a in range(gaps):
                # the fewest tiles with which a tile of the board, or the start square, is reached
                reach = 0
                while reach < tiles and a + reach < gaps and not near[squares[free[a + reach]]]:
                    reach += 1
                if reach >= tiles or a + reach >= gaps:
                    continue
                begin = free[a]
                while begin > 0 and row[begin - 1] >= 0:
                    begin -= 1
                end = 0
                for tile in range(min(tiles, gaps - a)):
                    if takes[free[a + tile]] == 0:
                        break
                    while begin + end < length and (row[begin + end] >= 0 or begin + end == free[a + tile]):
                        new[end] = row[begin + end] < 0
                        if new[end]:
                            holes[tile] = end
                        digits[end] = max(0, row[begin + end])
                        values[end + 1] = values[end] * 10 + digits[end]
                        end += 1
                    if tile == 0 or tile < reach:
                        continue
                    fitting = _fitting(tile + 1, begin, holes, takes, orders, skips, work)
                    if fitting == 0:
                        break
                    _find(
                        tile + 1, fitting, end, digits, values, holes, orders,
                        bits, solved, solved_at, cuts, cut_at, work,
                    )  # fmt: skip
                    count = _write(
                        count, tile + 1, fitting, end, way, begin, first, cover, digits, new, holes, takes,
                        squares, counts, times_number, times_equation, tile_values, orders,
                        bits, solved, solved_at, cuts, cut_at, makes, brings, near, work, moves,
                    )  # fmt: skip
    return count


@compiled
def fill_orders(rack: Ints, tiles: int, orders: Ints, skips: Ints) -> None:
    """Every order in which 1 to 5 tiles of a rack can be laid, in order of their digits.

    `orders[count, n]` are the tiles of the n-th order and, behind them, where the joker is (-1: nowhere);
    `orders[count, ORDERS, 0]` is how many orders there are; `skips[count, n, i]` is the next one that
    differs in its first i + 1 tiles.
    """
    for count in range(1, tiles + 1):
        number, depth = 0, 0
        current = orders[count, ORDERS]
        current[0] = -1
        while depth >= 0:
            tile = current[depth]
            if tile >= 0:
                rack[tile] += 1
            tile += 1
            while tile <= JOKER and rack[tile] == 0:
                tile += 1
            if tile > JOKER:
                depth -= 1
                continue
            current[depth] = tile
            rack[tile] -= 1
            if depth + 1 < count:
                depth += 1
                current[depth] = -1
                continue
            orders[count, number, RACK] = -1
            for n in range(count):
                orders[count, number, n] = current[n]
                if current[n] == JOKER:
                    orders[count, number, RACK] = n
            number += 1
        for n in range(number - 1, -1, -1):
            same = n + 1 < number
            for i in range(count):
                same = same and orders[count, n, i] == orders[count, n + 1, i]
                skips[count, n, i] = skips[count, n + 1, i] if same else n + 1
        orders[count, ORDERS, 0] = number


@compiled
def _fitting(tiles: int, begin: int, holes: Ints, takes: Ints, orders: Ints, skips: Ints, work: Ints) -> int:
    """How many orders of so many tiles fit what lies across the holes; they are listed in work[FITTING]."""
    found, listed, n = 0, work[FITTING], 0
    while n < orders[tiles, ORDERS, 0]:
        fits = True
        for i in range(tiles):
            tile = orders[tiles, n, i]
            # the joker fits wherever any digit does
            if tile < JOKER and takes[begin + holes[i]] >> tile & 1 == 0:
                n, fits = skips[tiles, n, i], False
                break
        if fits:
            listed[found] = n
            found += 1
            n += 1
    return found


@compiled
def _find(
    tiles: int,
    fitting: int,
    end: int,
    digits: Ints,
    values: Ints,
    holes: Ints,
    orders: Ints,
    bits: Bits,
    solved: Masks,
    solved_at: Ints,
    cuts: Ints,
    cut_at: Ints,
    work: Ints,
) -> None:
    """For each fitting order, with which digits of the joker its tiles are in one equation: work[FOUND].

    Without a joker bit 0 stands for yes. The number that a stretch makes is what lies plus each tile times
    its weight, so one addition a tile is enough.
    """
    listed, found, weights, fronts = work[FITTING], work[FOUND], work[11], work[12]
    run, run_values = work[13], work[14]
    for n in range(fitting):
        found[n] = 0
    head, tail = holes[0], holes[tiles - 1] + 1
    long = False
    for b in range(head + 1):
        if b < head and digits[b] == 0:
            continue
        for e in range(tail, end + 1):
            length = e - b
            if length > LOOKED_UP:
                long = True
                break
            lying = values[e] - values[b] * POWERS[length]
            for i in range(tiles):
                weights[i] = POWERS[e - 1 - holes[i]]
                # the same with the hole itself left out, for the tables that solve for it
                front = values[holes[i]] - values[b] * POWERS[holes[i] - b]
                fronts[i] = front * weights[i] + values[e] - values[holes[i] + 1] * weights[i]
            for n in range(fitting):
                order = orders[tiles, listed[n]]
                joker = order[RACK]
                if joker < 0:
                    if found[n] or (b == head and order[0] == 0):
                        continue
                    number = lying
                    for i in range(tiles):
                        number += order[i] * weights[i]
                    found[n] = bits[number >> 3] >> (number & 7) & 1
                    continue
                if b == head and order[0] == 0:
                    continue
                if length <= SOLVED:
                    number = fronts[joker]
                    for i in range(joker):
                        number += order[i] * (weights[i] // 10)
                    for i in range(joker + 1, tiles):
                        number += order[i] * weights[i]
                    found[n] |= solved[solved_at[length, e - 1 - holes[joker]] + number]
                    continue
                number, mask = lying, 0
                for i in range(tiles):
                    if i != joker:
                        number += order[i] * weights[i]
                for x in range(10):
                    mask |= (np.int64(bits[number >> 3]) >> (number & 7) & 1) << x
                    number += weights[joker]
                found[n] |= mask & ~1 if b == head and joker == 0 else mask
    if not long:
        return
    for n in range(fitting):
        order = orders[tiles, listed[n]]
        joker = order[RACK]
        if joker < 0 and found[n]:
            continue
        _lay(order, tiles, end, digits, holes, run, run_values)
        for b in range(head + 1):
            for e in range(max(tail, b + LOOKED_UP + 1), end + 1):
                if joker >= 0:
                    found[n] |= long_solved(run, run_values, b, e, holes[joker], cuts, cut_at)
                elif not found[n]:
                    found[n] = long_equation(run, run_values, b, e, cuts, cut_at)


@compiled
def _lay(order: Ints, tiles: int, end: int, digits: Ints, holes: Ints, run: Ints, run_values: Ints) -> None:
    """The run with these tiles in its holes, a joker as 0."""
    for n in range(end):
        run[n] = digits[n]
    for i in range(tiles):
        run[holes[i]] = order[i] if order[i] < JOKER else 0
    run_values[0] = 0
    for n in range(end):
        run_values[n + 1] = run_values[n] * 10 + run[n]


@compiled
def _write(
    count: int,
    tiles: int,
    fitting: int,
    end: int,
    way: int,
    begin: int,
    first: bool,
    cover: bool,
    digits: Ints,
    new: Ints,
    holes: Ints,
    takes: Ints,
    squares: Ints,
    counts: Ints,
    times_number: Ints,
    times_equation: Ints,
    tile_values: bool,
    orders: Ints,
    bits: Bits,
    solved: Masks,
    solved_at: Ints,
    cuts: Ints,
    cut_at: Ints,
    makes: Ints,
    brings: Ints,
    near: Bits,
    work: Ints,
    moves: Ints,
) -> int:
    """Judge what `_find` has found and write what is right to `moves`; how many moves there are now."""
    listed, found, points = work[FITTING], work[FOUND], work[15]
    run, run_values, scored, covered = work[13], work[14], work[16], work[17]
    for n in range(fitting):
        order, chosen = orders[tiles, listed[n]], found[n]
        joker = -1
        if chosen and order[RACK] >= 0:
            joker = holes[order[RACK]]
            chosen &= takes[begin + joker]
        if chosen == 0:
            continue
        _lay(order, tiles, end, digits, holes, run, run_values)
        right = _judged(
            run, run_values, new, end, joker, chosen, way, begin, order, first,
            squares, counts, times_number, times_equation, tile_values,
            bits, solved, solved_at, cuts, cut_at, makes, brings, near, scored, covered, points,
        )  # fmt: skip
        for x in range(10 if joker >= 0 else 1):
            if right >> x & 1:
                if count < moves.shape[0]:
                    moves[count, 0] = tiles if cover else points[x]
                    moves[count, 1] = way
                    moves[count, 2] = squares[begin + holes[0]]
                    moves[count, 3] = tiles
                    for i in range(tiles):
                        moves[count, 4 + i] = order[i] + (x if order[i] == JOKER else 0)
                count += 1
    return count


@compiled
def _singles(
    board: Ints,
    near: Bits,
    rack: Ints,
    cover: bool,
    fits: Ints,
    makes: Ints,
    brings: Ints,
    moves: Ints,
) -> int:
    """Every right placement of one tile, straight from the cross tables."""
    count = 0
    for square in range(board.size):
        if not near[square]:
            continue
        fit, made = ALL_DIGITS, 0
        for way in range(fits.shape[0]):
            fit &= fits[way, square]
            made |= makes[way, square]
        fit &= made
        for x in range(20):
            if not fit >> x % 10 & 1 or rack[x if x < 10 else JOKER] == 0:
                continue
            points = 0
            for way in range(fits.shape[0]):
                points += brings[way, square, x]
            if count < moves.shape[0]:
                moves[count, 0] = 1 if cover else points
                moves[count, 1] = 0
                moves[count, 2] = square
                moves[count, 3] = 1
                moves[count, 4] = x
            count += 1
    return count


@compiled
def _judged(
    digits: Ints,
    values: Ints,
    new: Ints,
    end: int,
    joker: int,
    chosen: int,
    way: int,
    begin: int,
    laid: Ints,
    first: bool,
    squares: Ints,
    counts: Ints,
    times_number: Ints,
    times_equation: Ints,
    tile_values: bool,
    bits: Bits,
    solved: Masks,
    solved_at: Ints,
    cuts: Ints,
    cut_at: Ints,
    makes: Ints,
    brings: Ints,
    near: Bits,
    scored: Ints,
    covered: Ints,
    points: Ints,
) -> int:
    """Which of the chosen digits of the joker (bit 0 if there is none) make a right run; their points too.

    That the new tiles are in one equation is known; here contacts along the line are checked, and that a
    tile of the board takes part.
    """
    base, joined, tile = 0, ALL_DIGITS if first else 0, 0
    for x in range(10):
        points[x] = 0
    for n in range(end):
        square = squares[begin + n]
        covered[n] = 0
        if not new[n]:
            scored[n] = counts[begin + n]
            continue
        sign = laid[tile]
        tile += 1
        value = 1
        if tile_values:
            value = sign if sign < JOKER else 0
        scored[n] = value * times_number[begin + n]
        if first or not near[square]:
            continue
        for other in range(makes.shape[0]):
            if other == way:
                continue
            if sign == JOKER:
                joined |= makes[other, square]
                for x in range(10):
                    points[x] += brings[other, square, JOKER + x]
            else:
                base += brings[other, square, sign]
                if makes[other, square] >> sign & 1:
                    joined = ALL_DIGITS
    for b in range(end - 1):
        total, times, fresh = 0, 1, 0
        for e in range(b + 1, end + 1):
            total += scored[e - 1]
            if new[e - 1]:
                times *= times_equation[begin + e - 1]
                fresh += 1
            if fresh == 0 or e - b < 2:
                continue
            if b <= joker < e:
                mask = chosen & _solved(digits, values, b, e, joker, bits, solved, solved_at, cuts, cut_at)
                if mask == 0:
                    continue
                for x in range(10):
                    if mask >> x & 1:
                        points[x] += total * times
            elif _is_equation(digits, values, b, e, bits, cuts, cut_at):
                mask = ALL_DIGITS
                base += total * times
            else:
                continue
            if fresh < e - b:
                joined |= mask
            for n in range(b, e - 1):
                covered[n] |= mask
    right = chosen & joined
    for n in range(end - 1):
        if new[n] != new[n + 1]:
            # a zero in a contact frees it; the joker may be one
            if joker in (n, n + 1):
                if digits[n] or digits[n + 1]:
                    right &= covered[n] | 1
            elif digits[n] and digits[n + 1]:
                right &= covered[n]
    for x in range(10):
        points[x] += base
    return right
