"""The lessons of the page, by game: each lesson is a list of steps."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

_BOARDS = Path(__file__).parents[1] / "web/src/boards"

LESSONS: dict[str, list[list[dict[str, Any]]]] = {
    game: [lesson["steps"] for lesson in lessons]
    for file in sorted(_BOARDS.glob("*/lessons.json"))
    for game, lessons in json.loads(file.read_text("utf-8")).items()
}
