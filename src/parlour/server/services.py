"""The parts of a running server, put together once."""

from __future__ import annotations

from .database import open_engine, upgrade
from .door import Door
from .limits import Buckets
from .matches import Matches
from .people import People
from .playing import Playing
from .robots import Robots
from .settings import Settings
from .store import Store


class Services:
    """Everything that requests and sockets ask of the server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        engine = open_engine(settings)
        upgrade(engine)
        self.store = Store(engine)
        self.people = People(settings, self.store)
        self.matches = Matches(settings, self.store)
        self.robots = Robots(settings)
        self.playing = Playing(settings, self.store, self.matches, self.robots)
        self.door = Door(settings, self.people, self.matches, self.playing)
        self.requests = Buckets(settings.requests_per_second, settings.requests_burst)
        self.new_guests = Buckets(settings.guests_per_hour / 3600, settings.guests_per_hour)

    async def close(self) -> None:
        """Stop the robots, write what waits, let the database go."""
        await self.robots.close()
        await self.store.close()
