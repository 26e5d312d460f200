"""The report of a contest: a table with confidence intervals and ratings, and a plot."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from parlour.core.missing import need
from parlour.locales import Words
from parlour.locales.naming import game_named, options_told

from .contest import Contest
from .ledger import ResultLog
from .standing import LadderStanding


def ratings(contest: Contest, ledger: ResultLog) -> dict[str, tuple[float, float]]:
    """OpenSkill's mu and sigma of every robot, from all pairs in order."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    held = {robot: model.rating(name=robot) for robot in contest.robots}
    for played in sorted(ledger.played.values(), key=lambda p: (p.number, p.key)):
        if played.first not in held or played.second not in held:
            continue
        teams = [[held[played.first]], [held[played.second]]]
        scores = [played.score, 2 - played.score]
        rated = model.rate(teams, scores=scores)
        held[played.first], held[played.second] = rated[0][0], rated[1][0]
    return {robot: (rating.mu, rating.sigma) for robot, rating in held.items()}


def table(
    contest: Contest, ledger: ResultLog, standings: list[LadderStanding], say: Words | None = None
) -> str:
    """The report in Markdown."""
    words = say or Words("en")
    agreed = options_told(contest.options, words)
    game = game_named(contest.game, words)
    lines = [f"## {contest.name}", "", f"{game} ({agreed})" if agreed else game, ""]
    lines += [words("arena-head", sure=words.percent(contest.confidence)), "|---|---|---|---|---|"]
    lines += [_row(standing, words) for standing in standings]
    lines += ["", words("arena-ratings"), "|---|---|---|"]
    found = ratings(contest, ledger)
    for robot, (mu, sigma) in sorted(found.items(), key=lambda item: -item[1][0]):
        lines.append(f"| {robot} | {words.number(mu, 1)} | {words.number(sigma, 1)} |")
    return "\n".join(lines) + "\n"


def _row(s: LadderStanding, words: Words) -> str:
    score, low, high = (words.number(share, 3) for share in (s.score, s.low, s.high))
    return f"| {s.first} – {s.second} | {s.pairs} | {score} | {low} – {high} | {verdict(s, words)} |"


def plot(
    contest: Contest, standings: list[LadderStanding], path: str | Path, say: Words | None = None
) -> None:
    """Plot the scores with their confidence intervals, one line per pairing."""
    need("plots")
    import matplotlib as mpl

    mpl.use("Agg")
    # the same results give the same file
    mpl.rcParams |= {"svg.hashsalt": "parlour", "svg.fonttype": "none"}
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(7, 1 + 0.45 * len(standings)), layout="constrained")
    for row, s in enumerate(reversed(standings)):
        reach: Any = [[s.score - s.low], [s.high - s.score]]
        axes.errorbar([s.score], [row], xerr=reach, fmt="o", color="#1E5561", capsize=4)
    axes.axvline(0.5, color="#8F8372", linewidth=1)
    axes.set_yticks(range(len(standings)), [f"{s.first} – {s.second}" for s in reversed(standings)])
    axes.set_xlim(0, 1)
    axes.set_xlabel((say or Words("en"))("plot-shares"))
    axes.set_title(contest.name)
    plain: dict[str, Any] = {"Date": None} if str(path).endswith(".svg") else {}
    figure.savefig(path, metadata=plain)
    pyplot.close(figure)


def verdict(standing: LadderStanding, say: Words | None = None) -> str:
    """The verdict on a pairing, in words."""
    winner = {"first": standing.first, "second": standing.second}.get(standing.verdict, "")
    return (say or Words("en"))("arena-verdict", verdict=standing.verdict, winner=winner)
