"""Chikugo by its rule book and RULES.md."""

import pytest

import parlour
from tests.games.kugelbox.throw.throws import THROWS, play, refusal, throw

GAME = parlour.game("chikugo")


# --- picking up ---


def test_it_begins_with_twelve_chips_face_down_and_seat_0_to_throw() -> None:
    state = GAME.start(seats=3)
    assert state.position == "pick-up||12|;;;||0|1"
    assert (state.actor, state.points, state.places) == (0, (0, 0, 0), None)
    assert [str(action) for action in state.legal()] == ["throw"]


@pytest.mark.parametrize(
    ("counts", "nadir"),
    [
        (("5", "6", "9"), 0),  # the first is Nadir until beaten
        (("5", "5", "6"), 1),  # of equals the later one
        (("6", "3", "3"), 2),
        (("3", "6", "3"), 2),
        (("9", "3", "4 line"), 1),
        (("0", "0", "0"), 2),
        (("20", "20", "20"), 2),
        (("4 square", "4 line", "5"), 1),  # points count, not shapes
    ],
)
def test_the_nadir_takes_a_chip_and_turns_it_over(counts: tuple[str, ...], nadir: int) -> None:
    state = throw(GAME.start(seats=3), *counts)
    assert state.actor is parlour.CHANCE
    assert state.view()["nadir"] == nadir
    after = state.play("chip 8")
    assert after.points == tuple(int(seat == nadir) for seat in range(3))
    assert after.view()["chips"][nadir] == ["8"]
    assert after.view()["face_down"] == 11


def test_who_is_nadir_so_far_is_shown_throw_by_throw() -> None:
    state = GAME.start(seats=4)
    shown = [state.view()["nadir"]]
    for count in ("6", "8", "6", "2"):
        state = throw(state, count)
        shown.append(state.view()["nadir"])
    assert shown == [None, 0, 0, 2, 3]


def test_the_chip_is_any_unseen_one_by_its_number() -> None:
    state = throw(GAME.start(), "5", "6")
    odds = {str(action): chance for action, chance in state.odds()}
    assert len(odds) == 10
    assert odds["chip 8"] * 2 == odds["chip line"] == odds["chip square"]
    again = throw(state.play("chip line"), "5", "6")
    odds = {str(action): chance for action, chance in again.odds()}
    assert set(odds.values()) == {odds["chip 2"], odds["chip 2"] * 2}
    assert odds["chip line"] == odds["chip 2"]
    last = throw(again.play("chip line"), "5", "6")
    assert refusal(last, "chip line") == "not-face-down"


def test_the_starter_moves_on_by_one_seat_each_round() -> None:
    state = GAME.start(seats=3)
    starters = []
    for chip in ("2", "3", "4", "5"):
        starters.append(state.actor)
        state = throw(state, "5", "6", "9").play(f"chip {chip}")
    assert starters == [0, 1, 2, 0]
    assert state.points == (2, 1, 1), "each starter stayed Nadir"


CHIPS = ["2", "3", "4", "5", "8", "12", "<=4", "<=6", "line", "line", "square", "square"]


def test_twelve_rounds_and_then_the_lay_out() -> None:
    state = GAME.start(seats=3)
    for number, chip in enumerate(CHIPS, 1):
        assert (state.view()["phase"], state.view()["round"]) == ("pick-up", number)
        state = throw(state, "5", "6", "9").play(f"chip {chip}")
    assert state.view()["phase"] == "lay-out"
    assert state.points == (4, 4, 4)
    assert state.actor == 0, "the twelfth round was begun by seat 2"


# --- Chikugo: 25 points ---


def test_25_wins_at_once_and_one_left_is_the_loser() -> None:
    state = throw(GAME.start(), "25")
    assert (state.actor, state.places, state.winners) == (None, (0, 1), (0,))
    state = throw(GAME.start(), "16", "25")
    assert (state.actor, state.places, state.winners) == (None, (1, 0), (1,))


def test_the_first_throwers_chikugo_leaves_no_mark_to_beat() -> None:
    state = throw(GAME.start(seats=3), "25")
    assert state.actor == 1
    assert state.view()["nadir"] is None
    state = throw(state, "16")
    assert state.view()["nadir"] == 1, "the next is Nadir until beaten"
    assert throw(state, "9").view()["nadir"] == 2


def test_the_lowest_stays_with_those_still_in() -> None:
    state = throw(GAME.start(seats=4), "3", "25", "6", "5")
    assert state.actor is parlour.CHANCE
    after = state.play("chip 2")
    assert after.points == (1, 0, 0, 0)
    assert after.actor == 2, "seat 1 has left, so the starter passes to the next seat still in"


def test_his_chips_are_put_aside_for_good() -> None:
    state = throw(GAME.start(seats=3), "0", "6", "9").play("chip 8")
    state = throw(state, "6", "9", "25")  # seat 0 throws last in this round
    assert state.view()["aside"] == ["8"]
    assert state.view()["retired"] == [0]
    assert state.points[0] == 0
    assert "chip 8" not in map(str, state.legal())
    after = state.play("chip 2")
    assert (after.points, after.actor) == ((0, 1, 0), 2)


def test_the_starter_of_the_next_round_if_this_ones_starter_has_left() -> None:
    state = throw(GAME.start(seats=4), "25", "6", "5", "9").play("chip 2")
    assert state.actor == 1
    state = throw(state, "25", "6", "5").play("chip 3")
    assert state.actor == 2


def test_with_calculators_25_is_5_times_5() -> None:
    state = GAME.start(smart_calculators=True).play("throw")
    corner = state.play("red a1 black e5")
    assert corner.places is None
    assert corner.view()["last"]["points"] == 6
    assert state.play("red e3 black e1").places == (0, 1)


# --- laying out ---

LAYING = "lay-out||0|2,3,square;4,5,<=4,line;8,12,<=6,line,square;||0|1"


def test_who_holds_no_chip_has_won_and_retires() -> None:
    state = throw(
        GAME.position("pick-up||1|2,3,square;4,5,<=4,line;8,12,<=6,square;;||0|12"), "0", "6", "9", "12"
    )
    state = state.play("chip line")
    assert state.position.startswith("lay-out||0|2,3,line,square;4,5,<=4,line;8,12,<=6,square;-;||1|1")
    assert state.view()["retired"] == [3]


def test_one_alone_with_chips_after_the_last_round_is_the_loser_at_once() -> None:
    rest = ",".join(chip for chip in CHIPS if chip != "8")
    state = throw(GAME.position(f"pick-up||1|{rest};;;||0|12"), "3", "6", "9").play("chip 8")
    assert (state.actor, state.places, state.points) == (None, (1, 0, 0), (12, 0, 0))


def test_a_chip_that_the_throw_meets_may_be_laid_out() -> None:
    state = throw(GAME.position(LAYING), "4 square")
    assert (state.actor, list(map(str, state.legal()))) == (0, ["lay 2", "lay 3", "lay square", "pass"])
    after = state.play("lay square")
    assert after.points == (2, 4, 5)
    assert after.actor == 1, "one chip a throw"
    assert after.view()["aside"] == ["square"]
    assert state.play("pass").points == (3, 4, 5)


def test_a_throw_that_meets_nothing_ends_the_turn_by_itself() -> None:
    assert throw(GAME.position(LAYING), "1").actor == 1


def test_what_may_not_be_laid_out() -> None:
    state = throw(GAME.position(LAYING), "2")
    assert list(map(str, state.legal())) == ["lay 2", "pass"]
    assert refusal(state, "lay 3") == "not-met"
    assert refusal(state, "lay 4") == "no-such-chip"
    assert refusal(state, "throw") == "lay-is-due"
    assert refusal(state, "take 2") == "lay-is-due"


def test_with_lay_out_all_every_chip_met_may_go() -> None:
    state = throw(GAME.position(LAYING, lay_out="all"), "4 square")
    state = state.play("lay 2")
    assert (state.actor, list(map(str, state.legal()))) == (0, ["lay 3", "lay square", "pass"])
    assert state.play("pass").actor == 1
    state = play(state, "lay square", "lay 3")
    assert state.view()["retired"] == [0]
    assert state.actor == 1


def test_who_has_laid_out_all_retires_and_the_last_with_chips_loses() -> None:
    state = GAME.position("lay-out||0|2;line;square;3,4,5,8,12,<=4,<=6,line,square||1|3")
    state = play(throw(state, "3"), "lay line")
    assert (state.view()["retired"], state.actor, state.places) == ([1], 2, None)
    state = play(throw(state, "1", "9"), "lay 2")
    assert (state.places, state.winners) == ((0, 0, 1), (0, 1))
    assert state.actor is None
    assert state.legal() == ()


def test_a_chikugo_wins_in_the_lay_out_too() -> None:
    state = throw(GAME.position(LAYING), "25")
    assert state.view()["retired"] == [0]
    assert state.view()["aside"] == ["2", "3", "square"]
    assert state.actor == 1


def test_after_100_throws_a_player_most_chips_lose() -> None:
    text = "lay-out||0|2,3;4,5;8,12,<=4;<=6,line,line,square,square||1|100"
    state = throw(GAME.position(text), "1", "1")
    assert state.play("pass").places is None, "seat 0 has one throw left"
    over = throw(state.play("pass"), "0")
    assert (over.actor, over.places) == (None, (0, 0, 1))


def test_at_the_limit_equals_lose_together() -> None:
    text = "lay-out||0|2;4,5;8,12;<=4,<=6,line,line,square,square,3||0|100"
    assert throw(GAME.position(text), "1", "1", "1").places == (0, 1, 1)
    text = "lay-out||0|2;4;8,12,<=4,<=6,line,line,square,square,3,5||0|100"
    assert throw(GAME.position(text), "1", "1").places == (0, 0), "all are equal: nobody is better off"


def test_every_player_has_exactly_100_lay_out_throws() -> None:
    state = GAME.position("lay-out||0|8;12;4;2,3,5,<=4,<=6,line,line,square,square||2|1")
    throws = [0, 0, 0]
    while state.actor is not None:
        throws[state.actor] += 1
        state = throw(state, "1")
    assert throws == [100, 100, 100]


def test_fewer_chips_stand_better_while_it_runs() -> None:
    state = GAME.position("pick-up||6|2,3;;-;4;5;8,12||0|7")
    assert state.points == (2, 0, 0, 1, 1)
    assert state.standing() == (4, 1, 0, 2, 2)


def test_wrong_kinds_of_actions_are_refused_with_what_is_due() -> None:
    state = GAME.start()
    assert refusal(state, "pass") == "throw-is-due"
    assert refusal(state, THROWS["5"]) == "throw-is-due"
    assert refusal(state.play("throw"), "throw") == "chance-is-due"
    assert refusal(throw(state, "5", "6"), "throw") == "chance-is-due"
    assert refusal(throw(state, "25"), "throw") == "game-over"
    assert state.accepts(parlour.game("kryds-bolle").action("b2")).code == "not-this-game"


def test_the_drawing() -> None:
    state = throw(throw(GAME.start(seats=3), "0", "6", "9").play("chip 8"), "4 square")
    assert str(state).splitlines() == [
        "Chikugo · pick-up, round 2 · seat 2 is to throw",
        "5 . . . . .",
        "4 . . B . .",
        "3 . R . . .",
        "2 . . . . .",
        "1 . . . . .",
        "  a b c d e",
        "seat 1 threw red b3 black c4: 4 points, square",
        "middle: (11 face down)",
        "  seat 0: 8",
        "  seat 1: ·  (Nadir)",
        "> seat 2: ·",
    ]


def test_once_it_is_over_it_stands_as_it_was_placed() -> None:
    end = list(parlour.play("chikugo", seed=1, seats=3).states())[-1]
    assert end.places is not None
    assert end.standing() == end.places


def test_ended_by_agreement_who_has_retired_is_first_and_then_fewer_chips_are_better() -> None:
    text = "lay-out||0|-;12,square;2,3,4,5,8,<=4,<=6;line,line,square||1|3"
    assert parlour.game("chikugo").position(text).standing() == (0, 1, 2)


def test_two_who_still_hold_chips_after_a_hundred_throws_each_are_at_the_end() -> None:
    text = "over||0|12;2,3,4,5,8,<=4,<=6,line,line,square,square;|0 red - black -,1 red - black -|1|100"
    state = parlour.game("chikugo").position(text)
    assert state.position == text
    assert state.places == (0, 1)
    with pytest.raises(parlour.BadPosition) as refused:
        parlour.game("chikugo").position(text.replace("|100", "|99"))
    assert refused.value.code == "not-over"
