"""Pairings and tables, as pure functions: what every league's season rests on."""

from __future__ import annotations

import itertools
import random
from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.server.leagues.pairing import round_robin, swiss
from parlour.server.leagues.standings import PairingResult, grouped, moved, table

counts = st.integers(2, 17)


def names(count: int) -> list[str]:
    return [f"p{number}" for number in range(count)]


@given(counts, st.integers(1, 3))
def test_everybody_meets_everybody_once_a_leg_and_nobody_twice_in_a_round(count: int, legs: int) -> None:
    players = names(count)
    rounds = round_robin(players, legs)
    met = Counter(frozenset(pair) for pairs in rounds for pair in pairs)
    assert met == {frozenset(pair): legs for pair in itertools.combinations(players, 2)}
    for pairs in rounds:
        seen = [player for pair in pairs for player in pair]
        assert len(seen) == len(set(seen)) >= count - 1


@given(counts)
def test_seats_are_shared_evenly_in_a_round_robin(count: int) -> None:
    lead: Counter[str | None] = Counter()
    for first, second in itertools.chain(*round_robin(names(count))):
        lead[first] += 1
        lead[second] -= 1
    assert max(map(abs, lead.values())) <= 1
    two = round_robin(names(count), 2)
    assert Counter(p[0] for pairs in two for p in pairs) == Counter(p[1] for pairs in two for p in pairs)


@settings(deadline=None, max_examples=60)
@given(counts, st.integers(0, 2**32))
def test_a_swiss_season_pairs_nobody_twice_while_it_can_be_helped(count: int, seed: int) -> None:
    rng = random.Random(seed)
    players = names(count)
    results: list[PairingResult] = []
    met: set[frozenset[str]] = set()
    rested: set[str] = set()
    lead: Counter[str] = Counter()
    for _ in range(max(1, count // 2)):
        standing = [row.player for row in table(players, results, swiss=True)]
        pairs = swiss(standing, met, lead, rested)
        assert sorted(p for pair in pairs for p in pair if p is not None) == sorted(players)
        for first, second in pairs:
            if second is None:
                assert first not in rested
                rested.add(first)
                results.append(PairingResult(first, None, (2, 0)))
                continue
            assert frozenset((first, second)) not in met
            met.add(frozenset((first, second)))
            lead[first] += 1
            lead[second] -= 1
            results.append(PairingResult(first, second, rng.choice([(2, 0), (1, 1), (0, 2)])))


def test_in_a_swiss_round_the_first_two_meet() -> None:
    assert swiss(["a", "b", "c", "d"], set(), {}, set()) == [("a", "b"), ("c", "d")]
    assert swiss(["a", "b", "c", "d"], {frozenset("ab")}, {}, set()) == [("a", "c"), ("b", "d")]
    assert swiss(["a", "b"], set(), {"a": 1}, set()) == [("b", "a")], "who had seat 0 less often has it now"
    assert swiss(["a", "b", "c"], set(), {}, {"c"}) == [("a", "c"), ("b", None)]
    assert swiss(["a", "b"], {frozenset("ab")}, {}, set()) == [("a", "b")], "better twice than not at all"


def test_a_table_counts_two_for_a_win_and_one_for_a_draw() -> None:
    results = [
        PairingResult("a", "b", (2, 0)),
        PairingResult("c", "a", (1, 1)),
        PairingResult("b", "c", (2, 0)),
    ]
    rows = table(["a", "b", "c"], results, swiss=False)
    assert [(r.player, r.place, r.points, r.won, r.drawn, r.lost) for r in rows] == [
        ("a", 1, 3, 1, 1, 0),
        ("b", 2, 2, 1, 0, 1),
        ("c", 3, 1, 0, 1, 1),
    ]
    # a beat b (2 points, twice) and drew with c (1 point, once)
    assert [r.tiebreak for r in rows] == [5, 2, 3]


def test_equals_share_a_place_and_keep_their_order() -> None:
    rows = table(["b", "a"], [PairingResult("a", "b", (1, 1))], swiss=True)
    assert [(r.player, r.place) for r in rows] == [("b", 1), ("a", 1)]


@given(st.integers(2, 40), st.integers(2, 10))
def test_groups_have_their_size_and_keep_the_order(count: int, size: int) -> None:
    groups = grouped(names(count), size)
    assert list(itertools.chain(*groups)) == names(count)
    assert len(groups) == 1 or min(map(len, groups)) >= size
    assert max(map(len, groups)) - min(map(len, groups)) <= 1


def test_the_last_go_down_and_the_first_go_up() -> None:
    groups = [["a", "b", "c"], ["d", "e", "f"], ["g", "h", "i"]]
    assert moved(groups, 1) == ["a", "b", "d", "c", "e", "g", "f", "h", "i"]
    assert moved(groups, 0) == list("abcdefghi")
    assert moved(groups, 9) == moved(groups, 1), "never more than half a group"
    assert moved([["a", "b"]], 1) == ["a", "b"]
