"""Play a game in the terminal: on full screens with mouse and keys, or line by line with --plain.

Seats are people unless --robots names robots for them. A match can be saved after every event and
resumed later; --replay steps through a record. With --server the match is on a Parlour server. Options of
the game are given like --placement free; parlour games lists them.
"""

from __future__ import annotations

import sys
from typing import Any

import parlour
from parlour.core.errors import BadOption
from parlour.core.missing import install, is_missing
from parlour.locales import Words
from parlour.terminal.local_table import LocalTable
from parlour.terminal.table import TerminalTable

from . import Parser, game_options, menu, record
from .output import print_json
from .record_file import record_from


def run(parser: Parser, words: list[str]) -> int:
    parser.add_argument("game", nargs="?", help="which game; without one you choose from a menu")
    parser.add_argument("--plain", action="store_true", help="line by line, for screen readers and scripts")
    parser.add_argument(
        "--robots", metavar="SEAT[=NAME],…", help="seats that robots play, like 1 or 1=random"
    )
    parser.add_argument("--names", metavar="A,B,…", help="the players' names, seat by seat")
    parser.add_argument("--seed", help="a text or number; the same seed gives the same dice and draws")
    parser.add_argument("--save", metavar="FILE", help="save the record here after every event")
    parser.add_argument("--resume", metavar="FILE", help="go on with a saved record")
    parser.add_argument("--replay", metavar="FILE", help="step through a record")
    parser.add_argument("--server", metavar="URL", help="play on this server")
    parser.add_argument("--token", help="your token on the server; without one you are a guest")
    parser.add_argument("--match", metavar="ID", help="join this match on the server")
    parser.add_argument("--json", action="store_true", help="print and read lines of JSON")
    given, rest = parser.parse_known_args(words)
    plain = given.plain or given.json or not (sys.stdin.isatty() and sys.stdout.isatty())
    if not plain and is_missing("terminal"):
        print(parser.say("cli-no-screens", install=install("terminal")), file=sys.stderr)
        plain = True
    if given.server:
        return _on_server(parser, given, rest, plain)
    if given.replay:
        if plain:
            return record.show(given.replay, parser.say, as_json=given.json)
        _show(parser.say, record=record_from(given.replay))
        return 0
    if given.resume:
        if given.game or rest:
            parser.error(parser.say("cli-resumed-whole"))
        saved = parlour.Record.load(given.resume)
        return _play(
            LocalTable.resumed(saved, save=given.save or given.resume, say=parser.say), plain, given.json
        )
    if not given.game:
        if rest or given.json:
            parser.error(parser.say("cli-which-game"))
        if plain:
            return menu.choose(parser.say)
        _show(parser.say)
        return 0
    game = parlour.game(given.game)
    options = game_options.read(game, rest, game.offered)
    table = LocalTable.new(
        game,
        options,
        robots=robot_seats(given.robots, options.seats),
        names=given.names.split(",") if given.names else [],
        seed=given.seed,
        save=given.save,
        say=parser.say,
    )
    return _play(table, plain, given.json)


def _play(table: TerminalTable, plain: bool, json: bool) -> int:
    if plain:
        from parlour.terminal.plain import PlainTable

        return PlainTable(table, json=json).play()
    _show(table.say, table)
    return 0


def _show(say: Words, table: Any = None, **what: Any) -> None:
    from parlour.terminal.app import ParlourApp

    ParlourApp(say, table, **what).run()


def _on_server(parser: Parser, given: Any, rest: list[str], plain: bool) -> int:
    """Create or join a match on a server, wait until it starts, and play."""
    from parlour.terminal.remote import Remote
    from parlour.terminal.remote_table import RemoteTable

    if not given.match and not given.game:
        parser.error(parser.say("cli-which-match"))
    remote = Remote(given.server, given.token)
    if given.token is None:
        remote.become_guest(given.names or parser.say("guest"))
    match = given.match or _made(remote, given, rest)
    table = RemoteTable(remote, match, parser.say)
    while not table.running:
        if given.json:
            print_json({"kind": "waiting", "address": table.address})
        else:
            print(parser.say("screen-waiting", address=table.address), flush=True)
        table.advance()
    return _play(table, plain, given.json)


def _made(remote: Any, given: Any, rest: list[str]) -> str:
    game = parlour.game(given.game)
    options = game_options.read(game, rest, game.offered)
    robots = robot_seats(given.robots, options.seats)
    seats: list[dict[str, Any]] = [
        {"kind": "robot", "robot": robots[seat]} if seat in robots else {"kind": "open" if seat else "me"}
        for seat in range(options.seats)
    ]
    plain = {name: getattr(options, name) for name in options.__struct_fields__}
    look = remote.post("/api/matches", {"game": game.key, "options": plain, "seats": seats, "fair": True})
    return str(look["table"]["match"])


def robot_seats(text: str | None, seats: int) -> dict[int, str]:
    """Parse `1` or `0=random,2` into seats and names of robots."""
    robots = {}
    for part in (text or "").split(","):
        seat, _, name = part.strip().partition("=")
        if not seat:
            continue
        if not (seat.isascii() and seat.isdigit() and int(seat) < seats):
            raise BadOption(
                f"there is no seat {seat!r} for a robot; seats are 0 to {seats - 1}",
                option="robots",
                known=", ".join(map(str, range(seats))),
            )
        robots[int(seat)] = name or "random"
    return robots
