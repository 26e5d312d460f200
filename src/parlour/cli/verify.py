"""Prove that every outcome in a record was fair: each follows from the seed that was committed to."""

from __future__ import annotations

import sys

from parlour.core.record import Record
from parlour.core.verify import verify

from . import Parser
from .output import print_json


def run(parser: Parser, words: list[str]) -> int:
    parser.add_argument("file", help="a record of a finished match")
    parser.add_argument("--json", action="store_true", help="print JSON")
    given = parser.parse_args(words)
    verdict = verify(Record.load(given.file))
    if given.json:
        print_json(verdict)
    elif verdict.ok and verdict.typed:
        print(
            f"Follows the rules: {verdict.typed} outcomes were typed in at a real table; no seed tells them."
        )
    elif verdict.ok:
        skipped = f"; {verdict.not_simulated} throws not re-simulated" if verdict.not_simulated else ""
        print(f"Fair: {verdict.outcomes} outcomes follow from the seed{skipped}.")
    if not verdict.ok and not given.json:
        print(f"parlour verify: not proved: {verdict.message}", file=sys.stderr)
    return 0 if verdict.ok else 2
