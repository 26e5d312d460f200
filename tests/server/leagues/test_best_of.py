"""Two who meet play the best of several games."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import pytest

from parlour.server.leagues.best_of import decided
from parlour.server.leagues.outcome import Outcome
from tests.server.client import Client

from .kit import lose, over, pairings, season, sound, started, until

WON, LOST, DRAWN = ((2, 0), "played"), ((0, 2), "resigned"), ((1, 1), "draw")


def of(*games: tuple[tuple[int, int], Any]) -> list[Outcome]:
    return [Outcome(points=points, how=how) for points, how in games]


@pytest.mark.parametrize(
    ("games", "most", "points"),
    [
        ([], 3, None),
        ([WON], 1, (2, 0)),
        ([WON], 3, None),
        ([WON, WON], 3, (2, 0)),
        ([WON, LOST], 3, None),
        ([WON, LOST, LOST], 3, (0, 2)),
        ([WON, DRAWN], 3, None),  # one more lost makes it 3 : 3
        ([WON, DRAWN, DRAWN], 3, (2, 0)),
        ([DRAWN, DRAWN], 2, (1, 1)),
        ([WON, LOST], 2, (1, 1)),
        ([WON, WON, DRAWN], 5, None),
        ([WON, WON, WON], 5, (2, 0)),
        ([WON, ((0, 2), "forfeit")], 5, (0, 2)),  # who doesn't come loses all that is left
        ([WON, ((0, 0), "forfeit")], 5, (2, 0)),  # neither comes: as it stands
        ([((0, 0), "forfeit")], 3, (0, 0)),
    ],
)
def test_it_ends_as_soon_as_nobody_can_catch_up(
    games: list[Any], most: int, points: tuple[int, int] | None
) -> None:
    found = decided(of(*games), most)
    assert (found.points if found is not None else None) == points


def test_a_pairing_of_which_a_game_was_played_is_no_forfeit() -> None:
    found = decided(of(LOST, ((2, 0), "forfeit")), 5)
    assert (found and found.points, found and found.how) == ((2, 0), "resigned")


def begun(finished: int, found: dict[str, Any]) -> bool:
    """So many games are over, and the next can be played."""
    (pairing,) = pairings(found, 1)
    return len(pairing["games"]) == finished and bool(pairing["match"])


@pytest.mark.slow
def test_the_best_of_three_in_a_league(league_host: Client, tmp_path: Path) -> None:
    league, players, found = started(league_host, 2, best_of=3)
    (pairing,) = pairings(found, 1)
    first, second = pairing["first"], pairing["second"]
    for number, loser in enumerate((second, first, second), 1):
        found = until(
            league_host,
            league,
            partial(begun, number - 1),
        )
        (pairing,) = pairings(found, 1)
        look = players[first].get(f"/api/matches/{pairing['match']}").json()
        assert [seat["person"] for seat in look["table"]["seats"]] == (
            [first, second] if number % 2 else [second, first]
        ), "seats swap after every game"
        told = look["table"]["league"]
        assert (told["name"], told["round"], told["game"], told["games"]) == ("Monday", 1, number, 3)
        assert told["due"] == found["due"]
        assert pairing["points"] is None
        lose(players, pairing, loser)
    found = until(league_host, league, lambda s: s["status"] == "over")
    (pairing,) = pairings(found, 1)
    assert [game["points"] for game in pairing["games"]] == [[2, 0], [0, 2], [2, 0]]
    assert (pairing["points"], pairing["how"]) == ([2, 0], "resigned")
    assert [row["played"] for row in found["groups"][0]["table"]] == [1, 1], "it counts once"
    assert sound(tmp_path)


@pytest.mark.slow
def test_who_leaves_or_stays_away_loses_what_is_left(league_host: Client, tmp_path: Path) -> None:
    league, players, found = started(league_host, 2, best_of=3)
    (pairing,) = pairings(found, 1)
    lose(players, pairing, pairing["second"])
    found = until(league_host, league, lambda s: len(pairings(s, 1)[0]["games"]) == 1)
    found = until(league_host, league, lambda s: bool(pairings(s, 1)[0]["match"]))
    players[pairing["second"]].join(pairings(found, 1)[0]["match"])
    listed = players[pairing["first"]].get("/api/me/waiting").json()
    assert [(w["why"], w["until"], w["league"]["name"]) for w in listed] == [
        ("seat", found["due"], "Monday")
    ], "a notice says what is due, and when"
    over(tmp_path)
    found = until(league_host, league, lambda s: s["status"] == "over")
    (pairing,) = pairings(found, 1)
    assert (pairing["points"], [game["how"] for game in pairing["games"]]) == (
        [0, 2],
        ["resigned", "forfeit"],
    )
    assert sound(tmp_path)


@pytest.mark.slow
def test_a_host_decides_in_the_middle(league_host: Client, tmp_path: Path) -> None:
    league, players, found = started(league_host, 2, best_of=3)
    (pairing,) = pairings(found, 1)
    lose(players, pairing, pairing["second"])
    found = until(
        league_host, league, lambda s: bool(pairings(s, 1)[0]["games"]) and bool(pairings(s, 1)[0]["match"])
    )
    word = {"group": 0, "round": 1, "board": 1, "points": [0, 2]}
    league_host.post(f"/api/leagues/{league}/settle", **word)
    found = until(league_host, league, lambda s: s["status"] == "over")
    assert pairings(found, 1)[0]["points"] == [0, 2]
    match = pairings(found, 1)[0]["match"]
    assert league_host.get(f"/api/matches/{match}").json()["table"]["status"] == "over"
    assert season(league_host, league)["groups"][0]["table"][0]["player"] == pairing["second"]
    assert sound(tmp_path)
