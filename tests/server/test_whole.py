"""Hypothesis' machine against the whole server: a tenth of the steps are faults, and nothing is lost."""

from __future__ import annotations

import random
import sqlite3
import threading
from collections import Counter
from contextlib import closing
from pathlib import Path
from typing import Any

import hypothesis
import hypothesis.strategies as st
import pytest
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule, run_state_machine_as_test

from parlour.server.admin import backup
from parlour.server.base.settings import Settings
from parlour.server.store.database import open_engine
from tests.server.club import Redis, missing, postgres

from .whole import Model, Whole

PROVES = ("core", "server", "games/kryds_bolle/rules.py", "games/shut_the_box/rules.py")
#: steps of one round, of which one is a fault
ROUND = 10
STEPS, RUNS = 2_000, 20


def run(whole: Whole, steps: int, number: int) -> Counter[str]:
    """One run of the machine; gives what happened how often."""
    counted: Counter[str] = Counter()
    known = sorted(whole.faults)

    class Server(RuleBasedStateMachine):
        """Nine steps while one fault happens; the model is what was acknowledged."""

        def __init__(self) -> None:
            super().__init__()
            self.model = Model(whole)
            self.rng = random.Random(number)

        @rule(drawn=st.integers(0, 2**32 - 1))
        def play_through_a_fault(self, drawn: int) -> None:
            # Hypothesis' first example draws the same number every time; the count makes it another round
            self.rng = random.Random(f"{number} {counted['steps']} {drawn}")
            fault = known[(number + counted["steps"] // ROUND) % len(known)]
            failed: list[BaseException] = []

            def do() -> None:
                try:
                    whole.faults[fault](random.Random(drawn + counted["steps"]))
                except BaseException as error:
                    failed.append(error)

            thread = threading.Thread(target=do)
            at = self.rng.randrange(ROUND - 1)
            for step in range(ROUND - 1):
                if step == at:
                    thread.start()
                self.model.step(self.rng)
            thread.join()
            assert not failed, failed
            counted[fault] += 1
            counted["steps"] += ROUND

        @invariant()
        def all_that_was_acknowledged_is_there(self) -> None:
            self.model.settle(self.rng)
            self.model.compare_all(self.rng, last=3)

        def teardown(self) -> None:
            self.model.settle(self.rng)
            self.model.compare_all(self.rng)
            counted["acknowledged"] += sum(map(len, self.model.matches.values()))
            counted["unsure"] += self.model.unsure
            self.model.close()

    settings = hypothesis.settings(
        max_examples=1,
        stateful_step_count=max(2, steps // ROUND),
        deadline=None,
        database=None,
        phases=[hypothesis.Phase.generate],
        suppress_health_check=list(hypothesis.HealthCheck),
    )
    # Hypothesis ends some runs early: go on until there are as many steps as announced
    again = 0
    while counted["steps"] < steps:
        run_state_machine_as_test(hypothesis.seed(1_000 * number + again)(Server), settings=settings)
        again += 1
    return counted


def proved(whole: Whole, steps: int, number: int, record_property: Any) -> None:
    with whole.running():
        total = run(whole, steps, number)
    engine = open_engine(Settings(database=whole.database))
    count, found = backup.check(engine)
    engine.dispose()
    assert found == []
    assert count > 0
    assert total["acknowledged"] > 0
    faults = sum(total[fault] for fault in whole.faults)
    assert faults * ROUND == total["steps"]
    for name, times in sorted(total.items()):
        record_property(name, times)


@pytest.mark.slow
def test_the_model_notices_what_is_lost(tmp_path: Path) -> None:
    whole, rng = Whole(tmp_path), random.Random(1)
    with whole.running():
        model = Model(whole)
        for _ in range(30):
            model.step(rng)
        model.settle(rng)
        model.compare_all(rng)
        match = max(model.matches, key=lambda match: len(model.matches[match]))
        (server,) = whole.processes
        server.kill()
        with closing(sqlite3.connect(whole.file)) as database, database:
            last = "SELECT max(seq) FROM events WHERE match = :match"
            database.execute(f"DELETE FROM events WHERE match = :match AND seq = ({last})", {"match": match})
        server.start()
        with pytest.raises(AssertionError, match=match):
            model.compare(match, rng)
        model.close()


@pytest.mark.slow
def test_faults_lose_nothing(tmp_path: Path, record_property: Any) -> None:
    proved(Whole(tmp_path), 60, 0, record_property)


@pytest.mark.prove
@pytest.mark.parametrize("number", range(RUNS))
def test_faults_lose_nothing_in_many_steps(number: int, tmp_path: Path, record_property: Any) -> None:
    proved(Whole(tmp_path), STEPS, number, record_property)


@pytest.mark.slow
@pytest.mark.skipif(missing() is not None, reason=str(missing()))
def test_faults_of_a_club_lose_nothing(tmp_path: Path, record_property: Any) -> None:
    of_a_club(tmp_path, 60, 0, record_property)


@pytest.mark.prove
@pytest.mark.skipif(missing() is not None, reason=str(missing()))
@pytest.mark.parametrize("number", range(RUNS))
def test_faults_of_a_club_lose_nothing_in_many_steps(
    number: int, tmp_path: Path, record_property: Any
) -> None:
    of_a_club(tmp_path, STEPS, number, record_property)


def of_a_club(folder: Path, steps: int, number: int, record_property: Any) -> None:
    redis = Redis()
    redis.start()
    try:
        with postgres() as database:
            proved(Whole(folder, database, redis), steps, number, record_property)
    finally:
        redis.stop()
