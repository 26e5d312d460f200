"""The result log: finished pairs on disk, read again when a contest is resumed."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import msgspec

from parlour.core.errors import BadOption

from .contest import Contest
from .pair import Played


class ResultLog:
    """A folder: `contest.json` identifies the contest, `pairs.jsonl` has a line for each finished pair."""

    def __init__(self, folder: str | Path, contest: Contest) -> None:
        self.folder = Path(folder)
        self.folder.mkdir(parents=True, exist_ok=True)
        self._pairs = self.folder / "pairs.jsonl"
        self._own(contest)
        self.played: dict[str, Played] = {played.key: played for played in self._read()}

    def add(self, played: Played) -> bool:
        """Append a pair; False if it is there already."""
        if played.key in self.played:
            return False
        self.played[played.key] = played
        with self._pairs.open("ab") as file:
            file.write(msgspec.json.encode(played) + b"\n")
            file.flush()
            os.fsync(file.fileno())
        return True

    def scores(self, first: str, second: str) -> list[float]:
        """The scores of a pairing, in the order of its pairs."""
        found = [p for p in self.played.values() if (p.first, p.second) == (first, second)]
        return [p.score for p in sorted(found, key=lambda p: p.number)]

    def _read(self) -> Iterator[Played]:
        """Read every complete line; a line cut short by a crash is removed from the file."""
        if not self._pairs.exists():
            return
        data = self._pairs.read_bytes()
        whole = data[: data.rfind(b"\n") + 1]
        if whole != data:
            self._pairs.write_bytes(whole)
        for line in whole.splitlines():
            yield msgspec.json.decode(line, type=Played)

    def _own(self, contest: Contest) -> None:
        sign = self.folder / "contest.json"
        if sign.exists() and msgspec.json.decode(sign.read_bytes()).get("fingerprint") != contest.fingerprint:
            raise BadOption(
                f"{self.folder} has results of another contest; choose another folder with --out",
                code="other-contest",
            )
        plain = msgspec.to_builtins(contest) | {"fingerprint": contest.fingerprint}
        sign.write_bytes(msgspec.json.format(msgspec.json.encode(plain)))
