"""A throw that lies on the table: whose it is and where its balls are."""

from __future__ import annotations

from msgspec import Struct

from .actions import Landing


class Thrown(Struct, frozen=True):
    """One seat's throw; it stays in sight until the next round's first."""

    seat: int
    red: str
    black: str

    @property
    def landing(self) -> Landing:
        """How chance answered."""
        return Landing(self.red, self.black)

    def __str__(self) -> str:
        return f"{self.seat} {self.landing}"
