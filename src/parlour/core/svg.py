"""SVG pictures of positions, drawn from views: for notebooks, documents and environments.

A game's picture is the part `picture`: a function that takes a view and returns a `Picture`. A game without
one is drawn as text. Pictures hold no scripts, no styles from outside and no words but what the view says.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from html import escape
from typing import Any, Final

from .errors import UnknownGame
from .registry import GAMES, Registry

MAPLE, TEAK, WALNUT, OAK, IVORY = "#e7cda2", "#8a5531", "#452b1c", "#c79d65", "#fbf4e6"
TABLE, PAPER, LINE, INK, INK_2 = "#f3eee4", "#fdfaf4", "#ddd3c3", "#2a241e", "#5f554a"
PETROL, BRASS, LACQUER, FELT = "#1e5561", "#a8741a", "#b93a28", "#cbc3b3"
_SERIF: Final = "Brygada 1918, Iowan Old Style, Georgia, serif"
_MONO: Final = "ui-monospace, Menlo, Consolas, monospace"


class Picture:
    """Shapes on a sheet of this size, in the order in which they're drawn."""

    def __init__(self, width: float, height: float) -> None:
        self.width, self.height = width, height
        self._shapes: list[str] = []

    def rect(self, x: float, y: float, width: float, height: float, **look: Any) -> None:
        self._add("rect", {"x": x, "y": y, "width": width, "height": height, **look})

    def circle(self, x: float, y: float, r: float, **look: Any) -> None:
        self._add("circle", {"cx": x, "cy": y, "r": r, **look})

    def line(self, x1: float, y1: float, x2: float, y2: float, **look: Any) -> None:
        self._add("line", {"x1": x1, "y1": y1, "x2": x2, "y2": y2, **look})

    def text(self, x: float, y: float, words: str, size: float = 16, **look: Any) -> None:
        """One line of text; by default its middle is at x."""
        given = {
            "x": x,
            "y": y,
            "font_size": size,
            "font_family": _SERIF,
            "text_anchor": "middle",
            "fill": INK,
        }
        self._add("text", given | look, words)

    def block(self, x: float, y: float, words: str, size: float = 14) -> None:
        """Several lines in a fixed width, as a terminal shows them."""
        for number, line in enumerate(words.split("\n")):
            look = {"font_family": _MONO, "text_anchor": "start", "xml__space": "preserve"}
            self.text(x, y + number * size * 1.35, line, size, **look)

    def _add(self, kind: str, look: Mapping[str, Any], inside: str | None = None) -> None:
        """`font_size` is written font-size, `xml__space` xml:space."""
        written = {name.replace("__", ":").replace("_", "-"): value for name, value in look.items()}
        attributes = "".join(f' {name}="{_plain(value)}"' for name, value in written.items())
        closed = "/>" if inside is None else f">{escape(inside)}</{kind}>"
        self._shapes.append(f"<{kind}{attributes}{closed}")

    def __str__(self) -> str:
        size = f'viewBox="0 0 {self.width:g} {self.height:g}" width="{self.width:g}" height="{self.height:g}"'
        return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{"".join(self._shapes)}</svg>'


def _plain(value: Any) -> str:
    return f"{value:g}" if isinstance(value, float) else escape(str(value))


#: pictures by game
PICTURES: Registry[Callable[[Mapping[str, Any]], Picture]] = Registry("parlour.pictures", UnknownGame)


def picture(view: Mapping[str, Any]) -> str:
    """The view as an SVG picture; raises BadView if it is none."""
    key = view.get("game", "")
    drawn = GAMES.get(key).drawn(view)  # refuses what isn't a view of the game
    if key in PICTURES:
        return str(PICTURES.get(key)(view))
    lines = drawn.split("\n")
    sheet = Picture(max(map(len, lines)) * 8.5 + 32, len(lines) * 19 + 32)
    sheet.rect(0, 0, sheet.width, sheet.height, fill=PAPER)
    sheet.block(16, 28, drawn)
    return str(sheet)
