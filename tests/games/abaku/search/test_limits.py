"""What a square takes, and whether anybody can place, against the rules said plainly."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.core.actor import CHANCE
from parlour.games.abaku.equations import readings
from parlour.games.abaku.search.ending import anybody_can_place
from parlour.games.abaku.search.limits import gap
from parlour.games.abaku.search.moves import right_placements
from tests.games.abaku.table import GAME

DIGITS = st.text("0123456789", max_size=5)


def plain_gap(before: str, behind: str, trivial: bool) -> tuple[set[str], set[str]]:
    """Each contact of the new tile that has no zero must lie in an equation with the new tile in it."""
    holds, makes = set(), set()
    for digit in "0123456789":
        line, at = before + digit + behind, len(before)
        equations = [
            range(i, j)
            for i in range(at + 1)
            for j in range(at + 1, len(line) + 1)
            if readings(line[i:j], trivial)
        ]
        contacts = [(i, i + 1) for i in (at - 1, at) if 0 <= i < len(line) - 1]
        if all(
            "0" in (line[i], line[j]) or any(i in part and j in part for part in equations)
            for i, j in contacts
        ):
            holds.add(digit)
        if equations:
            makes.add(digit)
    return holds, makes


@given(DIGITS, DIGITS, st.booleans())
def test_a_square_takes_what_leaves_no_contact_wrong(before: str, behind: str, trivial: bool) -> None:
    found = gap(before, behind, trivial)
    assert tuple({d for d in "0123456789" if bits >> int(d) & 1} for bits in found) == plain_gap(
        before, behind, trivial
    )


@pytest.mark.slow
@pytest.mark.parametrize("options", [{}, {"diagonals": True}, {"trivial_powers": False, "diagonals": True}])
def test_somebody_can_place_just_when_a_rack_has_a_placement(options: dict[str, bool]) -> None:
    rng = random.Random(7)
    answers = set()
    for _ in range(3):
        state = GAME.start(**options)
        while state.actor is not None:
            action = (
                state.sample(rng) if state.actor == CHANCE else GAME.some_action(state.view(state.actor), rng)
            )
            state = state.play(action)
        # the end of a game with other racks: some can go on, some cannot
        for _ in range(20):
            tiles = rng.choice((1, 1, 2, 3))
            racks = ["".join(rng.choice("55678?") for _ in range(tiles)) for _ in range(rng.randint(1, 2))]
            expected = any(
                next(right_placements(state.board, rack, state.options), None) is not None for rack in racks
            )
            answers.add(expected)
            assert anybody_can_place(state.board, racks, state.options) == expected
    assert answers == {True, False}
