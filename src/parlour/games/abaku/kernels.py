"""The move generator, compiled. The pure rules in `moves` are the truth; this is tested equal to them.

A run is a stretch of digits without a free square. Beside its digits stand their prefix values, so that the
value of any part of it is one subtraction. Equations of up to seven digits are looked up in a table of bits;
longer ones are worked out, and only where the digits that lie there leave room for one. A joker is not tried
ten times: `solved` tables (up to six digits) and `long_solved` give all digits that make a stretch an
equation at once, as ten bits.

All that is compiled together stands in this one file: numba's cache sees a change only in a function's own.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

import numpy as np
from numba import njit
from numpy.typing import NDArray

F = TypeVar("F", bound=Callable[..., Any])
Ints = NDArray[np.int64]
Bits = NDArray[np.uint8]
Masks = NDArray[np.uint16]
Floats = NDArray[np.float64]
#: small numbers, so that all of them stay near at hand
Tiny = NDArray[np.int8]

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
#: columns of a move: points, way, first square, number of tiles, up to five signs in order (0-9, or 10-19 for
#: a joker laid as 0-9), the tiles it takes from the rack as a number of three bits a tile, which order of its
#: tiles it is, and a swap or none
POINTS, WAY, SQUARE, COUNT, SIGNS, TAKEN, ORDER, SWAP = 0, 1, 2, 3, 4, 9, 10, 11
COLUMNS = 12
#: worth less than any placement
NOTHING = -1e9
#: orders as bits: so many a word, and which bit a power of two is by its remainder
WORD = 60
BIT_OF = np.zeros(67, dtype=np.int64)
BIT_OF[[2**n % 67 for n in range(WORD)]] = np.arange(WORD)
#: shapes of the scratch space: rows for lines and runs, orders of tiles as such and as sets, possible cuts
WORK = (24, ORDERS)
SETS = (RACK + 1, RACK, JOKER + 1, 2)
#: where work[23] says of the rack how many tiles it has, the lowest and the highest
TILES, LOW, HIGH = 13, 14, 15
ORDERED = (RACK + 1, ORDERS + 1, RACK + 1)
CHOSEN = (LONGEST + 1, LONGEST + 1, 3)
CHOSEN_CUTS = LONGEST * LONGEST * 32

ADD, SUBTRACT, MULTIPLY, DIVIDE, SQUARE_OF, CUBE_OF, ROOT, CUBE_ROOT = (1 << n for n in range(8))

POWERS = np.array([10**n for n in range(LONGEST + 1)], dtype=np.int64)


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


class Rules(NamedTuple):
    """What is the same on every board: its lines and bonuses, how points are counted, tables of equations."""

    lines: Ints
    where: Ints
    number_bonus: Ints
    equation_bonus: Ints
    tile_values: bool
    cover: bool
    bits: Bits
    solved: Masks
    solved_at: Ints
    cuts: Ints
    cut_at: Ints


class Space(NamedTuple):
    """Where the kernels work; one a thread. `fits`, `makes`, `brings` are the cross tables."""

    fits: Ints
    makes: Ints
    brings: NDArray[np.int32]
    work: Ints
    orders: Tiny
    sets: Ints
    fitting: Tiny
    chosen: Ints
    chosen_cuts: Ints
    changed: Ints
    leaves: Floats


@compiled
def long_equation(
    digits: Ints,
    values: Ints,
    begin: int,
    end: int,
    cuts: Ints,
    first_cut: int,
    last_cut: int,
) -> bool:
    """Whether a stretch of any length is an equation, by calculating; last digits rule out most cuts.

    A cut is packed: where the second term begins, where the third does (0: there is none), the kinds.
    """
    if digits[begin] == 0:
        return False
    last = digits[end - 1]
    for n in range(first_cut, last_cut):
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
                (kinds & SQUARE_OF and a * a == b)
                or (kinds & CUBE_OF and a * a * a == b)
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
def _solved_terms(kinds: int, a: int, b: int, c: int, term: int, step: int) -> int:
    """The digits, as bits, with which terms make an equation when put in one of them where a 0 stands.

    `term` says in which, `step` what a 1 there counts; c is 0 where there are two terms. Every other term is
    known, so a sum or product is solved by one division.
    """
    found = 0
    if kinds & (ADD | SUBTRACT | MULTIPLY | DIVIDE):
        if term == 0:
            if kinds & ADD:
                found |= _digit(c - a - b, step)
            if kinds & SUBTRACT:
                found |= _digit(b + c - a, step)
            if kinds & MULTIPLY:
                found |= _digit(c - a * b, step * b)
            if kinds & DIVIDE:
                found |= _digit(b * c - a, step)
        elif term == 1:
            if kinds & ADD:
                found |= _digit(c - a - b, step)
            if kinds & SUBTRACT:
                found |= _digit(a - b - c, step)
            if kinds & MULTIPLY:
                found |= _digit(c - a * b, step * a)
            if kinds & DIVIDE:
                found |= _digit(a - b * c, step * c)
        else:
            if kinds & ADD:
                found |= _digit(a + b - c, step)
            if kinds & SUBTRACT:
                found |= _digit(a - b - c, step)
            if kinds & MULTIPLY:
                found |= _digit(a * b - c, step)
            if kinds & DIVIDE:
                found |= _digit(a - b * c, step * b)
        return found
    if term == 0:
        if kinds & ROOT:
            found |= _digit(b * b - a, step)
        if kinds & CUBE_ROOT:
            found |= _digit(b * b * b - a, step)
        if kinds & (SQUARE_OF | CUBE_OF):
            for x in range(10):
                base = a + x * step
                if (kinds & SQUARE_OF and base * base == b) or (kinds & CUBE_OF and base**3 == b):
                    found |= 1 << x
    else:
        if kinds & SQUARE_OF:
            found |= _digit(a * a - b, step)
        if kinds & CUBE_OF:
            found |= _digit(a * a * a - b, step)
        if kinds & (ROOT | CUBE_ROOT):
            for x in range(10):
                base = b + x * step
                if (kinds & ROOT and base * base == a) or (kinds & CUBE_ROOT and base**3 == a):
                    found |= 1 << x
    return found


@compiled
def long_solved(
    digits: Ints,
    values: Ints,
    begin: int,
    end: int,
    joker: int,
    cuts: Ints,
    first_cut: int,
    last_cut: int,
) -> int:
    """The digits, as bits, that make a stretch an equation when put where now a 0 stands."""
    if digits[begin] == 0 and begin != joker:
        return 0
    found, last = 0, digits[end - 1]
    for n in range(first_cut, last_cut):
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
        middle = j if j > begin else end
        a = values[i] - values[begin] * POWERS[i - begin]
        b = values[middle] - values[i] * POWERS[middle - i]
        c = values[end] - values[middle] * POWERS[end - middle]
        if joker < i:
            here = _solved_terms(kinds, a, b, c, 0, POWERS[i - 1 - joker])
        elif joker < middle:
            here = _solved_terms(kinds, a, b, c, 1, POWERS[middle - 1 - joker])
        else:
            here = _solved_terms(kinds, a, b, c, 2, POWERS[end - 1 - joker])
        if joker in (begin, i, j):
            here &= ~1
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
def _short_solved(digits: Ints, values: Ints, begin: int, end: int, joker: int, rules: Rules) -> int:
    """The digits, as bits, that make a stretch of up to seven an equation when put where now a 0 stands."""
    if digits[begin] == 0 and begin != joker:
        return 0
    length, behind = end - begin, end - 1 - joker
    if length <= SOLVED:
        front = values[joker] - values[begin] * POWERS[joker - begin]
        back = values[end] - values[joker + 1] * POWERS[behind]
        return int(rules.solved[rules.solved_at[length, behind] + front * POWERS[behind] + back])
    number, step, found = values[end] - values[begin] * POWERS[length], POWERS[behind], 0
    for x in range(10):
        found |= (np.int64(rules.bits[number >> 3]) >> (number & 7) & 1) << x
        number += step
    # a number does not begin with 0
    return found & ~1 if begin == joker else found


@compiled
def cross_tables(board: Ints, worth: Ints, near: Bits, rules: Rules, space: Space) -> None:
    """For every way and free square next to a tile, what each digit does there on that way.

    `fits` are the digits that leave no contact wrong, `makes` those that make an equation, both as bits;
    `brings` is what a digit's equations score, 0–9 for tiles and 10–19 for a joker laid as them.
    """
    fits, makes, brings, lines = space.fits, space.makes, space.brings, rules.lines
    digits, values, sums = space.work[0], space.work[1], space.work[2]
    values[0] = sums[0] = 0
    for way in range(fits.shape[0]):
        for square in range(board.size):
            if not near[square]:
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
                digits[n] = max(0, board[other])
                values[n + 1] = values[n] * 10 + digits[n]
                sums[n + 1] = sums[n] + (worth[other] if n != hole else 0)
            times = rules.number_bonus[square]
            before = behind = made = 0
            for b in range(hole + 1):
                for e in range(max(hole + 1, b + 2), count + 1):
                    if e - b > LOOKED_UP:
                        first_cut, last_cut = rules.cut_at[e - b], rules.cut_at[e - b + 1]
                        mask = long_solved(digits, values, b, e, hole, rules.cuts, first_cut, last_cut)
                    else:
                        mask = _short_solved(digits, values, b, e, hole, rules)
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
                            brings[way, square, x] += tile * rules.equation_bonus[square]
                            brings[way, square, x + 10] += joker * rules.equation_bonus[square]
            makes[way, square] = made
            # a contact in which a zero takes part need not be in an equation
            if hole > 0 and digits[hole - 1] != 0:
                fits[way, square] &= before | 1
            if hole + 1 < count and digits[hole + 1] != 0:
                fits[way, square] &= behind | 1


@compiled
def generate(
    board: Ints, worth: Ints, near: Bits, first: bool, rack: Ints, rules: Rules, space: Space, moves: Ints
) -> int:
    """Every right placement: how many there are; as many as fit are written to `moves`, all but `SWAP`."""
    cross_tables(board, worth, near, rules, space)
    fill_orders(rack, space)
    count = 0 if first else _singles(board, near, rack, rules.cover, space, moves)
    for way in range(space.fits.shape[0]):
        for line in range(rules.lines.shape[1]):
            count = _search_line(way, line, count, board, worth, near, first, rules, space, moves)
    return count


@compiled
def _search_line(
    way: int,
    line: int,
    count: int,
    board: Ints,
    worth: Ints,
    near: Bits,
    first: bool,
    rules: Rules,
    space: Space,
    moves: Ints,
) -> int:
    """Write the right placements of two tiles and more on one line; how many moves there are now."""
    lines, work = rules.lines, space.work
    # what the line looks like
    row, takes, free = work[0], work[1], work[2]
    squares, counts, times_number, times_equation = work[3], work[4], work[5], work[6]
    # the run with its holes as 0: digits, prefix values, which squares are new, where the holes are
    digits, values, new, holes = work[7], work[8], work[9], work[10]
    # prefix values with the lowest and the highest tile in every hole
    lows, highs = work[20], work[21]
    tiles, low, high = work[23, TILES], work[23, LOW], work[23, HIGH]
    length = lines[way, line, 0]
    gaps, touched = 0, False
    for at in range(length):
        square = lines[way, line, at + 1]
        row[at] = board[square]
        squares[at], counts[at] = square, worth[square]
        times_number[at] = rules.number_bonus[square]
        times_equation[at] = rules.equation_bonus[square]
        if row[at] < 0:
            free[gaps] = at
            gaps += 1
            takes[at] = ALL_DIGITS
            if near[square] and not first:
                for other in range(space.fits.shape[0]):
                    if other != way:
                        takes[at] &= space.fits[other, square]
            touched = touched or near[square] != 0
    if not touched:
        return count
    space.fitting[0, 0] = 0
    values[0] = lows[0] = highs[0] = 0
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
        end, fits = 0, 1
        # cuts chosen for another start are forgotten
        space.chosen_cuts[0] = 2
        space.chosen_cuts[1] += 1
        for tile in range(min(tiles, gaps - a)):
            fits = _fitting(tile, fits, takes[free[a + tile]], space)
            if fits == 0:
                break
            while begin + end < length and (row[begin + end] >= 0 or begin + end == free[a + tile]):
                new[end] = row[begin + end] < 0
                if new[end]:
                    holes[tile] = end
                digits[end] = max(0, row[begin + end])
                values[end + 1] = values[end] * 10 + digits[end]
                lows[end + 1] = lows[end] * 10 + (low if new[end] else digits[end])
                highs[end + 1] = highs[end] * 10 + (high if new[end] else digits[end])
                end += 1
            if tile == 0 or tile < reach:
                continue
            if _find(tile + 1, fits, end, rules, space):
                count = _write(count, tile + 1, fits, end, way, begin, first, near, rules, space, moves)
    return count


@compiled
def fill_orders(rack: Ints, space: Space) -> None:
    """Every order in which up to five tiles of a rack can be laid, in order of their digits.

    `orders[count, n]` are the tiles of the n-th order and, behind them, the first order of one more tile that
    begins like it; `[RACK]` is where the joker is (-1: nowhere). `sets[count, place, tile]` are the orders
    with a tile in a place, as bits. work[23] says how many different tiles there are, and which.
    """
    orders, sets, kept = space.orders, space.sets, space.work[23]
    sets[:] = 0
    tiles, low, high = 0, 9, 0
    kept[0] = 0
    for tile in range(JOKER + 1):
        if rack[tile]:
            kept[0] += 1
            kept[kept[0]] = tile
            tiles += rack[tile]
            low, high = min(low, tile % JOKER), max(high, min(tile, 9))
    kept[TILES], kept[LOW], kept[HIGH] = tiles, low, high
    orders[0, 0, RACK] = -1
    orders[0, ORDERS, 0] = 1
    for count in range(tiles):
        number = 0
        for n in range(orders[count, ORDERS, 0]):
            order = orders[count, n]
            order[count] = number
            for tile in range(JOKER + 1):
                left = rack[tile]
                for i in range(count):
                    left -= order[i] == tile
                if left <= 0:
                    continue
                longer = orders[count + 1, number]
                for i in range(count):
                    longer[i] = order[i]
                longer[count] = tile
                longer[RACK] = count if tile == JOKER else order[RACK]
                for i in range(count + 1):
                    sets[count + 1, i, longer[i], number // WORD] |= 1 << number % WORD
                number += 1
        orders[count + 1, ORDERS, 0] = number


@inlined
def _fitting(tiles: int, fits: int, takes: int, space: Space) -> int:
    """Of the orders that fit so many holes, those with a further tile that fits the next: how many.

    They are listed in `fitting[tiles + 1]`. The joker fits wherever any digit does.
    """
    if takes == 0:
        return 0
    found, orders, listed, longer = 0, space.orders, space.fitting[tiles], space.fitting[tiles + 1]
    all_of_them = orders[tiles, ORDERS, 0]
    for m in range(fits):
        n = listed[m]
        begin = orders[tiles, n, tiles]
        end = orders[tiles, n + 1, tiles] if n + 1 < all_of_them else orders[tiles + 1, ORDERS, 0]
        for further in range(begin, end):
            tile = orders[tiles + 1, further, tiles]
            if tile == JOKER or takes >> tile & 1:
                longer[found] = further
                found += 1
    return found


@compiled
def _choose_cuts(b: int, e: int, rules: Rules, space: Space) -> None:
    """List the cuts of a long stretch with which it could be an equation, whatever the tiles.

    Each term lies between what it is with the lowest and with the highest tile of the rack; that, zeros and
    last digits that lie there already rule out nearly all. The list stays for all windows of a start.
    """
    digits, new, lows, highs = space.work[7], space.work[9], space.work[20], space.work[21]
    pool = space.chosen_cuts
    number = pool[0]
    space.chosen[b, e, 0] = pool[1]
    space.chosen[b, e, 1] = number
    if new[b] or digits[b]:
        length = e - b
        for n in range(rules.cut_at[length], rules.cut_at[length + 1]):
            cut = rules.cuts[n]
            i, j, kinds = b + (cut & 31), b + (cut >> 5 & 31), cut >> 10
            if not new[i] and digits[i] == 0:
                continue
            known = not new[i - 1] and not new[e - 1]
            a_low = lows[i] - lows[b] * POWERS[i - b]
            a_high = highs[i] - highs[b] * POWERS[i - b]
            if j > b:
                if not new[j] and digits[j] == 0:
                    continue
                if known and not new[j - 1]:
                    kinds &= THREE_LAST[digits[i - 1] * 100 + digits[j - 1] * 10 + digits[e - 1]]
                b_low = lows[j] - lows[i] * POWERS[j - i]
                b_high = highs[j] - highs[i] * POWERS[j - i]
                c_low = lows[e] - lows[j] * POWERS[e - j]
                c_high = highs[e] - highs[j] * POWERS[e - j]
                if kinds & ADD and (a_low + b_low > c_high or a_high + b_high < c_low):
                    kinds &= ~ADD
                if kinds & SUBTRACT and (b_low + c_low > a_high or b_high + c_high < a_low):
                    kinds &= ~SUBTRACT
                if kinds & MULTIPLY and (a_low * b_low > c_high or a_high * b_high < c_low):
                    kinds &= ~MULTIPLY
                if kinds & DIVIDE and (b_low * c_low > a_high or b_high * c_high < a_low):
                    kinds &= ~DIVIDE
            else:
                if known:
                    kinds &= TWO_LAST[digits[i - 1] * 10 + digits[e - 1]]
                b_low = lows[e] - lows[i] * POWERS[e - i]
                b_high = highs[e] - highs[i] * POWERS[e - i]
                if kinds & SQUARE_OF and (a_low * a_low > b_high or a_high * a_high < b_low):
                    kinds &= ~SQUARE_OF
                if kinds & CUBE_OF and (a_low**3 > b_high or a_high**3 < b_low):
                    kinds &= ~CUBE_OF
                if kinds & ROOT and (b_low * b_low > a_high or b_high * b_high < a_low):
                    kinds &= ~ROOT
                if kinds & CUBE_ROOT and (b_low**3 > a_high or b_high**3 < a_low):
                    kinds &= ~CUBE_ROOT
            if kinds:
                pool[number] = (cut & 1023) | kinds << 10
                number += 1
    space.chosen[b, e, 2] = number
    pool[0] = number


@inlined
def _find(tiles: int, fits: int, end: int, rules: Rules, space: Space) -> bool:
    """For each fitting order, with which digits of the joker its tiles are in one equation: work[19].

    Without a joker bit 0 stands for yes. The number that a stretch makes is what lies plus each tile times
    its weight, so one addition a tile is enough. Whether any order has any.
    """
    work, orders, bits, chosen = space.work, space.orders[tiles], rules.bits, space.chosen
    digits, values, holes, stamp = work[7], work[8], work[10], space.chosen_cuts[1]
    listed, found, weights, solving = space.fitting[tiles], work[19], work[11], work[12]
    kept = work[23]
    for n in range(fits):
        found[listed[n]] = 0
    for i in range(RACK):
        weights[i] = 0
    head, tail = holes[0], holes[tiles - 1] + 1
    any_found, long = 0, False
    for b in range(head + 1):
        if b < head and digits[b] == 0:
            continue
        for e in range(tail, end + 1):
            length = e - b
            if length > LOOKED_UP:
                if chosen[b, e, 0] != stamp:
                    _choose_cuts(b, e, rules, space)
                if chosen[b, e, 1] < chosen[b, e, 2]:
                    if not long:
                        long = True
                        _mark_wanted(tiles, fits, space)
                    any_found |= _find_long(tiles, b, e, space)
                continue
            lying = values[e] - values[b] * POWERS[length]
            for i in range(tiles):
                weights[i] = POWERS[e - 1 - holes[i]]
            w0, w1, w2, w3, w4 = weights[0], weights[1], weights[2], weights[3], weights[4]
            if kept[kept[0]] == JOKER:
                _weigh_around(tiles, b, e, values, holes, weights, solving)
            for m in range(fits):
                n = listed[m]
                order = orders[n]
                joker = order[RACK]
                if b == head and order[0] == 0:
                    continue
                if joker < 0:
                    number = lying + order[0] * w0 + order[1] * w1 + order[2] * w2
                    number += order[3] * w3 + order[4] * w4
                    found[n] |= bits[number >> 3] >> (number & 7) & 1
                elif length <= SOLVED:
                    at = joker * (RACK + 1)
                    number = solving[at + RACK]
                    for i in range(tiles):
                        number += order[i] * solving[at + i]
                    found[n] |= rules.solved[rules.solved_at[length, e - 1 - holes[joker]] + number]
                else:
                    number, mask = lying - JOKER * weights[joker], 0
                    for i in range(tiles):
                        number += order[i] * weights[i]
                    for x in range(10):
                        mask |= (np.int64(bits[number >> 3]) >> (number & 7) & 1) << x
                        number += weights[joker]
                    found[n] |= mask & ~1 if b == head and joker == 0 else mask
                any_found |= found[n]
    return any_found != 0


@inlined
def _mark_wanted(tiles: int, fits: int, space: Space) -> None:
    """The fitting orders as bits."""
    wanted, listed = space.work[22], space.fitting[tiles]
    wanted[0] = wanted[1] = 0
    for m in range(fits):
        n = listed[m]
        wanted[n // WORD] |= 1 << n % WORD


@compiled
def _weigh_around(
    tiles: int, b: int, e: int, values: Ints, holes: Ints, weights: Ints, solving: Ints
) -> None:
    """What lies, and the tiles' weights, when a hole is left out; for each hole: what `solved` is asked."""
    for joker in range(tiles):
        at, hole, weight = joker * (RACK + 1), holes[joker], weights[joker]
        front = values[hole] - values[b] * POWERS[hole - b]
        solving[at + RACK] = front * weight + values[e] - values[hole + 1] * weight
        for i in range(tiles):
            solving[at + i] = 0 if i == joker else weights[i] // 10 if i < joker else weights[i]


@inlined
def _find_long(tiles: int, b: int, e: int, space: Space) -> int:
    """The same for a stretch that is too long to be looked up: cut by cut, last digits first.

    Orders are bits, so that all with the right last digits are found at once; the joker may be any digit.
    """
    work, orders, cuts, sets = space.work, space.orders[tiles], space.chosen_cuts, space.sets[tiles]
    digits, values, new, holes, found = work[7], work[8], work[9], work[10], work[19]
    tile_in, wanted, kept = work[18], work[22], work[23]
    any_found = 0
    for t in range(tiles):
        tile_in[holes[t]] = t
    for m in range(space.chosen[b, e, 1], space.chosen[b, e, 2]):
        cut = cuts[m]
        i, j, kinds = b + (cut & 31), b + (cut >> 5 & 31), cut >> 10
        three = j > b
        middle = j if three else e
        x, y, z = digits[i - 1], digits[middle - 1], digits[e - 1]
        # the tiles that may come to lie as the last digit of each term; one turn where a tile lies already
        x_tile, x_most = (tile_in[i - 1], kept[0]) if new[i - 1] else (-1, 1)
        y_tile, y_most = (tile_in[middle - 1], kept[0]) if new[middle - 1] else (-1, 1)
        z_tile, z_most = (tile_in[e - 1], kept[0]) if new[e - 1] and three else (-1, 1)
        right0 = right1 = 0
        for u in range(x_most):
            u0, u1 = wanted[0], wanted[1]
            if x_tile >= 0:
                x = kept[1 + u]
                u0, u1 = u0 & sets[x_tile, x, 0], u1 & sets[x_tile, x, 1]
            if u0 | u1 == 0:
                continue
            for v in range(y_most):
                v0, v1 = u0, u1
                if y_tile >= 0:
                    y = kept[1 + v]
                    v0, v1 = v0 & sets[y_tile, y, 0], v1 & sets[y_tile, y, 1]
                if v0 | v1 == 0:
                    continue
                if not three:
                    if x == JOKER or y == JOKER or kinds & TWO_LAST[x * 10 + y]:
                        right0, right1 = right0 | v0, right1 | v1
                    continue
                for w in range(z_most):
                    if z_tile >= 0:
                        z = kept[1 + w]
                    if x == JOKER or y == JOKER or z == JOKER or kinds & THREE_LAST[x * 100 + y * 10 + z]:
                        if z_tile >= 0:
                            right0 |= v0 & sets[z_tile, z, 0]
                            right1 |= v1 & sets[z_tile, z, 1]
                        else:
                            right0, right1 = right0 | v0, right1 | v1
        for word in range(2):
            right = right1 if word else right0
            while right:
                lowest = right & -right
                right ^= lowest
                n = WORD * word + BIT_OF[lowest % 67]
                order = orders[n]
                if order[RACK] >= 0 or not found[n]:
                    found[n] |= _cut_holds(order, tiles, b, i, j, middle, e, kinds, values, holes)
                any_found |= found[n]
    return any_found


@inlined
def _cut_holds(
    order: Tiny,
    tiles: int,
    b: int,
    i: int,
    j: int,
    middle: int,
    e: int,
    kinds: int,
    values: Ints,
    holes: Ints,
) -> int:
    """With which digits of the joker a stretch cut at i and j is an equation; bit 0 where there is none."""
    p = values[i] - values[b] * POWERS[i - b]
    q = values[middle] - values[i] * POWERS[middle - i]
    r = values[e] - values[middle] * POWERS[e - middle]
    for t in range(tiles):
        hole, tile = holes[t], order[t]
        if tile == JOKER:
            continue
        if tile == 0 and hole in (b, i, j):
            return 0
        if hole < i:
            p += tile * POWERS[i - 1 - hole]
        elif hole < middle:
            q += tile * POWERS[middle - 1 - hole]
        else:
            r += tile * POWERS[e - 1 - hole]
    if order[RACK] < 0:
        return 1 if _holds(kinds, p, q, r) else 0
    joker = holes[order[RACK]]
    if joker < i:
        found = _solved_terms(kinds, p, q, r, 0, POWERS[i - 1 - joker])
    elif joker < middle:
        found = _solved_terms(kinds, p, q, r, 1, POWERS[middle - 1 - joker])
    else:
        found = _solved_terms(kinds, p, q, r, 2, POWERS[e - 1 - joker])
    return found & ~1 if joker in (b, i, j) else found


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


@inlined
def _write(
    count: int,
    tiles: int,
    fits: int,
    end: int,
    way: int,
    begin: int,
    first: bool,
    near: Bits,
    rules: Rules,
    space: Space,
    moves: Ints,
) -> int:
    """Judge what `_find` has found and write what is right to `moves`; how many moves there are now."""
    work, listed = space.work, space.fitting[tiles]
    takes, squares, holes, found, signs = work[1], work[3], work[10], work[19], work[15]
    for m in range(fits):
        n = listed[m]
        if found[n] == 0:
            continue
        order, wanted = space.orders[tiles, n], found[n]
        joker = order[RACK]
        if joker >= 0:
            wanted &= takes[begin + holes[joker]]
        for i in range(tiles):
            signs[i] = order[i]
        for x in range(10 if joker >= 0 else 1):
            if wanted >> x & 1 == 0:
                continue
            if joker >= 0:
                signs[joker] = JOKER + x
            points = _judged(tiles, end, way, begin, first, near, rules, space)
            if points < 0:
                continue
            if count < moves.shape[0]:
                moves[count, POINTS] = tiles if rules.cover else points
                moves[count, WAY] = way
                moves[count, SQUARE] = squares[begin + holes[0]]
                moves[count, COUNT] = tiles
                moves[count, ORDER] = n
                moves[count, TAKEN] = 0
                for i in range(tiles):
                    moves[count, SIGNS + i] = signs[i]
                    moves[count, TAKEN] += 1 << 3 * order[i]
            count += 1
    return count


@compiled
def _singles(board: Ints, near: Bits, rack: Ints, cover: bool, space: Space, moves: Ints) -> int:
    """Every right placement of one tile, straight from the cross tables."""
    fits, makes, brings = space.fits, space.makes, space.brings
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
                moves[count, POINTS] = 1 if cover else points
                moves[count, WAY] = 0
                moves[count, SQUARE] = square
                moves[count, COUNT] = 1
                moves[count, SIGNS] = x
                moves[count, TAKEN] = 1 << 3 * min(x, JOKER)
                moves[count, ORDER] = 0
                while space.orders[1, moves[count, ORDER], 0] != min(x, JOKER):
                    moves[count, ORDER] += 1
            count += 1
    return count


@inlined
def _judged(
    tiles: int, end: int, way: int, begin: int, first: bool, near: Bits, rules: Rules, space: Space
) -> int:
    """The points of a run with the signs of work[15] in its holes; -1 if it is not right.

    That the new tiles are in one equation, and that nothing across is wrong, is known; here contacts along
    the line are checked, and that a tile of the board takes part.
    """
    work, bits, chosen, cuts = space.work, rules.bits, space.chosen, space.chosen_cuts
    squares, counts, times_number, times_equation = work[3], work[4], work[5], work[6]
    lying, new, holes, signs = work[7], work[9], work[10], work[15]
    digits, values, scored, covered = work[13], work[14], work[16], work[17]
    points, joined = 0, first
    for n in range(end):
        digits[n], scored[n], covered[n] = lying[n], counts[begin + n], 0
    for i in range(tiles):
        hole, sign = holes[i], signs[i]
        square = squares[begin + hole]
        digits[hole] = sign % JOKER
        scored[hole] = times_number[begin + hole]
        if rules.tile_values:
            scored[hole] *= sign if sign < JOKER else 0
        if near[square] and not first:
            for other in range(space.makes.shape[0]):
                if other != way:
                    points += space.brings[other, square, sign]
                    joined = joined or space.makes[other, square] >> digits[hole] & 1 != 0
    values[0] = 0
    for n in range(end):
        values[n + 1] = values[n] * 10 + digits[n]
    for b in range(end - 1):
        if digits[b] == 0:
            continue
        number, total, times, fresh = digits[b], scored[b], 1, 0
        if new[b]:
            times, fresh = times_equation[begin + b], 1
        for n in range(b + 1, end):
            number = number * 10 + digits[n]
            total += scored[n]
            if new[n]:
                times *= times_equation[begin + n]
                fresh += 1
            if fresh == 0:
                continue
            e = n + 1
            if e - b <= LOOKED_UP:
                if bits[number >> 3] >> (number & 7) & 1 == 0:
                    continue
            else:
                if chosen[b, e, 0] != cuts[1]:
                    _choose_cuts(b, e, rules, space)
                if not long_equation(digits, values, b, e, cuts, chosen[b, e, 1], chosen[b, e, 2]):
                    continue
            points += total * times
            joined = joined or fresh < e - b
            for contact in range(b, n):
                covered[contact] = 1
    if not joined:
        return -1
    for n in range(end - 1):
        # a zero in a contact frees it
        if new[n] != new[n + 1] and digits[n] and digits[n + 1] and not covered[n]:
            return -1
    return points


@compiled
def fill_leaves(rack: Ints, weights: Floats, saved: float, space: Space) -> None:
    """What the rest of the rack is worth after each order of its tiles.

    Without weights (the bag is empty) each tile laid is worth `saved`.
    """
    orders, leaves, kept = space.orders, space.leaves, space.work[23]
    left = space.work[22]
    for tiles in range(1, kept[TILES] + 1):
        for n in range(orders[tiles, ORDERS, 0]):
            if weights.size == 0:
                leaves[tiles, n] = saved * tiles
                continue
            for tile in range(JOKER + 1):
                left[tile] = rack[tile]
            for i in range(tiles):
                left[orders[tiles, n, i]] -= 1
            leaves[tiles, n] = leave_worth(left, weights)


@compiled
def leave_worth(rack: Ints, weights: Floats) -> float:
    """What a leave is worth: by its tiles, its twins, its pairs of different digits."""
    worth, pair = 0.0, 2 * JOKER + 1
    for tile in range(JOKER + 1):
        worth += rack[tile] * weights[tile]
    for b in range(JOKER):
        if rack[b] > 1:
            worth += (rack[b] - 1) * weights[JOKER + 1 + b]
        for a in range(b):
            if rack[a] and rack[b]:
                worth += weights[pair]
            pair += 1
    return worth


@inlined
def _best_written(count: int, space: Space, moves: Ints, best: float) -> float:
    """The worth of the best of so many moves, with the rack it leaves."""
    for n in range(min(count, moves.shape[0])):
        best = max(best, moves[n, POINTS] + space.leaves[moves[n, COUNT], moves[n, ORDER]])
    return best


@compiled
def first_answers(
    board: Ints,
    worth: Ints,
    near: Bits,
    rack: Ints,
    weights: Floats,
    saved: float,
    rules: Rules,
    space: Space,
    known: Space,
    by_line: Floats,
    moves: Ints,
) -> None:
    """The best worth of every line of a board for a rack; keeps the cross tables in `known`."""
    cross_tables(board, worth, near, rules, space)
    fill_orders(rack, space)
    fill_leaves(rack, weights, saved, space)
    for way in range(space.fits.shape[0]):
        for square in range(board.size):
            known.fits[way, square] = space.fits[way, square]
            known.makes[way, square] = space.makes[way, square]
            for x in range(20):
                known.brings[way, square, x] = space.brings[way, square, x]
        for line in range(rules.lines.shape[1]):
            count = _search_line(way, line, 0, board, worth, near, False, rules, space, moves)
            by_line[way, line] = _best_written(count, space, moves, NOTHING)


@compiled
def best_answer(
    board: Ints,
    worth: Ints,
    near: Bits,
    rack: Ints,
    board_before: Ints,
    near_before: Bits,
    rules: Rules,
    space: Space,
    known: Space,
    by_line: Floats,
    moves: Ints,
) -> float:
    """The worth of the best placement after `first_answers` on the board before.

    Only lines with a square on which something has changed are searched anew.
    """
    cross_tables(board, worth, near, rules, space)
    ways, changed = space.fits.shape[0], space.changed
    changed[:] = 0
    for square in range(board.size):
        same = board[square] == board_before[square] and near[square] == near_before[square]
        if same and near[square]:
            for way in range(ways):
                same = same and space.fits[way, square] == known.fits[way, square]
                same = same and space.makes[way, square] == known.makes[way, square]
                for x in range(20):
                    same = same and space.brings[way, square, x] == known.brings[way, square, x]
        if not same:
            for way in range(ways):
                changed[way, rules.where[way, square, 0]] = 1
    count = _singles(board, near, rack, rules.cover, space, moves)
    best = _best_written(count, space, moves, NOTHING)
    for way in range(ways):
        for line in range(rules.lines.shape[1]):
            if changed[way, line]:
                count = _search_line(way, line, 0, board, worth, near, False, rules, space, moves)
                best = _best_written(count, space, moves, best)
            else:
                best = max(best, by_line[way, line])
    return best
