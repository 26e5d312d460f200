"""The arena: pairs with swapped seats, counted once, stopped when decided, resumed where left."""

import json
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import parlour
from parlour.arena.contest import Contest, checked, load
from parlour.arena.ledger import ResultLog
from parlour.arena.pair import Pair, Played, play_pair
from parlour.arena.report import plot, ratings, table
from parlour.arena.run import run, standings
from parlour.arena.standing import standing
from parlour.cli import main

CONFIG = """
name = "even"
game = "kryds-bolle"
robots = ["random", "second"]
"""


class Counted:
    """A crew in this process whose games have known results."""

    width = 2

    def __init__(self, score: float = 2.0) -> None:
        self.score = score
        self.sent: list[Pair] = []
        self.waiting: list[Pair] = []

    def __enter__(self) -> "Counted":
        return self

    def __exit__(self, *ignored: object) -> None:
        pass

    def send(self, pair: Pair) -> None:
        self.sent.append(pair)
        self.waiting.append(pair)

    def back(self) -> Iterator[Played]:
        pair = self.waiting.pop()
        yield Played(pair.key, pair.first, pair.second, pair.number, self.score, ("", ""))


def contest(**words: Any) -> Contest:
    return Contest(**{"name": "t", "game": "kryds-bolle", "robots": ["a", "b", "c"], **words})


@pytest.mark.parametrize(
    ("kind", "meet"),
    [
        ("round-robin", [("a", "b"), ("a", "c"), ("b", "c")]),
        ("ladder", [("b", "a"), ("c", "b")]),
        ("gauntlet", [("a", "b"), ("a", "c")]),
    ],
)
def test_who_meets_whom(kind: str, meet: list[tuple[str, str]]) -> None:
    assert contest(kind=kind).pairings() == meet


@pytest.mark.parametrize(
    "text",
    [
        "rubbish",
        "name = 'x'",
        CONFIG,  # there is no robot called second
        CONFIG.replace("second", "random"),
        CONFIG.replace('"second"', '"random"').replace("random", "x"),
        CONFIG + "colour = 'red'",
        CONFIG + "pairs = 0",
        CONFIG + "confidence = 1.5",
        CONFIG.replace("kryds-bolle", "chess"),
    ],
)
def test_a_bad_contest_is_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "c.toml"
    path.write_text(text)
    with pytest.raises(parlour.ParlourError):
        load(path)
    with pytest.raises(parlour.BadOption):
        checked(contest(robots=["random"] * 2))


def test_a_pair_is_one_seed_with_seats_swapped() -> None:
    played = play_pair(Pair("kryds-bolle", {}, "random", "random", 3, 1))
    first, second = (parlour.Record.from_text(text) for text in played.records)
    assert first.header.commitment == second.header.commitment
    assert 0 <= played.score <= 2
    assert play_pair(Pair("kryds-bolle", {}, "random", "random", 3, 1)) == played


def test_a_clear_pairing_stops_early_and_an_even_one_says_so(tmp_path: Path) -> None:
    small = contest(robots=["a", "b"], pairs=500, least_pairs=10)
    crew = Counted(2.0)
    found = run(small, ResultLog(tmp_path / "won", small), crew)
    assert found[0].verdict == "first"
    assert 10 <= len(crew.sent) < 40
    crew = Counted(1.0)
    assert run(small, ResultLog(tmp_path / "even", small), crew)[0].verdict == "even"
    assert len(crew.sent) < 500


def test_never_stopping_plays_all_pairs_once(tmp_path: Path) -> None:
    small = contest(pairs=12, stop="never")
    crew = Counted()
    run(small, ResultLog(tmp_path, small), crew)
    assert len(crew.sent) == 36 == len({pair.key for pair in crew.sent})


def test_a_stopped_contest_goes_on_and_nothing_counts_twice(tmp_path: Path) -> None:
    small = contest(robots=["a", "b"], pairs=20, stop="never")
    ledger = ResultLog(tmp_path, small)
    played = Played("a – b #7", "a", "b", 7, 1.5, ("", ""))
    assert ledger.add(played)
    assert not ledger.add(played)
    with (tmp_path / "pairs.jsonl").open("ab") as file:
        file.write(b'{"key":"a \xe2\x80\x93 b #8","first"')  # a crash in the middle of a line
    crew = Counted()
    again = ResultLog(tmp_path, small)
    run(small, again, crew)
    assert sorted(pair.number for pair in crew.sent) == [n for n in range(1, 21) if n != 7]
    assert standings(small, ResultLog(tmp_path, small))[0].pairs == 20
    with pytest.raises(parlour.BadOption):
        ResultLog(tmp_path, contest(robots=["a", "b"], seed=2))


@pytest.mark.slow
def test_the_sequential_test_is_seldom_wrong() -> None:
    """Three hundred contests between equals at 95 % each way: at most 15 % may call one of them stronger."""
    rng = random.Random(1)
    wrong = 0
    for _ in range(300):
        scores: list[float] = []
        while True:
            scores += [float(rng.randrange(2) + rng.randrange(2)) for _ in range(10)]
            verdict = standing("a", "b", scores, confidence=0.95, margin=0.05).verdict
            if verdict != "open":
                break
        wrong += verdict != "even"
    assert wrong <= 45


def test_the_interval_holds_the_true_score_as_often_as_it_says() -> None:
    rng = random.Random(2)
    held = 0
    for _ in range(400):
        scores = [float((rng.random() < 0.6) + (rng.random() < 0.6)) for _ in range(80)]
        found = standing("a", "b", scores, confidence=0.95, margin=0.05)
        held += found.low <= 0.6 <= found.high
    assert 365 <= held <= 395


def test_ratings_table_and_plot(tmp_path: Path) -> None:
    small = contest(pairs=10, stop="never")
    ledger = ResultLog(tmp_path, small)
    found = run(small, ledger, Counted())
    rated = ratings(small, ledger)
    assert rated["a"][0] > rated["b"][0] > rated["c"][0]
    assert "| a – b | 10 | 1.000 |" in table(small, ledger, found)
    plot(small, found, tmp_path / "plot.svg")
    assert (tmp_path / "plot.svg").read_text().startswith("<?xml")


def test_the_command_runs_and_shows_a_contest(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "c.toml"
    path.write_text('name = "t"\ngame = "shut-the-box"\nrobots = ["random", "first-test"]\n')
    assert main(["arena", "run", str(path)]) == 2
    assert "first-test" in capsys.readouterr().err


@pytest.mark.prove
def test_a_killed_worker_of_a_real_cluster_loses_and_doubles_nothing(tmp_path: Path) -> None:
    scheduler = subprocess.Popen(
        [sys.executable, "-m", "distributed.cli.dask_scheduler", "--port", "0", "--no-dashboard",
         "--scheduler-file", str(tmp_path / "scheduler.json")],
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    )  # fmt: skip
    worker = [sys.executable, "-m", "distributed.cli.dask_worker", "--nthreads", "1", "--no-dashboard",
              "--no-nanny", "--scheduler-file", str(tmp_path / "scheduler.json")]  # fmt: skip
    quiet = subprocess.DEVNULL
    workers = []
    try:
        while not (tmp_path / "scheduler.json").exists():
            time.sleep(0.1)
        workers = [subprocess.Popen(worker, stdout=quiet, stderr=quiet) for _ in range(2)]
        address = json.loads((tmp_path / "scheduler.json").read_text())["address"]
        (tmp_path / "c.toml").write_text(
            'name="t"\ngame="take-it"\nrobots=["random","novice"]\npairs=30\nstop="never"\n'
        )
        command = [sys.executable, "-m", "parlour", "arena", "run", "c.toml", "--cluster", address, "--json"]
        running = subprocess.Popen(command, cwd=tmp_path, stdout=subprocess.PIPE, text=True)
        ledger = tmp_path / "c" / "pairs.jsonl"
        while not ledger.exists() or ledger.read_text().count("\n") < 5:
            time.sleep(0.05)
        workers[0].send_signal(signal.SIGKILL)
        out, _ = running.communicate(timeout=600)
        assert json.loads(out)["standings"][0]["pairs"] == 30
        keys = [json.loads(line)["key"] for line in ledger.read_text().splitlines()]
        assert len(keys) == 30 == len(set(keys))
    finally:
        for process in (*workers, scheduler):
            process.kill()
            process.wait()
