"""Hints, reviews and puzzles on this device: each is worked out once, and asked for until it is done."""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from typing import Final

import msgspec

from parlour.table.thinking import Asked

from .matches import Think

#: seconds to wait for an answer before saying that it is still being worked out
_PATIENCE: Final = 0.5
#: results that are remembered
_MOST: Final = 64


class LocalAnalyses:
    """The latest analyses, done or under way."""

    def __init__(self, think: Think) -> None:
        self._think = think
        self._asked: OrderedDict[str, asyncio.Future[bytes]] = OrderedDict()

    async def found(self, kind: str, asked: Asked) -> bytes | None:
        """The result as JSON; None while it is being worked out."""
        name = kind + hashlib.sha256(msgspec.json.encode(asked)).hexdigest()
        task = self._asked.get(name)
        if task is None:
            task = asyncio.ensure_future(self._think(asked))
            self._asked[name] = task
            while len(self._asked) > _MOST:
                self._asked.popitem(last=False)
        await asyncio.wait({task}, timeout=_PATIENCE)
        if not task.done():
            return None
        if task.exception() is not None:
            del self._asked[name]  # asked again it is tried again
        return task.result()
