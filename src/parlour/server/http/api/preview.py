"""Preview of an action before it is played, for the page's boards."""

from __future__ import annotations

from typing import Any

from litestar import Response, post
from litestar.params import FromPath, JSONBody

from parlour.table.hooks import PREVIEWS, hook_of
from parlour.table.messages.match import PreviewWanted

from .hooks import answers_of


@post(
    "/api/games/{key:str}/preview",
    tags=["games"],
    status_code=200,
    sync_to_thread=False,
    responses={200: answers_of(PREVIEWS)},
)
def preview(key: FromPath[str], data: JSONBody[PreviewWanted]) -> Response[Any]:
    """The game's preview of an action in a view; nothing is played."""
    return Response(hook_of(PREVIEWS, key)(data.view, data.act))
