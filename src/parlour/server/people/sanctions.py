"""Sanctions: the host's bans of people and addresses, checked in memory at every request.

Every worker reloads them now and then, so a sanction set by another worker or a command takes effect
everywhere a few seconds later.
"""

from __future__ import annotations

from ipaddress import ip_address, ip_network
from typing import Any, get_args

from sqlalchemy import Connection, delete, insert, or_, select

from parlour.server.base.names import Names, skeleton
from parlour.server.base.now import now_ms
from parlour.server.store.schema import name_rules, people, sanctions
from parlour.server.store.store import Store
from parlour.table.messages.host import NewSanction, SanctionShown, Taken
from parlour.table.refusal import Refusal

from . import audit

_DAY_MS = 86_400_000
#: from mild to severe: each includes those before it
_ORDER: tuple[str, ...] = get_args(Taken)
_SAYS = {
    "chat": Refusal("the host of this server has banned you from chat", "chat-taken", 403),
    "play": Refusal("the host of this server has banned you from new matches", "play-taken", 403),
    "all": Refusal("the host of this server has banned you", "banned", 403),
}


class Sanctions:
    """The current sanctions and the host's rules for names."""

    def __init__(self, store: Store, names: Names) -> None:
        self._store = store
        self._names = names
        self._persons: dict[str, list[tuple[int, int | None]]] = {}
        self._networks: list[tuple[Any, int, int | None]] = []

    # --- checking ---

    def check(self, person: str, what: Taken) -> None:
        """Raise a Refusal if the person is banned from this."""
        held = self._persons.get(person)
        if held is not None:
            _check(held, what)

    def check_address(self, address: str, what: Taken) -> None:
        """Raise a Refusal if the address is banned from this."""
        if not self._networks:
            return
        try:
            asked = ip_address(address)
        except ValueError:
            return
        mapped = getattr(asked, "ipv4_mapped", None) or asked
        _check([(how, until) for network, how, until in self._networks if mapped in network], what)

    async def refresh(self) -> bool:
        """Reload the current sanctions and name rules from the database; returns whether any is new."""

        def question(connection: Connection) -> tuple[list[Any], list[str]]:
            rows = connection.execute(select(sanctions).where(_holds()))
            words = connection.execute(select(name_rules.c.word)).scalars()
            return list(rows.all()), list(words)

        rows, words = await self._store.ask(question)
        persons: dict[str, list[tuple[int, int | None]]] = {}
        networks = []
        for row in rows:
            how = _ORDER.index(row.what)
            if row.person is not None:
                persons.setdefault(row.person, []).append((how, row.until))
            if row.address is not None:
                networks.append((ip_network(row.address), how, row.until))
        changed = (persons, networks) != (self._persons, self._networks)
        self._persons, self._networks = persons, networks
        self._names.words = frozenset(map(skeleton, words))
        return changed

    # --- the host's actions ---

    async def lay(self, by: str, wanted: NewSanction) -> SanctionShown:
        """Ban a person or a range of addresses from something."""
        if (wanted.person is None) == (wanted.address is None):
            raise Refusal("a sanction needs either a person or an address", "bad-sanction", 422)
        if wanted.address is not None and wanted.what == "chat":
            raise Refusal(
                "an address can be banned from `play` or `all`, not from `chat`", "bad-sanction", 422
            )
        address = _network(wanted.address) if wanted.address is not None else None
        until = now_ms() + wanted.days * _DAY_MS if wanted.days is not None else None

        def work(connection: Connection) -> SanctionShown:
            name = _name(connection, wanted.person) if wanted.person is not None else None
            values: dict[str, Any] = {
                "what": wanted.what,
                "person": wanted.person,
                "address": address,
                "reason": wanted.reason,
                "at": now_ms(),
                "until": until,
            }
            made = connection.execute(insert(sanctions).values(values)).inserted_primary_key
            assert made is not None
            about = wanted.person or address or ""
            audit.note(connection, by, "sanction-laid", about, taken=wanted.what, reason=wanted.reason)
            return SanctionShown(id=made[0], name=name, **values)

        laid = await self._store.writer.run(work)
        await self.refresh()
        return laid

    async def lift(self, by: str, sanction: int) -> None:
        """Lift a sanction."""

        def work(connection: Connection) -> None:
            row = connection.execute(select(sanctions).where(sanctions.c.id == sanction)).one_or_none()
            if row is None:
                raise Refusal(f"there is no sanction {sanction}", "no-such-sanction", 404)
            connection.execute(delete(sanctions).where(sanctions.c.id == sanction))
            audit.note(connection, by, "sanction-lifted", row.person or row.address, taken=row.what)

        await self._store.writer.run(work)
        await self.refresh()

    async def listed(self) -> tuple[SanctionShown, ...]:
        """The current sanctions, newest first."""
        question = (
            select(sanctions, people.c.name)
            .outerjoin(people, people.c.id == sanctions.c.person)
            .where(_holds())
            .order_by(sanctions.c.id.desc())
        )
        rows = await self._store.ask(lambda c: c.execute(question).mappings().all())
        return tuple(SanctionShown(**row) for row in rows)

    # --- rules for names ---

    async def forbid(self, by: str, word: str) -> str:
        """Forbid a word in names; returns it in the form used for comparison."""
        bare = skeleton(word)
        if len(bare) < 2:
            raise Refusal("a forbidden word needs at least 2 letters or digits", "bad-rule", 422)

        def work(connection: Connection) -> None:
            if connection.execute(select(name_rules).where(name_rules.c.word == bare)).first() is None:
                connection.execute(insert(name_rules).values(word=bare))
                audit.note(connection, by, "name-forbidden", bare)

        await self._store.writer.run(work)
        await self.refresh()
        return bare

    async def allow(self, by: str, word: str) -> None:
        """Allow the word in names again."""

        def work(connection: Connection) -> None:
            gone = connection.execute(delete(name_rules).where(name_rules.c.word == skeleton(word)))
            if not gone.rowcount:
                raise Refusal(f"{word!r} is not a forbidden word", "no-such-rule", 404)
            audit.note(connection, by, "name-allowed", skeleton(word))

        await self._store.writer.run(work)
        await self.refresh()

    async def forbidden(self) -> tuple[str, ...]:
        """The words that no name may contain."""
        question = select(name_rules.c.word).order_by(name_rules.c.word)
        return tuple(await self._store.ask(lambda c: list(c.execute(question).scalars())))


def _check(held: list[tuple[int, int | None]], what: Taken) -> None:
    wanted, now = _ORDER.index(what), now_ms()
    worst = max((how for how, until in held if until is None or until > now), default=-1)
    if worst >= wanted:
        raise _SAYS[_ORDER[worst]]


def _holds() -> Any:
    return or_(sanctions.c.until.is_(None), sanctions.c.until > now_ms())


def _network(text: str) -> str:
    try:
        return str(ip_network(text, strict=False))
    except ValueError:
        raise Refusal(
            f"{text!r} is not an IP address or a range like 192.0.2.0/24", "bad-address", 422
        ) from None


def _name(connection: Connection, person: str) -> str:
    name = connection.execute(select(people.c.name).where(people.c.id == person)).scalar()
    if name is None:
        raise Refusal("there is no person with this id", "no-such-person", 404)
    return str(name)
