"""The first lessons of the page, by game."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

_BOARDS = Path(__file__).parents[1] / "web/src/boards"

LESSONS: dict[str, list[dict[str, Any]]] = {
    game: steps
    for file in sorted(_BOARDS.glob("*/lessons.json"))
    for game, steps in json.loads(file.read_text("utf-8")).items()
}
