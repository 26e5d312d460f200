"""The tray as numbers."""

import parlour
from parlour.envs import encoding
from tests.envs.cases import split


def test_a_tray_by_hand() -> None:
    state = parlour.game("shut-the-box").position("1,2,5,12|3+4|0,31|1|2")
    numbers = encoding("shut-the-box")
    parts = split(numbers, numbers.observe(state, 1))
    assert parts["flaps"].nonzero()[0].tolist() == [0, 1, 4, 11]
    assert parts["dice"].tolist() == [0, 0, 1, 1, 0, 0]
    assert parts["points"].tolist() == [31, 0], "oneself first"
    assert parts["turn"].tolist() == [1, 0]
    assert [str(action) for action in numbers.codes(state).values()] == ["2,5"]
