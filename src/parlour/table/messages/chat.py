"""Chat messages: preset phrases, free text, muting and reporting."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias, get_args

from msgspec import UNSET, Meta, UnsetType

from .match import FromClient, FromServer, Key, SeatNumber, Seq

#: each has a text `chat-…` in every language, so that everybody reads it in their own
Phrase: TypeAlias = Literal[
    "hello",
    "good-luck",
    "thanks",
    "you-too",
    "well-played",
    "what-luck",
    "bad-luck",
    "oops",
    "sorry",
    "one-moment",
    "here-again",
    "your-turn",
    "close-one",
    "good-game",
    "once-more",
    "bye",
]
PHRASES: tuple[str, ...] = get_args(Phrase)
#: the chat a person allows: free text, or phrases only
ChatWish: TypeAlias = Literal["free", "phrases"]
Words: TypeAlias = Annotated[str, Meta(min_length=1, max_length=500)]
PersonId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=32)]


class SayGiven(FromClient, frozen=True, kw_only=True, tag_field="type", tag="say"):
    """Send a preset `phrase`, or free `text` if everybody at the match allows it."""

    key: Key
    phrase: Phrase | None = None
    text: Words | None = None
    seat: SeatNumber | None = None


class ChatLine(FromServer, frozen=True, kw_only=True):
    """The `n`th chat line of a match. Both `phrase` and `text` are null if it was deleted."""

    n: int
    at: int
    seat: int
    person: str
    phrase: str | None
    text: str | None


class Chat(FromServer, frozen=True, kw_only=True, tag_field="type", tag="chat", omit_defaults=True):
    """New chat lines since the last such message; `key` is set if it answers a message of yours."""

    lines: tuple[ChatLine, ...]
    key: str | UnsetType = UNSET


class ChatHeard(FromServer, frozen=True, kw_only=True):
    """The chat of a match, and whether everybody there allows free text."""

    lines: tuple[ChatLine, ...]
    free: bool


class ChatWanted(FromClient, frozen=True, kw_only=True):
    """The chat you allow."""

    chat: ChatWish


class Mute(FromClient, frozen=True, kw_only=True):
    """A person to mute."""

    person: PersonId


class Muted(FromServer, frozen=True, kw_only=True):
    """A person you have muted."""

    person: str
    name: str


class NewReport(FromClient, frozen=True, kw_only=True):
    """A report to the host about a player of a match of yours: the seat, the chat line if any, and why."""

    match: Annotated[str, Meta(min_length=32, max_length=32)]
    seat: SeatNumber
    line: Seq | None = None
    reason: Words
