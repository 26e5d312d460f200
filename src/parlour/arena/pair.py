"""A pair of games with the same seed and swapped seats: the unit of work and of scoring."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from parlour.bots.play import play
from parlour.core.bot import Budget
from parlour.core.match import Match


class Pair(Struct, frozen=True):
    """A pair to play."""

    game: str
    options: dict[str, Any]
    first: str
    second: str
    number: int
    seed: int
    seconds: float | None = None
    nodes: int | None = None

    @property
    def key(self) -> str:
        """Identifies the pair: it counts once, however often it is played."""
        return f"{self.first} – {self.second} #{self.number}"


class Played(Struct, frozen=True):
    """The result of a pair: the score of `first` over both games, 0 to 2, and both records."""

    key: str
    first: str
    second: str
    number: int
    score: float
    records: tuple[str, str]


def play_pair(pair: Pair) -> Played:
    """Play both games. Runs in a worker process."""
    budget = Budget(seconds=pair.seconds, nodes=pair.nodes)
    seed = f"{pair.seed} {pair.number}"
    score, texts = 0.0, []
    for seats in ((pair.first, pair.second), (pair.second, pair.first)):
        record = play(pair.game, bots=list(seats), seed=seed, budget=budget, **pair.options)
        result = Match.of(record).result
        assert result is not None
        mine, other = (result.places[seats.index(name)] for name in (pair.first, pair.second))
        score += 1.0 if mine < other else 0.5 if mine == other else 0.0
        texts.append(record.text())
    return Played(pair.key, pair.first, pair.second, pair.number, score, (texts[0], texts[1]))
