"""For whoever hosts a server: parlour admin invite | reset LOGIN | backup FILE | restore FILE | check.

invite and reset print a one-time code: the first lets somebody make an account on a server for the invited,
the second sets a new password. backup copies the database while the server runs; restore wants it stopped.
check folds every match again and re-derives every outcome.
"""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

from . import Parser

_VERBS = ("invite", "reset", "backup", "restore", "check")


def run(parser: Parser, words: list[str]) -> int:
    from parlour.server import keeping
    from parlour.server.settings import Settings

    parser.add_argument("verb", choices=_VERBS, help="what to do; see above")
    parser.add_argument("what", nargs="?", help="the login, or the file")
    parser.add_argument("--database", metavar="URL", help="sqlite:///FILE or postgresql://…")
    parser.add_argument("--json", action="store_true", help="answer in JSON")
    given = parser.parse_args(words)
    settings = Settings.read(database=given.database)
    if given.verb in ("reset", "backup", "restore") and not given.what:
        parser.error(f"{given.verb} what?")
    if given.verb == "backup":
        keeping.backup(keeping.sqlite_file(settings), Path(given.what))
        return _say(given.json, backup=given.what)
    if given.verb == "restore":
        keeping.restore(Path(given.what), keeping.sqlite_file(settings))
        return _say(given.json, restored=given.what)
    if given.verb == "check":
        return _check(settings, given.json)
    code = asyncio.run(_code(settings, given.verb, given.what if given.verb == "reset" else None))
    return _say(given.json, code=code)


def _say(as_json: bool, **what: object) -> int:
    print(json.dumps(what) if as_json else "\n".join(f"{name}: {value}" for name, value in what.items()))
    return 0


def _check(settings: object, as_json: bool) -> int:
    from parlour.server import keeping
    from parlour.server.database import open_engine, upgrade
    from parlour.server.settings import Settings

    assert isinstance(settings, Settings)
    engine = open_engine(settings)
    upgrade(engine)
    count, found = keeping.check(engine)
    engine.dispose()
    _say(as_json, matches=count, problems=[f"{f.match}: {f.problem}" for f in found])
    return 1 if found else 0


async def _code(settings: object, kind: str, login: str | None) -> str:
    from parlour.server.accounts import Accounts
    from parlour.server.database import open_engine, upgrade
    from parlour.server.settings import Settings
    from parlour.server.store import Store

    assert isinstance(settings, Settings)
    engine = open_engine(settings)
    upgrade(engine)
    store = Store(engine)
    try:
        return await Accounts(settings, store).new_code(kind, login)
    finally:
        await store.close()
