"""The rules of High Card: everybody holds a hidden hand; the highest card laid takes the trick.

The cards are 1 to 24. Chance deals each seat the same number of them, one by one; nobody sees another's hand,
and the cards that are not dealt stay unknown. Seat 0 leads: it lays any card, open, and the others follow in
turn with any card of theirs. The highest card takes the trick, which is a point, and its seat leads the next
one. When all cards are laid, most points win.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction
from typing import Annotated, Any, ClassVar

from msgspec import Meta
from msgspec.structs import replace

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

DECK = range(1, 25)
MOST_SEATS = 4
Cards = tuple[int, ...]


# --- options ---


class HighCardOptions(Options, frozen=True, kw_only=True):
    """How many cards a hand has."""

    cards: Annotated[int, Meta(ge=1, le=6, description="cards in every hand")] = 3


# --- actions ---


class Deal(Action, frozen=True):
    """Chance: `deal 7`."""

    card: int

    def __str__(self) -> str:
        return f"deal {self.card}"


class Lay(Action, frozen=True):
    """`lay 7`."""

    card: int

    def __str__(self) -> str:
        return f"lay {self.card}"


# --- state ---


class HighCardState(State, frozen=True):
    """Hands and cards already played are sorted; `laid` are the cards of this trick, the leader's first."""

    options: HighCardOptions
    hands: tuple[Cards, ...]
    laid: Cards = ()
    played: Cards = ()
    won: tuple[int, ...] = ()
    lead: int = 0

    open_information: ClassVar[bool] = False

    @property
    def game(self) -> HighCard:
        return GAME

    @property
    def dealt(self) -> int:
        """How many cards have left the deck."""
        return sum(map(len, self.hands)) + len(self.laid) + len(self.played)

    @property
    def unseen(self) -> list[int]:
        """The cards that are still in the deck."""
        return _rest((*self.hands, self.laid, self.played))

    @property
    def actor(self) -> Actor:
        if self.dealt < self.options.seats * self.options.cards:
            return CHANCE
        if not any(self.hands) and not self.laid:
            return None
        return (self.lead + len(self.laid)) % self.options.seats

    def legal(self) -> tuple[Action, ...]:
        actor = self.actor
        if actor is None:
            return ()
        if actor is CHANCE:
            return tuple(sorted(map(Deal, self.unseen)))
        assert isinstance(actor, int)
        return tuple(sorted(map(Lay, self.hands[actor])))

    def odds(self) -> tuple[tuple[Action, Fraction], ...]:
        if self.actor is not CHANCE:
            return super().odds()
        return tuple((deal, Fraction(1, len(self.unseen))) for deal in self.legal())

    def accepts(self, action: Action) -> IllegalAction | None:
        actor = self.actor
        if type(action) not in (Deal, Lay):
            return IllegalAction("not an action of High Card", code="not-this-game")
        if actor is None:
            return IllegalAction("the game is over", code="game-over")
        if actor is CHANCE:
            if isinstance(action, Deal) and action.card in self.unseen:
                return None
            return IllegalAction("the cards are being dealt", code="chance-is-due")
        assert isinstance(actor, int)
        if isinstance(action, Lay) and action.card in self.hands[actor]:
            return None
        return IllegalAction("you do not hold that card", code="card-not-held")

    def after(self, action: Action) -> HighCardState:
        seats = self.options.seats
        if isinstance(action, Deal):
            seat = self.dealt % seats
            return replace(self, hands=_put(self.hands, seat, _sorted((*self.hands[seat], action.card))))
        assert isinstance(action, Lay)
        seat = (self.lead + len(self.laid)) % seats
        hands = _put(self.hands, seat, tuple(card for card in self.hands[seat] if card != action.card))
        laid = (*self.laid, action.card)
        if len(laid) < seats:
            return replace(self, hands=hands, laid=laid)
        taker = (self.lead + laid.index(max(laid))) % seats
        won = _put(self.won, taker, self.won[taker] + 1)
        return HighCardState(self.options, hands, (), _sorted((*self.played, *laid)), won, taker)

    def shown(self, action: Action, seat: int | None) -> str:
        hidden = isinstance(action, Deal) and seat != self.dealt % self.options.seats
        return "deal" if hidden else str(action)

    @property
    def points(self) -> tuple[int, ...]:
        return self.won

    @property
    def places(self) -> tuple[int, ...] | None:
        return self.standing() if self.actor is None else None

    @property
    def position(self) -> str:
        hands = ";".join(map(_text, self.hands))
        return f"{hands}|{_text(self.laid)}|{_text(self.played)}|{_text(self.won)}|{self.lead}"

    def __str__(self) -> str:
        hands = [f"seat {seat}: {_text(hand) or '-'}" for seat, hand in enumerate(self.hands)]
        return "\n".join([*hands, f"on the table: {_text(self.laid) or '-'}"])

    # --- view ---

    def seen(self, seat: int | None) -> HighCardView:
        return HighCardView(
            **self._seen_by(seat),
            hand=None if seat is None else self.hands[seat],
            held=tuple(map(len, self.hands)),
            laid=self.laid,
            played=self.played,
            lead=self.lead,
        )


class HighCardView(View, frozen=True, kw_only=True):
    """One's own hand, how many cards the others hold, and what was laid."""

    hand: Cards | None
    held: tuple[int, ...]
    laid: Cards
    played: Cards
    lead: int


# --- registration ---


class HighCard(Game[HighCardState]):
    """Hidden hands; the highest card takes the trick."""

    key: ClassVar[str] = "high-card"
    name: ClassVar[str] = "High Card"
    options_type = HighCardOptions
    state_type = HighCardState

    def first_state(self, options: HighCardOptions) -> HighCardState:
        return HighCardState(options, ((),) * options.seats, won=(0,) * options.seats)

    def read_action(self, text: str) -> Action:
        for action in (*map(Lay, DECK), *map(Deal, DECK)):
            if text == str(action):
                return action
        raise BadNotation(f"{text[:20]!r} is no action; write lay and a card, like lay 7")

    def read_position(self, text: str, options: HighCardOptions) -> HighCardState:
        fields = text.split("|")
        try:
            hands = tuple(map(_numbers, fields[0].split(";")))
            laid, played, won, (lead,) = map(_numbers, fields[1:])
        except ValueError:
            raise BadNotation("write hands|laid|played|points|leader, like 3,9;4|7|1,2|1,0|1") from None
        state = HighCardState(options, hands, laid, _sorted(played), won, lead)
        if len(hands) != options.seats or len(won) != options.seats or lead >= options.seats:
            raise BadPosition("there is no such seat")
        cards = [*laid, *played, *(card for hand in hands for card in hand)]
        if len(set(cards)) != len(cards) or not set(cards) <= set(DECK):
            raise BadPosition("every card is from 1 to 24, and there is one of each")
        if tuple(map(len, hands)) != _sizes(state) or sum(won) * options.seats != len(played):
            raise BadPosition("hands, tricks and points do not fit together")
        if state.actor is CHANCE and (laid or played or lead):
            raise BadPosition("nothing is laid while the cards are dealt")
        if replace(state, hands=tuple(map(_sorted, hands))).position != text:
            raise BadNotation("cards are sorted and written without zeros before them")
        return state

    def seats_in(self, text: str) -> int | None:
        return text.split("|")[0].count(";") + 1 if text.count("|") == 4 else None

    def imagine(self, view: Mapping[str, Any], rng: Rng) -> HighCardState:
        read = self._read_view(view, HighCardView)
        rest = _rest((read.hand or (), read.laid, read.played))
        hands = []
        for seat, held in enumerate(read.held):
            own = read.hand if seat == read.seat else None
            hands.append(own or _sorted(rest.pop(rng.randrange(len(rest))) for _ in range(held)))
        options = self.options(**read.options)
        return HighCardState(options, tuple(hands), read.laid, read.played, read.points, read.lead)

    def drawn(self, view: Mapping[str, Any]) -> str:
        hands = [
            f"{'>' if seat == view['actor'] else ' '} seat {seat}: {points} points, {held} cards"
            for seat, (points, held) in enumerate(zip(view["points"], view["held"], strict=True))
        ]
        own = [f"your hand: {_text(view['hand'])}"] if view["hand"] else []
        return "\n".join([*hands, f"on the table: {_text(view['laid']) or '-'}", *own])

    def seats_for(self, options: Mapping[str, Any]) -> tuple[int, int]:
        return 2, MOST_SEATS

    def longest(self, options: HighCardOptions) -> int:
        return 2 * options.seats * options.cards


def _put(these: tuple[Any, ...], at: int, value: Any) -> tuple[Any, ...]:
    return (*these[:at], value, *these[at + 1 :])


def _sorted(cards: Iterable[int]) -> Cards:
    return tuple(sorted(cards))


def _rest(seen: Iterable[Cards]) -> list[int]:
    gone = {card for cards in seen for card in cards}
    return [card for card in DECK if card not in gone]


def _sizes(state: HighCardState) -> tuple[int, ...]:
    """How many cards each seat must hold."""
    seats, cards = state.options.seats, state.options.cards
    if state.actor is CHANCE:
        return tuple((state.dealt - seat - 1) // seats + 1 for seat in range(seats))
    followed = [(state.lead + n) % seats for n in range(len(state.laid))]
    left = cards - len(state.played) // seats
    return tuple(left - (seat in followed) for seat in range(seats))


def _text(numbers: Iterable[int]) -> str:
    return ",".join(map(str, numbers))


def _numbers(text: str) -> Cards:
    numbers = text.split(",") if text else []
    if not all(map(_is_number, numbers)):
        raise ValueError(text)
    return tuple(map(int, numbers))


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) < 4


GAME = HighCard()
