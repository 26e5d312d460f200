"""Robots: the levels of every game, and the search that plays any game."""

from parlour.core.bot import Bot, Budget
from parlour.core.robots import BOTS, LEVELS, create, names

__all__ = ["BOTS", "LEVELS", "Bot", "Budget", "create", "names"]

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
