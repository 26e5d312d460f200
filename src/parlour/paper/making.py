"""Printing: which sheets, in which words, on which paper; and the PDF or the picture of them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from threading import Lock
from typing import Final, Literal, get_args

from msgspec import Struct

from parlour.analysis.drills import Drill, ladder
from parlour.analysis.drills.practice import courses
from parlour.analysis.puzzles import PUZZLES, Puzzle, levels, puzzles
from parlour.core.errors import BadOption
from parlour.core.registry import GAMES
from parlour.locales import Words
from parlour.locales.naming import game_named
from parlour.locales.rules import language_of_rules
from parlour.locales.speech import known

from .figure import FIGURES
from .ink import PaperPage
from .pdf import PaperSize, written
from .rules_sheet import rules_page
from .sheet import SHEETS, PrintOrder
from .svg import drawn
from .worksheet import drill_of, drill_pages, puzzle_pages, puzzles_named

RULES: Final = "rules-"
DRILL: Final = "drill-"
PUZZLE_SET: Final = "puzzles-"
#: puzzles on a sheet unless somebody wants more or fewer
_PUZZLES: Final = 6
MOST_SHEETS: Final = 20
#: faces are shared by all PDFs, and each notes which letters it has used
_WRITING: Final = Lock()


class Printing(Struct, frozen=True, kw_only=True):
    """What is to be printed. Worksheets have a level or a drill of their own, a seed, a theme and a count."""

    sheets: tuple[str, ...]
    lang: str = "en"
    paper: PaperSize = "a4"
    #: the address that QR codes lead to; without one there are none
    site: str | None = None
    level: int = 1
    seed: str = "1"
    count: int | None = None
    theme: str | None = None
    drill: Drill | None = None


class SheetListed(Struct, frozen=True, kw_only=True):
    """A sheet: its key, its kind, the game it belongs to if it is one game's, and its name."""

    key: str
    kind: Literal["sheet", "rules", "drill", "puzzles"]
    game: str | None
    name: str


def listed(lang: str) -> tuple[SheetListed, ...]:
    """Every sheet: those of the games, the rules of each, the drills, the puzzles."""
    say = Words(lang)
    found = [
        SheetListed(key=key, kind="sheet", game=SHEETS.get(key).game, name=say(f"sheet-{key}"))
        for key in SHEETS
    ]
    for game in GAMES:
        if _has_rules(game, lang):
            name = say("sheet-rules", game=game_named(game, say))
            found.append(SheetListed(key=f"{RULES}{game}", kind="rules", game=game, name=name))
    for course in courses():
        name = say("sheet-drill", course=say(f"practice-{course}"))
        found.append(SheetListed(key=f"{DRILL}{course}", kind="drill", game=None, name=name))
    for kind in PUZZLES:
        name = say("sheet-puzzles", kind=puzzles_named(kind, say))
        of = kind if kind in GAMES else None
        found.append(SheetListed(key=f"{PUZZLE_SET}{kind}", kind="puzzles", game=of, name=name))
    return tuple(found)


def _has_rules(game: str, lang: str) -> bool:
    try:
        language_of_rules(game, lang)
    except BadOption:
        return False
    return True


def puzzle_kinds(printing: Printing) -> tuple[str, ...]:
    """The kinds of puzzles that a printing needs, which may take a while to make."""
    return tuple(key.removeprefix(PUZZLE_SET) for key in printing.sheets if key.startswith(PUZZLE_SET))


def printed(printing: Printing, made: Sequence[Puzzle] = ()) -> bytes:
    """The PDF of all sheets together; puzzles that are `made` already are not made again."""
    return _write(printing, made) if made else kept(printing)


@lru_cache(maxsize=64)
def kept(printing: Printing) -> bytes:
    """The PDF of all sheets together, made once."""
    return _write(printing, ())


def _write(printing: Printing, made: Sequence[Puzzle]) -> bytes:
    say = Words(printing.lang)
    titles = [named(key, say) for key in printing.sheets]
    with _WRITING:
        pages = [page for key in printing.sheets for page in _pages(key, printing, made)]
        return written(pages, title=", ".join(titles), lang=say.lang, size=printing.paper)


@lru_cache(maxsize=256)
def pictured(printing: Printing) -> str:
    """The first page of the first sheet as SVG."""
    if puzzle_kinds(printing):
        raise BadOption("puzzles have no picture", code="no-sheet", key=repr(printing.sheets[0]), known="")
    with _WRITING:
        return drawn(_pages(printing.sheets[0], printing, ())[0])


def checked(printing: Printing) -> Printing:
    """The printing; raises BadOption for what can't be printed."""
    if not 1 <= len(printing.sheets) <= MOST_SHEETS:
        raise BadOption(f"name 1 to {MOST_SHEETS} sheets", option="sheets", low=1, high=MOST_SHEETS)
    known(printing.lang)
    if printing.paper not in get_args(PaperSize):
        papers = ", ".join(get_args(PaperSize))
        raise BadOption(f"paper is {printing.paper!r}; allowed: {papers}", option="paper", known=papers)
    for key in printing.sheets:
        named(key, Words(printing.lang))
    return printing


def named(key: str, say: Words) -> str:
    """The name of a sheet; raises BadOption where there is none of this key."""
    found = next((sheet.name for sheet in listed(say.lang) if sheet.key == key), None)
    if found is None:
        keys = ", ".join(sheet.key for sheet in listed("en"))
        raise BadOption(
            f"there is no sheet {key!r}; there are: {keys}", code="no-sheet", key=repr(key), known=keys
        )
    return found


def _pages(key: str, printing: Printing, made: Sequence[Puzzle]) -> Sequence[PaperPage]:
    order = PrintOrder(say=Words(printing.lang), paper=printing.paper, site=printing.site)
    if key in SHEETS:
        return SHEETS.get(key).draw(order)
    if key.startswith(RULES):
        return rules_page(key.removeprefix(RULES), order)
    level = order.say("puzzle-level", level=printing.level)
    if key.startswith(DRILL):
        course = key.removeprefix(DRILL)
        own = printing.drill if printing.drill and printing.drill.__struct_config__.tag == course else None
        drill = own or drill_of(course, printing.level)
        told = order.say("sheet-own-range") if own else level
        return drill_pages(course, drill, printing.seed, printing.count, told, order)
    kind = key.removeprefix(PUZZLE_SET)
    found = [one for one in made if one.kind == kind] or list(puzzle_set(kind, printing))
    if any(one.game not in FIGURES for one in found):
        raise BadOption(
            f"the positions of {kind} can't be drawn on paper", code="no-sheet", key=repr(key), known=""
        )
    return puzzle_pages(kind, found, level, order)


def puzzle_set(kind: str, printing: Printing) -> tuple[Puzzle, ...]:
    """The puzzles of a sheet."""
    count = puzzle_count(printing)
    return tuple(puzzles(kind, level=printing.level, count=count, seed=printing.seed, theme=printing.theme))


def puzzle_count(printing: Printing) -> int:
    """How many puzzles a sheet has."""
    return _PUZZLES if printing.count is None else printing.count


def levels_of(key: str) -> Sequence[int]:
    """The levels of a worksheet; none where there is nothing to choose."""
    if key.startswith(DRILL):
        return range(1, len(ladder(key.removeprefix(DRILL))) + 1)
    return levels(key.removeprefix(PUZZLE_SET)) if key.startswith(PUZZLE_SET) else ()
