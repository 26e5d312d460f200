"""Rounds, limits, elimination, and how a shut box ends the game."""

import parlour
from tests.games.shut_the_box import BUST, BUST_9, BUST_12, SHUT_9, at, play, start


def test_everybody_has_one_turn_a_round() -> None:
    state = start(3, rounds=2)
    seats = []
    for _ in range(6):
        seats.append((state.round, state.seat))
        state = play(state, *BUST)
    assert seats == [(1, 0), (1, 1), (1, 2), (2, 0), (2, 1), (2, 2)]
    assert state.actor is None


# --- limit ---


def test_the_round_in_which_the_limit_is_reached_is_played_out() -> None:
    state = play(start(2, limit=BUST_12), *BUST)
    assert state.points == (BUST_12, 0)
    assert state.actor is parlour.CHANCE
    assert (state.seat, state.round) == (1, 1)
    state = play(state, *BUST)
    assert state.actor is None
    assert state.places == (0, 0)


def test_one_point_short_of_the_limit_is_not_the_limit() -> None:
    state = play(start(2, limit=BUST_12 + 1), *BUST, *BUST)
    assert (state.round, state.seat) == (2, 0)


def test_the_limit_is_a_hundred_unless_something_is_said() -> None:
    state = at("1||0,98|1|3")
    assert state.play("3+4").round == 4
    assert at("2||0,98|1|3").play("3+4").actor is None


def test_fewest_minus_points_win_and_equals_share() -> None:
    state = at("1||40,99,30,99|3|9", limit=100).play("3+4")
    assert state.points == (40, 99, 30, 100)
    assert state.places == (1, 2, 0, 3)
    shared = at("1||40,100,39,40|3|9", limit=100)
    assert shared.play("3+4").places == (1, 3, 0, 2)
    assert at("1||40,100,41,39|3|9", limit=100).play("3+4").places == (0, 3, 2, 0)


# --- rounds ---


def test_digits_are_a_single_round_unless_something_is_said() -> None:
    state = play(start(2, scoring="digits"), *BUST, *BUST)
    assert state.actor is None
    assert state.points == (13456789101112, 13456789101112)
    assert state.winners == (0, 1)


def test_a_number_of_rounds_takes_the_place_of_the_limit() -> None:
    state = play(start(1, rounds=3), *BUST, *BUST)
    assert state.points == (2 * BUST_12,)
    assert state.actor is parlour.CHANCE
    assert play(state, *BUST).actor is None


# --- a shut box ---


def test_shut_wins_at_once_so_the_others_have_no_more_turn() -> None:
    state = play(start(3, flaps=9), *BUST, *SHUT_9)
    assert state.actor is None
    assert state.winners == (1,)
    assert state.points == (BUST_9, 0, 0)
    assert state.places == (2, 0, 1)


def test_finish_round_gives_the_others_their_turn_and_all_who_shut_share() -> None:
    state = play(start(3, flaps=9, shut="finish-round"), *SHUT_9)
    assert (state.actor, state.seat) == (parlour.CHANCE, 1)
    state = play(state, *BUST)
    assert state.position == f"1,2,3,4,5,6,7,8,9||0*,{BUST_9},0|2|1"
    state = play(state, *SHUT_9)
    assert state.places == (0, 2, 0)


def test_finish_round_ends_with_that_round_though_no_limit_is_reached() -> None:
    state = play(start(2, flaps=9, shut="finish-round"), *SHUT_9, *BUST)
    assert state.actor is None
    assert state.winners == (0,)


def test_finish_round_shutting_beats_fewer_points() -> None:
    state = at("1,2||20,90|1|4", shut="finish-round").play("1+2").play("1,2")
    assert state.winners == (1,)


def test_all_who_shut_share_the_win_whatever_their_points() -> None:
    state = at("1,2||20*,90|1|4", shut="finish-round").play("1+2").play("1,2")
    assert state.points == (20, 90)
    assert state.winners == (0, 1)


# --- elimination ---


def test_who_reaches_the_limit_is_out_at_the_rounds_end_not_before() -> None:
    state = at("1||50,99,50|1|3", eliminate=True).play("3+4")
    assert state.position == "1,2,3,4,5,6,7,8,9,10,11,12||50,100,50|2|3"
    state = play(state, *BUST)
    assert state.points == (50, 100, 50 + BUST_12)
    assert state.winners == (0,)


def test_who_is_out_has_no_turn_any_more() -> None:
    state = at("1||50,99,50|2|3", eliminate=True)
    state = state.play("3+4")
    assert (state.round, state.seat, state.out) == (4, 0, ())
    state = at("1||50,100,50|2|3", eliminate=True).play("3+4")
    assert state.position == "1,2,3,4,5,6,7,8,9,10,11,12||50,100-,51|0|4"
    state = at("1||50,100-,51|0|4", eliminate=True).play("3+4")
    assert state.seat == 2


def test_the_last_one_in_wins() -> None:
    state = at("1||120-,98,99|2|5", eliminate=True).play("3+4")
    assert state.actor is None
    assert state.winners == (1,)
    assert state.position == "1|3+4|120-,98,100-|2|5"


def test_if_all_that_are_left_reach_the_limit_fewest_wins_and_not_one_who_was_out_before() -> None:
    end = at("12||100-,102,99|2|5", eliminate=True).play("3+4")
    assert end.points == (100, 102, 111)
    assert end.winners == (1,)
    tied = at("3||100-,102,99|2|5", eliminate=True).play("3+4")
    assert tied.winners == (1, 2)


def test_shutting_wins_with_elimination_too() -> None:
    state = at("1,2||120-,98,99|2|5", eliminate=True).play("1+2").play("1,2")
    assert state.winners == (2,)


# --- alone ---


def test_alone_the_seat_has_won_only_by_shutting() -> None:
    lost = play(start(1, flaps=9, rounds=1), *BUST)
    assert lost.actor is None
    assert lost.winners == ()
    assert lost.places == (1,)
    won = play(start(1, flaps=9, rounds=1), *SHUT_9)
    assert won.winners == (0,)


# --- one die ---


def test_one_die_may_be_chosen_when_the_open_flaps_add_up_to_six() -> None:
    assert [str(a) for a in at("1,5||0,0|0|1", dice="one-when-six").legal()] == ["one", "two"]
    assert at("1,6||0,0|0|1", dice="one-when-six").actor is parlour.CHANCE
    assert at("6||0,0|0|1", dice="one-when-six").actor == 0


def test_one_die_may_be_chosen_when_no_flap_above_six_is_open() -> None:
    assert at("1,2,3,4,5,6||0,0|0|1", dice="one-when-high-shut").actor == 0
    assert at("7||0,0|0|1", dice="one-when-high-shut").actor is parlour.CHANCE


def test_with_two_dice_there_is_nothing_to_choose() -> None:
    assert at("1,5||0,0|0|1").actor is parlour.CHANCE
    refusal = at("1,5||0,0|0|1").accepts(parlour.game("shut-the-box").action("one"))
    assert refusal is not None
    assert refusal.code == "no-choice-of-dice"


def test_one_die_has_six_outcomes_and_one_or_two_is_chosen_anew_for_every_throw() -> None:
    state = at("1,5||0,0|0|1", dice="one-when-six").play("one")
    assert [str(outcome) for outcome in state.legal()] == list("123456")
    state = state.play("5").play("5")
    assert state.actor == 0
    assert len(state.play("two").legal()) == 21
