"""Kryds & Bolle by its rule book and RULES.md."""

from itertools import combinations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import parlour
from parlour.games.kryds_bolle.cube import LINES
from parlour.games.kryds_bolle.rules import KrydsBolleState, chameleon_holder

GAME = parlour.game("kryds-bolle")
PLACEMENTS = ("stacked", "free")


def straight(a: int, b: int, c: int) -> bool:
    """Whether three places lie on one line, by coordinates: the middle one is halfway."""
    (p, q, r) = sorted((n // 9, n // 3 % 3, n % 3) for n in (a, b, c))
    return all(2 * y == x + z for x, y, z in zip(p, q, r, strict=True))


ALL_LINES = [triple for triple in combinations(range(27), 3) if straight(*triple)]


def counted(cube: str) -> tuple[int, int]:
    """Points of a full or partial cube by looking at every line, the slow way."""
    signs = cube.replace("/", "")
    points = {"x": 0, "o": 0}
    owner = {"x": "o", "o": "x"}.get(signs[13], "x")
    for line in ALL_LINES:
        found = {signs[n] for n in line}
        if found in ({"x"}, {"o"}):
            points[found.pop()] += 1
        elif "*" in found and len(found) == 2 and "." not in found:
            points[owner] += 1
    return points["x"], points["o"]


def test_there_are_49_lines_27_along_an_axis_18_in_a_plane_4_through_the_cube() -> None:
    assert sorted(LINES) == sorted(ALL_LINES)
    turns = [sum((a // d % 3) != (c // d % 3) for d in (1, 3, 9)) for a, _, c in ALL_LINES]
    assert [turns.count(n) for n in (1, 2, 3)] == [27, 18, 4]


@pytest.mark.parametrize(
    ("placement", "counts"), [("stacked", [9, 81, 729, 6552]), ("free", [27, 702, 17550])]
)
def test_move_counts_from_the_empty_cube(placement: str, counts: list[int]) -> None:
    # stacked, fourth ball: 9^4 sequences less the 9 that would put four balls on one bar
    states = [GAME.start(placement=placement)]
    for count in counts:
        states = [state.play(action) for state in states for action in state.legal()]
        assert len(states) == count


def test_balls_slide_down_their_bar() -> None:
    state = GAME.start()
    for _ in range(3):
        state = state.play("a1")
    assert state.position == "x......../o......../x........"
    refusal = state.accepts(GAME.action("a1"))
    assert refusal is not None
    assert refusal.code == "bar-full"


def test_free_places_need_a_level_and_stacked_ones_must_not_have_it() -> None:
    assert GAME.start().accepts(GAME.action("b2.1")).code == "no-level"
    assert GAME.start(placement="free").accepts(GAME.action("b2")).code == "level-missing"
    state = GAME.start(placement="free").play("b2.3")
    assert state.position == "........./........./....x...."
    assert state.accepts(GAME.action("b2.3")).code == "place-taken"


def test_an_action_of_another_game_is_refused() -> None:
    refusal = GAME.start().accepts(parlour.game("shut-the-box").action("2,5"))
    assert refusal is not None
    assert refusal.code == "not-this-game"


def play_all(state: KrydsBolleState, places: list[int]) -> KrydsBolleState:
    for place in places:
        state = state.play(f"{'abc'[place % 3]}{place // 3 % 3 + 1}.{place // 9 + 1}")
    return state


def test_first_takes_the_centre_so_the_second_ends_with_two_moves() -> None:
    state = GAME.start(placement="free").play("b2.2")
    actors = []
    while state.actor is not None:
        actors.append(state.actor)
        state = state.play(state.legal()[0])
    assert actors[-3:] == [0, 1, 1]
    assert actors[:-1] == [n % 2 for n in range(1, 26)]


def test_second_takes_the_centre_and_the_players_alternate_to_the_end() -> None:
    state = GAME.start(placement="free").play("a1.1").play("b2.2")
    actors = []
    while state.actor is not None:
        actors.append(state.actor)
        state = state.play(state.legal()[0])
    assert actors == [n % 2 for n in range(2, 27)]


@pytest.mark.parametrize("centre_by", [0, 1])
def test_the_chameleon_scores_its_owners_pairs_and_the_opponents(centre_by: int) -> None:
    """All is filled but the corner a1.1; its seven lines are counted by hand from the pairs."""
    places = [n for n in range(1, 27) if n != 13]
    order = [13, *places] if centre_by == 0 else [places[0], 13, *places[1:]]
    state = play_all(GAME.start(placement="free"), order)
    signs = state.position.replace("/", "")
    assert signs[0] == "."
    pairs = [{signs[n] for n in line if n} for line in ALL_LINES if 0 in line]
    same = sum(pair in ({"x"}, {"o"}) for pair in pairs)
    theirs = sum(pair == {"xo"[centre_by]} for pair in pairs)
    assert len(pairs) == 7
    assert theirs > 0, "the example must hold pairs of the opponent"
    before = state.points
    after = state.play("a1.1")
    gained = tuple(b - a for a, b in zip(before, after.points, strict=True))
    assert gained == ((0, same) if centre_by == 0 else (same, 0))
    assert after.position[0] == "*"


def test_free_with_the_centre_last_gives_the_first_player_the_chameleon() -> None:
    state = play_all(GAME.start(placement="free"), [n for n in range(27) if n != 13])
    assert state.actor == 0
    assert state.view(0)["chameleon"] == 0
    assert chameleon_holder(state.x, state.o) == 0
    after = state.play("b2.2")
    assert after.points == counted(after.position)
    assert chameleon_holder(after.x, after.o) == 0


def test_nobody_holds_the_chameleon_as_long_as_the_centre_is_open() -> None:
    state = GAME.start(placement="free")
    for place in (n for n in range(26) if n != 13):
        assert chameleon_holder(state.x, state.o) is None
        state = play_all(state, [place])
    assert chameleon_holder(state.x, state.o) is None, "25 balls: the centre may yet be taken"


def test_most_points_win_and_equal_is_a_draw() -> None:
    seen = set()
    for seed in range(60):
        final = list(parlour.play("kryds-bolle", seed=seed).states())[-1]
        x, o = final.points
        expected = (0, 0) if x == o else (0, 1) if x > o else (1, 0)
        assert final.places == expected
        seen.add(expected)
    assert len(seen) == 3


@pytest.mark.parametrize(
    ("text", "options", "code"),
    [
        ("xx......./........./.........", {}, "bad-count"),
        ("o......../........./.........", {}, "bad-count"),
        ("........./x......../.........", {}, "ball-in-the-air"),
        ("*......../........./.........", {}, "lone-chameleon"),
        ("xoxoxoxox/oxoxoxoxo/xoxoxoxox", {}, "too-many-balls"),
        ("oxoxoxoxo/xoxoxoxox/oxoxoxoxo", {}, "too-many-balls"),
        ("xoxoxoxox/oxoxoxoxo/xoxoxox**", {}, "lone-chameleon"),
        ("xoxoxoxox/oxoxoxoxo/xoxoxox*.", {}, "lone-chameleon"),
        ("xoxoxoxox/oxox*oxox/oxoxoxoxo", {}, "low-chameleon"),
    ],
)
def test_impossible_positions_are_refused_with_the_reason(
    text: str, options: dict[str, Any], code: str
) -> None:
    with pytest.raises(parlour.BadPosition) as caught:
        GAME.position(text, **options)
    assert caught.value.code == code


@pytest.mark.parametrize("top", range(9))
def test_the_chameleon_may_lie_on_top_of_any_bar(top: int) -> None:
    balls = "xo" * 13
    signs = balls[: 18 + top] + "*" + balls[18 + top :]
    text = "/".join(signs[at : at + 9] for at in (0, 9, 18))
    assert GAME.position(text).position == text


def test_a_ball_may_float_in_free_placement() -> None:
    state = GAME.position("........./x......../.........", placement="free")
    assert state.actor == 1


@given(st.text(alphabet=".xo*/ab123 ", max_size=32) | st.text(max_size=40))
def test_rubbish_is_bad_notation(text: str) -> None:
    for placement in PLACEMENTS:
        with pytest.raises((parlour.BadNotation, parlour.BadPosition)):
            GAME.position(text, placement=placement)
    if text not in {f"{c}{r}{lvl}" for c in "abc" for r in "123" for lvl in ("", ".1", ".2", ".3")}:
        with pytest.raises(parlour.BadNotation):
            GAME.action(text)


def test_the_drawing_shows_three_layers_and_the_points() -> None:
    state = GAME.start().play("a1").play("a1").play("c3")
    assert str(state).splitlines() == [
        "  bottom     middle     top",
        "  a b c      a b c      a b c",
        "1 x . .    1 o . .    1 . . .",
        "2 . . .    2 . . .    2 . . .",
        "3 . . x    3 . . .    3 . . .",
        "x 0 · o 0",
    ]


class Machine(RuleBasedStateMachine):
    """Play anything legal, and count everything again the slow way after each ball."""

    @initialize(placement=st.sampled_from(PLACEMENTS))
    def begin(self, placement: str) -> None:
        self.state = GAME.start(placement=placement)
        self.balls = 0

    @precondition(lambda self: self.state.actor is not None)
    @rule(data=st.data())
    def place(self, data: st.DataObject) -> None:
        action = data.draw(st.sampled_from(self.state.legal()))
        self.state = self.state.play(action)
        self.balls += 1

    @precondition(lambda self: self.state.actor is None)
    @rule(placement=st.sampled_from(PLACEMENTS))
    def again(self, placement: str) -> None:
        self.begin(placement)

    @invariant()
    def points_are_the_lines(self) -> None:
        if hasattr(self, "state"):
            assert self.state.points == counted(self.state.position)
            assert sum(sign in "xo*" for sign in self.state.position) == self.balls
            assert len(self.state.view()["lines"]) == sum(self.state.points)
            assert sum(self.state.view()["balls_left"]) + self.balls in (26, 27)

    @invariant()
    def round_trips(self) -> None:
        if hasattr(self, "state"):
            placement = self.state.options.placement
            assert GAME.position(self.state.position, placement=placement) == self.state


TestMachine = Machine.TestCase
TestMachine.settings = settings(max_examples=30, stateful_step_count=30, deadline=None)
