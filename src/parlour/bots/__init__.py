"""Robots: the contract, the registry and the levels."""

from parlour.core.errors import UnknownBot
from parlour.core.registry import Registry

from .bot import Bot

#: robot classes by name; other packages add theirs by the entry point `parlour.bots`
BOTS: Registry[type[Bot]] = Registry("parlour.bots", UnknownBot)
BOTS.declare({"random": "parlour.bots.random_bot:RandomBot"})
