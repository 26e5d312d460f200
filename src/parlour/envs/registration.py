"""Registration of the games with PettingZoo, Gymnasium and OpenSpiel, if they are installed."""

from __future__ import annotations

from functools import partial
from importlib.util import find_spec
from typing import Any

from parlour.core.missing import need
from parlour.core.registry import GAMES

VERSION = 1


def env_id(game: str) -> str:
    """`parlour/kryds-bolle-v1`."""
    return f"parlour/{game}-v{VERSION}"


def aec(game: str, **wishes: Any) -> Any:
    """A PettingZoo AEC environment of that game."""
    need("envs")
    from .aec_env import ParlourAEC

    return ParlourAEC(game, **wishes)


def parallel(game: str, **wishes: Any) -> Any:
    """A PettingZoo parallel environment: all agents send actions, and only the current one's counts."""
    need("envs")
    from pettingzoo.utils.conversions import turn_based_aec_to_parallel

    return turn_based_aec_to_parallel(aec(game, **wishes))


def gym(game: str, **wishes: Any) -> Any:
    """A Gymnasium environment of one seat of that game."""
    need("envs")
    from .seat_env import ParlourSeat

    return ParlourSeat(game, **wishes)


def register() -> None:
    """Register every game for `pettingzoo.make` and `gymnasium.make`, on import of `parlour.envs`."""
    if find_spec("pettingzoo"):
        _register_pettingzoo()
    if find_spec("gymnasium"):
        _register_gymnasium()


def _register_pettingzoo() -> None:
    import pettingzoo

    for game in GAMES:
        name = env_id(game)
        if name not in pettingzoo.aec_registry:
            pettingzoo.register("aec", name, partial(aec, game))
            pettingzoo.register("parallel", name, partial(parallel, game))


def _register_gymnasium() -> None:
    import gymnasium

    for game in GAMES:
        name = env_id(game)
        if name not in gymnasium.registry:
            gymnasium.register(name, "parlour.envs.registration:gym", kwargs={"game": game})
