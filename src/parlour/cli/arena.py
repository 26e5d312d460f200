"""Play robots against each other: parlour arena run CONFIG.toml.

A contest names a game, its robots and how they meet (round-robin, ladder, gauntlet). Games are played in
pairs with swapped seats and the same seed, and each pairing stops as soon as it is decided. A contest that
was interrupted goes on where it stopped; parlour arena show prints the standings.
"""

from __future__ import annotations

from pathlib import Path

from parlour.arena.contest import load
from parlour.arena.crew import crew
from parlour.arena.ledger import ResultLog
from parlour.arena.report import plot, ratings, table
from parlour.arena.run import run as run_contest
from parlour.arena.run import standings
from parlour.core.missing import need

from . import Parser
from .compiling import compile_first
from .output import print_json
from .progress import Progress


def run(parser: Parser, words: list[str]) -> int:
    parser.add_argument("what", choices=["run", "show"], help="play the contest, or only show its standings")
    parser.add_argument("config", help="the contest's TOML file")
    parser.add_argument("--out", help="folder for the results (default: beside the config, by its name)")
    parser.add_argument("--processes", type=int, help="games at once (default: one per core)")
    parser.add_argument("--cluster", metavar="ADDRESS", help="play on a Dask cluster instead")
    parser.add_argument("--plot", metavar="FILE", help="plot the scores with their confidence intervals")
    parser.add_argument("--json", action="store_true", help="print JSON")
    given = parser.parse_args(words)
    if given.processes is not None and not 1 <= given.processes <= 256:
        parser.refuse_number("processes", 1, 256)
    if given.plot:
        need("plots")  # before the games are played
    contest = load(given.config)
    ledger = ResultLog(given.out or Path(given.config).with_suffix(""), contest)
    if given.what == "run":
        compile_first(contest.game, parser.say)
        with crew(given.cluster, given.processes) as working, Progress() as progress:

            def told(pairing: str, done: int, most: int) -> None:
                progress.label = f"{pairing:<32}"
                progress(done, most)

            run_contest(contest, ledger, working, told)
    found = standings(contest, ledger)
    if given.plot:
        plot(contest, found, given.plot, parser.say)
    if given.json:
        print_json({"contest": contest, "standings": found, "ratings": ratings(contest, ledger)})
    else:
        print(table(contest, ledger, found, parser.say), end="")
    return 0
