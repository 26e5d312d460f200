"""SQL compiled once; SQLite runs its text. Building the statement anew costs more than running it."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Insert, Update
from sqlalchemy.dialects import sqlite


class Statement:
    """An INSERT or UPDATE with the names of its parameters."""

    def __init__(self, statement: Insert | Update, names: tuple[str, ...] | None = None) -> None:
        self._statement = statement
        compiled = statement.compile(dialect=sqlite.dialect(paramstyle="qmark"), column_keys=names)
        self._text = str(compiled)
        #: the parameters' names in the order of the text
        self.order = tuple(compiled.positiontup or ())

    def run(self, connection: Connection, given: list[dict[str, Any]]) -> None:
        """Run it once for each set of parameters."""
        connection.execute(self._statement, given)

    def run_in_sqlite(self, raw: Any, rows: list[tuple[Any, ...]]) -> None:
        """Run it on a raw sqlite3 connection; each row holds the parameters in `order`."""
        raw.executemany(self._text, rows)

    def in_order(self, given: list[dict[str, Any]]) -> list[tuple[Any, ...]]:
        return [tuple([each[name] for name in self.order]) for each in given]


#: a statement and the sets of parameters to run it with
Alteration = tuple[Statement, list[dict[str, Any]]]
