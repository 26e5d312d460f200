"""Messages for the host: reports, sanctions, rules for names, the audit log."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta

from .chat import PersonId, Words
from .match import FromClient, FromServer

#: what a sanction forbids: chat; new matches as well; everything
Taken: TypeAlias = Literal["chat", "play", "all"]


class ReportShown(FromServer, frozen=True, kw_only=True):
    """A report to the host. `said` is the chat line's text when it was reported."""

    id: int
    at: int
    by: str
    by_name: str
    about: str
    about_name: str
    match: str
    line: int | None
    said: str | None
    reason: str
    closed: int | None
    note: str | None


class CloseReport(FromClient, frozen=True, kw_only=True):
    """Close a report with a note on the outcome."""

    note: Annotated[str, Meta(max_length=500)] = ""


class NewSanction(FromClient, frozen=True, kw_only=True):
    """A ban of a person (guest or account) or a range of addresses; without `days` it is permanent.

    `what`: `chat`; `play` (chat and new matches; running ones go on); or `all`.
    """

    what: Taken
    reason: Words
    person: PersonId | None = None
    address: Annotated[str, Meta(min_length=2, max_length=50)] | None = None
    days: Annotated[int, Meta(ge=1, le=36_500)] | None = None


class SanctionShown(FromServer, frozen=True, kw_only=True):
    """A sanction that lasts until `until`, or for good if that is null."""

    id: int
    what: Taken
    person: str | None
    name: str | None
    address: str | None
    reason: str
    at: int
    until: int | None


class NameRule(FromClient, frozen=True, kw_only=True):
    """A word that no name may contain, in any spelling."""

    word: Annotated[str, Meta(min_length=2, max_length=40)]


class PersonListed(FromServer, frozen=True, kw_only=True):
    """A person as the host sees them; `matches` is how many they have played."""

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
    """Ask for a one-time code: without `login` an invitation, with one to set its new password."""

    login: Annotated[str, Meta(min_length=3, max_length=40)] | None = None


class CodeMade(FromServer, frozen=True, kw_only=True):
    """The new code; it is shown only now."""

    code: str
    days: int


class Figures(FromServer, frozen=True, kw_only=True):
    """Counts of people, matches and so on; `lately`: matches created in the last seven days."""

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
    """A host's action: who (a person's id, or `console`), what, and about whom.

    `by_name` and `about_name` are what these people, or the league, are called now.
    """

    id: int
    at: int
    by: str
    by_name: str | None = None
    about_name: str | None = None
    what: str
    about: str
    details: dict[str, Any]
