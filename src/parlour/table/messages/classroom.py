"""Messages about classes, for teachers and pupils."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

from msgspec import Meta, field

from parlour.analysis.drills.drill import Drill
from parlour.analysis.drills.question import Ask

from .match import FromClient, FromServer, Name
from .practice import PracticeQuestion

ClassCode: TypeAlias = Annotated[str, Meta(min_length=1, max_length=20)]
GroupName: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
_When: TypeAlias = Annotated[int, Meta(ge=0, lt=2**53)]
#: pupils that one request may name
_MOST_NAMED = 500

# --- from a teacher ---


class NewClass(FromClient, frozen=True, kw_only=True):
    """A new class; the server draws its code."""

    name: Name


class DoorWanted(FromClient, frozen=True, kw_only=True):
    """Open: pupils can join with a new code. Closed: nobody can join."""

    open: bool


class Whom(FromClient, frozen=True, kw_only=True):
    """The groups and the single pupils that a task is for."""

    groups: Annotated[tuple[GroupName, ...], Meta(max_length=_MOST_NAMED)] = ()
    pupils: Annotated[
        tuple[Annotated[str, Meta(min_length=1, max_length=40)], ...], Meta(max_length=_MOST_NAMED)
    ] = ()


class NewTask(FromClient, frozen=True, kw_only=True):
    """A task: `questions` of a drill for each pupil, different for each; `due`: when it ends, if at all.

    `whom`: who gets it (null: everybody). `follows`: the level follows the pupil; the drill gives the kind.
    """

    drill: Drill
    questions: Annotated[int, Meta(ge=1, le=1_000)] = 10
    due: _When | None = None
    whom: Whom | None = None
    follows: bool = False


class TaskWanted(FromClient, frozen=True, kw_only=True):
    """A drill to look at before it is set."""

    drill: Drill


class ClassRules(FromClient, frozen=True, kw_only=True):
    """What a class may do: play `robots`. `keep`: wrong answers are kept for 30 days."""

    robots: bool = True
    keep: bool = False


class PupilChange(FromClient, frozen=True, kw_only=True):
    """A pupil's new name and group; null leaves the name, and takes the pupil out of the group."""

    name: Name | None = None
    group: GroupName | None = None


class NewRoster(FromClient, frozen=True, kw_only=True):
    """Names to add to the class at once."""

    names: Annotated[tuple[Name, ...], Meta(min_length=1, max_length=_MOST_NAMED)]


class NewRound(FromClient, frozen=True, kw_only=True):
    """A live round: one question at a time for the whole class, `seconds` for each."""

    drill: Drill
    seconds: Annotated[int, Meta(ge=10, le=300)] = 40


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


class RoundAnswer(FromClient, frozen=True, kw_only=True):
    """An answer to the live round's question with that number."""

    number: Annotated[int, Meta(ge=1, le=1_000)]
    answer: Annotated[str, Meta(min_length=1, max_length=200)]


class ClassGame(FromClient, frozen=True, kw_only=True):
    """A game against a robot, where the class allows it."""

    game: Annotated[str, Meta(max_length=64)]
    robot: Annotated[str, Meta(max_length=64)] | None = None


# --- to a teacher ---


class TaskShown(FromServer, frozen=True, kw_only=True):
    """A task as it was set; `number` is the same for teacher and pupils. `whom` null: for everybody."""

    id: str
    number: int
    drill: Drill
    questions: int
    created: int
    due: int | None
    whom: Whom | None = None
    follows: bool = False


class PresetShown(FromServer, frozen=True, kw_only=True):
    """A drill to begin with: its name's key, and the ages that it suits."""

    key: str
    ages: tuple[int, int]
    drill: Drill


class TaskExample(FromServer, frozen=True, kw_only=True):
    """One of a drill's questions with its first right answer, and that answer as it is written on paper."""

    question: PracticeQuestion
    answer: str
    told: str


class TaskPreview(FromServer, frozen=True, kw_only=True):
    """What a drill would ask: how many different questions there are (`enough`: that many or more).

    `wider` is a drill with more of them. `share` of `asked` such questions were right at the first try on
    this server; null until enough were asked.
    """

    count: int
    enough: bool
    wider: Drill | None
    examples: tuple[TaskExample, ...]
    asked: int
    share: float | None


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
    rules: ClassRules
    teachers: tuple[TeacherShown, ...]


class TeacherShown(FromServer, frozen=True, kw_only=True):
    """A teacher of a class; the first one made it."""

    person: str
    name: str


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
    group: str | None = None


class TaskProgress(FromServer, frozen=True, kw_only=True):
    """Progress in a task: questions `done` and `right`, `tries` made, and the time taken."""

    task: str
    done: int
    right: int
    tries: int
    ms: int


class ThemeProgress(FromServer, frozen=True, kw_only=True):
    """Results by kind of question; `pupils` tried it, `stuck` have more wrong than right answers."""

    kind: str
    ask: str
    theme: str
    right: int
    wrong: int
    pupils: int
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


class TeacherCode(FromServer, frozen=True, kw_only=True):
    """A one-time code with which a second teacher joins the class; it is shown only now."""

    code: str


class Mistake(FromServer, frozen=True, kw_only=True):
    """A wrong answer that was kept: the question, what was given, what kind of mistake that is.

    `meant` is the sum that leads to the answer, as far as we can see.
    """

    task: str
    question: PracticeQuestion
    given: str
    kind: str
    meant: str
    solution: str
    told: str
    at: int


class RoundCount(FromServer, frozen=True, kw_only=True):
    """An answer in the live round, and how many gave it."""

    answer: str
    count: int
    right: bool


class RoundShown(FromServer, frozen=True, kw_only=True):
    """The live round: a question, the milliseconds left, and how many of the `pupils` have answered.

    When time is up: `counts`, what is right, and how many of the class's `flaps` are shut. `mine` is the
    asking pupil's answer, `right` whether it is right.
    """

    number: int
    question: PracticeQuestion
    left: int
    answered: int
    pupils: int
    shut: int
    flaps: int
    over: bool
    counts: tuple[RoundCount, ...] = ()
    solutions: tuple[str, ...] = ()
    told: tuple[str, ...] = ()
    mine: str | None = None
    right: bool | None = None


class ProjectorShown(FromServer, frozen=True, kw_only=True):
    """What the projector shows: who has joined, and the class's progress without names."""

    name: str
    code: str | None
    joined: tuple[str, ...]
    done: int
    questions: int
    round: RoundShown | None


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
    rules: ClassRules
    round: bool
    games: tuple[ClassRobotGame, ...]


class ClassRobotGame(FromServer, frozen=True, kw_only=True):
    """A running game of the pupil against a robot."""

    match: str
    game: str


class QuestionShown(FromServer, frozen=True, kw_only=True):
    """A question without its answer. While a puzzle is being made `ready` is false: ask again.

    When all are done there is no `number`. `tries` are those that are left, `right` the right answers so far;
    `level` is the pupil's, in a task that follows them.
    """

    ready: bool
    number: int | None = None
    done: int = 0
    right: int = 0
    questions: int = 0
    level: int | None = None
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
    """Whether an answer is right, the tries left, and the right answers once the question is done.

    `told` are these as they are written on paper, `why` what the wrong answer comes to (`8 − 2 = 6`).
    """

    right: bool
    done: bool
    tries: int
    solutions: tuple[str, ...]
    told: tuple[str, ...] = ()
    why: str = ""


class LeagueWait(FromServer, frozen=True, kw_only=True):
    """The pupil's match, or that the pupil is waiting for one."""

    match: str | None
    waiting: bool
