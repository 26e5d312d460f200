"""A throw on the table: whose it is and where its balls are."""

from __future__ import annotations

from msgspec import Struct

from .actions import Landing


class Thrown(Struct, frozen=True):
    """One seat's throw; it stays visible until the first throw of the next round."""

    seat: int
    red: str
    black: str

    @property
    def landing(self) -> Landing:
        """Where the balls landed."""
        return Landing(self.red, self.black)

    def __str__(self) -> str:
        return f"{self.seat} {self.landing}"
