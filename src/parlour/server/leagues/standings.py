"""The table of a group, and where its players go next season. Pure functions of results."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

WIN, DRAW, LOSS = 2, 1, 0


class PairingResult(Struct, frozen=True):
    """What a pairing brought; a bye has no second."""

    first: str
    second: str | None
    points: tuple[int, int]


class StandingsRow(Struct, frozen=True):
    """A player's line: `place` from 1, shared by those whom nothing separates."""

    player: str
    place: int
    played: int
    won: int
    drawn: int
    lost: int
    points: int
    tiebreak: int


def table(players: Sequence[str], results: Sequence[PairingResult], swiss: bool) -> list[StandingsRow]:
    """The table, best first; between those whom nothing separates the order of `players` stays.

    Equal points are decided by the opponents: in a Swiss season by the points of all of them, else by the
    points of those beaten, twice, and drawn with, once; then by wins.
    """
    games: dict[str, list[tuple[str | None, int]]] = {player: [] for player in players}
    for result in results:
        games[result.first].append((result.second, result.points[0]))
        if result.second is not None:
            games[result.second].append((result.first, result.points[1]))
    points = {player: sum(made for _, made in played) for player, played in games.items()}

    def worth(player: str) -> tuple[int, int, int]:
        met = [(points[other], made) for other, made in games[player] if other is not None]
        tiebreak = sum(theirs if swiss else theirs * made for theirs, made in met)
        return points[player], tiebreak, sum(made == WIN for _, made in games[player])

    worths = {player: worth(player) for player in players}
    order = sorted(players, key=lambda player: worths[player], reverse=True)
    return [
        StandingsRow(
            player=player,
            place=1 + sum(worths[other] > worths[player] for other in players),
            played=len(games[player]),
            won=worths[player][2],
            drawn=sum(made == DRAW for _, made in games[player]),
            lost=sum(made == LOSS for _, made in games[player]),
            points=worths[player][0],
            tiebreak=worths[player][1],
        )
        for player in order
    ]


def grouped(players: Sequence[str], size: int) -> list[list[str]]:
    """The players in groups of at least `size`, as equal as can be, in their order."""
    count = max(1, len(players) // size)
    small, larger = divmod(len(players), count)
    groups, start = [], 0
    for number in range(count):
        end = start + small + (number < larger)
        groups.append(list(players[start:end]))
        start = end
    return groups


def moved(groups: Sequence[Sequence[str]], moves: int) -> list[str]:
    """All players, best group first, when the last of each group change places with the first of the next."""
    now = [list(group) for group in groups]
    for above in range(len(now) - 1):
        upper, lower = groups[above], groups[above + 1]
        count = min(moves, len(upper) // 2, len(lower) // 2)
        if count:
            now[above][-count:] = lower[:count]
            now[above + 1][:count] = upper[-count:]
    return [player for group in now for player in group]
