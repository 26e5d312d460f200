"""Clocks: the time each seat has left, folded from the events' times. Only the server's time counts."""

from __future__ import annotations

from typing import Self

from msgspec import Struct

from parlour.table.messages.match import Clock, ClockShown

from .refusal import Refusal


def checked(terms: Clock | None) -> Clock | None:
    """The terms, if they are valid: either a time per move or a time for the match."""
    if terms is not None and (terms.move is None) == (terms.base is None):
        raise Refusal("a clock needs exactly one of `move` and `base`", "bad-clock", 422)
    if terms is not None and terms.cap is not None and terms.base is not None and terms.cap < terms.base:
        raise Refusal(
            f"the clock's cap is {terms.cap} ms; it must be at least its base, {terms.base} ms",
            "bad-clock",
            422,
        )
    return terms


class Clocks(Struct, frozen=True):
    """The time each seat had left at `at`, and the seat whose clock has run since."""

    terms: Clock
    left: tuple[int, ...]
    at: int
    running: int | None = None

    @classmethod
    def started(cls, terms: Clock, seats: int, at: int) -> Self:
        """Full clocks, none of them running yet."""
        return cls(terms, (terms.move or terms.base or 0,) * seats, at)

    def after(self, at: int, acted: int | None, running: int | None) -> Clocks:
        """The clocks after an event at `at`: seat `acted` has acted (or None), seat `running` is next."""
        left = list(self.left)
        if self.running is not None:
            left[self.running] = max(0, left[self.running] - max(0, at - self.at))
        if acted is not None and self.terms.move is None:
            left[acted] += self.terms.increment
            if self.terms.cap is not None:
                left[acted] = min(left[acted], self.terms.cap)
        fresh = acted is not None or running != self.running
        if self.terms.move is not None and running is not None and fresh:
            left[running] = self.terms.move
        return Clocks(self.terms, tuple(left), max(at, self.at), running)

    @property
    def deadline(self) -> int | None:
        """When the running clock runs out."""
        return self.at + self.left[self.running] if self.running is not None else None

    def soonest(self, at: int) -> int:
        """The earliest time from `at` on at which any clock can run out."""
        if self.terms.move is not None:
            return at + self.terms.move
        if self.running is None:
            return at + min(self.left)
        left = self.left[self.running] - max(0, at - self.at)
        return at + min(max(0, left), *self.left)

    def shown(self) -> ClockShown:
        return ClockShown(terms=self.terms, left=self.left, running=self.running, at=self.at)
