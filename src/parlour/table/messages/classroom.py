"""Messages about classes, for teachers and pupils."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

from msgspec import Meta, field

from parlour.analysis.drills.drill import Drill
from parlour.analysis.drills.question import Ask

from .match import FromClient, FromServer, Name

ClassCode: TypeAlias = Annotated[str, Meta(min_length=1, max_length=20)]
_When: TypeAlias = Annotated[int, Meta(ge=0, lt=2**53)]

# --- from a teacher ---


class NewClass(FromClient, frozen=True, kw_only=True):
    """A new class; the server draws its code."""

    name: Name


class DoorWanted(FromClient, frozen=True, kw_only=True):
    """Open: pupils can join with a new code. Closed: nobody can join."""

    open: bool


class NewTask(FromClient, frozen=True, kw_only=True):
    """A task: `questions` of a drill for each pupil, different for each; `due`: when it ends, if at all."""

    drill: Drill
    questions: Annotated[int, Meta(ge=1, le=1_000)] = 10
    due: _When | None = None


class NewClassLeague(FromClient, frozen=True, kw_only=True):
    """The game of the league, for two players with `minutes` each; without a game there is no league."""

    game: Annotated[str, Meta(max_length=64)] | None = None
    options: dict[str, Any] = field(default_factory=dict)
    minutes: Annotated[int, Meta(ge=1, le=60)] = 5


# --- from a pupil ---


class JoinClass(FromClient, frozen=True, kw_only=True):
    """Join a class with its code and a name that is free in it."""

    code: ClassCode
    name: Name


class ComeBack(FromClient, frozen=True, kw_only=True):
    """Sign in as the pupil of this one-time code."""

    code: ClassCode


class ClassAnswer(FromClient, frozen=True, kw_only=True):
    """An answer to the question with that number; null: give up on it."""

    number: Annotated[int, Meta(ge=1, le=1_000)]
    answer: Annotated[str, Meta(min_length=1, max_length=200)] | None = None


# --- to a teacher ---


class TaskShown(FromServer, frozen=True, kw_only=True):
    """A task as it was set."""

    id: str
    drill: Drill
    questions: int
    created: int
    due: int | None


class LeagueTerms(FromServer, frozen=True, kw_only=True):
    """The game of a class's league."""

    game: str
    options: dict[str, Any]
    minutes: int


class ClassStanding(FromServer, frozen=True, kw_only=True):
    """A row of the league's standings: a win is 2 points, a draw 1. `you` marks the asking pupil."""

    place: int
    name: str
    played: int
    won: int
    drawn: int
    lost: int
    points: int
    you: bool = False


class ClassListed(FromServer, frozen=True, kw_only=True):
    """A class in its teacher's list."""

    id: str
    name: str
    code: str | None
    pupils: int
    created: int


class ClassShown(FromServer, frozen=True, kw_only=True):
    """A class as its teacher sees it. `league` is its league's game; `running` are its running matches."""

    id: str
    name: str
    code: str | None
    created: int
    tasks: tuple[TaskShown, ...]
    pupils: tuple[PupilShown, ...]
    themes: tuple[ThemeProgress, ...]
    days: tuple[DayProgress, ...]
    league: LeagueTerms | None
    standings: tuple[ClassStanding, ...]
    running: tuple[ClassMatch, ...]


class PupilShown(FromServer, frozen=True, kw_only=True):
    """A pupil with their progress in each task, in the order of the tasks.

    `days` are the last days on which they worked, oldest first.
    """

    person: str
    name: str
    joined: int
    seen: int | None
    tasks: tuple[TaskProgress, ...]
    days: tuple[DayProgress, ...]


class TaskProgress(FromServer, frozen=True, kw_only=True):
    """Progress in a task: questions `done` and `right`, `tries` made, and the time taken."""

    task: str
    done: int
    right: int
    tries: int
    ms: int


class ThemeProgress(FromServer, frozen=True, kw_only=True):
    """Results by kind of question; `stuck` are pupils with more wrong than right answers."""

    kind: str
    theme: str
    right: int
    wrong: int
    stuck: tuple[str, ...]


class DayProgress(FromServer, frozen=True, kw_only=True):
    """A day (UTC) on which questions were done."""

    day: str
    done: int
    right: int


class ClassMatch(FromServer, frozen=True, kw_only=True):
    """A running match of the league."""

    match: str
    names: tuple[str, ...]


class PupilCode(FromServer, frozen=True, kw_only=True):
    """A one-time code with which a pupil signs in on another device; it is shown only now."""

    code: str
    name: str


# --- to a pupil ---


class PupilTask(FromServer, frozen=True, kw_only=True):
    """A task and the pupil's own progress; `open` until it is due."""

    task: TaskShown
    mine: TaskProgress
    open: bool


class PupilDesk(FromServer, frozen=True, kw_only=True):
    """A class as one of its pupils sees it. `match` is the pupil's running match."""

    name: str
    pupil: str
    tasks: tuple[PupilTask, ...]
    league: LeagueTerms | None
    standings: tuple[ClassStanding, ...]
    waiting: bool
    match: str | None


class QuestionShown(FromServer, frozen=True, kw_only=True):
    """A question without its answer. While a puzzle is being made `ready` is false: ask again.

    When all are done there is no `number`. `tries` are those that are left.
    """

    ready: bool
    number: int | None = None
    done: int = 0
    questions: int = 0
    ask: Ask | None = None
    theme: str = ""
    tries: int = 0
    digits: str = ""
    flaps: tuple[int, ...] = ()
    throw: tuple[int, ...] = ()
    least: int = 1
    red: str | None = None
    black: str | None = None
    game: str | None = None
    view: Any = None


class ClassJudged(FromServer, frozen=True, kw_only=True):
    """Whether an answer is right, the tries left, and the right answers once the question is done."""

    right: bool
    done: bool
    tries: int
    solutions: tuple[str, ...]


class LeagueWait(FromServer, frozen=True, kw_only=True):
    """The pupil's match, or that the pupil is waiting for one."""

    match: str | None
    waiting: bool
