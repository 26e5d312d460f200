"""The move generator, compiled. The pure rules in `moves` are the truth; this is tested equal to them.

A run is a stretch of digits without a free square. Beside its digits stand their prefix values, so that the
value of any part of it is one subtraction. Equations of up to seven digits are looked up in a table of bits;
longer ones are worked out, and only where the digits that lie there leave room for one. A joker is not tried
ten times: for a stretch with all new tiles `solved` (up to six digits) and `_solve_long` give all digits at
once that make it an equation, as ten bits; of seven digits `solvable` says whether there is any. What is
left, hardly more than one digit an order, is judged like any other filling of the holes, all fillings of a
run together.

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
#: placements are many, and half as wide they are written and copied in half the time
Rows = NDArray[np.int32]
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
#: ways to fill holes: orders and digits of the joker
FILLINGS = 10 * ORDERS
#: shapes of the scratch space: rows for lines and runs, orders of tiles, fillings of holes
WORK = (24, ORDERS)
LAID = (RACK + 1, RACK, ORDERS)
BY_TILES = (RACK + 1, ORDERS)
FITTING = (2, RACK + 1, ORDERS + 1)
LONGER = (RACK + 1, ORDERS + 1)
PARTS = (2, RACK + 1, RACK + 2)
SIGNED = (RACK, FILLINGS)
PREFIXES = (LONGEST + 1, FILLINGS)
CHOSEN = (LONGEST + 1, LONGEST + 1, 3)
CHOSEN_CUTS = LONGEST * LONGEST * 32
#: where work[23] says of the rack how many tiles it has, which digits they can be, and whether one is a joker
TILES, DIGITS, WITH_JOKER = 0, 1, 2
#: beside the contacts that are in an equation: whether a tile of the board is
JOINED = 1 << LONGEST

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
    solvable: Bits
    cuts: Ints
    cut_at: Ints


class Space(NamedTuple):
    """Where the kernels work; one a thread. `fits`, `makes`, `brings` are the cross tables.

    By number of tiles and order (see `fill_orders`): the tile `laid` in each place, the tiles `taken`, the
    first order of one more tile that begins like it. By number of tiles, for the orders that fit the holes,
    of a free line and of the one at hand: which they are, the value of the run up to their last tile, and up
    to the joker; `parts` are bounds between those without a joker and those with it in the first place, the
    second, and so on. Of fillings of the holes: the order, the signs in each place, the joker's, whether it
    is `right`, the values of the run up to each square, points, and the contacts in equations.
    """

    fits: Ints
    makes: Ints
    brings: NDArray[np.int32]
    work: Ints
    laid: Tiny
    taken: Ints
    longer: Ints
    fitting: Ints
    reached: Ints
    before: Ints
    parts: Ints
    filled: Ints
    signs: Ints
    joker_signs: Ints
    right: Ints
    prefixes: Ints
    points: Ints
    contacts: Ints
    chosen: Ints
    chosen_cuts: Ints
    changed: Ints
    leaves: Floats


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
    solvable: Bits,
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
    for behind in range(length):
        front = number // POWERS[behind + 1]
        digit = number // POWERS[behind] % 10
        rest = front * POWERS[behind] + number % POWERS[behind]
        if length <= SOLVED:
            solved[solved_at[length, behind] + rest] |= 1 << digit
        else:
            rest += behind * POWERS[SOLVED]
            solvable[rest >> 3] |= 1 << (rest & 7)


@compiled
def fill_tables(
    bits: Bits,
    solved: Masks,
    solved_at: Ints,
    solvable: Bits,
    trivial_powers: bool,
) -> None:
    """Fill the table of equations and the tables that solve for one digit, by calculating every equation.

    No term but a result has more than three digits where the whole has at most seven.
    """
    for a in range(1, 1000):
        for b in range(1, 1000):
            _enter(a, b, a + b, bits, solved, solved_at, solvable, trivial_powers)
            _enter(a + b, a, b, bits, solved, solved_at, solvable, trivial_powers)
            if a * b < 100_000:
                _enter(a, b, a * b, bits, solved, solved_at, solvable, trivial_powers)
                _enter(a * b, a, b, bits, solved, solved_at, solvable, trivial_powers)
        for power in (a * a, a * a * a):
            _enter(0, a, power, bits, solved, solved_at, solvable, trivial_powers)
            _enter(0, power, a, bits, solved, solved_at, solvable, trivial_powers)


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
    board: Ints, worth: Ints, near: Bits, first: bool, rack: Ints, rules: Rules, space: Space, moves: Rows
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
    moves: Rows,
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
    tiles, in_rack = work[23, TILES], work[23, DIGITS]
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
        end = 0
        # cuts chosen for another start are forgotten
        space.chosen_cuts[0] = 2
        space.chosen_cuts[1] += 1
        for tile in range(-1, min(tiles, gaps - a)):
            if tile >= 0:
                # up to there every order fits
                if tile >= reach and not _fitting(tile == reach, tile, end, takes[begin + end], space):
                    break
                holes[tile] = end
            # the tile's hole, and what lies behind it
            while begin + end < length and (row[begin + end] >= 0 or (tile >= 0 and end == holes[tile])):
                low = high = digits[end] = max(0, row[begin + end])
                new[end] = row[begin + end] < 0
                if new[end]:
                    low, high = LOWEST[takes[begin + end] & in_rack], HIGHEST[takes[begin + end] & in_rack]
                values[end + 1] = values[end] * 10 + digits[end]
                lows[end + 1] = lows[end] * 10 + low
                highs[end + 1] = highs[end] * 10 + high
                end += 1
            if tile > 0 and tile >= reach:
                _find_right(tile + 1, end, rules, space)
                fillings = _fill(tile + 1, takes[begin:], space)
                if fillings:
                    _judge(fillings, tile + 1, end, begin, rules, space)
                    _judge_across(fillings, tile + 1, way, begin, first, near, space)
                    count = _write(count, fillings, tile + 1, end, way, begin, first, rules, space, moves)
    return count


@compiled
def fill_orders(rack: Ints, space: Space) -> None:
    """Every order in which up to five tiles of a rack can be laid, in order of their digits, the joker last.

    work[23] says what is in the rack. On a free line all of them fit: that is found once for all.
    """
    laid, taken, longer, kept = space.laid, space.taken, space.longer, space.work[23]
    tiles, digits = 0, ALL_DIGITS if rack[JOKER] else 0
    for tile in range(JOKER + 1):
        if rack[tile]:
            tiles += rack[tile]
            digits |= (1 << tile) & ALL_DIGITS
    kept[TILES], kept[DIGITS], kept[WITH_JOKER] = tiles, digits, rack[JOKER] != 0
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
    space.fitting[0, 0, 0] = space.reached[0, 0, 0] = space.before[0, 0, 0] = space.parts[0, 0, 0] = 0
    space.parts[0, 0, 1] = 1
    values, holes = space.work[8], space.work[10]
    for count in range(tiles):
        values[count], holes[count] = 0, count
        _extend(0, 0, count, count, ALL_DIGITS, space)


@inlined
def _fitting(free: bool, tiles: int, hole: int, takes: int, space: Space) -> bool:
    """Of the orders that fit so many holes, find those with a further tile that fits the next; if any do.

    `free` says that so far the line is free.
    """
    return takes != 0 and _extend(0 if free else 1, 1, tiles, hole, takes, space) > 0


@inlined
def _extend(shorter: int, longer: int, tiles: int, hole: int, takes: int, space: Space) -> int:
    """Extend listed orders of so many tiles by each tile that a hole takes, to another list; how many fit.

    The joker fits wherever any digit does.
    """
    values, holes, first_longer = space.work[8], space.work[10], space.longer[tiles]
    fitting, now_fitting = space.fitting[shorter, tiles], space.fitting[longer, tiles + 1]
    reached, now_reached = space.reached[shorter, tiles], space.reached[longer, tiles + 1]
    before, now_before = space.before[shorter, tiles], space.before[longer, tiles + 1]
    parts, now_parts = space.parts[shorter, tiles], space.parts[longer, tiles + 1]
    further_tile, joker, found = space.laid[tiles + 1, tiles], space.work[23, WITH_JOKER], 0
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
def _find_right(tiles: int, end: int, rules: Rules, space: Space) -> None:
    """For each fitting order, with which digits of the joker its tiles are in one equation: `right`.

    Without a joker bit 0 stands for yes. The number that a stretch makes is what lies plus what the tiles
    count, so one multiplication is enough; another takes out the joker to be solved for.
    """
    work, chosen, bits = space.work, space.chosen, rules.bits
    digits, values, new, holes, right = work[7], work[8], work[9], work[10], space.right
    reached, parts = space.reached[1, tiles], space.parts[1, tiles]
    head, tail, orders, known = holes[0], holes[tiles - 1] + 1, parts[tiles + 1], False
    for m in range(orders):
        right[m] = 0
    for b in range(head + 1):
        if digits[b] == 0 and not new[b]:
            continue
        for e in range(tail, end + 1):
            length = e - b
            if length > LOOKED_UP:
                if chosen[b, e, 0] != space.chosen_cuts[1]:
                    _choose_cuts(b, e, rules, space)
                if chosen[b, e, 1] == chosen[b, e, 2]:
                    continue
                if not known:
                    known = True
                    _fill_prefixes(_take_all(tiles, space), head, end, space)
                _hold_long(parts[1], b, e, space)
                if parts[1] < orders:
                    _solve_long(tiles, b, e, space)
                continue
            lift, least = POWERS[e - tail], POWERS[length - 1]
            lying = values[e] - values[tail] * lift - values[b] * POWERS[length]
            for m in range(parts[1]):
                number = reached[m] * lift + lying
                # a number does not begin with 0
                right[m] |= bits[number >> 3] >> (number & 7) & (number >= least)
            if parts[1] < orders:
                _solve_short(tiles, b, e, lift, lying, rules, space)


@inlined
def _solve_short(tiles: int, b: int, e: int, lift: int, lying: int, rules: Rules, space: Space) -> None:
    """Solve a stretch of up to seven digits for the joker, for every order that has one, by looking up."""
    values, holes, right, bits = space.work[8], space.work[10], space.right, rules.bits
    reached, before, parts = space.reached[1, tiles], space.before[1, tiles], space.parts[1, tiles]
    length, least = e - b, POWERS[e - b - 1]
    for part in range(1, tiles + 1):
        behind = e - 1 - holes[part - 1]
        step, nine = POWERS[behind], 9 * POWERS[behind]
        # the joker taken out of the number: what is before it moves up by a digit
        rest = lying + nine * values[b] * POWERS[length - 1 - behind]
        if length <= SOLVED:
            rest += rules.solved_at[length, behind]
            for m in range(np.uint64(parts[part]), np.uint64(parts[part + 1])):
                right[m] |= rules.solved[reached[m] * lift - before[m] * nine + rest]
            continue
        rest += behind * POWERS[SOLVED]
        for m in range(np.uint64(parts[part]), np.uint64(parts[part + 1])):
            at = reached[m] * lift - before[m] * nine + rest
            if rules.solvable[at >> 3] >> (at & 7) & 1:
                number = reached[m] * lift + lying
                for x in range(10):
                    if number >= least:
                        right[m] |= (bits[number >> 3] >> (number & 7) & 1) << x
                    number += step


@inlined
def _take_all(tiles: int, space: Space) -> int:
    """Take all fitting orders as fillings of the holes, with a joker that is not yet any digit; how many."""
    fitting, orders = space.fitting[1, tiles], space.parts[1, tiles, tiles + 1]
    for i in range(tiles):
        signs, laid = space.signs[i], space.laid[tiles, i]
        for m in range(orders):
            signs[m] = laid[fitting[m]]
    return int(orders)


@inlined
def _fill(tiles: int, takes: Ints, space: Space) -> int:
    """Fill the holes in every way that has its tiles in one equation; how many there are."""
    fitting, filled, parts = space.fitting[1, tiles], space.filled, space.parts[1, tiles]
    holes, joker_signs, right, found = space.work[10], space.joker_signs, space.right, 0
    for m in range(parts[1]):
        filled[found] = fitting[m]
        found += right[m]
    plain = found
    for part in range(1, tiles + 1):
        allowed = takes[holes[part - 1]]
        for m in range(np.uint64(parts[part]), np.uint64(parts[part + 1])):
            mask = right[m] & allowed
            while mask:
                filled[found], joker_signs[found] = fitting[m], JOKER + LOWEST[mask]
                found += 1
                mask &= mask - 1
    for i in range(tiles):
        signs, laid = space.signs[i], space.laid[tiles, i]
        for m in range(found):
            signs[m] = laid[filled[m]]
        if found > plain:
            for m in range(found):
                if signs[m] == JOKER:
                    signs[m] = joker_signs[m]
    return found


@inlined
def _fill_prefixes(fillings: int, head: int, end: int, space: Space) -> None:
    """The value of the run up to each square, for every filling."""
    digits, values, new, prefixes = space.work[7], space.work[8], space.work[9], space.prefixes
    place = 0
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


@inlined
def _hold_long(stop: int, b: int, e: int, space: Space) -> None:
    """Mark in `right` for which of the first fillings a long stretch is an equation, cut by cut."""
    cuts, prefixes, right = space.chosen_cuts, space.prefixes, space.right
    to_b, to_e = prefixes[b], prefixes[e]
    for n in range(space.chosen[b, e, 1], space.chosen[b, e, 2]):
        i, j, kinds = b + (cuts[n] & 31), b + (cuts[n] >> 5 & 31), cuts[n] >> 10
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


@inlined
def _solve_long(tiles: int, b: int, e: int, space: Space) -> None:
    """Solve a long stretch for the joker, cut by cut, for every order that has one: `right`."""
    cuts, holes = space.chosen_cuts, space.work[10]
    for n in range(space.chosen[b, e, 1], space.chosen[b, e, 2]):
        i, j, kinds = b + (cuts[n] & 31), b + (cuts[n] >> 5 & 31), cuts[n] >> 10
        middle = j if j > b else e
        for part in range(1, tiles + 1):
            joker = holes[part - 1]
            term = 0 if joker < i else 1 if joker < middle else 2
            step = POWERS[(i if joker < i else middle if joker < middle else e) - 1 - joker]
            start, stop = space.parts[1, tiles, part], space.parts[1, tiles, part + 1]
            if start == stop:
                continue
            if kinds & ADD:
                _solve_sum(start, stop, 1, 1, -1, term, step, b, i, middle, e, joker, space)
            if kinds & SUBTRACT:
                _solve_sum(start, stop, -1, 1, 1, term, step, b, i, middle, e, joker, space)
            if kinds & MULTIPLY:
                _solve_product(start, stop, term, step, True, b, i, middle, e, joker, space)
            if kinds & DIVIDE:
                _solve_product(start, stop, (term + 2) % 3, step, False, b, i, middle, e, joker, space)
            if kinds & POWER:
                _solve_power(start, stop, kinds & POWER, term, step, b, i, middle, e, joker, space)


@inlined
def _solve_sum(
    start: int,
    stop: int,
    times_a: int,
    times_b: int,
    times_c: int,
    term: int,
    step: int,
    b: int,
    i: int,
    j: int,
    e: int,
    joker: int,
    space: Space,
) -> None:
    """Solve for the joker where the sum of the terms, each plus or minus, is to be 0."""
    prefixes, right, most = space.prefixes, space.right, 9 * step
    to_b, to_i, to_j, to_e = prefixes[b, 0], prefixes[i], prefixes[j], prefixes[e]
    # what the joker is to make up for
    if (times_a if term == 0 else times_b if term == 1 else times_c) > 0:
        times_a, times_b, times_c = -times_a, -times_b, -times_c
    times_i = times_a - times_b * POWERS[j - i]
    times_j = times_b - times_c * POWERS[e - j]
    lying = -times_a * POWERS[i - b] * to_b
    # one look at all of them together: mostly none is near
    near = 0
    for m in range(np.uint64(start), np.uint64(stop)):
        missing = to_i[m] * times_i + to_j[m] * times_j + to_e[m] * times_c + lying
        near += int(np.uint64(missing) <= np.uint64(most))
    if not near:
        return
    for m in range(np.uint64(start), np.uint64(stop)):
        missing = to_i[m] * times_i + to_j[m] * times_j + to_e[m] * times_c + lying
        if missing < 0 or missing > most or (step > 1 and missing % 10):
            continue
        x = missing // step
        if x * step == missing:
            right[m] |= 1 << x & _led(m, b, i, j, e, joker, space)


@inlined
def _solve_product(
    start: int,
    stop: int,
    factor: int,
    step: int,
    forward: bool,
    b: int,
    i: int,
    j: int,
    e: int,
    joker: int,
    space: Space,
) -> None:
    """Solve for the joker where two terms make the third: it is in factor 0 or 1, or in the product."""
    prefixes, right = space.prefixes, space.right
    to_i, to_j, to_e = prefixes[i], prefixes[j], prefixes[e]
    lift_b, lift_c, lying = POWERS[j - i], POWERS[e - j], prefixes[b, 0] * POWERS[i - b]
    # one look at all of them together: mostly none is near
    near = 0
    for m in range(np.uint64(start), np.uint64(stop)):
        p, q, r = to_i[m] - lying, to_j[m] - to_i[m] * lift_b, to_e[m] - to_j[m] * lift_c
        missing, unit = _lacks(p, q, r, factor, step) if forward else _lacks(q, r, p, factor, step)
        near += int(np.uint64(missing) <= np.uint64(9 * unit))
    if near == 0:
        return
    for m in range(np.uint64(start), np.uint64(stop)):
        p, q, r = to_i[m] - lying, to_j[m] - to_i[m] * lift_b, to_e[m] - to_j[m] * lift_c
        missing, unit = _lacks(p, q, r, factor, step) if forward else _lacks(q, r, p, factor, step)
        found = _digit(missing, unit)
        if found:
            right[m] |= found & _led(m, b, i, j, e, joker, space)


@inlined
def _lacks(x: int, y: int, product: int, factor: int, step: int) -> tuple[int, int]:
    """What x × y = product lacks for a joker in factor 0 or 1 or in the product, and what a 1 there is."""
    if factor == 2:
        return x * y - product, step
    return product - x * y, step * (y if factor == 0 else x)


@inlined
def _solve_power(
    start: int,
    stop: int,
    kinds: int,
    term: int,
    step: int,
    b: int,
    i: int,
    middle: int,
    e: int,
    joker: int,
    space: Space,
) -> None:
    """Solve for the joker where one term is to be a power of the other."""
    prefixes, right = space.prefixes, space.right
    to_i, to_middle = prefixes[i], prefixes[middle]
    lift_b, lying = POWERS[middle - i], prefixes[b, 0] * POWERS[i - b]
    for m in range(np.uint64(start), np.uint64(stop)):
        p = to_i[m] - lying
        q = to_middle[m] - to_i[m] * lift_b
        found = _solved_terms(kinds, p, q, 0, term, step)
        if found:
            right[m] |= found & _led(m, b, i, middle, e, joker, space)


@inlined
def _led(m: int, b: int, i: int, middle: int, e: int, joker: int, space: Space) -> int:
    """The digits a filling's joker may be so that no term of a stretch begins with 0."""
    lowest = 1 if joker in (b, i, middle) else 0
    for first, behind in ((b, i), (i, middle), (middle, e)):
        if first in (e, joker):
            continue
        term = space.prefixes[behind, m] - space.prefixes[first, m] * POWERS[behind - first]
        if 10 * term < POWERS[behind - first]:
            return 0
    return ALL_DIGITS - lowest


@inlined
def _judge(fillings: int, tiles: int, end: int, begin: int, rules: Rules, space: Space) -> None:
    """What the equations along the line bring, and which contacts are in one, for every filling."""
    work, bits, chosen, prefixes = space.work, rules.bits, space.chosen, space.prefixes
    counts, times_number, times_equation = work[4], work[5], work[6]
    digits, new, holes = work[7], work[9], work[10]
    points, contacts, right = space.points, space.contacts, space.right
    for m in range(fillings):
        points[m] = contacts[m] = 0
    _fill_prefixes(fillings, holes[0], end, space)
    for b in range(holes[tiles - 1] + 1):
        if digits[b] == 0 and not new[b]:
            continue
        total, times, fresh, to_b = 0, 1, 0, prefixes[b]
        for n in range(b, end):
            if new[n]:
                fresh += 1
                times *= times_equation[begin + n]
                total += 0 if rules.tile_values else times_number[begin + n]
            else:
                total += counts[begin + n]
            e, length = n + 1, n + 1 - b
            if fresh == 0 or length == 1:
                continue
            covered, brought = (1 << n) - (1 << b) | (JOINED if fresh < length else 0), total * times
            if length <= LOOKED_UP:
                lift, least, to_e = POWERS[length], POWERS[length - 1], prefixes[e]
                for m in range(fillings):
                    number = to_e[m] - to_b[m] * lift
                    # a number does not begin with 0
                    if bits[number >> 3] >> (number & 7) & (number >= least):
                        contacts[m] |= covered
                        points[m] += brought
                        if rules.tile_values:
                            points[m] += times * _number_values(m, tiles, b, e, begin, space)
                continue
            if chosen[b, e, 0] != space.chosen_cuts[1]:
                _choose_cuts(b, e, rules, space)
            if chosen[b, e, 1] == chosen[b, e, 2]:
                continue
            for m in range(fillings):
                right[m] = 0
            _hold_long(fillings, b, e, space)
            for m in range(fillings):
                if right[m]:
                    contacts[m] |= covered
                    points[m] += brought
                    if rules.tile_values:
                        points[m] += times * _number_values(m, tiles, b, e, begin, space)


@inlined
def _number_values(m: int, tiles: int, b: int, e: int, begin: int, space: Space) -> int:
    """What the new tiles in a stretch count with `tile_values`; a joker counts nothing."""
    times_number, holes, total = space.work[5], space.work[10], 0
    for i in range(tiles):
        if b <= holes[i] < e and space.signs[i, m] < JOKER:
            total += space.signs[i, m] * times_number[begin + holes[i]]
    return total


@inlined
def _judge_across(
    fillings: int, tiles: int, way: int, begin: int, first: bool, near: Bits, space: Space
) -> None:
    """Add what the equations across bring; contacts with a zero are as good as in an equation."""
    squares, holes, points, contacts = space.work[3], space.work[10], space.points, space.contacts
    for i in range(tiles):
        square, signs = squares[begin + holes[i]], space.signs[i]
        freed = 3 << holes[i] >> 1
        for m in range(fillings):
            if signs[m] == 0 or signs[m] == JOKER:
                contacts[m] |= freed
        if first or not near[square]:
            continue
        for other in range(space.makes.shape[0]):
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


@inlined
def _write(
    count: int,
    fillings: int,
    tiles: int,
    end: int,
    way: int,
    begin: int,
    first: bool,
    rules: Rules,
    space: Space,
    moves: Rows,
) -> int:
    """Write the fillings that leave no contact wrong and take in a tile of the board; how many moves now."""
    work, signs = space.work, space.signs
    digits, new, holes = work[7], work[9], work[10]
    points, contacts, taken = space.points, space.contacts, space.taken[tiles]
    wanted, square = 0 if first else JOINED, work[3, begin + holes[0]]
    for n in range(end - 1):
        # a zero on the board frees a contact too
        if new[n] != new[n + 1] and (digits[n] or new[n]) and (digits[n + 1] or new[n + 1]):
            wanted |= 1 << n
    for m in range(fillings):
        if contacts[m] & wanted != wanted:
            continue
        if count < moves.shape[0]:
            move, order = moves[count], space.filled[m]
            move[POINTS] = tiles if rules.cover else points[m]
            move[WAY] = way
            move[SQUARE] = square
            move[COUNT] = tiles
            move[ORDER] = order
            move[TAKEN] = taken[order]
            for i in range(tiles):
                move[SIGNS + i] = signs[i, m]
        count += 1
    return count


@compiled
def _singles(board: Ints, near: Bits, rack: Ints, cover: bool, space: Space, moves: Rows) -> int:
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
                while space.laid[1, 0, moves[count, ORDER]] != min(x, JOKER):
                    moves[count, ORDER] += 1
            count += 1
    return count


@compiled
def fill_leaves(rack: Ints, weights: Floats, saved: float, space: Space) -> None:
    """What the rest of the rack is worth after each order of its tiles.

    Without weights (the bag is empty) each tile laid is worth `saved`.
    """
    longer, leaves, left = space.longer, space.leaves, space.work[22]
    for tiles in range(1, space.work[23, TILES] + 1):
        for n in range(longer[tiles - 1, ORDERS]):
            if weights.size == 0:
                leaves[tiles, n] = saved * tiles
                continue
            for tile in range(JOKER + 1):
                left[tile] = rack[tile] - (space.taken[tiles, n] >> 3 * tile & 7)
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
def _best_written(count: int, space: Space, moves: Rows, best: float) -> float:
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
    moves: Rows,
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
    moves: Rows,
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
