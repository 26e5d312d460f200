"""A view as translated text: the board, the players and the rest."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from parlour.core.game import Game
from parlour.locales import Words
from parlour.locales.drawings import drawing_of
from parlour.locales.naming import player_named


def table_drawn(game: Game[Any], view: Mapping[str, Any], names: Sequence[str], say: Words) -> str:
    """What a view shows. The games draw themselves in English; other languages take the board from there."""
    drawn = game.drawn(view)
    drawing = drawing_of(game.key) if say.lang != "en" else None
    if drawing is None or (board := drawing.board(drawn, say)) == drawn:
        return drawn
    names = [player_named(name, say) for name in names]
    seats = [
        f"{'>' if seat == view['actor'] else ' '} "
        + say("term-points", name=name, points=str(view["points"][seat]))
        for seat, name in enumerate(names)
    ]
    return "\n".join([board, *seats, *drawing.beside(view, names, say)])
