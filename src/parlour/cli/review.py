"""Review a match: what each move cost, what luck gave, and the turning points.

Choices are judged by what the player could see. In a solved game every value is exact, and luck and choices
add up to the result; in other games values are estimates and marked as such.
"""

from __future__ import annotations

from parlour.analysis.review import review
from parlour.analysis.review.telling import told
from parlour.core.bot import Budget
from parlour.core.missing import need

from . import Parser
from .output import print_json
from .progress import Progress
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
    with Progress() as progress:
        budget = Budget(seconds=given.seconds, nodes=given.nodes)
        found = review(record, budget, goal=given.goal, progress=progress)
    if given.plot:
        from parlour.analysis.review.plots import plot

        plot(found, given.plot, parser.say)
    if given.json:
        print_json(found.plain())
    else:
        print(told(found, parser.say), end="")
    return 0
