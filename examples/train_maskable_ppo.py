"""Train a neural network with Stable-Baselines3's MaskablePPO, which learns from legal actions alone.

    pip install 'parlour[envs]' sb3-contrib
    python examples/train_maskable_ppo.py [--game GAME] [--steps 40000] [--seed 1] [--out FOLDER]

It plays one turn of Shut the Box for the fewest points, unless another game is named; then it plays seat 0
against the random robot. The curve is the mean reward of games that the network plays without exploring.
"""

from __future__ import annotations

import argparse
import csv
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
from sb3_contrib import MaskablePPO

import parlour.envs


class Masked(gymnasium.ObservationWrapper[Any, Any, Any]):
    """The numbers alone as observation; the mask goes the way that MaskablePPO asks for it."""

    def __init__(self, env: gymnasium.Env[Any, Any]) -> None:
        super().__init__(env)
        assert isinstance(env.observation_space, gymnasium.spaces.Dict)
        self.observation_space = env.observation_space["observation"]

    def observation(self, observation: dict[str, Any]) -> Any:
        return observation["observation"]

    def action_masks(self) -> Any:
        """1 for every legal code."""
        return self.unwrapped.action_masks().astype(bool)  # type: ignore[attr-defined]


def made(game: str) -> Masked:
    """The environment of a game; Shut the Box is one turn alone."""
    alone = {"seats": 1, "rounds": 1} if game == "shut-the-box" else {}
    return Masked(parlour.envs.gym(game, **alone))


def score(model: Any, game: str, games: int, seed: int) -> float:
    """The mean reward of a game, played without exploring."""
    env, total = made(game), 0.0
    for number in range(games):
        seen, _ = env.reset(seed=seed + number)
        over = False
        while not over:
            code, _ = model.predict(seen, action_masks=env.action_masks(), deterministic=True)
            seen, reward, over, _, _ = env.step(int(code))
            total += float(reward)
    return total / games


def train(game: str, steps: int, seed: int, points: int = 8, games: int = 200) -> list[tuple[int, float]]:
    """Learn, and after each of so many parts the score."""
    model = MaskablePPO("MlpPolicy", made(game), n_steps=1024, batch_size=256, gamma=1.0, seed=seed)
    curve = [(0, score(model, game, games, 10**6))]
    while model.num_timesteps < steps:
        model.learn(max(1, steps // points), reset_num_timesteps=False)
        curve.append((model.num_timesteps, score(model, game, games, 10**6)))
        print(f"after {curve[-1][0]:>7,} steps: {curve[-1][1]:+.3f} a game", flush=True)
    return curve


def plot(curve: list[tuple[int, float]], path: Path) -> None:
    """The curve as a picture."""
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(6.4, 3.2), layout="constrained")
    axes.plot(*zip(*curve, strict=True), marker="o", color="#1E5561")
    axes.set_xlabel("steps")
    axes.set_ylabel("mean reward of 200 games")
    axes.grid(alpha=0.3)
    figure.savefig(path)
    pyplot.close(figure)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", default="shut-the-box")
    parser.add_argument("--steps", type=int, default=40_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, metavar="FOLDER")
    given = parser.parse_args()
    np.random.seed(given.seed)
    curve = train(given.game, given.steps, given.seed)
    if given.out:
        given.out.mkdir(parents=True, exist_ok=True)
        with (given.out / f"maskable-ppo-{given.game}.csv").open("w", newline="", encoding="utf-8") as file:
            csv.writer(file).writerows([("steps", "reward"), *curve])
        plot(curve, given.out / f"maskable-ppo-{given.game}.svg")


if __name__ == "__main__":
    main()
