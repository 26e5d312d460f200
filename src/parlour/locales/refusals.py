"""Translated errors: by their code, else by their class."""

from __future__ import annotations

import errno
from collections.abc import Iterable
from difflib import get_close_matches

from parlour.core.errors import ParlourError

from .words import Words

#: messages for errors of files, by errno; all others are `file-trouble`
_FILES = {
    errno.ENOENT: "file-missing",
    errno.EEXIST: "file-there",
    errno.EISDIR: "file-folder",
    errno.ENOTDIR: "file-missing",
    errno.EACCES: "file-forbidden",
    errno.EPERM: "file-forbidden",
    errno.EROFS: "file-forbidden",
    errno.ENOSPC: "file-full",
}


def refused(error: ParlourError | OSError, words: Words) -> str:
    """The error in words. English uses the message itself; a translation uses code and details."""
    if isinstance(error, OSError):
        if error.filename is None:
            return words("system-trouble", why=error.strerror or str(error))
        key = _FILES.get(error.errno or 0, "file-trouble")
        return words(key, file=str(error.filename or ""))
    given, known = error.details.get("key"), error.details.get("known")
    told = _told(error, words)
    return near(told, str(given), str(known).split(", "), words) if given and known else told


def near(told: str, given: str, known: Iterable[str], words: Words) -> str:
    """What is told, with a question whether a similar name was meant, if there is one."""
    found = get_close_matches(given.strip("'\"").lower(), list(known), n=1)
    return f"{told.removesuffix('.')}. {words('did-you-mean', name=found[0])}" if found else told


def _told(error: ParlourError, words: Words) -> str:
    if words.lang == "en":
        return error.message
    instead = _instead(error, words)
    # for an option the allowed values say it all
    told = instead if instead and error.code == "bad-option" else f"{_why(error, words)} {instead}".rstrip()
    option, seq = error.details.get("option"), error.details.get("seq")
    if seq is not None:
        told = words("told-event", seq=str(seq), why=told)
    return f"--{str(option).replace('_', '-')}: {told}" if option else told


def _why(error: ParlourError, words: Words) -> str:
    squares = error.details.get("squares")
    if words.has(f"ab-wrong-{error.code}") and isinstance(squares, tuple):
        # for a placement name the squares first
        first = words("ab-wrong-at", squares=", ".join(squares)) if squares else words("ab-wrong")
        return f"{first} {words(f'ab-wrong-{error.code}')}"
    for code in (error.code, error.default_code, "error"):
        key = f"error-{code}"
        if words.has(key):
            break
    return words(key, **error.details)


def _instead(error: ParlourError, words: Words) -> str:
    """The allowed values, or the command that installs what is missing, if the error has them."""
    details = error.details
    if "install" in details:
        return str(details["install"])
    known = details.get("known")
    if "low" in details:
        low, high = details["low"], details["high"]
        if low != high:
            return words("told-from", low=low, high=high)
        known = low
    return words("told-known", known=str(known)) if known is not None else ""
