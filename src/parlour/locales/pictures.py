"""The picture in a drawing of a state, without the English words around it."""

from __future__ import annotations

import re

from .words import Words

_FRAME = re.compile(r"[+|].*[+|]")
_ROW = re.compile(r"( ?\d| ) ( ?\S )*.*")


def picture(key: str, drawn: str, words: Words) -> str:
    """The board alone, in the words of a language; the whole drawing where the game is not one of ours."""
    lines = drawn.splitlines()
    if key == "shut-the-box":
        return "\n".join(line for line in lines if _FRAME.fullmatch(line))
    if key in ("chikugo", "take-it"):
        return "\n".join(line for line in lines if re.fullmatch(r"[1-5 ]( [.RB\w])+(  [-+×−])?", line))
    if key == "abaku":
        return "\n".join(line for line in lines if re.fullmatch(r"( *\d+|   )(  ?\S+)*", line))
    if key == "kryds-bolle":
        head = "".join(f"{words('kb-level', level=level):<11}" for level in (1, 2, 3))
        return "\n".join([f"  {head}".rstrip(), *lines[1:5]])
    return drawn
