"""Abaku round the table (RULES.md section 3): joker, exchange, challenge, the end, and what is hidden."""

from __future__ import annotations

import random
from collections import Counter
from fractions import Fraction
from math import comb

import pytest

import parlour
from parlour import CHANCE

from .abaku import (
    GAME,
    allowed,
    bag_of,
    board_of,
    in_order,
    laid,
    placements,
    position,
    racks_of,
    rest,
    table,
)
from .tell import bad_options, choices, refused, tell

PLAIN = {"bonuses": False}


def refilled(state):
    """The state after the draw, if one is due: whatever comes first."""
    return state.play(state.legal()[0]) if state.actor is CHANCE else state


# --- setting up ---


def test_a_hundred_number_tiles_ten_of_each_and_a_joker():
    state = GAME.start()
    while state.actor is CHANCE:
        state = state.play(state.sample(random.Random(1)))
    tiles = Counter("".join(racks_of(state)) + bag_of(state))
    assert tiles == {**dict.fromkeys("0123456789", 10), "?": 1}
    assert [len(rack) for rack in racks_of(state)] == [5, 5]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_chance_says_which_seat_is_first_each_as_likely(seats):
    state = GAME.start(seats=seats)
    assert state.actor is CHANCE
    assert {str(o): p for o, p in state.odds()} == {f"first {n}": Fraction(1, seats) for n in range(seats)}


@pytest.mark.parametrize("first", [0, 1, 2])
def test_who_is_first_begins_and_play_goes_round(first):
    state = GAME.start(seats=3).play(f"first {first}")
    while state.actor is CHANCE:
        state = state.play(state.sample(random.Random(2)))
    order = []
    for _ in range(3):
        order.append(state.actor)
        state = state.play("pass")
    assert order == [first, (first + 1) % 3, (first + 2) % 3]


def test_five_tiles_are_drawn_by_their_odds():
    state = GAME.start().play("first 0")
    odds = {str(o): p for o, p in state.odds()}
    seat = next(iter(odds)).split()[1]
    # five digits with repeats: C(14,5); the joker and four: C(13,4)
    assert len(odds) == comb(14, 5) + comb(13, 4) == 2717
    assert sum(odds.values()) == 1
    assert odds[f"draw {seat} 00000"] == Fraction(comb(10, 5), comb(101, 5))
    assert odds[f"draw {seat} 0123?"] == Fraction(10**4, comb(101, 5))
    assert odds[f"draw {seat} 00112"] == Fraction(comb(10, 2) ** 2 * 10, comb(101, 5))


def test_draws_that_cannot_be_are_refused():
    start = GAME.start()
    refused(start, "first 2", "first 3", "draw 0 00000", "pass")
    state = start.play("first 0")
    seat = str(state.legal()[0]).split()[1]
    refused(state, f"draw {seat} 0000", f"draw {1 - int(seat)} 00000", "draw 3 00000")
    state = state.play(f"draw {seat} 0000?")
    refused(state, f"draw {1 - int(seat)} 1234?")  # the joker is gone


def test_what_is_dealt_is_shown_to_its_seat_alone():
    state = GAME.start().play("first 0")
    one, other = state.legal()[0], state.legal()[-1]
    seat = int(str(one).split()[1])
    assert state.shown(one, seat) != state.shown(other, seat)
    for watching in (1 - seat, None):
        assert state.shown(one, watching) == state.shown(other, watching)
        assert state.play(one).view(watching) == state.play(other).view(watching)


def test_two_to_four_players():
    bad_options("abaku", [{"seats": n} for n in (0, 1, 5, -1, "2")])


def test_only_the_options_of_the_rules():
    bad_options("abaku", [{"referee": v} for v in ("lenient", "", None)])
    bad_options("abaku", [{"mode": v} for v in ("alone", "", None)])
    names = ("bonuses", "trivial_powers", "tile_values", "diagonals", "count_tiles")
    bad_options("abaku", [{name: v} for name in names for v in ("yes", 1, None)])
    bad_options("abaku", [{"jokers": 2}])
    defaults = {"bonuses": True, "trivial_powers": True, "tile_values": False, "diagonals": False}
    assert GAME.start() == GAME.start(**defaults, count_tiles=False, referee="strict", mode="table")


# --- the joker ---


def test_the_joker_stands_for_the_digit_that_is_said():
    state = table(racks=("2?777", "99988"), **PLAIN)
    after = state.play("8G 2e")  # e is a joker laid as 4
    assert after.points == (2, 0)  # it counts 1 like any tile
    assert board_of(after) == {(7, 6): "2", (7, 7): "e"}
    assert state.play("8G 2i").points == (2, 0)  # 28: 2³=8
    refused(state, "8G 2d", "8G 2a")  # 23, 20
    refused(state, "8G c4", "8G ce")  # no 4, and only one joker


def test_with_tile_values_a_joker_counts_0():
    assert table(racks=("2?777", "9"), tile_values=True, **PLAIN).play("8G 2e").points == (2, 0)
    assert table(["8H e"], racks=("27777", "9"), tile_values=True, **PLAIN).play("8G 2").points == (2, 0)


def test_a_joker_on_the_board_is_its_digit_for_later_equations():
    assert table(["8G 2e"], racks=("13777", "9"), **PLAIN).play("8F 1..3").points == (4, 0)


def test_who_holds_the_digit_takes_the_joker_and_may_keep_it():
    state = table(["8G 2e"], racks=("13477", "99988"), **PLAIN)
    after = state.play("=H8 8F 1..3")
    assert after.points == (4, 0)
    assert board_of(after) == laid("8G 24", "8F 1..3")
    assert "?" in racks_of(after)[0]
    after = after.play("draw 0 55")  # two tiles laid, two drawn: the swap is one for one
    assert racks_of(after)[0] == "5577?"


def test_the_joker_may_be_used_at_once():
    state = table(["8G 2e"], racks=("47777", "99988"), **PLAIN)
    after = state.play("=H8 8I c")  # 4 for the joker, which is laid as 2: 42
    assert after.points == (2, 0)
    assert board_of(after) == {(7, 6): "2", (7, 7): "4", (7, 8): "c"}
    assert racks_of(after.play("draw 0 0"))[0] == "07777"


def test_the_digit_put_in_is_an_old_tile_no_bonus_and_no_new_equation():
    # D8 doubles its tile. 24 on C8 D8 with the joker as 4; 1 on B8 and 3 on E8 make 1243 and nothing else
    state = table(["8C 2e"], racks=("13477", "9"))
    assert state.play("=D8 8B 1..3").points == (4, 0)
    # far from the swap only the placement's own equations count
    state = table(["8C 2e", "12C 2"], racks=("44777", "9"), **PLAIN)
    assert state.play("=D8 12D 4").points == (2, 0)


def test_the_digit_put_in_is_old_for_the_contacts_too():
    # beside nothing but the swapped tile: 2 left of it makes 24
    state = table(["8H e"], racks=("24777", "9"), **PLAIN)
    assert state.play("=H8 8G 2").points == (2, 0)


def test_no_swap_without_the_digit_or_without_a_joker():
    state = table(["8G 2e"], racks=("13777", "99988"), **PLAIN)
    refused(state, "=H8 8F 1..3")  # no 4
    state = table(["8G 2e"], racks=("12347", "99988"), **PLAIN)
    refused(state, "=G8 8F 1..3", "=A1 8F 1..3")  # a plain 2; an empty square
    assert state.play("=H8 8F 1..3").points == (4, 0)


def test_the_digit_put_in_cannot_be_laid_as_well():
    one = table(["8G 2e"], racks=("47777", "9"), **PLAIN)
    assert one.play("9G 4").points == (2, 0)  # 24 downwards
    refused(one, "=H8 9G 4")
    two = table(["8G 2e"], racks=("44777", "9"), **PLAIN)
    assert two.play("=H8 9G 4").points == (2, 0)


def test_a_swap_needs_a_placement_that_is_right():
    state = table(["8G 2e"], racks=("14777", "9"), **PLAIN)
    refused(state, "=H8 8F 1", "=H8 1A 1")


# --- exchange and pass ---


def test_exchanging_brings_no_points_and_ends_the_turn():
    state = table(["8G 24"], racks=("12345", "99988"), points=(3, 4), **PLAIN)
    state = state.play("exchange 1,2")
    assert state.actor is CHANCE
    assert {len(str(o)) for o, _ in state.odds()} == {len("draw 0 00")}
    state = state.play("draw 0 07")
    assert racks_of(state) == ["03457", "88999"]
    assert state.points == (3, 4)
    assert state.actor == 1


@pytest.mark.parametrize("tiles", ["1", "1,2", "1,2,3", "1,2,3,4", "1,2,3,4,5"])
def test_one_to_five_tiles_may_be_exchanged(tiles):
    assert table().accepts(GAME.action(f"exchange {tiles}")) is None


def test_only_tiles_of_the_rack_may_be_exchanged():
    refused(table(), "exchange 6", "exchange 1,1", "exchange ?", "exchange 1,2,3,4,6")
    assert table(racks=("1234?", "9")).accepts(GAME.action("exchange 1,?")) is None


def test_exchanging_needs_as_many_tiles_in_the_bag():
    state = table(["12H 4"], racks=("12345", "99"), bag="88", **PLAIN)
    refused(state, "exchange 1,2,3", "exchange 1,2,3,4,5")
    assert state.accepts(GAME.action("exchange 1,2")) is None
    empty = table(["12H 4"], racks=("12345", "99"), bag="", **PLAIN)
    refused(empty, "exchange 1")


def test_first_draw_then_put_back():
    # what is put back cannot be drawn: two out, so the two 8s come in
    state = table(["12H 4"], racks=("12345", "99"), bag="88", **PLAIN).play("exchange 1,2")
    assert [(str(o), p) for o, p in state.odds()] == [("draw 0 88", 1)]
    state = state.play("draw 0 88")
    assert racks_of(state)[0] == "34588"
    assert bag_of(state) == "12"


def test_a_turn_may_be_passed():
    state = table(points=(3, 4)).play("pass")
    assert state.actor == 1
    assert state.points == (3, 4)
    assert racks_of(state) == ["12345", "56789"]


# --- the end ---


def test_bag_empty_and_one_player_out_of_tiles_ends_it_with_the_closing_count():
    state = table(["12H 4"], racks=("2", "5?"), points=(10, 20), bag="", **PLAIN)
    end = state.play("12G 2")
    assert end.actor is None
    # 2 for 24; the other loses a point for each of his two tiles, and who went out adds one for each
    assert end.points == (10 + 2 + 2, 20 - 2)
    assert end.winners == (1,)


def test_closing_with_tile_values_loses_the_digits_sum():
    state = table(["12H 4"], racks=("2", "5?"), points=(10, 20), bag="", tile_values=True, **PLAIN)
    # 2+4 = 6 and one for each of the two tiles; the other loses 5 + 0
    assert state.play("12G 2").points == (10 + 6 + 2, 20 - 5)


def test_closing_with_three_players():
    state = table(["12H 4"], racks=("2", "55", "999"), points=(0, 1, 2), bag="", **PLAIN)
    end = state.play("12G 2")
    assert end.points == (2 + 5, 1 - 2, 2 - 3)
    assert end.winners == (0,)
    assert end.places == (0, 1, 1)


def test_out_of_tiles_while_the_bag_has_some_is_not_the_end():
    state = table(["12H 4"], racks=("2", "55"), bag="8", **PLAIN).play("12G 2")
    state = refilled(state)
    assert state.actor == 1
    assert state.places is None
    assert state.points == (2, 0)


def test_everybody_passing_twice_in_a_row_ends_it():
    state = table(racks=("12345", "5678?"), points=(7, 9))
    for seat in (0, 1, 0, 1):
        assert state.actor == seat
        state = state.play("pass")
    assert state.actor is None
    assert state.points == (7 - 5, 9 - 5)
    assert state.winners == (1,)


def test_with_tile_values_the_rest_of_the_rack_is_lost_by_its_sum():
    state = tell(table(racks=("12345", "5678?"), tile_values=True), "pass", "pass", "pass", "pass")
    assert state.points == (-15, -26)


def test_exchanging_counts_like_passing_for_the_end():
    state = table(racks=("12345", "56789"))
    for text in ("exchange 1", "pass", "pass", "exchange 5"):
        assert state.actor is not None
        state = refilled(state.play(text))
    assert state.actor is None
    assert state.points == (-5, -5)
    assert state.winners == (0, 1)


def test_three_players_need_six_passes():
    state, passes = table(racks=("12345", "56789", "01234")), 0
    while state.actor is not None:
        state, passes = state.play("pass"), passes + 1
    assert passes == 6


def test_a_placement_starts_the_count_of_that_seat_anew():
    state = table(["8G 24"], racks=("27777", "99988"), **PLAIN)
    state = tell(state, "pass", "pass")
    state = state.play("8I 2").play("draw 0 0")
    for seat in (1, 0, 1, 0):  # seat 0 has to pass twice again
        assert state.actor == seat
        state = state.play("pass")
    assert state.actor is None
    assert state.points == (2 - 5, -5)


def checkered(racks):
    """No two tiles touch, and a 4 at the bottom has room about it; the bag is empty."""
    squares = [(r, c) for r in range(13) for c in range(15) if (r + c) % 2 == 0]
    spare = rest("4", *racks).replace("?", "i")
    return table({(14, 7): "4", **dict(zip(squares, spare, strict=False))}, racks=racks, **PLAIN)


def test_when_nobody_can_place_and_the_bag_is_empty_it_ends():
    state = checkered(("02", "0"))
    assert bag_of(state) == ""
    end = state.play("15G 2")
    board = board_of(end)
    assert not any(allowed(board, new) for new in placements(board, "0"))
    assert end.actor is None
    assert end.points == (2 - 1, -1)  # nobody went out: each loses one for the zero that is left


def test_while_somebody_can_place_it_goes_on():
    state = checkered(("02", "2")).play("15G 2")
    assert state.actor == 1  # 2 right of the 4: √4=2
    assert state.play("15I 2").actor is None


def test_highest_wins_and_equal_is_shared():
    state = tell(table(racks=("12345", "56789", "01234"), points=(8, 3, 8)), *["pass"] * 6)
    assert state.places == (0, 2, 0)
    assert state.winners == (0, 2)


def test_count_tiles_decides_a_tie_by_the_most_tiles_used():
    for count_tiles, winners in ((True, (0,)), (False, (0, 1))):
        state = table(["8G 24"], racks=("27777", "99988"), points=(0, 2), count_tiles=count_tiles, **PLAIN)
        state = tell(state, "8I 2", "draw 0 0", "pass", "pass", "pass", "pass")
        assert state.points == (-3, -3)
        assert state.winners == winners


def test_count_tiles_decides_nothing_but_a_tie():
    state = table(["8G 24"], racks=("27777", "99988"), points=(0, 3), count_tiles=True, **PLAIN)
    assert tell(state, "8I 2", "draw 0 0", "pass", "pass", "pass", "pass").winners == (1,)


# --- referee: challenge ---

CHALLENGE = {"referee": "challenge", "bonuses": False}


def test_strict_refuses_a_wrong_placement_and_says_why():
    state = table(racks=("25777", "99988"), **PLAIN)
    refused(state, "8G 25")
    assert str(state.accepts(GAME.action("8G 25")))


def test_challenge_takes_a_placement_as_announced_and_asks_the_others():
    state = table(racks=("25777", "99988"), **CHALLENGE).play("8G 25")
    assert state.points == (2, 0)  # counted as soon as it is played
    assert state.actor == 1
    assert choices(state) == ("accept", "challenge")


def test_unchallenged_a_wrong_placement_stands_and_scores():
    state = tell(table(racks=("25777", "99988"), **CHALLENGE), "8G 25", "accept")
    assert state.points == (2, 0)
    assert state.actor is CHANCE  # tiles are drawn after that
    state = state.play("draw 0 00")
    assert board_of(state) == {(7, 6): "2", (7, 7): "5"}
    assert state.actor == 1


def test_a_wrong_placement_that_is_challenged_is_taken_back_and_costs_what_it_would_have_brought():
    state = tell(table(racks=("25777", "99988"), points=(10, 0), **CHALLENGE), "8G 25", "challenge")
    assert state.points == (8, 0)
    assert board_of(state) == {}
    assert racks_of(state)[0] == "25777"
    assert state.actor == 1  # the turn is lost, nothing is drawn
    assert choices(state) != ("accept", "challenge")


def test_a_right_placement_stands_and_a_wrong_challenge_costs_nothing():
    state = tell(table(racks=("24777", "99988"), points=(0, 5), **CHALLENGE), "8G 24", "challenge")
    assert state.points == (2, 5)
    assert state.actor is CHANCE
    state = state.play("draw 0 00")
    assert state.actor == 1
    assert board_of(state) == laid("8G 24")


def test_each_other_seat_is_asked_in_turn_order():
    state = table(racks=("24777", "99988", "11223", "33455"), turn=2, **CHALLENGE).play("8G 11")
    asked = []
    while state.actor is not CHANCE:
        asked.append(state.actor)
        state = state.play("accept")
    assert asked == [3, 0, 1]
    assert state.play("draw 2 00").actor == 3


@pytest.mark.parametrize(("tiles", "points"), [("25", -2), ("24", 2)])
def test_the_first_challenge_settles_it_and_nobody_else_is_asked(tiles, points):
    state = table(racks=("24577", "99988", "11223"), **CHALLENGE)
    state = refilled(tell(state, f"8G {tiles}", "challenge"))
    assert state.points == (points, 0, 0)
    assert state.actor == 1
    assert "accept" not in map(str, state.legal())


def test_an_announced_placement_brings_its_right_equations_and_the_whole_run_as_if_it_were_one():
    # 245: 24 is right (2 points), and 245 counts as if it were an equation (3)
    state = table(racks=("24577", "99988"), **CHALLENGE).play("8G 245")
    assert state.points == (5, 0)
    assert state.play("challenge").points == (-5, 0)
    # 224 is right as a whole, and 24 inside it: nothing counts twice
    assert table(racks=("22477", "99988"), **CHALLENGE).play("8G 224").points == (5, 0)


def test_the_whole_run_is_counted_with_the_old_tiles_in_it():
    # 24 lies there; 7 and 7 about it announce 7247: four tiles, and nothing in it is right
    state = table(["8G 24"], racks=("77777", "99988"), **CHALLENGE).play("8F 7..7")
    assert state.points == (4, 0)
    assert state.play("challenge").points == (-4, 0)


def test_the_run_counts_by_tile_values_too():
    state = table(racks=("25777", "99988"), tile_values=True, **CHALLENGE).play("8G 25")
    assert state.points == (7, 0)
    assert state.play("challenge").points == (-7, 0)


def test_the_run_counts_with_the_bonuses_it_covers():
    # A8 trebles, D8 doubles its tile: 7247 is (1+1+1+2) x 3 as if it were one
    state = table(["8B 24"], racks=("77777", "99988"), referee="challenge").play("8A 7..7")
    assert state.points == (15, 0)
    assert state.play("challenge").points == (-15, 0)


def test_what_is_right_across_an_announced_placement_counts_and_what_is_wrong_there_does_not():
    # 45 under 24: 45 as the run (2) and 24 downwards (2); the other 45 downwards is no equation
    state = table(["8G 24"], racks=("45777", "99988"), **CHALLENGE).play("9G 45")
    assert state.points == (4, 0)
    assert state.play("challenge").points == (-4, 0)


def test_a_swap_is_taken_back_with_the_placement():
    state = table(["8G 2e"], racks=("47777", "99988"), **CHALLENGE)
    before = state.position.split("|")[:3]
    state = tell(state, "=H8 8I 7", "challenge")  # 247: 24 is not new, 47 and 247 are none
    assert state.points == (-3, 0)
    assert state.position.split("|")[:3] == before


def test_tiles_must_be_one_s_own_and_free_squares_even_when_nobody_judges():
    state = table(["8G 24"], racks=("25777", "99988"), **CHALLENGE)
    refused(state, "8F 1", "8G 2", "8F 25", "accept", "challenge")


def test_nothing_but_an_answer_while_a_placement_is_asked_about():
    state = table(racks=("25777", "99988"), **CHALLENGE).play("8G 25")
    refused(state, "pass", "exchange 9", "8I 9", "draw 0 00")


def test_accept_and_challenge_are_refused_with_a_strict_referee():
    refused(table(), "accept", "challenge")


def test_the_last_placement_is_asked_about_before_the_game_is_over():
    state = table(["12H 4"], racks=("2", "55"), points=(10, 20), bag="", **CHALLENGE).play("12G 2")
    assert state.actor == 1
    end = state.play("accept")
    assert end.actor is None
    assert end.points == (10 + 2 + 2, 20 - 2)


def test_a_wrong_last_placement_that_is_challenged_does_not_end_it():
    state = table(["12H 4"], racks=("7", "2"), points=(10, 20), bag="", **CHALLENGE)
    state = tell(state, "12G 7", "challenge")
    assert state.points == (8, 20)
    assert racks_of(state) == ["7", "2"]
    state = tell(state, "12G 2", "accept")  # the other one goes out
    assert state.actor is None
    assert state.points == (8 - 1, 20 + 2 + 1)


# --- what is hidden ---


def dealt(racks, **options):
    return table(["8G 24"], racks=racks, **options)


def test_a_seat_s_view_does_not_depend_on_the_other_rack_nor_on_the_bag():
    one, other = dealt(("12345", "56789")), dealt(("12345", "0001?"))
    assert one.view(0) == other.view(0)
    assert one.view(1) != other.view(1)


def test_a_spectator_sees_no_rack():
    assert dealt(("12345", "56789")).view(None) == dealt(("00011", "2233?")).view(None)


def test_what_others_exchange_or_draw_is_not_shown():
    state = dealt(("12345", "56789"))
    drawing = state.play("exchange 1,2")
    for acting, texts in (
        (state, ("exchange 1,2", "exchange 4,5")),
        (drawing, ("draw 0 07", "draw 0 9?")),
    ):
        one, other = map(GAME.action, texts)
        for seat in (1, None):
            assert acting.shown(one, seat) == acting.shown(other, seat)
        assert acting.shown(one, 0) == str(one)
        assert acting.shown(one, 0) != acting.shown(other, 0)
    # how many are exchanged is announced
    assert state.shown(GAME.action("exchange 1,2"), 1) != state.shown(GAME.action("exchange 1,2,3"), 1)


def test_views_after_a_hidden_draw_or_exchange_are_the_same():
    state = dealt(("12345", "56789")).play("exchange 1,2")
    one, other = state.play("draw 0 07"), state.play("draw 0 9?")
    assert one.view(1) == other.view(1)
    assert one.view(None) == other.view(None)
    assert one.view(0) != other.view(0)


def test_placements_are_seen_by_all():
    state = dealt(("27777", "56789"))
    for seat in (0, 1, None):
        assert state.shown(GAME.action("8I 2"), seat) == "8I 2"


def test_a_view_gives_the_shape_of_an_action_where_there_are_too_many_to_list():
    state = table()
    assert state.view(0)["legal"] is None
    assert state.view(0)["expects"]
    assert state.view(1)["legal"] == []


@pytest.mark.parametrize("seat", [0, 1, None])
def test_imagined_tables_fit_the_view(seat):
    state = dealt(("12345", "5678?"))
    for seed in range(10):
        imagined = GAME.imagine(state.view(seat), random.Random(seed))
        assert imagined.view(seat) == state.view(seat)


def test_imagined_racks_come_by_the_odds():
    # unseen by seat 0: the 94 tiles that are neither its own nor on the board (2 4), the joker among them,
    # so it is on the other's rack of five with 5 in 94
    state = dealt(("12345", "56789"))
    rng = random.Random(3)
    trials = 1200
    jokers = sum("?" in racks_of(GAME.imagine(state.view(0), rng))[1] for _ in range(trials))
    expected = trials * 5 / 94
    assert abs(jokers - expected) < 5 * expected**0.5


def test_everybody_knows_who_took_the_joker_off_the_board():
    state = table(["8G 2e"], racks=("13477", "99988"), **PLAIN)
    state = tell(state, "=H8 8F 1..3", "draw 0 55")
    for seat in (1, None):
        for seed in range(20):
            assert "?" in racks_of(GAME.imagine(state.view(seat), random.Random(seed)))[0]


def test_everybody_knows_the_tiles_that_were_taken_back():
    state = tell(table(racks=("25777", "99988"), **CHALLENGE), "8G 25", "challenge")
    for seat in (1, None):
        for seed in range(20):
            rack = racks_of(GAME.imagine(state.view(seat), random.Random(seed)))[0]
            assert {"2", "5"} <= set(rack)


@pytest.mark.parametrize("kept", ["joker", "taken back"])
def test_nobody_knows_whether_a_known_tile_was_exchanged(kept):
    if kept == "joker":
        state = table(["8G 2e"], racks=("13477", "99988"), **PLAIN)
        state, known = tell(state, "=H8 8F 1..3", "draw 0 55", "pass"), "?"
    else:
        state = table(racks=("25777", "99988"), **CHALLENGE)
        state, known = tell(state, "8G 25", "challenge", "pass"), "2"
    one = state.play(f"exchange {known}")
    other = state.play("exchange 7")
    drawn = [one, one.play("draw 0 6"), other, other.play("draw 0 6")]
    for seat in (1, None):
        assert drawn[0].view(seat) == drawn[2].view(seat)
        assert drawn[1].view(seat) == drawn[3].view(seat)
    # so both can be imagined from what seat 1 sees
    view, rng = drawn[1].view(1), random.Random(5)
    assert {known in racks_of(GAME.imagine(view, rng))[0] for _ in range(300)} == {True, False}


def test_what_was_dealt_to_oneself_is_known_to_oneself_alone():
    state = dealt(("12345", "56789"))
    for seed in range(5):
        assert racks_of(GAME.imagine(state.view(0), random.Random(seed)))[0] == "12345"
        assert racks_of(GAME.imagine(state.view(1), random.Random(seed)))[1] == "56789"


def test_points_count_a_placement_as_soon_as_it_is_played():
    state = dealt(("27777", "56789"), points=(1, 1), **PLAIN).play("8I 2")
    assert state.actor is CHANCE
    assert state.points == (3, 1)


def test_a_position_with_an_announced_placement_or_a_draw_reads_back():
    announced = table(racks=("25777", "99988"), **CHALLENGE).play("8G 25")
    drawing = announced.play("accept")
    for state in (announced, drawing):
        again = GAME.position(state.position, **CHALLENGE)
        assert again == state
        assert again.position == state.position


def test_nobody_has_passed_before_the_tiles_are_dealt():
    over = tell(table(), *["pass"] * 4)
    dealing = GAME.start().play("first 0")
    told = dealing.position.split("|")
    for n, field in enumerate(over.position.split("|")[5:], start=5):
        try:
            state = GAME.position("|".join([*told[:n], field, *told[n + 1 :]]))
        except (parlour.BadPosition, parlour.BadNotation):
            continue  # refused, as it should be
        while state.actor is CHANCE:
            state = state.play(state.sample(random.Random(4)))
            assert GAME.position(state.position) == state


def test_the_sorted_racks_and_bag_of_a_position():
    text = position({}, ("?5041", "99988"))
    assert text.split("|")[1] == "0145?,88999"
    assert in_order(text.split("|")[2]) == text.split("|")[2]
    assert GAME.position(text).position.split("|")[:5] == text.split("|")


def test_a_rubbish_position_is_bad_notation():
    for text in ("", "rubbish", "....|", "|||||", "a|b|c|d|e", "8G 24"):
        with pytest.raises(parlour.BadNotation):
            GAME.position(text)
