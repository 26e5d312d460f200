"""Pictures as pixels, for `render_mode="rgb_array"`: the shapes of a game's SVG picture, drawn by Pillow."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree
from typing import Any

import numpy as np
from numpy.typing import NDArray

from parlour.core.missing import missing_named
from parlour.core.svg import picture

_SPACE = "{http://www.w3.org/2000/svg}"
#: drawn at twice the size and halved, so that edges are smooth
_FINER = 2
#: signs that Pillow's own font lacks
_PLAIN = str.maketrans({"×": "x", "★": "*", "−": "-", "≤": "<=", "·": "."})
_ANCHORS = {"start": "ls", "middle": "ms", "end": "rs"}


def pixels(view: Any) -> NDArray[np.uint8]:
    """The picture of a view as an array of height × width × 3."""
    return drawn(picture(view))


def drawn(svg: str) -> NDArray[np.uint8]:
    """An SVG picture of ours as pixels: rectangles, circles, lines and text."""
    with missing_named():
        from PIL import Image, ImageDraw, ImageFont

    root = ElementTree.fromstring(svg)
    width, height = (round(float(root.get(side, "1"))) for side in ("width", "height"))
    image = Image.new("RGB", (width * _FINER, height * _FINER), "white")
    sheet = ImageDraw.Draw(image, "RGBA")
    for shape in root.iter():
        look = {name: shape.get(name, "") for name in ("fill", "stroke")}
        fill, stroke = _colour(look["fill"] or "black", shape), _colour(look["stroke"], shape)
        line = max(1, round(_number(shape, "stroke-width", 1)))
        match shape.tag.removeprefix(_SPACE):
            case "rect":
                x, y = _number(shape, "x"), _number(shape, "y")
                corners = [x, y, x + _number(shape, "width"), y + _number(shape, "height")]
                sheet.rounded_rectangle(corners, _number(shape, "rx"), fill, stroke, line)
            case "circle":
                x, y, r = (_number(shape, name) for name in ("cx", "cy", "r"))
                sheet.ellipse([x - r, y - r, x + r, y + r], fill, stroke, line)
            case "line":
                ends = [_number(shape, name) for name in ("x1", "y1", "x2", "y2")]
                sheet.line(ends, stroke or fill, line)
            case "text":
                font = ImageFont.load_default(max(1.0, _number(shape, "font-size", 16)))
                at = (_number(shape, "x"), _number(shape, "y"))
                anchor = _ANCHORS.get(shape.get("text-anchor", "start"), "ls")
                sheet.text(at, (shape.text or "").translate(_PLAIN), fill, font, anchor)
    return np.asarray(image.resize((width, height), Image.Resampling.BOX), np.uint8)


def _number(shape: ElementTree.Element, name: str, usual: float = 0.0) -> float:
    return float(shape.get(name, usual)) * _FINER


def _colour(name: str, shape: ElementTree.Element) -> Any:
    """A colour as Pillow takes it, with the shape's opacity; None if there is none."""
    from PIL import ImageColor

    if not name or name == "none":
        return None
    red, green, blue = ImageColor.getrgb(name)[:3]
    return red, green, blue, round(255 * float(shape.get("opacity", shape.get("fill-opacity", "1"))))
