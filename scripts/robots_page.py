"""Write docs/reference/robots.md: every robot in its own words, and how the levels fared in the arena.

    parlour arena run docs/reference/arena/NAME.toml --out FOLDER --json > docs/reference/arena/NAME.json
    python scripts/robots_page.py

The first command plays a contest and keeps its result; the second makes the page and its plots from all
results that are there. `--check` only says whether the page is up to date.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec

import parlour
from parlour.arena.contest import Contest
from parlour.arena.report import plot, verdict
from parlour.arena.standing import LadderStanding
from parlour.bots import LEVELS, create, names

REFERENCE = Path(__file__).parent.parent / "docs" / "reference"
ARENA = REFERENCE / "arena"
PAGE = REFERENCE / "robots.md"

HEAD = """# Robots

Written by `python scripts/robots_page.py` from the robots' own words and the arena's results in `arena/`.

A robot gets its seat's view and nothing else, in a separate process. A game has as many levels as its
choices can separate: where luck hides the difference, there is no level in between. Contests are played in
pairs of games with the same seed and swapped seats. A score is the share of points that the first robot
took (a draw is half a point), with its 95 % interval.

The number of pairs was fixed before a contest was played. Earlier contests with other seeds had shown how
many it takes to tell two levels apart; none of their games count here.
"""


class Result(msgspec.Struct):
    """What `parlour arena run --json` printed."""

    contest: Contest
    standings: list[LadderStanding]
    ratings: dict[str, tuple[float, float]]


def main(words: list[str]) -> int:
    text = page()
    if "--check" in words:
        return 0 if PAGE.read_text("utf-8") == text else 1
    PAGE.write_text(text, "utf-8")
    for name, result in results().items():
        plot(result.contest, result.standings, ARENA / f"{name}.svg")
    return 0


def page() -> str:
    """The whole page."""
    return "\n".join([HEAD, *(section(game) for game in parlour.games())])


def results() -> dict[str, Result]:
    """The committed results by the name of their contest's file."""
    return {
        path.stem: msgspec.json.decode(path.read_bytes(), type=Result)
        for path in sorted(ARENA.glob("*.json"))
    }


def section(game: Any) -> str:
    """One game: its robots, then its contests."""
    lines = [f"## {game.name}", "", "| robot | how it thinks |", "|---|---|"]
    for name in names(game.key):
        level = "" if name in LEVELS else " (no level: for comparison)"
        lines.append(f"| `{name}`{level} | {create(name, game.key).thinks} |")
    lines.append("")
    for name, result in results().items():
        if result.contest.game == game.key:
            lines += [*contest(name, result), ""]
    included = ARENA / f"{game.key}.md"
    if included.exists():
        lines += [included.read_text("utf-8").strip(), ""]
    return "\n".join(lines)


def contest(name: str, result: Result) -> list[str]:
    """One contest's table and plot."""
    ends = "all pairs were played" if result.contest.stop == "never" else "stopped by the sequential test"
    lines = [f"### {result.contest.name}", "", f"[`arena/{name}.toml`](arena/{name}.toml): {ends}.", ""]
    lines += ["| pairing | pairs | score | 95 % interval | verdict |", "|---|---|---|---|---|"]
    lines += [
        f"| {s.first} – {s.second} | {s.pairs} | {s.score:.3f} | {s.low:.3f} – {s.high:.3f} | {shown(s)} |"
        for s in result.standings
    ]
    return [*lines, "", f"![Scores with their intervals](arena/{name}.svg)"]


def shown(standing: LadderStanding) -> str:
    """What the interval shows; only where it shows nothing, what the sequential test says."""
    if standing.low > 0.5:
        return f"{standing.first} is stronger"
    return f"{standing.second} is stronger" if standing.high < 0.5 else verdict(standing)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
