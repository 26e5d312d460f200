"""Everybody against everybody, tables, groups: pure functions, what every league's season rests on."""

from __future__ import annotations

import itertools
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.server.leagues.pairing import round_robin
from parlour.server.leagues.standings import (
    PairingResult,
    StandingsRow,
    group_count,
    grouped,
    moved,
    moving,
    table,
)

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


# --- standings ---


def of(rows: list[StandingsRow], name: str) -> dict[str, float]:
    return {row.player: getattr(row, name) for row in rows}


def test_a_table_counts_two_for_a_win_and_one_for_a_draw() -> None:
    results = [
        PairingResult("a", "b", (2, 0)),
        PairingResult("c", "a", (1, 1)),
        PairingResult("b", "c", (2, 0)),
    ]
    rows = table(["a", "b", "c"], results, "round-robin")
    assert [(r.player, r.place, r.points, r.won, r.drawn, r.lost) for r in rows] == [
        ("a", 1, 3, 1, 1, 0),
        ("b", 2, 2, 1, 0, 1),
        ("c", 3, 1, 0, 1, 1),
    ]
    # a beat b (2 points) and drew with c (half of 1 point); b beat c; c drew with a
    assert of(rows, "sonneborn") == {"a": 2.5, "b": 1.0, "c": 1.5}


def test_who_won_their_game_is_before_who_beat_stronger_ones() -> None:
    """In a round robin head-to-head comes before Sonneborn-Berger."""
    results = [
        PairingResult("a", "b", (2, 0)),
        PairingResult("c", "a", (2, 0)),
        PairingResult("a", "d", (0, 2)),
        PairingResult("b", "c", (0, 2)),
        PairingResult("b", "d", (2, 0)),
        PairingResult("c", "d", (2, 0)),
    ]
    rows = table(list("badc"), results, "round-robin")
    # a, b and d have a win each, and beat each other in a circle: only then Sonneborn-Berger counts
    assert of(rows, "points") == {"c": 6, "a": 2, "b": 2, "d": 2}
    assert of(rows, "direct") == {"c": 0, "a": 2, "b": 2, "d": 2}
    two = table(
        ["b", "a"], [PairingResult("b", "a", (0, 2)), PairingResult("b", None, (2, 0))], "round-robin"
    )
    assert [(r.player, r.place, r.direct) for r in two] == [("a", 1, 2), ("b", 2, 0)]


def test_head_to_head_counts_only_if_all_who_are_level_have_met() -> None:
    results = [
        PairingResult("a", "b", (2, 0)),
        PairingResult("b", "x", (2, 0)),
        PairingResult("c", "y", (2, 0)),
    ]
    rows = table(list("abcxy"), results, "round-robin")
    assert of(rows, "direct") == dict.fromkeys("abcxy", 0)


def test_a_bye_counts_as_a_game_with_somebody_as_strong_as_oneself() -> None:
    """Buchholz with a virtual opponent: a bye, or somebody who didn't come, brings one's own points."""
    results = [
        PairingResult("a", "b", (2, 0)),
        PairingResult("c", None, (2, 0)),
        PairingResult("a", "c", (2, 0)),
        PairingResult("b", "d", (2, 0), played=False),
    ]
    rows = table(list("abcd"), results, "swiss")
    assert of(rows, "points") == {"a": 4, "b": 2, "c": 2, "d": 0}
    # a met b and c; b met a, and d didn't come; c rested and met a; d's game was none
    assert of(rows, "buchholz") == {"a": 4, "b": 4 + 2, "c": 2 + 4, "d": 0}


def test_buchholz_decides_in_a_swiss_season_before_head_to_head() -> None:
    results = [
        PairingResult("b", "a", (2, 0)),
        PairingResult("a", "c", (2, 0)),
        PairingResult("c", "x", (2, 0)),
        PairingResult("x", "b", (2, 0)),
        PairingResult("c", "y", (2, 0)),
    ]
    rows = table(list("abcxy"), results, "swiss")
    # b beat a, but a's opponents have more points
    assert of(rows, "points") == {"a": 2, "b": 2, "c": 4, "x": 2, "y": 0}
    assert of(rows, "buchholz") == {"a": 6, "b": 4, "c": 4, "x": 6, "y": 4}
    assert [row.player for row in rows].index("a") < [row.player for row in rows].index("b")


def test_equals_share_a_place_and_keep_their_order() -> None:
    rows = table(["b", "a"], [PairingResult("a", "b", (1, 1))], "swiss")
    assert [(r.player, r.place) for r in rows] == [("b", 1), ("a", 1)]


# --- groups ---


@given(st.integers(2, 40), st.integers(2, 10))
def test_groups_have_their_size_and_keep_the_order(count: int, size: int) -> None:
    groups = grouped(names(count), group_count(count, size))
    assert list(itertools.chain(*groups)) == names(count)
    assert len(groups) == 1 or min(map(len, groups)) >= size
    assert max(map(len, groups)) - min(map(len, groups)) <= 1


@pytest.mark.parametrize(
    ("players", "before", "sizes"),
    [
        (8, 2, [4, 4]),
        (7, 2, [4, 3]),
        (6, 2, [3, 3]),
        (5, 2, [3, 2]),
        (4, 2, [4]),
        (11, 2, [6, 5]),
        (12, 2, [4, 4, 4]),
        (9, 3, [3, 3, 3]),
        (8, 3, [4, 4]),
        (3, 3, [3]),
    ],
)
def test_a_group_that_lost_somebody_stays(players: int, before: int, sizes: list[int]) -> None:
    groups = grouped(names(players), group_count(players, 4, before))
    assert [len(group) for group in groups] == sizes


def test_the_last_go_down_and_the_first_go_up() -> None:
    groups = [["a", "b", "c"], ["d", "e", "f"], ["g", "h", "i"]]
    assert moved(groups, 1) == ["a", "b", "d", "c", "e", "g", "f", "h", "i"]
    assert moved(groups, 0) == list("abcdefghi")
    assert moved(groups, 9) == moved(groups, 1), "never more than half a group"
    assert moved([["a", "b"]], 1) == ["a", "b"]
    assert moving([4, 4, 3], 2) == [2, 1]
