"""The base of the boards: a widget that shows a view and reports the chosen action."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, NamedTuple

from rich.text import Text
from textual.binding import Binding, BindingType
from textual.events import Click
from textual.geometry import Size
from textual.message import Message
from textual.reactive import reactive
from textual.widget import Widget

from parlour.locales import Words


class Cell(NamedTuple):
    """The size of a square, hole or flap in characters."""

    width: int
    height: int


class Spot(NamedTuple):
    """A selectable area of the drawing: its name and position in characters."""

    name: str
    x: int
    y: int
    width: int = 1
    height: int = 1

    def covers(self, x: int, y: int) -> bool:
        return self.x <= x < self.x + self.width and self.y <= y < self.y + self.height

    @property
    def middle(self) -> tuple[float, float]:
        return self.x + self.width / 2, self.y + self.height / 2


class Board(Widget, can_focus=True):
    """Base of every board. Spots are chosen with the mouse, or with arrows and Enter."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "go(-1, 0)", show=False),
        Binding("right", "go(1, 0)", show=False),
        Binding("up", "go(0, -1)", show=False),
        Binding("down", "go(0, 1)", show=False),
        Binding("enter", "choose", show=False),
        Binding("space", "choose", show=False),
    ]

    #: the sizes that the board can be drawn in, the usual one first; the largest that has room is taken
    CELLS: ClassVar[tuple[Cell, ...]] = (Cell(1, 1),)

    view: reactive[Mapping[str, Any] | None] = reactive(None, layout=True)
    #: the name of the spot under the cursor
    cursor: reactive[str | None] = reactive(None)
    #: actions to highlight, for hints
    marked: reactive[frozenset[str]] = reactive(frozenset())

    class Chosen(Message):
        """Sent when the person has chosen an action."""

        def __init__(self, act: str) -> None:
            super().__init__()
            self.act = act

    def __init__(self, say: Words) -> None:
        super().__init__()
        self.say = say
        self._room = Size(0, 0)

    # --- what a board defines ---

    def wants(self, view: Mapping[str, Any], cell: Cell) -> tuple[int, int]:
        """The width and height of the drawing with cells of this size."""
        return 0, 0

    def draw(self, view: Mapping[str, Any]) -> Text:
        """Draw the view."""
        raise NotImplementedError

    def spots(self, view: Mapping[str, Any]) -> list[Spot]:
        """The spots that can be chosen now."""
        return []

    def press(self, view: Mapping[str, Any], name: str) -> None:
        """Called when a spot was chosen."""

    def given_back(self) -> str:
        """Text that the board took as keys of its own, and that turns out to be meant for the line."""
        return ""

    # --- what all boards share ---

    @property
    def narrow(self) -> bool:
        """Whether the window is narrow, so that the board has to be."""
        return self.is_attached and self.screen.has_class("-narrow")

    @property
    def cell(self) -> Cell:
        """The size of a cell: it grows with the window."""
        fitting = self.CELLS[:1]
        if self.view is not None:
            for cell in self.CELLS[1:]:
                width, height = self.wants(self.view, cell)
                if width <= self._room.width and height <= self._room.height:
                    fitting = (cell,)
        return fitting[0]

    @property
    def legal(self) -> list[str]:
        """The legal actions that the view lists."""
        return list((self.view or {}).get("legal") or ())

    def choose(self, act: str) -> None:
        """Report the chosen action."""
        self.post_message(self.Chosen(act))

    def render(self) -> Text:
        return Text() if self.view is None else self.draw(self.view)

    def get_content_width(self, container: Size, viewport: Size) -> int:
        self._room = container
        return max((line.cell_len for line in self.render().split("\n")), default=0)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return len(self.render().split("\n"))

    def watch_view(self) -> None:
        names = [spot.name for spot in self._spots()]
        if self.cursor not in names:
            self.cursor = names[0] if names else None

    def on_click(self, event: Click) -> None:
        where = event.get_content_offset(self)
        if where is None or self.view is None:
            return
        for spot in self._spots():
            if spot.covers(where.x, where.y):
                self.cursor = spot.name
                self.press(self.view, spot.name)
                return

    def action_choose(self) -> None:
        if self.view is not None and self.cursor is not None:
            self.press(self.view, self.cursor)

    def action_go(self, right: int, down: int) -> None:
        """Move the cursor to the nearest spot in that direction, preferring spots straight ahead."""
        spots = {spot.name: spot for spot in self._spots()}
        here = spots.get(self.cursor or "")
        if here is None:
            return
        x, y = here.middle

        def far(spot: Spot) -> float:
            over, below = spot.middle[0] - x, (spot.middle[1] - y) * 2
            ahead, aside = (over * right, below) if right else (below * down, over)
            return ahead + 3 * abs(aside) if ahead > 0.1 else float("inf")

        nearest = min(spots.values(), key=far)
        if far(nearest) < float("inf"):
            self.cursor = nearest.name

    def _spots(self) -> list[Spot]:
        return [] if self.view is None else self.spots(self.view)
