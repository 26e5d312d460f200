"""The solved lay-out against the slow truth."""

from typing import Any

import pytest

import parlour
from parlour.games.kugelbox.actions import Lay
from parlour.games.kugelbox.values.lay_out import LayOut

from .expectimax import Expectimax

GAME = parlour.game("chikugo")

#: two players a few laps before the limit, so that everything can be looked at
POSITIONS = [
    ("lay-out||0|12,square;line,<=4;2,3,4,5,8,<=6,line,square||0|97", {}),
    ("lay-out||0|12,square;line,<=4;2,3,4,5,8,<=6,line,square|1 red a1 black a2|0|98", {"miss": 0}),
    ("lay-out||0|12,line;8,square;2,3,4,5,<=4,<=6,line,square|1 red b2 black d4|1|97|lay", {}),
    ("lay-out||0|line,line;square,square;2,3,4,5,8,12,<=4,<=6|1 red b2 black d4|1|97|lay", {}),
    (
        "lay-out||0|5,8,12;<=4,square;2,3,4,<=6,line,line,square|0 red a1 black d4|0|98|lay",
        {"lay_out": "all"},
    ),
    ("lay-out||0|5,8;12,line;2,3,4,<=4,<=6,line,square,square||0|98", {"smart_calculators": True}),
]


def after(solved: LayOut, action: parlour.Action) -> tuple[float, ...]:
    return solved.after_laying(action if isinstance(action, Lay) else None)


@pytest.mark.slow
@pytest.mark.parametrize(("text", "options"), POSITIONS)
def test_the_chances_are_those_of_looking_at_everything(text: str, options: dict[str, Any]) -> None:
    state = GAME.position(text, **options)
    truth, solved = Expectimax(shared=False), LayOut(state)
    if state.stage == "throw":
        assert solved.before_throwing() == pytest.approx([float(x) for x in truth.worth(state)], abs=1e-12)
        return
    for action in state.legal():
        due = truth.worth(state.after(action))
        assert after(solved, action) == pytest.approx([float(x) for x in due], abs=1e-12)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("text", "options"),
    [
        ("lay-out||0|2,12,line;8,square,<=4;3,4,5,<=6,line,square||0|5", {}),
        ("lay-out||0|2,12,line;8,square,<=4;3,4,5,<=6,line,square||0|5", {"lay_out": "all", "miss": 0}),
        ("lay-out||0|2,12;8,square;3,line;4,5,<=4,<=6,line,square||1|5", {"smart_calculators": True}),
        ("lay-out||0|12;-;8,square;3,line;2,4,5,<=4,<=6,line,square|3 red a1 black -|0|60", {}),
    ],
)
def test_before_a_throw_it_is_the_mean_of_what_follows(text: str, options: dict[str, Any]) -> None:
    """From one turn to the next by the plain rules, far from the limit and for any number of players."""
    state = GAME.position(text, **options)
    seat, thrown = state.seat, state.play("throw")
    found = [0.0] * len(state.chips)
    worths: dict[object, tuple[float, ...]] = {}
    for landing, chance in thrown.odds():
        landed = thrown.after(landing)
        score = landed.score_of(landing)
        if score not in worths and landed.stage == "lay":
            laying = LayOut(landed)
            worths[score] = max((after(laying, a) for a in landed.legal()), key=lambda row: row[seat])
        elif score not in worths and landed.actor is None:
            worths[score] = tuple(float(place == 0) for place in landed.places)
        elif score not in worths:
            worths[score] = LayOut(landed).before_throwing()
        found = [total + float(chance) * worth for total, worth in zip(found, worths[score], strict=True)]
    before = LayOut(state).before_throwing()
    assert before == pytest.approx(found, abs=1e-12)
    assert sum(before) == pytest.approx(len(before) - 1, abs=1e-4), "one loses, but at the limit"


def test_looking_fewer_laps_ahead_comes_near() -> None:
    state = GAME.position("lay-out||0|2,12,line;8,square,<=4;3,4,5,<=6,line,square||0|5")
    exact, near = LayOut(state).before_throwing()[0], LayOut(state, laps=40).before_throwing()[0]
    assert near != exact
    assert near == pytest.approx(exact, abs=0.01)
