"""The rules of placing once more, independently and slowly: squares are (row, column)."""

from __future__ import annotations

from itertools import permutations, product

WAYS = {"-": (0, 1), "|": (1, 0), "\\": (1, 1), "/": (1, -1)}
Square = tuple[int, int]


def equations_up_to(length: int) -> set[str]:
    """Every equation of at most so many digits, made by calculating instead of recognising."""
    found = set()
    top = 10 ** (length - 2)
    for a in range(1, top):
        for b in range(1, top):
            together = len(str(a)) + len(str(b))
            if together + len(str(max(a, b))) > length:
                break
            for x, y, z in ((a, b, a + b), (a, b, a * b)):
                if len(f"{x}{y}{z}") <= length:
                    found |= {f"{x}{y}{z}", f"{z}{y}{x}"}
        for power in (a * a, a * a * a):
            if len(f"{a}{power}") <= length:
                found |= {f"{a}{power}", f"{power}{a}"}
    return found


def is_equation(digits: str) -> bool:
    """By trying every cut and every operation."""
    for i in range(1, len(digits)):
        a, rest = digits[:i], digits[i:]
        if a[0] == "0":
            return False
        if rest[0] != "0":
            x, y = int(a), int(rest)
            if x**2 == y or x**3 == y or y**2 == x or y**3 == x:
                return True
        for j in range(1, len(rest)):
            b, c = rest[:j], rest[j:]
            if "0" not in (b[0], c[0]):
                x, y, z = int(a), int(b), int(c)
                if x + y == z or x - y == z or x * y == z or x == y * z:
                    return True
    return False


def stretches(tiles: dict[Square, str], new: set[Square], ways: str) -> list[tuple[Square, ...]]:
    """Every stretch of two tiles or more with a new tile in it, as squares."""
    found = []
    for way in ways:
        down, right = WAYS[way]
        for row, column in tiles:
            squares = [(row, column)]
            while (nxt := (squares[-1][0] + down, squares[-1][1] + right)) in tiles:
                squares.append(nxt)
                if new & set(squares):
                    found.append(tuple(squares))
    return found


def equations(board: dict[Square, str], laid: dict[Square, str], ways: str) -> list[tuple[Square, ...]]:
    """Every new equation; signs are digits."""
    tiles = board | laid
    return [s for s in stretches(tiles, set(laid), ways) if is_equation("".join(tiles[q] for q in s))]


def is_right(board: dict[Square, str], laid: dict[Square, str], ways: str) -> bool:
    """Whether all new tiles are in one equation, every contact is right and an old tile takes part."""
    tiles, new = board | laid, set(laid)
    found = equations(board, laid, ways)
    if not any(new <= set(squares) for squares in found):
        return False
    if board and not any(set(squares) - new for squares in found):
        return False
    for (row, column), way, sign in product(new, ways, (1, -1)):
        down, right = WAYS[way]
        other = (row + sign * down, column + sign * right)
        if other in board and "0" not in (tiles[row, column], tiles[other]):
            pair = {(row, column), other}
            if not any(pair <= set(squares) and _runs(squares, way) for squares in found):
                return False
    return True


def _runs(squares: tuple[Square, ...], way: str) -> bool:
    (a, b), (c, d) = squares[:2]
    return (c - a, d - b) == WAYS[way]


def placements(
    board: dict[Square, str], rack: str, ways: str = "-|", size: int = 15
) -> set[tuple[tuple[Square, str], ...]]:
    """Every right placement after the first turn, as (square, sign) pairs; a joker's sign is a letter."""
    found = set()
    for way, row, column, count in product(ways, range(size), range(size), range(1, len(rack) + 1)):
        down, right = WAYS[way]
        squares: list[Square] = []
        while 0 <= row < size and 0 <= column < size and len(squares) < count:
            if (row, column) not in board:
                squares.append((row, column))
            elif not squares:
                break
            row, column = row + down, column + right
        if len(squares) < count or not _near(board, squares, ways):
            continue
        for tiles in set(permutations(rack, count)):
            for signs in product(*("abcdefghij" if tile == "?" else tile for tile in tiles)):
                laid = {
                    q: str("abcdefghij".index(s)) if s.isalpha() else s
                    for q, s in zip(squares, signs, strict=True)
                }
                if _promising(board, laid, squares, way) and is_right(board, laid, ways):
                    found.add(tuple(zip(squares, signs, strict=True)))
    return found


def _near(board: dict[Square, str], squares: list[Square], ways: str) -> bool:
    return any(
        (row + sign * WAYS[way][0], column + sign * WAYS[way][1]) in board
        for row, column in squares
        for way in ways
        for sign in (1, -1)
    )


def _promising(board: dict[Square, str], laid: dict[Square, str], squares: list[Square], way: str) -> bool:
    """Of two tiles or more all must be in one equation along the line: look at that before all the rest."""
    if len(squares) == 1:
        return True
    tiles, (down, right) = board | laid, WAYS[way]
    first, last = squares[0], squares[-1]
    starts, ends = [first], [last]
    while (before := (starts[-1][0] - down, starts[-1][1] - right)) in tiles:
        starts.append(before)
    while (behind := (ends[-1][0] + down, ends[-1][1] + right)) in tiles:
        ends.append(behind)
    for (row, column), end in product(starts, ends):
        digits = ""
        while True:
            digits += tiles[row, column]
            if (row, column) == end:
                break
            row, column = row + down, column + right
        if is_equation(digits):
            return True
    return False
