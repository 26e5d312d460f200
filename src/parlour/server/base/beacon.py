"""The random beacon whose rounds are mixed into matches, if the host keeps a file of one."""

from __future__ import annotations

import logging
from pathlib import Path

from parlour.core.beacon import rounds_in
from parlour.core.errors import ParlourError
from parlour.core.record import BeaconRound

from .settings import Settings

log = logging.getLogger("parlour.beacon")

#: a match uses the round after the next, which nobody knows when the server commits to its seed
_AHEAD = 2


class BeaconFile:
    """Reads the file again whenever it has changed. A file that can't be read is like no new round."""

    def __init__(self, settings: Settings) -> None:
        self._file = Path(settings.beacon) if settings.beacon else None
        self._chain = settings.beacon_chain
        self._stamp: tuple[int, int] | None = None
        self._rounds: dict[int, str] = {}
        if self._file is not None:
            self._rounds = rounds_in(self._file)  # a wrong file is said at the start

    def coming(self) -> int | None:
        """The round for a match that is made now; None without a beacon."""
        if self._file is None:
            return None
        self._read(self._file)
        return max(self._rounds, default=0) + _AHEAD

    def value(self, round: int) -> BeaconRound | None:
        """The value of a round; None if it isn't in the file yet."""
        if self._file is not None and round not in self._rounds:
            self._read(self._file)
        found = self._rounds.get(round)
        return None if found is None else BeaconRound(self._chain, round, found)

    def _read(self, file: Path) -> None:
        try:
            found = file.stat()
            stamp = (found.st_mtime_ns, found.st_size)
            if stamp != self._stamp:
                self._rounds, self._stamp = rounds_in(file), stamp
        except (OSError, ParlourError) as error:
            log.warning("the beacon's file can't be read: %s", error)
