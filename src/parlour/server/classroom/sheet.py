"""The class's results as a CSV file: a row for each pupil and task, with the pupil's league results."""

from __future__ import annotations

import csv
import datetime
import io

from parlour.analysis.drills import Calculators, Drill, Equations, Puzzles, Sums, ThrowPoints
from parlour.locales.words import Words
from parlour.table.messages.classroom import ClassShown

from .tasks import is_for

#: first characters that a spreadsheet takes for a formula
_FORMULA = ("=", "+", "-", "@", "\t", "\r")
COLUMNS = (
    "class", "pupil", "group", "task", "about", "set", "questions", "done", "right", "tries", "seconds",
    "league-played", "league-won", "league-drawn", "league-lost", "league-points",
)  # fmt: skip


def sheet(shown: ClassShown, words: Words) -> bytes:
    """The results as CSV in UTF-8 with a BOM, by which spreadsheets recognise the encoding.

    The separator is the one that spreadsheets use in that language.
    """
    text = io.StringIO()
    lines = csv.writer(text, delimiter=words.separator)
    lines.writerow([words(f"class-sheet-{column}") for column in COLUMNS])
    league = {line.name: line for line in shown.standings}
    for pupil in shown.pupils:
        line = league.get(pupil.name)
        games = (line.played, line.won, line.drawn, line.lost, line.points) if line else (0, 0, 0, 0, 0)
        who = (_plain(shown.name), _plain(pupil.name), _plain(pupil.group or ""))
        for task, mine in zip(shown.tasks, pupil.tasks, strict=True):
            if not is_for(task.whom, pupil.person, pupil.group):
                continue
            day = datetime.datetime.fromtimestamp(task.created / 1000, datetime.UTC).date().isoformat()
            counts = (task.questions, mine.done, mine.right, mine.tries, round(mine.ms / 1000))
            lines.writerow([*who, task.number, _about(task.drill, words), day, *counts, *games])
        if not shown.tasks:
            lines.writerow([*who, *[""] * 8, *games])
    return b"\xef\xbb\xbf" + text.getvalue().encode()


def _plain(text: str) -> str:
    """Text that no spreadsheet takes for a formula."""
    return f"'{text}" if text.startswith(_FORMULA) else text


def _about(drill: Drill, words: Words) -> str:
    """A short description of a task."""
    kind = words(f"class-kind-{type(drill).__struct_config__.tag}")
    match drill:
        case Equations(operations=operations, most=most, ask=ask, carry=carry, tables=tables):
            named = ", ".join(words(f"class-theme-{operation}") for operation in operations)
            asked = "" if ask == "mixed" else f" · {words(f'teach-ask-{ask}')}"
            carried = "" if carry == "any" else f" · {words(f'class-carry-{carry}')}"
            of = f" · {words('class-tables', tables=', '.join(map(str, tables)))}" if tables else ""
            return f"{kind}: {named} (≤ {most}){carried}{of}{asked}"
        case Calculators(grade=grade):
            return f"{kind}: {words(f'teach-grade-{grade}')}"
        case ThrowPoints(most=most):
            return f"{kind}: {words('class-sides', most=most)}"
        case Sums(flaps=flaps, least=least):
            return f"{kind}: {words('class-flaps', flaps=flaps, least=least)}"
        case Puzzles(game=game, level=level, theme=theme):
            named = "" if theme is None else f", {words(f'puzzle-theme-{theme}')}"
            return f"{kind}: {words(f'game-{game}')}, {words('class-level', level=level)}{named}"
