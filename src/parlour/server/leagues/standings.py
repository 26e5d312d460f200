"""A group's standings, and promotion and relegation. Pure functions of results."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise

from msgspec import Struct
from msgspec.structs import replace

from parlour.table.messages.league import Pairing, Tiebreak

WIN, DRAW, LOSS = 2, 1, 0

#: what breaks ties on points, the first first
TIEBREAKS: dict[Pairing, tuple[Tiebreak, ...]] = {
    "swiss": ("buchholz", "direct", "sonneborn", "won"),
    "round-robin": ("direct", "sonneborn", "won"),
}


class PairingResult(Struct, frozen=True):
    """The points of a pairing; in a bye `second` is None. `played` is False if somebody didn't come."""

    first: str
    second: str | None
    points: tuple[int, int]
    played: bool = True


class StandingsRow(Struct, frozen=True):
    """A player's row: `place` counts from 1 and is shared by players who are fully tied."""

    player: str
    place: int
    played: int
    won: int
    drawn: int
    lost: int
    points: int
    buchholz: int
    direct: int
    sonneborn: float


class _Game(Struct, frozen=True):
    """One of a player's games: against whom (None: a bye), the points made, and whether it was played."""

    other: str | None
    made: int
    played: bool


def table(players: Sequence[str], results: Sequence[PairingResult], pairing: Pairing) -> list[StandingsRow]:
    """The standings, best first; fully tied players keep the order of `players`.

    For Buchholz a bye, or a game to which somebody didn't come, counts as one against a virtual opponent with
    as many points as the player has: nobody gains or loses by the strength of an opponent they never met.
    """
    games: dict[str, list[_Game]] = {player: [] for player in players}
    for result in results:
        real = result.played and result.second is not None
        games[result.first].append(_Game(result.second, result.points[0], real))
        if result.second is not None:
            games[result.second].append(_Game(result.first, result.points[1], real))
    points = {player: sum(game.made for game in played) for player, played in games.items()}

    def row(player: str) -> StandingsRow:
        mine = games[player]
        met = [(game.other, game.made) for game in mine if game.other is not None]
        return StandingsRow(
            player=player,
            place=0,
            played=len(mine),
            won=sum(game.made == WIN for game in mine),
            drawn=sum(game.made == DRAW for game in mine),
            lost=sum(game.made == LOSS for game in mine),
            points=points[player],
            buchholz=sum(
                points[game.other] if game.played and game.other is not None else points[player]
                for game in mine
            ),
            direct=0,
            sonneborn=sum(points[other] * made / WIN for other, made in met),
        )

    names = ("points", *TIEBREAKS[pairing])
    rows = [row(player) for player in players]
    level: dict[object, list[str]] = {}
    for one in rows:
        level.setdefault(_worth(one, names[: names.index("direct")]), []).append(one.player)
    for tied in level.values():
        direct = _direct(tied, games)
        rows = [replace(one, direct=direct[one.player]) if one.player in direct else one for one in rows]
    worths = {one.player: _worth(one, names) for one in rows}
    rows.sort(key=lambda one: worths[one.player], reverse=True)
    return [
        replace(one, place=1 + sum(worths[other] > worths[one.player] for other in players)) for one in rows
    ]


def _worth(row: StandingsRow, names: Sequence[str]) -> tuple[float, ...]:
    return tuple(getattr(row, name) for name in names)


def _direct(tied: Sequence[str], games: Mapping[str, Sequence[_Game]]) -> dict[str, int]:
    """The points that tied players made against each other; nothing unless all of them have met."""
    those = set(tied)
    among = {player: [game for game in games[player] if game.other in those] for player in tied}
    if len(tied) < 2 or any(len({game.other for game in among[p]}) < len(tied) - 1 for p in tied):
        return {}
    return {player: sum(game.made for game in among[player]) for player in tied}


def group_count(players: int, size: int, before: int | None = None) -> int:
    """How many groups so many players form, if there were `before` groups in the last season.

    A group that lost a few players stays; a new one is formed once there are enough for it.
    """
    count = max(1, players // size) if before is None else max(1, before)
    while count > 1 and players <= size * (count - 1):
        count -= 1
    return max(count, players // size)


def grouped(players: Sequence[str], count: int) -> list[list[str]]:
    """Split the players, in order, into so many groups that are as equal as possible, the larger first."""
    small, larger = divmod(len(players), count)
    groups, start = [], 0
    for number in range(count):
        end = start + small + (number < larger)
        groups.append(list(players[start:end]))
        start = end
    return groups


def moving(sizes: Sequence[int], moves: int) -> list[int]:
    """How many swap between each group and the next: at most `moves`, and never more than half a group."""
    return [min(moves, upper // 2, lower // 2) for upper, lower in pairwise(sizes)]


def moved(groups: Sequence[Sequence[str]], moves: int) -> list[str]:
    """All players, best group first, after the last of each group swap with the first of the next."""
    now = [list(group) for group in groups]
    for above, count in enumerate(moving([len(group) for group in groups], moves)):
        if count:
            now[above][-count:] = groups[above + 1][:count]
            now[above + 1][:count] = groups[above][-count:]
    return [player for group in now for player in group]
