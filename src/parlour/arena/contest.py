"""A contest: the game, the robots, how they are paired and when a pairing is decided. Read from TOML."""

from __future__ import annotations

import hashlib
import tomllib
from itertools import combinations, pairwise
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from parlour.bots import names
from parlour.core.errors import BadOption
from parlour.core.registry import GAMES


class Contest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The fields of a config file. A pair is two games with swapped seats and the same seed."""

    name: str
    game: str
    robots: Annotated[list[str], Meta(min_length=2, max_length=64)]
    options: dict[str, Any] = {}
    kind: Literal["round-robin", "ladder", "gauntlet"] = "round-robin"
    #: most pairs of games per pairing
    pairs: Annotated[int, Meta(ge=1, le=1_000_000)] = 200
    #: never stop a pairing before this many pairs
    least_pairs: Annotated[int, Meta(ge=2, le=1_000_000)] = 10
    #: `sprt` stops a pairing once the sequential test is decided, `never` plays all pairs
    stop: Literal["sprt", "never"] = "sprt"
    #: the smallest difference from an even score that the sequential test detects
    margin: Annotated[float, Meta(gt=0, le=0.5)] = 0.05
    confidence: Annotated[float, Meta(gt=0.5, lt=1)] = 0.95
    seconds: Annotated[float, Meta(gt=0, le=3600)] | None = None
    nodes: Annotated[int, Meta(ge=1)] | None = None
    seed: int = 1

    @property
    def fingerprint(self) -> str:
        """A hash of everything that results depend on; results of another fingerprint are refused."""
        same = {"game": self.game, "options": self.options, "seed": self.seed}
        same |= {"seconds": self.seconds, "nodes": self.nodes}
        return hashlib.sha256(msgspec.json.encode(same, order="sorted")).hexdigest()[:16]

    def pairings(self) -> list[tuple[str, str]]:
        """The pairings: all, neighbours on a ladder, or the first robot against all others."""
        if self.kind == "ladder":
            return [(stronger, weaker) for weaker, stronger in pairwise(self.robots)]
        if self.kind == "gauntlet":
            return [(self.robots[0], other) for other in self.robots[1:]]
        return list(combinations(self.robots, 2))


def load(path: str | Path) -> Contest:
    """Load a contest from a TOML file and check it."""
    try:
        plain = tomllib.loads(Path(path).read_text("utf-8"))
        contest = msgspec.convert(plain, Contest)
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, msgspec.ValidationError) as error:
        raise BadOption(f"{path}: {error}", code="bad-contest") from None
    return checked(contest)


def checked(contest: Contest) -> Contest:
    """The contest, if its game, options and robots exist."""
    game = GAMES.get(contest.game)
    if game.options(**contest.options).seats != 2:
        raise BadOption("arena games have two seats; set seats = 2", code="bad-contest")
    known = names(game.key)
    for robot in contest.robots:
        if robot not in known:
            raise BadOption(f"{robot!r} does not play {game.key}; robots are: {', '.join(known)}")
    if len(set(contest.robots)) != len(contest.robots):
        raise BadOption("a robot is listed twice; list each once", code="bad-contest")
    if contest.least_pairs > contest.pairs:
        raise BadOption(
            f"least_pairs is {contest.least_pairs}; it must be at most pairs, {contest.pairs}",
            code="bad-contest",
        )
    return contest
