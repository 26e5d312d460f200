"""Robots: the contract, the registry and the levels.

A robot stands under its name if it plays every game, or under `game/name`: the level `novice` of Abaku is
`abaku/novice`. Other packages add theirs by the entry point `parlour.bots`.
"""

from parlour.core.errors import UnknownBot
from parlour.core.registry import Registry

from .bot import Bot, Budget

__all__ = ["BOTS", "LEVELS", "Bot", "Budget", "create", "names"]

#: the levels from weakest to strongest; a game has those that its choices can separate
LEVELS = ("random", "novice", "casual", "strong", "best", "perfect")

BOTS: Registry[type[Bot]] = Registry("parlour.bots", UnknownBot)
BOTS.declare(
    {
        "random": "parlour.bots.random_bot:RandomBot",
        "search": "parlour.bots.search:SearchBot",
        "shut-the-box/novice": "parlour.bots.shut_the_box:ShutTheBoxNovice",
        "shut-the-box/perfect": "parlour.bots.shut_the_box:ShutTheBoxPerfect",
        "chikugo/novice": "parlour.bots.kugelbox.levels:ChikugoNovice",
        "chikugo/strong": "parlour.bots.kugelbox.levels:ChikugoStrong",
        "take-it/novice": "parlour.bots.kugelbox.levels:TakeItNovice",
        "take-it/casual": "parlour.bots.kugelbox.levels:TakeItCasual",
        "take-it/strong": "parlour.bots.kugelbox.levels:TakeItStrong",
        "abaku/novice": "parlour.bots.abaku:AbakuNovice",
        "abaku/casual": "parlour.bots.abaku:AbakuCasual",
        "abaku/strong": "parlour.bots.abaku:AbakuStrong",
        "abaku/best": "parlour.bots.abaku:AbakuBest",
        "abaku/greedy": "parlour.bots.abaku:AbakuGreedy",
        "kryds-bolle/novice": "parlour.bots.kryds_bolle:KrydsBolleNovice",
        "kryds-bolle/casual": "parlour.bots.kryds_bolle:KrydsBolleCasual",
        "kryds-bolle/strong": "parlour.bots.kryds_bolle:KrydsBolleStrong",
        "kryds-bolle/perfect": "parlour.bots.kryds_bolle:KrydsBollePerfect",
        "kryds-bolle/tree": "parlour.bots.kryds_bolle:KrydsBolleTree",
    }
)


def names(game: str) -> tuple[str, ...]:
    """The robots that play a game: its levels from weakest to strongest, then all others.

    `search` plays every game, but is only named where a game has no robot of its own.
    """
    own = {key.partition("/")[2] for key in BOTS if key.startswith(f"{game}/")}
    found = own | {key for key in BOTS if "/" not in key and not (own and key == "search")}
    return tuple(sorted(found, key=lambda name: (LEVELS.index(name) if name in LEVELS else 99, name)))


def create(name: str, game: str) -> Bot:
    """A robot of that name for that game; UnknownBot names those there are."""
    if name not in (*names(game), "search"):
        known = ", ".join(names(game))
        raise UnknownBot(f"there is no robot {name!r} for {game}; robots are: {known}", known=known)
    key = f"{game}/{name}"
    return BOTS.get(key if key in set(BOTS) else name)()
