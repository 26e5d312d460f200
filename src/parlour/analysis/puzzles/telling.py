"""A puzzle told in plain lines: its question, and what the answers were worth."""

from __future__ import annotations

from parlour.core.registry import GAMES

from .puzzle import Puzzle, Verdict

#: answers that an explanation lists
LISTED = 8

_ASKS = {
    "shut-the-box": "Which flaps do you close, so that this turn costs fewest points on average? (like 2,5)",
    "kryds-bolle": "Where does your ball go, if both play on perfectly? (like b2, free: b2.3)",
    "take-it": "What gives the best chance to win? (like take 5, rob 1 line, pass)",
    "chikugo": "Which chip do you lay out, so as not to be last with chips? (like lay 8, pass)",
    "abaku": "Which placement scores most at once? (like 8G 1..3 across, G8 1..3 down)",
    "smart-calculators": "How many points is this throw with Smart Calculators?",
}


def asked(puzzle: Puzzle) -> str:
    """The position drawn as its seat sees it, and the question."""
    view = puzzle.state.view(puzzle.seat)
    head = f"{puzzle.kind}, level {puzzle.level}, theme {puzzle.theme}"
    return (
        f"{head}\n\n{GAMES.get(puzzle.game).drawn(view)}\n\nYou are seat {puzzle.seat}. {_ASKS[puzzle.kind]}"
    )


def answered(puzzle: Puzzle, verdict: Verdict | None) -> str:
    """Whether it was right, and what everything is worth; without an answer, the solution."""
    best = " or ".join(puzzle.accepted)
    if verdict is None:
        first = f"Best: {best}."
    elif verdict.right:
        first = "Right!"
    else:
        first = f"Not quite: best is {best}."
    if puzzle.question == "points-of-throw":
        return first
    lines = [first, f"It is better than anything else by {_worth(puzzle.margin, puzzle)}."]
    for given in puzzle.answers[:LISTED]:
        mark = " ← you" if verdict is not None and given.answer == verdict.answer else ""
        lines.append(f"  {given.answer:<20} {_worth(given.value, puzzle):>10}{mark}")
    if len(puzzle.answers) > LISTED:
        lines.append(f"  … and {len(puzzle.answers) - LISTED} more")
    return "\n".join(lines)


def _worth(value: float, puzzle: Puzzle) -> str:
    return f"{100 * value:.1f} %" if puzzle.unit == "chance" else f"{value:.4g}"
