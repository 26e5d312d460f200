"""Verify that every outcome in a record was fair: each follows from the seed that was committed to."""

from __future__ import annotations

import sys

from parlour.core.errors import BadRecord
from parlour.core.record import Record
from parlour.core.verify import Verdict, verify
from parlour.locales import Words
from parlour.locales.refusals import refused

from . import Parser
from .output import print_json

#: messages for codes of `verify` itself; all others are errors of the record
_FOUND = {
    "no-seed": "verify-no-seed",
    "bad-seed": "verify-bad-seed",
    "false-outcome": "verify-false-outcome",
}


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
        print(
            f"parlour verify: {parser.say('verify-not', why=why_not(verdict, parser.say))}", file=sys.stderr
        )
    return 0 if verdict.ok else 2


def why_not(verdict: Verdict, say: Words) -> str:
    """What is wrong with a record. English uses the error's own message, which says most."""
    if say.lang != "en" and verdict.code in _FOUND:
        return say(_FOUND[verdict.code], seq=str(verdict.seq))
    return refused(BadRecord(verdict.message, code=verdict.code, seq=verdict.seq), say)
