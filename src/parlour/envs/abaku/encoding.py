"""The encoding of Abaku. A placement's code is its rank by points, most first.

There are far too many placements to give each its own code, and an alphabetical list would mean something
else every turn. Ranked by points a code keeps its meaning: the best placement now, the second best …
"""

from __future__ import annotations

import re
import threading
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from parlour.core.action import Action
from parlour.core.actor import Rng
from parlour.core.game import Game
from parlour.core.state import State
from parlour.envs.encoding import Alphabet, EncodedPart, Encoding, from_seat
from parlour.games.abaku import magic
from parlour.games.abaku.actions import Accept, Challenge, Draw, Fill, Lift, PassTurn, PlaceTiles, Shift
from parlour.games.abaku.board import grid_for
from parlour.games.abaku.generator.generator import Generator
from parlour.games.abaku.generator.some_placement import SomePlacement
from parlour.games.abaku.options import AbakuOptions
from parlour.games.abaku.pending import Asking, Dealing, Drawing, drawer
from parlour.games.abaku.rules import AbakuState
from parlour.games.abaku.search.generator import place
from parlour.games.abaku.search.random_action import some_answer, some_turn
from parlour.games.abaku.squares.facts import DIGITS, MOST, lines, names
from parlour.games.abaku.tiles import COUNTS, FREE, LETTERS, RACK
from parlour.games.abaku.values.finder import PureFinder, is_compiled
from parlour.games.abaku.view import stage_of

from .turn_codes import (
    CODES,
    EXCHANGE,
    PLACEMENT,
    ROOM,
    Draws,
    RankedCodes,
    TurnCodes,
    exchange,
    exchange_codes,
    heads,
)

TILES = tuple(COUNTS)
STAGES = ("first", "lots", "deal", "draw", "place", "answer", "over")
PASS, ACCEPT, CHALLENGE = range(EXCHANGE)
_WORDS = (PassTurn(), Accept(), Challenge())
#: the digit of each sign of the board by its character
_DIGIT = np.zeros(128, np.int64)
_DIGIT[[ord(sign) for sign in "0123456789" + LETTERS]] = [*range(10), *range(10)]
_LETTERS = re.compile(f"[{LETTERS}]")
_STAGE_BITS = {stage: [stage == other for other in STAGES] for stage in STAGES}
_NONE = [0] * len(TILES)
#: above any possible score of 101 tiles
MOST_POINTS = 1e6


class TilesEncoding(Encoding):
    """Codes: 0 `pass`, 1 `accept`, 2 `challenge`; 3 to 33 exchanges, by which places of the sorted rack are
    exchanged (of equal tiles the first); from 34 up to 478 valid placements, most points first, ties by text.
    Invalid placements, which the referee `challenge` allows, have no code.
    """

    size = CODES

    def __init__(self, game: Game[Any], options: AbakuOptions) -> None:
        super().__init__(game, options)
        self._own = threading.local()
        self._latest: tuple[State | None, TurnCodes | None] = (None, None)
        self._drawn: tuple[State | None, Draws | None] = (None, None)
        #: a state, a right placement that was chosen for it, and what it scores
        self._scored: tuple[State, Action, int] | None = None
        self._heads = heads(options)
        self._orders = [from_seat(seat, options.seats) for seat in range(options.seats)]
        seats, squares = options.seats, grid_for(options).squares
        count, turns = max(COUNTS.values()) * options.sets, game.longest(options)
        every = sum(COUNTS.values()) * options.sets
        self.parts = (
            EncodedPart("digits", squares * 10, "for each square, row by row, 1 for the digit 0 … 9 on it"),
            EncodedPart("jokers", squares, "1 for a square with a joker"),
            EncodedPart("announced", squares, "1 for a square of the announced placement"),
            EncodedPart("rack", len(TILES), "tiles of each kind in the own rack: 0 … 9, joker", 0, RACK),
            EncodedPart(
                "unseen", len(TILES), "tiles of each kind in the bag and hidden racks together", 0, count
            ),
            EncodedPart(
                "known", seats * len(TILES), "tiles in each rack that all have seen, own seat first", 0, RACK
            ),
            EncodedPart("tiles", seats, "number of tiles in each rack, own seat first", 0, RACK),
            EncodedPart("bag", 1, "number of tiles in the bag", 0, every),
            EncodedPart("points", seats, "points so far, own seat first", -MOST_POINTS, MOST_POINTS),
            EncodedPart("scoreless", seats, "scoreless turns in a row, own seat first", 0, turns),
            EncodedPart("used", seats, "tiles used (with count_tiles), own seat first", 0, every),
            EncodedPart("turn", seats, "1 for the seat whose turn it is, own seat first"),
            EncodedPart("stage", len(STAGES), f"1 for the current stage: {', '.join(STAGES)}"),
        )
        self._width = self.width

    def observe(self, state: State, seat: int) -> NDArray[Any]:
        assert isinstance(state, AbakuState)
        order, board, over = self._orders[seat], state.board, state.over
        squares = len(board)
        out = np.zeros(self._width, np.float32)
        signs = np.frombuffer(board.encode("ascii"), np.uint8)
        lying = np.flatnonzero(signs != ord(FREE))
        out[lying * 10 + _DIGIT[signs[lying]]] = 1
        for letter in _LETTERS.findall(board):
            out[squares * 10 + board.index(letter)] = 1
        pending, aside = state.pending, ""
        if isinstance(pending, Asking):
            out[[squares * 11 + at for at in self._squares_of(pending.placement)]] = 1
        elif isinstance(pending, Drawing) and seat != state.turn:
            aside = pending.aside
        hidden = "" if over else "".join([state.racks[other] for other in order[1:]])
        discarded = "" if over or seat == 0 else state.discarded
        points = state.score if not isinstance(pending, Asking) else state.seen(seat).points
        rest = [
            *_counts(state.racks[seat]),
            *_counts(state.bag + hidden + aside + discarded),
            *(count for other in order for count in _counts(state.known[other])),
            *(len(state.racks[other]) for other in order),
            len(state.bag),
            *(points[other] for other in order),
            *(state.scoreless[other] for other in order),
            *(state.used[other] if state.used else 0 for other in order),
            *(state.turn == other for other in order),
            *_STAGE_BITS["over" if over else stage_of(pending)],
        ]
        out[squares * 12 :] = rest
        return out

    def _squares_of(self, place: PlaceTiles) -> list[int]:
        """The squares of an announced placement, without gaps it leaves."""
        grid = grid_for(self.options)
        _, line, where = grid.line[place.way][grid.number[place.square]]
        return [line[where + step] for step, sign in enumerate(place.tiles) if sign != FREE]

    # --- codes ---

    def codes(self, state: State) -> dict[int, Action]:
        assert isinstance(state, AbakuState)
        choices = self._choices(state)
        found = {code: _other(state, code) for code in choices.others}
        return found | {PLACEMENT + rank: choices.placement(rank) for rank in range(choices.placements)}

    def legal_codes(self, state: State) -> list[int]:
        choices = self._choices(state)
        return [*choices.others, *range(PLACEMENT, PLACEMENT + choices.placements)]

    def mask(self, state: State) -> NDArray[np.int8]:
        if state.actor is None:
            return self.no_mask()
        choices = self._choices(state)
        mask = _mask(choices.others).copy()
        mask[PLACEMENT : PLACEMENT + choices.placements] = 1
        return mask

    def action(self, state: State, code: int) -> Action | None:
        assert isinstance(state, AbakuState)
        choices = self._choices(state)
        if code < PLACEMENT:
            return _other(state, code) if code in choices.others else None
        rank = code - PLACEMENT
        if rank >= choices.placements:
            return None
        place, points = choices.placement(rank), choices.points(rank)
        if points is not None:
            self._scored = (state, place, points)
        return place

    def _choices(self, state: State) -> TurnCodes:
        # cached, since the mask and the action are asked for the same state
        asked, found = self._latest
        if asked is not state or found is None:
            found = self._found(state)
            self._latest = (state, found)
        return found

    def _found(self, state: State) -> TurnCodes:
        assert isinstance(state, AbakuState)
        if isinstance(state.pending, Asking):
            return TurnCodes((ACCEPT, CHALLENGE))
        rack = state.racks[state.turn]
        others = (PASS, *exchange_codes(rack, len(state.bag)))
        if is_compiled(self.options):
            return RankedCodes(others, self._generator().placements(state.board, rack), self._heads)
        pure = PureFinder(self.options).placed(state.board, rack)
        sorted_by = [(-one.points, str(at := place(one, state.board, self.options)), at) for one in pure]
        best = [one[2] for one in sorted(sorted_by, key=lambda one: one[:2])[:ROOM]]
        return TurnCodes(others, best)

    def after(self, state: State, action: Action) -> State:
        scored = self._scored
        if scored is None or scored[0] is not state or scored[1] is not action:
            return state.after(action)
        assert isinstance(state, AbakuState)
        assert isinstance(action, PlaceTiles)
        return state.after_right(action, scored[2])

    def some_action(self, state: State, rng: Rng) -> Action:
        assert isinstance(state, AbakuState)
        if isinstance(state.pending, Asking):
            return some_answer(rng)
        rack, bag = state.racks[state.turn], len(state.bag)
        if not is_compiled(self.options):
            return some_turn(state.board, rack, bag, self.options, rng)
        find = self._some_placement()
        action = some_turn(state.board, rack, bag, self.options, rng, find)
        if find.latest is not None and find.latest[0] is action:
            self._scored = (state, *find.latest)
        return action

    # --- chance ---

    def chances(self, state: State) -> list[float] | None:
        drawn = self._draws(state)
        if drawn is None:
            return super().chances(state)
        return drawn.chances()

    def chance(self, state: State, number: int) -> Action:
        drawn = self._draws(state)
        if drawn is None:
            return super().chance(state, number)
        assert isinstance(state, AbakuState)
        seat, _ = drawer(state.pending, state.turn, state.racks, state.bag)
        return Draw(seat, drawn[number])

    def _draws(self, state: State) -> Draws | None:
        """The draws from the bag, as `odds` lists them; None: other chance."""
        asked, found = self._drawn
        if asked is not state:
            found = self._found_draws(state)
            self._drawn = (state, found)
        return found

    def _found_draws(self, state: State) -> Draws | None:
        assert isinstance(state, AbakuState)
        if not isinstance(state.pending, (Dealing, Drawing)) or self.options.deal:
            return None
        _, count = drawer(state.pending, state.turn, state.racks, state.bag)
        return Draws(state.bag, count)

    def _generator(self) -> Generator:
        """The thread's own generator, since it reuses its arrays."""
        if not hasattr(self._own, "generator"):
            self._own.generator = Generator(self.options)
        generator: Generator = self._own.generator
        return generator

    def _some_placement(self) -> SomePlacement:
        """The same for placements at random."""
        if not hasattr(self._own, "some_placement"):
            self._own.some_placement = SomePlacement(self.options)
        found: SomePlacement = self._own.some_placement
        return found

    def points_range(self) -> tuple[float, float]:
        return -MOST_POINTS, MOST_POINTS


@cache
def _mask(codes: tuple[int, ...]) -> NDArray[np.int8]:
    """1 for each of these codes."""
    mask = np.zeros(CODES, np.int8)
    mask[list(codes)] = 1
    return mask


def _other(state: AbakuState, code: int) -> Action:
    """What is no placement, by its code."""
    if code < EXCHANGE:
        return _WORDS[code]
    return exchange(state.racks[state.turn], code)


def _counts(tiles: str) -> list[int]:
    return [tiles.count(tile) for tile in TILES] if tiles else _NONE


class MagicEncoding(Alphabet):
    """Codes: square × 9 + digit - 1 to write a digit, squares row by row; then one for each square to take
    its digit off; then one for every two squares in order, to move a digit from one to the other; last, to
    finish.
    """

    def __init__(self, game: Game[Any], options: AbakuOptions) -> None:
        squares = names(options.size)
        acts: list[Action] = [Fill(square, int(digit)) for square in squares for digit in DIGITS]
        acts += map(Lift, squares)
        acts += [Shift(square, to) for square in squares for to in squares if square != to]
        super().__init__(game, options, [*acts, PassTurn()])
        most = MOST[options.size]
        self.parts = (
            EncodedPart(
                "digits", len(squares) * 9, "for each square, row by row, 1 for the digit 1 … 9 in it"
            ),
            EncodedPart("given", len(squares), "1 for a square whose digit is given"),
            EncodedPart("left", 9, "how many more times each digit may be used", 0, most),
        )

    def observe(self, state: State, seat: int) -> NDArray[Any]:
        assert isinstance(state, magic.MagicState)
        seen: list[float] = [sign == digit for sign in state.square for digit in DIGITS]
        seen += [sign != FREE for sign in state.given]
        most = MOST[self.options.size]
        return np.array(seen + [most - state.square.count(d) for d in DIGITS], np.float32)

    def points_range(self) -> tuple[float, float]:
        return 0, len(lines(self.options.size))


def AbakuEncoding(game: Game[Any], options: AbakuOptions) -> Encoding:  # noqa: N802
    """The encoding for the mode: tiles, or a magic square."""
    return (MagicEncoding if options.mode == "magic" else TilesEncoding)(game, options)
