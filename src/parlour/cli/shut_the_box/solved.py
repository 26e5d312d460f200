"""The results of `parlour solve shut-the-box`: computed, as JSON, and as text."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from fractions import Fraction
from typing import Any

from msgspec import Struct

from parlour.games.shut_the_box.options import Dice, Scoring
from parlour.games.shut_the_box.solver.figures import TurnFigures, habits, solve_turn
from parlour.games.shut_the_box.solver.turn import BestPlay
from parlour.games.shut_the_box.tray import numbers_in
from parlour.locales import Words

HIGHEST_LIMIT = 1000
HIGHEST_LIMIT_OF_THREE = 150
MOST_SEATS = 12
_WORDS = {1: "one", 2: "two"}


class SolvedFigures(Struct, frozen=True, kw_only=True):
    """The result for one goal."""

    flaps: int
    dice: Dice
    scoring: Scoring
    goal: str
    value: Fraction | float
    #: the best choices of a turn (in a match: the first player's first); None if not computed
    best: BestPlay | None = None
    #: score and shut: the figures of best play and of simple habits
    ways: dict[str, TurnFigures] = {}
    #: duel: the second player's chance to win against every score
    against: dict[int, Fraction] = {}
    #: duel and match: every seat's chance to win
    chances: tuple[Fraction | float, ...] = ()
    limit: int | None = None
    shut: str | None = None
    error_bound: float | None = None
    #: True if not for best play, but for everybody playing for the lowest expected score
    estimate: bool = False
    #: match: the first player's chance at the start of a round, by both players' points
    pads: Any = None


def find(given: argparse.Namespace) -> SolvedFigures:
    """Solve for the given goal."""
    common = {"flaps": given.flaps, "dice": given.dice, "scoring": given.scoring, "goal": given.goal}
    if given.goal == "duel":
        return _duel(common, given.seats)
    if given.goal == "match":
        if given.outright:
            return _match_of_three(common, given.limit)
        return _match(common, given.limit, given.shut, given.seats)
    about = given.flaps, given.dice, given.scoring
    by_goal = {goal: solve_turn(*about, goal) for goal in ("score", "shut")}
    ways = {f"best for {goal}": by_goal[goal].figures for goal in by_goal}
    asked = by_goal[given.goal]
    return SolvedFigures(**common, value=asked.value, best=asked.best, ways=ways | habits(*about))


def _duel(common: dict[str, Any], seats: int) -> SolvedFigures:
    about = common["flaps"], common["dice"], common["scoring"]
    if seats > 2:
        from parlour.games.shut_the_box.solver.many import one_round, one_round_error

        chances = one_round(seats, *about)
        return SolvedFigures(**common, value=chances[0], chances=chances, error_bound=one_round_error(seats))
    from parlour.games.shut_the_box.solver.duel import solve_duel

    duel = solve_duel(*about)
    chances_of_two = (duel.value, 1 - duel.value)
    return SolvedFigures(
        **common, value=duel.value, best=duel.best, against=duel.against, chances=chances_of_two
    )


def _match(common: dict[str, Any], limit: int, shut: str, seats: int) -> SolvedFigures:
    about = {**common, "limit": limit, "shut": shut}
    if seats > 2:
        from parlour.games.shut_the_box.solver.many import FieldOfMany

        field = FieldOfMany(common["flaps"], common["dice"], limit)
        chances = tuple(map(float, field.chances((0,) * seats)))
        return SolvedFigures(**about, value=chances[0], chances=chances, estimate=True)
    from parlour.games.shut_the_box.solver.two import MatchOfTwo

    match = MatchOfTwo(common["flaps"], common["dice"], limit, "wins" if shut == "wins" else "finish-round")
    return SolvedFigures(
        **about,
        value=match.value,
        best=match.best_play(match.first_ends(0, 0)),
        chances=(match.value, 1 - match.value),
        error_bound=match.error_bound,
        pads=match.first,
    )


def _match_of_three(common: dict[str, Any], limit: int) -> SolvedFigures:
    from parlour.games.shut_the_box.solver.three import MatchOfThree

    three = MatchOfThree(common["flaps"], common["dice"], limit, _show_progress)
    return SolvedFigures(
        **common,
        limit=limit,
        shut="wins",
        value=three.chances[0],
        chances=three.chances,
        error_bound=three.error_bound,
    )


def _show_progress(done: int, of: int) -> None:
    """Print the progress of a long solve, if standard error is a terminal."""
    if sys.stderr.isatty():
        print(f"\r{done}/{of}", end="\n" if done == of else "", file=sys.stderr, flush=True)


# --- JSON ---


def as_plain(found: SolvedFigures) -> dict[str, Any]:
    """The result as JSON-able values, with every score and every best move."""
    plain: dict[str, Any] = {
        "game": "shut-the-box",
        "flaps": found.flaps,
        "dice": found.dice,
        "scoring": found.scoring,
        "goal": found.goal,
        **_number(found.value),
    }
    for name in ("limit", "shut", "error_bound"):
        if getattr(found, name) is not None:
            plain[name] = getattr(found, name)
    if found.estimate:
        plain["estimate"] = True
    if found.ways:
        asked = found.ways[f"best for {found.goal}"]
        plain |= {"expected_score": _number(asked.score), "chance_to_shut": _number(asked.shut)}
        plain["distribution"] = {str(score): _number(p) for score, p in asked.distribution.items()}
        plain["ways"] = {
            name: {"expected_score": _number(way.score), "chance_to_shut": _number(way.shut)}
            for name, way in found.ways.items()
        }
    if found.chances:
        plain["chances"] = [_number(chance) for chance in found.chances]
    if found.against:
        plain["second_against"] = {str(score): _number(p) for score, p in found.against.items()}
    if found.best is not None:
        plain["policy"] = {
            _flaps(open_flaps): {"take": [_WORDS[n] for n in found.best.cups(open_flaps)], **best}
            for open_flaps, best in _policy(found.best)
        }
    return plain


def _number(value: Fraction | float) -> dict[str, Any]:
    if isinstance(value, Fraction):
        return {"value": float(value), "exact": str(value)}
    return {"value": value, "exact": None}


def _policy(best: BestPlay) -> Iterator[tuple[int, dict[str, list[str]]]]:
    """For every set of open flaps, the best moves for each total; a 1 is possible with one die only."""
    for open_flaps in range(1, best.turn.full + 1):
        rows = {n: best.rests(open_flaps, n) for n in range(min(best.cups(open_flaps)), 13)}
        fitting = ((n, rests) for n, rests in rows.items() if rests)
        yield open_flaps, {str(n): [_flaps(open_flaps ^ rest) for rest in rests] for n, rests in fitting}


def _flaps(open_flaps: int) -> str:
    return ",".join(map(str, numbers_in(open_flaps)))


# --- text ---


def as_text(found: SolvedFigures, say: Words, *, full: bool) -> list[str]:
    """The result as lines of text."""
    lines = [
        say("stb-solved-title", flaps=found.flaps, dice=found.dice, scoring=found.scoring),
        say("stb-solved-goal", goal=found.goal),
        "",
    ]
    if found.ways:
        lines += [*_ways(found, say), "", *_scores(found, say, full)]
    else:
        lines += _chances(found, say)
    if found.against and (full or found.scoring == "sum"):
        lines += ["", say("stb-solved-against")]
        lines += [f"  {score:>15}  {_exactly(chance, full, say)}" for score, chance in found.against.items()]
    if found.best is not None:
        lines += ["", *_closings(found.best, say, full)]
    return lines


def _ways(found: SolvedFigures, say: Words) -> list[str]:
    asked = found.ways[f"best for {found.goal}"]
    expected, chance = say("stb-solved-expected"), say("stb-solved-chance")
    wide, last = max(len(expected), len(chance)), max(18, len(chance) + 2)
    first = max(18, *(len(way_named(name, say)) + 2 for name in found.ways))
    lines = [
        f"{expected:<{wide}}  {_exactly(asked.score, True, say)}",
        f"{chance:<{wide}}  {_exactly(asked.shut, True, say)}",
        "",
        f"{say('stb-solved-way'):<{first}}{say('stb-solved-points'):>22}{chance:>{last}}",
    ]
    for name, way in found.ways.items():
        score, shut = say.number(float(way.score), 6), say.percent(float(way.shut), 6)
        lines.append(f"{way_named(name, say):<{first}}{score:>22}{shut:>{last}}")
    return lines


def _scores(found: SolvedFigures, say: Words, full: bool) -> list[str]:
    """The probability of each final score: exact if `full`, else grouped, with bars."""
    scores = found.ways[f"best for {found.goal}"].distribution
    if full:
        return [
            say("stb-solved-scores"),
            *(f"  {score:>15}  {_exactly(p, True, say)}" for score, p in scores.items()),
        ]
    lines = [say("stb-solved-scores-steps")]
    steps = _steps(scores, found.scoring, say)
    most = max(steps.values())
    for name, chance in steps.items():
        lines.append(
            f"  {name:>18}  {say.percent(chance, 4):>10}  {'#' * round(40 * chance / most)}".rstrip()
        )
    return lines


def _steps(scores: dict[int, Fraction], scoring: Scoring, say: Words) -> dict[str, float]:
    """Scores in groups: of five with scoring `sum`, by number of digits with `digits`; a shut box alone."""
    steps: dict[str, float] = {}
    for score, chance in scores.items():
        if score == 0:
            name = say("stb-solved-shut")
        elif scoring == "sum":
            low = (score - 1) // 5 * 5 + 1
            name = f"{low}-{low + 4}"
        else:
            name = say("stb-solved-digits", count=len(str(score)))
        steps[name] = steps.get(name, 0.0) + float(chance)
    return steps


def _chances(found: SolvedFigures, say: Words) -> list[str]:
    lines = []
    if found.estimate:
        lines.append(say("stb-solved-estimate"))
    for seat, chance in enumerate(found.chances):
        lines.append(f"{say('stb-solved-seat', seat=str(seat))}  {_exactly(chance, True, say)}")
    if found.limit is not None:
        lines.append(say("stb-solved-limit", limit=str(found.limit), shut=str(found.shut)))
    if found.error_bound is not None:
        lines.append(say("stb-solved-bound", bound=f"{found.error_bound:.1e}"))
    elif not found.estimate:
        lines.append(say("stb-solved-exact"))
    return lines


def _closings(best: BestPlay, say: Words, full: bool) -> list[str]:
    either = say("stb-solved-or")
    if full:
        lines = [say("stb-solved-closings")]
        for open_flaps, by_total in _policy(best):
            take = f" {either} ".join(say("stb-solved-cups", dice=_WORDS[n]) for n in best.cups(open_flaps))
            closings = " · ".join(f"{total}: {f' {either} '.join(sets)}" for total, sets in by_total.items())
            lines.append(f"  {_flaps(open_flaps)} | {take} | {closings}")
        return lines
    first = best.turn.full
    by_throw = {total: [_flaps(first ^ rest) for rest in best.rests(first, total)] for total in range(2, 13)}
    closings = " · ".join(f"{total}: {f' {either} '.join(sets)}" for total, sets in by_throw.items())
    return [say("stb-solved-first"), f"  {closings}"]


def way_named(way: str, say: Words) -> str:
    """The translated name of a way of playing."""
    return say("stb-solved-name", way=way.replace(" ", "-"))


def _exactly(value: Fraction | float, full: bool, say: Words) -> str:
    told = say.figure(float(value), 15)
    return f"{told} = {value}" if isinstance(value, Fraction) and full else told
