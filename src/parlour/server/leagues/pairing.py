"""Pairings: everybody meets everybody. `swiss` has the other way. Pure functions of names."""

from __future__ import annotations

from collections.abc import Sequence

#: the players at seat 0 and seat 1; None: the first has a bye
Pair = tuple[str, str | None]


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
