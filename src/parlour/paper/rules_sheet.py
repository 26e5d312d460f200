"""The rules of any game on one page: two columns of text and drawings, as large as the page allows.

What has no room there in a long language, the options first, is printed on the back.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any, Final

from msgspec import Struct

from parlour.core.registry import GAMES
from parlour.locales import Words
from parlour.locales.naming import game_named
from parlour.locales.rules import language_of_rules, parts, shown

from .figure import FIGURES, Figure
from .frame import footer, header
from .ink import HEIGHT, LEFT, RIGHT, SERIF, SOFT, PaperPage
from .pen import Pen, height
from .sheet import PrintOrder

_GAP: Final = 36.0
_BOTTOM: Final = HEIGHT - 66
#: sizes of letters, the largest that fits is taken; smaller ones nobody reads with pleasure
_SIZES: Final = (17.0, 16.0, 15.0, 14.5, 14.0, 13.5, 13.0, 12.5, 12.0)
#: for rules that are very long in their language
_SMALL: Final = (11.7, 11.4, 11.1, 10.8, 10.5)
#: how much of a column a drawing takes, and how much where the rules are long
_DRAWN: Final = (1.0, 0.8, 0.62, 0.5)
_LEADING: Final = 1.36
_ITEM: Final = re.compile(r"(-|\d+\.) +")
_CODE: Final = re.compile(r"`([^`]+)`")


class _Block(Struct, frozen=True, kw_only=True):
    """A heading, a paragraph, an item of a list, or a position with its caption."""

    kind: str
    text: str
    mark: str = ""
    view: Mapping[str, Any] | None = None


def rules_page(key: str, order: PrintOrder) -> list[PaperPage]:
    """The rules of a game on one page; on its back what would have made the words too small to read."""
    lang = language_of_rules(key, order.say.lang)
    say = order.say if lang == order.say.lang else Words(lang)
    title, lead, blocks = _read(key, lang)
    figures = [block for block in blocks if block.kind == "figure"]
    short = _without_last_chapter(blocks)
    tries: list[tuple[list[_Block], float]] = [(told, share) for told in (blocks, short) for share in _DRAWN]
    # the last pictures go before the words get too small to read
    for kept in range(len(figures) - 1, -1, -1):
        away = figures[kept:]
        tries.append(([block for block in short if block not in away], _DRAWN[-1]))
    for told, share in tries:
        for sizes in (_SIZES,) if (told, share) != tries[-1] else (_SIZES, _SMALL):
            size = _largest(key, title, lead, told, share, sizes, order, say)
            if size is not None:
                pen = Pen()
                top = header(pen, order, title or game_named(key, say), lead, path=f"/rules/{key}") + 16
                _set(pen, key, told, top, size, share, say)
                footer(pen, order, order.say("sheet-rules", game=game_named(key, order.say)))
                rest = [block for block in blocks if block not in told]
                return [pen.page, *_pages(key, title, "", rest, order, say)]
    return _pages(key, title, lead, blocks, order, say)


def _largest(
    key: str,
    title: str,
    lead: str,
    told: list[_Block],
    share: float,
    sizes: tuple[float, ...],
    order: PrintOrder,
    say: Words,
) -> float | None:
    """The largest letters in which the blocks fit on the page."""
    top = header(Pen(), order, title, lead, path=f"/rules/{key}") + 16
    if not _set(None, key, told, top, sizes[-1], share, say):
        return None
    return next(size for size in sizes if _set(None, key, told, top, size, share, say))


def _pages(
    key: str, title: str, lead: str, blocks: list[_Block], order: PrintOrder, say: Words
) -> list[PaperPage]:
    """Blocks on as many pages as they need, in letters as large as fit where one page is enough."""
    pages: list[PaperPage] = []
    rest = blocks
    while rest:
        pen = Pen()
        top = header(pen, order, title, "" if pages else lead) + 16
        fits = next(
            count
            for count in range(len(rest), 0, -1)
            if count == 1 or _set(None, key, rest[:count], top, _SIZES[-1], _DRAWN[-1], say)
        )
        share, size = _roomy(key, rest[:fits], top, say)
        _set(pen, key, rest[:fits], top, size, share, say)
        footer(pen, order, order.say("sheet-rules", game=game_named(key, order.say)))
        pages.append(pen.page)
        rest = rest[fits:]
    return pages


def _roomy(key: str, told: list[_Block], top: float, say: Words) -> tuple[float, float]:
    """The largest drawings, then the largest letters, with which the blocks fit on the rest of a page."""
    ways = ((share, size) for share in _DRAWN for size in _SIZES[1:])
    return next(
        (way for way in ways if _set(None, key, told, top, way[1], way[0], say)), (_DRAWN[-1], _SIZES[-1])
    )


def _set(
    pen: Pen | None, key: str, blocks: list[_Block], top: float, size: float, share: float, say: Words
) -> bool:
    """Set the blocks in two columns, or only see whether they fit if there is no pen."""
    wide = (RIGHT - LEFT - _GAP) / 2
    figure: Figure | None = FIGURES.get(key) if key in FIGURES else None
    column, y = 0, top
    for number, block in enumerate(blocks):
        need = _height(block, figure, wide, size, share)
        following = blocks[number + 1] if block.kind == "heading" and number + 1 < len(blocks) else None
        more = _height(following, figure, wide, size, share) if following else 0.0
        if y + need + more > _BOTTOM:
            if column or y == top:
                return False
            column, y = 1, top
        x = LEFT + column * (wide + _GAP)
        if pen is not None:
            _draw(pen, block, figure, x, y, wide, size, share, say)
        y += need
    return True


def _height(block: _Block, figure: Figure | None, wide: float, size: float, share: float) -> float:
    match block.kind:
        case "heading":
            return size * 2.1
        case "item":
            return height(block.text, wide - size * 1.3, size=size, leading=_LEADING) + size * 0.2
        case "figure":
            if figure is None or block.view is None:
                return 0.0
            caption = height(block.text, wide, size=_small(size), leading=_LEADING)
            return figure.height(block.view, wide * share) + caption + size * 1.1
    return height(block.text, wide, size=size, leading=_LEADING) + size * 0.5


def _small(size: float) -> float:
    return max(12.0, size - 1.5)


def _draw(
    pen: Pen,
    block: _Block,
    figure: Figure | None,
    x: float,
    y: float,
    wide: float,
    size: float,
    share: float,
    say: Words,
) -> None:
    match block.kind:
        case "heading":
            pen.text(x, y + size * 1.5, block.text, SERIF, size * 1.38, room=wide)
        case "item":
            pen.text(x, y + size * (_LEADING + 0.62) / 2, block.mark, size=size)
            pen.paragraph(x + size * 1.3, y, wide - size * 1.3, block.text, size=size, leading=_LEADING)
        case "figure":
            if figure is not None and block.view is not None:
                figure.draw(pen, x, y + size * 0.3, wide * share, block.view, say)
                below = y + size * 0.5 + figure.height(block.view, wide * share)
                pen.paragraph(x, below, wide, block.text, size=_small(size), leading=_LEADING, colour=SOFT)
        case _:
            pen.paragraph(x, y, wide, block.text, size=size, leading=_LEADING)


def _without_last_chapter(blocks: list[_Block]) -> list[_Block]:
    """The blocks without the chapter of the options, which is the last."""
    last = max((n for n, block in enumerate(blocks) if block.kind == "heading"), default=len(blocks))
    return blocks[:last]


def _read(key: str, lang: str) -> tuple[str, str, list[_Block]]:
    """The title, the sentence under it, and the blocks of a game's rules."""
    title, lead = "", ""
    found: list[_Block] = []
    for part in parts(GAMES.get(key).key, lang, page=True):
        if part.example is not None:
            found.append(
                _Block(kind="figure", text=_plain(part.text), view=shown(key, part.example).view(None))
            )
            continue
        for block in _blocks(part.text):
            if block.kind == "title":
                title = block.text
            elif not lead and not found and block.kind == "paragraph":
                lead = block.text
            else:
                found.append(block)
    return title, lead, found


def _blocks(text: str) -> Iterator[_Block]:
    """The blocks of a piece of Markdown, of the few forms that the rules use."""
    for chunk in re.split(r"\n\s*\n|\n(?=#)|(?<=^)(?=#)", text.strip()):
        lines = chunk.strip().splitlines()
        if lines and lines[0].startswith("# "):
            yield _Block(kind="title", text=_plain(lines.pop(0)[2:]))
        if lines and lines[0].startswith("## "):
            yield _Block(kind="heading", text=_plain(lines.pop(0)[3:]))
        gathered: list[str] = []
        for line in lines:
            if _ITEM.match(line):
                gathered.append(line)
            elif gathered:
                gathered[-1] += f" {line.strip()}"
            else:
                gathered.append(line)
        for one in gathered:
            mark = _ITEM.match(one)
            if mark is None:
                yield _Block(kind="paragraph", text=_plain(one))
            else:
                sign = "•" if mark[1] == "-" else mark[1]
                yield _Block(kind="item", text=_plain(one[mark.end() :]), mark=sign)


def _plain(text: str) -> str:
    """The text with what is typed in bold, and its lines joined."""
    return " ".join(_CODE.sub(r"**\1**", text).split(" ")).replace("\n", " ")
