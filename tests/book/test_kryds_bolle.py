"""Kryds & Bolle by its rule book."""

from __future__ import annotations

import random
from itertools import combinations
from typing import Any

import pytest

import parlour

from .tell import bad_options, choices, refused, tell

GAME = parlour.game("kryds-bolle")
EMPTY = "........./........./........."
BARS = tuple(f"{column}{row}" for column in "abc" for row in "123")

# A place is (column, row, level), each 0 to 2. Three places are a line when one is the exact middle of
# the other two: that is found here without any list of directions.
PLACES = tuple((c, r, level) for level in range(3) for r in range(3) for c in range(3))
LINES = tuple(
    (p, tuple((a + b) // 2 for a, b in zip(p, q, strict=True)), q)
    for p, q in combinations(PLACES, 2)
    if all((a + b) % 2 == 0 for a, b in zip(p, q, strict=True))
)


def cube(*layers: str) -> str:
    """A position from three layers, bottom first, whose rows are written apart."""
    return "/".join(layer.replace(" ", "") for layer in layers)


def name(place: tuple[int, ...]) -> str:
    column, row, level = place
    return f"{'abc'[column]}{row + 1}.{level + 1}"


def ball(position: str, place: tuple[int, ...]) -> str:
    column, row, level = place
    return position.split("/")[level][3 * row + column]


def points_by_hand(position: str) -> tuple[int, int]:
    """Lines of one colour; the chameleon is its owner's, and completes the opponent's pairs for him."""
    centre = ball(position, (1, 1, 1))
    owner = {"x": 1, "o": 0, "*": 0, ".": None}[centre]  # the opponent of who took the centre
    points = [0, 0]
    for line in LINES:
        balls = [ball(position, place) for place in line]
        if "." in balls:
            continue
        plain = {b for b in balls if b != "*"}
        if len(plain) == 1:
            seat = owner if "*" in balls else "xo".index(plain.pop())
            assert seat is not None
            points[seat] += 1
    return points[0], points[1]


# --- the cube ---


def test_the_oracle_itself_has_27_along_an_axis_18_of_a_plane_and_4_of_the_cube() -> None:
    moving = [sum(a != b for a, b in zip(p, q, strict=True)) for p, _, q in LINES]
    assert [moving.count(n) for n in (1, 2, 3)] == [27, 18, 4]


def test_nine_bars_with_three_places_each_make_27_places() -> None:
    assert choices(GAME.start()) == BARS
    assert choices(GAME.start(placement="free")) == tuple(f"{bar}.{n}" for bar in BARS for n in (1, 2, 3))


def test_exactly_49_of_the_2925_triples_are_lines() -> None:
    start = GAME.start(placement="free")
    lines = {frozenset(line) for line in LINES}
    made = 0
    for triple in combinations(PLACES, 3):
        others = [p for p in PLACES if p not in triple][:2]
        x1, x2, x3 = map(name, triple)
        state = tell(start, x1, name(others[0]), x2, name(others[1]), x3)
        assert state.points == (int(frozenset(triple) in lines), 0), triple
        made += state.points[0]
    assert made == 49


def test_the_second_player_s_lines_count_for_the_second_player() -> None:
    state = tell(GAME.start(), "a1", "b1", "a2", "b2", "c3", "b3")  # o: b1 b2 b3 on the floor
    assert state.points == (0, 1)


def test_a_ball_that_completes_several_lines_makes_a_point_for_each() -> None:
    # x on the floor: a2 a3 of column a, b2 c3 of the diagonal; a1 completes both
    state = tell(GAME.start(placement="free"), "a2.1", "b1.3", "a3.1", "a1.3", "b2.1", "c2.3", "c3.1", "c1.2")
    assert state.points == (0, 0)
    assert state.play("a1.1").points == (2, 0)


# --- turns and ends ---


def test_seat_0_begins_and_the_players_alternate() -> None:
    state = GAME.start()
    for move, bar in enumerate(("a1", "b1", "c1", "a1", "b1", "c1")):
        assert state.actor == move % 2
        state = state.play(bar)


def test_there_is_no_chance_in_it() -> None:
    state = GAME.start()
    rng = random.Random(1)
    while state.actor is not None:
        assert state.actor in (0, 1)
        state = state.play(rng.choice(state.legal()))


def test_stacked_is_the_default_and_balls_slide_to_the_lowest_free_place() -> None:
    state = tell(GAME.start(), "b2", "b2", "b2")
    assert state.position == "....x..../....o..../....x...."
    assert state == tell(GAME.start(placement="stacked"), "b2", "b2", "b2")


def test_a_bar_takes_three_balls_and_no_fourth() -> None:
    state = tell(GAME.start(), "b2", "b2", "b2")
    assert choices(state) == tuple(bar for bar in BARS if bar != "b2")
    refused(state, "b2")


def test_free_takes_any_free_place_and_no_taken_one() -> None:
    state = tell(GAME.start(placement="free"), "b2.3", "a1.2")
    assert state.position == "........./o......../....x...."
    assert len(choices(state)) == 25
    refused(state, "b2.3", "a1.2")


def test_each_placement_has_its_own_form_of_action() -> None:
    refused(GAME.start(), "b2.1")
    refused(GAME.start(placement="free"), "b2")


def test_play_goes_on_until_the_cube_is_full_not_to_the_first_line() -> None:
    state = tell(GAME.start(), "a1", "b1", "a2", "b2", "a3")  # x has a line already
    assert state.points == (1, 0)
    assert state.actor == 1
    assert state.places is None
    assert state.winners == ()


def _full_game(start: Any, rng: Any, centre_seat: Any) -> Any:
    """A random stacked game in which that seat takes the centre; the movers, and the last state."""
    while True:
        state, movers, taken_by = start, [], None
        while state.actor is not None:
            bar = str(rng.choice(state.legal()))
            free_before = ball(state.position, (1, 1, 1)) == "."
            movers.append(state.actor)
            state = state.play(bar)
            if free_before and ball(state.position, (1, 1, 1)) != ".":
                taken_by = movers[-1]
        if taken_by == centre_seat:
            return movers, state


def test_when_the_first_player_took_the_centre_the_second_moves_twice_at_the_end() -> None:
    movers, end = _full_game(GAME.start(), random.Random(2), centre_seat=0)
    assert movers == [0, 1] * 13 + [1]
    assert (end.position.count("x"), end.position.count("o"), end.position.count("*")) == (13, 13, 1)


def test_when_the_second_player_took_the_centre_they_alternate_to_the_end() -> None:
    movers, end = _full_game(GAME.start(), random.Random(3), centre_seat=1)
    assert movers == [0, 1] * 13 + [0]
    assert (end.position.count("x"), end.position.count("o"), end.position.count("*")) == (13, 13, 1)


# 26 balls; the corner c3 of the top is left. Its seven lines and the pairs that wait there:
#   row             a3.3 b3.3   x x
#   column          c1.3 c2.3   o o
#   bar             c3.1 c3.2   x o
#   top's diagonal  a1.3 b2.3   o x
#   back            a3.1 b3.2   x x
#   side            c1.1 c2.2   o o
#   the cube's      a1.1 b2.2   o and the centre
LAST_CORNER = {
    "x": cube("oxo oxo xox", "xox oxo oxo", "oxo xxo xx."),
    "o": cube("oxo oxo xox", "xox xoo oxo", "oxo xxo xx."),
}


@pytest.mark.parametrize(("centre", "owner", "gain"), [("x", 1, 4), ("o", 0, 5)])
def test_the_chameleon_counts_as_its_owner_s_colour_and_on_the_opponent_s_pairs(
    centre: Any, owner: Any, gain: Any
) -> None:
    # the row, the column, the back and the side are pairs of one colour: 4; with an o in the centre the
    # cube's diagonal too: 5. All are points of the owner, whoever's the pair is.
    state = GAME.position(LAST_CORNER[centre])
    assert state.actor == owner
    assert choices(state) == ("c3",)
    before, after = state.points, state.play("c3").points
    assert after[owner] - before[owner] == gain
    assert after[1 - owner] == before[1 - owner]


def test_the_chameleon_makes_no_point_of_a_mixed_pair() -> None:
    # row x x; column o x; bar x o; top's diagonal o x; back o x; side o x; the cube's o x: the row alone
    state = GAME.position(cube("ooo oxo oox", "xox oxx oxo", "oxo xxx xx."))
    assert state.actor == 1
    assert state.play("c3").points[1] - state.points[1] == 1


def test_free_with_the_centre_left_to_the_last_gives_the_chameleon_to_the_first_player() -> None:
    # every place has the other colour opposite: 13 mixed pairs across the centre, no point
    state = GAME.position(cube("xox oxo xox", "oxo x.o xox", "oxo xox oxo"), placement="free")
    assert state.actor == 0
    assert choices(state) == ("b2.2",)
    end = state.play("b2.2")
    assert end.points == state.points
    assert end.actor is None
    assert end.position == cube("xox oxo xox", "oxo x*o xox", "oxo xox oxo")


def test_free_with_the_centre_last_counts_both_colours_pairs_for_the_first_player() -> None:
    # as above, but c1.1 is o like a3.3 opposite, and a1.3 is x like c3.1 opposite: two points
    state = GAME.position(cube("xoo oxo xox", "oxo x.o xox", "xxo xox oxo"), placement="free")
    end = state.play("b2.2")
    assert (end.points[0] - state.points[0], end.points[1] - state.points[1]) == (2, 0)


def test_in_free_whoever_took_the_centre_hands_the_chameleon_over_too() -> None:
    first_takes = tell(GAME.start(placement="free"), "b2.2")
    second_takes = tell(GAME.start(placement="free"), "a1.1", "b2.2")
    rng = random.Random(4)
    for state, movers in ((first_takes, [0]), (second_takes, [0, 1])):
        taken = movers[-1]
        while state.actor is not None:
            movers.append(state.actor)
            state = state.play(rng.choice(state.legal()))
        assert movers == [0, 1] * 13 + [1 - taken]


@pytest.mark.parametrize("placement", ["stacked", "free"])
def test_points_of_random_games_are_those_counted_by_hand_at_every_move(placement: Any) -> None:
    rng = random.Random(5)
    for _ in range(60):
        state = GAME.start(placement=placement)
        while state.actor is not None:
            assert state.points == points_by_hand(state.position)
            state = state.play(rng.choice(state.legal()))
        assert state.points == points_by_hand(state.position)


def test_most_points_win_and_equal_is_a_draw() -> None:
    rng = random.Random(6)
    seen = set()
    for _ in range(300):
        state = GAME.start()
        while state.actor is not None:
            state = state.play(rng.choice(state.legal()))
        first, second = state.points
        result = (first > second) - (first < second)
        assert state.winners == {1: (0,), 0: (0, 1), -1: (1,)}[result]
        assert state.places == {1: (0, 1), 0: (0, 0), -1: (1, 0)}[result]
        seen.add(result)
        if seen == {1, 0, -1}:
            return
    raise AssertionError(f"300 games, and only these results: {seen}")


def test_nothing_may_be_played_once_the_cube_is_full() -> None:
    _, end = _full_game(GAME.start(), random.Random(7), centre_seat=0)
    assert end.legal() == ()
    refused(end, *BARS)


# --- options and texts ---


def test_two_players_no_fewer_no_more_and_two_placements() -> None:
    assert GAME.start() == GAME.start(seats=2, placement="stacked")
    bad_options("kryds-bolle", [{"seats": n} for n in (0, 1, 3, -2, True, 2.0, "2", [2])])
    bad_options("kryds-bolle", [{"placement": p} for p in ("stack", "", "FREE", None, 1)])
    bad_options("kryds-bolle", [{"level": 3}, {"rounds": 2}])


def test_a_position_is_three_layers_bottom_first_row_by_row() -> None:
    # a1 bottom x; c1 bottom o; a3 bottom x; then o on a1
    state = tell(GAME.start(), "a1", "c1", "a3", "a1")
    assert state.position == "x.o...x../o......../........."
    assert GAME.position(state.position) == state


def test_the_seat_to_move_follows_from_the_balls() -> None:
    assert GAME.position(EMPTY).actor == 0
    assert GAME.position("x......../........./.........").actor == 1
    assert GAME.position("xo......./........./.........").actor == 0


@pytest.mark.parametrize(
    "text",
    [
        "xx......./........./.........",  # x moved twice
        "o......../........./.........",  # the second player began
        "xoo....../........./.........",
        "*......../........./.........",  # the chameleon comes last of all
        "xo......./*......../.........",
    ],
)
@pytest.mark.parametrize("placement", ["stacked", "free"])
def test_balls_that_cannot_have_been_placed_are_a_bad_position(text: Any, placement: Any) -> None:
    with pytest.raises(parlour.BadPosition):
        GAME.position(text, placement=placement)


def test_thirteen_balls_each_and_the_last_one_is_the_chameleon() -> None:
    full = cube("xox oxo xox", "oxo xxo xox", "oxo xox oxo")
    assert (full.count("x"), full.count("o")) == (14, 13)
    for placement in ("stacked", "free"):
        with pytest.raises(parlour.BadPosition):
            GAME.position(full, placement=placement)
        with pytest.raises(parlour.BadPosition):
            GAME.position(cube("xxo oxo xox", "oxo xxo x*o", "oxo xox *xo"), placement=placement)


def test_a_ball_in_the_air_is_a_bad_position_when_stacked_and_fine_when_free() -> None:
    text = "........./x......../........."
    with pytest.raises(parlour.BadPosition):
        GAME.position(text)
    assert GAME.position(text, placement="free").position == text


def test_a_chameleon_below_a_ball_is_a_bad_position_when_stacked_and_fine_when_free() -> None:
    # stacked, the place above comes after the one below, so the last ball lies on top of its bar
    for text in (
        cube("xox oxo xox", "oxo x*o xox", "oxo xox oxo"),
        cube("*ox oxo xox", "oxo xxo xox", "oxo xox oxo"),
    ):
        assert GAME.position(text, placement="free").actor is None
        with pytest.raises(parlour.BadPosition):
            GAME.position(text)


@pytest.mark.parametrize(
    "text",
    [
        "",
        ".",
        "........./.........",
        "........./........./........",
        "........./........./........./.........",
        "........./........./..........",
        "X......../........./.........",
        "b2",
        "...........................",
    ],
)
def test_what_is_not_27_places_is_bad_notation(text: Any) -> None:
    with pytest.raises(parlour.BadNotation):
        GAME.position(text)


@pytest.mark.parametrize(
    "text",
    ["", "b", "2b", "b0", "b4", "d2", "B2", "b2.", "b2.0", "b2.4", "b2.1.1", " b2", "b2 ", "b22", "b٢"],
)
def test_what_names_no_bar_is_bad_notation(text: Any) -> None:
    with pytest.raises(parlour.BadNotation):
        GAME.action(text)


def test_nothing_is_hidden_everybody_sees_the_cube_and_only_the_mover_the_choices() -> None:
    state = tell(GAME.start(), "b2")
    assert state.view(1)["legal"] == list(BARS)
    assert state.view(0)["legal"] == []
    assert state.view(None)["legal"] == []
    for seat in (0, 1, None):
        assert state.shown(GAME.action("a1"), seat) == "a1"
        assert GAME.imagine(state.view(seat), random.Random(0)) == state
