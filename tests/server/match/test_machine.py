"""Many clients with drops, resends and reordering, against a model: a list of the acts that must stand."""

from __future__ import annotations

from contextlib import ExitStack
from typing import Any

import hypothesis
import hypothesis.strategies as st
import pytest
from hypothesis.stateful import (
    RuleBasedStateMachine,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

import parlour
from tests.server.client import Client, Table, new_key

ADDRESS: list[str] = []
SEATS, SOCKETS = 2, 4
GAME = parlour.game("kryds-bolle")


class Clients(RuleBasedStateMachine):
    """Two people with several sockets each; the model is the state that their accepted acts make."""

    def __init__(self) -> None:
        super().__init__()
        self.people = [Client(ADDRESS[0], "Anna"), Client(ADDRESS[0], "Bo")]
        self.match = self.people[0].create()["table"]["match"]
        self.people[1].join(self.match)
        self.state = GAME.start()
        self.acts: list[str] = []
        self.sent: list[tuple[int, str, int, str]] = []
        self.sockets: dict[int, tuple[ExitStack, Table]] = {}
        self.seen = [0] * SOCKETS

    def table(self, number: int) -> Table:
        """The socket of that number, opened from where it was when it was dropped."""
        if number not in self.sockets:
            stack = ExitStack()
            since = self.seen[number]
            table = stack.enter_context(self.people[number % SEATS].at(self.match, since=since))
            assert [e["seq"] for e in table.events] == list(range(since + 1, len(self.acts) + 1))
            self.sockets[number] = (stack, table)
        return self.sockets[number][1]

    def expect(self, answer: dict[str, Any], seat: int, seq: int, text: str) -> None:
        """What the model says of an act that was sent for the first time."""
        allowed = (
            seq == len(self.acts) + 1
            and self.state.actor == seat
            and self.state.accepts(GAME.action(text)) is None
        )
        assert (answer["type"] == "update") == allowed, answer
        if allowed:
            self.acts.append(text)
            self.state = self.state.play(text)
        else:
            assert answer["type"] == "refused"
            assert answer["sides"][0]["view"]["cube"] == self.state.position

    @rule(number=st.integers(0, SOCKETS - 1), bar=st.sampled_from("abc"), row=st.integers(1, 3))
    def act(self, number: int, bar: str, row: int) -> None:
        text, seq, key = f"{bar}{row}", len(self.acts) + 1, new_key()
        table = self.table(number)
        self.sent.append((number % SEATS, key, seq, text))
        self.expect(table.act(text, seq=seq, key=key), number % SEATS, seq, text)

    @rule(number=st.integers(0, SOCKETS - 1), late=st.integers(1, 5), bar=st.sampled_from("abc"))
    def act_on_what_is_gone(self, number: int, late: int, bar: str) -> None:
        seq = max(0, len(self.acts) + 1 - late)
        answer = self.table(number).act(f"{bar}1", seq=seq)
        assert answer["code"] in ("stale-seq", "match-over")

    @precondition(lambda self: self.sent)
    @rule(data=st.data(), number=st.integers(0, SOCKETS - 1))
    def resend(self, data: st.DataObject, number: int) -> None:
        """The same message again, from any of the same person's sockets, in any order."""
        seat, key, seq, text = data.draw(st.sampled_from(self.sent))
        if number % SEATS != seat:
            return
        answer = self.table(number).act(text, seq=seq, key=key)
        done = seq <= len(self.acts) and self.acts[seq - 1] == text and (seq - 1) % 2 == seat
        if answer["type"] == "done":
            assert done
            assert answer["seq"] == seq
        else:
            self.expect(answer, seat, seq, text)

    @rule(number=st.integers(0, SOCKETS - 1))
    def drop(self, number: int) -> None:
        """The connection is gone without a word."""
        if number in self.sockets:
            stack, table = self.sockets.pop(number)
            self.seen[number] = table.seq
            stack.close()

    @invariant()
    def every_socket_saw_every_event_once(self) -> None:
        for number, (_, table) in self.sockets.items():
            table.until_seq(len(self.acts))
            seqs = [e["seq"] for e in table.events]
            assert seqs == list(range(self.seen[number] + 1, len(self.acts) + 1))
            assert [e["act"] for e in table.events] == self.acts[self.seen[number] :]
            assert table.view["cube"] == self.state.position

    def teardown(self) -> None:
        for stack, _ in self.sockets.values():
            stack.close()
        look = self.people[0].get(f"/api/matches/{self.match}").json()
        assert [e["act"] for e in look["sides"][0]["events"]] == self.acts
        for person in self.people:
            person.http.close()


def run(url: str, examples: int) -> None:
    ADDRESS[:] = [url]
    run_state_machine_as_test(
        Clients,
        settings=hypothesis.settings(
            max_examples=examples,
            stateful_step_count=30,
            deadline=None,
            suppress_health_check=list(hypothesis.HealthCheck),
        ),
    )


@pytest.mark.slow
def test_drops_resends_and_reordering_change_nothing(url: str) -> None:
    run(url, 25)
