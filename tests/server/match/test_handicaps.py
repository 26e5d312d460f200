"""Handicaps: points ahead, and robots that think less."""

from __future__ import annotations

from typing import Any

import pytest

import parlour
from tests.server.client import Client, two_at_a_table

SEATS = [{"kind": "me"}, {"kind": "open", "ahead": 5}]


def test_points_ahead_count_when_the_places_are_settled(url: str) -> None:
    anna, bo, match = two_at_a_table(url, seats=SEATS)
    assert [seat["ahead"] for seat in anna.get(f"/api/matches/{match}").json()["table"]["seats"]] == [0, 5]
    with anna.at(match) as hers, bo.at(match) as his:
        for act, table in (("a1", hers), ("c3", his)):
            table.act(act)
            for other in (hers, his):
                other.until_seq(table.seq)
        offer = hers.say("offer", what="end")["seq"]
        his.until_seq(offer)
        his.say("answer", to=offer, yes=True)
        assert his.table["result"] == {"places": [1, 0], "reason": "end", "by": 0}
    content = anna.get(f"/api/matches/{match}/record").content
    record = parlour.Record.from_json(content)
    assert record.header.ahead == (0, 5)
    assert parlour.Record.from_text(record.text()) == record
    assert parlour.verify(record).ok


def test_a_whole_game_with_a_handicap_is_won_by_points_with_it(url: str) -> None:
    anna = Client(url)
    for ahead, places in ((100, [1, 0]), (0, None)):
        robots: list[Any] = [
            {"kind": "robot", "robot": "random"},
            {"kind": "robot", "robot": "random", "ahead": ahead},
        ]
        match = anna.create(seats=robots)["table"]["match"]
        with anna.at(match) as table:
            while table.table["status"] != "over":
                table.receive()
            points = table.view["points"]
            expected = places or [int(points[0] < points[1]), int(points[1] < points[0])]
            assert table.table["result"]["places"] == expected


def test_in_shut_the_box_points_are_bad_so_ahead_is_fewer(url: str) -> None:
    anna, bo, match = two_at_a_table(
        url, "shut-the-box", seats=[{"kind": "me", "ahead": 1}, {"kind": "open"}]
    )
    bo.post(f"/api/matches/{match}/offer", key="o", what="end")
    look = anna.post(
        f"/api/matches/{match}/answer", key="a", to=bo.get(f"/api/matches/{match}").json()["seq"], yes=True
    )
    result = look.json()["table"]["result"]
    assert result == {"places": [0, 1], "reason": "end", "by": 1}, "nobody has points yet"


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"game": "chikugo", "seats": SEATS}, "bad-handicap"),
        ({"game": "shut-the-box", "seats": [{"kind": "me", "ahead": 1}]}, "bad-handicap"),
        ({"game": "kryds-bolle", "seats": SEATS, "rated": True}, "cannot-be-rated"),
    ],
)
def test_a_handicap_that_cannot_be_is_refused(url: str, body: dict[str, Any], code: str) -> None:
    assert Client(url).post("/api/matches", **body).json()["code"] == code


def test_a_rematch_keeps_the_handicap_with_the_player(url: str) -> None:
    anna, bo, match = two_at_a_table(url, seats=SEATS)
    bo.post(f"/api/matches/{match}/resign", key="r")
    anna.post(f"/api/matches/{match}/rematch", seats="rotated")
    again = bo.post(f"/api/matches/{match}/rematch").json()["table"]["seats"]
    assert [(seat["name"], seat["ahead"]) for seat in again] == [("Bo", 5), ("Anna", 0)]


def test_a_robot_is_given_fewer_seconds(url: str) -> None:
    anna = Client(url)
    seats = [{"kind": "me"}, {"kind": "robot", "robot": "random", "seconds": 0.01}]
    look = anna.create(seats=seats)
    assert [seat["seconds"] for seat in look["table"]["seats"]] == [None, 0.01]
    match = look["table"]["match"]
    with anna.at(match) as table:
        table.act("a1")
        table.until_seq(2)
    anna.post(f"/api/matches/{match}/resign", key="r")
    again = anna.post(f"/api/matches/{match}/rematch").json()["table"]["seats"]
    assert [seat["seconds"] for seat in again] == [0.01, None]
