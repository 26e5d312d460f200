"""Print sheets as PDF: score sheets, the Abaku board, chips and flaps to cut out, rules, worksheets.

parlour sheet --list names them. A worksheet is drill with a course, or puzzles with a game, and has an
answer sheet; the same --seed gives the same questions everywhere. A drill takes a --level, or a range of
its own, such as --operations addition,division --most 50.
"""

from __future__ import annotations

import secrets
import sys
from pathlib import Path
from typing import Any

import msgspec

from parlour.analysis.drills import Drill
from parlour.core.errors import BadOption
from parlour.core.missing import need

from . import Parser
from .output import print_json
from .progress import Progress

#: settings of drills that are lists
_LISTS = ("operations",)


def run(parser: Parser, words: list[str]) -> int:
    parser.add_argument("what", nargs="?", help="which sheet, or drill, puzzles or rules")
    parser.add_argument("of", nargs="?", help="the drill's course, or the game of puzzles or rules")
    parser.add_argument("--list", action="store_true", help="list all sheets")
    parser.add_argument(
        "--paper", choices=("a4", "letter"), default="a4", help="the paper: a4 (default) or letter"
    )
    parser.add_argument("-o", "--output", metavar="FILE", help="the file to write, or - for standard output")
    parser.add_argument(
        "--level", type=int, default=1, help="how hard a worksheet is; 1 is easiest (default)"
    )
    parser.add_argument("--seed", help="a text or number; without one, new questions each time")
    parser.add_argument("--count", type=int, help="questions on a worksheet")
    parser.add_argument("--theme", help="puzzles of this theme only")
    parser.add_argument("--site", metavar="ADDRESS", help="a server's address for the QR codes")
    parser.add_argument("--json", action="store_true", help="print JSON")
    given, rest = parser.parse_known_args(words)
    need("paper")
    from parlour.paper.making import Printing, checked, listed, printed

    if given.list or given.what is None:
        sheets = listed(parser.say.lang)
        if given.json:
            print_json({"sheets": sheets})
        else:
            wide = max(len(sheet.key) for sheet in sheets)
            print("\n".join(f"{sheet.key:<{wide}}  {sheet.name}" for sheet in sheets))
        return 0
    key = f"{given.what}-{given.of}" if given.of is not None else str(given.what)
    if given.json and given.output == "-":
        parser.error(parser.say("sheet-json-or-output"))
    printing = checked(
        Printing(
            sheets=(key,),
            lang=parser.say.lang,
            paper=given.paper,
            site=given.site,
            level=given.level,
            seed=given.seed or secrets.token_hex(3),
            count=given.count,
            theme=given.theme,
            drill=_drill(parser, key, rest),
        )
    )
    with Progress():
        made = printed(printing)
    if given.output == "-":
        sys.stdout.buffer.write(made)
        return 0
    file = Path(given.output or f"{key}.pdf")
    file.write_bytes(made)
    if given.json:
        print_json(
            {
                "sheet": key,
                "file": str(file),
                "bytes": len(made),
                "lang": printing.lang,
                "paper": printing.paper,
                "seed": printing.seed,
            }
        )
    else:
        print(parser.say("sheet-written", file=str(file)))
    return 0


def _drill(parser: Parser, key: str, rest: list[str]) -> Drill | None:
    """The drill with the settings that are left on the command line; None if there are none."""
    if not rest:
        return None
    kind, _, course = key.partition("-")
    if kind != "drill":
        parser.error(parser.say("sheet-settings-of-drill", words=" ".join(rest)))
    settings: dict[str, Any] = {"kind": course}
    words = iter(rest)
    for word in words:
        name, _, value = word.removeprefix("--").partition("=")
        if not word.startswith("--"):
            parser.error(parser.say("sheet-settings-of-drill", words=word))
        value = value or next(words, "true")
        settings[name.replace("-", "_")] = value.split(",") if name in _LISTS else value
    try:
        found: Drill = msgspec.convert(settings, Drill, strict=False)
    except msgspec.ValidationError as error:
        raise BadOption(
            f"the drill {course!r} can't be so: {error}", code="bad-drill", why=str(error)
        ) from None
    return found
