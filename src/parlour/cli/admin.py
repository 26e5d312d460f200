"""Manage a server as its host: parlour admin VERB …

  invite                      make a one-time code for a new account
  reset LOGIN                 make a one-time code with which LOGIN sets a new password
  administrator LOGIN [--no]  give an account the host's rights, or take them (--no)
  backup FILE                 copy the database, even while the server runs
  restore FILE                replace the database by a backup; stop the server first
  rotate-keys [--drop]        make a new key for cookies; --drop: forget the old ones, all sign in again
  push-key                    make a private key for Web Push (PARLOUR_PUSH_KEY)
  check                       replay every match and recompute every outcome
  report [--closed]           list reports about people; report close ID [NOTE]
  ban PERSON|ADDRESS WHY      ban from chat, new matches or everything (--what, --days); ban list; ban lift ID
  name                        list words that no name may contain; name forbid WORD, name allow WORD
  audit                       list the hosts' actions, newest first
  class                       list classes; class show ID; class delete ID (with its pupils and their data)
  league …                    leagues: parlour admin league --help

PERSON is a login or a person's id, ADDRESS an IP address or a range like 192.0.2.0/24. Changes take effect
on a running server within a few seconds.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from parlour.locales import Words
from parlour.locales.refusals import refused

from . import Parser
from .desk import answer

if TYPE_CHECKING:
    from parlour.server.admin.backup import Finding
    from parlour.server.admin.host_desk import HostDesk
    from parlour.server.base.settings import Settings

_VERBS = (
    "league",
    "invite",
    "reset",
    "administrator",
    "backup",
    "restore",
    "check",
    "push-key",
    "rotate-keys",
    "report",
    "ban",
    "name",
    "class",
    "audit",
)
_NEEDS = {"reset": "login", "administrator": "login", "backup": "file", "restore": "file"}


def run(parser: Parser, words: list[str]) -> int:
    if words[:1] == ["league"]:
        from . import admin_league

        return admin_league.run(
            Parser(say=parser.say, prog="parlour admin league", description=admin_league.__doc__), words[1:]
        )
    parser.add_argument("verb", choices=_VERBS, help="one of the verbs above")
    parser.add_argument("words", nargs="*", help="the arguments of the verb")
    parser.add_argument("--database", metavar="URL", help="sqlite:///FILE or postgresql://…")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--no", action="store_true", help="administrator: take the rights away")
    parser.add_argument("--drop", action="store_true", help="rotate-keys: accept no cookie of an old key")
    parser.add_argument("--closed", action="store_true", help="report: list closed ones too")
    parser.add_argument("--what", choices=["chat", "play", "all"], default="all", help="ban: from what (all)")
    parser.add_argument("--days", type=int, help="ban: for how many days (permanent)")
    given = parser.parse_args(words)
    from parlour.server.admin import backup as backup_tools
    from parlour.server.base.settings import Settings

    settings = Settings.read(database=given.database)
    if given.verb in _NEEDS and len(given.words) != 1:
        parser.error(parser.say("cli-needs", verb=given.verb, what=_NEEDS[given.verb]))
    if given.verb == "backup":
        backup_tools.backup(backup_tools.sqlite_file(settings), Path(given.words[0]))
        return answer(given.json, parser.say, backup=given.words[0])
    if given.verb == "restore":
        backup_tools.restore(Path(given.words[0]), backup_tools.sqlite_file(settings))
        return answer(given.json, parser.say, restored=given.words[0])
    if given.verb == "push-key":
        from parlour.server.people import push

        key = push.new_key()
        return answer(given.json, parser.say, private=key, public=push.public_key(key))
    if given.verb == "rotate-keys":
        return answer(given.json, parser.say, keys=_rotated(settings, given.drop), dropped=given.drop)
    if given.verb == "check":
        return _check(settings, given.json, parser.say)
    return answer(
        given.json, parser.say, **asyncio.run(at_the_desk(settings, lambda desk: _do(parser, given, desk)))
    )


async def _do(parser: Parser, given: Any, desk: HostDesk) -> dict[str, Any]:
    """Run the verb; returns what to print."""
    match (given.verb, *given.words):
        case ["invite"]:
            return {"code": await desk.accounts.new_code("invite")}
        case ["reset", login]:
            return {"code": await desk.accounts.new_code("reset", login)}
        case ["administrator", login]:
            person = await desk.accounts.set_admin(login, not given.no)
            return {"person": person.id, "administrator": person.admin}
        case ["report"]:
            return {"reports": await desk.listed_reports(given.closed)}
        case ["report", "close", number, *note] if number.isdecimal():
            return {"closed": await desk.close_report(int(number), " ".join(note))}
        case ["ban", "list"] | ["ban"]:
            return {"sanctions": await desk.listed_sanctions()}
        case ["ban", "lift", number] if number.isdecimal():
            return {"lifted": await desk.lift(int(number))}
        case ["ban", whom, *why] if why:
            return {"sanction": await desk.ban(whom, given.what, " ".join(why), given.days)}
        case ["name"]:
            return {"words": await desk.forbidden()}
        case ["name", "forbid", word]:
            return {"forbidden": await desk.forbid(word)}
        case ["name", "allow", word]:
            return {"allowed": await desk.allow(word)}
        case ["class"] | ["class", "list"]:
            return {"classes": await desk.classes()}
        case ["class", "show", class_id]:
            return {"class": await desk.class_shown(class_id)}
        case ["class", "delete", class_id]:
            return {"deleted": await desk.delete_class(class_id)}
        case ["audit"]:
            return {"log": await desk.log()}
    return parser.error(parser.say("cli-not-so", verb=given.verb))


async def at_the_desk(settings: Settings, work: Callable[[HostDesk], Awaitable[dict[str, Any]]]) -> Any:
    """Run `work` with an open HostDesk, then close it."""
    from parlour.server.admin.host_desk import HostDesk

    desk = HostDesk(settings)
    try:
        return await work(desk)
    finally:
        await desk.close()


def _rotated(settings: Settings, drop: bool) -> int:
    from parlour.server.store.cookie_key import rotate
    from parlour.server.store.database import open_engine, upgrade

    engine = open_engine(settings)
    try:
        upgrade(engine)
        return rotate(settings, engine, drop)
    finally:
        engine.dispose()


def _check(settings: Settings, as_json: bool, say: Words) -> int:
    from parlour.server.admin import backup as backup_tools
    from parlour.server.store.database import open_engine, upgrade

    engine = open_engine(settings)
    upgrade(engine)
    count, found = backup_tools.check(engine)
    engine.dispose()
    problems = [f"{f.match}: {f.problem if as_json else _told(f, say)}" for f in found]
    answer(as_json, say, matches=count, problems=problems)
    return 1 if found else 0


def _told(found: Finding, say: Words) -> str:
    """What is wrong with a match, in the host's language."""
    if say.lang == "en":
        return found.problem
    return refused(found.error, say) if found.error is not None else say("desk-listed-wrong")
