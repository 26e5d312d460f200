"""What a sheet consists of: marks of ink, in CSS pixels (96 to the inch) from the top left of an A4 page."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from msgspec import Struct

#: an A4 page in pixels; on other paper it is scaled as a whole
WIDTH: Final = 793.7
HEIGHT: Final = 1122.5
LEFT: Final = 60.0
RIGHT: Final = WIDTH - LEFT

#: ink on white; fills are light, so that nothing eats a cartridge
INK: Final = "#2A241E"
SOFT: Final = "#5F554A"
RULE: Final = "#8F8372"
FAINT: Final = "#DDD3C3"
WHITE: Final = "#FFFFFF"
GOLD: Final = "#F5E6C4"
CREAM: Final = "#FBF3DF"

#: the cuts of the two typefaces
Face: TypeAlias = Literal["brygada-500", "brygada-600", "wix-400", "wix-700"]
SERIF: Final = "brygada-500"
SERIF_BOLD: Final = "brygada-600"
SANS: Final = "wix-400"
SANS_BOLD: Final = "wix-700"


class _Mark(Struct, frozen=True, kw_only=True):
    """How a mark is filled and outlined; without a colour it isn't."""

    fill: str | None = None
    stroke: str | None = None
    width: float = 1.0
    dash: tuple[float, ...] = ()


class InkPath(_Mark, frozen=True, kw_only=True):
    """Straight lines through points, closed to an area or open."""

    points: tuple[tuple[float, float], ...]
    closed: bool = False


class InkBox(_Mark, frozen=True, kw_only=True):
    """A rectangle, with round corners if `round` is more than 0."""

    x: float
    y: float
    w: float
    h: float
    round: float = 0.0


class InkDisc(_Mark, frozen=True, kw_only=True):
    """A circle."""

    x: float
    y: float
    r: float


class InkText(Struct, frozen=True, kw_only=True):
    """A line of text in one face, beginning at x on the base line y."""

    x: float
    y: float
    text: str
    face: Face
    size: float
    colour: str = INK


Ink: TypeAlias = InkPath | InkBox | InkDisc | InkText


class PaperPage(Struct, frozen=True):
    """One side of paper: its marks in the order in which they are drawn."""

    marks: tuple[Ink, ...]
