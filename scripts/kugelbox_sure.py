"""Look for a throw that reaches two chosen holes at will, and throw the surest 1,000 times each.

    python scripts/kugelbox_sure.py [SEED] [AIMS] [ROUNDS]

Takes about five minutes of one core. The proof `test_no_search_finds_a_sure_throw` is this with seed 1.
"""

from __future__ import annotations

import sys
from multiprocessing import Pool

from parlour.analysis.kugelbox.sure_throws import search, surest, thrown
from parlour.games.kugelbox.throw.engine import engine

REPEATED = 1000


def main(seed: int = 1, aims: int = 400, rounds: int = 4) -> None:
    print(engine())
    with Pool() as pool:
        found = search(seed, aims, rounds, lambda work, tasks: pool.imap(work, tasks))
        # the throws that found an aim flatter it: these are others
        again = pool.map(thrown, [(sure.aim, 1_000_000, REPEATED) for sure in found], chunksize=1)
    for sure, landings in zip(found, again, strict=True):
        now = surest(sure.aim, landings)
        print(f"{100 * now.share:4.1f} % of {now.count}  red {now.red} black {now.black}  {now.aim}")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
