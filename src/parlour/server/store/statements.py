"""SQL compiled once; SQLite runs its text. To build a statement anew costs more than to run it."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Insert, Update
from sqlalchemy.dialects import sqlite


class Statement:
    """An insert or update with the names of its parameters."""

    def __init__(self, statement: Insert | Update, names: tuple[str, ...] | None = None) -> None:
        self._statement = statement
        compiled = statement.compile(dialect=sqlite.dialect(paramstyle="qmark"), column_keys=names)
        self._text = str(compiled)
        #: the parameters' names in the order of the text
        self.order = tuple(compiled.positiontup or ())

    def run(self, connection: Connection, given: list[dict[str, Any]]) -> None:
        """Run it once for each of these sets of parameters."""
        connection.execute(self._statement, given)

    def run_in_sqlite(self, raw: Any, rows: list[tuple[Any, ...]]) -> None:
        """The same on SQLite's own connection; the parameters are in order."""
        raw.executemany(self._text, rows)

    def in_order(self, given: list[dict[str, Any]]) -> list[tuple[Any, ...]]:
        return [tuple([each[name] for name in self.order]) for each in given]


#: a statement and the parameters of each time that it is run
Alteration = tuple[Statement, list[dict[str, Any]]]
