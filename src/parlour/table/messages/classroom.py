"""Messages about classes: the teacher's side and a pupil's."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

from msgspec import Meta, field

from parlour.analysis.drills.drill import Drill
from parlour.analysis.drills.question import Ask

from .match import FromClient, FromServer, Name

ClassCode: TypeAlias = Annotated[str, Meta(min_length=1, max_length=20)]
_When: TypeAlias = Annotated[int, Meta(ge=0, lt=2**53)]

# --- what a teacher gives ---


class NewClass(FromClient, frozen=True, kw_only=True):
    """A class with a name; its code is made for it."""

    name: Name


class DoorWanted(FromClient, frozen=True, kw_only=True):
    """Open: pupils may join by a new code. Shut: nobody may."""

    open: bool


class NewTask(FromClient, frozen=True, kw_only=True):
    """So many questions of a drill for everybody, each pupil's own; `due`: when it ends, if it does."""

    drill: Drill
    questions: Annotated[int, Meta(ge=1, le=1_000)] = 10
    due: _When | None = None


class NewClassLeague(FromClient, frozen=True, kw_only=True):
    """What the league plays, between two, with `minutes` for each; without a game there is no league."""

    game: Annotated[str, Meta(max_length=64)] | None = None
    options: dict[str, Any] = field(default_factory=dict)
    minutes: Annotated[int, Meta(ge=1, le=60)] = 5


# --- what a pupil gives ---


class JoinClass(FromClient, frozen=True, kw_only=True):
    """Join by the class's code, under a name that nobody in it has."""

    code: ClassCode
    name: Name


class ComeBack(FromClient, frozen=True, kw_only=True):
    """Be again the pupil for whom the teacher made this one-time code."""

    code: ClassCode


class ClassAnswer(FromClient, frozen=True, kw_only=True):
    """An answer to the question with that number; none: give it up."""

    number: Annotated[int, Meta(ge=1, le=1_000)]
    answer: Annotated[str, Meta(min_length=1, max_length=200)] | None = None


# --- what a teacher sees ---


class TaskShown(FromServer, frozen=True, kw_only=True):
    """A task as it was set."""

    id: str
    drill: Drill
    questions: int
    created: int
    due: int | None


class LeagueTerms(FromServer, frozen=True, kw_only=True):
    """What a class's league plays."""

    game: str
    options: dict[str, Any]
    minutes: int


class ClassStanding(FromServer, frozen=True, kw_only=True):
    """A line of the league's table: a win is 2 points, a draw 1. `you`: whoever asks."""

    place: int
    name: str
    played: int
    won: int
    drawn: int
    lost: int
    points: int
    you: bool = False


class ClassListed(FromServer, frozen=True, kw_only=True):
    """A class in the list of its teacher."""

    id: str
    name: str
    code: str | None
    pupils: int
    created: int


class ClassShown(FromServer, frozen=True, kw_only=True):
    """A class as its teacher sees it. `league` is what its league plays; `running` are its matches now."""

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
    """A pupil, and how they got on with each task, in the order of the tasks.

    `days` are the last ones on which they did something, oldest first.
    """

    person: str
    name: str
    joined: int
    seen: int | None
    tasks: tuple[TaskProgress, ...]
    days: tuple[DayProgress, ...]


class TaskProgress(FromServer, frozen=True, kw_only=True):
    """Of a task's questions so many are `done` and `right`, in so many `tries`, in so much time."""

    task: str
    done: int
    right: int
    tries: int
    ms: int


class ThemeProgress(FromServer, frozen=True, kw_only=True):
    """A kind of question, with most wrong answers first: who is `stuck` at it has more wrong than right."""

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
    """A match of the league that goes on."""

    match: str
    names: tuple[str, ...]


class PupilCode(FromServer, frozen=True, kw_only=True):
    """A one-time code with which a pupil comes back at another device; it is shown this once."""

    code: str
    name: str


# --- what a pupil sees ---


class PupilTask(FromServer, frozen=True, kw_only=True):
    """A task and how far one is with it oneself; `open` until its end."""

    task: TaskShown
    mine: TaskProgress
    open: bool


class PupilDesk(FromServer, frozen=True, kw_only=True):
    """A class as one of its pupils sees it. `match` is the own one that goes on."""

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
    """Whether an answer is right, how many tries are left, and what is right once the question is done."""

    right: bool
    done: bool
    tries: int
    solutions: tuple[str, ...]


class LeagueWait(FromServer, frozen=True, kw_only=True):
    """The match one was given, or that one waits for somebody."""

    match: str | None
    waiting: bool
