"""Environments for learning agents: PettingZoo, Gymnasium, OpenSpiel, and many games at once.

    import pettingzoo, gymnasium, parlour.envs
    pettingzoo.make("aec", "parlour/kryds-bolle-v1", placement="free")
    gymnasium.make("parlour/shut-the-box-v1", seats=1)
    parlour.envs.spiel("take-it")                  # pyspiel.load_game("parlour_take_it")
    parlour.envs.batch("kryds-bolle", 16_384)      # numpy arrays, compiled

docs/reference/environments.md says what the numbers mean. They need `pip install 'parlour[envs]'`;
for `batch`, `'parlour[robots]'` is enough.
"""

from __future__ import annotations

from typing import Any

from parlour.core.missing import is_missing, missing_named, need

if is_missing("robots"):
    need("envs")

from .encoding import ENCODINGS, Alphabet, EncodedPart, Encoding, Listed, encoding
from .registration import aec, env_id, gym, parallel, register
from .table import EnvTable, Moment

__all__ = [
    "ENCODINGS",
    "Alphabet",
    "EncodedPart",
    "Encoding",
    "EnvTable",
    "Listed",
    "Moment",
    "aec",
    "batch",
    "encoding",
    "env_id",
    "gym",
    "parallel",
    "register",
    "spiel",
]


def spiel(game: str, **params: Any) -> Any:
    """The game as an OpenSpiel game; afterwards `pyspiel.load_game("parlour_…")` works too."""
    with missing_named():
        from .spiel_game import load

    return load(game, **params)


def batch(game: str, games: int, **wishes: Any) -> Any:
    """`games` games at once. Kryds & Bolle and single-player Shut the Box are compiled, all others go by the
    rules themselves."""
    from .batches import create

    return create(game, games, **wishes)


register()
