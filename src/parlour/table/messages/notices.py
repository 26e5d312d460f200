"""Messages about notices: matches that wait for you, and Web Push."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from .match import FromClient, FromServer, LeagueRound


class Waiting(FromServer, frozen=True, kw_only=True):
    """A match that waits for you: your `turn`, an `offer` to answer, or a `seat` reserved for you.

    `since` is when that began; at `until`, if there is a clock or a round of a `league` to end, your time
    runs out. `company`: other people play too, so somebody may be waiting.
    """

    match: str
    game: str
    why: Literal["turn", "offer", "seat"]
    names: tuple[str, ...]
    since: int
    until: int | None
    company: bool
    league: LeagueRound | None = None


class PushKey(FromServer, frozen=True, kw_only=True):
    """The server's public key for Web Push (`applicationServerKey`); null if it has none."""

    key: str | None


class PushKeys(FromClient, frozen=True, kw_only=True):
    """The keys of a browser's subscription."""

    p256dh: Annotated[str, Meta(min_length=80, max_length=100)]
    auth: Annotated[str, Meta(min_length=20, max_length=30)]


class Subscribe(FromClient, frozen=True, kw_only=True):
    """A browser's subscription, as returned by `PushSubscription.toJSON()`."""

    endpoint: Annotated[str, Meta(min_length=8, max_length=1000)]
    keys: PushKeys
    expirationTime: float | None = None  # noqa: N815


class Unsubscribe(FromClient, frozen=True, kw_only=True):
    """The endpoint of the subscription to end."""

    endpoint: Annotated[str, Meta(max_length=1000)]
