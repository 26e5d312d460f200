"""A random action: searches for one placement instead of listing all."""

from __future__ import annotations

from parlour.core.action import Action
from parlour.core.actor import Rng
from parlour.core.errors import BadView
from parlour.games.abaku import tiles
from parlour.games.abaku.actions import Accept, Challenge, Exchange, PassTurn
from parlour.games.abaku.board import grid_for
from parlour.games.abaku.notation import read_board
from parlour.games.abaku.options import AbakuOptions
from parlour.games.abaku.view import AbakuView

from . import moves

#: one turn in IDLE is not a placement, one announcement in BLUFF may be wrong, one in DOUBT is challenged
IDLE, BLUFF, DOUBT = 20, 6, 4
#: alone, one turn in so many finishes the game
FINISH = 400


def some_action(view: AbakuView, options: AbakuOptions, rng: Rng) -> Action:
    """A legal action at random for the seat of this view."""
    if view.stage == "answer":
        return Challenge() if rng.randrange(DOUBT) == 0 else Accept()
    rack = view.racks[view.turn]
    if rack is None:
        raise BadView("this is not the view of the seat whose turn it is")
    board = read_board(view.board, grid_for(options))
    if rng.randrange(IDLE):
        bluffs = options.referee == "challenge" and rng.randrange(BLUFF) == 0
        find = moves.some_announcement if bluffs else moves.some_placement
        place = find(board, rack, options, rng)
        if place is not None:
            return place
    most = min(len(rack), view.bag)
    if options.alone and most:
        # what is exchanged alone is gone for good, so a tile at a time
        return Exchange(tiles.drawn(rack, 1, rng)[0]) if rng.randrange(FINISH) else PassTurn()
    if most == 0 or rng.randrange(4) == 0:
        return PassTurn()
    return Exchange(tiles.drawn(rack, 1 + rng.randrange(most), rng)[0])
