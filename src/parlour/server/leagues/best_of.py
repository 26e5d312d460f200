"""The best of several games between two: when it is decided, and how. Pure functions of results."""

from __future__ import annotations

from collections.abc import Sequence

from .outcome import UNPLAYED, Outcome
from .standings import DRAW, LOSS, WIN


def decided(games: Sequence[Outcome], most: int) -> Outcome | None:
    """The outcome of a pairing after these games of at most `most`; None while it is open.

    It ends as soon as nobody can catch up. Who doesn't come loses all that is left; if neither comes, it
    stays as it stands.
    """
    if most == 1:
        return games[-1] if games else None
    first = sum(game.points[0] for game in games)
    second = sum(game.points[1] for game in games)
    left = most - len(games)
    last = games[-1] if games else None
    if last is not None and last.how == "forfeit":
        first += left * last.points[0]
        second += left * last.points[1]
        left = 0
    elif last is not None and last.how == "aborted":
        left = 0
    if last is None or (left and abs(first - second) <= left * WIN):
        return None
    # a pairing of which a game was played is no no-show
    how = next((game.how for game in reversed(games) if game.how not in UNPLAYED), last.how)
    if first == second:
        both = DRAW if first else LOSS
        return Outcome(points=(both, both), how=how)
    return Outcome(points=(WIN, LOSS) if first > second else (LOSS, WIN), how=how)


def seats_of(players: tuple[str, str], game: int) -> tuple[str, str]:
    """Who has seats 0 and 1 in this game, counted from 0: they swap after every one."""
    return players if game % 2 == 0 else (players[1], players[0])


def seen_by_first(outcome: Outcome, game: int) -> Outcome:
    """The outcome of a match by its seats, as points of the pairing's first and second."""
    one, other = outcome.points
    return outcome if game % 2 == 0 else Outcome(points=(other, one), how=outcome.how)
