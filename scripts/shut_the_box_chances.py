"""Make the solved tables of Shut the Box that come with the package."""

from __future__ import annotations

import lzma
from pathlib import Path
from typing import get_args

import msgspec
import numpy as np

from parlour.games.shut_the_box.options import USUAL_LIMIT, Dice
from parlour.games.shut_the_box.solver import shipped
from parlour.games.shut_the_box.solver.kernel import Floats, table, whole_turns
from parlour.games.shut_the_box.solver.shipped import MATCHES, SmallTables
from parlour.games.shut_the_box.solver.turn import turn
from parlour.games.shut_the_box.solver.two import MatchOfTwo, versus

FOLDER = Path(shipped.__file__).parent / "data"


def small(flaps: int, dice: Dice) -> SmallTables:
    """The tables of a last round, and of a player alone."""
    flat, cost = table(flaps, dice), np.array(turn(flaps, dice).costs("sum"), np.int64)
    steps = np.arange(int(cost.max()) + 1)[:, None]
    ends = versus(steps, np.arange(len(steps) + 1))
    ends[0] = 1.0
    second: list[float] = whole_turns(flat, cost, ends).tolist()
    alone: list[float] = []
    for left in range(1, USUAL_LIMIT + 1):
        worth = np.array([[alone[left - step - 1] if step < left else 0.0] for step in steps[1:, 0].tolist()])
        alone.append(float(whole_turns(flat, cost, np.concatenate([[[1.0]], worth]))[0]))
    return SmallTables(second, alone)


def packed(first: Floats, second: Floats) -> bytes:
    """Two tables as `shipped.unpacked` reads them."""
    words = np.round(np.concatenate([first, second]) * ((1 << 32) - 1)).astype(np.int64)
    steps = np.diff(words, axis=0, prepend=np.zeros((1, words.shape[1]), np.int64)) % (1 << 32)
    planes = [(steps >> shift & 255).astype(np.uint8).tobytes() for shift in (0, 8, 16, 24)]
    return lzma.compress(b"".join(planes), preset=9)


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    tables = {f"{flaps}-{dice}": small(flaps, dice) for flaps in (9, 10, 12) for dice in get_args(Dice)}
    (FOLDER / "small.json").write_bytes(msgspec.json.format(msgspec.json.encode(tables), indent=0))
    for flaps, dice in MATCHES:
        match = MatchOfTwo(flaps, dice, USUAL_LIMIT)
        head = f"{len(match.first)} {len(match.second)}\n".encode()
        (FOLDER / f"{flaps}-{dice}.match").write_bytes(head + packed(match.first, match.second))


if __name__ == "__main__":
    main()
