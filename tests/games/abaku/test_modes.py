"""Alone: for the highest score, to cover the blank grid, and magic squares."""

import random
from typing import Any

import pytest

import parlour

from .table import GAME, code_of, row, table


def test_solo_is_one_seat_without_drawing_lots() -> None:
    state = GAME.start(mode="solo")
    assert state.options.seats == 1
    assert state.actor is parlour.CHANCE
    state = state.play("draw 0 24789")
    assert state.actor == 0
    state = state.play("8G 24")
    assert state.points == (2,)
    state = state.play("draw 0 11").play("pass")
    assert state.actor is None
    assert state.points == (2 - 5,)
    # a score, not a win
    assert state.places == (1,)
    assert state.winners == ()
    assert GAME.scored(state.options)


def test_alone_an_exchange_sets_its_tiles_aside_for_good() -> None:
    state = GAME.start(mode="solo").play("draw 0 24789")
    for _ in range(3):
        before = len(state.bag)
        state = state.play(f"exchange {state.racks[0][0]}")
        state = state.play(state.legal()[0])
        assert len(state.bag) == before - 1
        assert state.actor == 0
    assert len(state.discarded) == 3
    assert state.view(0)["discarded"] == state.discarded
    assert state.view(None)["discarded"] is None
    assert state.view(None)["discarded_size"] == 3


def test_alone_it_ends_when_nothing_can_be_placed_and_nothing_drawn() -> None:
    # the highest tiles are drawn first and set aside again, so that zeros are left, which make no equation
    state = table({}, "77777", mode="solo")
    while state.bag:
        assert state.actor == 0
        gone = min(5, len(state.bag))
        state = state.play("exchange " + ",".join(state.racks[0][-gone:]))
        state = state.play(str(state.odds()[-1][0]))
    assert set(state.racks[0]) == {"0"}
    assert state.actor is None
    assert state.points == (-5,)


def test_the_same_deal_is_the_same_tiles_for_everybody() -> None:
    def tiles(seed: int, deal: str) -> str:
        rng, state, drawn = random.Random(seed), GAME.start(mode="solo", deal=deal), ""
        while len(drawn) < 40 and state.actor is not None:
            if state.actor is parlour.CHANCE:
                ((action, chance),) = state.odds()
                assert chance == 1
                assert action == state.sample(rng)
                # within a draw the tiles are sorted
                drawn += action.tiles
                state = state.play(action)
            else:
                state = state.play(f"exchange {rng.choice(state.racks[0])}")
        return drawn

    first = [tiles(seed, "2026-11-17") for seed in range(3)]
    assert len(set(first)) == 1
    assert tiles(0, "2026-11-18") != first[0]
    # what a deal is never changes
    assert first[0][:10] == "2226615572"


def test_a_deal_gives_the_tiles_it_has_next() -> None:
    state = GAME.start(mode="solo", deal="x")
    right = state.legal()[0]
    wrong = next(d for d in GAME.start(mode="solo").legal() if d != right)
    assert code_of(state, str(wrong)) == "not-dealt"
    for deal in ("x" * 41, "<b>", "a/b"):
        with pytest.raises(parlour.BadOption):
            GAME.start(mode="solo", deal=deal)
    with pytest.raises(parlour.BadOption):
        GAME.start(deal="x")


@pytest.mark.parametrize("mode", ["solo", "cover", "magic"])
def test_alone_means_one_seat(mode: str) -> None:
    with pytest.raises(parlour.BadOption):
        GAME.start(2, mode=mode)


def test_the_table_takes_two_to_four() -> None:
    for seats in (1, 5):
        with pytest.raises(parlour.BadOption):
            GAME.start(seats)
    assert [GAME.start(seats).options.seats for seats in (2, 3, 4)] == [2, 3, 4]


def test_cover_counts_squares_on_the_blank_grid() -> None:
    state = table({}, "24789", mode="cover", size=17)
    assert len(state.board) == 17 * 17
    assert code_of(state, "8G 24") == "not-on-start"
    state = state.play("9I 24")
    assert state.points == (2,)
    state = state.play("draw 0 11").play("pass")
    # nothing is lost for tiles left: they only leave squares empty
    assert state.points == (2,)
    assert state.view(0)["empty"] == [17 * 17 - 2, 0]


@pytest.mark.parametrize(("size", "start"), [(5, "3C"), (6, "4D"), (9, "5E"), (12, "7G"), (17, "9I")])
def test_a_grid_to_cover_has_any_size_and_starts_in_its_centre(size: int, start: str) -> None:
    state = table({}, "24789", mode="cover", size=size)
    assert len(state.board) == size**2
    assert code_of(state, f"{start} 24") is None
    assert GAME.start(mode="cover").options.size == 9
    for wrong in (4, 18):
        with pytest.raises(parlour.BadOption):
            GAME.start(mode="cover", size=wrong)


def test_a_full_grid_is_the_end() -> None:
    rows = ("55555", "66666", "77777", "00002", "0000.")
    lying = {
        f"{'ABCDE'[c]}{r + 1}": sign
        for r, row in enumerate(rows)
        for c, sign in enumerate(row)
        if sign != "."
    }
    state = table(lying, "4", mode="cover", size=5).play("5E 4")
    assert state.actor is None
    assert state.points == (1,)
    assert state.view(0)["empty"] == [0, 0]
    assert len(state.bag) > 50


def test_an_equation_of_seventeen_digits_fits_the_blank_grid() -> None:
    # 123456² = 15241383936
    digits = "12345615241383936"
    lying = row("B9", digits[1:16])
    state = table(lying, "16", mode="cover", size=17)
    assert code_of(state, f"9A 1{'.' * 15}6") is None
    assert code_of(state, f"9A 6{'.' * 15}1") == "not-one-equation"


def test_an_equation_of_fifteen_digits_fits_the_board() -> None:
    # 99999² = 9999800001
    state = table(row("B8", "9999999980000"), "19", "0")
    assert code_of(state, f"8A 9{'.' * 13}1") is None


@pytest.mark.parametrize(
    "options",
    [
        {"mode": "cover", "tile_values": True},
        {"mode": "cover", "count_tiles": True},
        {"mode": "solo", "count_tiles": True},
        {"mode": "solo", "first": "draw"},
        {"mode": "solo", "level": "easy"},
        {"aids": False},
        {"board": "blank", "start_bonus": "equation-2"},
        {"bonuses": False, "start_bonus": "equation-2"},
        {"sets": 4},
        {"sets": 0},
        {"zeros": "old"},
        {"mode": "magic", "diagonals": True},
        {"mode": "magic", "trivial_powers": False},
        {"mode": "table", "size": 4},
        {"mode": "solo", "size": 5},
        {"mode": "magic", "size": 6},
        {"mode": "magic", "size": 2},
        {"mode": "chess"},
        {"referee": "lax"},
        {"bonuses": 1},
        {"colour": "red"},
    ],
)
def test_bad_options_are_refused_in_words(options: dict[str, Any]) -> None:
    with pytest.raises(parlour.BadOption) as refusal:
        GAME.start(**options)
    assert refusal.value.details


# --- magic squares ---


def test_the_old_magic_square_of_three() -> None:
    state = GAME.start(mode="magic")
    for number, digit in enumerate("276951438"):
        assert state.actor == 0
        state = state.play(f"{'abc'[number % 3]}{number // 3 + 1} {digit}")
    assert state.position == "276/951/438"
    assert state.actor is None
    assert {line.sum for line in state.sums} == {15}
    assert state.points == (8,)
    assert state.winners == (0,)


def test_a_full_square_that_is_not_magic_is_not_won() -> None:
    state = GAME.position("123/456/78.", mode="magic").play("c3 9")
    assert state.actor == 0
    state = state.play("pass")
    assert state.actor is None
    assert state.winners == ()
    # 4+5+6, 2+5+8, 1+5+9, 3+5+7 are 15
    assert state.points == (4,)


@pytest.mark.parametrize(("size", "most"), [(3, 1), (4, 2), (5, 3)])
def test_how_often_a_digit_may_be_used(size: int, most: int) -> None:
    state = GAME.start(mode="magic", size=size)
    for number in range(most):
        state = state.play(f"{'abcde'[number]}1 7")
    assert code_of(state, "a2 7") == "digit-used-up"
    assert code_of(state, "a1 8") == "square-taken"
    assert "a2 7" not in map(str, state.legal())


def test_a_magic_square_of_four_with_each_digit_twice_at_most() -> None:
    state = GAME.position("1827/6354/7281/453.", mode="magic", size=4)
    assert state.actor == 0
    state = state.play("d4 6")
    assert {line.sum for line in state.sums} == {18}
    assert state.points == (10,)
    assert state.winners == (0,)


def test_magic_lists_every_square_with_every_digit() -> None:
    state = GAME.start(mode="magic")
    assert len(state.legal()) == 81
    assert state.view(0)["legal"] == sorted(state.view(0)["legal"])
    assert GAME.lists_actions(state.options)
    assert not GAME.lists_actions(GAME.options())


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("d1 1", "no-such-square"),
        ("pass", "not-full"),
        ("8G 12", "not-this-game"),
        ("a1 -", "no-digit-there"),
        ("a1-b1", "no-digit-there"),
        ("d1 -", "no-such-square"),
        ("given 2../.../...", "not-now"),
    ],
)
def test_magic_refuses_what_is_not_its_own(text: str, code: str) -> None:
    assert code_of(GAME.start(mode="magic"), text) == code


@pytest.mark.parametrize("text", ["", "123", "123/456", "123/456/78x", "123/456/780", "1234/5678/9123/4567"])
def test_magic_positions_that_are_none(text: str) -> None:
    with pytest.raises(parlour.BadNotation):
        GAME.position(text, mode="magic")


def test_a_digit_too_often_is_a_bad_position() -> None:
    with pytest.raises(parlour.BadPosition):
        GAME.position("11./.../...", mode="magic")


@pytest.mark.parametrize("mode", ["solo", "cover"])
def test_random_play_alone_covers_a_lot(mode: str) -> None:
    rng = random.Random(7)
    state = GAME.start(mode=mode)
    while (actor := state.actor) is not None:
        state = state.play(
            state.sample(rng) if actor is parlour.CHANCE else GAME.some_action(state.view(actor), rng)
        )
    assert sum(sign != "." for sign in state.board) > 60


@pytest.mark.parametrize(
    ("options", "option", "allowed"),
    [
        ({"size": 4}, "size", "3"),
        ({"mode": "solo", "size": 5}, "size", "3"),
        ({"mode": "solo", "referee": "challenge"}, "referee", "strict"),
        ({"mode": "cover", "referee": "challenge"}, "referee", "strict"),
        ({"mode": "cover", "tile_values": True}, "tile_values", "False"),
        ({"mode": "magic", "referee": "challenge"}, "referee", "strict"),
        ({"mode": "magic", "tile_values": True}, "tile_values", "False"),
        ({"mode": "magic", "diagonals": True}, "diagonals", "False"),
        ({"mode": "magic", "count_tiles": True}, "count_tiles", "False"),
        ({"mode": "magic", "trivial_powers": False}, "trivial_powers", "True"),
    ],
)
def test_an_option_without_a_use_is_refused_and_told_what_to_leave_it_at(
    options: dict[str, Any], option: str, allowed: str
) -> None:
    with pytest.raises(parlour.BadOption) as refused:
        GAME.start(**options)
    assert refused.value.code == "bad-combination"
    assert (refused.value.details["option"], refused.value.details["allowed"]) == (option, allowed)
