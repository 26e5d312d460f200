"""What every game gets from its base: seats, texts, JSON, views and versions of the rules."""

from __future__ import annotations

import random
from typing import Any

import pytest

import parlour

CUBE = parlour.game("kryds-bolle")
BOX = parlour.game("shut-the-box")


def code(work: Any, *arguments: Any, **options: Any) -> str:
    with pytest.raises(parlour.ParlourError) as caught:
        work(*arguments, **options)
    return caught.value.code


def test_a_game_says_how_it_is_had_again() -> None:
    assert repr(CUBE) == "parlour.game('kryds-bolle')"


# --- seats ---


def test_two_seats_where_nothing_is_said_and_one_where_only_one_may_play() -> None:
    assert BOX.start().options.seats == 2
    assert parlour.game("abaku").start(mode="solo").options.seats == 1


@pytest.mark.parametrize("seats", [0, 100, -1, True, 2.0, "2"])
def test_seats_out_of_bounds_are_refused_with_the_bounds(seats: Any) -> None:
    with pytest.raises(parlour.BadOption, match="shut-the-box takes 1 to 99 seats") as caught:
        BOX.start(seats)
    assert caught.value.details["option"] == "seats"
    assert (caught.value.details["low"], caught.value.details["high"]) == (1, 99)


def test_a_game_for_one_number_of_seats_says_so() -> None:
    with pytest.raises(parlour.BadOption, match=r"kryds-bolle takes 2 seats$"):
        CUBE.start(3)
    with pytest.raises(parlour.BadOption, match=r"abaku takes 1 seat$"):
        parlour.game("abaku").start(2, mode="solo")


def test_seats_as_people_type_them() -> None:
    assert BOX.options_from_text({"seats": "3", "rounds": "2"}) == BOX.options(3, rounds=2)
    assert BOX.options_from_text({"rounds": "2"}) == BOX.options(2, rounds=2)
    for typed in ("", "two", "-1", "²", "0", "100", "100000", "1000000"):
        assert code(BOX.options_from_text, {"seats": typed}) == "bad-option"


def test_a_position_settles_the_seats_and_must_not_contradict() -> None:
    assert BOX.position("1,2||0,31,7|1|2").options.seats == 3
    assert BOX.position("1,2||0,31,7|1|2", 3).options.seats == 3
    assert code(BOX.position, "1,2||0,31,7|1|2", 2) == "bad-seats"
    many = ",".join(["0"] * 99)
    assert BOX.position(f"1,2||{many}|1|2").options.seats == 99
    assert code(BOX.position, f"1,2||{many},0|1|2") == "bad-seats"


# --- texts and JSON ---


def test_texts_are_read_up_to_twenty_thousand_characters() -> None:
    for read, text in ((CUBE.action, "b2"), (CUBE.position, ".")):
        wrong: list[Any] = [text + " " * 20_000, None, 3, b"b2"]
        for long in wrong:
            with pytest.raises(parlour.BadNotation, match="at most 20000 characters"):
                read(long)
        with pytest.raises(parlour.BadNotation) as caught:
            read(text + "." * (20_000 - len(text)))
        assert "at most" not in str(caught.value), "that long it is read, and refused for what it says"


def test_a_state_is_whole_after_json_and_rubbish_is_bad_notation() -> None:
    state = CUBE.start().play("b2")
    assert CUBE.state(state.json()) == state
    for rubbish in (b"", b"{}", b"\xff\xfe", "[1]"):
        assert code(CUBE.state, rubbish) == "bad-notation"


# --- views ---


def test_a_view_of_another_game_or_of_bad_options_is_refused() -> None:
    rng = random.Random(0)
    view = CUBE.start().view(0)
    assert CUBE.imagine(view, rng) == CUBE.start()
    for wrong in (
        {},
        {**view, "game": "chess"},
        {**view, "cube": 3},
        {**view, "options": {"placement": "tilted"}},
    ):
        assert code(CUBE.imagine, wrong, rng) == "bad-view"


@pytest.mark.parametrize("seat", [-1, 2, True, "0", 1.0])
def test_there_is_no_view_for_a_seat_that_is_not(seat: Any) -> None:
    assert code(CUBE.start().view, seat) == "no-such-seat"


def test_a_view_lists_actions_for_the_seat_that_acts_and_for_nobody_else() -> None:
    state = CUBE.start()
    assert state.view(0)["legal"] == ["a1", "a2", "a3", "b1", "b2", "b3", "c1", "c2", "c3"]
    assert state.view(1)["legal"] == []
    assert state.view()["legal"] == []
    assert (state.view(1)["seat"], state.view()["seat"]) == (1, None)
    assert state.view(1)["actor"] == 0
    assert BOX.start().view(0)["actor"] == "chance"


def test_an_action_from_a_view_is_one_of_those_it_lists() -> None:
    state = CUBE.start().play("b2")
    rng = random.Random(1)
    drawn = {str(CUBE.some_action(state.view(1), rng)) for _ in range(200)}
    assert drawn == set(state.view(1)["legal"])


# --- states ---


def test_winners_are_the_seats_placed_first_and_nobody_while_it_runs() -> None:
    assert CUBE.start().winners == ()
    seen = set()
    for seed in range(30):
        end = list(parlour.play("kryds-bolle", seed=seed).states())[-1]
        assert end.places is not None
        assert end.winners == tuple(seat for seat in (0, 1) if end.points[seat] == max(end.points))
        seen.add(end.winners)
    assert seen == {(0,), (1,), (0, 1)}


def test_ended_by_agreement_most_points_are_best() -> None:
    state = parlour.game("take-it").position("play|2|7|12;8;3,4;||0|1")
    assert state.points == (12, 8, 7)
    assert state.standing() == (0, 1, 2)
    assert state.places is None


def test_where_chance_is_not_to_act_there_are_no_odds_and_nothing_is_simulated() -> None:
    state = CUBE.start()
    assert code(state.odds) == "not-chance"
    assert code(state.sample, random.Random(0)) == "not-chance"
    assert code(state.simulate, random.Random(0)) == "not-simulated"
    assert state.simulated is False


class Fixed:
    """A source of chance that says this number and keeps what it was asked."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.asked: list[int] = []

    def randrange(self, n: int, /) -> int:
        self.asked.append(n)
        return self.number


def test_a_sample_takes_each_outcome_as_often_as_its_odds_say() -> None:
    state = BOX.start()
    times: dict[str, int] = {}
    for number in range(36):
        rng = Fixed(number)
        outcome = str(state.sample(rng))
        times[outcome] = times.get(outcome, 0) + 1
        assert rng.asked == [36]
    assert times == {str(action): chance * 36 for action, chance in state.odds()}


# --- rules versions ---


def test_the_rules_of_today_are_the_game_itself_and_unknown_ones_are_refused() -> None:
    assert CUBE.under(CUBE.rules_version) is CUBE
    with pytest.raises(parlour.BadRecord) as caught:
        CUBE.under(CUBE.rules_version + 1)
    assert caught.value.code == "unknown-rules"


# --- actions ---


def test_actions_sort_by_their_texts() -> None:
    first, second = CUBE.action("a2"), CUBE.action("b1")
    assert first < second
    assert first <= second
    assert second > first
    assert second >= first
    assert first <= CUBE.action("a2") >= first
    assert not first < CUBE.action("a2")
    assert not first > CUBE.action("a2")
