"""Chips, robbing and a hand's aims as numbers."""

import parlour
from parlour.envs import encoding
from parlour.envs.kugelbox.encoding import AIMS
from tests.envs.cases import HAND


def test_robbing_a_neighbour_has_the_same_code_from_every_seat() -> None:
    game, numbers = parlour.game("take-it"), encoding("take-it", {"seats": 3})
    rest = "2,3,4,8,<=4,<=6,line,square,square"
    # who is to act has thrown a line of five, which does not win the 12, and may rob the next seat's line
    zero = game.position(f"play|12|0|5;line;{rest};|0 red a1 black a5|0|2|rob")
    one = game.position(f"play|12|0|{rest};5;line;|0 red - black -,1 red a1 black a5|1|2|rob")
    codes = [
        next(code for code, action in numbers.codes(state).items() if str(action) == text)
        for state, text in ((zero, "rob 1 line"), (one, "rob 2 line"))
    ]
    assert codes[0] == codes[1]


def test_a_hands_aims_are_a_grid() -> None:
    key, options = HAND
    numbers, state = encoding(key, options), parlour.game(key).start(**options)
    assert len(AIMS) == 13 * 11
    assert numbers.mask(state).sum() == len(AIMS)
    assert all(state.accepts(action) is None for action in numbers.codes(state).values())
