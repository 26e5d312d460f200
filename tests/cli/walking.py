"""Every command on small inputs, to be walked through in every language."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from msgspec.structs import replace

import parlour
from parlour.cli import main, verbs
from parlour.cli.solve import SOLVERS
from parlour.server.admin.host_desk import HostDesk
from parlour.server.base.settings import Settings

BARE = "........./........./........."
CONTEST = """
name = "Small"
game = "kryds-bolle"
robots = ["random", "novice"]
pairs = 2
least_pairs = 1
"""


class Walk:
    """The files that the commands are given, and what is typed while they run."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.database = f"sqlite:///{folder / 'desk.sqlite3'}"
        self.records = {
            key: self._record(key) for key in ("shut-the-box", "chikugo", "take-it", "kryds-bolle")
        }
        self.false = self._false()
        self.contest = folder / "small.toml"
        self.contest.write_text(CONTEST)
        asyncio.run(self._furnish())

    def _record(self, key: str) -> str:
        path = self.folder / f"{key}.txt"
        parlour.play(key, seed=4).dump(path)
        return str(path)

    def _false(self) -> str:
        """A record with an outcome that its seed does not give."""
        record = parlour.play("shut-the-box", seed=5)
        path = self.folder / "false.txt"
        replace(record, seed=parlour.play("shut-the-box", seed=6).seed).dump(path)
        return str(path)

    async def _furnish(self) -> None:
        """A host's desk with something on it."""
        desk = HostDesk(Settings.read(database=self.database))
        try:
            await desk.ban("192.0.2.0/24", "play", "xyz", 3)
            await desk.ban("198.51.100.7", "all", "xyz", None)
            await desk.forbid("troll")
            await desk.accounts.new_code("invite")
        finally:
            await desk.close()

    def commands(self) -> Iterator[tuple[list[str], list[str]]]:
        """Words of a command, and lines that are typed in."""
        yield ["games"], []
        for key in ("shut-the-box", "chikugo", "take-it", "abaku", "kryds-bolle"):
            yield ["rules", key], []
            yield ["play", key, "--plain", "--robots", "1", "--seed", "1"], ["help", "moves", "xyzzy", "quit"]
        yield ["play", "kryds-bolle", "--robots", "0,1", "--seed", "1"], []
        yield ["play", "kryds-bolle"], ["undo", "save", "b2", "undo", "resign"]
        yield ["play"], ["9", "kryds-bolle", "2", "quit"]
        for record in self.records.values():
            yield ["record", "show", record], []
        yield ["record", "check", self.records["kryds-bolle"]], []
        yield ["verify", self.records["take-it"]], []
        yield ["verify", self.false], []
        yield ["review", self.records["kryds-bolle"]], []
        yield ["analyse", "kryds-bolle", "xoxoxoxox/oxoxoxoxo/xoxox....", "--seconds", "5"], []
        yield ["analyse", "shut-the-box", "1,2,3|1+2|0,0|0|1"], []
        yield ["puzzle", "smart-calculators", "--seed", "1", "--count", "2"], ["0", "?"]
        yield ["puzzle", "shut-the-box", "--seed", "1"], ["xyzzy", "?"]
        yield ["puzzle", "kryds-bolle", "--theme", "?"], []
        yield ["sheet", "--list"], []
        yield ["sheet", "drill", "sums", "--seed", "1", "-o", str(self.folder / "sums.pdf")], []
        yield ["throw", "--red", "c3", "--black", "c4"], []
        yield ["throw", "--seed", "1"], []
        yield ["throw", "--seed", "1", "--count", "2", "--skill", "novice"], []
        yield ["solve", "shut-the-box", "--flaps", "9"], []
        yield ["solve", "shut-the-box", "--flaps", "9", "--goal", "duel"], []
        yield ["solve", "shut-the-box", "--flaps", "9", "--goal", "match", "--limit", "5"], []
        yield ["book", "show"], []
        yield ["arena", "run", str(self.contest), "--processes", "1"], []
        yield ["arena", "show", str(self.contest)], []
        yield ["doctor"], []
        yield ["warm", "chikugo"], []
        yield from self._desk()

    def _desk(self) -> Iterator[tuple[list[str], list[str]]]:
        admin = ["--database", self.database]
        yield ["admin", "invite", *admin], []
        yield ["admin", "report", *admin], []
        yield ["admin", "ban", *admin], []
        yield ["admin", "ban", "203.0.113.9", "xyz", "--what", "chat", *admin], []
        yield ["admin", "name", *admin], []
        yield ["admin", "name", "forbid", "gnome", *admin], []
        yield ["admin", "name", "allow", "gnome", *admin], []
        yield ["admin", "audit", *admin], []
        yield ["admin", "check", *admin], []
        yield ["admin", "league", *admin], []
        yield ["admin", "league", "new", "Xyz", "kryds-bolle", "--robots", "random,novice", *admin], []
        yield ["admin", "league", "show", "nowhere", *admin], []

    def helps(self) -> Iterator[list[str]]:
        yield ["--help"]
        for verb in verbs():
            yield [verb, "--help"]
        for game in SOLVERS:
            yield ["solve", game, "--help"]
        for verb in ("show", "verify", "make"):
            yield ["book", verb, "--help"]
        yield ["admin", "league", "--help"]


#: bad input of every kind
REFUSED = [
    ["dance"],
    ["play", "chess"],
    ["play", "kryds-bolle", "--placement"],
    ["play", "kryds-bolle", "--colour", "red"],
    ["play", "kryds-bolle", "--robots", "7"],
    ["play", "kryds-bolle", "--robots", "1=unheard-of"],
    ["play", "kryds-bolle", "--names", "a,b,c"],
    ["play", "--placement", "free"],
    ["play", "--resume", "."],
    ["record", "show", "no-such-file"],
    ["record", "dance", "x"],
    ["analyse", "kryds-bolle", "rubbish"],
    ["analyse", "kryds-bolle", BARE, "--seconds", "x"],
    ["puzzle", "kryds-bolle", "--seed", "1", "--day"],
    ["puzzle", "kryds-bolle", "--count", "0"],
    ["puzzle", "kryds-bolle", "--theme", "love"],
    ["throw", "--count", "0"],
    ["throw", "--red", "up"],
    ["throw", "--red", "c3", "--black", "c3"],
    ["throw", "--force", "900"],
    ["solve", "abaku"],
    ["solve", "shut-the-box", "--limit", "3"],
    ["solve", "shut-the-box", "--goal", "match", "--scoring", "digits"],
    ["solve", "shut-the-box", "--outright"],
    ["solve", "shut-the-box", "--goal", "match", "--seats", "3", "--shut", "finish-round"],
    ["book", "verify", "--sample", "0"],
    ["book", "show", "--book", "no-such-file"],
    ["arena", "show", "no-such-file"],
    ["bot", "run", "no-such-file.py", "--server", "http://127.0.0.1:9", "--token", "x"],
    ["bot", "run", "random", "--server", "http://127.0.0.1:9", "--token", "x", "--host", "abaku"],
    ["admin", "reset"],
    ["admin", "report", "dance"],
    ["admin", "league", "dance"],
    ["admin", "restore", "no-such-file"],
    ["serve", "--workers", "2"],
    ["review", "no-such-file"],
]


def said(
    words: list[str],
    typed: list[str],
    lang: str,
    capsys: pytest.CaptureFixture[str],
    patch: pytest.MonkeyPatch,
) -> str:
    """All that a command says in a language, on both of its streams."""
    waiting = iter(typed)

    def ask(prompt: str = "") -> str:
        print(prompt)
        try:
            return next(waiting)
        except StopIteration:
            raise EOFError from None

    patch.setattr("builtins.input", ask)
    capsys.readouterr()
    with suppress(SystemExit):
        main([*words, "--lang", lang])
    out, err = capsys.readouterr()
    return out + err
