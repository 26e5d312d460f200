"""Play a game in the terminal, in plain lines: type an action, or help for all commands.

Seats are people unless --robots names robots for them. A match can be saved after every event and
resumed later. Options of the game are given like --placement free; parlour games lists them. Chikugo and
Take It are thrown by hand here (throw 5 30: direction and force) unless --throw uniform says otherwise.
"""

from __future__ import annotations

import parlour
from parlour.core.errors import BadOption
from parlour.terminal.plain import PlainTable

from . import Parser, game_options, menu


def run(parser: Parser, words: list[str]) -> int:
    parser.add_argument("game", nargs="?", help="which game; without one a menu asks")
    parser.add_argument("--plain", action="store_true", help="lines without screens (the only mode so far)")
    parser.add_argument(
        "--robots", metavar="SEAT[=NAME],…", help="seats that robots play, like 1 or 1=random"
    )
    parser.add_argument("--names", metavar="A,B,…", help="the players' names, seat by seat")
    parser.add_argument(
        "--seed", help="a text or number that settles all chance, to play the same match again"
    )
    parser.add_argument("--save", metavar="FILE", help="write the record here after every event")
    parser.add_argument("--resume", metavar="FILE", help="go on with a saved record")
    parser.add_argument("--json", action="store_true", help="talk JSON lines instead of sentences")
    given, rest = parser.parse_known_args(words)
    if given.resume:
        if given.game or rest:
            parser.error("a resumed match has its game and options already")
        record = parlour.Record.load(given.resume)
        table = PlainTable.resumed(record, save=given.save or given.resume, json=given.json, say=parser.say)
        return table.play()
    if not given.game:
        if rest:
            parser.error("which game? parlour games lists them")
        return menu.choose(parser.say)
    game = parlour.game(given.game)
    options = game_options.read(game, rest, game.offered)
    table = PlainTable.new(
        game,
        options,
        robots=_robots(given.robots, options.seats),
        names=given.names.split(",") if given.names else [],
        seed=given.seed,
        save=given.save,
        json=given.json,
        say=parser.say,
    )
    return table.play()


def _robots(text: str | None, seats: int) -> dict[int, str]:
    """`1` or `0=random,2` as seats and robots' names."""
    robots = {}
    for part in (text or "").split(","):
        seat, _, name = part.strip().partition("=")
        if not seat:
            continue
        if not (seat.isascii() and seat.isdigit() and int(seat) < seats):
            raise BadOption(
                f"there is no seat {seat!r} for a robot; seats are 0 to {seats - 1}", option="robots"
            )
        robots[int(seat)] = name or "random"
    return robots
