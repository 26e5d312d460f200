"""Robots: by name and by level of a game, handed views alone."""

from collections.abc import Mapping
from typing import Any, ClassVar

import pytest

import parlour
from parlour.bots import Bot, Budget, create, names
from parlour.core.actor import Rng


def test_random_plays_every_game() -> None:
    for game in parlour.games():
        assert "random" in names(game.key)
        assert create("random", game.key).name == "random"


def test_an_unknown_robot_names_the_known() -> None:
    with pytest.raises(parlour.UnknownBot, match="random"):
        create("grandmaster", "kryds-bolle")
    with pytest.raises(parlour.UnknownBot):
        create("kryds-bolle/random", "kryds-bolle")


class First(Bot):
    name: ClassVar[str] = "first"
    thinks: ClassVar[str] = "Takes the first legal action."

    def __init__(self) -> None:
        self.seen: list[Mapping[str, Any]] = []
        self.calls: list[str] = []

    def start(self, game: str, options: Mapping[str, Any], seat: int) -> None:
        self.calls.append(f"start {game} {seat}")

    def choose(self, view: Mapping[str, Any], budget: Budget, rng: Rng) -> parlour.Action:
        self.seen.append(view)
        return parlour.game(view["game"]).action(view["legal"][0])

    def close(self) -> None:
        self.calls.append("close")


def test_a_robot_is_started_asked_with_its_own_view_and_closed() -> None:
    bots = [First(), First()]
    record = parlour.play("kryds-bolle", bots=bots, seed=1)
    assert [bot.calls for bot in bots] == [[f"start kryds-bolle {seat}", "close"] for seat in (0, 1)]
    assert {view["seat"] for view in bots[1].seen} == {1}
    assert [player.name for player in record.header.players] == ["first", "first"]


def test_as_many_robots_as_seats() -> None:
    with pytest.raises(parlour.BadOption):
        parlour.play("kryds-bolle", bots=["random"])
    with pytest.raises(parlour.BadOption):
        parlour.play("shut-the-box", bots=["random"], seats=2)
    assert len(parlour.play("shut-the-box", bots=["random"] * 4, seed=1).header.players) == 4
