"""Abaku alone: for the score, to cover the blank grid, and magic squares."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from parlour import CHANCE

from .abaku import GAME, board_of
from .tell import bad_options, refused, tell


def test_alone_is_for_one_and_the_table_is_not() -> None:
    for mode in ("solo", "cover", "magic"):
        assert len(GAME.start(mode=mode).points) == 1
        assert GAME.start(mode=mode) == GAME.start(seats=1, mode=mode)
        bad_options("abaku", [{"mode": mode, "seats": n} for n in (0, 2, 3)])
    bad_options("abaku", [{"seats": 1}, {"seats": 1, "mode": "table"}])


# --- solo ---


def test_solo_is_on_the_board_of_15_and_scores_like_at_the_table() -> None:
    state = GAME.start(mode="solo").play("draw 0 12347")
    assert state.actor == 0
    assert [len(row) for row in state.position.split("|")[0].split("/")] == [15] * 15
    state = state.play("8G 24")
    assert state.points == (2,)
    state = tell(state, "draw 0 00", "8F 1..3")
    assert state.points == (2 + 4,)
    state = tell(state, "draw 0 13", "8E 1")
    assert state.points == (2 + 4 + 2 + 3,)  # 11 and 112 before 43: 1²=1 and 1+1=2


def test_solo_has_the_bonuses_unless_they_are_left_out() -> None:
    for bonuses, gained in ((True, 3), (False, 2)):
        state = GAME.start(mode="solo", bonuses=bonuses)
        state = tell(state, "draw 0 24777", "8H 24", "draw 0 28", "8J 28")
        assert state.points == (2 + 2 + 2 + 3,)  # 24; then 28, 42 and 428, on plain squares
        state = tell(state, "draw 0 22", "8L 2")
        assert state.points == (9 + gained,)  # 82 (∛8=2), where L8 counts its tile double


def test_passing_ends_it_and_exchanging_does_not() -> None:
    for mode in ("solo", "cover"):
        state = GAME.start(mode=mode).play("draw 0 12347")
        for n in range(4):
            state = tell(state, "exchange 1" if n == 0 else "exchange 0", "draw 0 0")
            assert state.actor == 0
        assert state.play("pass").actor is None


def test_what_is_exchanged_alone_is_gone_for_good() -> None:
    state = tell(GAME.start(mode="solo").play("draw 0 12347"), "exchange 1,2", "draw 0 00")
    assert state.position.split("|")[2].count("1") == 9  # ten less the one that was set aside
    assert len(state.position.split("|")[2]) == 101 - 7


# --- cover ---


def test_cover_is_on_a_blank_grid_of_9_or_another_size() -> None:
    for size, start in ((9, "5E"), (5, "3C"), (17, "9I")):
        state = GAME.start(mode="cover", size=size).play("draw 0 22447")
        assert [len(row) for row in state.position.split("|")[0].split("/")] == [size] * size
        assert state.accepts(GAME.action(f"{start} 24")) is None
    assert GAME.start(mode="cover") == GAME.start(mode="cover", size=9)
    bad_options("abaku", [{"mode": "cover", "size": n} for n in (4, 18, 0, None, "9")])


def test_cover_on_the_grid_of_17_starts_on_i9() -> None:
    state = GAME.start(mode="cover", size=17).play("draw 0 22447")
    assert [len(row) for row in state.position.split("|")[0].split("/")] == [17] * 17
    refused(state, "8H 24", "8G 24", "17P 24")
    for text in ("9I 24", "9H 24", "I8 24", "I9 24"):
        assert state.accepts(GAME.action(text)) is None
    after = state.play("9I 24")
    assert board_of(after) == {(8, 8): "2", (8, 9): "4"}


def test_cover_reaches_the_last_squares_of_the_grid() -> None:
    state = GAME.start(mode="cover", size=17).play("draw 0 22244").play("9I 24")
    position = state.play("draw 0 77").position.split("|")
    # the same tiles in the last row and column: Q17 is on the grid
    rows = ["." * 17] * 16 + ["." * 15 + "24"]
    moved = "|".join(["/".join(rows), *position[1:]])
    state = GAME.position(moved, mode="cover", size=17)
    assert state.accepts(GAME.action("Q16 2")) is None  # 2 over the 4 of Q17
    refused(state, "17O 7")


def test_cover_squares_have_no_bonus() -> None:
    # 289 squares are to be covered; every tile laid is one fewer empty
    state = GAME.start(mode="cover", size=17).play("draw 0 22447")
    empty = state.position.split("|")[0].count(".")
    state = state.play("9I 24")
    assert empty == 289
    assert state.position.split("|")[0].count(".") == 287
    assert state.points == (2,)


# --- magic squares ---

MAGIC = {
    3: ("276", "951", "438"),
    4: ("8336", "2774", "5249", "5861"),
    5: ("83383", "54646", "71557", "19267", "48922"),
}


def sums(rows: Any) -> Any:
    size = len(rows)
    numbers = [[int(d) for d in row] for row in rows]
    lines = [*numbers, *zip(*numbers, strict=True)]
    lines += [[numbers[i][i] for i in range(size)], [numbers[i][size - 1 - i] for i in range(size)]]
    return {sum(line) for line in lines}


def filled(rows: Any, **options: Any) -> Any:
    state = GAME.start(mode="magic", size=len(rows), **options)
    for r, row in enumerate(rows):
        for c, digit in enumerate(row):
            assert state.actor == 0
            assert state.winners == ()
            state = state.play(f"{'abcde'[c]}{r + 1} {digit}")
    return state


@pytest.mark.parametrize("size", [3, 4, 5])
def test_a_magic_square_has_one_sum_in_rows_columns_and_diagonals(size: Any) -> None:
    assert sums(MAGIC[size]) == {5 * size}
    assert max(Counter("".join(MAGIC[size])).values()) <= size - 2
    state = filled(MAGIC[size])
    assert state.actor is None
    assert state.winners == (0,)


@pytest.mark.parametrize("size", [3, 4, 5])
def test_two_digits_changed_about_are_no_magic_square(size: Any) -> None:
    rows = list(MAGIC[size])
    assert rows[0][0] != rows[0][1]
    rows[0] = rows[0][1] + rows[0][0] + rows[0][2:]
    assert len(sums(rows)) > 1
    state = filled(rows)
    assert state.winners == ()


@pytest.mark.parametrize(("size", "most"), [(3, 1), (4, 2), (5, 3)])
def test_a_digit_at_most_once_twice_or_three_times(size: Any, most: Any) -> None:
    state = GAME.start(mode="magic", size=size)
    for n in range(most):
        state = state.play(f"{'abcde'[n]}1 7")
    refused(state, f"{'abcde'[most % size]}2 7")
    assert state.accepts(GAME.action("a2 8")) is None


def test_digits_1_to_9_on_free_squares_of_the_square() -> None:
    state = GAME.start(mode="magic")
    assert state.actor == 0
    assert len(state.legal()) == 9 * 9
    state = state.play("b2 5")
    # eight digits for eight squares; the 5 may be taken back or moved to one of eight squares
    assert len(state.legal()) == 8 * 8 + 1 + 8
    refused(state, "b2 4", "d1 4", "a4 4")
    assert not any(str(a).endswith(" 0") for a in state.legal())


def test_the_size_is_3_to_5() -> None:
    assert GAME.start(mode="magic") == GAME.start(mode="magic", size=3)
    bad_options("abaku", [{"mode": "magic", "size": n} for n in (2, 6, 0, "3", None)])


def test_digits_may_be_moved_and_taken_back_until_it_is_magic() -> None:
    state = tell(GAME.start(mode="magic"), "b2 5", "a1 2", "a1-c3", "c3-b2")
    assert state.position.split("|")[0] == ".../.2./..5"  # the last two changed places
    state = state.play("b2 -")
    assert state.position.split("|")[0] == ".../.../..5"
    refused(state, "b2 -", "b2-c1")
    assert filled(MAGIC[3]).actor is None


@pytest.mark.parametrize("size", [3, 4, 5])
@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_given_digits_of_a_level_stay(size: Any, level: Any) -> None:
    state = GAME.start(mode="magic", size=size, level=level)
    assert state.actor is CHANCE
    assert sum(chance for _, chance in state.odds()) == 1
    state = state.play(state.legal()[0])
    assert state.actor == 0
    rows = state.position.split("|")[0].split("/")
    given = [f"{'abcde'[c]}{r + 1}" for r, row in enumerate(rows) for c, d in enumerate(row) if d != "."]
    free = [f"{'abcde'[c]}{r + 1}" for r, row in enumerate(rows) for c, d in enumerate(row) if d == "."]
    assert given
    refused(state, f"{given[0]} -", f"{given[0]}-{free[0]}", f"{given[0]} 1")


def test_there_is_no_chance_in_a_magic_square() -> None:
    assert GAME.start(mode="magic").actor is not CHANCE
