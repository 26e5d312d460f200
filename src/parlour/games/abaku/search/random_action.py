"""A random action: searches for one placement instead of listing all."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from parlour.core.action import Action
from parlour.core.actor import Rng
from parlour.core.errors import BadView
from parlour.games.abaku import tiles
from parlour.games.abaku.actions import Accept, Challenge, Exchange, PassTurn, PlaceTiles
from parlour.games.abaku.board import grid_for
from parlour.games.abaku.notation import read_board
from parlour.games.abaku.options import AbakuOptions
from parlour.games.abaku.view import AbakuView

from . import moves

#: one turn in IDLE is not a placement, one announcement in BLUFF may be wrong, one in DOUBT is challenged
IDLE, BLUFF, DOUBT = 20, 6, 4
#: alone, one turn in so many finishes the game
FINISH = 400


#: finds a right placement at random for a board and a rack; None if there is none
SomePlacement: TypeAlias = Callable[[str, str, AbakuOptions, Rng], PlaceTiles | None]


def some_action(view: AbakuView, options: AbakuOptions, rng: Rng) -> Action:
    """A legal action at random for the seat of this view."""
    if view.stage == "answer":
        return some_answer(rng)
    rack = view.racks[view.turn]
    if rack is None:
        raise BadView("this is not the view of the seat whose turn it is")
    return some_turn(read_board(view.board, grid_for(options)), rack, view.bag, options, rng)


def some_answer(rng: Rng) -> Action:
    """An answer at random to an announced placement."""
    return Challenge() if rng.randrange(DOUBT) == 0 else Accept()


def some_turn(
    board: str,
    rack: str,
    bag: int,
    options: AbakuOptions,
    rng: Rng,
    right: SomePlacement = moves.some_placement,
) -> Action:
    """A turn at random: a placement, found by `right` unless it is a bluff, an exchange or a pass."""
    if rng.randrange(IDLE):
        bluffs = options.referee == "challenge" and rng.randrange(BLUFF) == 0
        find = moves.some_announcement if bluffs else right
        place = find(board, rack, options, rng)
        if place is not None:
            return place
    most = min(len(rack), bag)
    if options.alone and most:
        # what is exchanged alone is gone for good, so a tile at a time
        return Exchange(tiles.drawn(rack, 1, rng)[0]) if rng.randrange(FINISH) else PassTurn()
    if most == 0 or rng.randrange(4) == 0:
        return PassTurn()
    return Exchange(tiles.drawn(rack, 1 + rng.randrange(most), rng)[0])
