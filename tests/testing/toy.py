"""A small sound game with secrets, and one broken copy of it for each promise that the kit checks.

Toy: chance deals each of two seats a card 1–3, face down; then each calls `high` or `low`. Who calls high
scores the card, who calls low scores 2.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any

import msgspec

from parlour.core.action import Action
from parlour.core.actor import CHANCE, Actor, Rng
from parlour.core.errors import BadNotation, IllegalAction
from parlour.core.game import Game
from parlour.core.options import Options
from parlour.core.state import State
from parlour.core.view import View


class Word(Action, frozen=True):
    text: str

    def __str__(self) -> str:
        return self.text


class ToyView(View, frozen=True, kw_only=True):
    dealt: int
    card: int | None
    calls: tuple[str, ...]


class ToyState(State, frozen=True):
    options: Options
    cards: tuple[int, ...] = ()
    calls: tuple[str, ...] = ()

    open_information = False

    @property
    def game(self) -> Any:
        return GAMES[type(self)]

    @property
    def actor(self) -> Actor:
        if len(self.cards) < 2:
            return CHANCE
        return len(self.calls) if len(self.calls) < 2 else None

    def legal(self) -> tuple[Action, ...]:
        if self.actor is CHANCE:
            return tuple(action for action, _ in self.odds())
        return (Word("high"), Word("low")) if self.actor is not None else ()

    def accepts(self, action: Action) -> IllegalAction | None:
        if not isinstance(action, Word):
            return IllegalAction("not of this game", code="not-this-game")
        if action not in self.legal():
            return IllegalAction("not now", code="not-now")
        return None

    def after(self, action: Action) -> Any:
        text = str(action)
        if self.actor is CHANCE:
            return type(self)(self.options, (*self.cards, int(text[-1])), self.calls)
        return type(self)(self.options, self.cards, (*self.calls, text))

    def odds(self) -> tuple[tuple[Action, Fraction], ...]:
        return tuple((Word(f"deal {card}"), Fraction(1, 3)) for card in (1, 2, 3))

    def shown(self, action: Action, seat: int | None) -> str:
        if self.actor is CHANCE and len(self.cards) != seat:
            return "deal"
        return str(action)

    @property
    def points(self) -> tuple[int, ...]:
        said: dict[str, Callable[[int], int]] = {"high": lambda card: card, "low": lambda card: 2}
        made = [said[call](card) for call, card in zip(self.calls, self.cards, strict=False)]
        return (*made, 0, 0)[:2]

    @property
    def places(self) -> tuple[int, ...] | None:
        return self.standing() if self.actor is None else None

    @property
    def position(self) -> str:
        return f"{''.join(map(str, self.cards))}|{','.join(self.calls)}"

    def seen(self, seat: int | None) -> ToyView:
        mine = self.cards[seat] if seat is not None and seat < len(self.cards) else None
        shared = self._seen_by(seat)
        if self.actor is not None:
            shared["points"] = (0, 0)  # a score would tell the card before the end
        return ToyView(**shared, dealt=len(self.cards), card=mine, calls=self.calls)

    def __str__(self) -> str:
        return f"cards {self.cards} calls {self.calls}"


class Toy(Game[ToyState]):
    key = "toy"
    name = "Toy"
    state_type = ToyState

    def __init__(self, state_type: type[ToyState] = ToyState) -> None:
        self.state_type = state_type

    def first_state(self, options: Options) -> ToyState:
        return self.state_type(options)

    def read_action(self, text: str) -> Action:
        if text not in ("high", "low", "deal 1", "deal 2", "deal 3"):
            raise BadNotation("no action")
        return Word(text)

    def read_position(self, text: str, options: Options) -> ToyState:
        cards, bar, calls = text.partition("|")
        if not bar:
            raise BadNotation("no position")
        return self.state_type(options, tuple(map(int, cards)), tuple(calls.split(",")) if calls else ())

    def imagine(self, view: Mapping[str, Any], rng: Rng) -> ToyState:
        read = self._read_view(view, ToyView)
        over = read.actor is None
        while True:
            cards = [1 + rng.randrange(3) for _ in range(read.dealt)]
            if read.card is not None:
                cards[read.seat or 0] = read.card
            state = self.state_type(Options(seats=2), tuple(cards), read.calls)
            if not over or state.points == tuple(read.points):
                return state

    def seats_for(self, options: Mapping[str, Any]) -> tuple[int, int]:
        return 2, 2

    def longest(self, options: Options) -> int:
        return 4

    def has_secrets(self, options: Options) -> bool:
        return self.state_type is not SaysNothingIsHidden


# --- one broken copy a promise ---

BROKEN: dict[str, type[ToyState]] = {}


def breaks(rule: str) -> Any:
    def register(kind: type[ToyState]) -> type[ToyState]:
        BROKEN[f"{rule}/{kind.__name__}"] = kind
        return kind

    return register


@breaks("sorted")
class Unsorted(ToyState, frozen=True):
    def legal(self) -> tuple[Action, ...]:
        legal = super().legal()
        return legal if self.actor is CHANCE else legal[::-1]


@breaks("unique")
class Doubled(ToyState, frozen=True):
    def legal(self) -> tuple[Action, ...]:
        legal = super().legal()
        return legal if self.actor is CHANCE else (*legal[:1], *legal)


@breaks("dead-end")
class DeadEnd(ToyState, frozen=True):
    def legal(self) -> tuple[Action, ...]:
        return () if len(self.calls) == 1 else super().legal()


@breaks("endless")
class Endless(ToyState, frozen=True):
    open_information = True

    def after(self, action: Action) -> Any:
        after = super().after(action)
        return type(self)(self.options, after.cards) if len(after.calls) == 2 else after


@breaks("over")
class GoesOn(ToyState, frozen=True):
    def legal(self) -> tuple[Action, ...]:
        return super().legal() or (Word("high"),)


@breaks("accepts")
class RefusesLegal(ToyState, frozen=True):
    def accepts(self, action: Action) -> IllegalAction | None:
        if str(action) == "low":
            return IllegalAction("no", code="no-low")
        return super().accepts(action)


@breaks("accepts")
class AcceptsAnything(ToyState, frozen=True):
    def accepts(self, action: Action) -> IllegalAction | None:
        return None


@breaks("refusal")
class PlaysWhatItRefuses(ToyState, frozen=True):
    def play(self, action: Action | str) -> Any:
        action = self.game.action(action) if isinstance(action, str) else action
        return self.after(action) if isinstance(action, Word) else self


@breaks("refusal")
class OtherCode(ToyState, frozen=True):
    def play(self, action: Action | str) -> Any:
        action = self.game.action(action) if isinstance(action, str) else action
        if self.accepts(action) is not None:
            raise IllegalAction("otherwise", code="otherwise")
        return self.after(action)


@breaks("refusal")
class NoCode(ToyState, frozen=True):
    def accepts(self, action: Action) -> IllegalAction | None:
        return IllegalAction("no") if super().accepts(action) else None


TOUCHED: list[int] = []


@breaks("immutable")
class Changes(ToyState, frozen=True):
    def after(self, action: Action) -> Any:
        TOUCHED.append(1)
        return super().after(action)

    def json(self) -> bytes:
        return super().json() + b" " * len(TOUCHED)


@breaks("odds")
class BadSum(ToyState, frozen=True):
    def odds(self) -> tuple[tuple[Action, Fraction], ...]:
        return tuple((Word(f"deal {card}"), Fraction(1, 4)) for card in (1, 2, 3))


@breaks("odds")
class OtherOutcomes(ToyState, frozen=True):
    def legal(self) -> tuple[Action, ...]:
        return super().legal()[:2]


@breaks("sample")
class SamplesElsewhere(ToyState, frozen=True):
    def sample(self, rng: Rng) -> Action:
        return Word("deal 9")


@breaks("position")
class ForgetsCalls(ToyState, frozen=True):
    @property
    def position(self) -> str:
        return f"{''.join(map(str, self.cards))}|"


@breaks("json")
class ForgetsInJson(ToyState, frozen=True):
    def json(self) -> bytes:
        return msgspec.json.encode(ToyState(self.options, self.cards))


@breaks("pickle")
class ForgetsInPickle(ToyState, frozen=True):
    def __reduce__(self) -> Any:
        return type(self), (self.options, self.cards)


@breaks("deepcopy")
class ForgetsInCopy(ToyState, frozen=True):
    def __deepcopy__(self, memo: Any) -> Any:
        return type(self)(self.options, self.cards)


@breaks("points")
class OnePoint(ToyState, frozen=True):
    @property
    def points(self) -> tuple[int, ...]:
        return super().points[:1]


@breaks("places")
class PlacesEarly(ToyState, frozen=True):
    @property
    def places(self) -> tuple[int, ...] | None:
        return self.standing()


@breaks("places")
class NobodyFirst(ToyState, frozen=True):
    @property
    def places(self) -> tuple[int, ...] | None:
        return (1, 1) if self.actor is None else None


@breaks("winners")
class EverybodyWins(ToyState, frozen=True):
    @property
    def winners(self) -> tuple[int, ...]:
        return (0, 1)


@breaks("actor")
class ThirdSeat(ToyState, frozen=True):
    @property
    def actor(self) -> Actor:
        actor = super().actor
        return 2 if actor == 1 else actor


@breaks("drawing")
class Blank(ToyState, frozen=True):
    def __str__(self) -> str:
        return " "


@breaks("leak")
class LeaksInView(ToyState, frozen=True):
    def seen(self, seat: int | None) -> ToyView:
        seen = super().seen(seat)
        card = self.cards[0] if seat is None and self.cards else seen.card
        return ToyView(**{f: getattr(seen, f) for f in seen.__struct_fields__} | {"card": card})


@breaks("leak")
class LeaksInShown(ToyState, frozen=True):
    def shown(self, action: Action, seat: int | None) -> str:
        return str(action)


@breaks("secrets")
class SaysNothingIsHidden(ToyState, frozen=True):
    """A card of one's own in a game whose `has_secrets` is False."""


@breaks("view")
class NamesOthersActions(ToyState, frozen=True):
    def seen(self, seat: int | None) -> ToyView:
        seen = super().seen(seat)
        legal = tuple(map(str, self.legal())) if isinstance(self.actor, int) else ()
        return ToyView(**{f: getattr(seen, f) for f in seen.__struct_fields__} | {"legal": legal})


@breaks("imagine")
class ForgetsWhatWasSeen(ToyState, frozen=True):
    open_information = True

    def seen(self, seat: int | None) -> ToyView:
        seen = super().seen(seat)
        calls = seen.calls[:0]
        return ToyView(**{f: getattr(seen, f) for f in seen.__struct_fields__} | {"calls": calls})


@breaks("hash-seed")
class ByHash(ToyState, frozen=True):
    def sample(self, rng: Rng) -> Action:
        return Word(f"deal {1 + hash('toy') % 3}")


# --- a sound game that uncovers at its end what it hid, and one that cannot wait ---


class ShowdownView(ToyView, frozen=True, kw_only=True):
    cards: tuple[int, ...]


class Showdown(ToyState, frozen=True):
    """Calls are secret too: nobody sees another's (`?`) until both are made; then everything lies open."""

    def shown(self, action: Action, seat: int | None) -> str:
        if isinstance(self.actor, int) and self.actor != seat:
            return "call"
        return super().shown(action, seat)

    def seen(self, seat: int | None) -> ShowdownView:
        seen = super().seen(seat)
        told = {f: getattr(seen, f) for f in seen.__struct_fields__}
        if self.uncovered:
            return ShowdownView(**told, cards=self.cards)
        told["calls"] = tuple(call if by == seat else "?" for by, call in enumerate(self.calls))
        return ShowdownView(**told, cards=())

    @property
    def uncovered(self) -> bool:
        return self.actor is None


@breaks("leak")
class UncoversTooSoon(Showdown, frozen=True):
    @property
    def uncovered(self) -> bool:
        return len(self.calls) > 0


class ShowdownGame(Toy):
    def imagine(self, view: Mapping[str, Any], rng: Rng) -> ToyState:
        read = self._read_view(view, ShowdownView)
        cards = list(read.cards) or [1 + rng.randrange(3) for _ in range(read.dealt)]
        if read.card is not None:
            cards[read.seat or 0] = read.card
        calls = tuple(("high", "low")[rng.randrange(2)] if call == "?" else call for call in read.calls)
        return self.state_type(Options(seats=2), tuple(cards), calls)


class Twin(Word, frozen=True):
    """Prints like a Word but is another action."""


@breaks("action-text")
class TextIsAnother(ToyState, frozen=True):
    def legal(self) -> tuple[Action, ...]:
        legal = super().legal()
        return legal if self.actor is CHANCE else tuple(Twin(str(a)) for a in legal)


def game_of(kind: type[ToyState]) -> Toy:
    return ShowdownGame(kind) if issubclass(kind, Showdown) else Toy(kind)


KINDS: list[type[ToyState]] = [ToyState, Showdown, *BROKEN.values()]
GAMES: dict[type[ToyState], Toy] = {kind: game_of(kind) for kind in KINDS}
TOY, SHOWDOWN = GAMES[ToyState], GAMES[Showdown]
#: the kit's other process finds a game as an attribute of its module
globals().update({kind.__name__ + "Played": game for kind, game in GAMES.items()})
