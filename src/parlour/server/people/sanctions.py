"""Sanctions: what a host takes away from people and addresses, looked up in memory at every request.

Every worker reads them anew now and then, so a sanction laid at another worker or by a command holds
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
#: each takes away what those before it do, and more
_ORDER: tuple[str, ...] = get_args(Taken)
_SAYS = {
    "chat": Refusal("the host has taken chat from you", "chat-taken", 403),
    "play": Refusal("the host lets you begin no matches", "play-taken", 403),
    "all": Refusal("the host has banned you", "banned", 403),
}


class Sanctions:
    """The sanctions that hold now, and the host's rules for names."""

    def __init__(self, store: Store, names: Names) -> None:
        self._store = store
        self._names = names
        self._persons: dict[str, list[tuple[int, int | None]]] = {}
        self._networks: list[tuple[Any, int, int | None]] = []

    # --- what holds ---

    def check(self, person: str, what: Taken) -> None:
        """A Refusal if this was taken from the person."""
        held = self._persons.get(person)
        if held is not None:
            _check(held, what)

    def check_address(self, address: str, what: Taken) -> None:
        """A Refusal if this was taken from the address."""
        if not self._networks:
            return
        try:
            asked = ip_address(address)
        except ValueError:
            return
        mapped = getattr(asked, "ipv4_mapped", None) or asked
        _check([(how, until) for network, how, until in self._networks if mapped in network], what)

    async def refresh(self) -> None:
        """Read what holds from the database."""

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
        self._persons, self._networks = persons, networks
        self._names.words = frozenset(words)

    # --- what the host does ---

    async def lay(self, by: str, wanted: NewSanction) -> SanctionShown:
        """Take something away from a person or a range of addresses."""
        if (wanted.person is None) == (wanted.address is None):
            raise Refusal("a sanction is against a person or an address", "bad-sanction", 422)
        if wanted.address is not None and wanted.what == "chat":
            raise Refusal("from an address one takes `play` or `all`", "bad-sanction", 422)
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
        """Give back what a sanction took."""

        def work(connection: Connection) -> None:
            row = connection.execute(select(sanctions).where(sanctions.c.id == sanction)).one_or_none()
            if row is None:
                raise Refusal("there is no such sanction", "no-such-sanction", 404)
            connection.execute(delete(sanctions).where(sanctions.c.id == sanction))
            audit.note(connection, by, "sanction-lifted", row.person or row.address, taken=row.what)

        await self._store.writer.run(work)
        await self.refresh()

    async def listed(self) -> tuple[SanctionShown, ...]:
        """The sanctions that hold, newest first."""
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
        """No name may contain the word from now on; gives it as it is compared."""
        bare = skeleton(word)
        if len(bare) < 2:
            raise Refusal("a rule needs two letters at least", "bad-rule", 422)

        def work(connection: Connection) -> None:
            if connection.execute(select(name_rules).where(name_rules.c.word == bare)).first() is None:
                connection.execute(insert(name_rules).values(word=bare))
                audit.note(connection, by, "name-forbidden", bare)

        await self._store.writer.run(work)
        await self.refresh()
        return bare

    async def allow(self, by: str, word: str) -> None:
        """Names may contain the word again."""

        def work(connection: Connection) -> None:
            gone = connection.execute(delete(name_rules).where(name_rules.c.word == skeleton(word)))
            if not gone.rowcount:
                raise Refusal("there is no such rule", "no-such-rule", 404)
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
        raise Refusal("that is no address or range of addresses", "bad-address", 422) from None


def _name(connection: Connection, person: str) -> str:
    name = connection.execute(select(people.c.name).where(people.c.id == person)).scalar()
    if name is None:
        raise Refusal("there is nobody of that id", "no-such-person", 404)
    return str(name)
