"""Simulate throws of the two balls into the box: one throw, or statistics of many.

A throw has six whole numbers (--x, --dir, --force, --loft, --gap, --turn); those left out are those of an
ordinary throw. --red left, right, ahead or behind says where red is in the hand, like --turn. With both --red
and --black as holes (or - for a miss) nothing is thrown: Parlour prints the points of balls in these holes.
"""

from __future__ import annotations

import secrets
from argparse import Namespace
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from parlour.cli import Parser
from parlour.cli.output import print_json
from parlour.cli.progress import Progress
from parlour.core.errors import BadOption
from parlour.core.fairness import Fortune, seed_from
from parlour.games.kugelbox.actions import Landing
from parlour.games.kugelbox.box import MISS, PLACES, score
from parlour.games.kugelbox.throw.aim import LIMITS, Aim
from parlour.games.kugelbox.throw.engine import engine
from parlour.locales import Words

ABOUT = "simulate throws of the Kugelbox: one, or statistics of many"
MOST_THROWS = 100_000
_ORDINARY = {"x": 0, "dir": 0, "force": 25, "loft": 15, "gap": 20, "turn": 0}
_RED = {"left": 0, "ahead": 90, "right": 180, "behind": -90}
_SKILLS = ("random", "novice", "practised", "careful")


def run(parser: Parser, words: list[str]) -> int:
    for name, (least, most, unit) in LIMITS.items():
        parser.add_argument(f"--{name}", metavar="N", help=f"{least} to {most} {unit}")
    parser.add_argument("--red", metavar="WHERE", help="where red is in the hand; with --black, red's hole")
    parser.add_argument("--black", metavar="HOLE", help="black's hole, or - for a miss")
    parser.add_argument("--skill", choices=_SKILLS, help="aim every throw like a player of this skill")
    parser.add_argument("--count", metavar="N", default="1", help=f"how many throws, up to {MOST_THROWS}")
    parser.add_argument("--plot", metavar="FILE", help="plot where the balls land and the points")
    parser.add_argument("--frames", metavar="FILE", help="write the key frames of a single throw")
    parser.add_argument("--seed", help="a text or number; the same seed gives the same throws")
    parser.add_argument("--json", action="store_true", help="print JSON")
    given = parser.parse_args(words)
    if given.black is not None:
        return _count_holes(given, parser)
    count = _whole(parser, "count", given.count, MOST_THROWS)
    if count == 1 and not given.plot and not given.skill:
        return _throw_once(given, parser)
    if given.frames:
        parser.error(parser.say("cli-frames-of-one"))
    return _throw_many(given, count, parser)


def _count_holes(given: Namespace, parser: Parser) -> int:
    for name in ("red", "black"):
        if getattr(given, name) not in PLACES:
            parser.error(parser.say("cli-no-hole", option=f"--{name}"))
    if given.red == given.black != MISS:
        raise BadOption(
            f"red and black are both in {given.red}; a hole takes one ball",
            option="black",
            code="two-in-one-hole",
        )
    _tell(given, _lying(given.red, given.black), parser.say)
    return 0


def _throw_once(given: Namespace, parser: Parser) -> int:
    from parlour.games.kugelbox.throw.simulation import simulate

    aim = _aim(given, parser)
    seed = _seed(given)
    thrown = simulate(aim, Fortune(seed_from(seed), "throw", [], 1))
    if given.frames:
        Path(given.frames).write_bytes(thrown.frames.json())
    facts = {"aim": str(aim), "seed": seed, **_lying(thrown.landing.red, thrown.landing.black)}
    _tell(
        given,
        facts | {"engine": engine(), "frames": thrown.frames.name, "ms": thrown.frames.ms[-1]},
        parser.say,
    )
    return 0


def _throw_many(given: Namespace, count: int, parser: Parser) -> int:
    from parlour.analysis.kugelbox.throws import SKILLS, tally, throws, uniform_tally

    if given.plot:
        from parlour.analysis.kugelbox.plots import heat_map, new_figure, points_bars, save

        figure, axes = new_figure(2, 1, 10, 4)
        save(figure, given.plot)  # refuse an unwritable file before the throws
    seed = _seed(given)
    say = parser.say
    aim = None if given.skill else _aim(given, parser)
    choose = SKILLS[given.skill] if aim is None else lambda rng: aim
    with Progress() as progress:
        thrown = throws(choose, count, Fortune(seed_from(seed), "throw", [], 1))
        found = tally(_counted(thrown, count, progress))
    name = given.skill or str(aim)
    thrower = say("throw-skill", skill=given.skill) if given.skill else name
    if given.plot:
        heat_map(axes[0][0], found, f"{say('plot-holes')}\n{thrower}")
        points_bars(
            axes[0][1], {say("plot-throws", count=count): found, say("plot-uniform"): uniform_tally()}, say
        )
        save(figure, given.plot)
    if given.json:
        print_json({"aim": name, "seed": seed, "mean": found.mean, "tally": found})
        return 0
    shares = ", ".join(
        say("throw-share", balls=str(balls), percent=say.number(100 * share))
        for balls, share in found.balls.items()
    )
    print(say("throw-many", count=count, name=thrower, mean=say.number(found.mean, 2), shares=shares))
    return 0


def _counted(thrown: Iterable[Landing], count: int, progress: Progress) -> Iterator[Landing]:
    for number, landing in enumerate(thrown, 1):
        progress(number, count)
        yield landing


def _aim(given: Namespace, parser: Parser) -> Aim:
    numbers = dict(_ORDINARY)
    if given.red is not None:
        if given.red not in _RED or given.turn is not None:
            parser.error(parser.say("cli-red-in-hand", known=", ".join(_RED)))
        numbers["turn"] = _RED[given.red]
    for name in LIMITS:
        if getattr(given, name) is not None:
            numbers[name] = getattr(given, name)
    return Aim.parse("throw " + " ".join(f"{name}={number}" for name, number in numbers.items()))


def _lying(red: str, black: str) -> dict[str, Any]:
    found = score(red, black)
    return {"red": red, "black": black, "points": found.points, "shape": found.shape}


def _tell(given: Namespace, facts: dict[str, Any], say: Words) -> None:
    if given.json:
        print_json(facts)
        return
    lying = {name: facts[name] for name in ("red", "black", "points", "shape")}
    print(say("throw-lies", **lying))


def _seed(given: Namespace) -> str:
    return given.seed if given.seed is not None else secrets.token_hex(16)


def _whole(parser: Parser, name: str, text: str, most: int) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 10 and 1 <= int(text) <= most):
        parser.refuse_number(name, 1, most)
    return int(text)
