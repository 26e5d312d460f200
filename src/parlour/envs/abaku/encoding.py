"""The encoding of Abaku. A placement's code is its rank by points, most first.

There are far too many placements to give each its own code, and an alphabetical list would mean something
else every turn. Ranked by points a code keeps its meaning: the best placement now, the second best …
"""

from __future__ import annotations

import threading
from collections.abc import Iterable
from itertools import compress
from typing import Any

import numpy as np
from numpy.typing import NDArray

from parlour.core.action import Action
from parlour.core.game import Game
from parlour.core.state import State
from parlour.envs.encoding import Alphabet, EncodedPart, Encoding, from_seat
from parlour.games.abaku import actions, magic
from parlour.games.abaku.actions import Accept, Challenge, Exchange, Fill, Lift, PassTurn, PlaceTiles, Shift
from parlour.games.abaku.board import grid_for
from parlour.games.abaku.generator.generator import Generator
from parlour.games.abaku.options import AbakuOptions
from parlour.games.abaku.pending import Asking
from parlour.games.abaku.rules import AbakuState
from parlour.games.abaku.search.generator import place
from parlour.games.abaku.squares.facts import DIGITS, MOST, lines, names
from parlour.games.abaku.tiles import COUNTS, FREE, LETTERS, RACK, faces
from parlour.games.abaku.values.finder import PureFinder, is_compiled
from parlour.games.abaku.view import AbakuView

TILES = tuple(COUNTS)
STAGES = ("first", "lots", "deal", "draw", "place", "answer", "over")
PASS, ACCEPT, CHALLENGE = range(3)
#: the code of an exchange is this plus the bit set of exchanged rack places (1 to 31), minus 1
EXCHANGE = 3
#: the code of the placement that scores most
PLACEMENT = EXCHANGE + (1 << RACK) - 1
CODES = 512
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
        self._latest: tuple[State | None, dict[int, Action]] = (None, {})
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

    def observe(self, state: State, seat: int) -> NDArray[Any]:
        seen = state.seen(seat)
        assert isinstance(seen, AbakuView)
        order, board = from_seat(seat, self.seats), seen.board.replace("/", "")
        squares = len(board)
        out = np.zeros(self.width, np.float32)
        for at, face in enumerate(faces(board)):
            if face != FREE:
                out[at * 10 + int(face)] = 1
        jokers, announced = out[squares * 10 : squares * 11], out[squares * 11 : squares * 12]
        for at, sign in enumerate(board):
            if sign in LETTERS:
                jokers[at] = 1
        if seen.announced is not None:
            announced[self._squares_of(seen.announced)] = 1
        rest: list[float] = _counts(seen.racks[seat] or "")
        rest += _counts(seen.unseen)
        for other in order:
            rest += _counts(seen.known[other])
        rest += [seen.rack_sizes[other] for other in order]
        rest.append(seen.bag)
        rest += [seen.points[other] for other in order]
        rest += [seen.scoreless[other] for other in order]
        rest += [seen.used[other] if seen.used else 0 for other in order]
        rest += [seen.turn == other for other in order]
        rest += [seen.stage == stage for stage in STAGES]
        out[squares * 12 :] = rest
        return out

    def _squares_of(self, text: str) -> list[int]:
        """The squares of an announced placement, without gaps it leaves."""
        place = actions.read(text)
        assert isinstance(place, PlaceTiles)
        grid = grid_for(self.options)
        _, line, where = grid.line[place.way][grid.number[place.square]]
        return [line[where + step] for step, sign in enumerate(place.tiles) if sign != FREE]

    def codes(self, state: State) -> dict[int, Action]:
        # cached, since the mask and the action are asked for the same state
        asked, found = self._latest
        if asked is not state:
            found = self._codes(state)
            self._latest = (state, found)
        return found

    def _codes(self, state: State) -> dict[int, Action]:
        assert isinstance(state, AbakuState)
        if isinstance(state.pending, Asking):
            return {ACCEPT: Accept(), CHALLENGE: Challenge()}
        found: dict[int, Action] = {PASS: PassTurn()}
        rack = state.racks[state.turn]
        for chosen in range(1, 1 << len(rack)):
            tiles = "".join(compress(rack, (chosen >> at & 1 for at in range(len(rack)))))
            if len(tiles) <= len(state.bag) and _leads(rack, chosen):
                found[EXCHANGE - 1 + chosen] = Exchange(tiles)
        return found | dict(enumerate(self._best(state.board, rack), PLACEMENT))

    def _best(self, board: str, rack: str) -> list[PlaceTiles]:
        """The valid placements that have a code, most points first, ties by text."""
        if not is_compiled(self.options):
            pure = PureFinder(self.options).placed(board, rack)
            sorted_by = [(-one.points, str(at := place(one, board, self.options)), at) for one in pure]
            return [one[2] for one in sorted(sorted_by, key=lambda one: one[:2])[: CODES - PLACEMENT]]
        found = self._generator().placements(board, rack)
        room = CODES - PLACEMENT
        least = np.partition(found.points, -room)[-room] if len(found) > room else -1
        ranked = [
            (-int(found.points[at]), str(place), place)
            for at in np.flatnonzero(found.points >= least).tolist()
            for place in (found.place(at),)
        ]
        ranked.sort(key=lambda one: one[:2])
        return [place for _, _, place in ranked[:room]]

    def _generator(self) -> Generator:
        """The thread's own generator, since it reuses its arrays."""
        if not hasattr(self._own, "generator"):
            self._own.generator = Generator(self.options)
        generator: Generator = self._own.generator
        return generator

    def points_range(self) -> tuple[float, float]:
        return -MOST_POINTS, MOST_POINTS


def _leads(rack: str, chosen: int) -> bool:
    """Whether of equal tiles the first ones are chosen, so that every exchange has one code only."""
    return all(
        not (chosen >> at & 1 and not chosen >> (at - 1) & 1 and rack[at] == rack[at - 1])
        for at in range(1, len(rack))
    )


def _counts(tiles: Iterable[str]) -> list[float]:
    text = "".join(tiles)
    return [text.count(tile) for tile in TILES]


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
