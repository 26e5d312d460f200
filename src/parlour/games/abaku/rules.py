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
6. `strict` refuses wrong placements. With `challenge` a placement claims stretches of tiles as equations:
   these score. The others answer in turn; if a claim is no equation or rule 2 or 3 is broken, a challenge
   takes the placement back and it costs what it claimed. A challenge to a right one costs nothing.
7. The game ends when the bag and a rack are empty, when the bag is empty and nobody can place, or when every
   seat has had two turns in a row without a placement. Tiles left in a rack cost a point each, and the seat
   that went out gets a point for each tile the others have left. Most points win.

Alone, `solo` plays this for points and `cover` to cover as many squares of a blank grid as it can. Tiles that
are exchanged are set aside for good. Passing finishes; it is over too when nothing can be placed and the bag
is empty, or the grid is full. The result is a score, not a win. `magic` is in `magic`.

These are the rules' second version; `earlier` has the first, for matches that began under it.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from math import comb
from types import MappingProxyType
from typing import Any, ClassVar, cast

from msgspec.structs import astuple, replace

from parlour.core.action import Action
from parlour.core.actor import CHANCE, Actor, Rng
from parlour.core.errors import BadPosition, BadView, IllegalAction
from parlour.core.game import Game
from parlour.core.state import State, placed

from . import actions, magic, notation, tiles
from . import view as view_of
from .actions import Accept, Challenge, Draw, Exchange, First, Lot, PassTurn, PlaceTiles, is_well_written
from .board import grid_for
from .magic import MagicState
from .notation import Position
from .options import ALONE, AbakuOptions
from .pending import (
    Asking,
    Dealing,
    Drawing,
    Finished,
    Lots,
    Pending,
    Starting,
    awaited,
    drawer,
    due,
    refused_draw,
)
from .placement import Laid, judge, judge_announced, lay, lay_right, refused
from .search import ending, moves
from .search import random_action as robot
from .tiles import FREE, JOKER, RACK, all_of, faces, holds, minus, plus, taken_from
from .view import AbakuView, MagicView

# --- facts ---

_ACTIONS = (PlaceTiles, Exchange, PassTurn, Accept, Challenge, First, Lot, Draw)
#: turns in a row without a placement, of every seat, that end a game
_IDLE_TURNS = 2
#: how often hidden racks are imagined anew when nobody could place with them
_TRIES = 100

# --- state ---


class AbakuState(State, frozen=True, tag="tiles"):
    """The board row by row, racks and bag as sorted tiles, points and turn.

    `score` counts announced placements at once, and the closing count once the game is over. `scoreless`
    are each seat's turns in a row without a placement. `used` and `turns`, the tiles used in all and in each
    turn, are empty unless tiles are counted. `known` are tiles that everybody saw go into a rack.
    `challenger` is the seat that challenged the last placement in vain. `discarded` are the tiles that a
    person playing alone has set aside.
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
    discarded: str = ""
    turns: tuple[tuple[int, ...], ...] = ()
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
            case Lot():
                return self._accepts_lot(action)
            case Draw() if self.options.deal:
                due_now = self.sample(_NO_CHANCE)
                return None if action == due_now else _not_dealt()
            case Draw():
                return refused_draw(action, *drawer(self.pending, self.turn, self.racks, self.bag), self.bag)
            case Exchange():
                return self._accepts_exchange(action)
            case PlaceTiles():
                return refused(self.board, self.racks[self.turn], action, self.options)
        return None

    def _accepts_lot(self, action: Lot) -> IllegalAction | None:
        assert isinstance(self.pending, Lots)
        if action.seat != self.pending.next:
            return IllegalAction(
                f"seat {self.pending.next} draws now, not seat {action.seat}", code="wrong-seat"
            )
        if action.tile not in self.bag:
            return IllegalAction("this tile is not in the bag", code="not-in-bag")
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
            case Lot():
                return self._after_lot(action)
            case Draw():
                return self._after_draw(action)
            case PlaceTiles():
                return self._after_place(action)
            case Exchange(tiles=put_back):
                return replace(
                    self._scoreless(),
                    racks=_with(self.racks, self.turn, minus(self.racks[self.turn], put_back)),
                    # the others do not see what goes back, so they know nothing of this rack any more
                    known=_with(self.known, self.turn, ""),
                    pending=Drawing(put_back),
                )
            case PassTurn():
                return self._after_pass()
            case Accept():
                return self._after_accept()
        return self._after_challenge()

    def _after_lot(self, action: Lot) -> AbakuState:
        """The tiles lie open until a seat is found; then they go back into the bag."""
        assert isinstance(self.pending, Lots)
        bag, lots = minus(self.bag, action.tile), self.pending.after(action.tile)
        if isinstance(lots, Lots):
            if lots.drawn or len(bag) >= len(lots.seats) + self.options.sets:
                return replace(self, bag=bag, pending=lots)
            # hardly ever: all tiles are drawn and equal, so chance simply says who begins
            return replace(self, bag=all_of(self.options.sets), pending=Starting())
        return replace(self, bag=all_of(self.options.sets), turn=lots, pending=Dealing())

    def _after_pass(self) -> AbakuState:
        """Alone, passing finishes the game."""
        if self.options.alone:
            return replace(self, pending=Finished())._closed()
        return self._scoreless()._turn_over()

    def _after_draw(self, action: Draw) -> AbakuState:
        aside = self.pending.aside if isinstance(self.pending, Drawing) else ""
        drawn = replace(
            self._put_away(aside),
            racks=_with(self.racks, action.seat, plus(self.racks[action.seat], action.tiles)),
            pending=None,
        )
        drawn = replace(drawn, bag=minus(drawn.bag, action.tiles))
        if isinstance(self.pending, Drawing):
            return drawn._turn_over(changed=not aside or drawn.options.alone)
        lacking = drawn.bag and any(len(rack) < RACK for rack in drawn.racks)
        return replace(drawn, pending=Dealing() if lacking else None)

    def _put_away(self, aside: str) -> AbakuState:
        """Exchanged tiles go back into the bag; alone they are set aside for good."""
        if self.options.alone:
            return replace(self, discarded=plus(self.discarded, aside))
        return replace(self, bag=plus(self.bag, aside))

    def _after_place(self, action: PlaceTiles) -> AbakuState:
        laid = lay(self.board, self.racks[self.turn], action, self.options)
        assert isinstance(laid, Laid)
        return self._placed(action, laid, judge(laid, self.options, action.claims).announced)

    def after_right(self, action: PlaceTiles, points: int) -> AbakuState:
        """The same as `after` for a right placement without claims whose points are known already."""
        laid = lay_right(self.board, self.racks[self.turn], action, self.options)
        return self._placed(action, laid, points)

    def _placed(self, action: PlaceTiles, laid: Laid, announced: int) -> AbakuState:
        """The tiles lie on the board; with `challenge` the next seat is asked."""
        seat, strict = self.turn, self.options.referee == "strict"
        known = self.known[seat]
        if action.swap is not None:
            known = plus(minus(known, self._swapped_digit(action.swap)), JOKER)
        state = replace(
            self,
            board=laid.board,
            racks=_with(self.racks, seat, laid.rack),
            score=_with(self.score, seat, self.score[seat] + announced),
            used=_with(self.used, seat, self.used[seat] + len(laid.squares)) if self.used else (),
            turns=self._turns(len(laid.squares)),
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
                # the turn counts as one without tiles, as `_scoreless` enters it
                turns=_with(self.turns, seat, self.turns[seat][:-1]) if self.turns else (),
                known=_with(self.known, seat, known),
                pending=None,
            )
            ._scoreless()
            ._turn_over()
        )

    def _swapped_digit(self, square: str) -> str:
        return faces(self.board[grid_for(self.options).number[square]])

    def _scoreless(self) -> AbakuState:
        """Count a turn without a placement; alone nobody counts them."""
        idle = 0 if self.options.alone else self.scoreless[self.turn] + 1
        scoreless = _with(self.scoreless, self.turn, idle)
        return replace(self, scoreless=scoreless, turns=self._turns(0), challenger=None)

    def _turns(self, used: int) -> tuple[tuple[int, ...], ...]:
        """The tiles used in each turn, with one more turn of the seat that moves."""
        return _with(self.turns, self.turn, (*self.turns[self.turn], used)) if self.turns else ()

    def _stands(self) -> AbakuState:
        """The placement stands: draw tiles if there are any, else the turn is over."""
        state = replace(self, scoreless=_with(self.scoreless, self.turn, 0), pending=None)
        if self._is_full():
            return state._closed()
        if self.bag and len(self.racks[self.turn]) < RACK:
            return replace(state, pending=Drawing())
        return state._turn_over(changed=True)

    def _is_full(self) -> bool:
        """Whether every square of the board is covered."""
        return FREE not in self.board

    def _turn_over(self, *, changed: bool = False) -> AbakuState:
        """The next seat's turn, or the end of the game with the closing count.

        Whether anybody can still place is only checked after the board, or what is left to draw, has changed:
        a pass changes nothing, and an exchange at the table leaves tiles in the bag.
        """
        if not self.bag and not self.racks[self.turn]:
            return self._closed(out=self.turn)
        if min(self.scoreless) >= _IDLE_TURNS or (changed and self.is_stuck()):
            return self._closed()
        return replace(self, turn=self._next(self.turn))

    def is_stuck(self) -> bool:
        """Nobody can place, and the bag is empty so that nobody can exchange."""
        if self.bag:
            return self._is_full()
        if self.board.count(FREE) == len(self.board):
            rights = (moves.right_placements(self.board, rack, self.options) for rack in self.racks)
            return not any(True for right in rights for _ in right)
        order = self.racks[self.turn + 1 :] + self.racks[: self.turn + 1]
        return not ending.anybody_can_place(self.board, order, self.options)

    def _closed(self, out: int | None = None) -> AbakuState:
        if self.options.mode == "cover":
            return replace(self, over=True)
        left = [
            sum(int(tile) for tile in rack if tile != JOKER) if self._costs_values() else len(rack)
            for rack in self.racks
        ]
        score = [points - lost for points, lost in zip(self.score, left, strict=True)]
        if out is not None:
            score[out] += sum(map(len, self.racks))
        return replace(self, score=tuple(score), over=True)

    def _costs_values(self) -> bool:
        """Whether tiles that are left cost their numbers, not a point each."""
        return self.options.tile_values or self.options.leftover == "value"

    def _next(self, seat: int) -> int:
        return (seat + 1) % self.options.seats

    # --- chance ---

    def odds(self) -> tuple[tuple[Action, Fraction], ...]:
        if self.actor is not CHANCE:
            return super().odds()
        if isinstance(self.pending, Starting):
            seats = self.options.seats
            return tuple((First(seat), Fraction(1, seats)) for seat in range(seats))
        if isinstance(self.pending, Lots):
            seat, left = self.pending.next, len(self.bag)
            kinds = sorted(set(self.bag))
            return tuple((Lot(seat, tile), Fraction(self.bag.count(tile), left)) for tile in kinds)
        if self.options.deal:
            return ((self.sample(_NO_CHANCE), Fraction(1)),)
        seat, count = drawer(self.pending, self.turn, self.racks, self.bag)
        ways = comb(len(self.bag), count)
        return tuple((Draw(seat, d), Fraction(n, ways)) for d, n in tiles.draws(self.bag, count))

    def sample(self, rng: Rng) -> Action:
        if self.actor is not CHANCE:
            return super().sample(rng)
        if isinstance(self.pending, Starting):
            return First(rng.randrange(self.options.seats))
        if isinstance(self.pending, Lots):
            return Lot(self.pending.next, tiles.drawn(self.bag, 1, rng)[0])
        seat, count = drawer(self.pending, self.turn, self.racks, self.bag)
        if self.options.deal:
            order = tiles.dealt_order(self.bag, self.options.deal, self.options.sets)
            return Draw(seat, tiles.tidy(order[:count]))
        return Draw(seat, tiles.drawn(self.bag, count, rng)[0])

    # --- result ---

    @property
    def points(self) -> tuple[int, ...]:
        return self.score

    @property
    def places(self) -> tuple[int, ...] | None:
        return self.standing() if self.over else None

    def standing(self) -> tuple[int, ...]:
        if self.options.alone:
            return (1,)  # the result is a score, which nobody wins with
        used = self.used or (0,) * self.options.seats
        return placed([(-points, -count) for points, count in zip(self.score, used, strict=True)])

    @property
    def empty(self) -> tuple[int, int] | None:
        """With `cover`: the empty squares of the grid, and those inside the smallest rectangle around all
        tiles; None otherwise."""
        if self.options.mode != "cover":
            return None
        size = grid_for(self.options).size
        covered = [divmod(at, size) for at, sign in enumerate(self.board) if sign != FREE]
        if not covered:
            return len(self.board), 0
        rows, columns = zip(*covered, strict=True)
        inside = (max(rows) - min(rows) + 1) * (max(columns) - min(columns) + 1)
        return len(self.board) - len(covered), inside - len(covered)

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
        table = self.table
        shared = self._seen_by(seat) | view_of.fields(table, seat, self.options, self.actor)
        if view_of.hides_claims(table, seat, self.options):
            shared["points"] = self._with_claims(-1).score
        return AbakuView(**shared | {"empty": self.empty})

    def _with_claims(self, times: int) -> AbakuState:
        """The points with what the announced placement claims added so many times more."""
        judgement = view_of.judgement_of(self.table, self.options)
        assert judgement is not None
        points = self.score[self.turn] + times * judgement.announced
        return replace(self, score=_with(self.score, self.turn, points))

    def shown(self, action: Action, seat: int | None) -> str:
        return view_of.shown(action, seat, self.turn)


def _with(values: tuple[Any, ...], seat: int, value: Any) -> tuple[Any, ...]:
    """The same values with one seat's replaced."""
    return (*values[:seat], value, *values[seat + 1 :])


class _NoChance:
    """Fails when asked: a deal that is named leaves nothing to chance."""

    def randrange(self, n: int, /) -> int:
        raise AssertionError(f"nothing here is left to chance, but one of {n} was asked for")


_NO_CHANCE = _NoChance()


def _not_dealt() -> IllegalAction:
    return IllegalAction("this deal has other tiles next", code="not-dealt")


def _no_seat(seat: int) -> IllegalAction:
    return IllegalAction(f"there is no seat {seat}", code="no-such-seat")


# --- registration ---


class Abaku(Game[State]):
    """Lay tiles that make equations: every tile of every new equation is a point."""

    key: ClassVar[str] = "abaku"
    name: ClassVar[str] = "Abaku"
    rules_version: ClassVar[int] = 2
    earlier: ClassVar[Mapping[int, str]] = MappingProxyType(
        {1: "parlour.games.abaku.earlier.version_1:VERSION_1"}
    )
    offered = MappingProxyType({"first": "draw"})
    #: what was announced stands
    idle = ("pass", "accept")
    options_type = AbakuOptions
    #: magic squares have a state of their own; the tag in its JSON tells which
    state_type = cast(type[State], AbakuState | MagicState)
    #: the states of games with tiles
    tiles_type: ClassVar[type[AbakuState]] = AbakuState

    def first_state(self, options: AbakuOptions) -> State:
        if options.mode == "magic":
            return magic.first_state(options)
        seats = options.seats
        starting = Lots(tuple(range(seats))) if options.first == "draw" else Starting()
        return self.tiles_type(
            options,
            board=FREE * grid_for(options).squares,
            racks=("",) * seats,
            bag=all_of(options.sets),
            score=(0,) * seats,
            turn=0,
            scoreless=(0,) * seats,
            used=(0,) * seats if options.count_tiles else (),
            known=("",) * seats,
            # alone there is nobody to draw lots with
            pending=starting if seats > 1 else Dealing(),
            turns=((),) * seats if options.count_tiles and options.claims else (),
        )

    def _state(self, position: Position, options: AbakuOptions) -> AbakuState:
        return self.tiles_type(options, *astuple(position))

    def read_action(self, text: str) -> Action:
        return actions.read(text)

    def read_position(self, text: str, options: AbakuOptions) -> State:
        if options.mode == "magic":
            return magic.read_position(text, options)
        state = self._state(notation.read(text, options), options)
        ended = min(state.scoreless) >= _IDLE_TURNS or (not state.bag and "" in state.racks)
        if isinstance(state.pending, Finished):
            return replace(state, over=True)
        if state.pending is None and (ended or state.is_stuck()):
            return replace(state, over=True)
        return state

    def imagine(self, view: Mapping[str, Any], rng: Rng) -> State:
        if (first := self._earlier(view)) is not None:
            return first.imagine(view, rng)
        if is_magic(view):
            seen = self._read_view(view, MagicView)
            return self.position(seen.position, **seen.options)
        read = self._read_view(view, AbakuView)
        options: AbakuOptions = self.options(**read.options)
        try:
            for _ in range(_TRIES):
                state = self._state(view_of.imagined(read, options, rng), options)
                notation.check(state.table, options)
                if read.places is not None:
                    ended = Finished() if options.alone and options.claims else None
                    return replace(state, over=True, pending=ended)
                if view_of.hides_claims(state.table, read.seat, options):
                    return state._with_claims(1)
                # the game goes on, so somebody can place
                if state.pending is not None or options.seats < 3 or not state.is_stuck():
                    return state
        except BadPosition as error:
            raise BadView(f"not a view of {self.key}: {error}") from None
        return state

    def _earlier(self, view: Mapping[str, Any]) -> Abaku | None:
        """The game of a view under earlier rules: robots and hints serve matches that go on under them."""
        found = ruled(view)
        return found if found is not self and self is GAME else None

    def drawn(self, view: Mapping[str, Any]) -> str:
        if (first := self._earlier(view)) is not None:
            return first.drawn(view)
        if is_magic(view):
            return super().drawn(view)
        read = self._read_view(view, AbakuView)
        return view_of.drawn(read, self.options(**read.options))

    def seats_for(self, options: Mapping[str, Any]) -> tuple[int, int]:
        return (1, 1) if options.get("mode") in ALONE else (2, 4)

    def longest(self, options: AbakuOptions) -> int:
        if options.mode == "magic":
            return magic.longest(options)
        count = len(all_of(options.sets))
        if options.alone:
            # every act but the last takes tiles from the rack for good, and every draw follows one
            return 2 * (count + 1)
        # every placement that stands lays a tile; between two of them every seat passes at most twice
        turns = (count + 1) * _IDLE_TURNS * options.seats
        return 1 + count + options.seats + turns * (options.seats + 1)

    def renewed(self, options: Mapping[str, Any], rules: int) -> dict[str, Any]:
        """Of the first rules' options: `cover` had one size, and alone nobody needs to count tiles."""
        renewed = dict(options)
        if rules == 1 and options["mode"] != "magic":
            renewed.pop("size", None)
        if rules == 1 and options["mode"] in ALONE:
            renewed.pop("count_tiles", None)
        if rules == 1 and options["mode"] == "cover":
            renewed["size"] = 17
        return renewed

    def has_chance(self, options: AbakuOptions) -> bool:
        return options.mode != "magic" or options.level != "empty"

    def advises(self, options: AbakuOptions) -> bool:
        return options.aids

    def scored(self, options: AbakuOptions) -> bool:
        return options.alone

    def lists_actions(self, options: AbakuOptions) -> bool:
        return options.mode == "magic"

    def seats_in(self, text: str) -> int | None:
        fields = text.split("|")
        has_form = len(fields) >= 5 and fields[0].count("/") >= 4
        return fields[1].count(",") + 1 if has_form else None

    def some_action(self, view: Mapping[str, Any], rng: Rng) -> Action:
        if (first := self._earlier(view)) is not None:
            return first.some_action(view, rng)
        if is_magic(view):
            return super().some_action(view, rng)
        read = self._read_view(view, AbakuView)
        return robot.some_action(read, self.options(**read.options), rng)


def is_magic(view: Mapping[str, Any]) -> bool:
    """Whether a view that is not checked yet claims to be of a magic square."""
    options = view.get("options") if isinstance(view, Mapping) else None
    return isinstance(options, Mapping) and options.get("mode") == "magic"


def ruled(view: Mapping[str, Any]) -> Abaku:
    """The game under the rules that a view is of: options tell the version, since the first had fewer."""
    options = view.get("options") if isinstance(view, Mapping) else None
    first = isinstance(options, Mapping) and "mode" in options and "sets" not in options
    return cast(Abaku, GAME.under(1)) if first else GAME


GAME = Abaku()
