"""The examples do what they say."""

import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parent.parent / "examples"
sys.path.insert(0, str(EXAMPLES))
import train_shut_the_box as example  # noqa: E402


@pytest.mark.slow
def test_the_agent_learns_to_beat_novice() -> None:
    learner, curve = example.train(turns=20_000, seed=1)
    before, after = curve[0][1], curve[-1][1]
    assert after < before - 10
    assert after < example.robot_points("novice", turns=400) - 5
    won, _, lost = example.matches(learner, count=100)
    assert won > lost


def test_the_committed_curve_is_one_of_this_example() -> None:
    rows = (EXAMPLES.parent / "docs/how-to/images/train-shut-the-box.csv").read_text("utf-8").splitlines()
    assert rows[0] == "turns,minus points"
    turns = [int(row.split(",")[0]) for row in rows[1:]]
    points = [float(row.split(",")[1]) for row in rows[1:]]
    assert turns == sorted(turns)
    assert turns[-1] > 300_000
    assert points[0] > 50
    assert 35.08 <= points[-1] < 36


def test_the_committed_curve_of_maskable_ppo_rises_to_perfect_play() -> None:
    rows = (
        (EXAMPLES.parent / "docs/how-to/images/maskable-ppo-shut-the-box.csv").read_text("utf-8").splitlines()
    )
    assert rows[0] == "steps,reward"
    curve = [(int(steps), float(reward)) for steps, reward in (row.split(",") for row in rows[1:])]
    assert curve == sorted(curve, key=lambda point: point[0])
    assert curve[0][1] < -45
    assert all(abs(reward + 35.08) < 2 for _, reward in curve[3:])
