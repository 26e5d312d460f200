"""The face of analysis: any state or view, a budget in seconds or nodes, every legal action best first."""

from __future__ import annotations

import json
from fractions import Fraction
from typing import Any

import pytest

import parlour
from parlour.analysis.analysis import Analysis, Scored
from parlour.analysis.estimate import analyse as estimate
from parlour.analysis.plain import as_plain
from parlour.core.bot import Budget
from parlour.core.errors import IllegalAction


def nearly_won() -> Any:
    """x has two of the row a1 b1 c1 and is to move."""
    return parlour.game("kryds-bolle").position("xx.oo..../........./.........")


def test_an_estimate_lists_every_legal_action_best_first() -> None:
    state = nearly_won()
    found = estimate(state.view(0), Budget(nodes=900))
    assert {str(move.action) for move in found.moves} == {str(action) for action in state.legal()}
    values = [float(move.value) for move in found.moves]
    assert values == sorted(values, reverse=True)
    assert not found.exact
    assert {move.bound for move in found.moves} == {"estimate"}
    assert str(found.moves[0].action) == "c1"


def test_an_estimate_is_the_same_for_the_same_seed() -> None:
    view = nearly_won().view(0)
    assert estimate(view, Budget(nodes=90), seed=3) == estimate(view, Budget(nodes=90), seed=3)
    assert estimate(view, Budget(nodes=90), seed=3) != estimate(view, Budget(nodes=90), seed=4)


def test_only_the_seat_to_act_can_be_advised() -> None:
    with pytest.raises(IllegalAction):
        estimate(nearly_won().view(1), Budget(nodes=9))
    with pytest.raises(IllegalAction):
        estimate(nearly_won().view(None), Budget(nodes=9))


def test_the_best_are_those_of_equal_value() -> None:
    a, b, c = (parlour.game("kryds-bolle").action(text) for text in ("a1", "b1", "c1"))
    found = Analysis(True, 2, [Scored(a, 2, "exact"), Scored(b, 2, "exact"), Scored(c, 1, "exact")])
    assert [str(move.action) for move in found.best] == ["a1", "b1"]


def test_plain_values_are_json_and_fractions_become_numbers() -> None:
    action = parlour.game("kryds-bolle").action("a1")
    found = Analysis(True, Fraction(3, 2), [Scored(action, Fraction(3, 2), "exact", points=4)])
    assert json.loads(json.dumps(as_plain(found))) == {
        "exact": True,
        "value": 1.5,
        "moves": [{"action": "a1", "value": 1.5, "bound": "exact", "points": 4}],
    }
