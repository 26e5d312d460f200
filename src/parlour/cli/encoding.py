"""Output on terminals that can't show every sign: it's replaced by a plain one, never a traceback."""

from __future__ import annotations

import codecs
import sys
import unicodedata

_HANDLER = "parlour-plain"
#: signs of the games and of our typography, as one would type them
_TYPED = {
    "×": "x",
    "−": "-",
    "–": "-",
    "—": "-",
    "…": "...",
    "≤": "<=",
    "≥": ">=",
    "→": "->",
    "←": "<-",
    "·": ".",
    "•": "*",
    "√": "sqrt ",
    "∛": "cbrt ",
    "²": "^2",
    "³": "^3",
    "★": "*",
    "✓": "ok",
    "“": '"',
    "”": '"',
    "„": '"',
    "«": '"',
    "»": '"',
    "‘": "'",
    "’": "'",
    "\u00a0": " ",
    "\u202f": " ",
}


def plain_output() -> None:
    """From now on, standard output and error replace what their encoding lacks."""
    codecs.register_error(_HANDLER, _replaced)
    for stream in (sys.stdout, sys.stderr):
        if getattr(stream, "errors", None) == "strict" and hasattr(stream, "reconfigure"):
            stream.reconfigure(errors=_HANDLER)


def _replaced(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(map(_typed, error.object[error.start : error.end])), error.end


def _typed(sign: str) -> str:
    """The sign in ASCII: by the table, else without its accents, else a question mark."""
    if sign in _TYPED:
        return _TYPED[sign]
    bare = unicodedata.normalize("NFKD", sign).encode("ascii", "ignore").decode()
    return bare or "?"
