"""Train an agent that shuts the box: a table of values, learnt from thousands of turns at once.

    python examples/train_shut_the_box.py [--turns 400000] [--seed 1] [--out FOLDER]

The agent keeps one number for every set of open flaps: the minus points it expects to end the turn with when
it leaves that set open. It closes what leaves the lowest number, sometimes anything at all, and moves the
number of what it left towards what it found next. At the end it plays matches against the robot `novice`.
"""

from __future__ import annotations

import argparse
import csv
import random
from pathlib import Path

import gymnasium
import numpy as np

import parlour
import parlour.envs
from parlour.bots import Bot, Budget, create
from parlour.games.shut_the_box.actions import Numbers
from parlour.games.shut_the_box.solver.turn import expected_score
from parlour.games.shut_the_box.tray import set_of

GAMES = 1024
ALL_OPEN = 4095
ENCODING = parlour.envs.encoding("shut-the-box")
assert isinstance(ENCODING, parlour.envs.Alphabet)
#: for each code the set of flaps that it closes, one bit a flap; codes 0 and 1 are about dice
CLOSES = np.array([set_of(a.numbers) if isinstance(a, Numbers) else 0 for a in ENCODING.actions])


class Learner:
    """The table, and how it learns."""

    def __init__(self, seed: int) -> None:
        self.rng = np.random.default_rng(seed)
        self.value = np.zeros(ALL_OPEN + 1)
        self.times = np.zeros(ALL_OPEN + 1)

    def best(self, opened: np.ndarray, mask: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """For each turn the code that leaves the lowest value, and that value."""
        left = np.where(mask, self.value[opened[:, None] & ~CLOSES], np.inf)
        codes = left.argmin(axis=1)
        return codes, left[np.arange(len(codes)), codes]

    def learn(self, left: np.ndarray, found: np.ndarray) -> None:
        """Move the value of each set that was left open towards what was found, less and less."""
        np.add.at(self.times, left, 1)
        rate = 1 / np.sqrt(self.times[left])
        seen = np.bincount(left, minlength=ALL_OPEN + 1)[left]
        np.add.at(self.value, left, rate * (found - self.value[left]) / seen)


def train(turns: int, seed: int) -> tuple[Learner, list[tuple[int, float]]]:
    """Play and learn; also the curve: after so many turns, the mean minus points of greedy play."""
    learner = Learner(seed)
    batch = parlour.envs.batch("shut-the-box", GAMES, seed=seed)
    curve, played, next_look = [(0, greedy_points(learner, seed))], 0, 5_000
    while played < turns:
        opened = batch.opened.copy()
        codes, _ = learner.best(opened, batch.action_mask)
        dice = learner.rng.random(batch.action_mask.shape) * batch.action_mask
        bold = learner.rng.random(GAMES) < 0.1
        codes = np.where(bold, dice.argmax(axis=1), codes)
        left = opened & ~CLOSES[codes]
        _, reward, done = batch.step(codes)
        _, ahead = learner.best(batch.opened, batch.action_mask)
        learner.learn(left[left > 0], np.where(done, -reward, ahead)[left > 0])
        played += int(done.sum())
        if played >= next_look:
            curve.append((played, greedy_points(learner, seed)))
            next_look *= 2
    return learner, curve


def greedy_points(learner: Learner, seed: int, turns: int = 20_000) -> float:
    """Mean minus points of turns in which the agent always does what it thinks best."""
    batch = parlour.envs.batch("shut-the-box", 2_000, seed=seed + 1_000)
    points, ended = 0.0, 0
    while ended < turns:
        codes, _ = learner.best(batch.opened, batch.action_mask)
        _, reward, done = batch.step(codes)
        points -= reward.sum()
        ended += int(done.sum())
    return points / ended


def robot_points(name: str, turns: int = 3_000) -> float:
    """Mean minus points of a robot's turns."""
    robot: Bot = create(name, "shut-the-box")
    points, rng = 0, random.Random(1)
    for _ in range(turns):
        state = parlour.game("shut-the-box").start(seats=1, rounds=1)
        robot.start("shut-the-box", {}, 0)
        while state.actor is not None:
            if state.actor is parlour.CHANCE:
                state = state.play(state.sample(rng))
            else:
                state = state.play(robot.choose(state.view(0), Budget(), rng))
        points += state.points[0]
    return points / turns


def matches(learner: Learner, count: int = 1_000) -> tuple[int, int, int]:
    """Matches of one round against `novice`, the first seat by lot: won, drawn, lost."""
    env = gymnasium.make(
        "parlour/shut-the-box-v1", seats=2, rounds=1, shut="finish-round", seat=None, opponents="novice"
    )
    results = {1.0: 0, 0.0: 0, -1.0: 0}
    for seed in range(count):
        seen, _ = env.reset(seed=seed)
        over, reward = not seen["action_mask"].any(), 0.0
        while not over:
            opened = (seen["observation"][:12] @ (1 << np.arange(12))).astype(int)
            code, _ = learner.best(np.array([opened]), seen["action_mask"][None])
            seen, got, over, _, _ = env.step(int(code[0]))
            reward = float(got)
        results[reward] += 1
    return results[1.0], results[0.0], results[-1.0]


def draw(path: Path, curve: list[tuple[int, float]], robots: dict[str, float]) -> None:
    """The learning curve as a picture."""
    import matplotlib

    matplotlib.use("svg")
    matplotlib.rcParams["svg.hashsalt"] = "parlour"
    import matplotlib.pyplot as plt

    figure, axes = plt.subplots(figsize=(7, 4))
    axes.plot([turns + 1 for turns, _ in curve], [points for _, points in curve], marker="o", label="agent")
    for name, points in robots.items():
        axes.axhline(points, linestyle="--", color="grey")
        axes.annotate(name, (1, points), xytext=(2, 3), textcoords="offset points")
    axes.set(xscale="log", xlabel="turns played while learning", ylabel="mean minus points of a turn")
    figure.tight_layout()
    figure.savefig(path, metadata={"Date": None})


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--turns", type=int, default=400_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", metavar="FOLDER", help="write the learning curve there")
    given = parser.parse_args()
    learner, curve = train(given.turns, given.seed)
    robots = {name: robot_points(name) for name in ("random", "novice")}
    robots["best possible"] = float(expected_score())
    for turns, points in curve:
        print(f"{turns:>9,} turns: {points:.2f} minus points")
    print(", ".join(f"{name} {points:.2f}" for name, points in robots.items()))
    won, drawn, lost = matches(learner)
    print(f"against novice: {won} won, {drawn} drawn, {lost} lost")
    if given.out:
        folder = Path(given.out)
        folder.mkdir(parents=True, exist_ok=True)
        with Path(folder, "train-shut-the-box.csv").open("w", encoding="utf-8", newline="") as file:
            rows = csv.writer(file, lineterminator="\n")
            rows.writerow(["turns", "minus points"])
            rows.writerows([turns, f"{points:.3f}"] for turns, points in curve)
        draw(folder / "train-shut-the-box.svg", curve, robots)


if __name__ == "__main__":
    main()
