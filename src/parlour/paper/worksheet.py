"""Worksheets: the questions of a drill or a set of puzzles, and a page with their answers.

The questions are those of practice and of the puzzle page; the same seed gives the same sheet everywhere.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from msgspec import Struct

from parlour.analysis.drills import Drill, Question, ladder, question
from parlour.analysis.puzzles import Puzzle
from parlour.core.errors import BadOption
from parlour.locales import Words
from parlour.locales.naming import game_named

from .figure import ASKED, FIGURES
from .frame import footer, header
from .ink import CREAM, HEIGHT, LEFT, RIGHT, RULE, SERIF_BOLD, SOFT, PaperPage
from .pen import Pen, height
from .sheet import PrintOrder

_GAP: Final = 36.0
_BETWEEN: Final = 20.0
_SPREAD: Final = 44.0
_BOTTOM: Final = HEIGHT - 66
#: a sheet has at most so many questions
MOST: Final = 24
_PERSON: Final = "practice"
#: a worked example has at most so many answers, and is drawn in so much of a column
_FEW: Final = 3
_SMALL: Final = 0.72


class _Asked(Struct, frozen=True):
    """A question on paper: how high it is and how it is drawn, as it is asked or with its answer."""

    height: Callable[[float, bool], float]
    draw: Callable[[Pen, float, float, float, bool], None]


def drill_of(course: str, level: int) -> Drill:
    """What a course asks on a level, counted from 1."""
    rungs = ladder(course)
    if not 1 <= level <= len(rungs):
        raise BadOption(
            f"level is {level}; allowed for {course}: 1 to {len(rungs)}",
            option="level",
            low=1,
            high=len(rungs),
        )
    return rungs[level - 1].drill


def questions(drill: Drill, seed: str, count: int | None = None) -> list[Question]:
    """The questions of a sheet, no two of them alike; fewer where the drill hasn't so many."""
    found: list[Question] = []
    wanted = _checked(count)
    for number in range(1, 10 * MOST + 1):
        one = question(drill, f"sheet {seed}", _PERSON, number)
        if one not in found:
            found.append(one)
        if len(found) == (wanted or ASKED.get(found[0].ask).count):
            break
    return found


def worked(drill: Drill, seed: str, asked: Sequence[Question]) -> Question | None:
    """A question that is worked out on the sheet: none of those asked, and with few answers."""
    for number in range(10 * MOST + 1, 12 * MOST + 1):
        one = question(drill, f"sheet {seed}", _PERSON, number)
        if one not in asked and len(one.accepted) <= _FEW and "no" not in one.accepted:
            return one
    return None


def _checked(count: int | None) -> int | None:
    if count is not None and not 1 <= count <= MOST:
        raise BadOption(f"count is {count}; allowed: 1 to {MOST}", option="count", low=1, high=MOST)
    return count


def drill_pages(
    course: str, drill: Drill, seed: str, count: int | None, told: str, order: PrintOrder
) -> list[PaperPage]:
    """The worksheet of a drill and its answers; `told` says in the foot how hard it is."""
    say = order.say
    asked = questions(drill, seed, count)
    figures = [ASKED.get(one.ask) for one in asked]

    def drawn(one: Question) -> _Asked:
        figure = ASKED.get(one.ask)
        return _Asked(
            lambda room, solved: figure.height(one, room, solved, say),
            lambda pen, x, y, room, solved: figure.draw(pen, x, y, room, one, solved, say),
        )

    return _sheets(
        order,
        title=say(f"practice-{course}"),
        how=say(f"sheet-do-{course}"),
        named=f"{say(f'practice-{course}')} · {told}",
        seed=seed,
        path=f"/practice/{course}",
        columns=min(figure.columns for figure in figures),
        asked=[drawn(one) for one in asked],
        example=None if (done := worked(drill, seed, asked)) is None else drawn(done),
    )


def puzzle_pages(kind: str, puzzles: Sequence[Puzzle], told: str, order: PrintOrder) -> list[PaperPage]:
    """A set of puzzles and their solutions."""
    say = order.say
    called, task = puzzles_named(kind, say), f"task-{kind}"
    return _sheets(
        order,
        title=called,
        how=f"{say(task if say.has(task) else 'task-any')} {say('sheet-do-puzzles')}",
        named=f"{called} · {told}",
        seed=puzzles[0].seed,
        path=f"/puzzle/{kind}",
        columns=FIGURES.get(puzzles[0].game).columns,
        asked=[_puzzle(one, say) for one in puzzles],
    )


def puzzles_named(kind: str, say: Words) -> str:
    """The name of a kind of puzzles: that of its game, or of the sums."""
    return game_named(kind, say) if say.has(f"game-{kind}") else say("option-smart_calculators")


def _puzzle(puzzle: Puzzle, say: Words) -> _Asked:
    view = puzzle.state.view(puzzle.seat)
    figure = FIGURES.get(puzzle.game)
    plain = puzzle.question == "points-of-throw"  # the words beside it would give the answer away
    beside = "" if plain else figure.beside(view, say)
    best = say.list(figure.told(answer, view, say) for answer in puzzle.accepted)

    def high(room: float, solved: bool) -> float:
        words = height(beside, room, size=12.5, leading=1.35) + 6 if beside else 0.0
        answer = height(best, room, size=16) + 26 if solved else 64
        return 26 + figure.height(view, room) + 8 + words + answer

    def draw(pen: Pen, x: float, y: float, room: float, solved: bool) -> None:
        top = y + 26
        figure.draw(pen, x, top, room, view, say, puzzle.accepted[0] if solved and not plain else "")
        bottom = top + figure.height(view, room) + 8
        if beside:
            bottom = pen.paragraph(x, bottom, room, beside, size=12.5, leading=1.35, colour=SOFT) + 6
        if solved:
            bottom = pen.paragraph(x, bottom, room, best, face=SERIF_BOLD, size=16)
            if puzzle.margin and not plain:
                chance = puzzle.unit == "chance"
                lead = say.percent(puzzle.margin, 1) if chance else say.figure(puzzle.margin, 3)
                pen.paragraph(x, bottom, room, say("puzzle-by", value=lead), size=12.5, colour=SOFT)
        else:
            for line in (1, 2):
                pen.line(x, bottom + 28 * line, x + room, bottom + 28 * line, colour=RULE)

    return _Asked(high, draw)


def _sheets(
    order: PrintOrder,
    *,
    title: str,
    how: str,
    named: str,
    seed: str,
    path: str,
    columns: int,
    asked: Sequence[_Asked],
    example: _Asked | None = None,
) -> list[PaperPage]:
    """The pages with the questions, an example worked out on the first, then those with the answers."""
    say = order.say
    pens: list[Pen] = []
    for solved in (False, True):
        rest = list(enumerate(asked, 1))
        while rest:
            pen = Pen()
            pens.append(pen)
            top = (
                header(pen, order, say("sheet-answers", title=title), say("sheet-answers.why"), path=path)
                if solved
                else header(pen, order, title, how, fill=(say("sheet-your-name"), say("sheet-class-date")))
            )
            if example is not None and len(pens) == 1:
                top = _worked_out(pen, example, top + 14, columns, say)
            rest = _page(pen, rest, top + 20, columns, solved)
    for number, pen in enumerate(pens, 1):
        footer(pen, order, named, say("sheet-numbered", sheet=seed, page=number, pages=len(pens)))
    return [pen.page for pen in pens]


def _worked_out(pen: Pen, example: _Asked, top: float, columns: int, say: Words) -> float:
    """The example on its own ground, with its answer; gives where it ends."""
    room = (RIGHT - LEFT - _GAP * (columns - 1)) / columns
    small = room * (_SMALL if columns < 3 else 1.0)
    high = example.height(small, True) + 20
    pen.box(LEFT, top, RIGHT - LEFT, high, corner=6, fill=CREAM, stroke=None)
    example.draw(pen, LEFT + 16, top + 12, small, True)
    beside = LEFT + 16 + small + _GAP
    pen.text(beside, top + 34, say("sheet-example"), SERIF_BOLD, 20, room=RIGHT - beside - 16)
    pen.paragraph(beside, top + 44, RIGHT - beside - 16, say("sheet-example.why"), size=14, colour=SOFT)
    return top + high


def _page(
    pen: Pen, rest: list[tuple[int, _Asked]], top: float, columns: int, solved: bool
) -> list[tuple[int, _Asked]]:
    """As many rows of questions as fit; gives those that are left."""
    room = (RIGHT - LEFT - _GAP * (columns - 1)) / columns
    rows: list[tuple[float, list[tuple[int, _Asked]]]] = []
    used = 0.0
    while rest:
        row = rest[:columns]
        high = max(one.height(room, solved) for _, one in row) + _BETWEEN
        if rows and top + used + high - _BETWEEN > _BOTTOM:
            break
        rows.append((high, row))
        used, rest = used + high, rest[columns:]
    # what is left of the page lies between the rows
    more = min(_SPREAD, (_BOTTOM - top - used + _BETWEEN) / len(rows))
    y = top
    for high, row in rows:
        for column, (number, one) in enumerate(row):
            x = LEFT + column * (room + _GAP)
            pen.text(x, y + 20, str(number), SERIF_BOLD, 20)
            one.draw(pen, x, y, room, solved)
        y += high + more
    return rest
