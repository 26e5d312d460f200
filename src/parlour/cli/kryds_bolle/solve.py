"""Solve Kryds & Bolle from scratch: its value, the value of every first move, a line of best play.

The value is the first player's points minus the second's when both play their best. `stacked` takes half a
minute of CPU time and half a gigabyte; `free` about six minutes and 2.2 gigabytes. With --checkpoint a solve
can be stopped with Ctrl-C and continued later.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec import structs

from parlour.cli import Parser
from parlour.cli.compiling import compile_first
from parlour.cli.output import print_json
from parlour.games.kryds_bolle.actions import PlaceBall, read
from parlour.locales import Words

if TYPE_CHECKING:
    from parlour.games.kryds_bolle.solver.progress import Stage
    from parlour.games.kryds_bolle.solver.solution import Solution


def run(parser: Parser, words: list[str]) -> int:
    parser.add_argument(
        "--placement", choices=("stacked", "free"), default="stacked", help="which variant (stacked)"
    )
    parser.add_argument(
        "--checkpoint", type=Path, metavar="FILE", help="save the progress here, and continue from it"
    )
    parser.add_argument("--workers", type=int, default=2, help="threads for stacked (2)")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument(
        "--plot", metavar="FILE", help="plot the values of the first moves (.svg, .png, .pdf)"
    )
    given = parser.parse_args(words)
    if not 1 <= given.workers <= 256:
        parser.refuse_number("workers", 1, 256)
    if given.plot:
        from parlour.analysis.picture import figure

        figure(given.plot)  # refuse an unwritable file before the work
    compile_first("kryds-bolle", parser.say)
    from parlour.games.kryds_bolle.solver.solve import solve

    found = solve(
        given.placement, checkpoint=given.checkpoint, progress=ProgressLine(parser.say), workers=given.workers
    )
    if given.plot:
        _draw(found, given.plot, parser.say)
    if given.json:
        print_json(structs.asdict(found) | {"memory_bytes": peak_memory()})
        return 0
    say = parser.say
    print(say("solve-value", placement=found.placement, value=f"{found.value:+d}"))
    for value in sorted(set(found.first_moves.values()), reverse=True):
        places = [name for name, worth in found.first_moves.items() if worth == value]
        print(f"  {value:+d}  {' '.join(places)}")
    print(say("solve-line", line=" ".join(found.line)))
    memory = peak_memory()
    size = {
        "table": say.number(found.table_bytes / 1e9, 2),
        "memory": say.number(memory / 1e9, 2) if memory else "?",
    }
    print(say("solve-size", positions=found.positions, seconds=say.number(found.seconds), **size))
    return 0


def _draw(found: Solution, file: str, say: Words) -> None:
    from parlour.analysis.kryds_bolle.plots import opening  # matplotlib loads with it

    values = {}
    for name, value in found.first_moves.items():
        action = read(name)
        assert isinstance(action, PlaceBall)
        values[action.bar + 9 * (action.level or 0)] = value
    opening(values, say("plot-first-places", placement=found.placement), file)


class ProgressLine:
    """A progress line on standard error, if that is a terminal."""

    def __init__(self, say: Words) -> None:
        self._say = say
        self._started = self._shown = time.perf_counter()

    def __call__(self, stage: Stage) -> None:
        now = time.perf_counter()
        if sys.stderr.isatty() and now - self._shown > 0.2:
            self._shown = now
            bar = "█" * round(20 * stage.share)
            at = self._say("solve-at", **structs.asdict(stage))
            print(f"\r{bar:░<20} {now - self._started:5.0f} s  {at:<60}", end="", file=sys.stderr, flush=True)


def peak_memory() -> int | None:
    """The peak memory of this process in bytes; None if the system doesn't report it."""
    try:
        import resource
    except ImportError:
        return None
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak if sys.platform == "darwin" else peak * 1024
