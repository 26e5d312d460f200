"""What actions are worth: every action is listed, efforts are kept, and only the view counts."""

import random
from typing import Any

import numpy as np
import pytest

from parlour.games.abaku.generator.field import Field, held
from parlour.games.abaku.generator.generator import Answers, Generator
from parlour.games.abaku.values.candidates import mind
from parlour.games.abaku.values.compiled import glance, leaves
from parlour.games.abaku.values.effort import Effort, Spent
from parlour.games.abaku.values.playout import played_out
from parlour.games.abaku.values.values import values
from parlour.games.abaku.values.worth import Judge, code, leave_features, weights
from tests.games.abaku.search.test_moves import MIDDLE
from tests.games.abaku.table import GAME, almost_done, row, table


def test_every_action_is_listed_with_its_points() -> None:
    state = table(row("G8", "123"), "49", "0", bonuses=False)
    for effort in (None, Effort(nodes=30)):
        found = values(state.view(0), effort, random.Random(1))
        assert {str(move.action) for move in found.moves} == set(map(str, state.legal()))
        for move in found.moves:
            assert state.play(move.action).points[0] == move.points
        assert [m.value for m in found.moves] == sorted((m.value for m in found.moves), reverse=True)


@pytest.mark.parametrize("nodes", [1, 25, 90])
def test_nodes_are_never_exceeded(nodes: int) -> None:
    found = values(GAME.position(MIDDLE).view(1), Effort(nodes=nodes), random.Random(1))
    assert found.nodes <= nodes


def test_an_effort_counts_and_ends() -> None:
    effort = Effort(nodes=3)
    part = effort.part(0.5)
    part.spend()
    with pytest.raises(Spent):
        part.spend()
    effort.add(part)
    effort.spend()
    effort.spend()
    with pytest.raises(Spent):
        effort.spend()


def test_three_seats_are_tried_too() -> None:
    state = table(row("G8", "123"), "45679", "01234", "56789", seats=3)
    found = values(state.view(0), Effort(nodes=60), random.Random(1))
    assert 30 < found.nodes <= 60


@pytest.mark.parametrize("options", [{}, {"diagonals": True}, {"tile_values": True}], ids=str)
def test_answers_after_a_placement_are_those_of_a_new_search(options: dict[str, Any]) -> None:
    state = GAME.position(MIDDLE, **options)
    generator, judge = Generator(state.options), Judge(state.options)
    answers, rng = Answers(generator), random.Random(2)
    weighed = np.array(judge.leave_weights)
    field = Field.read(state.board, state.options)
    rows = generator.rows(field, held("00113"))
    for rack in ("55799", "1234?", "28"):
        answers.begin(field, held(rack), weighed, 0.0)
        for _ in range(12):
            after = field.laid(rows[rng.randrange(len(rows))])
            found = generator.without_swap(after, held(rack))
            expected = (found[:, 0] + leaves(judge, found, after, held(rack))).max()
            assert answers.best(after) == pytest.approx(expected)


@pytest.mark.parametrize("racks", [("4", "5"), ("24", "36"), ("19", "087")], ids=str)
def test_a_game_played_out_ends_as_the_rules_end_it(racks: tuple[str, str]) -> None:
    state = almost_done(*racks, tile_values=True)
    thinking = mind(state.options)
    field = Field.read(state.board, state.options)
    gained = played_out(thinking, field, (held(racks[1]), held(racks[0])), "", Effort())
    while state.actor is not None:
        field, rack = Field.read(state.board, state.options), held(state.racks[state.turn])
        moves = Generator(state.options).placements(state.board, state.racks[state.turn])
        if len(moves):
            worth = glance(thinking.judge, moves.rows, field, rack, 0)
            state = state.play(moves.place(int(worth.argmax())))
        else:
            state = state.play("pass")
    assert state.points[1] - state.points[0] == gained


def test_learned_weights_say_how_they_came_about() -> None:
    for tile_values in (False, True):
        learned = weights(tile_values)
        assert learned.version == 1
        assert learned.games >= 500
        assert learned.turns > learned.games
        assert len(learned.leave) == len(leave_features(0))


def test_a_zero_kept_is_a_burden() -> None:
    judge = Judge(GAME.options())
    assert judge.leave(code("0")) < judge.leave(code("1"))
    assert judge.leave(code("00")) < judge.leave(code("12"))
