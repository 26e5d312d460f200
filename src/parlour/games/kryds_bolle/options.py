"""Options of Kryds & Bolle."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from parlour.core.options import Options


class KrydsBolleOptions(Options, frozen=True, kw_only=True):
    """Where a ball may go: onto a bar, sliding down (`stacked`), or any free place (`free`); who begins."""

    placement: Annotated[
        Literal["stacked", "free"],
        Meta(description="stacked: balls slide down their bar; free: any free place"),
    ] = "stacked"
    first: Annotated[
        Literal["seat", "lots"],
        Meta(description="who begins: seat, always seat 0; lots, chance says it before the first ball"),
    ] = "seat"
