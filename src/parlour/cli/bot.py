"""Run your own robot on a Parlour server.

    parlour bot run my_bot.py --server https://parlour.example --token parlour_…

The robot is a subclass of Bot in a Python file (my_bot.py, or my_bot.py:MyBot), or the name of one of
Parlour's own (random). Without --match it plays every match in which the token's owner has a seat, and waits
for more; --host creates public matches and waits in them.
"""

from __future__ import annotations

import importlib.util
import random
import sys
import threading
import time
from pathlib import Path
from typing import Any

from parlour.bots import Bot, Budget, create, names
from parlour.core.errors import ParlourError, UnknownBot
from parlour.core.registry import GAMES
from parlour.locales import Words
from parlour.locales.naming import game_named
from parlour.terminal.fair_seat import FairSeat
from parlour.terminal.remote import Remote, RemoteRefusal

from . import Parser
from .output import print_json

_PAUSE = 2.0


def run(parser: Parser, words: list[str]) -> int:
    parser.add_argument("verb", choices=["run"], help="run: start the robot")
    parser.add_argument("robot", help="my_bot.py, my_bot.py:Class, or the name of one of Parlour's robots")
    parser.add_argument("--server", required=True, metavar="URL", help="the server's address")
    parser.add_argument("--token", required=True, help="a token with the scopes read and play")
    parser.add_argument("--match", action="append", default=[], help="join and play this match, then stop")
    parser.add_argument("--host", metavar="GAME", help="create public matches of this game and play in them")
    parser.add_argument("--count", type=int, default=1, help="how many matches --host creates (1)")
    parser.add_argument("--seconds", type=float, default=1.0, help="seconds to think about an action (1)")
    parser.add_argument("--json", action="store_true", help="print what happens as lines of JSON")
    given = parser.parse_args(words)
    player = _Player(Remote(given.server, given.token), given.robot, given.seconds, parser.say, given.json)
    matches = [*given.match, *(player.host(given.host) for _ in range(given.count if given.host else 0))]
    if matches:
        for match in matches:
            player.play(match)
        return 0
    player.play_all()
    return 0


class _Player:
    """Plays the matches of one token with one robot."""

    def __init__(self, remote: Remote, robot: str, seconds: float, say: Words, as_json: bool) -> None:
        self._remote = remote
        self._robot = robot
        self._budget = Budget(seconds=seconds)
        self._words = say
        self._json = as_json
        self._make(None)  # report a robot that can't be loaded at once

    def host(self, game: str) -> str:
        look = self._remote.post("/api/matches", {"game": game, "public": True, "fair": True})
        match: str = look["table"]["match"]
        hosting = self._words("bot-hosting", match=match, game=game_named(game, self._words))
        self._say(hosting, "hosting", match=match, game=game)
        return match

    def play_all(self) -> None:
        """Play every match in which we have a seat, each in its own thread, and look for new ones."""
        playing: dict[str, threading.Thread] = {}
        while True:
            for status in ("open", "running"):
                for listed in self._remote.get(f"/api/me/matches?status={status}")["matches"]:
                    match = listed["match"]
                    if match not in playing and listed["yours"]:
                        playing[match] = threading.Thread(target=self.play, args=(match,), daemon=True)
                        playing[match].start()
            time.sleep(_PAUSE)

    def play(self, match: str) -> None:
        """Take a seat if we have none yet, and play to the end."""
        fair = FairSeat(self._remote, match)
        look = self._remote.get(f"/api/matches/{match}")
        if not look["you"]["seats"]:
            look = self._remote.post(f"/api/matches/{match}/join", {"commitment": fair.commitment})
        while (answer := fair.see(look["table"], look["you"]["seats"])) is not None:
            look = answer
        table = look["table"]
        bots: dict[int, Bot] = {}
        for seat in look["you"]["seats"]:
            bots[seat] = self._make(table["game"])
            bots[seat].start(table["game"], table["options"], seat)
        since, over = 0, False
        while not over:
            for message in self._remote.lines(f"/api/matches/{match}/stream?since={since}"):
                since = message.get("seq", since)
                table = message.get("table", table)
                if table["status"] == "over":
                    over = True
                    break
                fair.see(table, sorted(bots))
                if not self._answer(match, since, message, table, bots):
                    break
            if not over:
                time.sleep(_PAUSE)  # the connection was lost; the next one sends what we missed
        for bot in bots.values():
            bot.close()
        self._say(
            self._over(table, sorted(bots)), "over", match=match, result=table["result"], seats=sorted(bots)
        )
        self._prove(fair, match)

    def _prove(self, fair: FairSeat, match: str) -> None:
        """Check that chance followed from what was sealed before the match, and say so."""
        verdict = fair.checked()
        if verdict is not None and verdict.ok:
            kept = {"seal": fair.seal or "", "nonce": fair.nonce}
            words = self._words("term-fair", outcomes=verdict.outcomes, **kept)
            self._say(words, "fair", match=match, outcomes=verdict.outcomes, **kept)
        elif verdict is not None:
            words = self._words("term-unfair", why=verdict.message)
            self._say(words, "unfair", match=match, code=verdict.code, why=verdict.message)

    def _answer(
        self, match: str, seq: int, message: dict[str, Any], table: dict[str, Any], bots: dict[int, Bot]
    ) -> bool:
        """Act for each of our seats whose turn it is; False if the server can't be reached."""
        for side in message.get("sides", ()):
            if side["seat"] in bots and side["view"]["actor"] == side["seat"] and not table["paused"]:
                try:
                    self._act(match, seq, side, bots[side["seat"]])
                except RemoteRefusal as refused:
                    if refused.code != "no-server":
                        raise
                    return False
        return True

    def _over(self, table: dict[str, Any], seats: list[int]) -> str:
        """The result of a match, in words."""
        places = (table["result"] or {}).get("places") or ()
        ours = [
            self._words("bot-place", seat=str(s), place=str(places[s] + 1)) for s in seats if s < len(places)
        ]
        return " ".join([self._words("bot-over", match=table["match"]), *ours])

    def _act(self, match: str, seq: int, side: dict[str, Any], bot: Bot) -> None:
        act = str(bot.choose(side["view"], self._budget, random.SystemRandom()))
        body = {"key": f"{side['seat']}-{seq + 1}", "seq": seq + 1, "seat": side["seat"], "act": act}
        try:
            self._remote.post(f"/api/matches/{match}/act", body)
        except RemoteRefusal as refused:
            if refused.code not in ("stale-seq", "not-your-turn", "match-over", "paused"):
                raise
        else:
            facts = {"match": match, "seq": seq + 1, "seat": side["seat"], "act": act}
            self._say(
                self._words("bot-act", **{name: str(fact) for name, fact in facts.items()}), "act", **facts
            )

    def _make(self, game: str | None) -> Bot:
        path, _, name = self._robot.partition(":")
        if not path.endswith(".py"):
            return create(self._robot, game or _game_of(self._robot))
        return _from_file(Path(path), name)()

    def _say(self, words: str, what: str, **facts: Any) -> None:
        """Print words, or JSON with --json."""
        if self._json:
            print_json({"what": what, **facts})
        else:
            print(words, flush=True)


def _game_of(robot: str) -> str:
    """A game that the robot plays; if there is none, any game, which then reports the error."""
    return next((key for key in GAMES if robot in names(key)), GAMES.keys()[0])


def _from_file(path: Path, name: str) -> type[Bot]:
    """The robot class in a file: the named one, or the last one defined there."""
    spec = importlib.util.spec_from_file_location(path.stem, path)
    if spec is None or spec.loader is None or not path.is_file():
        raise UnknownBot(f"there is no file {str(path)!r}", code="no-robot-file")
    module = importlib.util.module_from_spec(spec)
    sys.modules[path.stem] = module
    try:
        spec.loader.exec_module(module)
    except ParlourError:
        raise
    except Exception as error:
        raise UnknownBot(
            f"{path} can't be loaded: {type(error).__name__}: {error}", code="bad-robot-file"
        ) from error
    found = [
        thing
        for thing in vars(module).values()
        if isinstance(thing, type) and issubclass(thing, Bot) and thing.__module__ == module.__name__
    ]
    chosen = [thing for thing in found if not name or thing.__name__ == name]
    if not chosen:
        raise UnknownBot(
            f"{path} defines no subclass of Bot{f' named {name}' if name else ''}", code="no-robot-in-file"
        )
    return chosen[-1]
