"""A group's standings, and promotion and relegation. Pure functions of results."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

WIN, DRAW, LOSS = 2, 1, 0


class PairingResult(Struct, frozen=True):
    """The points of a pairing; in a bye `second` is None."""

    first: str
    second: str | None
    points: tuple[int, int]


class StandingsRow(Struct, frozen=True):
    """A player's row: `place` counts from 1 and is shared by players who are fully tied."""

    player: str
    place: int
    played: int
    won: int
    drawn: int
    lost: int
    points: int
    tiebreak: int


def table(players: Sequence[str], results: Sequence[PairingResult], swiss: bool) -> list[StandingsRow]:
    """The standings, best first; fully tied players keep the order of `players`.

    Ties on points are broken by the opponents' points: in a Swiss season the sum over all of them (Buchholz),
    else twice those of beaten and once those of drawn opponents (Sonneborn-Berger); then by wins.
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
    """Split the players, in order, into groups of at least `size` that are as equal as possible."""
    count = max(1, len(players) // size)
    small, larger = divmod(len(players), count)
    groups, start = [], 0
    for number in range(count):
        end = start + small + (number < larger)
        groups.append(list(players[start:end]))
        start = end
    return groups


def moved(groups: Sequence[Sequence[str]], moves: int) -> list[str]:
    """All players, best group first, after the last of each group swap with the first of the next."""
    now = [list(group) for group in groups]
    for above in range(len(now) - 1):
        upper, lower = groups[above], groups[above + 1]
        count = min(moves, len(upper) // 2, len(lower) // 2)
        if count:
            now[above][-count:] = lower[:count]
            now[above + 1][:count] = upper[-count:]
    return [player for group in now for player in group]
