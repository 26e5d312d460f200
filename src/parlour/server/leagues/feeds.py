"""A season as feeds: Atom for news readers, iCalendar for calendars. Pure functions of what is shown."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections.abc import Iterator
from datetime import UTC, datetime

from parlour.locales.words import Words
from parlour.table.messages.league import PairingShown, SeasonShown

_ATOM = "http://www.w3.org/2005/Atom"
_DAY_MS = 86_400_000
_HOUR_MS = 3_600_000
#: octets in a line of a calendar, by RFC 5545
_FOLD = 75


def atom(shown: SeasonShown, address: str, say: Words, ended: dict[str, int], now: int) -> bytes:
    """The results of a season, newest first; `ended` is when their matches ended."""
    league = shown.league
    page = f"{address}/leagues/{league.id}"
    ET.register_namespace("", _ATOM)
    feed = ET.Element(f"{{{_ATOM}}}feed")
    entries = sorted(
        _results(shown), key=lambda pair: (ended.get(pair.match or "", 0), pair.round), reverse=True
    )
    times = [ended[pair.match] for pair in entries if pair.match in ended]
    _add(feed, "id", f"urn:parlour:league:{league.id}")
    _add(feed, "title", league.name)
    _add(feed, "updated", _time(max(times, default=now)))
    _add(feed, "link", href=page)
    _add(feed, "link", href=f"{address}/api/leagues/{league.id}/feed.atom", rel="self")
    _add(_add(feed, "author"), "name", league.name)
    names = _names(shown)
    for pair in entries:
        entry = _add(feed, "entry")
        first, second = names[pair.first], names[pair.second or ""]
        points = pair.points or (0, 0)
        where = f"{shown.season}:{pair.round}:{pair.first}:{pair.second}"
        _add(entry, "id", f"urn:parlour:league:{league.id}:{where}")
        _add(entry, "title", f"{first} – {second} {points[0]} : {points[1]}")
        _add(entry, "updated", _time(ended.get(pair.match or "", now)))
        _add(entry, "link", href=f"{address}/m/{pair.match}" if pair.match else page)
        _add(entry, "summary", say("due-league", league=league.name, round=pair.round))
    data: bytes = ET.tostring(feed, encoding="utf-8", xml_declaration=True)
    return data


def calendar(shown: SeasonShown, address: str, say: Words, player: str | None, now: int) -> bytes:
    """When rounds end, with the games of `player` if one is named; it reminds a day before."""
    league = shown.league
    names = _names(shown)
    lines = [
        "BEGIN:VCALENDAR",
        "VERSION:2.0",
        "PRODID:-//Parlour//League//EN",
        f"X-WR-CALNAME:{_text(league.name)}",
    ]
    for number, due in _ends(shown):
        mine = [
            f"{names[pair.first]} – {names[pair.second]}"
            for group in shown.groups
            for pair in group.pairings
            if pair.round == number and pair.second is not None and player in (pair.first, pair.second)
        ]
        title = say("due-league", league=league.name, round=number)
        lines += [
            "BEGIN:VEVENT",
            f"UID:{league.id}-{shown.season}-{number}@parlour",
            f"DTSTAMP:{_stamp(now)}",
            f"DTSTART:{_stamp(due - _HOUR_MS)}",
            f"DTEND:{_stamp(due)}",
            f"SUMMARY:{_text(': '.join([title, *mine[:1]]))}",
            f"URL:{address}/leagues/{league.id}",
            "BEGIN:VALARM",
            "ACTION:DISPLAY",
            f"DESCRIPTION:{_text(title)}",
            "TRIGGER:-P1D",
            "END:VALARM",
            "END:VEVENT",
        ]
    lines.append("END:VCALENDAR")
    return "".join(f"{part}\r\n" for line in lines for part in _folded(line)).encode()


def _ends(shown: SeasonShown) -> Iterator[tuple[int, int]]:
    """Each round that isn't over, and when it ends at the latest."""
    if shown.status == "running" and shown.due is not None:
        for later, number in enumerate(range(shown.round, shown.rounds + 1)):
            yield number, shown.due + later * shown.league.days * _DAY_MS


def _results(shown: SeasonShown) -> list[PairingShown]:
    return [
        pair
        for group in shown.groups
        for pair in group.pairings
        if pair.points is not None and pair.second is not None
    ]


def _names(shown: SeasonShown) -> dict[str, str]:
    return {row.player: row.name for group in shown.groups for row in group.table}


def _add(parent: ET.Element, name: str, text: str | None = None, **more: str) -> ET.Element:
    child = ET.SubElement(parent, f"{{{_ATOM}}}{name}", more)
    child.text = text
    return child


def _time(ms: int) -> str:
    return datetime.fromtimestamp(ms / 1000, UTC).isoformat(timespec="seconds")


def _stamp(ms: int) -> str:
    return datetime.fromtimestamp(ms / 1000, UTC).strftime("%Y%m%dT%H%M%SZ")


def _text(text: str) -> str:
    """A text with what has a meaning in a calendar escaped."""
    for mark in ("\\", ";", ","):
        text = text.replace(mark, f"\\{mark}")
    return text.replace("\n", "\\n")


def _folded(line: str) -> Iterator[str]:
    """A line in parts of at most 75 octets; no character is cut in two."""
    part, size = "", 0
    for letter in line:
        octets = len(letter.encode())
        if size + octets > _FOLD:
            yield part
            part, size = " ", 1
        part, size = part + letter, size + octets
    yield part
