"""The list of games."""

from __future__ import annotations

from tests.server.client import Client


def test_games_tell_their_options_and_robots(url: str) -> None:
    games = {game["key"]: game for game in Client(url, None).get("/api/games").json()}
    cube = games["kryds-bolle"]
    assert (cube["name"], cube["seats"]) == ("Kryds & Bolle", [2, 2])
    option, first = cube["options"]
    assert (first["name"], first["default"]) == ("first", "lots")
    assert (option["name"], option["kind"], option["default"]) == ("placement", "choice", "stacked")
    assert sorted(option["values"]) == ["free", "stacked"]
    assert option["seats"] == {}
    (mode,) = (option for option in games["abaku"]["options"] if option["name"] == "mode")
    assert games["abaku"]["seats"] == [2, 4]
    assert mode["seats"] == {"solo": [1, 1], "cover": [1, 1], "magic": [1, 1]}
    assert "random" in [robot["name"] for robot in cube["robots"]]


def test_every_game_listed_can_be_made_with_what_it_tells(url: str) -> None:
    anna = Client(url)
    games = anna.get("/api/games").json()
    assert len(games) >= 5
    for game in games:
        options = {option["name"]: option["default"] for option in game["options"]}
        look = anna.create(game["key"], options=options)
        assert look["table"]["options"] | options == look["table"]["options"]
        fewest, most = game["seats"]
        for seats in {fewest, most}:
            anna.create(game["key"], seats=[{"kind": "me"}] * seats)
