"""The state of Abaku with tiles: at the table, solo, and covering the blank grid."""

from __future__ import annotations

from fractions import Fraction
from math import comb
from typing import Any, ClassVar

from msgspec.structs import replace

from parlour.core.action import Action
from parlour.core.actor import CHANCE, Actor, Rng
from parlour.core.errors import IllegalAction
from parlour.core.game import Game
from parlour.core.state import State, placed

from . import notation, sight, tiles
from .actions import Accept, Challenge, Draw, Exchange, First, PassTurn, PlaceTiles, is_well_written
from .board import grid_for
from .notation import Position
from .options import AbakuOptions
from .pending import Asking, Dealing, Drawing, Pending, Starting
from .placement import Laid, judge, lay, taken_back
from .search import ending, moves
from .tiles import JOKER, RACK, faces, holds, minus, plus, taken_from
from .view import AbakuView


class AbakuState(State, frozen=True, tag="tiles"):
    """The board's signs row by row, racks and bag as sorted tiles, and whose turn it is.

    `score` counts announced placements at once, and the closing count once the game is over. `used` is
    empty unless tiles are counted; `known` are tiles that everybody saw go into a rack; `challenger` is the
    seat whose challenge the last placement withstood.
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
        from .rules import GAME

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
        if not isinstance(action, self._awaited()):
            return IllegalAction(f"{action} is not what is asked for now", code="not-now")
        match action:
            case First(seat=seat):
                return None if seat < self.options.seats else _no_seat(seat)
            case Draw():
                return self._accepts_draw(action)
            case Exchange():
                return self._accepts_exchange(action)
            case PlaceTiles():
                return self._accepts_place(action)
        return None

    def _awaited(self) -> tuple[type[Action], ...]:
        match self.pending:
            case None:
                return (PlaceTiles, Exchange, PassTurn)
            case Asking():
                return (Accept, Challenge)
            case Starting():
                return (First,)
        return (Draw,)

    def _accepts_draw(self, action: Draw) -> IllegalAction | None:
        seat, count = self._drawer()
        if action.seat != seat:
            return IllegalAction(f"seat {seat} is to draw", code="wrong-seat")
        if len(action.tiles) != count:
            return IllegalAction(f"{count} tiles are to be drawn", code="wrong-count")
        if not holds(self.bag, action.tiles):
            return IllegalAction("these tiles are not in the bag", code="not-in-bag")
        return None

    def _accepts_exchange(self, action: Exchange) -> IllegalAction | None:
        if not holds(self.racks[self.turn], action.tiles):
            missing = minus(action.tiles, self.racks[self.turn])
            return IllegalAction(f"not in the rack: {', '.join(missing)}", code="not-in-rack", tiles=missing)
        if len(action.tiles) > len(self.bag):
            return IllegalAction(
                f"the bag has only {len(self.bag)} tiles left", code="bag-too-small", left=len(self.bag)
            )
        return None

    def _accepts_place(self, action: PlaceTiles) -> IllegalAction | None:
        laid = lay(self.board, self.racks[self.turn], action, self.options)
        if isinstance(laid, IllegalAction):
            return laid
        if self.options.referee == "challenge":
            return None
        wrong = judge(laid, self.options).wrong
        if not wrong:
            return None
        return IllegalAction(wrong[0].message, code=wrong[0].code, squares=wrong[0].squares)

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
                    # nobody else knows what went back, so nothing is known of this rack any more
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
        return replace(drawn, pending=drawn._dealing())

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
        """The first challenge settles it: a right placement stands, a wrong one is taken back."""
        assert isinstance(self.pending, Asking)
        seat, placement = self.turn, self.pending.placement
        before = taken_back(self.board, self.racks[seat], placement, self.options)
        assert before is not None
        laid = lay(*before, placement, self.options)
        assert isinstance(laid, Laid)
        judgement = judge(laid, self.options)
        if not judgement.wrong:
            return replace(self, challenger=self.pending.seat)._stands()
        known = plus(self.known[seat], taken_from(placement.tiles))
        board, rack = before
        state = replace(self, board=board)
        if placement.swap is not None:
            known = plus(minus(known, JOKER), state._swapped_digit(placement.swap))
        return (
            replace(
                state,
                racks=_with(self.racks, seat, rack),
                # the points it brought go back, and as many are lost
                score=_with(self.score, seat, self.score[seat] - 2 * judgement.announced),
                used=_with(self.used, seat, self.used[seat] - len(laid.squares)) if self.used else (),
                known=_with(self.known, seat, known),
                pending=None,
            )
            ._scoreless()
            ._turn_over()
        )

    def _swapped_digit(self, square: str) -> str:
        return faces(self.board[grid_for(self.options).number[square]])

    def _scoreless(self) -> AbakuState:
        """A turn that brought nothing is counted."""
        scoreless = _with(self.scoreless, self.turn, self.scoreless[self.turn] + 1)
        return replace(self, scoreless=scoreless, challenger=None)

    def _stands(self) -> AbakuState:
        """The placement is settled: draw if there is something to draw, else the turn is over."""
        state = replace(self, scoreless=_with(self.scoreless, self.turn, 0), pending=None)
        if self.bag and len(self.racks[self.turn]) < RACK:
            return replace(state, pending=Drawing())
        return state._turn_over(board_changed=True)

    def _turn_over(self, *, board_changed: bool = False) -> AbakuState:
        """The next seat's turn, or the end of the game with the closing count.

        Whether anybody can still place is only asked when the board has changed and the bag is empty: a
        pass changes nothing, and an exchange leaves tiles in the bag.
        """
        if not self.bag and not self.racks[self.turn]:
            return self._closed(out=self.turn)
        if min(self.scoreless) >= 2 or (board_changed and self.is_stuck()):
            return self._closed()
        return replace(self, turn=self._next(self.turn))

    def is_stuck(self) -> bool:
        """Nobody has a placement and the bag has no tile to exchange for."""
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
        seat, count = self._drawer()
        ways = comb(len(self.bag), count)
        return tuple((Draw(seat, d), Fraction(n, ways)) for d, n in tiles.draws(self.bag, count))

    def sample(self, rng: Rng) -> Action:
        if self.actor is not CHANCE:
            return super().sample(rng)
        if isinstance(self.pending, Starting):
            return First(rng.randrange(self.options.seats))
        seat, count = self._drawer()
        return Draw(seat, tiles.drawn(self.bag, count, rng)[0])

    def _drawer(self) -> tuple[int, int]:
        """Who draws, and how many tiles."""
        if isinstance(self.pending, Drawing):
            if self.pending.aside:
                return self.turn, len(self.pending.aside)
            seat = self.turn
        else:
            seat = next(seat for seat, rack in enumerate(self.racks) if len(rack) < RACK)
        return seat, min(RACK - len(self.racks[seat]), len(self.bag))

    def _dealing(self) -> Dealing | None:
        lacking = self.bag and any(len(rack) < RACK for rack in self.racks)
        return Dealing() if lacking else None

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
        return Position(
            self.board,
            self.racks,
            self.bag,
            self.score,
            self.turn,
            self.scoreless,
            self.used,
            self.pending,
            self.known,
            self.challenger,
        )

    @property
    def position(self) -> str:
        return notation.write(self.table)

    def __str__(self) -> str:
        lines = [notation.draw(self.board, self.options)]
        for seat, rack in enumerate(self.racks):
            mark = ">" if seat == self.turn and not self.over else " "
            used = f", {self.used[seat]} tiles used" if self.used else ""
            lines.append(
                f"{mark}  seat {seat}: {self.score[seat]} points{used}, rack {' '.join(rack) or '-'}"
            )
        lines.append(f"   bag: {len(self.bag)} tiles")
        if self.over or self.pending is not None:
            lines.append("   over" if self.over else f"   pending: {self.pending}")
        return "\n".join(lines)

    def seen(self, seat: int | None) -> AbakuView:
        return AbakuView(**self._seen_by(seat) | sight.of(self.table, seat, self.options, self.actor))

    def shown(self, action: Action, seat: int | None) -> str:
        match action:
            case Exchange(tiles=secret) if seat != self.turn:
                return f"exchange {_count(secret)}"
            case Draw(seat=drawer, tiles=secret) if seat != drawer:
                return f"draw {drawer} {_count(secret)}"
        return str(action)


_ACTIONS = (PlaceTiles, Exchange, PassTurn, Accept, Challenge, First, Draw)


def _with(values: tuple[Any, ...], seat: int, value: Any) -> tuple[Any, ...]:
    """The same values with one seat's replaced."""
    return (*values[:seat], value, *values[seat + 1 :])


def _no_seat(seat: int) -> IllegalAction:
    return IllegalAction(f"there is no seat {seat}", code="no-such-seat")


def _count(secret: str) -> str:
    return "1 tile" if len(secret) == 1 else f"{len(secret)} tiles"
