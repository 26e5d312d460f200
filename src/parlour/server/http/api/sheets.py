"""Sheets to print over HTTP: their list, the PDF of some of them, and a small picture of one."""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from typing import TYPE_CHECKING, Annotated, Literal

import msgspec
from litestar import Response, get
from litestar.openapi import ResponseSpec
from litestar.params import PathParameter, QueryParameter

from parlour.analysis.drills.drill import Drill
from parlour.core.missing import MissingPart
from parlour.locales.speech import known as known_language
from parlour.server.http.services import Services
from parlour.table.messages.analysis import PuzzleNamed
from parlour.table.messages.printing import PrintableSheet
from parlour.table.refusal import Refusal

from .requests import AnyRequest, Asker, Server, counted

if TYPE_CHECKING:
    from parlour.analysis.puzzles import Puzzle
    from parlour.paper.making import Printing

Lang = Annotated[str, QueryParameter(max_length=12, description="one of the ten languages")]
Names = Annotated[str, QueryParameter(max_length=600, description="keys of sheets, with commas between")]
Name = Annotated[str, PathParameter(max_length=64, description="the key of a sheet")]
Paper = Annotated[Literal["a4", "letter"], QueryParameter(description="the paper: a4 or letter")]
Level = Annotated[int, QueryParameter(ge=1, le=99, description="how hard a worksheet is")]
Seed = Annotated[str, QueryParameter(max_length=40, description="the same text gives the same questions")]
Count = Annotated[int | None, QueryParameter(ge=1, le=24, description="questions on a worksheet")]
Theme = Annotated[str | None, QueryParameter(max_length=40, description="puzzles of this theme only")]
Settings = Annotated[
    str | None,
    QueryParameter(max_length=400, description="a drill as JSON, with a range of its own instead of a level"),
]
#: seconds that a browser may keep a sheet
_KEPT = "private, max-age=3600"
#: seconds to wait for the puzzles of a sheet, and between two looks
_PATIENCE = 45.0
_LOOK = 0.25
_PDF = "application/pdf"


@get("/api/sheets", tags=["sheets"], sync_to_thread=True)
def sheets(lang: Lang = "en") -> tuple[PrintableSheet, ...]:
    """Every sheet that can be printed."""
    with _printing():
        return _listed(known_language(lang))


@get(
    "/api/sheets/pdf",
    tags=["sheets"],
    media_type=_PDF,
    responses={200: ResponseSpec(bytes, media_type=_PDF, description="The sheets", generate_examples=False)},
)
async def pdf(
    request: AnyRequest,
    services: Server,
    asker: Asker,
    sheets: Names,
    lang: Lang = "en",
    paper: Paper = "a4",
    level: Level = 1,
    seed: Seed = "1",
    count: Count = None,
    theme: Theme = None,
    drill: Settings = None,
) -> Response[bytes]:
    """Sheets as one PDF. Worksheets come with their answers; the same seed gives the same questions."""
    who = counted(request, asker)
    if not services.printed.take(who):
        raise Refusal("too many sheets at once; wait a minute", "too-many-requests", 429, wait=60)
    with _printing():
        from parlour.paper.making import Printing, checked, printed

        printing = checked(
            Printing(
                sheets=tuple(dict.fromkeys(key.strip() for key in sheets.split(",") if key.strip())),
                lang=known_language(lang),
                paper=paper,
                site=_site(request),
                level=level,
                seed=seed,
                count=count,
                theme=theme,
                drill=_drill(drill),
            )
        )
        made = await _puzzles(services, who, printing)
        found = await services.printer.run(lambda: printed(printing, made))
    name = printing.sheets[0] if len(printing.sheets) == 1 else "parlour"
    return _kept(request, found, _PDF, {"Content-Disposition": f'inline; filename="{name}.pdf"'})


@get("/api/sheets/{sheet:str}/picture.svg", tags=["sheets"], media_type="image/svg+xml")
async def picture(
    request: AnyRequest,
    services: Server,
    asker: Asker,
    sheet: Name,
    lang: Lang = "en",
    level: Level = 1,
    seed: Seed = "1",
) -> Response[bytes]:
    """The first page of a sheet as a small picture; puzzles, which take long to make, have none."""
    if not services.pictured.take(counted(request, asker)):
        raise Refusal("too many sheets at once; wait a minute", "too-many-requests", 429, wait=60)
    with _printing():
        drawn = await services.printer.run(lambda: _drawn(sheet, known_language(lang), level, seed))
    return _kept(request, drawn, "image/svg+xml", {})


@lru_cache(maxsize=256)
def _drawn(sheet: str, lang: str, level: int, seed: str) -> bytes:
    from parlour.paper.making import Printing, checked, pictured

    return pictured(checked(Printing(sheets=(sheet,), lang=lang, level=level, seed=seed))).encode()


@contextmanager
def _printing() -> Iterator[None]:
    """A Refusal where the part that prints isn't installed."""
    try:
        yield
    except MissingPart as error:
        raise Refusal(f"this server can't print: {error.message}", "no-paper", 503) from None


@lru_cache(maxsize=16)
def _listed(lang: str) -> tuple[PrintableSheet, ...]:
    from parlour.paper.making import levels_of, listed

    return tuple(
        PrintableSheet(
            key=one.key, kind=one.kind, game=one.game, name=one.name, levels=tuple(levels_of(one.key))
        )
        for one in listed(lang)
    )


def _drill(text: str | None) -> Drill | None:
    if text is None:
        return None
    try:
        found: Drill = msgspec.json.decode(text, type=Drill)
    except msgspec.DecodeError as error:
        raise Refusal(f"this is no drill: {error}", "bad-drill", 422, why=str(error)) from None
    return found


def _site(request: AnyRequest) -> str:
    """The address that the asker came to, for QR codes."""
    return str(request.base_url).rstrip("/")


async def _puzzles(services: Services, who: str, printing: Printing) -> tuple[Puzzle, ...]:
    """The puzzles of the sheets, made in the processes for analysis."""
    from parlour.paper.making import puzzle_count, puzzle_kinds

    found: list[Puzzle] = []
    until = time.monotonic() + _PATIENCE
    for kind in puzzle_kinds(printing):
        for number in range(1, puzzle_count(printing) + 1):
            named = PuzzleNamed(
                game=kind, level=printing.level, theme=printing.theme, seed=printing.seed, number=number
            )
            while (made := await services.analyses.made(who, named)) is None:
                if time.monotonic() > until:
                    raise Refusal("the puzzles are still being made; ask again in a moment", "too-busy", 503)
                await asyncio.sleep(_LOOK)
            found.append(made)
    return tuple(found)


def _kept(request: AnyRequest, body: bytes, kind: str, more: dict[str, str]) -> Response[bytes]:
    """The bytes under a tag of their content; nothing if the browser has them already."""
    tag = f'"{hashlib.sha256(body).hexdigest()[:32]}"'
    headers = {"ETag": tag, "Cache-Control": _KEPT, **more}
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers=headers, media_type=kind)
    return Response(body, headers=headers, media_type=kind)
