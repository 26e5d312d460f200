"""Messages about people (guests, accounts, tokens, ratings) and the server's health."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from .match import FromClient, FromServer, Name

Password: TypeAlias = Annotated[str, Meta(min_length=8, max_length=200)]
LoginName: TypeAlias = Annotated[str, Meta(min_length=3, max_length=40)]
Code: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]


class NewGuest(FromClient, frozen=True, kw_only=True):
    """A person with a name and nothing else."""

    name: Name


class NewAccount(FromClient, frozen=True, kw_only=True):
    """An account for the guest who asks; `code` is the host's invitation where one is needed."""

    login: LoginName
    password: Password
    code: Code | None = None


class Login(FromClient, frozen=True, kw_only=True):
    """Enter with a password."""

    login: Annotated[str, Meta(max_length=40)]
    password: Annotated[str, Meta(max_length=200)]


class NewPassword(FromClient, frozen=True, kw_only=True):
    """Change one's password."""

    old: Annotated[str, Meta(max_length=200)]
    new: Password


class ResetPassword(FromClient, frozen=True, kw_only=True):
    """A new password with the one-time code that the host gave out."""

    login: LoginName
    code: Code
    new: Password


class NewToken(FromClient, frozen=True, kw_only=True):
    """A token for a program: it may `read`, or `play` too."""

    name: Name
    scopes: tuple[Literal["read", "play"], ...] = ("read", "play")
    days: Annotated[int, Meta(ge=1, le=3650)] | None = 365


class LanguageChosen(FromClient, frozen=True, kw_only=True):
    """The language to be addressed in, wherever one signs in; null: as the browser wishes."""

    language: Annotated[str, Meta(max_length=5)] | None


class Person(FromServer, frozen=True, kw_only=True, omit_defaults=True):
    """Somebody known to this server, as they themselves are told.

    `admin`: may do what a host does; `chat`: what they want to hear; `language`: the one they chose, if any.
    """

    id: str
    name: str
    kind: Literal["guest", "account", "pupil", "gone", "house"]
    epoch: int = 0
    admin: bool = False
    chat: Literal["free", "phrases"] = "phrases"
    login: str | None = None
    language: str | None = None


class TokenShown(FromServer, frozen=True, kw_only=True):
    """A token without its secret."""

    id: str
    name: str
    scopes: tuple[str, ...]
    created: int
    expires: int | None


class TokenMade(FromServer, frozen=True, kw_only=True):
    """A new token with its secret, which is shown this once."""

    token: str
    shown: TokenShown


class RatingShown(FromServer, frozen=True, kw_only=True):
    """A rating: `rating` is what somebody is worth at the least, `mu` and `sigma` what is believed."""

    person: str
    name: str
    game: str
    rating: float
    mu: float
    sigma: float
    played: int


class RatingChange(FromServer, frozen=True, kw_only=True):
    """What a rated match left of somebody's rating."""

    match: str
    game: str
    at: int
    place: int
    mu: float
    sigma: float


class GamePlayed(FromServer, frozen=True, kw_only=True):
    """How often somebody played a game to its end against others, and came first (alone or not)."""

    game: str
    played: int
    won: int


class Profile(FromServer, frozen=True, kw_only=True):
    """Somebody as others see them; `favourites` are the games they play, most played first."""

    id: str
    name: str
    since: int
    ratings: tuple[RatingShown, ...]
    history: tuple[RatingChange, ...]
    favourites: tuple[GamePlayed, ...]


class About(FromServer, frozen=True, kw_only=True):
    """What a page has to know about this server: who may make an account, and what may be said."""

    version: str
    accounts: Literal["open", "invited", "off"]
    chat: Literal["free", "phrases", "off"]


class Health(FromServer, frozen=True, kw_only=True):
    """The server answers, and so does its database."""

    status: Literal["ok"]
    version: str
