"""Texts of positions and actions: exact round trips, and rubbish answered with the right errors alone."""

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import parlour

from .table import ALL, GAME, board_of, rest, row, table

START = row("G8", "123")
BAG = "".join(sorted(ALL))


@pytest.mark.parametrize(
    "text",
    [
        "8G 1..3",
        "G8 1..3",
        "\\G8 123",
        "/G8 123",
        "8G e",
        "15O 9",
        "17Q 9",
        "=H8 8G 1..3",
        "=H8 /G8 1.j",
        "exchange 3",
        "exchange 3,3,?",
        "exchange 0,1,2,3,4",
        "pass",
        "accept",
        "challenge",
        "first 1",
        "draw 0 03457",
        "draw 3 ?",
        "b2 5",
    ],
)
def test_actions_round_trip(text: str) -> None:
    action = GAME.action(text)
    assert str(action) == text
    assert GAME.action(str(action)) == action


@pytest.mark.parametrize("text", ["G8 5", "8G 5", "\\G8 5", "/G8 5"])
def test_a_single_tile_may_be_written_any_way_and_prints_horizontal(text: str) -> None:
    assert str(GAME.action(text)) == "8G 5"
    assert str(GAME.action(f"=H8 {text}")) == "=H8 8G 5"


def test_tiles_of_exchanges_and_draws_are_sorted() -> None:
    assert str(GAME.action("exchange ?,3,1")) == "exchange 1,3,?"
    assert str(GAME.action("draw 1 ?31")) == "draw 1 13?"


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "8G",
        "8G ",
        "8G .1",
        "8G 1.",
        "8G .",
        "8G 1 2",
        "8g 12",
        "g8 12",
        "0G 12",
        "18G 12",
        "08G 12",
        "8R 12",
        "8G 1k",
        "8G ?1",
        "8G 123456789012345678",
        "-G8 12",
        "\\8G 12",
        "=H8",
        "=8H 8G 1",
        "= 8G 1",
        "=H8  8G 1",
        "exchange",
        "exchange ",
        "exchange 33",
        "exchange 1,2,3,4,5,6",
        "exchange a",
        "exchange 3 tiles",
        "draw 0",
        "draw 0 5 tiles",
        "draw 4 1",
        "draw 0 123456",
        "first",
        "first 4",
        "Pass",
        "pass\n",
        "8G 1\n",
        "８G 12",
        "8G １２",
        "b2 0",
        "b6 1",
        "f1 1",
    ],
)
def test_rubbish_is_bad_notation(text: str) -> None:
    with pytest.raises(parlour.BadNotation):
        GAME.action(text)


@given(st.one_of(st.text(max_size=60), st.text(" =8GHabj?.,0123456789/\\passexchangedrawfirst", max_size=30)))
def test_any_text_is_an_action_or_bad_notation(text: str) -> None:
    try:
        action = GAME.action(text)
    except parlour.BadNotation:
        return
    assert GAME.action(str(action)) == action


def test_a_position_reads_as_the_design_says() -> None:
    bag = rest(START, "01234", "5?")
    text = f"{board_of(START)}|01234,5?|{bag}|7,-3|1"
    state = GAME.position(text)
    assert state.position == text
    assert (state.points, state.actor, state.racks) == ((7, -3), 1, ("01234", "5?"))
    assert state.options.seats == 2


def test_the_first_state_and_everything_pending_round_trip() -> None:
    for state in (
        GAME.start(),
        GAME.start(4).play("first 3"),
        GAME.start(4).play("first 3").play("draw 0 0123?"),
        GAME.start(mode="solo"),
        GAME.start(mode="cover"),
        GAME.start(mode="solo").play("draw 0 24789").play("exchange 7"),
        GAME.start(mode="solo").play("draw 0 24789").play("exchange 7").play("draw 0 1"),
        GAME.start(mode="solo").play("draw 0 24789").play("pass"),
        GAME.start(3, first="draw"),
        GAME.start(3, first="draw").play("lot 0 ?").play("lot 0 4").play("lot 1 3"),
        GAME.start(2, first="draw").play("lot 0 3").play("lot 1 3").play("lot 0 4"),
        table(START, "0099?", "0", count_tiles=True).play("9I 9"),
        GAME.start(mode="magic", size=4, level="easy"),
        GAME.position("276/951/43.", mode="magic").play("a1-c3").play("c3 -"),
        GAME.position("276/951/43.", mode="magic").play("c3 8"),
        GAME.position("123/456/789", mode="magic").play("pass"),
        table(START, "00099", "0").play("9I 9"),
        table(START, "0099?", "0").play("exchange 0,9,?"),
        table(START, "0099?", "0", referee="challenge").play("9I 9"),
        table(row("G8", "1c3"), "24", "0", "1", referee="challenge").play("=H8 9H 4").play("accept"),
        table(row("G8", "1c3"), "25", "0", referee="challenge").play("=H8 9H f").play("challenge"),
        table(START, "0099?", "0", referee="challenge").play("9I 9").play("challenge"),
        table(START, "44", "555", more="|2,1"),
    ):
        options = {k: v for k, v in state.view(None)["options"].items() if k != "seats"}
        again = GAME.position(state.position, **options)
        assert again == state
        assert again.position == state.position
        assert GAME.state(state.json()) == state


def test_letters_on_the_board_are_jokers_and_racks_are_sorted() -> None:
    lying = START | {"I9": "j"}
    state = GAME.position(f"{board_of(lying)}|420,5|{rest(lying, '024', '5')}|0,0|0")
    assert state.racks == ("024", "5")
    assert "j" in state.position


GOOD = f"{board_of({})}|01234,56789|{rest({}, '01234', '56789')}|0,0|0"


@pytest.mark.parametrize(
    ("old", "new", "error"),
    [
        ("|01234,", "|01233,", parlour.BadPosition),  # not the 101
        ("|01234,", "|0123,", parlour.BadPosition),  # one missing
        ("|01234,56789|", "|01234,56789,|", parlour.BadPosition),  # three racks, two numbers
        ("|0,0|0", "|0,0,0|0", parlour.BadPosition),
        ("|0,0|0", "|0|0", parlour.BadPosition),
        ("|0,0|0", "|0,0|2", parlour.BadPosition),
        ("|0,0|0", "|0,0|0|1", parlour.BadPosition),
        ("|0,0|0", "|0,0|0|-1,0", parlour.BadPosition),
        ("|0,0|0", "|0,0|0||1,2", parlour.BadPosition),  # used without count_tiles
        ("|0,0|0", "|0,0|0||||9,", parlour.BadPosition),  # known but not there
        ("|0,0|0", "|0,0|0||||0,,", parlour.BadPosition),
        ("|0,0|0", "|0,0|0|||||1", parlour.BadPosition),  # nobody challenges a strict referee
        ("|0,0|0", "|0,0|0|||first", parlour.BadPosition),
        ("|0,0|0", "|0,0|0||first", parlour.BadNotation),
        ("|0,0|0", "|0,0|0||||first", parlour.BadNotation),
        ("|0,0|0", "|0,0", parlour.BadNotation),
        ("|0,0|0", "|0,0|x", parlour.BadNotation),
        ("|0,0|0", "|0,0|", parlour.BadNotation),
        ("|0,0|0", "|0,0|-1", parlour.BadNotation),
        ("|0,0|0", "|0,x|0", parlour.BadNotation),
        ("|0,0|0", "|0, 0|0", parlour.BadNotation),
        ("|0,0|0", "|٣,0|0", parlour.BadNotation),
        ("...............|", "..............|", parlour.BadNotation),
        ("...............|", "..............k|", parlour.BadNotation),
        ("...............|", "..............?|", parlour.BadNotation),
        ("|01234,", "|0123x,", parlour.BadNotation),
    ],
)
def test_bad_positions(old: str, new: str, error: type[parlour.ParlourError]) -> None:
    assert old in GOOD
    with pytest.raises(error):
        GAME.position(GOOD.replace(old, new))


@pytest.mark.parametrize(
    "pending", ["first", "deal", "draw", "draw 5", "ask 1 8G 24", "ask 0 8G 24", "ask 3 8G 24"]
)
def test_what_cannot_be_pending_is_a_bad_position(pending: str) -> None:
    for referee in ("strict", "challenge"):
        with pytest.raises(parlour.BadPosition) as refused:
            GAME.position(f"{GOOD}|||{pending}", referee=referee)
        # what an exchange has put aside is one tile too many here
        assert refused.value.code == ("bad-tiles" if pending == "draw 5" else "bad-pending")


@pytest.mark.parametrize(
    ("old", "new", "options", "code"),
    [
        ("|01234,", "|0123,", {}, "bad-tiles"),
        ("|01234,", "|01233,", {}, "bad-tiles"),
        ("|0,0|0", "|0,0,0|0", {}, "bad-seats"),
        ("|0,0|0", "|0,0|0|1", {}, "bad-seats"),
        ("|0,0|0", "|0,0|0||||0,,", {}, "bad-seats"),
        ("|0,0|0", "|0,0|2", {}, "no-such-seat"),
        ("|0,0|0", "|0,0|0|-1,0", {}, "bad-count"),
        ("|0,0|0", "|0,0|0||-1,0", {"count_tiles": True}, "bad-count"),
        ("|0,0|0", "|0,0|0||1,2", {}, "bad-used"),
        ("|0,0|0", "|0,0|0||1", {"count_tiles": True}, "bad-used"),
        ("|0,0|0", "|0,0|0||||9,", {}, "bad-known"),
        ("|0,0|0", "|0,0|0|||||1", {}, "bad-challenger"),
        ("|0,0|0", "|0,0|0|||||2", {"referee": "challenge"}, "bad-challenger"),
        ("|0,0|0", "|0,0|0|||||3", {"referee": "challenge"}, "bad-challenger"),
    ],
)
def test_bad_positions_say_what_is_bad_by_code(
    old: str, new: str, options: dict[str, Any], code: str
) -> None:
    with pytest.raises(parlour.BadPosition) as refused:
        GAME.position(GOOD.replace(old, new), **options)
    assert refused.value.code == code


def test_a_challenger_is_a_seat_at_the_table() -> None:
    for seat in (0, 1):
        assert GAME.position(f"{GOOD}|||||{seat}", referee="challenge").view()["challenger"] == seat


def test_six_tiles_are_no_rack() -> None:
    with pytest.raises(parlour.BadPosition) as refused:
        GAME.position(f"{board_of({})}|012345,56789|{rest({}, '012345', '56789')}|0,0|0")
    assert refused.value.code == "rack-too-full"


@pytest.mark.parametrize(
    ("placement", "rack"),
    [
        ("=A1 8J 7", "77?"),  # nothing lies there to be taken for a joker
        ("=Q17 8J 7", "77?"),  # there is no such square
        ("=H8 8J 7", "777"),  # whoever took the joker has it no more, and has not laid it
    ],
)
def test_an_announced_swap_that_cannot_have_been_is_a_bad_position(placement: str, rack: str) -> None:
    """8, 2 and 4 lie in row 8, and the 7 beside them is announced."""
    lying = row("G8", "2487")
    text = f"{board_of(lying)}|{rack},56789|{rest(lying, rack, '56789')}|0,0|0|||ask 1 {placement}"
    with pytest.raises(parlour.BadPosition) as refused:
        GAME.position(text, referee="challenge")
    assert refused.value.code == "bad-pending"


def test_an_announced_swap_that_can_have_been_is_asked_about() -> None:
    lying = row("G8", "2487")
    text = f"{board_of(lying)}|77?,56789|{rest(lying, '77?', '56789')}|0,0|0|||ask 1 =H8 8J 7"
    assert GAME.position(text, referee="challenge").actor == 1


@pytest.mark.parametrize(
    "pending", ["draw 123456", "drawn", "ask", "ask 1", "ask 1 pass", "ask 1 xyz", "over"]
)
def test_rubbish_pending_is_bad_notation(pending: str) -> None:
    with pytest.raises(parlour.BadNotation):
        GAME.position(f"{GOOD}|||{pending}")


@pytest.mark.slow
@settings(max_examples=300)
@given(st.data())
def test_any_text_is_a_position_or_refused_as_one(data: st.DataObject) -> None:
    text = data.draw(st.one_of(st.text(max_size=80), st.just(GOOD)))
    for _ in range(data.draw(st.integers(0, 4))):
        at = data.draw(st.integers(0, len(text)))
        text = text[:at] + data.draw(st.text("|,/.?0123456789aj draw ask first", max_size=3)) + text[at + 1 :]
    for options in ({}, {"referee": "challenge"}, {"mode": "solo"}, {"mode": "magic"}, {"count_tiles": True}):
        try:
            state = GAME.position(text, **options)
        except (parlour.BadNotation, parlour.BadPosition):
            continue
        assert GAME.position(state.position, **options) == state


def test_every_state_of_random_games_round_trips() -> None:
    agreed: list[dict[str, Any]] = [
        {"referee": "challenge", "seats": 3},
        {"count_tiles": True, "diagonals": True},
    ]
    for seed, options in enumerate(agreed):
        rng = random.Random(seed)
        state = GAME.start(**options)
        plain = {k: v for k, v in options.items() if k != "seats"}
        while (actor := state.actor) is not None:
            assert GAME.position(state.position, **plain) == state
            chance = actor is parlour.CHANCE
            state = state.play(state.sample(rng) if chance else GAME.some_action(state.view(actor), rng))
        assert GAME.position(state.position, **plain) == state
        assert state.places is not None


def test_the_state_is_drawn_for_a_person() -> None:
    drawn = str(table(START | {"I9": "j"}, "01234", "5", turn=1))
    lines = drawn.splitlines()
    assert lines[0].split() == list("ABCDEFGHIJKLMNO")
    assert lines[8].split()[:10] == ["8", "*", "·", "·", "'", "·", "·", "1", "2", "3"]
    assert "?9" in lines[9]
    assert ">  seat 1: 0 points, rack 5" in drawn
    assert "bag: 91 tiles" in drawn
