"""Verify that every outcome in a record was fair: each follows from the seed and the nonces that were
committed to.

Alone, a record can only be checked against itself. Give what you wrote down when you played (the page shows
it under "Fair chance"): --commitment for the server's or a seat's commitment or the seal, --nonce for your
own nonce. Then a record in which any of them was exchanged is found.
"""

from __future__ import annotations

import sys

from parlour.core.beacon import rounds_in
from parlour.core.errors import BadRecord
from parlour.core.verify import Verdict, verify
from parlour.locales import Words
from parlour.locales.refusals import refused

from . import NO, Parser
from .output import print_json
from .progress import Progress
from .record_file import record_from

#: messages for codes of `verify` itself; all others are errors of the record
_FOUND = {
    "no-seed": "verify-no-seed",
    "bad-seed": "verify-bad-seed",
    "false-outcome": "verify-false-outcome",
    "bad-nonce": "verify-bad-nonce",
    "withheld": "verify-withheld",
    "other-commitment": "verify-other-commitment",
    "other-nonce": "verify-other-nonce",
    "bad-beacon": "verify-bad-beacon",
}


def run(parser: Parser, words: list[str]) -> int:
    parser.add_argument("file", help="a record of a finished match, or - for standard input")
    parser.add_argument(
        "--commitment",
        action="append",
        default=[],
        metavar="HEX",
        help="a commitment or the seal that you wrote down; may be given several times",
    )
    parser.add_argument(
        "--nonce", action="append", default=[], help="your own nonce; may be given several times"
    )
    parser.add_argument("--beacon", metavar="FILE", help="the rounds of the beacon, one JSON object per line")
    parser.add_argument("--json", action="store_true", help="print JSON")
    given = parser.parse_args(words)
    rounds = rounds_in(given.beacon) if given.beacon is not None else None
    record = record_from(given.file)
    # throws by hand are simulated again
    with Progress():
        verdict = verify(record, commitments=given.commitment, nonces=given.nonce, beacon=rounds)
    if given.json:
        print_json(verdict)
    elif verdict.ok and verdict.typed:
        print(parser.say("verify-typed", typed=verdict.typed))
    elif verdict.ok:
        print(parser.say("verify-fair", outcomes=verdict.outcomes, skipped=verdict.not_simulated))
        if verdict.written:
            print(parser.say("verify-written"))
        else:
            print(parser.say("verify-itself"))
        if record.header.beacon is not None and rounds is None:
            print(parser.say("verify-beacon", round=str(record.header.beacon.round)))
    if not verdict.ok and not given.json:
        print(
            f"parlour verify: {parser.say('verify-not', why=why_not(verdict, parser.say))}", file=sys.stderr
        )
    return 0 if verdict.ok else NO


def why_not(verdict: Verdict, say: Words) -> str:
    """What is wrong with a record. English uses the error's own message, which says most."""
    if say.lang != "en" and verdict.code in _FOUND:
        return say(_FOUND[verdict.code], seq=str(verdict.seq), seat=str((verdict.seat or 0) + 1))
    return refused(BadRecord(verdict.message, code=verdict.code, seq=verdict.seq), say)
