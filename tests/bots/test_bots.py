"""Robots: by name and by level of a game, handed views alone."""

import random
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


def decisions(game: str, seed: int, every: int, **options: Any) -> list[parlour.State]:
    """Some states of a random match in which a seat is to act."""
    states = parlour.play(game, seed=seed, **options).states()
    return [state for state in states if isinstance(state.actor, int)][::every]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "robot"), [(game.key, name) for game in parlour.games() for name in names(game.key)]
)
def test_states_that_look_the_same_to_a_robot_get_the_same_action(game: str, robot: str) -> None:
    """What it cannot see must not matter: the other racks and the bag are drawn anew behind its back."""
    differ = 0
    for state in decisions(game, 11, every=12)[:3]:
        seat = state.actor
        assert isinstance(seat, int)
        twin = parlour.game(game).imagine(state.view(seat), random.Random(99))
        assert twin.view(seat) == state.view(seat)
        differ += twin != state
        chosen = []
        for one in (state, twin):
            bot = create(robot, game)
            bot.start(game, state.view(seat)["options"], seat)
            chosen.append(bot.choose(one.view(seat), Budget(nodes=60), random.Random(5)))
            bot.close()
        assert chosen[0] == chosen[1]
        assert state.accepts(chosen[0]) is None
    if game == "abaku":
        assert differ
