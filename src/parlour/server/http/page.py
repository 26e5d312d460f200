"""The built page, served from memory."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.params import FromPath
from litestar.response import Response as AnyResponse
from msgspec import Struct

from parlour.table.refusal import Refusal

FOLDER = Path(__file__).parent.parent / "page"
_NOT_BUILT = (
    "Parlour is running, but its page is not built yet: run `make play` once.\n"
    "The API is at /api; its description at /api/schema/openapi.json.\n"
)
#: bytes; smaller files are not compressed
_PACK_FROM = 1_000
_PACKED_KINDS = ("text/", "application/javascript", "application/json", "image/svg", "application/wasm")


class PageFile(Struct, frozen=True):
    """One file of the page, ready to send."""

    data: bytes
    packed: bytes | None
    kind: str
    tag: str
    lasting: bool


def load(folder: Path = FOLDER) -> dict[str, PageFile]:
    """All files of the built page by path; files under assets/ have a hash in their name."""
    found = {}
    for file in sorted(folder.rglob("*")) if folder.is_dir() else ():
        name = file.relative_to(folder).as_posix()
        if not file.is_file() or any(part.startswith(".") for part in name.split("/")):
            continue
        data = file.read_bytes()
        kind = _kind(name)
        packed = None
        if len(data) >= _PACK_FROM and kind.startswith(_PACKED_KINDS):
            packed = gzip.compress(data, 6)
        found[name] = PageFile(
            data, packed, kind, f'"{hashlib.sha256(data).hexdigest()[:24]}"', name.startswith("assets/")
        )
    return found


def _kind(name: str) -> str:
    known = {
        ".js": "text/javascript",
        ".mjs": "text/javascript",
        ".ftl": "text/plain",
        ".webmanifest": "application/manifest+json",
    }
    kind = known.get(Path(name).suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    return f"{kind}; charset=utf-8" if kind.startswith("text/") else kind


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def page(request: Request[Any, Any, State], path: FromPath[str] = "") -> AnyResponse[bytes]:
    """A file of the page, or index.html: the page does its own routing."""
    files: dict[str, PageFile] = request.app.state.page
    name = path.strip("/")
    if name == "api" or name.startswith("api/"):
        raise Refusal(
            "there is nothing at this address; the API is described at /api/schema", "not-found", 404
        )
    file = files.get(name)
    if file is None and not name.startswith("assets/"):
        file = files.get("index.html")
    if file is None:
        if name.startswith("assets/"):
            raise Refusal("there is no such file; reload the page if it was updated", "not-found", 404)
        return Response(_NOT_BUILT.encode(), media_type="text/plain; charset=utf-8")
    lasting = "public, max-age=31536000, immutable" if file.lasting else "no-cache"
    headers = {"etag": file.tag, "cache-control": lasting, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers, media_type=file.kind)
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(file.packed, headers={**headers, "content-encoding": "gzip"}, media_type=file.kind)
    return Response(file.data, headers=headers, media_type=file.kind)
