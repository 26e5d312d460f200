"""Review a match: what each move cost, what luck gave, and the turning points.

Choices are judged by what the player could see. In a solved game every value is exact, and luck and choices
add up to the result; in other games values are estimates and marked as such.
"""

from __future__ import annotations

import sys
from functools import partial

from parlour.analysis.review import review
from parlour.analysis.review.telling import told
from parlour.core.bot import Budget
from parlour.core.missing import need
from parlour.locales import Words

from . import Parser
from .output import print_json
from .record_file import record_from


def run(parser: Parser, words: list[str]) -> int:
    parser.add_argument("record", help="a record, or - for standard input; the match may be unfinished")
    parser.add_argument("--seconds", type=float, help="seconds to think about each position")
    parser.add_argument("--nodes", type=int, help="nodes to search for each position, for repeatable results")
    parser.add_argument("--goal", help="win or score, if a game has both (Shut the Box)")
    parser.add_argument("--plot", metavar="FILE", help="plot the values, luck and choices (.svg, .png, .pdf)")
    parser.add_argument("--json", action="store_true", help="print JSON")
    given = parser.parse_args(words)
    if given.seconds is not None and not 0 < given.seconds <= 3600:
        parser.refuse_number("seconds", 0, 3600)
    if given.nodes is not None and given.nodes < 1:
        parser.refuse_number("nodes", 1)
    if given.plot:
        need("plots")  # before the work
    record = record_from(given.record)
    shows = sys.stderr.isatty() and not given.json
    found = review(
        record,
        Budget(seconds=given.seconds, nodes=given.nodes),
        goal=given.goal,
        progress=partial(_progress, parser.say) if shows else _silent,
    )
    if shows:
        print("\r", end="", file=sys.stderr)
    if given.plot:
        from parlour.analysis.review.plots import plot

        plot(found, given.plot, parser.say)
    if given.json:
        print_json(found.plain())
    else:
        print(told(found, parser.say), end="")
    return 0


def _progress(say: Words, done: int, most: int) -> None:
    print(f"\r{say('review-step', step=done + 1, of=most)} ", end="", file=sys.stderr, flush=True)


def _silent(done: int, most: int) -> None:
    return None
