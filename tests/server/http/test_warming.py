"""A server compiles kernels in the background when it starts, those of the game played most first."""

from __future__ import annotations

import threading
from collections.abc import Callable

import pytest

from parlour.core import kernel_process
from parlour.server.http import services
from tests.server.client import Client


def finish(anna: Client, game: str) -> None:
    """A match that is over at once."""
    match = anna.create(game=game, seats=[{"kind": "me"}, {"kind": "robot", "robot": "random"}])
    anna.post(f"/api/matches/{match['table']['match']}/resign", key="r").raise_for_status()


@pytest.mark.slow
def test_the_game_played_most_is_compiled_first(
    serve: Callable[..., str], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[str, ...]] = []
    started = threading.Event()

    def start(*keys: str) -> bool:
        asked.append(keys)
        started.set()
        return True

    monkeypatch.setattr(kernel_process, "start", start)
    monkeypatch.setattr(services, "_SETTLED", 0.0)
    anna = Client(serve())
    for game in ("kryds-bolle", "take-it", "take-it"):
        finish(anna, game)
    assert not asked, "this server starts nothing by itself"
    serve(robot_warm=True)
    assert started.wait(30)
    assert asked == [("take-it", "kryds-bolle")]
