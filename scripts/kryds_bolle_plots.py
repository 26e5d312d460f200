"""Draw the pictures of docs/explanation/solved-kryds-bolle.md from the books.

python scripts/kryds_bolle_plots.py [--free-book FILE]
"""

from __future__ import annotations

import argparse
from pathlib import Path

from parlour.analysis.kryds_bolle.plots import answers, opening
from parlour.games.kryds_bolle.book import shipped as book
from parlour.games.kryds_bolle.book.shipped import Book
from parlour.games.kryds_bolle.solver.solver import playable
from parlour.games.kryds_bolle.solver.symmetry import place_orbits

IMAGES = Path(__file__).parent.parent / "docs" / "explanation" / "images"
PLACEMENTS = ("stacked", "free")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--free-book", type=Path, metavar="FILE", help="instead of the shipped one")
    given = parser.parse_args()
    for placement in PLACEMENTS:
        known = book.load(placement)
        if given.free_book and placement == "free":
            known = book.read(given.free_book.read_bytes(), placement)
        orbits = place_orbits(placement)
        first = {place: -value_of(known, 1 << orbit[0], 0) for orbit in orbits for place in orbit}
        title = f"{placement}: what the first place is worth"
        opening(first, title, str(IMAGES / f"kryds-bolle-{placement}.svg"))
        each = {orbit[0]: after(known, placement, orbit[0]) for orbit in orbits}
        title = f"{placement}: what every answer leaves the first player, who is dark"
        answers(each, title, str(IMAGES / f"kryds-bolle-{placement}-answers.svg"))


def after(known: Book, placement: str, first: int) -> dict[int, int]:
    """The value to the first player of each second place."""
    return {place: value_of(known, 1 << first, 1 << place) for place in playable(1 << first, placement)}


def value_of(known: Book, x: int, o: int) -> int:
    value = known.value(x, o)
    assert value is not None, "the book is not complete"
    return value


if __name__ == "__main__":
    main()
