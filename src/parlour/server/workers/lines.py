"""The lines between a pool and its processes: a question in, an answer out."""

from __future__ import annotations

from typing import Final

#: what a line begins with that tells what is found so far, before the answer; JSON never begins with it
SO_FAR: Final = b"+"
