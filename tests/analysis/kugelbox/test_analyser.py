"""Analysis of Chikugo and Take It."""

from typing import Any

import pytest

import parlour
from parlour.analysis import Analysis
from parlour.core.bot import Budget

CHIKUGO, TAKE_IT = parlour.game("chikugo"), parlour.game("take-it")
AIM = "throw x=0 dir=2 force=45 loft=20 gap=20 turn=0"

#: only the 12 is left, and four in a row may rob: the 4 is worth four times the line
ROB = "play|12|0|2,3,<=4,line,square,5,<=6;4,8,line,square;|0 red c1 black c4|0|9|rob"
LAY = "lay-out||0|2,12,square;4,5,<=4,line;3,8,<=6,line,square|0 red a1 black d4|0|60|lay"


def best(found: Analysis) -> list[str]:
    return [str(move.action) for move in found.moves]


def test_the_end_of_take_it_for_two_is_exact() -> None:
    found = parlour.analyse(TAKE_IT.position(ROB))
    assert found.exact
    assert best(found) == ["rob 1 4", "rob 1 line", "pass"]
    assert {move.bound for move in found.moves} == {"exact"}
    assert 0 < float(found.moves[-1].value) < float(found.value) == float(found.moves[0].value) < 1


def test_a_value_is_for_the_seat_to_act() -> None:
    swapped = "play|12|0|4,8,line,square;2,3,<=4,line,square,5,<=6;|1 red c1 black c4|1|9|rob"
    one, other = parlour.analyse(TAKE_IT.position(ROB)), parlour.analyse(TAKE_IT.position(swapped))
    assert best(other) == ["rob 0 4", "rob 0 line", "pass"]
    assert [m.value for m in other.moves] == pytest.approx([m.value for m in one.moves])


def test_the_lay_out_is_exact_for_any_number() -> None:
    found = parlour.analyse(CHIKUGO.position(LAY))
    assert found.exact
    assert best(found)[-1] == "pass"
    assert set(best(found)) == {"lay 2", "lay 12", "lay square", "pass"}
    three = "lay-out||0|2,12;8,square;3,line;4,5,<=4,<=6,line,square|1 red b2 black d4|1|80|lay"
    found = parlour.analyse(CHIKUGO.position(three))
    assert found.exact
    assert best(found) == ["lay square", "lay 8", "pass"]


@pytest.mark.slow
@pytest.mark.parametrize("budget", [Budget(nodes=2000), 0.02])
def test_with_a_small_budget_it_is_an_estimate_of_every_action(budget: Budget | float) -> None:
    for state in (
        TAKE_IT.position("play|2,5,12,square|3|3,line;8,square;4;|1 red a1 black d4|1|9|take"),
        CHIKUGO.position(
            "lay-out||0|2,3,4,5,8,12;<=4,<=6,line,line,square,square;|0 red a1 black d4|0|1|lay"
        ),
    ):
        found = parlour.analyse(state, budget)
        assert not found.exact
        assert sorted(best(found)) == [str(action) for action in state.legal()]
        assert {move.bound for move in found.moves} == {"estimate"}
        values = [float(move.value) for move in found.moves]
        assert values == sorted(values, reverse=True)
        assert all(0 <= value <= 1 for value in values)
        assert parlour.analyse(state, budget) == found, "the same budget finds the same"


@pytest.mark.parametrize(
    ("game", "text"),
    [
        (TAKE_IT, "play|12|2|2,3,5,8,<=4;<=6,line,line,square;||1|9"),
        (TAKE_IT, "play|3|2|2,8,<=4,12,square;<=6,line,line,square;|1 red b3 black c4|1|9|turn"),
        (TAKE_IT, "play|5,12|2|2;3,8,<=4;4,<=6,line,line;|1 red a1 black a3|1|9|turn"),
        (TAKE_IT, "play||12|;;;||0|1"),
        (CHIKUGO, "pick-up||9|2;3;4;||1|4"),
    ],
)
def test_where_nothing_can_be_chosen_the_value_is_told(game: parlour.Game[Any], text: str) -> None:
    state = game.position(text)
    found = parlour.analyse(state, Budget(nodes=3000))
    assert best(found) == [str(action) for action in state.legal()]
    assert 0 < float(found.value) < 1


def test_at_chance_there_is_a_value_and_no_move() -> None:
    for state in (
        TAKE_IT.position(ROB.replace("0 red c1 black c4|0|9|rob", "|0|9|throw")),
        TAKE_IT.position("play|5,12|2|2;3,8,<=4;4,<=6,line,line;|1 red a1 black a3|1|9|chip"),
        CHIKUGO.position(LAY.replace("0 red a1 black d4|0|60|lay", "|0|60|throw")),
        CHIKUGO.position("pick-up||9|2;3;4;||1|4|throw"),
    ):
        found = parlour.analyse(state, Budget(nodes=20_000))
        assert found.moves == []
        assert 0 < float(found.value) < 1


def test_solved_and_played_out_agree_where_both_can_be_had() -> None:
    """Playing on by habit is not perfect, so they agree only nearly: but on what is best, and how good."""
    state = TAKE_IT.position(
        "play|4,8,12|0|3,5,<=6,line;2,square,square,<=4,line;|0 red a1 black d4|0|9|take"
    )
    exact, near = parlour.analyse(state), parlour.analyse(state, Budget(nodes=9_000))
    assert exact.exact
    assert not near.exact
    assert best(exact) == best(near) == ["take 12", "take 8", "take 4"]
    assert float(exact.value) == pytest.approx(float(near.value), abs=0.05)


def test_by_hand_chips_are_valued_and_aims_are_not() -> None:
    state = TAKE_IT.position(ROB, throw="hand")
    found = parlour.analyse(state)
    assert not found.exact
    assert best(found) == ["rob 1 4", "rob 1 line", "pass"]
    for game in (TAKE_IT, CHIKUGO):
        with pytest.raises(parlour.NotEnumerable):
            parlour.analyse(game.start(throw="hand"))
    thrown = CHIKUGO.start(throw="hand").play(AIM)
    assert parlour.analyse(thrown, Budget(nodes=5)).moves == []


def test_what_has_no_value_is_refused() -> None:
    with pytest.raises(parlour.IllegalAction):
        parlour.analyse(TAKE_IT.position("over||0|3,4,<=4,square;2,5,8,12,<=6,line,line,square;||1|11"))
    with pytest.raises(parlour.BadOption):
        parlour.analyse(TAKE_IT.start(), goal="beauty")
