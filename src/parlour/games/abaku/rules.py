"""Abaku: equations laid with number tiles, at the table and alone.

There are ten tiles of each digit and a joker; racks hold five; the board has 15 × 15 squares. Digits side by
side, read to the right or downwards, are an equation if they are two numbers, an operation and its result
(`1243` is 12:4=3, also + − ×), or a number with its square, cube or root (`24` is 2²=4, `42` is √4=2). Signs
are not laid, all numbers are positive and whole, and none begins with 0.

1. Lots decide who begins. A turn is one of: place tiles, exchange 1 to 5 tiles with the bag, or pass.
2. The tiles of a placement lie in one line and all belong to one equation; old tiles may lie between them.
   The first placement has two tiles or more and covers the start square.
3. Later on at least one old tile is in a new equation. Wherever a new and an old tile touch, along the line
   or across, they are together in a new equation, unless one of the two is a zero.
4. Every stretch of tiles that is an equation and has a new tile in it scores a point for each tile, also
   inside a longer one. Bonus squares, when covered, double or treble their tile or every equation over it.
5. The joker is any digit you name. Before placing you may swap a joker on the board for the digit it stands
   for from your rack, then place it or keep it. After placing, fill up your rack from the bag.
6. `strict` refuses wrong placements. With `challenge` the others answer in turn; if a wrong placement is
   challenged it is taken back and costs the points it claimed, and a challenge to a right one costs nothing.
7. The game ends when the bag and a rack are empty, when the bag is empty and nobody can place, or when every
   seat has had two turns in a row without a placement. Tiles left in a rack cost a point each, and the seat
   that went out gets a point for each tile the others have left. Most points win.

Alone, `solo` plays this for points and `cover` to cover as much of a blank grid; `magic` is in `magic`.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from math import comb
from typing import Any, ClassVar, cast

from msgspec.structs import astuple, replace

from parlour.core.action import Action
from parlour.core.actor import CHANCE, Actor, Rng
from parlour.core.errors import BadPosition, BadView, IllegalAction
from parlour.core.game import Game
from parlour.core.state import State, placed

from . import actions, magic, notation, tiles
from . import view as view_of
from .actions import Accept, Challenge, Draw, Exchange, First, PassTurn, PlaceTiles, is_well_written
from .board import grid_for
from .magic import MagicState
from .notation import Position
from .options import ALONE, AbakuOptions
from .pending import Asking, Dealing, Drawing, Pending, Starting, awaited, drawer, due, refused_draw
from .placement import Laid, judge, judge_announced, lay, refused
from .search import ending, moves
from .search import random_action as robot
from .tiles import FREE, JOKER, RACK, faces, holds, minus, plus, taken_from
from .view import AbakuView, MagicView

# --- facts ---

_ACTIONS = (PlaceTiles, Exchange, PassTurn, Accept, Challenge, First, Draw)
#: turns in a row without a placement, of every seat, that end a game
_IDLE_TURNS = 2
#: how often hidden racks are imagined anew when nobody could place with them
_TRIES = 100

# --- state ---


class AbakuState(State, frozen=True, tag="tiles"):
    """The board row by row, racks and bag as sorted tiles, points and turn.

    `score` counts announced placements at once, and the closing count once the game is over. `scoreless`
    are each seat's turns in a row without a placement. `used` is empty unless tiles are counted. `known` are
    tiles that everybody saw go into a rack. `challenger` is the seat that challenged the last placement in
    vain.
    """

    options: AbakuOptions
    board: str
    racks: tuple[str, ...]
    bag: str
    score: tuple[int, ...]
    turn: int
    scoreless: tuple[int, ...]
    used: tuple[int, ...]
    known: tuple[str, ...]
    pending: Pending | None = None
    challenger: int | None = None
    over: bool = False

    open_information: ClassVar[bool] = False

    @property
    def game(self) -> Game[Any]:
        return GAME

    @property
    def actor(self) -> Actor:
        if self.over:
            return None
        match self.pending:
            case None:
                return self.turn
            case Asking(seat=seat):
                return seat
        return CHANCE

    # --- actions ---

    def legal(self) -> tuple[Action, ...]:
        if self.over:
            return ()
        if isinstance(self.pending, Asking):
            return (Accept(), Challenge())
        if self.pending is not None:
            return tuple(action for action, _ in self.odds())
        rack = self.racks[self.turn]
        found: list[Action] = [PassTurn()]
        found += map(Exchange, tiles.choices(rack, min(RACK, len(rack), len(self.bag))))
        if self.options.referee == "strict":
            found += [place for place, _ in moves.right_placements(self.board, rack, self.options)]
        else:
            found += moves.announceable(self.board, rack, self.options)
        return tuple(sorted(found, key=str))

    def accepts(self, action: Action) -> IllegalAction | None:
        if not isinstance(action, _ACTIONS) or not is_well_written(action):
            return IllegalAction("not an action of Abaku", code="not-this-game")
        if self.over:
            return IllegalAction("the game is over", code="game-over")
        if not isinstance(action, awaited(self.pending)):
            return IllegalAction(f"{action} is not possible now: {due(self.pending)}", code="not-now")
        match action:
            case First(seat=seat):
                return None if seat < self.options.seats else _no_seat(seat)
            case Draw():
                return refused_draw(action, *drawer(self.pending, self.turn, self.racks, self.bag), self.bag)
            case Exchange():
                return self._accepts_exchange(action)
            case PlaceTiles():
                return refused(self.board, self.racks[self.turn], action, self.options)
        return None

    def _accepts_exchange(self, action: Exchange) -> IllegalAction | None:
        if not holds(self.racks[self.turn], action.tiles):
            missing = minus(action.tiles, self.racks[self.turn])
            return IllegalAction(f"not in the rack: {', '.join(missing)}", code="not-in-rack", tiles=missing)
        if len(action.tiles) > len(self.bag):
            return IllegalAction(
                f"the bag has {len(self.bag)} tiles left: exchange no more than that",
                code="bag-too-small",
                left=len(self.bag),
            )
        return None

    def after(self, action: Action) -> AbakuState:
        match action:
            case First(seat=seat):
                return replace(self, turn=seat, pending=Dealing())
            case Draw():
                return self._after_draw(action)
            case PlaceTiles():
                return self._after_place(action)
            case Exchange(tiles=put_back):
                return replace(
                    self,
                    racks=_with(self.racks, self.turn, minus(self.racks[self.turn], put_back)),
                    # the others do not see what goes back, so they know nothing of this rack any more
                    known=_with(self.known, self.turn, ""),
                    scoreless=_with(self.scoreless, self.turn, self.scoreless[self.turn] + 1),
                    pending=Drawing(put_back),
                    challenger=None,
                )
            case PassTurn():
                return self._scoreless()._turn_over()
            case Accept():
                return self._after_accept()
        return self._after_challenge()

    def _after_draw(self, action: Draw) -> AbakuState:
        aside = self.pending.aside if isinstance(self.pending, Drawing) else ""
        drawn = replace(
            self,
            racks=_with(self.racks, action.seat, plus(self.racks[action.seat], action.tiles)),
            bag=plus(minus(self.bag, action.tiles), aside),
            pending=None,
        )
        if isinstance(self.pending, Drawing):
            return drawn._turn_over(board_changed=not aside)
        lacking = drawn.bag and any(len(rack) < RACK for rack in drawn.racks)
        return replace(drawn, pending=Dealing() if lacking else None)

    def _after_place(self, action: PlaceTiles) -> AbakuState:
        seat = self.turn
        laid = lay(self.board, self.racks[seat], action, self.options)
        assert isinstance(laid, Laid)
        judgement = judge(laid, self.options)
        strict = self.options.referee == "strict"
        known = self.known[seat]
        if action.swap is not None:
            known = plus(minus(known, self._swapped_digit(action.swap)), JOKER)
        state = replace(
            self,
            board=laid.board,
            racks=_with(self.racks, seat, laid.rack),
            score=_with(self.score, seat, self.score[seat] + judgement.announced),
            used=_with(self.used, seat, self.used[seat] + len(laid.squares)) if self.used else (),
            known=_with(self.known, seat, minus(known, taken_from(action.tiles))),
            pending=None if strict else Asking(self._next(seat), action),
            challenger=None,
        )
        return state._stands() if strict else state

    def _after_accept(self) -> AbakuState:
        assert isinstance(self.pending, Asking)
        asked = self._next(self.pending.seat)
        if asked != self.turn:
            return replace(self, pending=Asking(asked, self.pending.placement))
        return self._stands()

    def _after_challenge(self) -> AbakuState:
        """The first challenge decides: a right placement stands, a wrong one is taken back."""
        assert isinstance(self.pending, Asking)
        seat, placement = self.turn, self.pending.placement
        lying = judge_announced(self.board, self.racks[seat], placement, self.options)
        assert lying is not None
        if not lying.judgement.wrong:
            return replace(self, challenger=self.pending.seat)._stands()
        laid = taken_from(placement.tiles)
        known = plus(self.known[seat], laid)
        state = replace(self, board=lying.board)
        if placement.swap is not None:
            known = plus(minus(known, JOKER), state._swapped_digit(placement.swap))
        return (
            replace(
                state,
                racks=_with(self.racks, seat, lying.rack),
                # it brought these points when it was laid: now they go back, and as many are lost
                score=_with(self.score, seat, self.score[seat] - 2 * lying.judgement.announced),
                used=_with(self.used, seat, self.used[seat] - len(laid)) if self.used else (),
                known=_with(self.known, seat, known),
                pending=None,
            )
            ._scoreless()
            ._turn_over()
        )

    def _swapped_digit(self, square: str) -> str:
        return faces(self.board[grid_for(self.options).number[square]])

    def _scoreless(self) -> AbakuState:
        """Count a turn without a placement."""
        scoreless = _with(self.scoreless, self.turn, self.scoreless[self.turn] + 1)
        return replace(self, scoreless=scoreless, challenger=None)

    def _stands(self) -> AbakuState:
        """The placement stands: draw tiles if there are any, else the turn is over."""
        state = replace(self, scoreless=_with(self.scoreless, self.turn, 0), pending=None)
        if self.bag and len(self.racks[self.turn]) < RACK:
            return replace(state, pending=Drawing())
        return state._turn_over(board_changed=True)

    def _turn_over(self, *, board_changed: bool = False) -> AbakuState:
        """The next seat's turn, or the end of the game with the closing count.

        Whether anybody can still place is only checked after the board has changed: a pass changes nothing,
        and an exchange leaves tiles in the bag.
        """
        if not self.bag and not self.racks[self.turn]:
            return self._closed(out=self.turn)
        if min(self.scoreless) >= _IDLE_TURNS or (board_changed and self.is_stuck()):
            return self._closed()
        return replace(self, turn=self._next(self.turn))

    def is_stuck(self) -> bool:
        """Nobody can place, and the bag is empty so that nobody can exchange."""
        if self.bag:
            return False
        order = self.racks[self.turn + 1 :] + self.racks[: self.turn + 1]
        return not ending.anybody_can_place(self.board, order, self.options)

    def _closed(self, out: int | None = None) -> AbakuState:
        if self.options.mode == "cover":
            return replace(self, over=True)
        left = [
            sum(int(tile) for tile in rack if tile != JOKER) if self.options.tile_values else len(rack)
            for rack in self.racks
        ]
        score = [points - lost for points, lost in zip(self.score, left, strict=True)]
        if out is not None:
            score[out] += sum(map(len, self.racks))
        return replace(self, score=tuple(score), over=True)

    def _next(self, seat: int) -> int:
        return (seat + 1) % self.options.seats

    # --- chance ---

    def odds(self) -> tuple[tuple[Action, Fraction], ...]:
        if self.actor is not CHANCE:
            return super().odds()
        if isinstance(self.pending, Starting):
            seats = self.options.seats
            return tuple((First(seat), Fraction(1, seats)) for seat in range(seats))
        seat, count = drawer(self.pending, self.turn, self.racks, self.bag)
        ways = comb(len(self.bag), count)
        return tuple((Draw(seat, d), Fraction(n, ways)) for d, n in tiles.draws(self.bag, count))

    def sample(self, rng: Rng) -> Action:
        if self.actor is not CHANCE:
            return super().sample(rng)
        if isinstance(self.pending, Starting):
            return First(rng.randrange(self.options.seats))
        seat, count = drawer(self.pending, self.turn, self.racks, self.bag)
        return Draw(seat, tiles.drawn(self.bag, count, rng)[0])

    # --- result ---

    @property
    def points(self) -> tuple[int, ...]:
        return self.score

    @property
    def places(self) -> tuple[int, ...] | None:
        return self.standing() if self.over else None

    def standing(self) -> tuple[int, ...]:
        used = self.used or (0,) * self.options.seats
        return placed([(-points, -count) for points, count in zip(self.score, used, strict=True)])

    # --- text and view ---

    @property
    def table(self) -> Position:
        """Everything on the table, as a position tells it."""
        _, *fields, _ = astuple(self)
        return Position(*fields)

    @property
    def position(self) -> str:
        return notation.write(self.table)

    def __str__(self) -> str:
        return notation.draw_table(self.table, self.options, over=self.over)

    def seen(self, seat: int | None) -> AbakuView:
        return AbakuView(**self._seen_by(seat) | view_of.fields(self.table, seat, self.options, self.actor))

    def shown(self, action: Action, seat: int | None) -> str:
        return view_of.shown(action, seat, self.turn)


def _with(values: tuple[Any, ...], seat: int, value: Any) -> tuple[Any, ...]:
    """The same values with one seat's replaced."""
    return (*values[:seat], value, *values[seat + 1 :])


def _no_seat(seat: int) -> IllegalAction:
    return IllegalAction(f"there is no seat {seat}", code="no-such-seat")


def _state(position: Position, options: AbakuOptions) -> AbakuState:
    return AbakuState(options, *astuple(position))


# --- registration ---


class Abaku(Game[State]):
    """Lay tiles that make equations: every tile of every new equation is a point."""

    key: ClassVar[str] = "abaku"
    name: ClassVar[str] = "Abaku"
    #: what was announced stands
    idle = ("pass", "accept")
    options_type = AbakuOptions
    #: magic squares have a state of their own; the tag in its JSON tells which
    state_type = cast(type[State], AbakuState | MagicState)

    def first_state(self, options: AbakuOptions) -> State:
        if options.mode == "magic":
            return MagicState(options, FREE * options.size**2)
        seats = options.seats
        return AbakuState(
            options,
            board=FREE * grid_for(options).squares,
            racks=("",) * seats,
            bag=tiles.ALL,
            score=(0,) * seats,
            turn=0,
            scoreless=(0,) * seats,
            used=(0,) * seats if options.count_tiles else (),
            known=("",) * seats,
            # alone there is nobody to draw lots with
            pending=Starting() if seats > 1 else Dealing(),
        )

    def read_action(self, text: str) -> Action:
        return actions.read(text)

    def read_position(self, text: str, options: AbakuOptions) -> State:
        if options.mode == "magic":
            return magic.read_position(text, options)
        state = _state(notation.read(text, options), options)
        ended = min(state.scoreless) >= _IDLE_TURNS or (not state.bag and "" in state.racks)
        if state.pending is None and (ended or state.is_stuck()):
            return replace(state, over=True)
        return state

    def imagine(self, view: Mapping[str, Any], rng: Rng) -> State:
        if _is_magic(view):
            seen = self._read_view(view, MagicView)
            return self.position(seen.square, **seen.options)
        read = self._read_view(view, AbakuView)
        options: AbakuOptions = self.options(**read.options)
        try:
            for _ in range(_TRIES):
                state = _state(view_of.imagined(read, options, rng), options)
                notation.check(state.table, options)
                if read.places is not None:
                    return replace(state, over=True)
                # the game goes on, so somebody can place
                if state.pending is not None or options.seats < 3 or not state.is_stuck():
                    return state
        except BadPosition as error:
            raise BadView(f"not a view of {self.key}: {error}") from None
        return state

    def drawn(self, view: Mapping[str, Any]) -> str:
        if _is_magic(view):
            return super().drawn(view)
        read = self._read_view(view, AbakuView)
        return view_of.drawn(read, self.options(**read.options))

    def has_chance(self, options: AbakuOptions) -> bool:
        return options.mode != "magic"

    def seats_for(self, options: Mapping[str, Any]) -> tuple[int, int]:
        return (1, 1) if options.get("mode") in ALONE else (2, 4)

    def longest(self, options: AbakuOptions) -> int:
        if options.mode == "magic":
            return options.size**2
        # every placement that stands lays a tile; between two of them every seat passes at most twice
        turns = (len(tiles.ALL) + 1) * _IDLE_TURNS * options.seats
        return 1 + options.seats + turns * (options.seats + 1)

    def lists_actions(self, options: AbakuOptions) -> bool:
        return options.mode == "magic"

    def seats_in(self, text: str) -> int | None:
        fields = text.split("|")
        has_form = len(fields) >= 5 and fields[0].count("/") >= 14
        return fields[1].count(",") + 1 if has_form else None

    def some_action(self, view: Mapping[str, Any], rng: Rng) -> Action:
        if _is_magic(view):
            return super().some_action(view, rng)
        read = self._read_view(view, AbakuView)
        return robot.some_action(read, self.options(**read.options), rng)


def _is_magic(view: Mapping[str, Any]) -> bool:
    """Whether a view that is not checked yet claims to be of a magic square."""
    options = view.get("options") if isinstance(view, Mapping) else None
    return isinstance(options, Mapping) and options.get("mode") == "magic"


GAME = Abaku()
