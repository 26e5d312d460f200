"""Working on a task: the next question, and judging an answer to it.

Only the result is stored: the kind of question, tries, right or wrong, and time. Wrong answers are stored
only where the teacher chose to keep them.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, insert, select, update
from sqlalchemy.exc import IntegrityError

from parlour.analysis.drills import Puzzles, Question, in_a_row, ladder, of_puzzle, right, told, why
from parlour.analysis.drills.level import Answered, level_for, strength
from parlour.analysis.puzzles.puzzle import Puzzle, check
from parlour.core.errors import ParlourError
from parlour.core.fairness import Fortune, seed_from
from parlour.server.analyses import Analyses
from parlour.server.base.now import now_ms
from parlour.server.base.settings import Settings
from parlour.server.store.schema import answers, classes, pupils, tasks
from parlour.server.store.store import Store
from parlour.table.messages.analysis import PuzzleNamed
from parlour.table.messages.classroom import ClassAnswer, ClassJudged, QuestionShown
from parlour.table.messages.people import Person
from parlour.table.refusal import Refusal

from .classes import rules_of
from .membership import class_of
from .tasks import DRILL, is_for, read_task, whom_of

#: a pupil's level follows from so many answers
_LATELY = 60
#: the most wrong answers to a question that are kept
_KEPT = 5
#: seconds between two checks of a puzzle that is being made
_PAUSE = 1.0
_STILL_MADE = Refusal("the puzzle is still being made; ask again in a moment", "too-busy", 503)


class Asked(Struct, frozen=True):
    """A question, and its puzzle if it is one."""

    question: Question
    puzzle: Puzzle | None = None

    def right(self, answer: str) -> bool:
        """Whether the answer is right by the rules of the game."""
        if self.puzzle is not None:
            return check(self.puzzle, answer).right
        return right(self.question, answer)


class Working:
    """Shows pupils their questions one by one and judges the answers."""

    def __init__(self, settings: Settings, store: Store, analyses: Analyses) -> None:
        self._settings = settings
        self._store = store
        self._analyses = analyses

    async def next(self, pupil: Person, task: str) -> QuestionShown:
        """The pupil's current question; its time counts from when it is first shown."""
        at = await self._store.ask(lambda c: _at(c, pupil, task))
        row, number = at.row, at.number
        counts = {"done": at.done, "right": at.right, "questions": row.questions}
        if number is None:
            return QuestionShown(ready=True, **counts)
        _still_open(row)
        asked = await self._asked(pupil, row, number, at.level)
        if asked is None:
            return QuestionShown(ready=False, number=number, **counts)
        had = await self._begin(pupil, row, number, asked.question, at.level)
        left = max(1, self._tries(asked.question) - had)
        return _shown(asked.question, number=number, tries=left, level=at.level, **counts)

    async def answer(self, pupil: Person, task: str, given: ClassAnswer) -> ClassJudged:
        """Judge an answer to the pupil's current question and store the result."""
        at = await self._store.ask(lambda c: _at(c, pupil, task))
        row, number = at.row, at.number
        _still_open(row)
        if number != given.number:
            raise Refusal("this is not your current question; load the task again", "not-that-question")
        asked = await self._asked(pupil, row, number, at.level)
        if asked is None:
            raise _STILL_MADE
        is_right = asked.right(given.answer) if given.answer is not None else None
        most = self._tries(asked.question)
        longest = self._settings.question_seconds_kept * 1000

        def work(connection: Connection) -> int:
            where = (answers.c.task == task, answers.c.person == pupil.id, answers.c.number == number)
            kept = connection.execute(select(answers).where(*where).with_for_update()).one_or_none()
            if kept is None or kept.done:
                raise Refusal("this is not your current question; load the task again", "not-that-question")
            tries, now = kept.tries + (is_right is not None), now_ms()
            connection.execute(
                update(answers)
                .where(*where)
                .values(
                    tries=tries,
                    right=bool(is_right),
                    done=bool(is_right) or is_right is None or tries >= most,
                    at=now,
                    ms=min(now - kept.began, longest),
                    given=_with(kept.given, given.answer) if at.keeps and is_right is False else kept.given,
                )
            )
            return int(tries)

        left = max(0, most - await self._store.writer.run(work))
        over = is_right is None or is_right or left == 0
        wrong = given.answer is not None and not is_right
        return ClassJudged(
            right=bool(is_right),
            done=over,
            tries=0 if over else left,
            solutions=asked.question.accepted if over else (),
            told=told(asked.question) if over else (),
            why=why(asked.question, str(given.answer), over) if wrong else "",
        )

    def _tries(self, asked: Question) -> int:
        return asked.tries or self._settings.tries_per_question

    async def _asked(self, pupil: Person, row: Any, number: int, level: int | None) -> Asked | None:
        """The pupil's question with that number; None while it is being made."""
        drill = DRILL.decode(row.drill)
        if not isinstance(drill, Puzzles):
            return Asked(question_of(row, pupil.id, number, level))
        # puzzles take long to make, so all pupils get the same ones, each in their own order
        order = _order(row.seed, pupil.id, row.questions)
        made = await self._analyses.made(pupil.id, _named(drill, row.seed, order[number - 1]))
        return Asked(of_puzzle(made), made) if made is not None else None

    async def make_ahead(self, teacher: str, class_id: str, task: str) -> None:
        """Make a task's puzzles one after the other, before pupils reach them."""
        row = await self._store.ask(lambda c: read_task(c, class_id, task))
        drill = DRILL.decode(row.drill)
        if not isinstance(drill, Puzzles):
            return
        with suppress(ParlourError):  # a puzzle that fails now is tried again when a pupil needs it
            for number in range(1, row.questions + 1):
                while await self._analyses.made(teacher, _named(drill, row.seed, number)) is None:
                    await asyncio.sleep(_PAUSE)

    async def _begin(self, pupil: Person, row: Any, number: int, asked: Question, level: int | None) -> int:
        """Record that the question was shown; returns the tries so far."""
        key = {"task": row.id, "person": pupil.id, "number": number}
        values = {
            "theme": asked.theme,
            "ask": asked.ask,
            "level": level,
            "tries": 0,
            "right": False,
            "done": False,
            "began": now_ms(),
            "ms": 0,
        }
        where = [answers.c[name] == value for name, value in key.items()]

        def work(connection: Connection) -> int:
            kept = connection.execute(select(answers.c.tries).where(*where)).scalar()
            if kept is None:
                connection.execute(insert(answers).values(**key, **values))
            return kept or 0

        try:
            return await self._store.writer.run(work)
        except IntegrityError:  # another window of the pupil was first
            return await self._store.writer.run(work)


class At(Struct, frozen=True):
    """Where a pupil is in a task: its row, the current question (None: all done), and the level it has."""

    row: Any
    number: int | None
    done: int
    right: int
    level: int | None
    keeps: bool


def _at(connection: Connection, pupil: Person, task: str) -> At:
    class_id = class_of(pupil.id) or ""
    row = read_task(connection, class_id, task)
    group = connection.execute(select(pupils.c.group).where(pupils.c.person == pupil.id)).scalar()
    if not is_for(whom_of(row), pupil.id, group):
        raise Refusal("the class has no task with this id", "no-such-task", 404)
    where = (answers.c.task == task, answers.c.person == pupil.id)
    flags = connection.execute(
        select(answers.c.number, answers.c.right, answers.c.level, answers.c.done).where(*where)
    )
    rows = flags.all()
    done = sum(bool(one.done) for one in rows)
    number = done + 1 if done < row.questions else None
    level = None
    if row.course is not None:
        begun = [one.level for one in rows if one.number == number]
        level = begun[0] if begun and begun[0] is not None else _level(connection, pupil.id, row.course)
    rules = rules_of(connection.execute(select(classes.c.rules).where(classes.c.id == class_id)).one())
    right = sum(bool(one.right) for one in rows)
    return At(row=row, number=number, done=done, right=right, level=level, keeps=rules.keep)


def _level(connection: Connection, pupil: str, course: str) -> int:
    """The level that follows from the pupil's last answers in tasks of this course."""
    question = (
        select(answers.c.level, answers.c.ask, answers.c.right, answers.c.tries)
        .join(tasks, tasks.c.id == answers.c.task)
        .where(
            answers.c.person == pupil,
            tasks.c.course == course,
            answers.c.done.is_(True),
            answers.c.level.is_not(None),
        )
        .order_by(answers.c.began.desc(), answers.c.number.desc())
        .limit(_LATELY)
    )
    ratings = [rung.rating for rung in ladder(course)]
    first = [
        Answered(
            ratings[min(row.level, len(ratings)) - 1],
            0.5 if row.ask == "is-it" else 0.0,
            bool(row.right) and row.tries == 1,
        )
        for row in reversed(connection.execute(question).all())
    ]
    return level_for(strength(first), ratings)


def question_of(row: Any, person: str, number: int, level: int | None) -> Question:
    """A pupil's question of a task that is no puzzle."""
    drill = DRILL.decode(row.drill)
    if row.course is not None and level is not None:
        rungs = ladder(row.course)
        drill = rungs[min(level, len(rungs)) - 1].drill
    return in_a_row(drill, row.seed, person, number)


def _with(kept: str | None, given: str | None) -> str:
    """The wrong answers so far and this one."""
    had: list[str] = msgspec.json.decode(kept) if kept else []
    return msgspec.json.encode([*had, given][-_KEPT:]).decode()


def _named(drill: Puzzles, seed: str, number: int) -> PuzzleNamed:
    return PuzzleNamed(
        game=drill.game, level=drill.level, theme=drill.theme, seed=f"class {seed}", number=number
    )


def _still_open(row: Any) -> None:
    if row.due is not None and row.due < now_ms():
        raise Refusal("the task's due time has passed", "task-over")


def _order(seed: str, person: str, count: int) -> list[int]:
    """The numbers from 1 on, shuffled for this person."""
    rng = Fortune(seed_from(f"order {seed}"), person, [], 0)
    left, order = list(range(1, count + 1)), []
    while left:
        order.append(left.pop(rng.randrange(len(left))))
    return order


def _shown(asked: Question, **counts: Any) -> QuestionShown:
    return QuestionShown(
        ready=True,
        ask=asked.ask,
        theme=asked.theme,
        digits=asked.digits,
        flaps=asked.flaps,
        throw=asked.throw,
        least=asked.least,
        red=asked.red,
        black=asked.black,
        game=asked.game,
        view=asked.view,
        **counts,
    )
