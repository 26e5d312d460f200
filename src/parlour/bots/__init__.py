"""Robots: the levels of every game, and the search that plays any game."""

from parlour.core.bot import Bot, Budget
from parlour.core.robots import BOTS, LEVELS, create, middling, names

__all__ = ["BOTS", "LEVELS", "Bot", "Budget", "create", "middling", "names"]

BOTS.declare({"random": "parlour.bots.random_bot:RandomBot", "search": "parlour.bots.search:SearchBot"})
