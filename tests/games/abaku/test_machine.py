"""A machine that plays at random and checks what must hold in every state."""

import random
from collections import Counter
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import parlour

from . import slow_referee
from .table import ALL, GAME, squares_of


class Play(RuleBasedStateMachine):
    """Every tile is somewhere, racks stay full while they can, points only change as the rules say."""

    @initialize(
        seats=st.integers(2, 4),
        referee=st.sampled_from(["strict", "challenge"]),
        diagonals=st.booleans(),
        seed=st.integers(0, 2**32),
    )
    def begin(self, seats: int, referee: str, diagonals: bool, seed: int) -> None:
        self.rng = random.Random(seed)
        self.state = GAME.start(seats, referee=referee, diagonals=diagonals, bonuses=False, count_tiles=True)
        self.ways = "-|\\/" if diagonals else "-|"

    @precondition(lambda self: self.state.actor is not None)
    @rule(steps=st.integers(1, 6))
    def act(self, steps: int) -> None:
        for _ in range(steps):
            actor = self.state.actor
            if actor is None:
                return
            if actor is parlour.CHANCE:
                self.state = self.state.play(self.state.sample(self.rng))
                continue
            before = self.state
            action = GAME.some_action(before.view(actor), self.rng)
            assert before.accepts(action) is None
            self.state = before.play(action)
            self.compare(before, str(action))

    def compare(self, before: Any, text: str) -> None:
        """A placement with a strict referee scores what the slow referee counts, and is right."""
        after = self.state
        if text[0] not in "=\\/0123456789ABCDEFGHIJKLMNO" or before.options.referee != "strict" or after.over:
            return
        old, new = squares_of(before.board), squares_of(after.board)
        laid = {square: digit for square, digit in new.items() if square not in old}
        assert all(new[square] == digit for square, digit in old.items())
        assert slow_referee.is_right(old, laid, self.ways)
        found = slow_referee.equations(old, laid, self.ways)
        seat = before.turn
        assert after.points[seat] - before.points[seat] == sum(map(len, found))
        assert after.used[seat] - before.used[seat] == len(laid)

    @invariant()
    def every_tile_is_somewhere(self) -> None:
        state = self.state
        lying = Counter("?" if sign.isalpha() else sign for sign in state.board if sign != ".")
        aside = getattr(state.pending, "aside", "")
        held = Counter("".join(state.racks)) + Counter(state.bag) + Counter(aside)
        assert lying + held == Counter(ALL)

    @invariant()
    def racks_are_full_while_the_bag_is_not_empty(self) -> None:
        state = self.state
        if state.bag and state.pending is None:
            assert {len(rack) for rack in state.racks} == {5}

    @invariant()
    def the_position_reads_back(self) -> None:
        state = self.state
        plain = {
            name: getattr(state.options, name) for name in ("referee", "diagonals", "bonuses", "count_tiles")
        }
        assert GAME.position(state.position, **plain) == state


Play.TestCase.settings = settings(max_examples=25, stateful_step_count=18, deadline=None)
TestPlay = Play.TestCase
