"""What nobody may see: other racks, draws, exchanged tiles. And imagining them by their odds."""

import random
from collections import Counter
from itertools import combinations
from math import comb
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

import parlour

from .table import GAME, almost_done, row, table

START = row("G8", "123")


def mixed(state: Any, seat: int | None, rng: random.Random) -> Any:
    """A state that differs only in what that seat may not know: hidden racks, bag and tiles set aside."""
    pending = state.pending
    aside = getattr(pending, "aside", "")
    kept = [rack if other == seat else state.known[other] for other, rack in enumerate(state.racks)]
    own_aside = seat == state.turn
    loose = list(state.bag) + ([] if own_aside else list(aside))
    for rack, keep in zip(state.racks, kept, strict=True):
        loose += (Counter(rack) - Counter(keep)).elements()
    rng.shuffle(loose)
    racks = []
    for rack, keep in zip(state.racks, kept, strict=True):
        missing = len(rack) - len(keep)
        racks.append("".join(sorted([*keep, *loose[:missing]])))
        del loose[:missing]
    if aside and not own_aside:
        pending = type(pending)("".join(sorted(loose[: len(aside)])))
        del loose[: len(aside)]
    return replace(state, racks=tuple(racks), bag="".join(sorted(loose)), pending=pending)


@pytest.mark.slow
@settings(max_examples=60, deadline=None)
@given(st.integers(0, 2**32), st.sampled_from(["strict", "challenge"]), st.integers(2, 4), st.integers(0, 60))
def test_what_a_seat_may_not_know_changes_nothing_it_sees(
    seed: int, referee: str, seats: int, steps: int
) -> None:
    rng = random.Random(seed)
    state = GAME.start(seats, referee=referee)
    while steps and (actor := state.actor) is not None:
        chance = actor is parlour.CHANCE
        state = state.play(state.sample(rng) if chance else GAME.some_action(state.view(actor), rng))
        steps -= 1
    if state.actor is None:
        return
    for seat in (None, *range(seats)):
        other = mixed(state, seat, rng)
        assert other.view(seat) == state.view(seat)
        imagined = GAME.imagine(state.view(seat), rng)
        assert imagined.view(seat) == state.view(seat)


@pytest.mark.slow
@settings(max_examples=40, deadline=None)
@given(st.integers(0, 2**32))
def test_what_is_drawn_and_exchanged_is_shown_to_its_seat_alone(seed: int) -> None:
    rng = random.Random(seed)
    state = GAME.start(3)
    for _ in range(12):
        if state.actor is parlour.CHANCE and str(state.pending) != "first":
            one, two = state.sample(rng), state.sample(rng)
            for seat in (None, 0, 1, 2):
                if seat != one.seat:
                    assert state.shown(one, seat) == state.shown(two, seat)
                    assert state.play(one).view(seat) == state.play(two).view(seat)
            assert state.shown(one, one.seat) == str(one)
        actor = state.actor
        chance = actor is parlour.CHANCE
        state = state.play(state.sample(rng) if chance else GAME.some_action(state.view(actor), rng))


def test_how_secret_actions_are_shown() -> None:
    state = table(START, "0099?", "04", turn=0)
    exchange = GAME.action("exchange 0,9,?")
    assert state.shown(exchange, 0) == "exchange 0,9,?"
    assert state.shown(exchange, 1) == state.shown(exchange, None) == "exchange 3 tiles"
    after = state.play(exchange)
    draw = GAME.action("draw 0 444")
    assert after.shown(draw, 0) == "draw 0 444"
    assert after.shown(draw, 1) == after.shown(draw, None) == "draw 0 3 tiles"
    assert state.shown(GAME.action("exchange 9"), 1) == "exchange 1 tile"
    assert state.shown(GAME.action("9I 9"), 1) == "9I 9"
    assert state.shown(GAME.action("pass"), None) == "pass"


def test_a_view_tells_just_what_lies_open() -> None:
    state = table(START, "0099?", "04", turn=0, points="3,4")
    view = state.view(1)
    assert view["racks"] == [None, "04"]
    assert view["rack_sizes"] == [5, 2]
    assert view["bag"] == len(state.bag) == 101 - 3 - 7
    assert Counter(view["unseen"]) == Counter(state.bag) + Counter("0099?")
    assert (view["legal"], view["expects"]) == ([], None)
    own = state.view(0)
    assert own["legal"] is None
    assert own["expects"]["actions"] == ["place", "exchange", "pass"]
    assert own["expects"]["exchange"] == 5
    assert own["expects"]["ways"] == ["-", "|"]
    assert own["expects"]["start"] is None
    assert own["expects"]["squares"] == ["A1", "O15"]
    assert own["expects"]["least"] == 1
    assert table({}, "24", "0").view(0)["expects"]["least"] == 2
    assert table({}, "24", "0").view(0)["expects"]["start"] == "H8"
    spectator = state.view(None)
    assert spectator["racks"] == [None, None]
    assert Counter(spectator["unseen"]) == Counter(state.bag) + Counter("0099?04")


def test_tiles_set_aside_are_seen_by_their_seat_alone() -> None:
    state = table(START, "0099?", "04").play("exchange 0,9,?")
    assert state.view(0)["aside"] == "09?"
    assert "?" not in state.view(0)["unseen"]
    for seat in (1, None):
        view = state.view(seat)
        assert (view["aside"], view["aside_size"]) == (None, 3)
        assert "?" in view["unseen"]


def test_racks_lie_open_once_the_game_is_over() -> None:
    done = almost_done("9", "45", "0").play("9I 9")
    for seat in (None, 0, 1, 2):
        assert done.view(seat)["racks"] == ["", "45", "0"]
        assert GAME.imagine(done.view(seat), random.Random(1)) == done


def test_no_rack_is_in_what_a_spectator_gets() -> None:
    state = table(START, "77788", "66655", "44433")
    text = repr(state.view(None))
    for rack in state.racks:
        assert f"'{rack}'" not in text
    assert GAME.drawn(state.view(1)).count("rack") == 1
    assert "rack 5 5 6 6 6" in GAME.drawn(state.view(1))


def test_imagined_racks_have_the_odds_of_the_draw() -> None:
    # few tiles unseen, so that each hidden rack can be counted: 3 of 8 tiles, of which 4 are zeros
    state = table(START, "01234", "567")
    view = state.view(0)
    hidden = sorted(view["unseen"])
    rng = random.Random(20)
    tries = 2000
    zeros = Counter(GAME.imagine(view, rng).racks[1].count("0") for _ in range(tries))
    total, marked = len(hidden), hidden.count("0")
    for count in range(4):
        chance = comb(marked, count) * comb(total - marked, 3 - count) / comb(total, 3)
        deviation = (tries * chance * (1 - chance)) ** 0.5
        assert abs(zeros[count] - tries * chance) < 4.5 * deviation + 1


def test_every_split_of_few_unseen_tiles_is_as_likely() -> None:
    # four different unseen tiles in two hidden racks of one and two, one in the bag: 12 splits
    state = almost_done("9", "4", "56")
    tile = next(at for at, sign in enumerate(state.board) if sign == "7")
    state = replace(state, board=state.board[:tile] + "." + state.board[tile + 1 :], bag="7")
    rng = random.Random(3)
    tries = 2400
    seen = Counter(GAME.imagine(state.view(0), rng).racks[1:] for _ in range(tries))
    splits = {(one, "".join(two)) for one in "4567" for two in combinations("4567".replace(one, ""), 2)}
    assert set(seen) == splits
    for count in seen.values():
        assert abs(count - tries / 12) < 5 * (tries / 12) ** 0.5


def test_what_is_known_of_a_rack_is_imagined_there() -> None:
    state = table(row("G8", "1c3"), "24", "0").play("=H8 9H 4").play("draw 0 1133")
    rng = random.Random(5)
    for _ in range(50):
        assert "?" in GAME.imagine(state.view(1), rng).racks[0]
    # after an exchange nobody can tell whether it is still there
    later = state.play("pass").play("exchange 1").play("draw 0 5")
    held = [("?" in GAME.imagine(later.view(1), rng).racks[0]) for _ in range(400)]
    assert 0 < sum(held) < 100


def test_imagined_games_go_on_when_the_game_goes_on() -> None:
    # three seats, empty bag: seat 1 alone can place, so worlds in which nobody can are never imagined
    state = almost_done("0", "4", "0")
    assert state.actor == 0
    rng = random.Random(2)
    racks = Counter(GAME.imagine(state.view(0), rng).racks for _ in range(200))
    assert set(racks) == {("0", "4", "0"), ("0", "0", "4")}
    fixed = GAME.imagine(state.view(0), rng)
    assert GAME.position(fixed.position) == fixed


@pytest.mark.parametrize(
    "spoil",
    [
        {"unseen": "012"},
        {"bag": 7},
        {"rack_sizes": [9, 2]},
        {"racks": [None]},
        {"board": "rubbish"},
        {"stage": "lunch"},
        {"stage": "answer"},
        {"stage": "answer", "announced": "rubbish"},
        {"turn": 7},
        {"known": ["7", "7"]},
        {"game": "chess"},
        {"points": "many"},
    ],
)
def test_what_is_no_view_is_refused(spoil: dict[str, object]) -> None:
    view = table(START, "0099?", "04").view(0) | spoil
    with pytest.raises(parlour.BadView):
        GAME.imagine(view, random.Random(1))
