"""A second, plainly written Shut the Box beside the rules, whatever is played."""

from itertools import combinations
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import parlour
from parlour.games.shut_the_box.actions import Numbers
from parlour.games.shut_the_box.rules import GAME, ShutTheBoxState


def largest(closing: parlour.Action) -> int:
    """The largest flap that a closing shuts."""
    assert isinstance(closing, Numbers)
    return max(closing.numbers)


class Table(RuleBasedStateMachine):
    """Follows every turn with a set of numbers and a pad, as players would at a table."""

    @initialize(
        seats=st.integers(2, 4),
        flaps=st.sampled_from([9, 10, 12]),
        dice=st.sampled_from(["two", "one-when-six", "one-when-high-shut"]),
        shut=st.sampled_from(["wins", "finish-round"]),
        scoring=st.sampled_from(["sum", "digits"]),
        until=st.sampled_from(
            [{"limit": 50}, {"limit": 150}, {"rounds": 2}, {"limit": 90, "eliminate": True}]
        ),
    )
    def begin(self, until: dict[str, Any], **options: Any) -> None:
        self.state: ShutTheBoxState = GAME.start(**options, **until)
        self.options = {**options, **until}
        self.pad = [0] * options["seats"]
        self.seats = list(range(options["seats"]))
        self.turns = list(self.seats)
        self.open = set(range(1, options["flaps"] + 1))
        self.done: set[int] = set()
        self.rounds = 1
        self.winners: set[int] | None = None

    @precondition(lambda self: self.winners is not None)
    @rule(text=st.sampled_from(["3+4", "3", "one"]))
    def nothing_more_is_played(self, text: str) -> None:
        refusal = self.state.accepts(GAME.action(text))
        assert refusal is not None
        assert refusal.code == "game-over"

    @precondition(lambda self: self.winners is None and self.state.actor is parlour.CHANCE)
    @rule(data=st.data())
    def throw(self, data: st.DataObject) -> None:
        throw = data.draw(st.sampled_from(self.state.legal()), "throw")
        total = sum(int(die) for die in str(throw).split("+"))
        self.state = self.state.play(throw)
        if not self.sets(total):
            numbers = sorted(self.open)
            cost = sum(numbers) if self.options["scoring"] == "sum" else int("".join(map(str, numbers)))
            self.pad[self.turns[0]] += cost
            self.turn_over()
        else:
            assert {str(action) for action in self.state.legal()} == self.sets(total)

    @precondition(lambda self: self.winners is None and self.state.throw)
    @rule(data=st.data(), greedy=st.booleans())
    def close(self, data: st.DataObject, greedy: bool) -> None:
        legal = self.state.legal()
        action = max(legal, key=largest) if greedy else data.draw(st.sampled_from(legal))
        self.state = self.state.play(action)
        self.open -= {int(number) for number in str(action).split(",")}
        if not self.open:
            self.done.add(self.turns[0])
            if self.options["shut"] == "wins":
                self.winners = set(self.done)
            else:
                self.turn_over()

    @precondition(
        lambda self: self.winners is None and not self.state.throw and self.state.actor is not parlour.CHANCE
    )
    @rule(word=st.sampled_from(["one", "two"]))
    def take(self, word: str) -> None:
        high = max(self.open) > 6 if self.options["dice"] == "one-when-high-shut" else sum(self.open) > 6
        assert not high
        assert self.options["dice"] != "two"
        self.state = self.state.play(word)
        assert len(self.state.legal()) == {"one": 6, "two": 21}[word]

    def sets(self, total: int) -> set[str]:
        """Every set of open flaps that adds up to the total, as text."""
        return {
            ",".join(map(str, numbers))
            for size in range(1, 5)
            for numbers in combinations(sorted(self.open), size)
            if sum(numbers) == total
        }

    def turn_over(self) -> None:
        self.open = set(range(1, self.options["flaps"] + 1))
        self.turns.pop(0)
        if self.turns:
            return
        limit = self.options.get("limit")
        reached = {seat for seat in self.seats if limit and self.pad[seat] >= limit}
        fewest = {seat for seat in self.seats if self.pad[seat] == min(self.pad[s] for s in self.seats)}
        if self.done:
            self.winners = self.done
        elif self.options.get("eliminate") and len(self.seats) - len(reached) > 1:
            self.seats = [seat for seat in self.seats if seat not in reached]
        elif reached or self.rounds == self.options.get("rounds"):
            self.winners = fewest
        self.rounds += 1
        self.turns = list(self.seats)

    @invariant()
    def the_table_and_the_rules_agree(self) -> None:
        assert list(self.state.points) == self.pad
        if self.winners is not None:
            assert self.state.actor is None
            assert set(self.state.winners) == self.winners
            assert self.state.legal() == ()
        else:
            assert self.state.actor is not None
            assert self.state.places is None
            assert self.state.seat == self.turns[0]
            assert self.state.round == self.rounds
            assert set(self.state.seen(None).flaps) == self.open


Table.TestCase.settings = settings(max_examples=60, stateful_step_count=80, deadline=None)
TestTable = Table.TestCase
