"""The rules of Pig: throw a die as often as you dare; a one costs all that the turn had brought."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Annotated, Any, ClassVar

from msgspec import Meta

from parlour.authoring import (
    CHANCE,
    Action,
    Actor,
    BadNotation,
    BadPosition,
    Game,
    IllegalAction,
    Options,
    Rng,
    State,
    View,
)

# --- facts ---

MOST_SEATS = 8
#: a turn ends by itself after so many throws, so that every game does
MOST_THROWS = 20
#: so many rounds, and the game ends as it stands
MOST_ROUNDS = 200


# --- options ---


class PigOptions(Options, frozen=True, kw_only=True):
    """How far it goes."""

    target: Annotated[int, Meta(ge=10, le=500, description="who has this many points wins")] = 100


# --- actions ---


class Word(Action, frozen=True):
    """`throw`, `hold`; chance: the number on the die."""

    text: str

    def __str__(self) -> str:
        return self.text


THROW, HOLD = Word("throw"), Word("hold")
DIE = tuple(Word(str(number)) for number in range(1, 7))


# --- state ---


class PigState(State, frozen=True):
    """Points of each seat, what the turn has brought, and whether the die is in the air."""

    options: PigOptions
    score: tuple[int, ...]
    seat: int = 0
    turn: int = 0
    throws: int = 0
    thrown: bool = False
    round: int = 1

    @property
    def game(self) -> Pig:
        return GAME

    @property
    def actor(self) -> Actor:
        if max(self.score) >= self.options.target or self.round > MOST_ROUNDS:
            return None
        return CHANCE if self.thrown else self.seat

    def legal(self) -> tuple[Action, ...]:
        if self.actor is None:
            return ()
        if self.thrown:
            return DIE
        return (HOLD, THROW) if self.throws else (THROW,)

    def odds(self) -> tuple[tuple[Action, Fraction], ...]:
        if self.actor is not CHANCE:
            return super().odds()
        return tuple((number, Fraction(1, 6)) for number in DIE)

    def accepts(self, action: Action) -> IllegalAction | None:
        if type(action) is not Word:
            return IllegalAction("not an action of Pig", code="not-this-game")
        if self.actor is None:
            return IllegalAction("the game is over", code="game-over")
        if action in self.legal():
            return None
        if self.thrown:
            return IllegalAction("the die is in the air", code="chance-is-due")
        if action == HOLD:
            return IllegalAction("throw at least once", code="throw-first")
        return IllegalAction("throw or hold", code="throw-or-hold")

    def after(self, action: Action) -> PigState:
        if action == THROW:
            return PigState(self.options, self.score, self.seat, self.turn, self.throws, True, self.round)
        if action == HOLD:
            return self._next(self.turn)
        number = int(str(action))
        if number == 1:
            return self._next(0)
        brought, throws = self.turn + number, self.throws + 1
        if throws == MOST_THROWS:
            return self._next(brought)
        return PigState(self.options, self.score, self.seat, brought, throws, False, self.round)

    def _next(self, brought: int) -> PigState:
        score = (*self.score[: self.seat], self.score[self.seat] + brought, *self.score[self.seat + 1 :])
        seat = (self.seat + 1) % self.options.seats
        return PigState(self.options, score, seat, round=self.round + (seat == 0))

    @property
    def points(self) -> tuple[int, ...]:
        return self.score

    @property
    def places(self) -> tuple[int, ...] | None:
        return self.standing() if self.actor is None else None

    @property
    def position(self) -> str:
        die = "?" if self.thrown else ""
        return f"{','.join(map(str, self.score))}|{self.seat}|{self.turn}|{self.throws}{die}|{self.round}"

    def __str__(self) -> str:
        seats = [
            f"{'>' if seat == self.seat else ' '} seat {seat}: {points}"
            for seat, points in enumerate(self.score)
        ]
        return "\n".join([*seats, f"this turn: {self.turn}, thrown {self.throws} times"])

    # --- view ---

    def seen(self, seat: int | None) -> PigView:
        return PigView(**self._seen_by(seat), position=self.position, turn=self.turn, throws=self.throws)


class PigView(View, frozen=True, kw_only=True):
    """Everything lies open: what the turn has brought, and in how many throws."""

    position: str
    turn: int
    throws: int


# --- registration ---


class Pig(Game[PigState]):
    """Throw on or hold; a one costs the turn."""

    key: ClassVar[str] = "pig"
    name: ClassVar[str] = "Pig"
    options_type = PigOptions
    state_type = PigState

    def first_state(self, options: PigOptions) -> PigState:
        return PigState(options, (0,) * options.seats)

    def read_action(self, text: str) -> Word:
        for action in (THROW, HOLD, *DIE):
            if text == str(action):
                return action
        raise BadNotation(f"{text[:20]!r} is no action; write throw or hold; chance says 1 to 6")

    def read_position(self, text: str, options: PigOptions) -> PigState:
        fields = text.split("|")
        try:
            score = tuple(_number(points) for points in fields[0].split(","))
            seat, turn, throws, at_round = map(
                _number, (*fields[1:3], fields[3].removesuffix("?"), *fields[4:])
            )
        except (ValueError, IndexError):
            raise BadNotation("write points|seat|turn|throws|round, like 12,30|1|8|2|3") from None
        state = PigState(options, score, seat, turn, throws, fields[3].endswith("?"), at_round)
        if len(score) != options.seats or seat >= options.seats or throws >= MOST_THROWS:
            raise BadPosition("there is no such seat, or too many throws")
        if at_round > MOST_ROUNDS + 1 or not 2 * throws <= turn <= 6 * throws:
            raise BadPosition("no turn brings that in so many throws")
        if state.position != text or (state.actor is None and (turn or state.thrown)):
            raise BadNotation("write points|seat|turn|throws|round, like 12,30|1|8|2|3")
        return state

    def seats_in(self, text: str) -> int | None:
        return text.split("|")[0].count(",") + 1 if text.count("|") == 4 else None

    def imagine(self, view: Mapping[str, Any], rng: Rng) -> PigState:
        read = self._read_view(view, PigView)
        return self.position(read.position, **read.options)

    def seats_for(self, options: Mapping[str, Any]) -> tuple[int, int]:
        return 2, MOST_SEATS

    def longest(self, options: PigOptions) -> int:
        return MOST_ROUNDS * options.seats * (2 * MOST_THROWS + 1)


def _number(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 6):
        raise ValueError(text)
    return int(text)


GAME = Pig()
