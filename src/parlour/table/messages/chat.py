"""Messages about chat at a match: preset phrases, free words, muting and reporting."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias, get_args

from msgspec import UNSET, Meta, UnsetType

from .match import FromClient, FromServer, Key, SeatNumber, Seq

#: each is the text `chat-…` of every language, so that everybody reads it in their own
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
#: what somebody wants to hear and say: free words, or phrases alone
ChatWish: TypeAlias = Literal["free", "phrases"]
Words: TypeAlias = Annotated[str, Meta(min_length=1, max_length=500)]
PersonId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=32)]


class SayGiven(FromClient, frozen=True, kw_only=True, tag_field="type", tag="say"):
    """Say a preset `phrase`, or free `text` where everybody at the table allows it."""

    key: Key
    phrase: Phrase | None = None
    text: Words | None = None
    seat: SeatNumber | None = None


class ChatLine(FromServer, frozen=True, kw_only=True):
    """Something said: the match's `n`th line. Both `phrase` and `text` are null where it was taken out."""

    n: int
    at: int
    seat: int
    person: str
    phrase: str | None
    text: str | None


class Chat(FromServer, frozen=True, kw_only=True, tag_field="type", tag="chat", omit_defaults=True):
    """What was said since the last such message; `key` is there when it carries out what you sent."""

    lines: tuple[ChatLine, ...]
    key: str | UnsetType = UNSET


class ChatHeard(FromServer, frozen=True, kw_only=True):
    """What was said at a match, and whether free words are allowed there by everybody."""

    lines: tuple[ChatLine, ...]
    free: bool


class ChatWanted(FromClient, frozen=True, kw_only=True):
    """What you want to hear and say."""

    chat: ChatWish


class Mute(FromClient, frozen=True, kw_only=True):
    """Somebody whom you do not want to hear any more."""

    person: PersonId


class Muted(FromServer, frozen=True, kw_only=True):
    """Somebody whom you do not hear."""

    person: str
    name: str


class NewReport(FromClient, frozen=True, kw_only=True):
    """Tell the host about somebody at a match of yours: the seat, the line if it is one, and why."""

    match: Annotated[str, Meta(min_length=32, max_length=32)]
    seat: SeatNumber
    line: Seq | None = None
    reason: Words
