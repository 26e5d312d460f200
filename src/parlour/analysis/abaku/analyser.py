"""Analysis of Abaku: the final lead in points over the best other player, estimated, or exact near the end.

With one seat the value is the final score. All valid placements, exchanges and the pass are listed; if
placements are only announced, invalid ones are left out.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from parlour.analysis import estimate
from parlour.analysis.analysis import Analysis, Scored
from parlour.core.bot import Budget
from parlour.core.errors import BadOption, IllegalAction
from parlour.games.abaku.actions import Accept, Challenge
from parlour.games.abaku.judging.announced import announced
from parlour.games.abaku.rules import ruled
from parlour.games.abaku.values.values import begun, values

from . import magic

#: searches for placements if no budget is given: for the others' replies, and near the end of a game
NODES, NODES_AT_THE_END = 2_000, 20_000


def analyse(view: Mapping[str, Any], budget: Budget, /, *, goal: str = "points", seed: int = 0) -> Analysis:
    """Every action of the seat to act with its value and its points now, best first."""
    if goal != "points":
        raise BadOption(f"goal is {goal!r}; allowed: points", option="goal", known="points")
    if view["actor"] is None:
        raise IllegalAction("the game is over", code="game-over")
    if view["seat"] is None or view["actor"] != view["seat"]:
        raise IllegalAction("analyse the view of the seat whose turn it is", code="wrong-seat")
    options = ruled(view).options(**view["options"])
    if options.mode == "magic":
        return magic.analyse(view, budget) if options.claims else estimate.analyse(view, budget, seed=seed)
    if view["stage"] == "answer":
        return _answer(view, seed)
    unsaid = budget.seconds is None and budget.nodes is None
    nodes = (NODES if view["bag"] else NODES_AT_THE_END) if unsaid else budget.nodes
    found = values(view, begun(view, budget.seconds, nodes), random.Random(seed))
    moves = [
        Scored(
            move.action, move.value if move.bound == "estimate" else int(move.value), move.bound, move.points
        )
        for move in found.moves
    ]
    return Analysis(exact=found.exact, value=moves[0].value, moves=moves)


def _answer(view: Mapping[str, Any], seed: int) -> Analysis:
    """Whether to challenge: a wrong placement loses what it claims, and as many points again."""
    judgement = announced(view, random.Random(seed))
    others = [points for seat, points in enumerate(view["points"]) if seat != view["seat"]]
    ahead = view["points"][view["seat"]] - max(others)
    won = 2 * judgement.announced if judgement.wrong else 0
    moves = [Scored(Challenge(), ahead + won, "estimate"), Scored(Accept(), ahead, "estimate")]
    if not judgement.wrong:
        moves.reverse()
    return Analysis(exact=False, value=moves[0].value, moves=moves)
