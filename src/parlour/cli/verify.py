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
        print(parser.say("verify-typed", typed=verdict.typed))
    elif verdict.ok:
        print(parser.say("verify-fair", outcomes=verdict.outcomes, skipped=verdict.not_simulated))
    if not verdict.ok and not given.json:
        print(f"parlour verify: {parser.say('verify-not', why=verdict.message)}", file=sys.stderr)
    return 0 if verdict.ok else 2
