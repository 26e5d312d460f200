"""Swiss rounds by FIDE's Dutch system. Pure functions of names and results.

The pairings are those of the package py4swiss. The Dutch rules forbid repeats, second byes and a third game
in a row on the same seat, so in a small group there may be no pairing at all. A league goes on all the same:
then as few as possible meet again. The same is done on machines for which the package isn't made.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from typing import Any

from msgspec import Struct, field

from .pairing import Pair
from .standings import DRAW, LOSS, WIN, PairingResult

#: what a repeated pairing, a second bye and a wide gap in points cost where the Dutch rules have no pairing
_REPEAT, _BYE = 10**9, 10**6
#: the opponent of who rests
_NOBODY = ""
#: results as FIDE's report files write them, by points and whether they were played for
_SIGNS = {
    (WIN, True): "1",
    (DRAW, True): "=",
    (LOSS, True): "0",
    (WIN, False): "+",
    (LOSS, False): "-",
}


class _Past(Struct):
    """A player's season so far: points, seats, opponents, and rounds in which they rested."""

    points: int = 0
    seats: list[int] = field(default_factory=list)
    met: Counter[str] = field(default_factory=Counter)
    #: byes, and wins without playing, which count as one
    rested: int = 0


def rounds_needed(players: int) -> int:
    """The rounds after which one player at most has won all games."""
    return max(1, (players - 1).bit_length())


def swiss(
    players: Sequence[str],
    rounds: Sequence[Sequence[PairingResult]],
    gone: Collection[str],
    last: int,
) -> list[Pair]:
    """The pairings of the round after `rounds`, best board first.

    `players` is in the order in which the season began; those who are `gone` aren't paired; `last` is the
    number of the season's last round.
    """
    past = _past(players, rounds)
    here = [player for player in players if player not in gone]
    if len(here) < 2:
        return [(player, None) for player in here]
    if not rounds:
        return _first(here)
    pairs = _dutch(players, rounds, gone, max(last, len(rounds) + 1))
    return pairs if _is_right(pairs, here, past) else _fewest_repeats(here, past)


def _past(players: Sequence[str], rounds: Sequence[Sequence[PairingResult]]) -> dict[str, _Past]:
    past = {player: _Past() for player in players}
    for result in (result for results in rounds for result in results):
        first, second = result.first, result.second
        past[first].points += result.points[0]
        if second is None:
            past[first].rested += 1
            continue
        past[second].points += result.points[1]
        for seat, (one, other) in enumerate(((first, second), (second, first))):
            if result.played:
                past[one].seats.append(seat)
                past[one].met[other] += 1
            else:
                past[one].rested += result.points[seat] == WIN
    return past


def _first(here: Sequence[str]) -> list[Pair]:
    """Round 1: the upper half meets the lower, and the seats change from board to board."""
    half = len(here) // 2
    pairs: list[Pair] = [
        (upper, lower) if board % 2 == 0 else (lower, upper)
        for board, (upper, lower) in enumerate(zip(here[:half], here[half : 2 * half], strict=True))
    ]
    return pairs + [(player, None) for player in here[2 * half :]]


def _dutch(
    players: Sequence[str], rounds: Sequence[Sequence[PairingResult]], gone: Collection[str], last: int
) -> list[Pair]:
    """The pairings by the Dutch rules; nothing if there are none."""
    try:
        # takes a while to import and is rarely needed
        from py4swiss.engines import DutchEngine
        from py4swiss.engines.common import PairingError
        from py4swiss.trf import ParsedTrf
        from py4swiss.trf.sections import PlayerSection, XSection
    except ImportError:
        return []
    numbers = {player: number for number, player in enumerate(players, 1)}
    past = _past(players, rounds)
    sections = [
        PlayerSection(
            code="001",
            starting_number=numbers[player],
            points_times_ten=past[player].points * 10 // WIN,
            rank=numbers[player],
            results=[_told(player, results, numbers) for results in rounds],
        )
        for player in players
    ]
    absent = {numbers[player] for player in gone if player in numbers}
    terms = XSection(number_of_rounds=last, zeroed_ids=absent)
    try:
        found = DutchEngine.generate_pairings(ParsedTrf(player_sections=sections, x_section=terms))
    except PairingError:
        return []
    return [(players[pair.white - 1], players[pair.black - 1] if pair.black else None) for pair in found]


def _told(player: str, results: Sequence[PairingResult], numbers: Mapping[str, int]) -> Any:
    """A player's round as FIDE's report files write it."""
    from py4swiss.trf.results import ColorToken, ResultToken, RoundResult

    for result in results:
        if player not in (result.first, result.second):
            continue
        if result.second is None:
            return RoundResult(id=0, color=ColorToken("-"), result=ResultToken("U"))
        seat = int(player == result.second)
        other = result.first if seat else result.second
        sign = _SIGNS[result.points[seat], result.played]
        return RoundResult(id=numbers[other], color=ColorToken("wb"[seat]), result=ResultToken(sign))
    return RoundResult(id=0, color=ColorToken("-"), result=ResultToken("Z"))


def _is_right(pairs: Sequence[Pair], here: Sequence[str], past: dict[str, _Past]) -> bool:
    """Whether everybody is paired once, nobody meets again, and nobody rests again."""
    paired = [player for pair in pairs for player in pair if player is not None]
    byes = [first for first, second in pairs if second is None]
    return (
        sorted(paired) == sorted(here)
        and len(byes) == len(here) % 2
        and not any(past[player].rested for player in byes)
        and not any(second is not None and past[first].met[second] for first, second in pairs)
    )


def _fewest_repeats(here: Sequence[str], past: dict[str, _Past]) -> list[Pair]:
    """Pairings with the fewest repeats, then the fewest second byes, then similar points."""
    import networkx

    graph: Any = networkx.Graph()
    order = sorted(here, key=lambda player: -past[player].points)
    place = {player: number for number, player in enumerate(order)}
    for number, one in enumerate(order):
        for other in order[number + 1 :]:
            again = past[one].met[other]
            gap = (past[one].points - past[other].points) ** 2
            graph.add_edge(one, other, weight=-(again * _REPEAT + gap))
    if len(order) % 2:
        for one in order:
            graph.add_edge(one, _NOBODY, weight=-(past[one].rested * _BYE + past[one].points ** 2))
    matched = networkx.max_weight_matching(graph, maxcardinality=True)
    pairs: list[Pair] = []
    for one, other in matched:
        if _NOBODY in (one, other):
            pairs.append((one or other, None))
            continue
        first, second = sorted((one, other), key=lambda player: (_lead(past[player]), place[player]))
        pairs.append((first, second))
    return sorted(pairs, key=lambda pair: (pair[1] is None, place[pair[0]]))


def _lead(one: _Past) -> int:
    """How many more times the player had seat 0 than seat 1."""
    return one.seats.count(0) - one.seats.count(1)
