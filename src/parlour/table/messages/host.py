"""Messages for the host: reports, sanctions, rules for names, the audit log."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta

from .chat import PersonId, Words
from .match import FromClient, FromServer

#: what a sanction takes away: chat; new matches as well; everything
Taken: TypeAlias = Literal["chat", "play", "all"]


class ReportShown(FromServer, frozen=True, kw_only=True):
    """What somebody told the host. `said` is the line as it stood when it was reported."""

    id: int
    at: int
    by: str
    about: str
    about_name: str
    match: str
    line: int | None
    said: str | None
    reason: str
    closed: int | None
    note: str | None


class CloseReport(FromClient, frozen=True, kw_only=True):
    """What became of a report."""

    note: Annotated[str, Meta(max_length=500)] = ""


class NewSanction(FromClient, frozen=True, kw_only=True):
    """Against a person (guest or account) or a range of addresses; without `days` for good.

    `what`: no more `chat`; no new matches either (`play`, those that run go on); or `all`.
    """

    what: Taken
    reason: Words
    person: PersonId | None = None
    address: Annotated[str, Meta(min_length=2, max_length=50)] | None = None
    days: Annotated[int, Meta(ge=1, le=36_500)] | None = None


class SanctionShown(FromServer, frozen=True, kw_only=True):
    """A sanction that holds until `until`, or for good."""

    id: int
    what: Taken
    person: str | None
    name: str | None
    address: str | None
    reason: str
    at: int
    until: int | None


class NameRule(FromClient, frozen=True, kw_only=True):
    """A word that no name may contain, however it is spelt."""

    word: Annotated[str, Meta(min_length=2, max_length=40)]


class PersonListed(FromServer, frozen=True, kw_only=True):
    """Somebody as a host sees them; `matches`: at how many they sat."""

    id: str
    name: str
    kind: Literal["guest", "account"]
    login: str | None
    admin: bool
    created: int
    matches: int


class PeopleListed(FromServer, frozen=True, kw_only=True):
    """A page of the directory; `more` is the `before` of the next one."""

    people: tuple[PersonListed, ...]
    more: str | None


class NewCode(FromClient, frozen=True, kw_only=True):
    """A one-time code to hand out: without a `login` an invitation, with one to set a new password there."""

    login: Annotated[str, Meta(min_length=3, max_length=40)] | None = None


class CodeMade(FromServer, frozen=True, kw_only=True):
    """The code, which is shown this once."""

    code: str
    days: int


class Figures(FromServer, frozen=True, kw_only=True):
    """How much of everything there is; `lately`: matches made in the last seven days."""

    guests: int
    accounts: int
    open: int
    running: int
    over: int
    lately: int
    leagues: int
    reports: int
    sanctions: int


class AuditLine(FromServer, frozen=True, kw_only=True):
    """Something that a host did: who (a person's id, or `console`), what, to whom."""

    id: int
    at: int
    by: str
    what: str
    about: str
    details: dict[str, Any]
