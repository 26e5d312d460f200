"""Messages about people (guests, accounts, tokens, ratings) and the server's health."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from .match import FromClient, FromServer, Name

Password: TypeAlias = Annotated[str, Meta(min_length=8, max_length=200)]
LoginName: TypeAlias = Annotated[str, Meta(min_length=3, max_length=40)]
Code: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]


class NewGuest(FromClient, frozen=True, kw_only=True):
    """A guest: a person with a name only."""

    name: Name


class NewAccount(FromClient, frozen=True, kw_only=True):
    """An account for the asking guest; `code` is the host's invitation, if one is needed."""

    login: LoginName
    password: Password
    code: Code | None = None


class Login(FromClient, frozen=True, kw_only=True):
    """Sign in with a password."""

    login: Annotated[str, Meta(max_length=40)]
    password: Annotated[str, Meta(max_length=200)]


class NewPassword(FromClient, frozen=True, kw_only=True):
    """Change your password."""

    old: Annotated[str, Meta(max_length=200)]
    new: Password


class ResetPassword(FromClient, frozen=True, kw_only=True):
    """Set a new password with a one-time code from the host."""

    login: LoginName
    code: Code
    new: Password


class NewToken(FromClient, frozen=True, kw_only=True):
    """A token for a program, which may `read`, or `play` too."""

    name: Name
    scopes: tuple[Literal["read", "play"], ...] = ("read", "play")
    days: Annotated[int, Meta(ge=1, le=3650)] | None = 365


class LanguageChosen(FromClient, frozen=True, kw_only=True):
    """Your language, on every device; null: the browser's."""

    language: Annotated[str, Meta(max_length=5)] | None


class Person(FromServer, frozen=True, kw_only=True, omit_defaults=True):
    """A person, as shown to themselves.

    `admin`: has the host's rights; `chat`: the chat they allow; `language`: the one they chose, if any.
    """

    id: str
    name: str
    kind: Literal["guest", "account", "pupil", "gone", "house"]
    epoch: int = 0
    admin: bool = False
    chat: Literal["free", "phrases"] = "phrases"
    login: str | None = None
    language: str | None = None


class SessionShown(FromServer, frozen=True, kw_only=True):
    """A browser in which you are signed in; `current`: the one that asks. `device` may be empty."""

    id: str
    device: str
    created: int
    seen: int
    current: bool


class TokenShown(FromServer, frozen=True, kw_only=True):
    """A token without its secret."""

    id: str
    name: str
    scopes: tuple[str, ...]
    created: int
    expires: int | None


class TokenMade(FromServer, frozen=True, kw_only=True):
    """A new token with its secret, which is shown only now."""

    token: str
    shown: TokenShown


class RatingShown(FromServer, frozen=True, kw_only=True):
    """A rating: OpenSkill's estimate `mu` and its uncertainty `sigma`, and both on a scale for people.

    `rating` begins at 1500, is never negative, and may be off by `error`; 200 more win three games of four.
    """

    person: str
    name: str
    game: str
    rating: int
    error: int
    mu: float
    sigma: float
    played: int


class RatingChange(FromServer, frozen=True, kw_only=True):
    """A person's rating after a rated match."""

    match: str
    game: str
    at: int
    place: int
    rating: int
    error: int
    mu: float
    sigma: float


class GamePlayed(FromServer, frozen=True, kw_only=True):
    """Finished matches of a game against others, and how many of them the person won or tied for first."""

    game: str
    played: int
    won: int


class Profile(FromServer, frozen=True, kw_only=True):
    """A person as others see them; `favourites` are their games, most played first."""

    id: str
    name: str
    since: int
    ratings: tuple[RatingShown, ...]
    history: tuple[RatingChange, ...]
    favourites: tuple[GamePlayed, ...]


class About(FromServer, frozen=True, kw_only=True):
    """What a page needs to know about this server: who may create an account, and which chat is allowed."""

    version: str
    accounts: Literal["open", "invited", "off"]
    chat: Literal["free", "phrases", "off"]


class Health(FromServer, frozen=True, kw_only=True):
    """The state of the server's parts; without `writable` and `migrated` it can do nothing.

    `bus`: null if there is none; `workers`: whether robots, throws and analyses answer; `failed_writes`:
    since the start.
    """

    status: Literal["ok", "failing"]
    version: str
    writable: bool
    migrated: bool
    bus: bool | None
    workers: bool
    failed_writes: int
