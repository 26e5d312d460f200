"""The file format of a book: a JSON line with its description, then the compressed contents."""

from __future__ import annotations

import hashlib
import json
import lzma
from importlib.resources import files

from parlour.core.errors import ParlourError

VERSION = 1


class BadBook(ParlourError):
    """A book's file is damaged, or is not the book that was asked for."""

    default_code = "bad-book"


def pack(placement: str, positions: int, contents: bytes) -> bytes:
    """The whole file. The checksum is over the unpacked contents."""
    about = {
        "book": "kryds-bolle",
        "placement": placement,
        "version": VERSION,
        "positions": positions,
        "sha256": hashlib.sha256(contents).hexdigest(),
    }
    return json.dumps(about).encode() + b"\n" + lzma.compress(contents, preset=9)


def unpack(data: bytes, placement: str) -> tuple[int, bytes]:
    """(positions, contents); BadBook says what is wrong with the file."""
    head, _, packed = data.partition(b"\n")
    try:
        about = json.loads(head)
        contents = lzma.decompress(packed)
    except (ValueError, lzma.LZMAError) as error:
        raise BadBook(f"the {placement} book cannot be read: {error}") from None
    if not isinstance(about, dict) or about.get("book") != "kryds-bolle":
        raise BadBook("this file is not a book of Kryds & Bolle")
    if about["placement"] != placement or about["version"] != VERSION:
        raise BadBook(
            f"the book is {about['placement']} version {about['version']}, not {placement} version {VERSION}"
        )
    if hashlib.sha256(contents).hexdigest() != about["sha256"]:
        raise BadBook(f"the {placement} book does not match its checksum")
    return about["positions"], contents


def shipped(placement: str) -> bytes:
    """The file that comes with the package."""
    return (files(__package__) / "data" / f"{placement}.book").read_bytes()
