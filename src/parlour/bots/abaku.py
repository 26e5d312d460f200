"""Robots for Abaku: two that overlook moves as people do, a greedy one, and two that look ahead."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, cast

from parlour.core.action import Action
from parlour.core.actor import Rng
from parlour.core.bot import Bot, Budget
from parlour.games.abaku.actions import Accept, Challenge, Exchange, PassTurn, PlaceTiles
from parlour.games.abaku.board import grid_for
from parlour.games.abaku.equations import readings
from parlour.games.abaku.judging.announced import announced
from parlour.games.abaku.placement import Judgement, Laid, judge, lay
from parlour.games.abaku.rules import AbakuState, ruled
from parlour.games.abaku.tiles import drawn
from parlour.games.abaku.values.candidates import mind
from parlour.games.abaku.values.values import begun, values

#: seconds that the best robot thinks by default
SECONDS = 0.8


class _AbakuBot(Bot):
    """Answers announcements; subclasses define `turn`."""

    def serves(self, game: str, options: Mapping[str, Any]) -> bool:
        return options.get("mode") != "magic"

    def choose(self, view: Mapping[str, Any], budget: Budget, rng: Rng) -> Action:
        if view["stage"] == "answer":
            return Challenge() if self.doubts(announced(view, rng)) else Accept()
        return self.turn(view, budget, rng)

    def doubts(self, made: Judgement) -> bool:
        """Whether this robot challenges an announced placement."""
        return bool(made.wrong)

    def turn(self, view: Mapping[str, Any], budget: Budget, rng: Rng) -> Action:
        """A placement, an exchange or a pass."""
        raise NotImplementedError


class _SeeingBot(_AbakuBot):
    """Plays the best of what it notices: placements of a few tiles, and one equation in each."""

    #: the most tiles it places, the operations it knows, and how many placements it looks at
    tiles: ClassVar[int]
    kinds: ClassVar[frozenset[str]]
    notices: ClassVar[int]
    bonuses: ClassVar[bool]

    def turn(self, view: Mapping[str, Any], budget: Budget, rng: Rng) -> Action:
        state = cast(AbakuState, ruled(view).imagine(view, rng))
        moves = mind(state.options).finder.moves(state.board, state.racks[state.turn], self.tiles)
        possible = [n for n, tiles in enumerate(moves.tiles) if tiles <= self.tiles]
        best: tuple[int, PlaceTiles | None] = (0, None)
        for _ in range(min(self.notices, len(possible))):
            action = moves.place(possible.pop(rng.randrange(len(possible))))
            seen = self._seen(state, action)
            if seen > best[0]:
                best = seen, action
        return best[1] or _without_placement(state, rng)

    def _seen(self, state: AbakuState, action: PlaceTiles) -> int:
        """The points of the best equation that contains all new tiles and that it can calculate."""
        laid = lay(state.board, state.racks[state.turn], action, state.options)
        assert isinstance(laid, Laid)
        names = {grid_for(state.options).names[square] for square in laid.squares}
        seen = 0
        for equation in judge(laid, state.options).equations:
            if names <= set(equation.squares) and self.kinds & {r.kind for r in readings(equation.digits)}:
                seen = max(seen, equation.points if self.bonuses else len(equation.digits))
        return seen


class AbakuNovice(_SeeingBot):
    """Adds and subtracts."""

    name: ClassVar[str] = "novice"
    thinks: ClassVar[str] = (
        "Lays one or two tiles for the longest sum or difference it sees; overlooks all else they make."
    )
    tiles = 2
    kinds = frozenset(("addition", "subtraction"))
    notices = 30
    bonuses = False

    def doubts(self, made: Judgement) -> bool:
        return False


class AbakuCasual(_SeeingBot):
    """Calculates along one line."""

    name: ClassVar[str] = "casual"
    thinks: ClassVar[str] = (
        "Tries some placements for the best single equation with its bonuses; overlooks powers and roots, "
        "nested equations and those that cross."
    )
    tiles = 4
    kinds = frozenset(("addition", "subtraction", "multiplication", "division"))
    notices = 60
    bonuses = True


class AbakuGreedy(_AbakuBot):
    """A baseline to measure other robots against."""

    name: ClassVar[str] = "greedy"
    thinks: ClassVar[str] = "Finds every placement and takes the one that scores most, whatever comes after."

    def turn(self, view: Mapping[str, Any], budget: Budget, rng: Rng) -> Action:
        state = cast(AbakuState, ruled(view).imagine(view, rng))
        finder = mind(state.options).finder
        rows = finder.rows(finder.board(state.board), finder.rack(state.racks[state.turn]))
        best = finder.sorted_by(rows, 0, 1)
        return finder.action(state.board, rows[best[0]]) if best else _without_placement(state, rng)


class AbakuStrong(_AbakuBot):
    """Considers what stays in the rack and opens on the board."""

    name: ClassVar[str] = "strong"
    thinks: ClassVar[str] = (
        "Weighs the points of every placement against the tiles it keeps and the bonuses it opens for others."
    )

    def turn(self, view: Mapping[str, Any], budget: Budget, rng: Rng) -> Action:
        return values(view, None, rng).moves[0].action


class AbakuBest(_AbakuBot):
    """Simulates the others' replies."""

    name: ClassVar[str] = "best"
    thinks: ClassVar[str] = (
        "Tries the ten most promising turns against racks that the others may hold, and works out the end "
        "once the bag is empty."
    )

    def turn(self, view: Mapping[str, Any], budget: Budget, rng: Rng) -> Action:
        unsaid = budget.seconds is None and budget.nodes is None
        effort = begun(view, SECONDS if unsaid else budget.seconds, budget.nodes)
        return values(view, effort, rng).moves[0].action


def _without_placement(state: AbakuState, rng: Rng) -> Action:
    """Exchange as many tiles as the bag allows, or pass; alone, where they are gone for good, only some."""
    rack = state.racks[state.turn]
    if state.options.alone:
        some = min(2, len(rack), len(state.bag))
        return Exchange(drawn(rack, some, rng)[0]) if some else PassTurn()
    most = min(len(rack), len(state.bag))
    return Exchange(drawn(rack, most, rng)[0]) if most else PassTurn()
