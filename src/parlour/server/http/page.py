"""The built page, served from memory."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from datetime import UTC, date
from datetime import datetime as clock
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any

import msgspec
from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.params import FromPath
from litestar.response import Response as AnyResponse
from msgspec import Struct, field

from parlour.locales.words import Words
from parlour.server.people.people import COOKIE
from parlour.table.live import LiveMatch
from parlour.table.refusal import Refusal

from .api.requests import Server
from .services import Services
from .sockets import may_look

FOLDER = Path(__file__).parent.parent / "page"
#: the cookie in which the page keeps the language that was chosen in this browser
LANGUAGE_COOKIE = "parlour-language"
_NOT_BUILT = (
    "Parlour is running, but its page is not built yet: run `make play` once.\n"
    "The API is at /api; its description at /api/schema/openapi.json.\n"
)
#: what the build drew ahead; sent in place of index.html, never by name
_AHEAD = "ahead/"
#: bytes; smaller files are not compressed
_PACK_FROM = 1_000
_PACKED_KINDS = ("text/", "application/javascript", "application/json", "image/svg", "application/wasm")


class PageFile:
    """One file of the page, ready to send; compressed by gzip when that is first asked for."""

    def __init__(self, data: bytes, kind: str, lasting: bool = False, brotli: bytes | None = None) -> None:
        self.data = data
        self.kind = kind
        self.lasting = lasting
        self.brotli = brotli
        self.tag = hashlib.sha256(data).hexdigest()[:24]

    @cached_property
    def gzip(self) -> bytes | None:
        """None where it would not pay."""
        if len(self.data) < _PACK_FROM or not self.kind.startswith(_PACKED_KINDS):
            return None
        return gzip.compress(self.data, 6)

    def packed(self, accepted: str) -> tuple[bytes, str]:
        """The data in the best encoding that is accepted, and its name; empty for none."""
        ways = _by_wish(accepted)
        if self.brotli is not None and "br" in ways:
            return self.brotli, "br"
        if "gzip" in ways and self.gzip is not None:
            return self.gzip, "gzip"
        return self.data, ""


class _Spoken(Struct):
    """What belongs to the pages in one language."""

    title: str
    about: str
    #: by address without its first slash: the title and what the page is about
    titles: dict[str, tuple[str, str]]
    #: the part of the first page that tells of the puzzle of the day, for each game that takes its turn
    daily: list[str]
    #: the same in the first page of somebody who is known
    daily_back: list[str] = field(name="dailyBack")
    #: by game: its name, and the links that load its board
    games: dict[str, tuple[str, str]]


class _Ahead(Struct):
    """What the build drew ahead; written by web/scripts/prerender.ts."""

    #: how hard the puzzle of the day is, from Sunday to Saturday
    levels: list[int]
    languages: dict[str, _Spoken]


class BuiltPage:
    """All files of the page by path, and the pages that were drawn ahead."""

    def __init__(self, folder: Path) -> None:
        self.files: dict[str, PageFile] = {}
        self._html: dict[str, str] = {}
        self._ahead = _Ahead(levels=[], languages={})
        found = sorted(folder.rglob("*")) if folder.is_dir() else []
        for file in found:
            name = file.relative_to(folder).as_posix()
            if not file.is_file() or any(part.startswith(".") for part in name.split("/")):
                continue
            if name == f"{_AHEAD}ahead.json":
                self._ahead = msgspec.json.decode(file.read_bytes(), type=_Ahead)
            elif name.startswith(_AHEAD):
                self._html[name.removeprefix(_AHEAD).removesuffix(".html")] = file.read_text("utf-8")
            elif file.suffix != ".br":
                packed = file.with_name(f"{file.name}.br")
                self.files[name] = PageFile(
                    file.read_bytes(),
                    _kind(name),
                    # files under assets/ have a hash in their name
                    lasting=name.startswith("assets/"),
                    brotli=packed.read_bytes() if packed in found else None,
                )
        self._drawn = lru_cache(256)(self._draw)

    def drawn(self, name: str, language: str, game: str | None, known: bool, today: date) -> PageFile | None:
        """The page at an address without its slash, as it looks before any script runs; None if not built."""
        home = "back" if known else "home"
        kind = {"": home, "embed": "bare", "screen": "bare"}.get(
            name.partition("/")[0], "table" if game else "frame"
        )
        if f"{kind}.{language}" not in self._html:
            return self.files.get("index.html")
        titled = name if name in self._ahead.languages[language].titles else ""
        return self._drawn(kind, language, game, known, today, titled)

    def _draw(
        self, kind: str, language: str, game: str | None, known: bool, today: date, titled: str
    ) -> PageFile:
        spoken = self._ahead.languages[language]
        name, links = spoken.games.get(game or "", (spoken.title, ""))
        daily = spoken.daily_back if kind == "back" else spoken.daily
        day = (today - date(1970, 1, 1)).days
        level = self._ahead.levels[today.isoweekday() % 7]
        title, about = spoken.titles.get(titled, (spoken.title, spoken.about))
        text = self._html[f"{kind}.{language}"]
        for mark, by in (
            ("%DAILY%", daily[day % len(daily)]),
            ("%DAY%", today.isoformat()),
            ("%LEVEL%", str(level)),
            ("%GAME%", _escaped(name)),
            ("%LINKS%", links),
            ("%TITLE%", _escaped(title)),
            ("%ABOUT%", _escaped(about).replace('"', "&quot;")),
            ("%KNOWN%", "" if known else " data-nobody data-visitor"),
        ):
            text = text.replace(mark, by)
        return PageFile(text.encode(), "text/html; charset=utf-8")

    def language(self, chosen: str | None, accepted: str) -> str:
        """The language to send: the chosen one, else the most accepted one that there is, else English."""
        wishes = [chosen or "", *(tag.partition("-")[0] for tag in _by_wish(accepted))]
        return next((wish for wish in wishes if wish in self._ahead.languages), "en")


def load(folder: Path = FOLDER) -> BuiltPage:
    """The built page."""
    return BuiltPage(folder)


def _by_wish(accepted: str) -> list[str]:
    """What an Accept header names, the most wanted first; what is not wanted at all is left out."""
    found = []
    for part in accepted.lower().split(",")[:20]:
        name, _, weight = part.partition(";")
        try:
            wish = float(weight.strip().removeprefix("q=") or 1)
        except ValueError:
            wish = 0.0
        if wish > 0:
            found.append((-wish, name.strip()))
    return [name for _, name in sorted(found, key=lambda one: one[0])]


def _escaped(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;")


def _kind(name: str) -> str:
    known = {
        ".js": "text/javascript",
        ".mjs": "text/javascript",
        ".ftl": "text/plain",
        ".webmanifest": "application/manifest+json",
    }
    kind = known.get(Path(name).suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    return f"{kind}; charset=utf-8" if kind.startswith("text/") else kind


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(
    request: Request[Any, Any, State], services: Server, path: FromPath[str] = ""
) -> AnyResponse[bytes]:
    """A file of the page, or the page itself, which does its own routing."""
    built: BuiltPage = request.app.state.page
    name = path.strip("/")
    if name == "api" or name.startswith("api/"):
        raise Refusal(
            "there is nothing at this address; the API is described at /api/schema", "not-found", 404
        )
    file = built.files.get(name) if name != "index.html" else None
    vary = "accept-encoding"
    headers = {}
    if file is None and not name.startswith("assets/"):
        language = built.language(
            request.cookies.get(LANGUAGE_COOKIE), request.headers.get("accept-language", "")
        )
        live = await _match_at(services, name, request.cookies.get(COOKIE))
        game = live.stored.game if live is not None and name.startswith("table/") else None
        file = built.drawn(name, language, game, COOKIE in request.cookies, clock.now(UTC).date())
        if file is not None and live is not None and live.stored.terms.spectators:
            file = _with_card(file, card(live, Words(language)), str(request.base_url), name)
        vary = "accept-encoding, accept-language, cookie"
        headers["content-language"] = language
    if file is None:
        if name.startswith("assets/"):
            raise Refusal("there is no such file; reload the page if it was updated", "not-found", 404)
        return Response(_NOT_BUILT.encode(), media_type="text/plain; charset=utf-8")
    data, encoding = file.packed(request.headers.get("accept-encoding", ""))
    # each encoding is a file of its own to whoever keeps it
    tag = f'"{file.tag}{encoding and "-"}{encoding}"'
    lasting = "public, max-age=31536000, immutable" if file.lasting else "no-cache"
    headers |= {"etag": tag, "cache-control": lasting, "vary": vary}
    if encoding:
        headers["content-encoding"] = encoding
    if tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers, media_type=file.kind)
    return Response(data, headers=headers, media_type=file.kind)


def card(live: LiveMatch, say: Words) -> tuple[str, str]:
    """The title and the line of a match's link where it is shared."""
    game = say(f"game-{live.game.key}") if say.has(f"game-{live.game.key}") else live.game.name
    names = [chair.name for chair in live.chairs if chair.name]
    title = f"{game}: {' – '.join(names)}" if names else game
    places = live.match.result.places if live.match is not None and live.match.result is not None else None
    if live.status != "over":
        return title, say("card-open" if live.status == "open" else "card-running")
    if places is None or live.match is None or live.match.result is None:
        return title, say("card-over")
    best = [live.chairs[seat].name for seat, place in enumerate(places) if place == 0]
    if live.match.result.reason == "aborted" or len(best) != 1 or len(places) < 2 or not best[0]:
        return title, say("card-over")
    return title, say("card-won", name=best[0])


def _with_card(file: PageFile, told: tuple[str, str], base: str, name: str) -> PageFile:
    """The page with what other sites show of its link (Open Graph)."""
    base = base.rstrip("/")
    facts = {
        "og:type": "website",
        "og:site_name": "Parlour",
        "og:title": told[0],
        "og:description": told[1],
        "og:url": f"{base}/{name}",
        "og:image": f"{base}/icon-512.png",
    }
    tags = "".join(
        f'<meta property="{key}" content="{_escaped(value).replace(chr(34), "&quot;")}" />'
        for key, value in facts.items()
    )
    return PageFile(file.data.replace(b"</head>", f"{tags}</head>".encode(), 1), file.kind)


async def _match_at(services: Services, name: str, cookie: str | None) -> LiveMatch | None:
    """The match of a link; None elsewhere, and where the match may not be seen."""
    first, _, match = name.partition("/")
    if first not in ("table", "m", "embed", "review"):
        return None
    who = services.people.read_cookie(cookie)
    try:
        live = await services.matches.get(match)
        may_look(live, who[0] if who is not None else None)
    except Refusal:
        return None
    return live
