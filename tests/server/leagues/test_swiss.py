"""Swiss rounds: FIDE's Dutch system, compared with another implementation and with all possible pairings."""

from __future__ import annotations

import itertools
import random
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from parlour.server.leagues.pairing import Pair
from parlour.server.leagues.standings import PairingResult
from parlour.server.leagues.swiss import rounds_needed, swiss

Rounds = list[list[PairingResult]]


def names(count: int) -> list[str]:
    return [f"p{number:02}" for number in range(1, count + 1)]


def played(pairs: Sequence[Pair], rng: random.Random, absent: float = 0.0) -> list[PairingResult]:
    """Results as they come; now and then somebody doesn't come."""
    found = []
    for first, second in pairs:
        if second is None:
            found.append(PairingResult(first, None, (2, 0)))
        elif rng.random() < absent:
            found.append(PairingResult(first, second, rng.choice([(2, 0), (0, 2), (0, 0)]), played=False))
        else:
            found.append(PairingResult(first, second, rng.choice([(2, 0), (2, 0), (1, 1), (0, 2)])))
    return found


def met(rounds: Rounds) -> set[frozenset[str]]:
    return {frozenset((r.first, r.second)) for results in rounds for r in results if r.second and r.played}


def rested(rounds: Rounds) -> set[str]:
    """Those who had a bye, or a win without playing."""
    found = set()
    for result in (result for results in rounds for result in results):
        if result.second is None or (not result.played and result.points[0] == 2):
            found.add(result.first)
        elif not result.played and result.points[1] == 2:
            found.add(result.second)
    return found


def all_pairings(players: Sequence[str]) -> Iterator[list[Pair]]:
    """Every way to pair these players; one rests if their number is odd."""
    if not players:
        yield []
        return
    first, *others = players
    if len(players) % 2:
        for rest in all_pairings(others):
            yield [(first, None), *rest]
        for number, other in enumerate(others):
            for rest in all_pairings(others[:number] + others[number + 1 :]):
                yield [(first, other), *rest]
        return
    for number, other in enumerate(others):
        for rest in all_pairings(others[:number] + others[number + 1 :]):
            yield [(first, other), *rest]


def cost(pairs: Sequence[Pair], rounds: Rounds) -> tuple[int, int]:
    """How many meet again, and how many rest again."""
    before, byes = met(rounds), rested(rounds)
    again = sum(second is not None and frozenset((first, second)) in before for first, second in pairs)
    return again, sum(second is None and first in byes for first, second in pairs)


def test_in_round_1_the_upper_half_meets_the_lower() -> None:
    pairs = swiss(names(8), [], set(), 3)
    assert [set(pair) for pair in pairs] == [
        {"p01", "p05"},
        {"p02", "p06"},
        {"p03", "p07"},
        {"p04", "p08"},
    ]
    assert [pair[0] for pair in pairs] == ["p01", "p06", "p03", "p08"], "seats change from board to board"
    assert swiss(names(7), [], set(), 3)[-1] == ("p07", None), "the last rests"


@pytest.mark.parametrize(
    ("players", "rounds"), [(2, 1), (3, 2), (4, 2), (5, 3), (8, 3), (9, 4), (16, 4), (17, 5)]
)
def test_as_many_rounds_as_it_takes_to_find_a_winner(players: int, rounds: int) -> None:
    assert rounds_needed(players) == rounds


def test_the_bye_is_not_chosen_before_a_repeat_is_avoided() -> None:
    """If the lowest who hasn't rested yet always rested, some round would repeat a pair; it needn't."""
    so_far = [("p1 p2", "p3 p4", "p5"), ("p1 p3", "p2 p5", "p4"), ("p1 p5", "p2 p4", "p3")]
    rounds = [
        [PairingResult(first, other[0] if other else None, (2, 0)) for first, *other in map(str.split, each)]
        for each in so_far
    ]
    pairs = swiss([f"p{n}" for n in range(1, 6)], rounds, set(), 4)
    assert cost(pairs, rounds) == (0, 0)


@pytest.mark.slow
@pytest.mark.parametrize("count", [2, 3, 4, 5, 6, 7])
def test_nobody_meets_or_rests_again_if_any_pairing_avoids_it(count: int) -> None:
    """Checked against every pairing there is, also after the Dutch rules have none, and with no-shows."""
    for seed in range(12):
        rng = random.Random(seed)
        players, gone, rounds = names(count), set[str](), Rounds()
        for number in range(1, count + 2):
            here = [player for player in players if player not in gone]
            pairs = swiss(players, rounds, gone, count + 1)
            assert sorted(p for pair in pairs for p in pair if p is not None) == here
            best = min(cost(other, rounds) for other in all_pairings(here))
            assert cost(pairs, rounds)[0] == best[0], (seed, number, pairs)
            if best == (0, 0):
                assert cost(pairs, rounds) == (0, 0), (seed, number, pairs)
            rounds.append(played(pairs, rng, absent=0.1))
            if len(here) > 2 and rng.random() < 0.1:
                gone.add(rng.choice(here))


# --- compared with caissify-pairings, whose pairings were compared with those of bbpPairings ---


def by_another(players: Sequence[str], rounds: Rounds, last: int) -> set[frozenset[str]]:
    """Who meets whom in the next round by the other implementation, from the same history."""
    from caissify_pairings import generate_pairings

    numbers = {player: number for number, player in enumerate(players, 1)}
    known: dict[str, dict[str, Any]] = {
        player: {
            "id": number,
            "name": player,
            "rating": len(players) - number,
            "starting_number": number,
            "score": 0.0,
            "color_hist": [],
            "float_history": [],
            "bye_count": 0,
        }
        for player, number in numbers.items()
    }
    for results in rounds:
        before = {player: one["score"] for player, one in known.items()}
        for result in results:
            sides = [result.first] if result.second is None else [result.first, result.second]
            for seat, player in enumerate(sides):
                one = known[player]
                one["score"] += result.points[seat] / 2
                if result.second is None:
                    one["bye_count"] += 1
                    one["float_history"].append("down")
                    continue
                gap = before[player] - before[sides[1 - seat]]
                one["color_hist"].append(("white", "black")[seat])
                one["float_history"].append("down" if gap > 0 else "up" if gap < 0 else "none")
    played_before = {tuple(sorted(numbers[p] for p in pair)) for pair in met(rounds)}
    found = generate_pairings("dutch", list(known.values()), played_before, len(rounds) + 1, last)
    return {
        frozenset(players[pair[side] - 1] for side in ("white_id", "black_id") if pair[side] is not None)
        for pair in found
    }


@pytest.mark.slow
@pytest.mark.parametrize("count", [6, 9, 12, 16])
def test_who_meets_whom_is_as_in_another_implementation(count: int) -> None:
    """Every round but the last, for which the two follow rules of different years."""
    last = rounds_needed(count) + 1
    for seed in range(4):
        rng, rounds = random.Random(seed), Rounds()
        for number in range(1, last):
            pairs = swiss(names(count), rounds, set(), last)
            ours = {frozenset(player for player in pair if player is not None) for pair in pairs}
            assert ours == by_another(names(count), rounds, last), (seed, number)
            rounds.append(played(pairs, rng))


@pytest.mark.slow
@pytest.mark.parametrize("count", [5, 7, 13])
def test_where_another_implementation_differs_it_gives_the_bye_by_newer_rules(count: int) -> None:
    """FIDE's rules of 2026 choose who rests first, of the fewest points; ours are those of 2017.

    By those the upper scores are paired first, and who rests comes of what is left.
    """
    last, differ = rounds_needed(count) + 1, 0
    for seed in range(10):
        rng, rounds = random.Random(seed), Rounds()
        for number in range(1, last):
            pairs = swiss(names(count), rounds, set(), last)
            ours = {frozenset(player for player in pair if player is not None) for pair in pairs}
            theirs = by_another(names(count), rounds, last)
            if ours != theirs:
                differ += 1
                points = Counter[str]()
                for result in itertools.chain(*rounds):
                    points[result.first] += result.points[0]
                    points[result.second or ""] += result.points[1]
                (rests,), (other,) = ([set(p) for p in found if len(p) == 1] for found in (ours, theirs))
                assert points[other.pop()] < points[rests.pop()], (seed, number)
            rounds.append(played(pairs, rng))
    assert differ <= 6, "a few in a hundred"
