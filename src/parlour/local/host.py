"""A host without sockets, database or web framework: it answers what the page asks of `/api`."""

from __future__ import annotations

import datetime
import re
from collections.abc import Awaitable, Callable, Mapping
from functools import cache
from typing import Any, TypeVar
from urllib.parse import parse_qs, unquote, urlsplit

import msgspec
from msgspec import Struct

from parlour.analysis.puzzles.puzzle import Puzzle
from parlour.core.errors import ParlourError
from parlour.core.record import LONGEST_RECORD
from parlour.core.registry import GAMES
from parlour.locales.speech import known
from parlour.table import refusal
from parlour.table.catalogue import games_shown
from parlour.table.hooks import PREVIEWS, READINGS, hook_of
from parlour.table.imports import imported, record_given
from parlour.table.live import LiveMatch
from parlour.table.messages.analysis import (
    Analysed,
    HintGiven,
    PositionAsked,
    PuzzleAnswered,
    PuzzleKind,
    PuzzleNamed,
)
from parlour.table.messages.match import Listing, Look, NewMatch, PreviewWanted, Problem, RecordGiven, Rematch
from parlour.table.messages.people import NewGuest, Person
from parlour.table.messages.practice import PracticeAnswer
from parlour.table.messages.rules import Said
from parlour.table.messages.trying import RobotAsked, RobotChose, TryWanted
from parlour.table.practice import course_shown, practice_judged, question_shown
from parlour.table.puzzles import judged, puzzle_shown
from parlour.table.refusal import Refusal
from parlour.table.replay import record_for, replay
from parlour.table.rules import example_shown, rules_shown, words_shown
from parlour.table.thinking import Asked, HintWanted, PuzzleWanted, ReviewWanted
from parlour.table.trying import robot_wanted, tried
from parlour.version import __version__

from .analyses import LocalAnalyses
from .line import Line
from .matches import LOCAL, THINKING, LocalMatches, Think, clean_name, now_ms
from .shelf import Shelf

T = TypeVar("T")
#: the one person of a device
PERSON = "local"
_PUZZLE = msgspec.json.Decoder(Puzzle)
#: seconds for each position of a review
_REVIEWING = 0.05


class LocalAnswer(Struct, frozen=True):
    """What HTTP would answer: a status and a body of JSON."""

    status: int
    body: bytes = b""


class Call(Struct, frozen=True):
    """One request: what the route found in the path, the query and the body."""

    path: tuple[str, ...]
    query: Mapping[str, list[str]]
    body: bytes

    def read(self, kind: type[T]) -> T:
        """The body as this type; a Refusal if it isn't one."""
        try:
            return msgspec.json.decode(self.body or b"{}", type=kind)
        except (msgspec.MsgspecError, UnicodeError) as error:
            raise Refusal(str(error)[:200], "bad-message", 422) from None

    def one(self, name: str, default: str = "") -> str:
        """A query's value."""
        return self.query.get(name, [default])[0]

    def number(self, name: str, default: int) -> int:
        """A query's whole number; a Refusal if it is none."""
        text = self.one(name, str(default))
        if not (text.isascii() and text.isdigit() and len(text) < 10):
            raise Refusal(f"`{name}` must be a whole number", "bad-message", 422)
        return int(text)


Handler = Callable[["LocalHost", Call], Awaitable[Any]]
_ROUTES: list[tuple[str, re.Pattern[str], Handler]] = []


def _route(method: str, path: str) -> Callable[[Handler], Handler]:
    """Answer this path; `*` stands for one part of it."""
    pattern = re.compile("/" + path.replace("*", "([^/]{1,80})"))

    def add(handler: Handler) -> Handler:
        _ROUTES.append((method, pattern, handler))
        return handler

    return add


class LocalHost:
    """Everything that a page needs to play on this device alone.

    `shelf` keeps the matches, `think` answers for robots and analyses.
    """

    def __init__(self, shelf: Shelf, think: Think, name: str = "Parlour") -> None:
        self.person = Person(id=PERSON, name=name, kind="guest")
        self.matches = LocalMatches(shelf, think)
        self.analyses = LocalAnalyses(think)
        self.think = think

    async def ask(self, method: str, path: str, body: bytes | str | None = None) -> LocalAnswer:
        """Answer one request. It never raises: what is refused has a status and a reason."""
        where = urlsplit(path)
        data = body.encode() if isinstance(body, str) else body or b""
        try:
            if len(data) > LONGEST_RECORD:
                raise Refusal("this message is too large", "too-large", 413)
            for verb, pattern, handler in _ROUTES:
                found = pattern.fullmatch(where.path) if verb == method else None
                if found is not None:
                    parts = tuple(unquote(part) for part in found.groups())
                    return _answer(await handler(self, Call(parts, parse_qs(where.query), data)))
            raise Refusal("this needs a server", "needs-server", 404)
        except ParlourError as error:
            why = refusal.of(error)
            problem = Problem(code=why.code, reason=why.message, details=why.details)
            return LocalAnswer(why.status, msgspec.json.encode(problem))

    async def connect(
        self,
        match: str,
        since: int,
        hear: Callable[[bytes], None],
        closed: Callable[[int], None] = lambda code: None,
    ) -> Line:
        """Watch a match: `hear` gets what its socket would send, `closed` the code if it ends.

        A Refusal if there is no such match.
        """
        live = await self.matches.get(match)
        line = Line(live, self.person, since, hear, closed)
        live.watchers.add(line)
        line.welcome()
        return line

    async def hear(self, line: Line, text: str | bytes) -> None:
        """Carry out a message of the page."""
        given = line.read(text, now_ms())
        if given is None:
            return
        try:
            await self.matches.do(line, self.person, given)
        except ParlourError as error:
            line.refuse(getattr(given, "key", None), error)

    def look(self, live: LiveMatch) -> Look:
        """All that this device sees of a match."""
        return live.look(self.person.id, self.person.name)

    async def found(self, kind: str, asked: Asked, seconds: float) -> Analysed:
        """An analysis, if it is done; else the status `waiting`."""
        text = await self.analyses.found(kind, asked)
        return Analysed(
            status="done" if text is not None else "waiting",
            version=__version__,
            seconds=seconds,
            result=msgspec.Raw(text) if text is not None else None,
        )

    async def puzzle(self, named: PuzzleNamed) -> tuple[str, Puzzle | None]:
        """A puzzle's seed, and the puzzle once it is made."""
        seed = named.seed or f"day {datetime.datetime.now(datetime.UTC).date().isoformat()}"
        asked = PuzzleWanted(
            kind=named.game, level=named.level, theme=named.theme, seed=seed, number=named.number
        )
        text = await self.analyses.found("puzzle", asked)
        return seed, _PUZZLE.decode(text) if text is not None else None


def _answer(found: Any) -> LocalAnswer:
    if found is None:
        return LocalAnswer(204)
    if isinstance(found, LocalAnswer):
        return found
    waits = getattr(found, "status", None) == "waiting"
    return LocalAnswer(202 if waits else 200, msgspec.json.encode(found))


# --- games ---


@_route("GET", "games")
async def _games(host: LocalHost, call: Call) -> Any:
    return games_shown()


@_route("GET", "games/*/words")
async def _words(host: LocalHost, call: Call) -> Any:
    return words_shown(call.path[0], call.one("lang", "en"))


@_route("GET", "games/*/rules")
async def _rules(host: LocalHost, call: Call) -> Any:
    return rules_shown(call.path[0], call.one("lang", "en"))


@_route("GET", "games/*/examples/*")
async def _example(host: LocalHost, call: Call) -> Any:
    return example_shown(call.path[0], call.path[1], call.query.get("act", [])[:60])


@_route("GET", "games/*/reading")
async def _reading(host: LocalHost, call: Call) -> Any:
    digits, lang = call.one("digits"), call.one("lang", "en")
    if not (2 <= len(digits) <= 17 and digits.isascii() and digits.isdigit()):
        raise Refusal("`digits` must be 2 to 17 digits", "bad-message", 422)
    return Said(known(lang), hook_of(READINGS, call.path[0])(digits, lang))


@_route("POST", "games/*/try")
async def _try(host: LocalHost, call: Call) -> Any:
    return tried(call.path[0], call.read(TryWanted))


@_route("POST", "games/*/choose")
async def _choose(host: LocalHost, call: Call) -> Any:
    wanted = robot_wanted(call.path[0], call.read(RobotAsked), THINKING)
    return RobotChose(act=msgspec.json.decode(await host.think(wanted), type=str))


@_route("POST", "games/*/preview")
async def _preview(host: LocalHost, call: Call) -> Any:
    wanted = call.read(PreviewWanted)
    return LocalAnswer(200, msgspec.json.encode(hook_of(PREVIEWS, call.path[0])(wanted.view, wanted.act)))


@_route("POST", "games/*/analyse")
async def _analyse(host: LocalHost, call: Call) -> Any:
    asked = call.read(PositionAsked)
    state = GAMES.get(call.path[0]).position(asked.position, **asked.options)
    if not isinstance(state.actor, int):
        raise Refusal("in this position it is nobody's turn", "nobody-to-act", 422)
    view = msgspec.Raw(msgspec.json.encode(state.seen(state.actor)))
    return await host.found("hint", HintWanted(view=view, seconds=THINKING), THINKING)


# --- the person ---


@_route("GET", "me")
async def _me(host: LocalHost, call: Call) -> Any:
    return host.person


@_route("POST", "guest")
async def _guest(host: LocalHost, call: Call) -> Any:
    host.person = msgspec.structs.replace(host.person, name=clean_name(call.read(NewGuest).name))
    return host.person


@_route("GET", "me/matches")
async def _mine(host: LocalHost, call: Call) -> Any:
    status = call.one("status") or None
    if status not in (None, "open", "running", "over"):
        raise Refusal("`status` is open, running or over", "bad-message", 422)
    return Listing(matches=tuple(await host.matches.listed(status)), more=None)


# --- matches ---


@_route("POST", "matches")
async def _create(host: LocalHost, call: Call) -> Any:
    live = await host.matches.create(host.person, call.read(NewMatch))
    return LocalAnswer(201, msgspec.json.encode(host.look(live)))


@_route("GET", "matches/*")
async def _look(host: LocalHost, call: Call) -> Any:
    return host.look(await host.matches.get(call.path[0]))


@_route("DELETE", "matches/*")
async def _drop(host: LocalHost, call: Call) -> None:
    await host.matches.drop(call.path[0])


@_route("POST", "matches/*/start")
async def _start(host: LocalHost, call: Call) -> Any:
    return host.look(await host.matches.get(call.path[0]))


@_route("POST", "matches/*/rematch")
async def _rematch(host: LocalHost, call: Call) -> Any:
    wanted, live = call.read(Rematch), await host.matches.get(call.path[0])
    async with live.lock:
        again = await host.matches.rematch(live, host.person, wanted.seats)
    return LocalAnswer(201, msgspec.json.encode(host.look(again)))


@_route("GET", "matches/*/replay")
async def _replay(host: LocalHost, call: Call) -> Any:
    return replay(await host.matches.get(call.path[0]), host.person.id, call.number("first", 0))


@_route("GET", "matches/*/record")
async def _record(host: LocalHost, call: Call) -> Any:
    return LocalAnswer(200, record_for(await host.matches.get(call.path[0]), host.person.id).json())


@_route("POST", "matches/*/hint")
async def _hint(host: LocalHost, call: Call) -> Any:
    wanted, live = call.read(HintGiven), await host.matches.get(call.path[0])
    if not live.hints:
        raise Refusal("there are no hints in this match: they weren't agreed on", "no-hints", 403)
    actor = live.running.state.actor
    if not isinstance(actor, int) or live.chairs[actor].robot or wanted.seat not in (None, actor):
        raise Refusal("it is not your turn", "not-your-turn")
    return await host.found("hint", HintWanted(view=live.view(actor), seconds=THINKING), THINKING)


@_route("POST", "matches/*/review")
async def _review(host: LocalHost, call: Call) -> Any:
    live = await host.matches.get(call.path[0])
    if live.match is None or live.match.result is None:
        raise Refusal("the match is not over yet", "not-over")
    record = msgspec.Raw(live.match.record(live.stored.seed).json())
    return await host.found("review", ReviewWanted(record=record, seconds=_REVIEWING), _REVIEWING)


@_route("POST", "records")
async def _import(host: LocalHost, call: Call) -> Any:
    record, verdict = record_given(call.read(RecordGiven).record)
    told = imported(record, verdict)
    told = msgspec.structs.replace(told, match=LOCAL + told.match)
    await host.matches.take_in(host.person, record, told.match)
    return told


# --- puzzles and practice ---


@cache
def _kinds() -> tuple[PuzzleKind, ...]:
    from parlour.analysis.puzzles import PUZZLES, levels, themes  # the makers load with it

    return tuple(
        PuzzleKind(kind=kind, levels=tuple(levels(kind)), themes=tuple(themes(kind)))
        for kind in sorted(PUZZLES, key=lambda kind: kind not in GAMES)
    )


@_route("GET", "puzzles")
async def _puzzles(host: LocalHost, call: Call) -> Any:
    return _kinds()


@_route("POST", "puzzle")
async def _puzzle(host: LocalHost, call: Call) -> Any:
    named = call.read(PuzzleNamed)
    seed, found = await host.puzzle(named)
    return puzzle_shown(seed, named.number, found)


@_route("POST", "puzzle/answer")
async def _judge(host: LocalHost, call: Call) -> Any:
    given = call.read(PuzzleAnswered)
    _, found = await host.puzzle(given)
    if found is None:
        raise Refusal("the puzzle is still being made; ask again in a moment", "too-busy", 503)
    return judged(found, given.answer)


@_route("GET", "practice/*")
async def _course(host: LocalHost, call: Call) -> Any:
    return course_shown(call.path[0])


@_route("GET", "practice/*/question")
async def _question(host: LocalHost, call: Call) -> Any:
    level, number = call.number("level", 1), call.number("number", 1)
    return question_shown(call.path[0], level, call.one("seed"), number, call.one("theme") or None)


@_route("POST", "practice/*/answer")
async def _practised(host: LocalHost, call: Call) -> Any:
    return practice_judged(call.path[0], call.read(PracticeAnswer))
