"""A placement: where its tiles lie, which equations it makes, what they score, and what is wrong with it.

Whose turn it is does not matter here. `lay` checks what hands can do: free squares, tiles in the rack, one
tile on the start square. `judge` checks the equations; so a placement can be laid first and judged later.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from parlour.core.errors import IllegalAction

from .actions import PlaceTiles
from .board import Grid, bonuses_for, grid_for, touching, ways_for
from .equations import is_equation
from .options import AbakuOptions
from .tiles import FREE, JOKER, LETTERS, faces, holds, minus, plus, taken_from


class Laid(Struct, frozen=True):
    """Tiles laid on the board: the board with them, the new squares in order, what is left in the rack."""

    board: str
    squares: tuple[int, ...]
    way: str
    rack: str
    first: bool


class Equation(Struct, frozen=True):
    """A new equation: its squares, its digits and what it scores."""

    squares: tuple[str, ...]
    digits: str
    points: int


class WrongPlacement(Struct, frozen=True):
    """One thing that is wrong with a placement: a stable code, words, and the squares concerned."""

    code: str
    message: str
    squares: tuple[str, ...]


class Claim(Struct, frozen=True):
    """A stretch that a placement claims as an equation: what it scores, and whether it is one."""

    squares: tuple[str, ...]
    digits: str
    points: int
    right: bool


class Judgement(Struct, frozen=True):
    """Every new equation, everything that is wrong, and the points.

    `points` is what the right equations score. `announced` is what the placement scores unless it is
    challenged: what it `claims`, right or wrong. Under the strict referee nothing is claimed.
    """

    equations: tuple[Equation, ...]
    wrong: tuple[WrongPlacement, ...]
    points: int
    announced: int
    claims: tuple[Claim, ...] = ()


def lay(board: str, rack: str, action: PlaceTiles, options: AbakuOptions) -> Laid | IllegalAction:
    """The board with these tiles laid, or why they cannot be laid there."""
    grid = grid_for(options)
    if action.way not in ways_for(options):
        return IllegalAction(
            "tiles cannot be laid diagonally; that takes the option diagonals", code="no-diagonals"
        )
    at = grid.number.get(action.square)
    if at is None:
        return _refused(
            "no-such-square",
            f"there is no square {action.square}; squares are {grid.names[0]} to {grid.names[-1]}",
            action.square,
        )
    first = board.count(FREE) == len(board)
    if action.swap is not None:
        swapped = _swap(board, rack, action.swap, grid)
        if isinstance(swapped, IllegalAction):
            return swapped
        board, rack = swapped
    laid = taken_from(action.tiles)
    if not holds(rack, laid):
        missing = minus(laid, rack)
        return IllegalAction(f"not in the rack: {', '.join(missing)}", code="not-in-rack", tiles=missing)
    signs, squares = list(board), []
    _, line, where = grid.line[action.way][at]
    if where + len(action.tiles) > len(line):
        return _refused("off-the-board", "the tiles run over the edge", action.square)
    for square, sign in zip(line[where:], action.tiles, strict=False):
        name = grid.names[square]
        if sign == FREE:
            if signs[square] == FREE:
                return _refused(
                    "gap",
                    f"there is no tile at {name}: a dot stands for a tile that lies there already",
                    name,
                )
        elif signs[square] != FREE:
            return _refused("square-taken", f"there is a tile at {name} already", name)
        else:
            signs[square] = sign
            squares.append(square)
    if first:
        if len(squares) < 2:
            return IllegalAction("the first turn lays two tiles or more", code="two-tiles-first")
        if grid.start not in squares:
            name = grid.names[grid.start]
            return _refused("not-on-start", f"the first turn lays a tile on {name}", name)
    elif not touches(board, squares, options):
        return IllegalAction("no new tile touches a tile on the board", code="nothing-touched")
    found = Laid("".join(signs), tuple(squares), action.way, minus(rack, laid), first)
    return _refused_claims(action.claims, found, options) or found


def lay_right(board: str, rack: str, action: PlaceTiles, options: AbakuOptions) -> Laid:
    """The same for a right placement without claims, which needs no check."""
    grid = grid_for(options)
    first = board.count(FREE) == len(board)
    if action.swap is not None:
        at = grid.number[action.swap]
        board, rack = swapped_board(board, at), plus(minus(rack, faces(board[at])), JOKER)
    signs, squares = list(board), []
    _, line, where = grid.line[action.way][grid.number[action.square]]
    for square, sign in zip(line[where:], action.tiles, strict=False):
        if sign != FREE:
            signs[square] = sign
            squares.append(square)
    left = minus(rack, taken_from(action.tiles))
    return Laid("".join(signs), tuple(squares), action.way, left, first)


def _refused_claims(claims: tuple[str, ...], laid: Laid, options: AbakuOptions) -> IllegalAction | None:
    """Why these stretches cannot be claimed, or None; whether they are equations is not checked."""
    if not claims:
        return None
    if options.referee == "strict" or not options.claims:
        return IllegalAction(
            "equations are claimed only with the referee challenge: leave out what follows =",
            code="no-claims",
        )
    for claim in claims:
        if _claimed(claim, laid.board, options) is None:
            return _refused(
                "bad-claim",
                f"{claim} is no stretch of two tiles or more in one line: name its first and last square",
                claim.partition("-")[0],
            )
    return None


def _claimed(claim: str, board: str, options: AbakuOptions) -> range | None:
    """The squares of a claim; None if they are not tiles side by side in one line."""
    grid = grid_for(options)
    first, last = (grid.number.get(name) for name in claim.split("-"))
    if first is None or last is None or first == last:
        return None
    for way in ways_for(options):
        _, line, where = grid.line[way][first]
        if last in line[where + 1 :]:
            squares = line[where : line.index(last) + 1]
            return None if any(board[square] == FREE for square in squares) else squares
    return None


def refused(board: str, rack: str, action: PlaceTiles, options: AbakuOptions) -> IllegalAction | None:
    """Why this placement may not be made, or None. With `challenge` it may be wrong, but not impossible."""
    laid = lay(board, rack, action, options)
    if isinstance(laid, IllegalAction):
        return laid
    if options.referee == "challenge":
        return None
    wrong = judge(laid, options).wrong
    return IllegalAction(wrong[0].message, code=wrong[0].code, squares=wrong[0].squares) if wrong else None


def touches(board: str, squares: list[int], options: AbakuOptions) -> bool:
    """Whether one of these squares is next to a tile."""
    next_to = touching(grid_for(options).size, ways_for(options))
    return any(board[other] != FREE for square in squares for other in next_to[square])


def _swap(board: str, rack: str, name: str, grid: Grid) -> tuple[str, str] | IllegalAction:
    at = grid.number.get(name)
    if at is None or not board[at].isalpha():
        return _refused("no-joker-there", f"there is no joker at {name}", name)
    digit = faces(board[at])
    if digit not in rack:
        return _refused(
            "no-digit-for-joker", f"swapping the joker at {name} takes a {digit} from the rack", name
        )
    return swapped_board(board, at), plus(minus(rack, digit), JOKER)


def swapped_board(board: str, at: int) -> str:
    """The board with the joker on that square replaced by a tile of the digit it stands for."""
    return board[:at] + faces(board[at]) + board[at + 1 :]


def taken_back(board: str, rack: str, action: PlaceTiles, options: AbakuOptions) -> tuple[str, str] | None:
    """Board and rack as they were before a placement that lies on this board; None if it does not."""
    grid = grid_for(options)
    at = grid.number.get(action.square)
    if at is None or action.way not in ways_for(options):
        return None
    signs = list(board)
    _, line, where = grid.line[action.way][at]
    if where + len(action.tiles) > len(line):
        return None
    for square, sign in zip(line[where:], action.tiles, strict=False):
        if sign != FREE:
            if signs[square] != sign:
                return None
            signs[square] = FREE
    rack = plus(rack, taken_from(action.tiles))
    if action.swap is not None:
        swapped = grid.number.get(action.swap)
        if swapped is None or not signs[swapped].isdigit() or JOKER not in rack:
            return None
        rack = plus(minus(rack, JOKER), signs[swapped])
        signs[swapped] = LETTERS[int(signs[swapped])]
    return "".join(signs), rack


class Announced(Struct, frozen=True):
    """A placement that lies on the board: its judgement, and board and rack as they were before it."""

    judgement: Judgement
    board: str
    rack: str


def judge_announced(board: str, rack: str, action: PlaceTiles, options: AbakuOptions) -> Announced | None:
    """The judgement of a placement that lies on this board; None if it does not lie there."""
    before = taken_back(board, rack, action, options)
    laid = None if before is None else lay(*before, action, options)
    if before is None or not isinstance(laid, Laid):
        return None
    return Announced(judge(laid, options, action.claims), *before)


class _Stretch(Struct, frozen=True):
    """Part of a line: where it begins and ends, half open."""

    begin: int
    end: int


def judge(laid: Laid, options: AbakuOptions, claims: tuple[str, ...] = ()) -> Judgement:
    """Every new equation of laid tiles with its points, and everything that is wrong with them.

    With the referee `challenge` a placement without claims claims every right equation, or, if there is none,
    the run along its line.
    """
    grid, ways = grid_for(options), ways_for(options)
    reads = faces(laid.board)
    new = frozenset(laid.squares)
    equations: list[Equation] = []
    wrong: list[WrongPlacement] = []
    together = old_in_equation = False
    for way in ways:
        runs = laid.squares[:1] if way == laid.way else laid.squares
        for square in runs:
            cut, line, where = grid.line[way][square]
            digits = reads[cut]
            run = _run(digits, where)
            if run.end - run.begin < 2:
                continue
            fresh = [i for i in range(run.begin, run.end) if line[i] in new]
            found = list(_equations(digits, run, fresh, options.trivial_powers))
            for part in found:
                equations.append(_equation(part, line, digits, laid, new, grid, options))
                inside = sum(part.begin <= i < part.end for i in fresh)
                together |= inside == len(new)
                old_in_equation |= inside < part.end - part.begin
            for i in _open_contacts(digits, run, fresh, found, options.zeros):
                pair = (grid.names[line[i]], grid.names[line[i + 1]])
                message = f"{digits[i]} at {pair[0]} and {digits[i + 1]} at {pair[1]} are in no new equation"
                wrong.append(WrongPlacement("contact-in-no-equation", message, pair))
    names = tuple(grid.names[square] for square in laid.squares)
    if not together:
        wrong.insert(
            0, WrongPlacement("not-one-equation", "the new tiles are not all part of one equation", names)
        )
    if not laid.first and not old_in_equation:
        wrong.append(
            WrongPlacement(
                "no-old-tile", "no tile that lay on the board before is part of a new equation", names
            )
        )
    points = sum(equation.points for equation in equations)
    if options.mode == "cover":
        points = len(new)
    if options.referee == "strict":
        return Judgement(tuple(equations), tuple(wrong), points, points)
    run_claim = _run_claim(laid, reads, grid, ways, options)
    if not options.claims:
        counted = not wrong or run_claim is None or any(e.squares == run_claim.squares for e in equations)
        announced = points if counted or run_claim is None else points + run_claim.points
        return Judgement(tuple(equations), tuple(wrong), points, announced)
    if claims:
        made = tuple(_claim(claim, laid, reads, grid, options) for claim in claims)
        wrong += [
            WrongPlacement("no-equation", f"{claim.digits} is no equation", claim.squares)
            for claim in made
            if not claim.right
        ]
    else:
        made = tuple(Claim(e.squares, e.digits, e.points, True) for e in equations)
        if not made and run_claim is not None:
            made = (run_claim,)
    return Judgement(tuple(equations), tuple(wrong), points, sum(claim.points for claim in made), made)


def _claim(claim: str, laid: Laid, reads: str, grid: Grid, options: AbakuOptions) -> Claim:
    squares = _claimed(claim, laid.board, options)
    assert squares is not None
    return _judged_claim(squares, laid, reads, grid, options)


def _judged_claim(squares: range, laid: Laid, reads: str, grid: Grid, options: AbakuOptions) -> Claim:
    """A claimed stretch; without a new tile in it, it scores nothing."""
    new, digits = frozenset(laid.squares), "".join(reads[square] for square in squares)
    scores = any(square in new for square in squares)
    return Claim(
        tuple(grid.names[square] for square in squares),
        digits,
        _points(squares, laid.board, new, options) if scores else 0,
        is_equation(digits, options.trivial_powers),
    )


def _run(digits: str, where: int) -> _Stretch:
    """The longest stretch of tiles around a tile of a line."""
    end = digits.find(FREE, where)
    return _Stretch(digits.rfind(FREE, 0, where) + 1, len(digits) if end < 0 else end)


def _equations(digits: str, run: _Stretch, fresh: list[int], trivial_powers: bool) -> Iterator[_Stretch]:
    """Every stretch of a run that is an equation and has a new tile in it."""
    for begin in range(run.begin, fresh[-1] + 1):
        next_new = next(i for i in fresh if i >= begin)
        for end in range(max(begin + 2, next_new + 1), run.end + 1):
            if is_equation(digits[begin:end], trivial_powers):
                yield _Stretch(begin, end)


def _open_contacts(
    digits: str, run: _Stretch, fresh: list[int], found: list[_Stretch], zeros: str
) -> Iterator[int]:
    """Where a new and an old tile touch without being in a new equation, though no zero allows it: the place
    of the first of the two."""
    for i in range(run.begin, run.end - 1):
        if (i in fresh) == (i + 1 in fresh):
            continue
        freeing = digits[i : i + 2] if zeros == "either" else digits[i if i in fresh else i + 1]
        if "0" in freeing:
            continue
        if not any(part.begin <= i and i + 1 < part.end for part in found):
            yield i


def _equation(
    part: _Stretch,
    line: range,
    digits: str,
    laid: Laid,
    new: frozenset[int],
    grid: Grid,
    options: AbakuOptions,
) -> Equation:
    squares = line[part.begin : part.end]
    names = tuple(grid.names[square] for square in squares)
    return Equation(names, digits[part.begin : part.end], _points(squares, laid.board, new, options))


def _points(squares: range, board: str, new: frozenset[int], options: AbakuOptions) -> int:
    """The points of one equation; none in mode `cover`, which counts covered squares instead."""
    if options.mode == "cover":
        return 0
    points, times = 0, 1
    number, equation = bonuses_for(options)
    for square in squares:
        value = 1
        if options.tile_values:
            value = int(board[square]) if board[square].isdigit() else 0
        if square in new:
            value *= number[square]
            times *= equation[square]
        points += value
    return points * times


def _run_claim(
    laid: Laid, reads: str, grid: Grid, ways: tuple[str, ...], options: AbakuOptions
) -> Claim | None:
    """The run along the placement's line, claimed as an equation.

    The line of a single tile is the first, across before down, in which it has a neighbour.
    """
    for way in (laid.way, *ways):
        cut, line, where = grid.line[way][laid.squares[0]]
        run = _run(reads[cut], where)
        if run.end - run.begin > 1:
            return _judged_claim(line[run.begin : run.end], laid, reads, grid, options)
    return None


def _refused(code: str, message: str, square: str) -> IllegalAction:
    return IllegalAction(message, code=code, squares=(square,))
