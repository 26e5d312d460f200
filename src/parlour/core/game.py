"""A game: its name, options and rules version, and how to read its values from text and JSON."""

from __future__ import annotations

import random
from collections.abc import Mapping
from importlib import import_module
from typing import Any, ClassVar, Generic, Literal, TypeVar

import msgspec

from . import options as option_reader
from .action import Action
from .actor import Rng
from .errors import BadNotation, BadOption, BadPosition, BadRecord, BadView, NotEnumerable
from .options import Described, Options
from .state import State
from .view import View

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)

#: longer texts are refused without parsing
LONGEST_TEXT = 20_000


class Game(Generic[S]):
    """Base of every game. There is one instance per game, without state of its own."""

    key: ClassVar[str]
    name: ClassVar[str]
    #: grows with every change of the rules that could change a recorded match
    rules_version: ClassVar[int] = 1
    #: the game under each earlier version (`module:attribute`), for matches that began with it
    earlier: ClassVar[Mapping[int, str]] = {}
    #: whether most points win or fewest; None if points don't decide, so there are no handicaps in points
    points_are: ClassVar[Literal["good", "bad"] | None] = "good"
    options_type: ClassVar[type[Options]] = Options
    #: options preselected for people, if other than the library's defaults
    offered: ClassVar[Mapping[str, str]] = {}
    #: options that a server sets where a client doesn't say, if other than the library's defaults
    hosted: ClassVar[Mapping[str, Any]] = {}
    #: what is played for a seat that does nothing, the first that may be: the turn passes
    idle: ClassVar[tuple[str, ...]] = ("pass",)
    #: the type of the key frames of simulated chance, in JSON; None where nothing is to be seen of it
    frames_type: ClassVar[type[msgspec.Struct] | None] = None
    state_type: type[S]

    # --- what a game defines ---

    def first_state(self, options: Any) -> S:
        """The state in which a match with these options begins."""
        raise NotImplementedError

    def read_action(self, text: str) -> Action:
        """An action from its text; raises BadNotation."""
        raise NotImplementedError

    def read_position(self, text: str, options: Any) -> S:
        """A state from its position text; raises BadNotation or BadPosition."""
        raise NotImplementedError

    def imagine(self, view: Mapping[str, Any], rng: Rng) -> S:
        """A random full state that is consistent with the view: its view for that seat is this view."""
        raise NotImplementedError

    def seats_for(self, options: Mapping[str, Any]) -> tuple[int, int]:
        """Fewest and most seats under these (not yet validated) options."""
        raise NotImplementedError

    def longest(self, options: Any) -> int:
        """An upper bound on acts and chance events in one game, which follows from the rules."""
        raise NotImplementedError

    def lists_actions(self, options: Any) -> bool:
        """Whether views list the legal actions; if not, they describe an action's form and limits."""
        return True

    def scored(self, options: Any) -> bool:
        """Whether a match ends with a score to better next time, and nobody wins or loses."""
        return False

    def advises(self, options: Any) -> bool:
        """Whether hints and other help are given; if not, a match has none."""
        return True

    def renewed(self, options: Mapping[str, Any], rules: int) -> dict[str, Any]:
        """The options of a match that began under an earlier version, as today's rules take them."""
        return dict(options)

    def has_chance(self, options: Any) -> bool:
        """Whether anything is drawn by chance, so that players add nonces before the match starts.

        A game without chance doesn't override `odds`.
        """
        return type(self.first_state(options)).odds is not State.odds

    def has_secrets(self, options: Any) -> bool:
        """Whether seats know different things, like a hand of their own.

        Where people share a screen, a curtain falls between their turns in such a game. True by default where
        several sit and the states do not have `open_information`.
        """
        return options.seats > 1 and not self.first_state(options).open_information

    def engine(self, options: Any) -> str | None:
        """The name and version of the engine that simulates chance; None if outcomes are drawn by odds.

        Verification recomputes a simulated outcome only with the same engine.
        """
        return None

    def part(self, options: Any) -> str | None:
        """The part of Parlour without which a match with these options can't be played; see `missing`."""
        return None

    def prepare(self) -> None:
        """Load what simulations need, ahead of the first one."""

    def seats_in(self, text: str) -> int | None:
        """The number of seats in a position text; None if it doesn't have a position's form."""
        return None

    def some_action(self, view: Mapping[str, Any], rng: Rng) -> Action:
        """A random legal action for the view's seat."""
        listed = view.get("legal")
        if listed:
            return self.action(listed[rng.randrange(len(listed))])
        legal = self.imagine(view, rng).legal()
        return legal[rng.randrange(len(legal))]

    def unlisted(self, view: Mapping[str, Any]) -> NotEnumerable | None:
        """If the actions of the view's seat can't be listed: the error that says how to write one."""
        return None

    def drawn(self, view: Mapping[str, Any]) -> str:
        """A view drawn as text. A game with secrets overrides this."""
        return str(self.imagine(view, random.Random(0)))

    # --- what every game gets ---

    def under(self, rules: int) -> Game[Any]:
        """The game under this version of its rules; raises BadRecord if that is unknown."""
        if rules == self.rules_version:
            return self
        if rules not in self.earlier:
            raise BadRecord(
                f"this Parlour does not know rules version {rules} of {self.key}", code="unknown-rules"
            )
        module, _, attribute = self.earlier[rules].partition(":")
        found: Game[Any] = getattr(import_module(module), attribute)
        return found

    def start(self, /, seats: int | None = None, **options: Any) -> S:
        """The state in which a match begins. A bad option raises BadOption."""
        return self.first_state(self.options(seats, **options))

    def options(self, /, seats: int | None = None, **given: Any) -> Any:
        """These options validated, with every default filled in."""
        return self._read_options(seats, given, from_text=False)

    def options_from_text(self, given: Mapping[str, str]) -> Any:
        """Options as a person types them: `{"placement": "free", "seats": "2"}`."""
        rest = dict(given)
        seats: Any = rest.pop("seats", None)
        if isinstance(seats, str) and seats.isascii() and seats.isdigit() and len(seats) < 6:
            seats = int(seats)
        return self._read_options(seats, rest, from_text=True)

    def described(self) -> dict[str, Described]:
        """The description of every option of this game, by name."""
        return option_reader.described(self.options_type)

    def position(self, text: str, /, seats: int | None = None, **options: Any) -> S:
        """The state that a position text describes."""
        if not isinstance(text, str) or len(text) > LONGEST_TEXT:
            raise BadNotation(f"a position is a text of at most {LONGEST_TEXT} characters")
        spoken = self.seats_in(text)
        low, high = self.seats_for(options)
        if spoken is not None and not low <= spoken <= high:
            raise BadPosition(
                f"the position has {spoken} seats; {self._seats_allowed(low, high)}", code="bad-seats"
            )
        read = self.options(spoken if seats is None else seats, **options)
        if spoken is not None and spoken != read.seats:
            raise BadPosition(f"the position has {spoken} seats, not {read.seats}", code="bad-seats")
        return self.read_position(text, read)

    def action(self, text: str) -> Action:
        """The action that a text describes."""
        if not isinstance(text, str) or len(text) > LONGEST_TEXT:
            raise BadNotation(f"an action is a text of at most {LONGEST_TEXT} characters")
        return self.read_action(text)

    def state(self, data: bytes | str) -> S:
        """A state from its JSON."""
        try:
            return msgspec.json.decode(data, type=self.state_type)
        except (msgspec.MsgspecError, UnicodeDecodeError) as error:
            raise BadNotation(f"not the JSON of a {self.key} state: {error}") from None

    def _read_view(self, view: Mapping[str, Any], kind: type[V]) -> V:
        """The view as its type, checked, for `imagine`."""
        try:
            read = msgspec.convert(view, kind)
        except msgspec.ValidationError as error:
            raise BadView(f"not a view of {self.key}: {error}") from None
        if read.game != self.key:
            raise BadView(f"this is a view of {read.game}, not of {self.key}")
        try:
            self.options(**read.options)
        except BadOption as error:
            raise BadView(f"not a view of {self.key}: {error}") from None
        return read

    def _read_options(self, seats: Any, given: Mapping[str, Any], *, from_text: bool) -> Any:
        low, high = self.seats_for(given)
        if seats is None:
            seats = min(max(2, low), high)
        if type(seats) is not int or not low <= seats <= high:
            allowed = self._seats_allowed(low, high)
            raise BadOption(
                f"seats is {seats!r}; {allowed}",
                option="seats",
                value=repr(seats),
                allowed=allowed,
                low=low,
                high=high,
            )
        return option_reader.read(self.options_type, {**given, "seats": seats}, from_text=from_text)

    def _seats_allowed(self, low: int, high: int) -> str:
        return f"{self.key} takes {low}" + (f" to {high} seats" if high > low else " seats"[: 5 + (low > 1)])

    def __repr__(self) -> str:
        return f"parlour.game({self.key!r})"
