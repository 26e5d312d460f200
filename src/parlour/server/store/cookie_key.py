"""The key that signs cookies, in a file apart from the data: a copied database can't sign anybody in.

For SQLite it is beside the database (`parlour.sqlite3.key`). For PostgreSQL it stays in the database until
the host names a file that all workers can read. The database keeps the key's SHA-256, so a server that should
have a key and does not find it refuses to start: a new key would sign everybody out.

There may be several keys, one a line, the newest last: cookies are signed with that one, and those signed
with the others are still accepted until the host drops them.
"""

from __future__ import annotations

import hashlib
import logging
import os
import secrets
from pathlib import Path

from sqlalchemy import Connection, Engine, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from parlour.core.errors import BadOption
from parlour.server.base.settings import Settings

from . import files
from .schema import facts

log = logging.getLogger("parlour.store")
_KEY, _MARK = "cookie-key", "cookie-key-sha256"


def cookie_keys(settings: Settings, engine: Engine) -> list[str]:
    """The keys of cookies, the newest last. One is created if there is none."""
    return _keys(settings, engine).split()


def rotate(settings: Settings, engine: Engine, drop: bool) -> int:
    """Add a new key, with which cookies are signed from the next start on; returns how many there are.

    `drop`: without the old ones, if one was stolen. Everybody signs in again, and guests are new guests.
    """
    old = [] if drop else _keys(settings, engine).split()
    keys = "\n".join([*old, secrets.token_urlsafe(32)])
    file = key_file(settings, engine)
    if file is not None:
        _replace(file, keys)
    with engine.execution_options(writes=True).connect() as connection, connection.begin():
        if file is None:
            connection.execute(delete(facts).where(facts.c.name == _KEY))
            connection.execute(insert(facts).values(name=_KEY, value=keys))
        else:
            _mark(connection, hashlib.sha256(keys.encode()).hexdigest())
    return len(old) + 1


def _keys(settings: Settings, engine: Engine) -> str:
    """All keys as stored; created if there are none, moved out of the database if they are there."""
    file = key_file(settings, engine)
    if file is None:
        log.warning("the cookie key is in the database; name a file for it in PARLOUR_COOKIE_KEY_FILE")
        return _in_database(engine)
    with engine.connect() as connection:
        inside, mark = _fact(connection, _KEY), _fact(connection, _MARK)
    key = _read(file)
    if key is None:
        if inside is None and mark is not None and not file.exists():
            raise BadOption(
                f"the cookie key {file} is missing; copy it from where the server ran before, or create an "
                "empty file to begin with a new key, which signs everybody out",
                code="no-cookie-key",
                file=str(file),
            )
        key = _write(file, inside or secrets.token_urlsafe(32))
    files.protect(file)
    with engine.execution_options(writes=True).connect() as connection, connection.begin():
        connection.execute(delete(facts).where(facts.c.name == _KEY))
        _mark(connection, hashlib.sha256(key.encode()).hexdigest())
    return key


def key_file(settings: Settings, engine: Engine) -> Path | None:
    """The file with the key; None if it stays in the database."""
    if settings.cookie_key_file:
        return Path(settings.cookie_key_file)
    if engine.dialect.name == "sqlite" and engine.url.database not in (None, "", ":memory:"):
        return Path(f"{engine.url.database}.key")
    return None


def _read(file: Path) -> str | None:
    """The key in the file; None if the file is missing or empty."""
    try:
        return file.read_text("ascii").strip() or None
    except FileNotFoundError:
        return None


def _write(file: Path, key: str) -> str:
    """Write the key to disk; returns the key that is there afterwards, another worker's if it was first."""
    half = _half(file, key)
    try:
        if file.exists():  # an empty one
            half.replace(file)
        else:
            os.link(half, file)  # unlike a rename, this fails if another worker was first
    except FileExistsError:
        pass
    finally:
        half.unlink(missing_ok=True)
    return _read(file) or key


def _replace(file: Path, keys: str) -> None:
    """Replace the keys at once: a server that starts meanwhile reads the old ones or the new."""
    half = _half(file, keys)
    try:
        half.replace(file)
    finally:
        half.unlink(missing_ok=True)


def _half(file: Path, keys: str) -> Path:
    """The keys on disk, under another name beside the file."""
    half = file.with_name(f"{file.name}.{secrets.token_hex(4)}")
    files.create(half)
    with half.open("w", encoding="ascii") as opened:
        opened.write(keys + "\n")
        opened.flush()
        os.fsync(opened.fileno())
    return half


def _mark(connection: Connection, mark: str) -> None:
    """Remember which key is used. A key that the host replaced is taken as it is."""
    done = connection.execute(update(facts).where(facts.c.name == _MARK).values(value=mark))
    if not done.rowcount:
        connection.execute(insert(facts).values(name=_MARK, value=mark))


def _in_database(engine: Engine) -> str:
    with engine.connect() as connection:
        found = _fact(connection, _KEY)
    if found is not None:
        return found
    try:
        with engine.execution_options(writes=True).connect() as connection, connection.begin():
            connection.execute(insert(facts).values(name=_KEY, value=secrets.token_urlsafe(32)))
    except IntegrityError:
        log.debug("another worker created the cookie key first")
    return _in_database(engine)


def _fact(connection: Connection, name: str) -> str | None:
    return connection.execute(select(facts.c.value).where(facts.c.name == name)).scalar()
