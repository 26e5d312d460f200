"""A contest: which robots meet in which game, how often, and when that is enough. Read from TOML."""

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
    """The words of a config file. Two games with swapped seats and one seed are a pair."""

    name: str
    game: str
    robots: Annotated[list[str], Meta(min_length=2, max_length=64)]
    options: dict[str, Any] = {}
    kind: Literal["round-robin", "ladder", "gauntlet"] = "round-robin"
    #: most pairs of games a pairing
    pairs: Annotated[int, Meta(ge=1, le=1_000_000)] = 200
    #: never stop before this many, however clear it looks
    least_pairs: Annotated[int, Meta(ge=2, le=1_000_000)] = 10
    #: `sprt` stops a pairing when the sequential test is decided, `never` plays all pairs
    stop: Literal["sprt", "never"] = "sprt"
    #: the score that the sequential test tells from an even one
    margin: Annotated[float, Meta(gt=0, le=0.5)] = 0.05
    confidence: Annotated[float, Meta(gt=0.5, lt=1)] = 0.95
    seconds: Annotated[float, Meta(gt=0, le=3600)] | None = None
    nodes: Annotated[int, Meta(ge=1)] | None = None
    seed: int = 1

    @property
    def fingerprint(self) -> str:
        """Results belong to a contest only if everything that could change them is the same."""
        same = {"game": self.game, "options": self.options, "seed": self.seed}
        same |= {"seconds": self.seconds, "nodes": self.nodes}
        return hashlib.sha256(msgspec.json.encode(same, order="sorted")).hexdigest()[:16]

    def pairings(self) -> list[tuple[str, str]]:
        """Who meets whom: everybody, neighbours of a ladder, or the first against all others."""
        if self.kind == "ladder":
            return [(stronger, weaker) for weaker, stronger in pairwise(self.robots)]
        if self.kind == "gauntlet":
            return [(self.robots[0], other) for other in self.robots[1:]]
        return list(combinations(self.robots, 2))


def load(path: str | Path) -> Contest:
    """A contest from a TOML file, every word checked."""
    try:
        plain = tomllib.loads(Path(path).read_text("utf-8"))
        contest = msgspec.convert(plain, Contest)
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, msgspec.ValidationError) as error:
        raise BadOption(f"{path}: {error}", code="bad-contest") from None
    return checked(contest)


def checked(contest: Contest) -> Contest:
    """The contest, if its game, options and robots are there."""
    game = GAMES.get(contest.game)
    if game.options(**contest.options).seats != 2:
        raise BadOption("an arena match has two seats", code="bad-contest")
    known = names(game.key)
    for robot in contest.robots:
        if robot not in known:
            raise BadOption(f"{robot!r} does not play {game.key}; robots are: {', '.join(known)}")
    if len(set(contest.robots)) != len(contest.robots):
        raise BadOption("a robot is named twice", code="bad-contest")
    if contest.least_pairs > contest.pairs:
        raise BadOption("least_pairs is more than pairs", code="bad-contest")
    return contest
