"""Ratings: changed by rated matches alone, once each."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from parlour.server.match.ratings import on_scale
from tests.server.client import Client, two_at_a_table
from tests.server.leagues.kit import play


def acted(match: str, acts: int, *clients: Client) -> None:
    """So many acts are played, each by whose turn it is."""
    for number in range(acts):
        play(match, *clients, key=f"a{number}")


def test_the_winner_of_a_rated_match_rises_and_the_loser_falls(url: str) -> None:
    anna, bo, match = two_at_a_table(url, "kryds-bolle", rated=True)
    acted(match, 2, anna, bo)
    bo.post(f"/api/matches/{match}/resign", key="r")
    bo.post(f"/api/matches/{match}/resign", key="r")
    ids = [client.get("/api/me").json()["id"] for client in (anna, bo)]
    board = {entry["person"]: entry for entry in anna.get("/api/leaderboard", game="kryds-bolle").json()}
    hers, his = (board[person] for person in ids)
    assert hers["mu"] > 25 > his["mu"]
    assert hers["played"] == his["played"] == 1
    profile = Client(url, None).get(f"/api/people/{ids[0]}").json()
    assert profile["name"] == "Anna"
    assert [(change["match"], change["place"]) for change in profile["history"]] == [(match, 0)]
    assert profile["ratings"][0]["mu"] == hers["mu"]


def test_a_friendly_match_changes_nothing(url: str) -> None:
    anna, bo, match = two_at_a_table(url)
    bo.post(f"/api/matches/{match}/resign", key="r")
    assert anna.get(f"/api/people/{anna.get('/api/me').json()['id']}").json()["ratings"] == []


def test_nobody_is_rated_against_robots_or_themselves(url: str) -> None:
    anna = Client(url)
    for seats in ([{"kind": "me"}, {"kind": "robot", "robot": "random"}], [{"kind": "me"}] * 2):
        answer = anna.post("/api/matches", game="kryds-bolle", rated=True, seats=seats)
        assert answer.json()["code"] == "cannot-be-rated"
    match = anna.create(rated=True)["table"]["match"]
    assert anna.post(f"/api/matches/{match}/start", robots="random").json()["code"] == "cannot-be-rated"
    assert anna.post(f"/api/matches/{match}/join", seat=1).json()["code"] == "cannot-be-rated"


def test_a_take_back_in_a_rated_match_never_crosses_chance(url: str) -> None:
    anna, _, match = two_at_a_table(url, "shut-the-box", rated=True)
    with anna.at(match) as table:
        table.act(table.view["legal"][0])
        assert table.say("offer", what="take-back", to=1)["code"] == "bad-take-back"


def test_there_is_nobody_of_that_id(url: str) -> None:
    assert Client(url, None).get("/api/people/0").json()["code"] == "no-such-person"
    assert Client(url, None).get("/api/leaderboard", game="chess").json()["code"] == "unknown-game"


def test_a_profile_tells_of_games_and_ratings_over_time(url: str) -> None:
    anna, bo = Client(url, "Anna"), Client(url, "Bo")
    played = []
    for game, public, loser in (
        ("kryds-bolle", True, bo),
        ("kryds-bolle", True, anna),
        ("take-it", False, bo),
    ):
        match = anna.create(game, rated=True, public=public)["table"]["match"]
        bo.join(match)
        if game == "kryds-bolle":
            acted(match, 2, anna, bo)
        loser.post(f"/api/matches/{match}/resign", key="r")
        played.append(match)
    hers, his = (client.get("/api/me").json()["id"] for client in (anna, bo))
    stranger = Client(url, None)
    assert stranger.get(f"/api/people/{hers}").json()["favourites"] == [
        {"game": "kryds-bolle", "played": 2, "won": 1},
        {"game": "take-it", "played": 1, "won": 1},
    ]
    curve = stranger.get(f"/api/people/{hers}/ratings", game="kryds-bolle").json()
    assert [(point["match"], point["place"]) for point in curve] == [(played[0], 0), (played[1], 1)]
    assert curve[0]["mu"] > curve[1]["mu"]
    listed = stranger.get(f"/api/people/{his}/matches").json()["matches"]
    assert [entry["match"] for entry in listed] == [played[1], played[0]], "private matches are not shown"
    assert [entry["places"] for entry in listed] == [[1, 0], [0, 1]]
    assert listed[0]["people"] == [hers, his]


def test_giving_up_before_ones_first_act_is_no_rated_match(url: str) -> None:
    anna, bo, match = two_at_a_table(url, "kryds-bolle", rated=True)
    first = play(match, anna, bo, key="a")
    other = bo if first is anna else anna
    look = other.post(f"/api/matches/{match}/resign", key="r").json()
    assert look["table"]["result"]["reason"] == "resigned"
    for client in (anna, bo):
        assert client.get(f"/api/people/{client.get('/api/me').json()['id']}").json()["ratings"] == []


@pytest.mark.slow
def test_running_out_of_time_is_told_as_that_and_before_ones_first_act_not_rated(
    serve: Callable[..., str],
) -> None:
    url = serve(clock_pardon_ms=0, clock_grace_ms=0)
    for acts, rated in ((1, 0), (2, 1)):
        anna, bo, match = two_at_a_table(url, "kryds-bolle", rated=True, clock={"move": 1_500})
        acted(match, acts, anna, bo)
        with bo.at(match) as table:
            while table.table["status"] != "over":
                table.receive()
            assert table.table["result"]["reason"] == "time"
        profile = anna.get(f"/api/people/{anna.get('/api/me').json()['id']}").json()
        assert len(profile["ratings"]) == rated


@pytest.mark.parametrize(("mu", "shown"), [(25.0, 1500), (25 + 25 / 6, 1700), (0.0, 300), (-40.0, 0)])
def test_ratings_are_shown_on_a_scale_without_negative_numbers(mu: float, shown: int) -> None:
    assert on_scale(mu) == shown
