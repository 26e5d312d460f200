"""The books of Kryds & Bolle: show one, verify a random sample of it, or make one.

    parlour book show --placement free
    parlour book verify --placement stacked --sample 50
    parlour book make --placement stacked stacked.book
    parlour book make --placement free free.book --checkpoint free.npz

`make` goes on with what the file already has. The free book takes many hours. --threads share one big table,
which saves work; --workers spreads the positions over processes, --dask over a cluster.
"""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor
from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Any

from parlour.cli import Parser
from parlour.cli.compiling import compile_first
from parlour.cli.output import print_json
from parlour.core.errors import BadOption
from parlour.core.missing import need
from parlour.locales import Words

from .solve import ProgressLine

if TYPE_CHECKING:
    from parlour.games.kryds_bolle.book.making import BookMistake
    from parlour.games.kryds_bolle.book.shipped import Book

ABOUT = "show, verify or make a book of solved positions"
PLACEMENTS = ("stacked", "free")


def run(parser: Parser, words: list[str]) -> int:
    verbs = parser.add_subparsers(dest="verb", required=True, parser_class=type(parser))
    show = verbs.add_parser("show", say=parser.say, help="count its positions by the number of balls")
    show.add_argument("--placement", choices=PLACEMENTS, default="stacked", help="which variant (stacked)")
    show.add_argument("--book", type=Path, metavar="FILE", help="a file, instead of the book in the package")
    show.add_argument("--json", action="store_true", help="print JSON")
    verify = verbs.add_parser("verify", say=parser.say, help="solve a random sample again and compare")
    verify.add_argument("--placement", choices=PLACEMENTS, default="stacked", help="which variant (stacked)")
    verify.add_argument("--sample", type=int, default=10, help="positions in the sample (10)")
    verify.add_argument("--seed", type=int, default=0, help="seed of the sample (0)")
    verify.add_argument(
        "--book", type=Path, metavar="FILE", help="a file, instead of the book in the package"
    )
    verify.add_argument("--json", action="store_true", help="print JSON")
    make = verbs.add_parser("make", say=parser.say, help="make a book with the solver")
    make.add_argument("file", type=Path, help="the book's file; an existing book is extended")
    make.add_argument("--placement", choices=PLACEMENTS, default="stacked", help="which variant (stacked)")
    make.add_argument("--checkpoint", type=Path, metavar="FILE", help="save the solve's progress here")
    make.add_argument(
        "--plies", type=int, default=4, help="free: all positions with up to this many balls (4)"
    )
    make.add_argument(
        "--perfect",
        type=int,
        default=7,
        help="free: positions of perfect play with up to this many balls (7)",
    )
    make.add_argument("--threads", type=int, default=1, help="free: threads that share one table (1)")
    make.add_argument("--workers", type=int, default=1, help="free: processes, instead of threads (1)")
    make.add_argument("--dask", metavar="ADDRESS", help="free: address of a Dask scheduler")
    make.add_argument("--json", action="store_true", help="print JSON")
    given = parser.parse_args(words)
    if given.verb != "show":
        compile_first("kryds-bolle", parser.say)
    return {"show": _show, "verify": _verify, "make": _make}[given.verb](given, parser.say)


def _read(given: argparse.Namespace) -> Book:
    from parlour.games.kryds_bolle.book import shipped as book

    if given.book is None:
        return book.load(given.placement)
    return book.read(given.book.read_bytes(), given.placement)


def _show(given: argparse.Namespace, say: Words) -> int:
    counts = _read(given).counts()
    if given.json:
        print_json({"placement": given.placement, "positions": sum(counts.values()), "by_balls": counts})
        return 0
    print(say("book-holds", placement=given.placement, count=sum(counts.values())))
    for balls, count in counts.items():
        print(f"  {say('book-balls', balls=f'{balls:2}')} {say.number(count):>9}")
    return 0


def _verify(given: argparse.Namespace, say: Words) -> int:
    from parlour.games.kryds_bolle.book.making import verify

    if given.sample < 1:
        raise BadOption(
            f"--sample is {given.sample}; it must be at least 1", option="sample", low=1, high=1_000_000
        )
    read = _read(given)
    sample = min(given.sample, len(read))
    wrong = verify(given.placement, sample, seed=given.seed, given=read, progress=ProgressLine(say))
    if given.json:
        told = [str(one) for one in wrong]
        print_json({"placement": given.placement, "positions": len(read), "sample": sample, "wrong": told})
    else:
        proved = {"proved": sample - len(wrong), "sample": sample, "all": len(read)}
        print(say("book-proved", placement=given.placement, **proved))
        for one in wrong:
            print(f"  {_wrong(one, say)}")
    return 1 if wrong else 0


def _wrong(one: BookMistake, say: Words) -> str:
    where = {"x": f"{one.x:#o}", "o": f"{one.o:#o}"}
    if one.value is None:
        return say("book-wrong-places", **where)
    values = {"low": f"{one.low:+d}", "high": f"{one.high:+d}", "value": f"{one.value:+d}"}
    return say("book-wrong-value", **where, **values)


def _make(given: argparse.Namespace, say: Words) -> int:
    from parlour.games.kryds_bolle.book import shipped as book

    if given.placement == "stacked":
        from parlour.games.kryds_bolle.solver.stacked import solve_stacked

        _, made = solve_stacked(given.checkpoint, ProgressLine(say))
        given.file.write_bytes(book.write(made, "stacked"))
        positions = len(made)
    else:
        from parlour.games.kryds_bolle.book.making import FreeMaker
        from parlour.games.kryds_bolle.solver.free import FreeSolver
        from parlour.games.kryds_bolle.solver.solver import Solver

        solving = FreeSolver(given.checkpoint, ProgressLine(say))
        with _executor(given) as executor:
            if executor is None:
                solving.solve()
            solver = Solver("free", book=book.EMPTY, search=solving.search)
            maker = FreeMaker(given.file, solver, ProgressLine(say))
            positions = len(maker.make(given.plies, given.perfect, executor, given.threads))
    if given.json:
        print_json({"placement": given.placement, "positions": positions, "file": str(given.file)})
    else:
        size = given.file.stat().st_size
        print(say("book-made", file=str(given.file), positions=positions, bytes=size))
    return 0


def _executor(given: argparse.Namespace) -> Any:
    """A context manager for an executor; None to work in this process only."""
    if given.dask:
        need("cluster")
        from distributed import Client

        client: Any = Client
        return client(given.dask).get_executor()
    return ProcessPoolExecutor(given.workers) if given.workers > 1 else nullcontext()
