"""Sanctions: the host's bans of people and addresses, checked in memory at every request.

Every worker reloads them now and then, so a sanction set by another worker or a command takes effect
everywhere a few seconds later.
"""

from __future__ import annotations

from ipaddress import ip_address, ip_network
from typing import Any, get_args

from msgspec import Struct
from sqlalchemy import Connection, and_, delete, insert, or_, select, update

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
_SHOWN = ("id", "what", "person", "address", "reason", "at", "until")
_SAYS = {
    "chat": ("the host of this server has banned you from chat", "chat-taken"),
    "play": ("the host of this server has banned you from new matches", "play-taken"),
    "all": ("the host of this server has banned you", "banned"),
}


class _Held(Struct, frozen=True):
    """A sanction in memory: how severe it is, until when it holds, and the host's reason."""

    how: int
    until: int | None
    reason: str


class Sanctions:
    """The current sanctions and the host's rules for names."""

    def __init__(self, store: Store, names: Names) -> None:
        self._store = store
        self._names = names
        self._persons: dict[str, list[_Held]] = {}
        self._networks: list[tuple[Any, _Held]] = []

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
        _check([held for network, held in self._networks if mapped in network], what)

    async def refresh(self) -> bool:
        """Reload the current sanctions and name rules from the database; returns whether any is new."""

        def question(connection: Connection) -> tuple[list[Any], list[str]]:
            rows = connection.execute(select(sanctions).where(holds()))
            words = connection.execute(select(name_rules.c.word)).scalars()
            return list(rows.all()), list(words)

        rows, words = await self._store.ask(question)
        persons: dict[str, list[_Held]] = {}
        networks = []
        for row in rows:
            held = _Held(_ORDER.index(row.what), row.until, row.reason)
            if row.person is not None:
                persons.setdefault(row.person, []).append(held)
            if row.address is not None:
                networks.append((ip_network(row.address), held))
        changed = (persons, networks) != (self._persons, self._networks)
        self._persons, self._networks = persons, networks
        self._names.words = frozenset(map(skeleton, words))
        return changed

    # --- the host's actions ---

    async def lay(self, by: str, wanted: NewSanction, address_of_host: str = "") -> SanctionShown:
        """Ban a person or a range of addresses from something.

        Administrators can't be banned, nor can the address from which the host does it: nobody locks
        themselves out.
        """
        if (wanted.person is None) == (wanted.address is None):
            raise Refusal("a sanction needs either a person or an address", "bad-sanction", 422)
        if wanted.address is not None and wanted.what == "chat":
            raise Refusal(
                "an address can be banned from `play` or `all`, not from `chat`", "bad-sanction", 422
            )
        address = _network(wanted.address) if wanted.address is not None else None
        if address is not None and _holds_address(address, address_of_host):
            raise Refusal(
                f"your own address {address_of_host} is in {address}: you would lock yourself out",
                "own-address",
                422,
            )
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
            where = sanctions.c.id == sanction, sanctions.c.lifted.is_(None)
            row = connection.execute(select(sanctions).where(*where)).one_or_none()
            if row is None:
                raise Refusal(f"there is no sanction {sanction}", "no-such-sanction", 404)
            connection.execute(update(sanctions).where(sanctions.c.id == sanction).values(lifted=now_ms()))
            audit.note(connection, by, "sanction-lifted", row.person or row.address, taken=row.what)

        await self._store.writer.run(work)
        await self.refresh()

    async def listed(self) -> tuple[SanctionShown, ...]:
        """The current sanctions, newest first."""
        question = (
            select(*(sanctions.c[name] for name in _SHOWN), people.c.name)
            .outerjoin(people, people.c.id == sanctions.c.person)
            .where(holds())
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


def _check(held: list[_Held], what: Taken) -> None:
    """Raise a Refusal that says why, and until when, if any of these forbids `what`."""
    now = now_ms()
    holding = [one for one in held if one.until is None or one.until > now]
    # of several the most severe is told, and of those the one that lasts longest
    worst = max(holding, key=lambda one: (one.how, one.until is None, one.until or 0), default=None)
    if worst is not None and worst.how >= _ORDER.index(what):
        message, code = _SAYS[_ORDER[worst.how]]
        raise Refusal(f"{message}: {worst.reason}", code, 403, why=worst.reason, until=worst.until)


def holds() -> Any:
    """The condition of a sanction that holds now."""
    lasts = or_(sanctions.c.until.is_(None), sanctions.c.until > now_ms())
    return and_(sanctions.c.lifted.is_(None), lasts)


def _holds_address(network: str, address: str) -> bool:
    try:
        asked = ip_address(address)
    except ValueError:
        return False
    return (getattr(asked, "ipv4_mapped", None) or asked) in ip_network(network)


def _network(text: str) -> str:
    try:
        return str(ip_network(text, strict=False))
    except ValueError:
        raise Refusal(
            f"{text!r} is not an IP address or a range like 192.0.2.0/24", "bad-address", 422
        ) from None


def _name(connection: Connection, person: str) -> str:
    row = connection.execute(select(people).where(people.c.id == person)).one_or_none()
    if row is None:
        raise Refusal("there is no person with this id", "no-such-person", 404)
    if row.admin:
        raise Refusal(
            "an administrator can't be banned; take away their rights first (`parlour admin administrator`)",
            "is-an-administrator",
            422,
        )
    return str(row.name)
