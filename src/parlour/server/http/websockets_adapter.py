"""The undocumented part of the websockets package that we use: unmasking a payload, in C where built."""

from __future__ import annotations

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

__all__ = ["apply_mask"]
