"""Hints, reviews and puzzles, computed in their own process pool so that robots don't wait for them.

A result is stored under a hash of everything it depends on (question, version, budget), so the same question
is answered at once the next time.
"""

from __future__ import annotations

import asyncio
import datetime
import hashlib
import time
from collections import Counter
from contextlib import suppress

import msgspec
from sqlalchemy import delete, insert, select
from sqlalchemy.exc import IntegrityError

from parlour.analysis.puzzles.puzzle import Puzzle
from parlour.core import kernels
from parlour.core.registry import GAMES
from parlour.server.base.limits import Buckets
from parlour.server.base.now import now_ms
from parlour.server.base.settings import Settings
from parlour.server.match.listing import Listings
from parlour.server.store.schema import analyses
from parlour.server.store.store import Store
from parlour.server.workers.pool import Pool, RobotFailed
from parlour.table import refusal
from parlour.table.live import LiveMatch
from parlour.table.messages.analysis import (
    Analysed,
    PositionAsked,
    PuzzleAnswered,
    PuzzleJudged,
    PuzzleNamed,
    PuzzleShown,
)
from parlour.table.puzzles import judged, puzzle_shown
from parlour.table.refusal import Refusal
from parlour.table.thinking import Asked, HintWanted, PuzzleWanted, ReviewWanted
from parlour.version import __version__

_HOUR, _DAY_MS = 3600, 86_400_000
#: seconds for which a failure is remembered
_FAILED_FOR = 60
#: seconds in which most reviews are done: until then the steps so far are not sent
_AT_ONCE = 0.5
_PUZZLE = msgspec.json.Decoder(Puzzle)


class Analyses:
    """Answers from stored results; queues the rest, with limits per person or address."""

    def __init__(self, settings: Settings, store: Store, listings: Listings) -> None:
        self._settings = settings
        self._store = store
        self._listings = listings
        self._pool = Pool(settings, settings.analysis_processes)
        self._asked = Buckets(settings.analyses_per_hour / _HOUR, settings.analyses_per_hour)
        #: analyses that are waiting or running, and how many of them each person asked for
        self._under_way: dict[str, asyncio.Task[str]] = {}
        self._of: Counter[str] = Counter()
        #: what is found so far of those that tell it
        self._so_far: dict[str, _SoFar] = {}
        #: recent failures, so that asking again does not start the analysis anew
        self._failed: dict[str, tuple[float, Refusal]] = {}

    async def hint(self, live: LiveMatch, who: str, seat: int | None) -> Analysed:
        """The best actions for the person's seat, if it is its turn."""
        match = live.running
        if not live.hints:
            raise Refusal(
                "there are no hints in this match: it's rated, or they weren't agreed on", "no-hints", 403
            )
        actor = match.state.actor
        if actor not in live.seats_of(who) or (seat is not None and seat != actor):
            raise Refusal("it is not your turn", "not-your-turn")
        assert isinstance(actor, int)
        seconds = self._settings.hint_seconds
        asked = HintWanted(view=live.view(actor), seconds=seconds)
        return await self._found(who, "hint", live.game.key, asked, seconds)

    async def position(self, who: str, game: str, given: PositionAsked) -> Analysed:
        """The best actions in any position, from the view of the seat to act.

        Refused while the person plays this game in a match without hints, since it would be a hint.
        """
        state = GAMES.get(game).position(given.position, **given.options)
        if not isinstance(state.actor, int):
            raise Refusal("in this position it is nobody's turn", "nobody-to-act", 422)
        if await self._listings.without_hints(who, game):
            raise Refusal(
                "you are playing this game in a match without hints; finish it first",
                "playing-without-hints",
                403,
            )
        seconds = self._settings.hint_seconds
        view = msgspec.Raw(msgspec.json.encode(state.seen(state.actor)))
        return await self._found(who, "hint", game, HintWanted(view=view, seconds=seconds), seconds)

    async def review(self, live: LiveMatch, who: str) -> Analysed:
        """What each choice in a finished match cost."""
        match = live.match
        if match is None or match.result is None:
            raise Refusal("the match is not over yet", "not-over")
        seconds = self._settings.review_seconds
        record = match.record(live.stored.seed).json()
        asked = ReviewWanted(record=msgspec.Raw(record), seconds=seconds)
        return await self._found(who, "review", live.game.key, asked, seconds)

    async def puzzle(self, who: str, named: PuzzleNamed) -> PuzzleShown:
        """A puzzle, without its solution."""
        seed, found = await self._puzzle(who, named)
        return puzzle_shown(seed, named.number, found)

    async def judge(self, who: str, given: PuzzleAnswered) -> PuzzleJudged:
        """Judge an answer to a puzzle."""
        _, found = await self._puzzle(who, given)
        if found is None:
            raise Refusal("the puzzle is still being made; ask again in a moment", "too-busy", 503)
        return judged(found, given.answer)

    async def made(self, who: str, named: PuzzleNamed) -> Puzzle | None:
        """The puzzle with its solution, for judging answers; None while it is being made."""
        return (await self._puzzle(who, named))[1]

    async def _puzzle(self, who: str, named: PuzzleNamed) -> tuple[str, Puzzle | None]:
        """The seed, and the puzzle; None while it is being made."""
        today = datetime.datetime.now(datetime.UTC).date()
        seed = named.seed or f"day {today.isoformat()}"
        asked = PuzzleWanted(
            kind=named.game, level=named.level, theme=named.theme, seed=seed, number=named.number
        )
        found = await self._found(who, "puzzle", named.game, asked, 0)
        return seed, _PUZZLE.decode(found.result) if found.status == "done" else None

    async def _found(self, who: str, kind: str, game: str, asked: Asked, seconds: float) -> Analysed:
        """The result, if it is stored or found within `analysis_wait`; else the status `waiting`.

        That comes sooner if there is something found so far.
        """
        way = f"{seconds} {kind} " if kind == "puzzle" or _at_best(game) else f"{seconds} {kind} pure "
        name = hashlib.sha256(f"{__version__} {way}".encode() + msgspec.json.encode(asked)).hexdigest()
        text, so_far = await self._stored(name), None
        if text is None:
            self._check_failed(name)
            task = self._under_way.get(name) or self._queue(who, name, kind, game, asked, seconds)
            so_far = self._so_far[name]
            await so_far.waited_for(task, self._settings.analysis_wait)
            text = task.result() if task.done() else None
        return Analysed(
            status="done" if text is not None else "waiting",
            version=__version__,
            seconds=seconds,
            result=msgspec.Raw(text.encode()) if text is not None else so_far and so_far.found,
        )

    def _queue(
        self, who: str, name: str, kind: str, game: str, asked: Asked, seconds: float
    ) -> asyncio.Task[str]:
        if len(self._under_way) >= self._settings.analyses_waiting:
            raise Refusal(
                f"{len(self._under_way)} analyses are waiting, the most allowed; try again later",
                "too-busy",
                503,
            )
        if self._of[who] >= self._settings.analyses_per_person:
            raise Refusal(
                f"{self._of[who]} of your analyses are waiting; wait for one", "too-many-analyses", 429
            )
        if not self._asked.take(who):
            most = self._settings.analyses_per_hour
            raise Refusal(f"at most {most} analyses an hour; try again later", "too-many-analyses", 429)
        self._of[who] += 1
        self._so_far[name] = _SoFar()
        task = asyncio.create_task(self._think(name, kind, game, asked, seconds))
        self._under_way[name] = task

        def done(task: asyncio.Task[str]) -> None:
            del self._under_way[name], self._so_far[name]
            self._of[who] -= 1
            if not self._of[who]:
                del self._of[who]
            error = None if task.cancelled() else task.exception()
            if isinstance(error, Refusal):
                self._failed[name] = (time.monotonic(), error)

        task.add_done_callback(done)
        return task

    def _check_failed(self, name: str) -> None:
        """Raise the Refusal of the same analysis if it failed a moment ago."""
        now = time.monotonic()
        self._failed = {n: f for n, f in self._failed.items() if now - f[0] < _FAILED_FOR}
        if name in self._failed:
            raise self._failed[name][1]

    async def _think(self, name: str, kind: str, game: str, asked: Asked, seconds: float) -> str:
        try:
            found = await self._pool.ask(asked, self._settings.analysis_patience, self._so_far[name].add)
        except RobotFailed as error:
            if error.code != RobotFailed.default_code:
                raise refusal.of(error) from None
            raise Refusal(f"the analysis failed: {error.message}", "analysis-failed", 503) from None
        text = bytes(found).decode()
        row = {"id": name, "kind": kind, "game": game, "version": __version__, "seconds": seconds}
        with suppress(IntegrityError):  # another worker found it too
            await self._store.writer.run(
                lambda c: c.execute(insert(analyses).values(**row, at=now_ms(), result=text))
            )
        return text

    async def _stored(self, name: str) -> str | None:
        question = select(analyses.c.result).where(analyses.c.id == name)
        return await self._store.ask(lambda c: c.execute(question).scalar())

    async def tidy(self) -> None:
        """Delete results older than `analysis_days`."""
        before = now_ms() - self._settings.analysis_days * _DAY_MS
        old = delete(analyses).where(analyses.c.at < before)
        await self._store.writer.run(lambda c: c.execute(old))

    async def warm(self) -> None:
        """Start the processes before the first question."""
        await self._pool.warm()

    async def close(self) -> None:
        for task in tuple(self._under_way.values()):
            task.cancel()
        await asyncio.gather(*self._under_way.values(), return_exceptions=True)
        await self._pool.close()

    @property
    def answers(self) -> bool:
        """Whether the last analysis was answered."""
        return self._pool.answers


class _SoFar:
    """What an analysis has found so far."""

    def __init__(self) -> None:
        self.found: msgspec.Raw | None = None
        self._any = asyncio.Event()

    def add(self, line: bytes) -> None:
        """Replace what was found before."""
        self.found = msgspec.Raw(line)
        self._any.set()

    async def waited_for(self, task: asyncio.Task[str], seconds: float) -> None:
        """Wait for the analysis, but no longer than `seconds`, nor than `_AT_ONCE` if something is found."""
        await asyncio.wait({task}, timeout=min(seconds, _AT_ONCE))
        if seconds > _AT_ONCE and not task.done():
            found = asyncio.create_task(self._any.wait())
            try:
                await asyncio.wait(
                    {task, found}, timeout=seconds - _AT_ONCE, return_when=asyncio.FIRST_COMPLETED
                )
            finally:
                found.cancel()


def _at_best(game: str) -> bool:
    """Whether an analysis made now is as good as it gets; without kernels it is less sure, so it is asked for
    again once they are ready."""
    return game not in kernels.KERNELS or kernels.ready(game)
