"""Pairings: round robin and Swiss. Pure functions of names and results."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

#: the players at seat 0 and seat 1; None: the first has a bye
Pair = tuple[str, str | None]
#: pairs tried before a Swiss round gives up on avoiding repeated pairings
_PATIENCE = 20_000


def round_robin(players: Sequence[str], legs: int = 1) -> list[list[Pair]]:
    """Rounds in which everybody meets everybody once per leg; each leg swaps the seats of the one before.

    The circle method: one player stays, the others rotate. With an odd number one player rests each round.
    The player listed first gets seat 0 if the distance in the list is odd, so all get it equally often.
    """
    circle = list(range(len(players) + len(players) % 2))
    half, rounds = len(circle) // 2, []
    for _ in range(len(circle) - 1):
        pairs = []
        for one, other in zip(circle[:half], reversed(circle[half:]), strict=True):
            low, high = sorted((one, other))
            if high < len(players):
                first, second = (low, high) if (high - low) % 2 else (high, low)
                pairs.append((players[first], players[second]))
        rounds.append(pairs)
        circle = [circle[0], circle[-1], *circle[1:-1]]
    swapped = [[(second, first) for first, second in pairs] for pairs in rounds]
    found: list[list[Pair]] = []
    for leg in range(legs):
        found += [list(pairs) for pairs in (swapped if leg % 2 else rounds)]
    return found


def swiss(
    standing: Sequence[str],
    met: Collection[frozenset[str]],
    lead: Mapping[str, int],
    rested: Collection[str],
) -> list[Pair]:
    """A Swiss round: players with similar standings meet, and no pair meets twice if that can be avoided.

    `standing` is best first; `lead` is how many more times a player had seat 0 than seat 1. If the number is
    odd, the lowest player who has not rested yet gets the bye.
    """
    players, bye = list(standing), None
    if len(players) % 2:
        bye = next((p for p in reversed(players) if p not in rested), players[-1])
        players.remove(bye)
    pairs = _matched(players, met) or list(zip(players[::2], players[1::2], strict=True))
    seated: list[Pair] = [
        (one, other) if lead.get(one, 0) <= lead.get(other, 0) else (other, one) for one, other in pairs
    ]
    return seated + ([(bye, None)] if bye is not None else [])


def _matched(players: list[str], met: Collection[frozenset[str]]) -> list[tuple[str, str]] | None:
    """Pair players who have not met, each with the nearest in the standings; None if there is no way."""
    left = _PATIENCE

    def search(rest: list[str]) -> list[tuple[str, str]] | None:
        nonlocal left
        if not rest:
            return []
        one = rest[0]
        for place, other in enumerate(rest[1:], 1):
            if frozenset((one, other)) in met:
                continue
            left -= 1
            if left < 0:
                return None
            found = search(rest[1:place] + rest[place + 1 :])
            if found is not None:
                return [(one, other), *found]
        return None

    return search(players)
