"""Run a contest: hand out pairs, log results, stop each pairing once it is decided."""

from __future__ import annotations

from collections.abc import Callable

from .contest import Contest
from .crew import Crew
from .ledger import ResultLog
from .pair import Pair
from .standing import LadderStanding, standing

#: pairs of one pairing in progress per process
AHEAD = 2


def run(
    contest: Contest,
    ledger: ResultLog,
    crew: Crew,
    progress: Callable[[str, int, int], None] = lambda words, done, most: None,
) -> list[LadderStanding]:
    """Play until every pairing is decided or has all its pairs; logged pairs are not played again."""
    for first, second in contest.pairings():
        _play_out(contest, ledger, crew, first, second, progress)
    return standings(contest, ledger)


def standings(contest: Contest, ledger: ResultLog) -> list[LadderStanding]:
    """The standing of every pairing, from the log."""
    return [_stands(contest, ledger, first, second) for first, second in contest.pairings()]


def _play_out(
    contest: Contest,
    ledger: ResultLog,
    crew: Crew,
    first: str,
    second: str,
    progress: Callable[[str, int, int], None],
) -> None:
    waiting = [pair for pair in _pairs(contest, first, second) if pair.key not in ledger.played]
    under_way = 0
    while True:
        stands = _stands(contest, ledger, first, second)
        progress(f"{first} – {second}", stands.pairs, contest.pairs)
        decided = contest.stop == "sprt" and stands.verdict != "open" and stands.pairs >= contest.least_pairs
        while waiting and not decided and under_way < AHEAD * crew.width:
            crew.send(waiting.pop(0))
            under_way += 1
        if not under_way:
            return
        for played in crew.back():
            ledger.add(played)
            under_way -= 1


def _stands(contest: Contest, ledger: ResultLog, first: str, second: str) -> LadderStanding:
    scores = ledger.scores(first, second)
    return standing(first, second, scores, confidence=contest.confidence, margin=contest.margin)


def _pairs(contest: Contest, first: str, second: str) -> list[Pair]:
    return [
        Pair(
            contest.game,
            contest.options,
            first,
            second,
            number,
            contest.seed,
            contest.seconds,
            contest.nodes,
        )
        for number in range(1, contest.pairs + 1)
    ]
