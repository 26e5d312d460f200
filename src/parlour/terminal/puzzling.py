"""A puzzle as text: its question, and the values of the answers."""

from __future__ import annotations

from parlour.analysis.puzzles import Puzzle, PuzzleVerdict
from parlour.core.registry import GAMES
from parlour.locales import Words
from parlour.locales.drawings import picture
from parlour.locales.naming import game_named

from .drawing import table_drawn

#: answers listed in an explanation
LISTED = 8


def asked(puzzle: Puzzle, say: Words) -> str:
    """The position drawn as its seat sees it, and the question."""
    view = puzzle.state.view(puzzle.seat)
    names = [say("term-player", number=str(seat + 1)) for seat in range(len(view["points"]))]
    about = say(f"puzzle-theme-{puzzle.theme}")
    head = say("puzzle-head", game=_called(puzzle, say), level=str(puzzle.level), theme=about)
    game = GAMES.get(puzzle.game)
    if puzzle.question == "points-of-throw":
        # draw the board only: the text beside it would give the answer away
        drawn = picture(game.key, game.drawn(view), say)
    else:
        drawn = table_drawn(game, view, names, say)
    question = f"{say('puzzle-seat', seat=str(puzzle.seat))} {say('puzzle-ask', kind=puzzle.kind)}"
    return f"{head}\n\n{drawn}\n\n{question}"


def answered(puzzle: Puzzle, verdict: PuzzleVerdict | None, say: Words) -> str:
    """The verdict and the values of the answers; without a verdict, the solution."""
    best = f" {say('stb-solved-or')} ".join(puzzle.accepted)
    if verdict is None:
        first = say("puzzle-best", best=best)
    elif verdict.right:
        first = say("puzzle-right")
    else:
        first = say("puzzle-wrong", best=best)
    if puzzle.question == "points-of-throw":
        return first
    lines = [first, say("puzzle-margin", margin=_worth(puzzle.margin, puzzle, say))]
    for given in puzzle.answers[:LISTED]:
        chosen = verdict is not None and given.answer == verdict.answer
        mark = f" ← {say('puzzle-you')}" if chosen else ""
        lines.append(f"  {given.answer:<20} {_worth(given.value, puzzle, say):>10}{mark}")
    if len(puzzle.answers) > LISTED:
        lines.append(f"  {say('puzzle-more', count=len(puzzle.answers) - LISTED)}")
    return "\n".join(lines)


def _called(puzzle: Puzzle, say: Words) -> str:
    """The name of the puzzle's game, or of the sums."""
    return game_named(puzzle.kind, say) if puzzle.kind == puzzle.game else say("option-smart_calculators")


def _worth(value: float, puzzle: Puzzle, say: Words) -> str:
    return say.percent(value, 1) if puzzle.unit == "chance" else say.figure(value, 4)
