"""Manage leagues: create them, start seasons, see standings. A running server plays the rounds.

parlour admin league                              list them
parlour admin league new NAME GAME [--pairing swiss --rounds 5 …] [--robots novice,casual,perfect]
parlour admin league show ID [--season N]
parlour admin league enter ID PERSON              a login or a person's id; withdraw ID PERSON
parlour admin league start ID                     close the entries, begin the first round
parlour admin league settle ID GROUP ROUND BOARD 2 0 [--note …]
parlour admin league next ID                      open the next season, with promotion and relegation
parlour admin league rename ID NAME               change its name; delete ID deletes it
"""

from __future__ import annotations

import argparse
import asyncio
from typing import TYPE_CHECKING, Any

from parlour.locales import Words

from . import Parser, game_options
from .desk import answer

if TYPE_CHECKING:
    from parlour.server.admin.host_desk import HostDesk

_NUMBERS = {
    "rounds": "rounds of a Swiss season (as many as it takes), or how often everybody meets everybody (1)",
    "best-of": "most games that two who meet play; the best of them wins (1)",
    "group-size": "fewest players in a group (8)",
    "moves": "players of each group that are promoted and relegated (1)",
    "days": "days for a round (7)",
}


def run(parser: Parser, words: list[str]) -> int:
    from .admin import at_the_desk

    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("words", nargs="*", metavar="VERB …", help="new, show, enter, withdraw, start …")
    parser.add_argument("--pairing", choices=["round-robin", "swiss"], help="system of pairing (round-robin)")
    for name, about in _NUMBERS.items():
        parser.add_argument(f"--{name}", type=int, help=about)
    parser.add_argument("--move-days", type=int, help="new: days for a move (2)")
    parser.add_argument("--unrated", action="store_true", help="new: matches don't count for ratings")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="new: an option of the game"
    )
    parser.add_argument("--robots", metavar="A,B,…", help="new: a league of these robots")
    parser.add_argument("--note", default="", help="settle: a note for the log")
    parser.add_argument("--season", type=int, help="show: number of the season (the newest)")
    parser.add_argument("--database", metavar="URL", help="sqlite:///FILE or postgresql://…")
    parser.add_argument("--json", action="store_true", help="print JSON")
    given = parser.parse_args(words)
    from parlour.server.base.settings import Settings

    settings = Settings.read(database=given.database)
    return answer(
        given.json, parser.say, **asyncio.run(at_the_desk(settings, lambda desk: _do(parser, given, desk)))
    )


async def _do(parser: Parser, given: Any, desk: HostDesk) -> dict[str, Any]:
    from parlour.server.people.audit import CONSOLE
    from parlour.table.messages.league import LeagueChanged

    leagues = desk.leagues
    match given.words:
        case [] | ["list"]:
            return {"leagues": await leagues.listed()}
        case ["new", name, game]:
            return {"league": await leagues.create(CONSOLE, _wanted(parser, given, name, game))}
        case ["show", league]:
            return {"season": await leagues.show(league, given.season)}
        case ["enter" | "withdraw" as verb, league, whom]:
            person = await desk.person(whom)
            if person is None:
                parser.error(parser.say("cli-nobody", whom=repr(whom)))
            if verb == "enter":
                await leagues.enter(league, person)
            else:
                await leagues.withdraw(league, person.id)
            return {verb: person.name}
        case ["start", league]:
            await leagues.start(CONSOLE, league)
            return {"started": league}
        case ["next", league]:
            await leagues.next(CONSOLE, league)
            return {"opened": league}
        case ["rename", league, name]:
            await leagues.change(CONSOLE, league, LeagueChanged(name=name))
            return {"renamed": league}
        case ["delete", league]:
            await leagues.delete(CONSOLE, league)
            return {"dropped": league}
        case ["settle", league, *numbers] if len(numbers) == 5 and all(n.isdecimal() for n in numbers):
            await leagues.settle(CONSOLE, league, _settled(parser, [int(n) for n in numbers], given.note))
            return {"settled": league}
    return parser.error(parser.say("cli-not-so", verb="league"))


def _wanted(parser: Parser, given: Any, name: str, game: str) -> Any:
    """The league that the arguments describe."""
    import msgspec

    from parlour.core.registry import GAMES
    from parlour.table.messages.league import NewLeague

    options = msgspec.to_builtins(
        game_options.read(GAMES.get(game), ["--seats=2", *(f"--{option}" for option in given.option)])
    )
    del options["seats"]
    wanted: dict[str, Any] = {"name": name, "game": game, "rated": not given.unrated, "options": options}
    for number in ("pairing", *(n.replace("-", "_") for n in _NUMBERS)):
        if getattr(given, number) is not None:
            wanted[number] = getattr(given, number)
    if given.robots is not None:
        wanted["robots"] = [robot.strip() for robot in given.robots.split(",")]
    if given.move_days is not None:
        wanted["clock"] = {"move": given.move_days * 86_400_000}
    try:
        return msgspec.convert(wanted, NewLeague)
    except msgspec.ValidationError as error:
        parser.error(_wrong(parser.say, str(error)))


def _settled(parser: Parser, numbers: list[int], note: str) -> Any:
    import msgspec

    from parlour.table.messages.league import Settle

    group, number, board, *points = numbers
    try:
        given = {"group": group, "round": number, "board": board, "points": points, "note": note}
        return msgspec.convert(given, Settle)
    except msgspec.ValidationError as error:
        parser.error(_wrong(parser.say, str(error)))


def _wrong(say: Words, message: str) -> str:
    """The error text for a message such as "Expected `int` >= 1 - at `$.rounds`"."""
    if say.lang == "en":
        return message
    field = message.rpartition("$.")[2].strip("`").replace("_", "-")
    return say("cli-wrong-value", option=field)
