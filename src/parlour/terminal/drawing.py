"""A view as translated text: the board, the players and the rest."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from parlour.core.game import Game
from parlour.locales import Words
from parlour.locales.naming import player_named
from parlour.locales.pictures import picture


def table_drawn(game: Game[Any], view: Mapping[str, Any], names: Sequence[str], say: Words) -> str:
    """What a view shows. The games draw themselves in English; other languages take the board from there."""
    drawn = game.drawn(view)
    if say.lang == "en":
        return drawn
    board = picture(game.key, drawn, say)
    if board == drawn:
        return drawn
    names = [player_named(name, say) for name in names]
    seats = [
        f"{'>' if seat == view['actor'] else ' '} "
        + say("term-points", name=name, points=str(view["points"][seat]))
        for seat, name in enumerate(names)
    ]
    return "\n".join([board, *seats, *_beside(game.key, view, names, say)])


def _beside(key: str, view: Mapping[str, Any], names: Sequence[str], say: Words) -> list[str]:
    """What lies beside the board."""
    if key in ("chikugo", "take-it"):
        return _chips(view, names, say)
    if key == "abaku":
        mine = view["racks"][view["seat"]] if view["seat"] is not None else None
        return [say("ab-tell-rack", tiles=mine)] if isinstance(mine, str) else []
    return []


def _chips(view: Mapping[str, Any], names: Sequence[str], say: Words) -> list[str]:
    lines = []
    last = view["last"]
    if last is not None:
        holes = {ball: "miss" if last[ball] == "-" else last[ball] for ball in ("red", "black")}
        threw = {"points": last["points"], "shape": last["shape"], "sum": last.get("sum") or "none"}
        lines.append(say("kg-threw", name=names[last["seat"]], **threw, **holes))
    lines.append(say("kg-middle", up=len(view["up"]), down=view["face_down"]))
    if view["up"]:
        lines.append(say("kg-tell-up", chips=_named(view["up"], say)))
    for name, chips in zip(names, view["chips"], strict=True):
        lines.append(say("kg-tell-chips", name=name, chips=_named(chips, say), count=len(chips)))
    return lines


def _named(chips: Sequence[str], say: Words) -> str:
    return say.list(say("kg-chip", chip=chip.replace("<=", "max")) for chip in chips)
