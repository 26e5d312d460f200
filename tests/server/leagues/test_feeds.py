"""A league's results as a feed and its deadlines as a calendar."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from datetime import UTC, datetime

import pytest

from parlour.server.leagues.feeds import _folded, _text
from tests.server.client import Client

from .kit import lose, pairings, started, until

ATOM = {"a": "http://www.w3.org/2005/Atom"}


@pytest.mark.slow
def test_results_are_a_feed_and_deadlines_a_calendar(league_host: Client) -> None:
    league, players, found = started(league_host, 3, name="Åse, & co; <1>")
    anybody = Client(league_host.url, None)
    feed = ET.fromstring(anybody.get(f"/api/leagues/{league}/feed.atom").content)
    assert feed.findtext("a:title", namespaces=ATOM) == "Åse, & co; <1>"
    assert feed.findall("a:entry", ATOM) == [], "nothing is played yet"
    (pairing,) = pairings(found, 1)
    first, second = pairing["first"], pairing["second"]
    lose(players, pairing, second)
    until(league_host, league, lambda s: s["round"] == 2)
    answer = anybody.get(f"/api/leagues/{league}/feed.atom", lang="de")
    assert answer.headers["content-type"].startswith("application/atom+xml")
    (entry,) = ET.fromstring(answer.content).findall("a:entry", ATOM)
    names = {row["player"]: row["name"] for row in found["groups"][0]["table"]}
    assert entry.findtext("a:title", namespaces=ATOM) == f"{names[first]} – {names[second]} 2 : 0"
    assert entry.findtext("a:summary", namespaces=ATOM) == "Åse, & co; <1>, Runde 1"
    link = entry.find("a:link", ATOM)
    assert link is not None
    assert link.get("href") == f"{league_host.url}/m/{pairing['match']}"

    answer = anybody.get(f"/api/leagues/{league}/calendar.ics", player=first)
    assert answer.headers["content-type"].startswith("text/calendar")
    raw = answer.text
    assert all(len(line.encode()) <= 75 for line in raw.split("\r\n"))
    lines = raw.replace("\r\n ", "").split("\r\n")
    assert (lines[0], lines[-2:]) == ("BEGIN:VCALENDAR", ["END:VCALENDAR", ""])
    ends = [line.removeprefix("DTEND:") for line in lines if line.startswith("DTEND:")]
    now = league_host.get(f"/api/leagues/{league}").json()
    due = datetime.fromtimestamp(now["due"] // 1000, UTC)
    assert ends[0] == due.strftime("%Y%m%dT%H%M%SZ")
    assert len(ends) == 2, "the round that runs, and the one to come"
    told = [line for line in lines if line.startswith("SUMMARY:")]
    assert told[0].startswith("SUMMARY:Åse\\, & co\\; <1>\\, round 2")
    assert any(names[first] in line for line in told), "with whom one plays"
    assert anybody.get("/api/leagues/nowhere/feed.atom").json()["code"] == "no-such-league"


def test_a_calendars_lines_are_folded_between_letters() -> None:
    parts = list(_folded("SUMMARY:" + "å" * 100))
    assert all(len(part.encode()) <= 75 for part in parts)
    assert parts[0] + "".join(part[1:] for part in parts[1:]) == "SUMMARY:" + "å" * 100
    assert _text("a,b;c\\d\ne") == "a\\,b\\;c\\\\d\\ne"
