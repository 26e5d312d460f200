"""Chikugo by the book of the Kugelbox (RULES.md section 2)."""

from __future__ import annotations

import pytest

import parlour
from parlour import CHANCE

from .kugelbox import CHIPS, THROWS, moved_on, throw, turned
from .tell import bad_options, choices, refused

GAME = parlour.game("chikugo")


def round_of(state, *scores, chip=None):
    """Everybody throws once, with these scores; then the Nadir turns over this chip."""
    for score in scores:
        state = throw(state, score)
    return turned(state, chip) if chip else state


def thrower(state):
    assert isinstance(state.actor, int)
    return state.actor


def picked_up(*takers, seats=2, chips=CHIPS, **options):
    """A pick up in which these seats become Nadir, round by round, and take these chips in order."""
    state = GAME.start(seats=seats, **options)
    for nadir, chip in zip(takers, chips, strict=True):
        for _ in range(seats):
            # the Nadir throws 2, all others 6: whoever comes first, 2 is the lowest
            state = throw(state, "2" if thrower(state) == nadir else "6")
        state = turned(state, chip)
    return state


# Seat 0 holds one of every kind (and a second square), seat 1 the other line.
def all_kinds(**options):
    chips = ("2", "3", "4", "5", "8", "12", "<=4", "<=6", "line", "square", "square", "line")
    return picked_up(*[0] * 11, 1, chips=chips, **options)


def layable(state, score):
    """What seat 0 may lay out after such a throw."""
    while thrower(state) != 0:
        state = throw(state, "0")
        state = state.play("pass") if state.actor == 1 and "pass" in choices(state) else state
    state = throw(state, score)
    if state.actor != 0 or "throw" in choices(state):
        return set()
    return {c.removeprefix("lay ") for c in choices(state) if c != "pass"}


# --- pick up ---


def test_seat_0_throws_first_and_everybody_once_in_turn():
    state = GAME.start(seats=3)
    for seat in range(3):
        assert state.actor == seat
        state = throw(state, "6")
    assert turned(state, "8").points in ((1, 0, 0), (0, 1, 0), (0, 0, 1))


@pytest.mark.parametrize(
    ("scores", "nadir"),
    [
        (("4", "5"), 0),  # the first thrower is Nadir until beaten
        (("5", "4"), 1),
        (("4", "4"), 1),  # of equals the later one: 1 more is needed
        (("0", "1"), 0),
        (("0", "0"), 1),
        (("1", "0"), 1),
        (("4", "4sq"), 1),  # a 4 is a 4, row or square
        (("20", "16"), 1),
        (("6", "4", "5"), 1),  # the lowest so far is the mark
        (("6", "4", "4"), 2),
        (("4", "6", "5"), 0),
        (("4", "6", "4"), 2),
        (("4", "4", "4"), 2),
        (("2", "3", "4", "5", "6", "8"), 0),
        (("8", "6", "5", "4", "3", "2"), 5),
    ],
)
def test_who_does_not_score_at_least_1_more_than_the_lowest_so_far_is_nadir(scores, nadir):
    state = round_of(GAME.start(seats=len(scores)), *scores, chip="8")
    assert state.points == tuple(int(seat == nadir) for seat in range(len(scores)))


def test_the_nadir_takes_a_chip_from_the_middle_that_chance_turns_over():
    state = round_of(GAME.start(), "5", "4")
    if state.actor is not CHANCE:
        assert state.actor == 1
        state = state.play("turn")
    odds = {str(outcome): chance.as_integer_ratio() for outcome, chance in state.odds()}
    # twelve chips face down: line and square twice each, the rest once
    assert odds == {f"chip {c}": (1, 6) if c in ("line", "square") else (1, 12) for c in CHIPS}


def test_a_chip_that_was_turned_is_no_longer_in_the_middle():
    state = round_of(GAME.start(), "5", "4", chip="8")
    state = round_of(state, "5", "4")
    state = state if state.actor is CHANCE else state.play("turn")
    refused(state, "chip 8")
    assert len(state.odds()) == 9


def test_both_line_chips_can_be_turned_but_not_a_third():
    state = round_of(GAME.start(), "5", "4", chip="line")
    state = round_of(state, "5", "4", chip="line")
    state = round_of(state, "5", "4")
    state = state if state.actor is CHANCE else state.play("turn")
    refused(state, "chip line")


def test_the_starter_moves_on_by_one_seat_each_round():
    state, starters = GAME.start(seats=3), []
    for chip in CHIPS[:5]:
        starters.append(thrower(state))
        state = round_of(state, "6", "6", "6", chip=chip)
    assert starters == [0, 1, 2, 0, 1]


def test_points_are_the_chips_in_front():
    state = picked_up(0, 0, 1, 0, chips=("2", "12", "line", "8"))
    assert state.points == (3, 1)


def test_twelve_rounds_are_picked_up():
    state = picked_up(*[0, 1] * 6)
    assert state.points == (6, 6)
    assert state.places is None


# --- 25 points ---


def test_25_wins_at_once_and_of_two_players_the_other_is_the_loser():
    state = throw(GAME.start(), "25")
    assert state.actor is None
    assert state.winners == (0,)
    state = round_of(GAME.start(), "4", "25")
    assert state.actor is None
    assert state.winners == (1,)


@pytest.mark.parametrize(
    "corner", ["red a1 black e5", "red e5 black a1", "red a5 black e1", "red e1 black a5"]
)
def test_25_is_any_two_opposite_corners(corner):
    assert throw(GAME.start(), corner).winners == (0,)


def test_after_25_the_others_play_on():
    state = throw(GAME.start(seats=3), "25")
    assert state.actor == 1
    assert state.places is None
    assert state.winners == ()


def test_the_first_thrower_with_25_leaves_no_mark_the_next_is_nadir_until_beaten():
    state = throw(GAME.start(seats=3), "25")
    assert round_of(state, "2", "3", chip="8").points == (0, 1, 0)
    assert round_of(state, "3", "2", chip="8").points == (0, 0, 1)
    assert round_of(state, "3", "3", chip="8").points == (0, 0, 1)


def test_25_in_the_middle_of_a_round_leaves_the_lowest_with_those_still_in():
    state = round_of(GAME.start(seats=3), "10", "25")
    assert round_of(state, "12", chip="8").points == (1, 0, 0)
    assert round_of(state, "10", chip="8").points == (0, 0, 1)


def test_25_by_the_last_thrower_is_settled_before_the_nadir():
    state = round_of(GAME.start(seats=3), "10", "12", "25", chip="8")
    assert state.points == (1, 0, 0)


def test_chips_of_who_throws_25_are_put_aside_for_good():
    state = picked_up(1, 1, seats=3, chips=("8", "2"))
    assert state.points == (0, 2, 0)
    assert state.actor == 2  # round 3
    state = throw(throw(state, "4"), "5")
    state = throw(state, "25")  # seat 1
    state = turned(state, "3")
    assert state.points == (0, 0, 1)
    # the two chips neither come back to the middle nor to anybody
    state = round_of(state, "5", "4")
    state = state if state.actor is CHANCE else state.play("turn")
    refused(state, "chip 8", "chip 2", "chip 3")


def test_who_left_throws_no_more_and_the_starter_passes_to_the_next_seat_still_in():
    state = round_of(GAME.start(seats=3), "6", "25", "6", chip="8")
    # round 2 was seat 1's to start: seat 2 does; round 3: seat 0
    assert state.actor == 2
    state = throw(state, "6")
    assert state.actor == 0
    state = turned(throw(state, "6"), "5")
    assert state.actor == 0
    state = throw(state, "6")
    assert state.actor == 2


def test_the_rounds_go_on_to_twelve_chips_after_somebody_left():
    state = round_of(GAME.start(seats=3), "25", "2", "6", chip="2")
    for chip in CHIPS[1:11]:
        for _ in range(2):
            state = throw(state, "2" if thrower(state) == 1 else "6")
        state = turned(state, chip)
    assert state.points == (0, 11, 0)
    for _ in range(2):
        state = throw(state, "2" if thrower(state) == 2 else "6")
    state = turned(state, "square")
    assert state.points == (0, 11, 1)
    assert state.places is None  # seats 1 and 2 lay out
    assert state.actor in (1, 2)


def test_winners_by_25_one_after_the_other_leave_one_loser():
    state = throw(throw(GAME.start(seats=3), "25"), "25")
    assert state.actor is None
    assert state.winners == (0, 1)
    assert state.places[2] > 0


def test_25_in_the_last_round_puts_aside_and_the_one_with_the_last_chip_alone_has_lost():
    state = picked_up(*[0] * 11, seats=3, chips=CHIPS[:11])
    assert state.points == (11, 0, 0)
    for _ in range(3):  # round 12 starts with seat 2
        state = throw(state, {0: "25", 1: "2", 2: "6"}[thrower(state)])
    state = turned(state, "square")
    assert state.actor is None
    assert state.points == (0, 1, 0)
    assert state.winners == (0, 2)


# --- lay out ---


def test_who_has_no_chip_when_the_middle_is_empty_has_won_and_a_lone_holder_has_lost():
    state = picked_up(*[0] * 12)
    assert state.actor is None
    assert state.winners == (1,)


def test_of_three_who_has_no_chip_retires_and_the_others_lay_out():
    state = picked_up(*[0, 1] * 6, seats=3)
    assert state.places is None
    order = []
    for _ in range(4):
        order.append(thrower(state))
        state = moved_on(throw(state, "0"))
        state = state.play("pass") if "pass" in choices(state) else state
    assert 2 not in order
    assert order in ([0, 1, 0, 1], [1, 0, 1, 0])


@pytest.mark.parametrize(
    ("score", "met"),
    [
        ("0", "<=4 <=6"),
        ("1", "<=4 <=6"),
        ("2", "2 <=4 <=6 line"),
        ("3", "2 3 <=4 <=6 line"),
        ("4", "2 3 4 <=4 <=6 line"),
        ("4sq", "2 3 4 <=4 <=6 square"),
        ("5", "2 3 4 5 <=6 line"),
        ("6", "2 3 4 5 <=6"),
        ("8", "2 3 4 5 8"),
        ("9", "2 3 4 5 8 square"),
        ("10", "2 3 4 5 8"),
        ("12", "2 3 4 5 8 12"),
        ("15", "2 3 4 5 8 12"),
        ("16", "2 3 4 5 8 12 square"),
        ("20", "2 3 4 5 8 12"),
    ],
)
def test_which_chips_a_throw_meets(score, met):
    assert layable(all_kinds(), score) == set(met.split())


def test_rows_and_columns_are_lines_wherever_they_lie():
    state = all_kinds()
    for lie in (
        "red b4 black c4",
        "red c4 black b4",
        "red d2 black d5",
        "red e1 black a1",
        "red c5 black c1",
    ):
        assert "line" in layable(state, lie)
        assert "square" not in layable(state, lie)
    for lie in ("red b2 black c3", "red b3 black c2", "red c5 black e3", "red d4 black a1"):
        assert "square" in layable(state, lie)
        assert "line" not in layable(state, lie)
    for lie in ("red a1 black b3", "red - black b3", "red b3 black -"):
        assert not {"line", "square"} & layable(state, lie)


def test_the_pictures_of_the_book_3_and_4_in_a_row_4_6_and_9_spanned():
    state = all_kinds()
    assert {"3"} == layable(state, "red b2 black d2") - layable(state, "red b2 black c2")  # 2 + 1 between
    assert {"4"} == layable(state, "red b2 black e2") - layable(state, "red b2 black d2")  # 2 + 2 between
    assert "5" in layable(state, "red a4 black e4")  # 2 + 3 between
    assert "5" not in layable(state, "red b2 black c3")  # 2 x 2 = 4
    assert {"5", "<=6"} <= layable(state, "red b2 black c4")  # 2 x 3 = 6
    assert {"8", "square"} <= layable(state, "red b2 black d4")  # 3 x 3 = 9


def test_one_chip_a_throw_of_the_thrower_s_choice():
    state = throw(_to_seat_0(all_kinds()), "12")
    assert choices(state) == ("lay 12", "lay 2", "lay 3", "lay 4", "lay 5", "lay 8", "pass")
    after = state.play("lay 5")
    assert after.points == (10, 1)
    assert after.actor == 1  # and the next one throws


def _to_seat_0(state):
    while thrower(state) != 0:
        state = moved_on(throw(state, "0"))
        state = state.play("pass") if "pass" in choices(state) else state
    return state


def test_he_may_pass():
    state = throw(_to_seat_0(all_kinds()), "12").play("pass")
    assert state.points == (11, 1)
    assert state.actor == 1


def test_a_chip_not_met_or_not_held_cannot_be_laid_out():
    state = throw(_to_seat_0(picked_up(*[0, 1] * 6)), "12")
    # seat 0 took 2 4 8 <=4 line square
    assert choices(state) == ("lay 2", "lay 4", "lay 8", "pass")
    refused(state, "lay 3", "lay 12", "lay <=4", "lay line", "lay square", "throw")


def test_all_lays_out_every_chip_met_by_one_throw():
    state = throw(_to_seat_0(all_kinds(lay_out="all")), "5")
    met = ["2", "3", "4", "5", "<=6", "line"]
    assert state.points == (11, 1)
    while state.actor == 0 and any(c.startswith("lay ") for c in choices(state)):
        state = state.play(next(c for c in choices(state) if c.startswith("lay ")))
    state = moved_on(state) if state.actor == 0 else state
    assert state.points == (11 - len(met), 1)
    assert state.actor == 1


def test_with_all_he_may_still_keep_chips():
    state = throw(_to_seat_0(all_kinds(lay_out="all")), "5").play("pass")
    assert state.points == (11, 1)
    assert state.actor == 1


def test_who_has_laid_out_all_retires_as_a_winner_and_the_last_with_chips_is_the_loser():
    state = _to_seat_1(all_kinds())
    state = throw(state, "2")  # seat 1 holds the line alone
    assert choices(state) == ("lay line", "pass")
    state = state.play("lay line")
    assert state.actor is None
    assert state.points == (11, 0)
    assert state.winners == (1,)


def _to_seat_1(state):
    while thrower(state) != 1:
        state = throw(state, "0").play("pass")
    return state


def test_of_three_the_others_lay_out_on_after_one_retires():
    takers = [0] * 10 + [1, 2]
    state = picked_up(
        *takers,
        seats=3,
        chips=("2", "3", "4", "5", "8", "12", "<=4", "<=6", "square", "square", "line", "line"),
    )
    assert state.points == (10, 1, 1)
    while thrower(state) != 1:
        state = moved_on(throw(state, "20"))
        state = state.play("pass") if "pass" in choices(state) else state
    state = throw(state, "2").play("lay line")
    assert state.points == (10, 0, 1)
    assert state.actor == 2
    assert state.places is None
    state = throw(state, "2").play("lay line")
    assert state.actor is None
    assert state.winners == (1, 2)


def test_25_wins_at_once_in_the_lay_out_too():
    state = throw(_to_seat_0(all_kinds()), "25")
    assert state.actor is None
    assert state.winners == (0,)
    assert state.points == (0, 1)  # his chips are put aside


def test_25_in_a_lay_out_of_three_lets_the_others_play_on():
    state = picked_up(*[0, 1, 2] * 4, seats=3)
    first = thrower(state)
    state = throw(state, "25")
    assert state.places is None
    assert state.points == tuple(0 if seat == first else 4 for seat in range(3))
    assert state.actor == (first + 1) % 3


def test_25_in_the_lay_out_leaves_the_only_other_holder_as_the_loser():
    state = picked_up(*[0, 1] * 6, seats=3)  # seat 2 has no chip and has won
    assert state.actor == 0
    state = throw(state, "25")
    assert state.actor is None
    assert state.points == (0, 6, 0)
    assert state.winners == (0, 2)


def test_the_lay_out_goes_on_in_the_starters_order():
    # round 13 would be started by seat 0 of two, and by seat 0 of three
    assert picked_up(*[0, 1] * 6).actor == 0
    assert picked_up(*[0, 1, 2] * 4, seats=3).actor == 0
    # of five, round 13 would be started by seat 2
    assert picked_up(*[0, 1, 2, 3, 4, 0, 1, 2, 3, 4, 0, 1], seats=5).actor == 2


def test_the_lay_out_begins_with_the_next_seat_that_has_chips():
    # of five, round 13 would be started by seat 2; seats 2 and 3 have no chip and are out
    assert picked_up(*[0, 1, 4] * 4, seats=5).actor == 4


def _pass_all(state):
    """Everybody passes all the time; the number of throws until the end."""
    throws = 0
    while state.actor is not None:
        state, throws = throw(state, "1"), throws + 1
        if state.actor is not None and "pass" in choices(state):
            state = state.play("pass")
    return state, throws


def test_after_100_lay_out_throws_a_player_most_chips_lose():
    state, throws = _pass_all(all_kinds())
    assert throws == 200
    assert state.points == (11, 1)
    assert state.winners == (1,)


def test_after_100_lay_out_throws_equals_lose_together():
    state, throws = _pass_all(picked_up(*[0] * 5, *[1] * 5, 2, 2, seats=3))
    assert throws == 300
    assert state.points == (5, 5, 2)
    assert state.winners == (2,)
    assert state.places[0] == state.places[1]


# --- Smart Calculators ---


# With calculators a1 b1 and a1 b3 are both 1 + 2: the Nadir misses instead, the others make 5 + 4.
THROWS_APART = {"2": "red - black -", "6": "red e1 black d3"}


@pytest.fixture
def smart(monkeypatch):
    """The lay-out of all kinds under Smart Calculators."""
    for score, lie in THROWS_APART.items():
        monkeypatch.setitem(THROWS, score, lie)
    return all_kinds(smart_calculators=True)


@pytest.mark.parametrize(
    ("lie", "met"),
    [
        ("red a1 black d2", "2 3 4 5 <=6"),  # 1 + 4 = 5, the book's first example
        ("red b3 black e1", "2 3 4 5 8"),  # 2 x 5 = 10, the second
        ("red e2 black b5", "2 3 <=4 <=6 square"),  # 5 - 2 = 3, the third; they span four by four
        ("red b2 black e1", "2 3 <=4 <=6"),  # larger minus smaller: 5 - 2 = 3
        ("red e4 black d1", "<=4 <=6"),  # row 4 is minus too: 5 - 4 = 1
        ("red e5 black d1", "2 3 4 5 8"),  # row 5 is plus too: 5 + 4 = 9
        ("red a5 black c3", "2 3 4 <=4 <=6 square"),  # 1 + 3 = 4 and a square by its shape
        ("red a2 black a1", "<=4 <=6 line"),  # 1 - 1 = 0, and a column by its shape
        ("red a1 black d1", "2 3 4 5 <=6 line"),  # 1 + 4 = 5 and a row
        ("red c3 black d3", "2 3 4 5 8 12 line"),  # 3 x 4 = 12 and a row
        ("red d3 black e2", "2 3 4 5 8 12 square"),  # 4 x 5 = 20 and a square
        ("red - black e2", "<=4 <=6"),  # 1 as before
        ("red e3 black -", "<=4 <=6"),
        ("red - black -", "<=4 <=6"),  # 0 as before
        ("red a1 black e5", "2 3 4 5 <=6 square"),  # 1 + 5 = 6: no Chikugo
    ],
)
def test_smart_calculators_join_the_edge_numbers_by_the_red_ball_s_operator(smart, lie, met):
    assert layable(smart, lie) == set(met.split())


@pytest.mark.parametrize("lie", ["red e3 black e1", "red e3 black e5"])
def test_smart_calculators_5_times_5_is_a_chikugo(smart, lie):
    state = throw(_to_seat_0(smart), lie)
    assert state.actor is None
    assert state.winners == (0,)


def test_smart_calculators_decide_the_nadir():
    start = GAME.start(smart_calculators=True)
    # red b1 black a1: 2 + 1 = 3; red d2 black b2: 4 - 2 = 2 (by shape it would be 2 and 3)
    state = throw(throw(start, "red b1 black a1"), "red d2 black b2")
    assert turned(state, "8").points == (0, 1)
    assert round_of(GAME.start(), "red b1 black a1", "red d2 black b2", chip="8").points == (1, 0)


# --- options and texts ---


def test_only_the_options_of_the_rules():
    bad_options("chikugo", [{"lay_out": v} for v in ("two", "", None, 1)])
    bad_options("chikugo", [{"smart_calculators": "perhaps"}, {"chips": 12}])
    assert GAME.start() == GAME.start(seats=2, lay_out="one")


def test_only_throws_while_picking_up():
    state = GAME.start()
    refused(state, "lay 5", "pass", "red c3 black e5", "chip 8")


def test_positions_round_trip_in_every_phase():
    pickup = round_of(GAME.start(seats=3), "10", "25")
    pending = pickup.play("throw")
    laid = all_kinds()
    choosing = throw(_to_seat_0(laid), "12")
    over = throw(_to_seat_0(laid), "25")
    for state in (GAME.start(), pickup, pending, laid, choosing, over):
        assert GAME.position(state.position) == state
        assert GAME.position(state.position).position == state.position


def test_a_position_tells_the_chips_of_each_seat_and_those_put_aside_last():
    state = picked_up(1, 1, 2, seats=3, chips=("12", "<=4", "line"))
    fields = state.position.split("|")
    assert fields[1] == ""  # in Chikugo no chip of the middle is ever up
    assert fields[2] == "9"  # face down
    assert [set(chips.split(",")) for chips in fields[3].split(";")] == [{""}, {"12", "<=4"}, {"line"}, {""}]
    state = throw(throw(state, "6"), "25")  # round 4 starts with seat 0; seat 1 leaves
    assert set(state.position.split("|")[3].split(";")[-1].split(",")) == {"12", "<=4"}


def test_the_first_position_is_told_like_that():
    fields = GAME.start(seats=3).position.split("|")
    assert fields[1:] == ["", "12", ";;;", "", "0", "1"]  # nothing up, 12 down, no chips, no throws, seat 0


def test_a_round_that_does_not_fit_the_chips_is_a_bad_position():
    # one chip a round: with seven picked up it is round 8, with none round 1
    right = "pick-up||5|8,square;2,4,12,<=6,line;||1|8"
    assert GAME.position(right).position == right
    for wrong in ("pick-up||5|8,square;2,4,12,<=6,line;||1|10", "pick-up||12|;;||0|12"):
        with pytest.raises(parlour.BadPosition):
            GAME.position(wrong)


@pytest.mark.parametrize(
    "wrong",
    [
        "pick-up||11|;;||0|1",  # a chip is missing
        "pick-up||12|8;;||0|1",  # thirteen chips
        "pick-up||10|8;8;||0|3",  # there is one 8
        "pick-up||9|line,line;line;||0|4",  # and two lines
        "pick-up||12|;;||2|1",  # there is no seat 2
    ],
)
def test_chips_and_seats_that_cannot_be_are_a_bad_position(wrong):
    with pytest.raises(parlour.BadPosition):
        GAME.position(wrong)
