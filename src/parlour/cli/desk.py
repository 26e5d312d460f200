"""The output of `parlour admin`: JSON for programs, translated lines for people."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from parlour.locales import Words
from parlour.locales.naming import game_named, options_told, player_named

from .output import print_json

if TYPE_CHECKING:
    from parlour.table.messages.classroom import ClassListed, ClassShown
    from parlour.table.messages.host import AuditLine, ReportShown, SanctionShown
    from parlour.table.messages.league import GroupShown, LeagueShown, SeasonShown, Tiebreak

#: columns of a league's table that are numbers
_NUMBERS = ("played", "won", "drawn", "lost", "points")


def answer(as_json: bool, say: Words, **what: Any) -> int:
    """Print the result; returns exit code 0."""
    if as_json:
        print_json(what)
        return 0
    for line in _TOLD[next(iter(what))](say, **what):
        print(line)
    return 0


# --- people ---


def _code(say: Words, code: str) -> Iterator[str]:
    yield say("desk-code", code=code)


def _administrator(say: Words, person: str, administrator: bool) -> Iterator[str]:
    yield say("desk-administrator", person=person, now="yes" if administrator else "no")


def _reports(say: Words, reports: tuple[ReportShown, ...]) -> Iterator[str]:
    yield say("desk-reports", count=len(reports))
    for report in reports:
        where = {"name": report.about_name, "about": report.about, "match": report.match}
        at = say.moment(report.at)
        yield "  " + say("desk-report", id=str(report.id), at=at, by=report.by, reason=report.reason, **where)
        if report.said is not None:
            yield "    " + say("desk-said", said=report.said)
        if report.closed is not None:
            yield "    " + say("desk-closed", at=say.moment(report.closed), note=report.note or "-")


def _closed(say: Words, closed: int) -> Iterator[str]:
    yield say("desk-report-closed", id=str(closed))


def _sanctions(say: Words, sanctions: tuple[SanctionShown, ...]) -> Iterator[str]:
    yield say("desk-sanctions", count=len(sanctions))
    for sanction in sanctions:
        yield f"  {_sanction_line(say, sanction)}"


def _sanction(say: Words, sanction: SanctionShown) -> Iterator[str]:
    yield _sanction_line(say, sanction)


def _sanction_line(say: Words, sanction: SanctionShown) -> str:
    whom = sanction.address or f"{sanction.name} ({sanction.person})"
    until = (
        say("desk-for-good") if sanction.until is None else say("desk-until", at=say.moment(sanction.until))
    )
    told = {"whom": whom, "what": sanction.what, "until": until, "reason": sanction.reason}
    return say("desk-sanction", id=str(sanction.id), at=say.moment(sanction.at), **told)


def _lifted(say: Words, lifted: int) -> Iterator[str]:
    yield say("desk-lifted", id=str(lifted))


def _words(say: Words, words: tuple[str, ...]) -> Iterator[str]:
    yield say("desk-words", count=len(words), words=", ".join(words))


def _forbidden(say: Words, forbidden: str) -> Iterator[str]:
    yield say("desk-forbidden", word=forbidden)


def _allowed(say: Words, allowed: str) -> Iterator[str]:
    yield say("desk-allowed", word=allowed)


def _log(say: Words, log: tuple[AuditLine, ...]) -> Iterator[str]:
    yield say("desk-log", count=len(log))
    for line in log:
        details = ", ".join(map(str, line.details.values()))
        about = _named(line.about, line.about_name)
        about = f"{about} ({details})" if details else about
        by = say("desk-console") if line.by == "console" else _named(line.by, line.by_name)
        yield f"  {say.moment(line.at)}  {by}: {say('desk-did', what=line.what)}: {about}"


def _named(id: str, name: str | None) -> str:
    return f"{name} [{id}]" if name is not None else id


# --- data ---


def _backup(say: Words, backup: str) -> Iterator[str]:
    yield say("desk-backup", file=backup)


def _restored(say: Words, restored: str) -> Iterator[str]:
    yield say("desk-restored", file=restored)


def _keys(say: Words, private: str, public: str) -> Iterator[str]:
    yield say("desk-private", key=private)
    yield say("desk-public", key=public)


def _rotated(say: Words, keys: int, dropped: bool) -> Iterator[str]:
    yield say("desk-keys-dropped") if dropped else say("desk-keys")


def _checked(say: Words, matches: int, problems: list[str]) -> Iterator[str]:
    yield say("desk-checked", matches=matches, problems=len(problems))
    yield from (f"  {problem}" for problem in problems)


# --- leagues ---


def _leagues(say: Words, leagues: tuple[LeagueShown, ...]) -> Iterator[str]:
    yield say("desk-leagues", count=len(leagues))
    for league in leagues:
        yield f"  {_league_line(say, league)}"


def _league(say: Words, league: str) -> Iterator[str]:
    yield say("desk-made", league=league)


def _league_line(say: Words, league: LeagueShown) -> str:
    agreed = options_told(league.options, say)
    game = game_named(league.game, say)
    facts = {"name": league.name, "game": f"{game} ({agreed})" if agreed else game, "players": league.players}
    stands = {"season": str(league.season), "round": str(league.round), "status": league.status}
    return say("desk-league", id=league.id, **facts, **stands)


def _season(say: Words, season: SeasonShown) -> Iterator[str]:
    stands = {"season": str(season.season), "round": str(season.round), "status": season.status}
    yield say("desk-season", name=season.league.name, **stands)
    for group in season.groups:
        yield from _group(say, group, [name for name in season.tiebreaks if name != "won"])


def _group(say: Words, group: GroupShown, ties: list[Tiebreak]) -> Iterator[str]:
    yield say("desk-group", group=str(group.group))
    heads = [say("desk-column", of=of) for of in ("place", "name", *_NUMBERS)]
    heads += [say(f"tie-{name}") for name in ties]
    rows = [heads]
    for line in group.table:
        gone = f" ({say('desk-withdrawn')})" if line.withdrawn else ""
        numbers = [say.figure(getattr(line, name)) for name in (*_NUMBERS, *ties)]
        rows.append([str(line.place), player_named(line.name, say) + gone, *numbers])
    wide = [max(len(row[column]) for row in rows) for column in range(len(heads))]
    for row in rows:
        cells = [f"{cell:<{wide[n]}}" if n == 1 else f"{cell:>{wide[n]}}" for n, cell in enumerate(row)]
        yield "  " + "  ".join(cells).rstrip()


def _enter(say: Words, enter: str) -> Iterator[str]:
    yield say("desk-entered", name=enter)


def _withdraw(say: Words, withdraw: str) -> Iterator[str]:
    yield say("desk-left", name=withdraw)


def _started(say: Words, started: str) -> Iterator[str]:
    yield say("desk-started", league=started)


def _opened(say: Words, opened: str) -> Iterator[str]:
    yield say("desk-opened", league=opened)


def _renamed(say: Words, renamed: str) -> Iterator[str]:
    yield say("desk-renamed", league=renamed)


def _dropped(say: Words, dropped: str) -> Iterator[str]:
    yield say("desk-deleted", league=dropped)


def _settled(say: Words, settled: str) -> Iterator[str]:
    yield say("desk-settled", league=settled)


# --- classes ---


def _classes(say: Words, classes: tuple[ClassListed, ...]) -> Iterator[str]:
    yield say("desk-classes", count=len(classes))
    for listed in classes:
        facts = {"name": listed.name, "code": listed.code or "-", "pupils": listed.pupils}
        yield "  " + say("desk-class", id=listed.id, **facts)


def _class(say: Words, **shown: ClassShown) -> Iterator[str]:
    found = shown["class"]
    facts = {"name": found.name, "code": found.code or "-", "pupils": len(found.pupils)}
    yield say("desk-class", id=found.id, **facts)
    for pupil in found.pupils:
        done = sum(task.done for task in pupil.tasks)
        right = sum(task.right for task in pupil.tasks)
        yield "  " + say("desk-pupil", name=pupil.name, done=done, right=right)


def _deleted(say: Words, deleted: str) -> Iterator[str]:
    yield say("desk-class-deleted", id=deleted)


#: how a result is printed, by its first key
_TOLD: dict[str, Callable[..., Iterator[str]]] = {
    "code": _code,
    "person": _administrator,
    "reports": _reports,
    "closed": _closed,
    "sanctions": _sanctions,
    "sanction": _sanction,
    "lifted": _lifted,
    "words": _words,
    "forbidden": _forbidden,
    "allowed": _allowed,
    "log": _log,
    "backup": _backup,
    "restored": _restored,
    "private": _keys,
    "keys": _rotated,
    "matches": _checked,
    "leagues": _leagues,
    "league": _league,
    "season": _season,
    "enter": _enter,
    "withdraw": _withdraw,
    "started": _started,
    "opened": _opened,
    "settled": _settled,
    "renamed": _renamed,
    "dropped": _dropped,
    "classes": _classes,
    "class": _class,
    "deleted": _deleted,
}
