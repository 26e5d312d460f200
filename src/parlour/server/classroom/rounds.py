"""A live round: one question for the whole class at once. What is right shuts flaps of the class's box.

Answers are kept until the next question. Nobody is ranked: only counts are shown.
"""

from __future__ import annotations

import secrets
from collections import Counter
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from parlour.analysis.drills import Puzzles, Question, in_a_row, read, told
from parlour.core.errors import BadOption
from parlour.server.base.now import now_ms
from parlour.server.store.schema import answers, people, pupils, round_answers, rounds, tasks
from parlour.server.store.store import Store
from parlour.table.messages.classroom import NewRound, ProjectorShown, RoundAnswer, RoundCount, RoundShown
from parlour.table.messages.people import Person
from parlour.table.practice import plain
from parlour.table.refusal import Refusal

from .membership import class_of
from .tasks import DRILL, tasks_of

#: the flaps of the class's box
FLAPS = 12
#: the share of right answers for which the class shuts one, two or three flaps
_SHUTS = ((0.9, 3), (0.6, 2), (0.3, 1))
#: answers that are shown, the others are summed up under the last
_COUNTED = 6


class ClassRounds:
    """Asks the class, takes the answers, and counts. All state is in the database."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def begin(self, class_id: str, wanted: NewRound) -> None:
        """Begin a round with its first question; an earlier round ends."""
        if isinstance(wanted.drill, Puzzles):
            raise BadOption("a live round can't have puzzles; choose another kind", option="drill")
        row = {
            "class": class_id,
            "drill": msgspec.json.encode(wanted.drill).decode(),
            "seed": secrets.token_hex(16),
            "seconds": wanted.seconds,
            "number": 1,
            "ends": now_ms() + wanted.seconds * 1000,
            "shut": 0,
            "counted": False,
        }

        def work(connection: Connection) -> None:
            _clear(connection, class_id)
            connection.execute(insert(rounds).values(row))

        await self._store.writer.run(work)

    async def next(self, class_id: str) -> None:
        """Ask the next question."""

        def work(connection: Connection) -> None:
            row = _counted(connection, class_id, stop=True)
            connection.execute(delete(round_answers).where(round_answers.c["class"] == class_id))
            shut = 0 if row.shut >= FLAPS else row.shut
            values = {
                "number": row.number + 1,
                "ends": now_ms() + row.seconds * 1000,
                "counted": False,
                "shut": shut,
            }
            connection.execute(update(rounds).where(rounds.c["class"] == class_id).values(values))

        await self._store.writer.run(work)

    async def stop(self, class_id: str) -> None:
        """Stop the clock: everybody sees what is right."""
        await self._store.writer.run(lambda c: _counted(c, class_id, stop=True))

    async def end(self, class_id: str) -> None:
        """End the round and forget its answers."""
        await self._store.writer.run(lambda c: _clear(c, class_id))

    async def answer(self, pupil: Person, given: RoundAnswer) -> RoundShown:
        """Take a pupil's answer; it can't be changed."""
        class_id = class_of(pupil.id) or ""

        def work(connection: Connection) -> None:
            row = _row(connection, class_id)
            if row.number != given.number or row.ends <= now_ms():
                raise Refusal("this question is over; wait for the next", "round-over")
            asked = _question(row)
            answer = read(asked, given.answer)
            value = {
                "class": class_id,
                "person": pupil.id,
                "given": answer,
                "right": answer in asked.accepted,
            }
            connection.execute(insert(round_answers).values(value))

        try:
            await self._store.writer.run(work)
        except IntegrityError:
            raise Refusal("you've answered this question", "round-answered") from None
        return await self.shown(class_id, pupil.id)

    async def shown(self, class_id: str, pupil: str | None = None) -> RoundShown:
        """The round as a pupil or the projector sees it; a Refusal if there is none."""
        await self._count(class_id)
        return await self._store.ask(lambda c: _shown(c, class_id, _row(c, class_id), pupil))

    async def screen(self, row: Any) -> ProjectorShown:
        """What the projector shows. `row` is the class's row."""
        await self._count(row.id)
        return await self._store.ask(lambda connection: _screen(connection, row))

    async def _count(self, class_id: str) -> None:
        """Count the answers once time is up."""
        due = select(rounds.c.number).where(
            rounds.c["class"] == class_id, rounds.c.counted.is_(False), rounds.c.ends <= now_ms()
        )
        if await self._store.ask(lambda c: c.execute(due).scalar()) is not None:
            await self._store.writer.run(lambda c: _counted(c, class_id))


def _row(connection: Connection, class_id: str) -> Any:
    row = connection.execute(select(rounds).where(rounds.c["class"] == class_id)).one_or_none()
    if row is None:
        raise Refusal("the class has no live round now", "no-round", 404)
    return row


def _question(row: Any) -> Question:
    return in_a_row(DRILL.decode(row.drill), row.seed, "class", row.number)


def _clear(connection: Connection, class_id: str) -> None:
    for table in (round_answers, rounds):
        connection.execute(delete(table).where(table.c["class"] == class_id))


def _counted(connection: Connection, class_id: str, stop: bool = False) -> Any:
    """Shut the class's flaps for the answers so far, once; returns the round's row."""
    row = _row(connection, class_id)
    if row.counted or (row.ends > now_ms() and not stop):
        return row
    given = select(round_answers.c.right).where(round_answers.c["class"] == class_id)
    flags = list(connection.execute(given).scalars())
    shut = min(FLAPS, row.shut + shuts(sum(map(bool, flags)), len(flags)))
    values = {"counted": True, "shut": shut, "ends": min(row.ends, now_ms())}
    connection.execute(update(rounds).where(rounds.c["class"] == class_id).values(values))
    return _row(connection, class_id)


def shuts(right: int, answered: int) -> int:
    """How many flaps the class shuts when so many of the answers are right."""
    if not answered:
        return 0
    return next((flaps for share, flaps in _SHUTS if right / answered >= share), 0)


def _shown(connection: Connection, class_id: str, row: Any, pupil: str | None) -> RoundShown:
    asked = _question(row)
    given = connection.execute(select(round_answers).where(round_answers.c["class"] == class_id)).all()
    here = select(func.count()).select_from(pupils).where(pupils.c["class"] == class_id)
    mine = next((one for one in given if one.person == pupil), None)
    over = bool(row.counted)
    tally = Counter(one.given for one in given).most_common(_COUNTED)
    return RoundShown(
        number=row.number,
        question=plain(asked),
        left=max(0, row.ends - now_ms()),
        answered=len(given),
        pupils=connection.execute(here).scalar_one(),
        shut=row.shut,
        flaps=FLAPS,
        over=over,
        counts=tuple(
            RoundCount(answer=answer, count=count, right=answer in asked.accepted) for answer, count in tally
        )
        if over
        else (),
        solutions=asked.accepted if over else (),
        told=told(asked) if over else (),
        mine=mine.given if mine is not None else None,
        right=bool(mine.right) if mine is not None and over else None,
    )


def _screen(connection: Connection, row: Any) -> ProjectorShown:
    names = (
        select(people.c.name)
        .join(pupils, pupils.c.person == people.c.id)
        .where(pupils.c["class"] == row.id)
        .order_by(pupils.c.joined, people.c.name)
    )
    joined = tuple(connection.execute(names).scalars())
    found = tasks_of(connection, row.id)
    last = found[-1] if found else None
    done = questions = 0
    if last is not None:
        asked = (
            select(func.count())
            .select_from(answers)
            .where(answers.c.task == last.id, answers.c.done.is_(True))
        )
        done = connection.execute(asked).scalar_one()
        who = select(func.count()).select_from(tasks).where(tasks.c.id == last.id, tasks.c.whom.is_(None))
        count = len(joined) if connection.execute(who).scalar_one() else 0
        questions = max(done, last.questions * count)
    live = connection.execute(select(rounds).where(rounds.c["class"] == row.id)).one_or_none()
    return ProjectorShown(
        name=row.name,
        code=row.code,
        joined=joined,
        done=done,
        questions=questions,
        round=_shown(connection, row.id, live, None) if live is not None else None,
    )
