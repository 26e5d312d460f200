"""Acts to propose at a table of Abaku, right and wrong, for the game and the referee to judge."""

from __future__ import annotations

import random
from collections.abc import Iterator

from .abaku import COLUMNS, Square, digit, runs
from .abaku_claims import name, written
from .abaku_referee import Placement, Referee


def proposals(referee: Referee, right: list[str], rng: random.Random) -> Iterator[str]:
    """A handful of acts near to what may be right: some are, most aren't."""
    rack = referee.racks[referee.turn] if referee.stage == "place" else "1"
    yield rng.choice(("accept", "challenge", "pass"))
    yield f"draw {referee.turn} {rng.choice('0123456789?')}"
    count = rng.randint(1, 5)
    yield "exchange " + ",".join(sorted(rng.choice(rack or "0123") for _ in range(count)))
    if rack:
        yield "exchange " + ",".join(sorted(rng.sample(rack, min(count, len(rack)))))
        lines = [_line(referee, rng) for _ in range(4)]
        for squares, step in filter(None, lines):
            tiles = rng.sample(rack, min(len(squares), len(rack)))
            squares = squares[: len(tiles)]
            said = rng.choice("abcdefghij")
            new = dict(zip(squares, ("".join(tiles)).replace("?", said), strict=True))
            yield written(squares, new, step)
    for text in rng.sample(right, min(2, len(right))):
        yield from _spoiled(text, referee, rng)


def _line(referee: Referee, rng: random.Random) -> tuple[list[Square], Square] | None:
    """Free squares in a line beside what lies there; now and then anywhere."""
    step = rng.choice(referee.ways)
    near = list(referee.board) or [referee.start]
    row, column = rng.choice(near)
    at = row + rng.randint(-2, 2), column + rng.randint(-2, 2)
    if rng.random() < 0.1:
        at = rng.randrange(referee.size), rng.randrange(referee.size)
    squares: list[Square] = []
    wanted = rng.randint(1, 4)
    while 0 <= at[0] < referee.size and 0 <= at[1] < referee.size and len(squares) < wanted:
        if at not in referee.board:
            squares.append(at)
        at = at[0] + step[0], at[1] + step[1]
    return (squares, step if len(squares) > 1 else (0, 1)) if squares else None


def _spoiled(text: str, referee: Referee, rng: random.Random) -> Iterator[str]:
    """A right placement with a tile that isn't held, another digit, moved by a square, or a false swap."""
    prefix, body = text[: text.rfind(" ", 0, text.rfind(" ")) + 1], text.split(" ")[-2:]
    where, what = body
    n = rng.choice([n for n, tile in enumerate(what) if tile != "."])
    for tile in (rng.choice("0123456789"), rng.choice("abcdefghij"), rng.choice(referee.racks[referee.turn])):
        if tile != "?":
            yield f"{prefix}{where} {what[:n]}{tile}{what[n + 1 :]}"
    letter = next(c for c in where if c in COLUMNS)
    moved = COLUMNS[(COLUMNS.index(letter) + rng.choice((-1, 1))) % len(COLUMNS)]
    yield f"{prefix}{where.replace(letter, moved)} {what}"
    if "." in what:
        yield f"{prefix}{where} {what.replace('.', '1', 1)}"
    if referee.board and not prefix:
        yield f"={name(rng.choice(list(referee.board)))} {text}"
    if not referee.strict:
        yield text + " = " + rng.choice(("A1-A2", "A1-A1", "A1-B3", f"{name(referee.start)}-A1"))
    else:
        yield with_claims(text, referee, rng)


def with_claims(text: str, referee: Referee, rng: random.Random) -> str:
    """The placement with one to three stretches claimed, right or wrong, some without a new tile."""
    placed = Placement(text)
    board = dict(referee.board)
    if placed.swap is not None:
        board[placed.swap] = digit(board[placed.swap])
    new = dict(placed.new)
    if rng.random() < 0.2 and board:  # also what lies there already
        at = rng.choice(list(board))
        new[at] = board[at]
    stretches = [
        run[i:j]
        for step in referee.ways
        for run in sorted(runs(board, new, step))
        for i in range(len(run))
        for j in range(i + 2, len(run) + 1)
    ]
    if not stretches:
        return text
    chosen = rng.sample(stretches, min(len(stretches), rng.choice((1, 1, 2, 3))))
    return f"{text} = {' '.join(f'{name(s[0])}-{name(s[-1])}' for s in chosen)}"


def any_placement(referee: Referee, rng: random.Random) -> str | None:
    """Tiles that hands can lay, right or wrong: what somebody announces where placements can be doubted."""
    for _ in range(20):
        line = _line(referee, rng)
        rack = referee.racks[referee.turn]
        if line is None or not rack:
            continue
        squares, step = line
        tiles = "".join(rng.sample(rack, min(len(squares), len(rack))))
        squares = squares[: len(tiles)]
        if tiles.count("?") > 1:
            continue
        new = dict(zip(squares, tiles.replace("?", rng.choice("abcdefghij")), strict=True))
        text = written(squares, new, step if len(squares) > 1 else (0, 1))
        if not referee.why_not(text):
            return text
    return None
