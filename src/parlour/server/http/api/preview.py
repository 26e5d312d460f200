"""What a placement would make, before it is played: for the page's live preview of Abaku."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import post
from litestar.params import JSONBody

from parlour.core.errors import BadView
from parlour.games.abaku.judging.preview import Preview
from parlour.games.abaku.judging.preview import preview as previewed
from parlour.games.abaku.view import AbakuView
from parlour.table.messages.match import PreviewWanted


@post("/api/games/abaku/preview", tags=["games"], status_code=200, sync_to_thread=False)
def preview(data: JSONBody[PreviewWanted]) -> Preview:
    """The equations, points and mistakes of a placement on the board of a view; nothing is played."""
    try:
        view: dict[str, Any] = msgspec.to_builtins(msgspec.convert(data.view, AbakuView))
    except msgspec.ValidationError as error:
        raise BadView(f"not a view of Abaku: {error}") from None
    if view["seat"] is not None and not 0 <= view["seat"] < len(view["racks"]):
        raise BadView("there is no such seat")
    return previewed(view, data.act)
