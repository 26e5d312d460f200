"""Golden reviews: a record of each game with its review. `python -m tests.analysis.reviews` writes them anew.

Read what changed before it is committed.
"""

from __future__ import annotations

import sys
from pathlib import Path

import parlour
from parlour.analysis.review import Review, review
from parlour.analysis.review.plots import plot
from parlour.analysis.review.telling import told
from parlour.core.bot import Budget

#: Abaku's was made with `--nodes 100`, to be quick
BUDGETS = {"abaku": Budget(nodes=100)}
FOLDER = Path(__file__).parents[2] / "docs" / "reference" / "reviews"


def names() -> list[str]:
    return sorted(path.name.removesuffix(".record") for path in FOLDER.glob("*.record"))


def reviewed(name: str) -> Review:
    return review(parlour.Record.load(FOLDER / f"{name}.record"), BUDGETS.get(name))


def main(chosen: list[str]) -> None:
    for name in chosen or names():
        found = reviewed(name)
        (FOLDER / f"{name}.txt").write_text(told(found), "utf-8")
        plot(found, FOLDER / f"{name}.svg")
        print(name)


if __name__ == "__main__":
    main(sys.argv[1:])
