"""The list of players: names, points, whose turn it is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.text import Text
from textual.widgets import Static

from parlour.locales.naming import player_named

from .table import TerminalTable

#: characters of a name that fit in a line
WIDEST = 13

#: players listed at most; with more, the one to act and the leaders are listed
MOST_SHOWN = 12


class Players(Static):
    """One line per player."""

    def tell(self, table: TerminalTable, view: Mapping[str, Any]) -> None:
        """Show the players of this view."""
        points = view.get("points") or [0] * len(table.names)
        seats = sorted(range(len(table.names)), key=lambda seat: (seat != table.actor, -points[seat]))
        lines = Text()
        for seat in sorted(seats[:MOST_SHOWN]):
            acts = seat == table.actor
            lines.append("▶ " if acts else "  ", "bold green")
            name = player_named(table.names[seat], table.say)
            short = name if len(name) <= WIDEST else f"{name[: WIDEST - 1]}…"
            lines.append(f"{short:<{WIDEST}}", "bold" if acts else "")
            lines.append(f"{points[seat]:>5}\n", "bold")
        lines.rstrip()
        self.update(lines)
