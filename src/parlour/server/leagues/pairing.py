"""Who meets whom: everybody, or whoever stands alike (Swiss). Pure functions of names and results."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

#: seat 0 and seat 1; without a second the first has a bye
Pair = tuple[str, str | None]
#: places looked at before a Swiss round gives up on avoiding every second meeting
_PATIENCE = 20_000


def round_robin(players: Sequence[str], legs: int = 1) -> list[list[Pair]]:
    """The rounds in which everybody meets everybody once a leg; in the next leg the seats are swapped.

    By the circle: one stands still, the others go round. With an odd number one rests each round. Whoever is
    listed before the other has seat 0 if an odd number of places lies between them, so all have it as often.
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
    """A round in which whoever stands alike meets, nobody the same one twice if that can be.

    `standing` is best first; `lead` counts how often more somebody had seat 0 than seat 1; the last who has
    not rested yet has the bye where the number is odd.
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
    """The players in pairs that have not met, the best with the nearest they may; None if there is no way."""
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
