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
#: the shape of the scratch space
WORK = (17, LONGEST + 3)

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
    moves: Ints,
) -> int:
    """Every right placement: how many there are; as many as fit are written to `moves`.

    A row of `moves` is points, way, first square, number of tiles, and up to five signs in order: 0–9, or
    10–19 for a joker laid as 0–9. `work` is WORK rows of scratch space.
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
    # what the line under search looks like
    row, takes, free = work[0], work[1], work[2]
    squares, counts, times_number, times_equation = work[13], work[14], work[15], work[16]
    # the run that is being laid: its digits, their prefix values, which are new; and the tiles laid in order
    digits, values, new, laid = work[3], work[4], work[5], work[6]
    scored, covered, points = work[7], work[8], work[9]
    # the different tiles of the rack, and how many of each are still held
    kinds, tile_of, held = 0, work[10], work[11]
    for tile in range(JOKER + 1):
        if rack[tile]:
            tile_of[kinds], held[kinds] = tile, rack[tile]
            kinds += 1
    chosen_kind = work[12]
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
                for at in range(begin, free[a]):
                    digits[at - begin] = row[at]
                    values[at - begin + 1] = values[at - begin] * 10 + digits[at - begin]
                    new[at - begin] = 0
                head = free[a] - begin
                depth, joker = 0, -1
                chosen_kind[0] = -1
                while depth >= 0:
                    at = free[a + depth]
                    kind = chosen_kind[depth]
                    if kind >= 0:
                        held[kind] += 1
                        if tile_of[kind] == JOKER:
                            joker = -1
                    kind += 1
                    # a digit has its own bit to fit; the joker fits wherever any digit does
                    while kind < kinds and (
                        held[kind] == 0
                        or (takes[at] >> tile_of[kind] & 1 == 0 and tile_of[kind] < JOKER)
                        or takes[at] == 0
                    ):
                        kind += 1
                    if kind == kinds:
                        depth -= 1
                        continue
                    chosen_kind[depth] = kind
                    held[kind] -= 1
                    tile = tile_of[kind]
                    laid[depth] = tile
                    end = at - begin
                    digits[end] = tile if tile < JOKER else 0
                    if tile == JOKER:
                        joker = end
                    new[end] = 1
                    values[end + 1] = values[end] * 10 + digits[end]
                    end += 1
                    tail = end
                    while begin + end < length and row[begin + end] >= 0:
                        digits[end] = row[begin + end]
                        values[end + 1] = values[end] * 10 + digits[end]
                        new[end] = 0
                        end += 1
                    if depth > 0 and depth >= reach:
                        chosen = 0
                        for b in range(head + 1):
                            for e in range(tail, end + 1):
                                if joker >= 0:
                                    chosen |= _solved(
                                        digits, values, b, e, joker, bits, solved, solved_at, cuts, cut_at
                                    )
                                elif _is_equation(digits, values, b, e, bits, cuts, cut_at):
                                    chosen = 1
                                    break
                            if joker < 0 and chosen:
                                break
                        if joker >= 0:
                            chosen &= takes[begin + joker]
                        if chosen:
                            right = _judged(
                                digits, values, new, end, joker, chosen, way, begin, laid, first,
                                squares, counts, times_number, times_equation, tile_values,
                                bits, solved, solved_at, cuts, cut_at, makes, brings, near,
                                scored, covered, points,
                            )  # fmt: skip
                            for x in range(10 if joker >= 0 else 1):
                                if right >> x & 1:
                                    if count < moves.shape[0]:
                                        moves[count, 0] = depth + 1 if cover else points[x]
                                        moves[count, 1] = way
                                        moves[count, 2] = squares[free[a]]
                                        moves[count, 3] = depth + 1
                                        for n in range(depth + 1):
                                            moves[count, 4 + n] = laid[n] + (x if laid[n] == JOKER else 0)
                                    count += 1
                    if depth + 1 < tiles and begin + end < length and takes[begin + end]:
                        depth += 1
                        chosen_kind[depth] = -1
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
