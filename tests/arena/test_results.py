"""The committed results: every level that is offered beats the one below, and the page tells it."""

import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

import parlour
from parlour.arena.contest import Contest, load
from parlour.arena.standing import LadderStanding
from parlour.bots import LEVELS, names

ROOT = Path(__file__).parents[2]
ARENA = ROOT / "docs" / "reference" / "arena"
CONTESTS = sorted(path.stem for path in ARENA.glob("*.json"))


class Result(msgspec.Struct):
    contest: Contest
    standings: list[LadderStanding]
    ratings: dict[str, tuple[float, float]]


def result(name: str) -> Result:
    return msgspec.json.decode((ARENA / f"{name}.json").read_bytes(), type=Result)


@pytest.mark.parametrize("name", CONTESTS)
def test_every_level_beats_the_one_below(name: str) -> None:
    found = result(name)
    assert found.contest == load(ARENA / f"{name}.toml"), "the result is of another contest"
    assert found.contest.confidence == 0.95
    assert found.standings
    for standing in found.standings:
        assert standing.low > 0.5
        # an interval after an early stop says too much: then the sequential test must have been decided
        full = found.contest.stop == "never" and standing.pairs == found.contest.pairs
        assert full or standing.verdict == "first"


@pytest.mark.parametrize("name", [name for name in CONTESTS if result(name).contest.kind == "ladder"])
def test_no_level_is_left_out(name: str) -> None:
    contest = result(name).contest
    assert contest.robots == [robot for robot in names(contest.game) if robot in LEVELS]


def test_at_abaku_best_beats_the_highest_score_in_65_of_100() -> None:
    (standing,) = result("abaku-greedy").standings
    assert (standing.first, standing.second) == ("best", "greedy")
    assert standing.score >= 0.65


def test_every_game_with_levels_has_a_result() -> None:
    told = {result(name).contest.game for name in CONTESTS}
    levelled = {game.key for game in parlour.games() if len(set(names(game.key)) & set(LEVELS)) > 1}
    assert levelled <= told


def test_the_page_is_the_one_that_the_results_make() -> None:
    command = [sys.executable, str(ROOT / "scripts" / "robots_page.py"), "--check"]
    assert subprocess.run(command).returncode == 0, "run python scripts/robots_page.py"
