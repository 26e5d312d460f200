"""What a player is choosing, passed on to the big screens that show the table."""

from __future__ import annotations

from parlour.core.errors import ParlourError
from parlour.table.live import LiveMatch
from parlour.table.messages.socket import ChoiceGiven, Choosing
from parlour.table.watcher import SCREEN

from .bus import Bus, Change
from .matches import Matches
from .socket import Socket


class SeatChoices:
    """Passes a choice on. It is written nowhere, and in a game with secrets nobody hears of it."""

    def __init__(self, matches: Matches, bus: Bus) -> None:
        self._matches = matches
        self._bus = bus

    def given(self, live: LiveMatch, person: str | None, given: ChoiceGiven) -> None:
        """A person at the match is choosing: only whoever is to act, and as the event that comes next."""
        if live.status != "running" or live.secrets or SCREEN not in live.present:
            return
        actor = live.running.state.actor
        if not isinstance(actor, int) or live.chairs[actor].person != person or given.seq != live.seq + 1:
            return
        if given.act and not _possible(live, given.act):
            return
        choice = Choosing(seat=actor, seq=given.seq, act=given.act)
        _show(live, choice)
        self._bus.tell(live.id, choice=choice)

    def heard(self, change: Change) -> None:
        """A player at another worker is choosing."""
        live = self._matches.here(change.match)
        if live is not None and change.choice is not None:
            _show(live, change.choice)


def _possible(live: LiveMatch, text: str) -> bool:
    """Whether it's one of the acts that can be played now, or some parts of one (“2” of “2,6”)."""
    parts = set(text.split(","))
    try:
        legal = live.running.state.legal()
    except ParlourError:  # too many to list: such choices aren't shown
        return False
    return any(parts <= set(str(act).split(",")) for act in legal)


def _show(live: LiveMatch, choice: Choosing) -> None:
    for watcher in tuple(live.watchers):
        if isinstance(watcher, Socket) and watcher.screen:
            watcher.push(choice)
