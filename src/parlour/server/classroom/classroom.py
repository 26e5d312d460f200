"""Wires the parts of the classroom together, and does what needs several of them."""

from __future__ import annotations

import asyncio
from typing import Any

from parlour.server.analyses import Analyses
from parlour.server.base.names import Names
from parlour.server.base.settings import Settings
from parlour.server.base.shared_limits import SharedLimits
from parlour.server.match.listing import Listings
from parlour.server.match.matches import Matches
from parlour.server.match.playing import Playing
from parlour.server.store.store import Store
from parlour.table.messages.classroom import NewTask
from parlour.table.messages.people import Person
from parlour.table.refusal import Refusal

from .asking import Previews
from .classes import Classes
from .code_tries import CodeTries
from .desk import Desks
from .league import ClassLeague
from .membership import class_of
from .mistakes import Mistakes
from .pupils import Pupils
from .robot_games import RobotGames
from .rounds import ClassRounds
from .tasks import Tasks
from .teaching import Teaching
from .working import Working


class Classroom:
    """All operations on classes, for the HTTP handlers."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        names: Names,
        matches: Matches,
        playing: Playing,
        analyses: Analyses,
        limits: SharedLimits,
        listings: Listings,
    ) -> None:
        self._matches = matches
        self.classes = Classes(settings, store, names)
        tries = CodeTries(settings, limits)
        self.pupils = Pupils(settings, store, names, tries)
        self.tasks = Tasks(settings, store)
        self.working = Working(settings, store, analyses)
        self.league = ClassLeague(settings, store, matches, playing)
        self.desks = Desks(store)
        self.teaching = Teaching(store, tries)
        self.previews = Previews(store)
        self.mistakes = Mistakes(store)
        self.rounds = ClassRounds(store)
        self.robot_games = RobotGames(settings, matches, playing, listings)
        self._ahead: set[asyncio.Task[None]] = set()

    async def of_pupil(self, pupil: Person) -> Any:
        """The row of a pupil's class."""
        class_id = class_of(pupil.id)
        if class_id is None:
            raise Refusal("you are not in a class; join one with its code", "not-in-class", 403)
        return await self.classes.row(class_id)

    async def set_task(self, teacher: Person, class_id: str, wanted: NewTask) -> None:
        """Set the class a task, and start making its puzzles in the background."""
        task = await self.tasks.set(class_id, wanted)
        making = asyncio.create_task(self.working.make_ahead(teacher.id, class_id, task))
        self._ahead.add(making)
        making.add_done_callback(self._ahead.discard)

    async def close(self) -> None:
        for making in tuple(self._ahead):
            making.cancel()
        await asyncio.gather(*self._ahead, return_exceptions=True)

    async def delete(self, class_id: str) -> None:
        """Delete a class; its running matches are closed."""
        self._matches.send_away(await self.classes.delete(class_id))

    async def remove(self, class_id: str, pupil: str) -> None:
        """Delete a pupil; their running match is closed for the other player too."""
        self._matches.send_away(await self.pupils.remove(class_id, pupil))

    async def forget(self, person: Person) -> bool:
        """Delete a person's classes, or the pupil; returns whether it was a pupil, who is then deleted."""
        class_id = class_of(person.id)
        if class_id is not None:
            await self.remove(class_id, person.id)
            return True
        for found in await self.classes.made_by(person.id):
            await self.delete(found)
        await self.teaching.forget(person.id)
        return False

    async def tidy(self) -> None:
        """Delete the classes without a visit for `class_days`, and answers kept for too long."""
        await self.classes.drop_answers()
        for class_id in await self.classes.forgotten():
            await self.delete(class_id)
