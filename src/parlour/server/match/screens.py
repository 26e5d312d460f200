"""Big screens: the short code by which a television and phones find a table."""

from __future__ import annotations

import secrets

from sqlalchemy import Connection, delete, insert, select
from sqlalchemy.exc import IntegrityError

from parlour.server.base.limits import network_of
from parlour.server.base.now import now_ms
from parlour.server.base.settings import Settings
from parlour.server.base.shared_limits import SharedLimits
from parlour.server.store.schema import matches as matches_table
from parlour.server.store.schema import screens
from parlour.server.store.store import Store
from parlour.table.live import LiveMatch
from parlour.table.messages.match import CodeShown
from parlour.table.messages.people import Person
from parlour.table.refusal import Refusal

from .bus import Bus
from .matches import Matches

#: consonants only, so that no code is a word; without those that look or sound alike
_SIGNS = "BDFGHKLMNPRSTVWXZ"
_LENGTH = 4
_HOUR, _DAY_MS = 3600, 86_400_000
#: tries to find a code that is free
_TRIES = 20


class Screens:
    """Gives tables their codes, and finds a table by its code."""

    def __init__(
        self, settings: Settings, store: Store, matches: Matches, bus: Bus, limits: SharedLimits
    ) -> None:
        self._settings = settings
        self._store = store
        self._matches = matches
        self._bus = bus
        self._limits = limits

    async def open(self, live: LiveMatch, person: Person) -> CodeShown:
        """The code of the match; its host and its players may ask for one."""
        if live.stored.host != person.id and not live.sat(person.id):
            raise Refusal("only the host and the players can show a match on a screen", "not-the-host", 403)
        if not live.stored.terms.spectators or live.stored.terms.of_class is not None:
            raise Refusal("this match is closed to spectators, and a screen is one", "no-spectators", 403)
        if live.stored.code is None:
            live.stored.code = await self._new(live.id)
            live.version += 1
            live.publish()
            self._bus.tell(live.id, whole=True)
        hosts = live.stored.host == person.id and not live.sat(person.id)
        return CodeShown(code=live.stored.code, match=live.id, game=live.stored.game, hosts=hosts)

    async def find(self, typed: str, address: str, person: Person | None) -> CodeShown:
        """The match with this code."""
        most = self._settings.screen_codes_per_hour
        if not await self._limits.take(f"screen:{network_of(address)}", most, _HOUR):
            raise Refusal(
                f"too many tries (at most {most} an hour); wait a few minutes", "too-many-tries", 429
            )
        code = "".join(sign for sign in typed.upper() if sign.isalnum())
        question = (
            select(screens.c.match, matches_table.c.game, matches_table.c.host)
            .join(matches_table, matches_table.c.id == screens.c.match)
            .where(screens.c.code == code, screens.c.made > self._oldest())
        )
        found = await self._store.ask(lambda c: c.execute(question).one_or_none())
        if found is None:
            raise Refusal("no table has this code; check it, or ask for a new one", "no-such-table-code", 404)
        hosts = person is not None and found.host == person.id
        if hosts and person is not None:
            hosts = not (await self._matches.get(found.match)).sat(person.id)
        return CodeShown(code=code, match=found.match, game=found.game, hosts=hosts)

    def _oldest(self) -> int:
        return now_ms() - self._settings.screen_days * _DAY_MS

    async def _new(self, match: str) -> str:
        """A code that no other table has; the one that the match got meanwhile, if it did."""

        def work(connection: Connection) -> str:
            connection.execute(delete(screens).where(screens.c.made <= self._oldest()))
            own = connection.execute(select(screens.c.code).where(screens.c.match == match)).scalar()
            if own is not None:
                return str(own)
            code = "".join(secrets.choice(_SIGNS) for _ in range(_LENGTH))
            connection.execute(insert(screens).values(code=code, match=match, made=now_ms()))
            return code

        for _ in range(_TRIES):
            try:
                return await self._store.writer.run(work)
            except IntegrityError:
                continue
        raise Refusal("all codes are in use; try again later", "no-free-code", 503)
