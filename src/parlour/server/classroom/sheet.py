"""The class's results as a CSV file: a row for each pupil and task."""

from __future__ import annotations

import csv
import datetime
import io

from parlour.analysis.drills import Calculators, Drill, Equations, Puzzles, Sums
from parlour.locales.words import Words
from parlour.table.messages.classroom import ClassShown

#: first characters that a spreadsheet takes for a formula
_FORMULA = ("=", "+", "-", "@", "\t", "\r")
COLUMNS = ("pupil", "task", "about", "set", "questions", "done", "right", "tries", "seconds")


def sheet(shown: ClassShown, words: Words) -> bytes:
    """The results as CSV in UTF-8 with a BOM, by which spreadsheets recognise the encoding.

    The separator is the one that spreadsheets use in that language.
    """
    text = io.StringIO()
    lines = csv.writer(text, delimiter=words.separator)
    lines.writerow([words(f"class-sheet-{column}") for column in COLUMNS])
    for pupil in shown.pupils:
        for number, (task, mine) in enumerate(zip(shown.tasks, pupil.tasks, strict=True), 1):
            day = datetime.datetime.fromtimestamp(task.created / 1000, datetime.UTC).date().isoformat()
            seconds = round(mine.ms / 1000)
            name = f"'{pupil.name}" if pupil.name.startswith(_FORMULA) else pupil.name
            about = _about(task.drill, words)
            counts = (task.questions, mine.done, mine.right, mine.tries, seconds)
            lines.writerow([name, number, about, day, *counts])
    return b"\xef\xbb\xbf" + text.getvalue().encode()


def _about(drill: Drill, words: Words) -> str:
    """A short description of a task."""
    kind = words(f"class-kind-{type(drill).__struct_config__.tag}")
    match drill:
        case Equations(operations=operations, most=most, ask=ask):
            named = ", ".join(words(f"class-theme-{operation}") for operation in operations)
            asked = "" if ask == "mixed" else f" · {words(f'teach-ask-{ask}')}"
            return f"{kind}: {named} (≤ {most}){asked}"
        case Calculators(grade=grade):
            return f"{kind}: {words('class-grade', grade=grade)}"
        case Sums(flaps=flaps, least=least):
            return f"{kind}: {words('class-flaps', flaps=flaps, least=least)}"
        case Puzzles(game=game, level=level, theme=theme):
            named = "" if theme is None else f", {words(f'puzzle-theme-{theme}')}"
            return f"{kind}: {words(f'game-{game}')}, {words('class-level', level=level)}{named}"
