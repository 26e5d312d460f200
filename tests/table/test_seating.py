"""Seats before the start: who gets which, what the header says, who sits where in a rematch."""

from __future__ import annotations

import pytest

import parlour
from parlour.core.errors import BadOption, UnknownBot
from parlour.core.events import ChanceAnswer
from parlour.core.fairness import commitment
from parlour.table.live import LiveMatch
from parlour.table.messages.match import NewMatch, SeatWanted, Terms
from parlour.table.refusal import Refusal
from parlour.table.seating import (
    check_rated,
    free_for,
    known_robot,
    open_chairs,
    options_of,
    reseated,
    settle,
    start,
)
from parlour.table.stored import Chair
from tests.table.hosting import BEGAN, SEED, person, robot, stored


def test_the_header_tells_the_match_as_it_begins() -> None:
    match = stored("kryds-bolle", person(0, "Anna"), robot(1), placement="free")
    match.chairs[0].commitment, match.chairs[0].nonce = "a hash", "my-luck"
    match.chairs[1].nonce = "of nobody who committed"
    match.chairs[1].ahead = 2
    settle(match, BEGAN)
    header = match.header
    assert header is not None
    assert [(player.name, player.nonce) for player in header.players] == [("Anna", "my-luck"), ("random", "")]
    assert header.commitment == commitment(SEED)
    assert header.match == match.id
    assert header.ahead == (0, 2)
    assert header.options["placement"] == "free"
    assert (match.status, match.started) == ("running", BEGAN)
    assert LiveMatch(match).seq == 0


def test_a_start_draws_the_chance_that_opens_the_game() -> None:
    match = stored("abaku")
    rows = start(match, BEGAN)
    assert [event.act.split()[0] for event, _ in rows if isinstance(event, ChanceAnswer)] == [
        "first",
        "draw",
        "draw",
    ]
    assert [event.seq for event, _ in rows] == [1, 2, 3]
    assert {event.at for event, _ in rows} == {BEGAN}
    assert start(stored("kryds-bolle"), BEGAN) == []


@pytest.mark.parametrize(
    "chairs",
    [
        [person(0, "Anna"), robot(1)],
        [person(0, "Anna"), person(1, "Anna")],
        [person(0, "Anna")],
        [person(0, "Anna"), Chair(seat=1, kind="person", person="bo", ahead=3)],
    ],
    ids=["a robot", "one person twice", "alone", "points ahead"],
)
def test_these_are_not_rated(chairs: list[Chair]) -> None:
    with pytest.raises(Refusal) as refused:
        check_rated(chairs)
    assert refused.value.code == "cannot-be-rated"


def test_a_rated_match_with_a_robot_does_not_start() -> None:
    match = stored("kryds-bolle", person(0, "Anna"), robot(1), terms=Terms(rated=True))
    with pytest.raises(Refusal):
        start(match, BEGAN)
    assert (match.header, match.status) == (None, "open")


def with_open_seats() -> list[Chair]:
    """Anna sits, one seat is kept for Bo, one is open to anybody."""
    return [person(0, "Anna"), Chair(seat=1, person="bo"), Chair(seat=2)]


@pytest.mark.parametrize(
    ("who", "wished", "gets"), [("bo", None, 1), ("carla", None, 2), ("bo", 2, 2), ("anna", 2, 2)]
)
def test_who_gets_which_seat(who: str, wished: int | None, gets: int) -> None:
    match = stored("take-it", *with_open_seats())
    assert [chair.seat for chair in free_for(match, who, wished)] == [gets]
    assert [chair.seat for chair in open_chairs(match)] == [1, 2]


@pytest.mark.parametrize(
    ("who", "wished", "code"),
    [
        ("carla", 1, "seat-taken"),
        ("carla", 0, "seat-taken"),
        ("carla", 3, "no-such-seat"),
        ("anna", None, "has-seat"),
    ],
)
def test_who_gets_none(who: str, wished: int | None, code: str) -> None:
    with pytest.raises(Refusal) as refused:
        free_for(stored("take-it", *with_open_seats()), who, wished)
    assert refused.value.code == code


def test_a_full_table_has_no_seat() -> None:
    with pytest.raises(Refusal) as refused:
        free_for(stored("kryds-bolle"), "carla", None)
    assert refused.value.code == "no-open-seat"


def test_a_rematch_keeps_the_seats_of_those_who_did_not_ask() -> None:
    chairs = [person(0, "Anna"), person(1, "Bo"), robot(2)]
    chairs[1].left, chairs[1].robot = True, "random"  # a robot played on for Bo
    again = reseated(chairs, ["Anna", "Bo", "random"], "same", {"anna"})
    assert [(c.seat, c.kind, c.person, c.name, c.robot) for c in again] == [
        (0, "person", "anna", "Anna", None),
        (1, "open", "bo", "Bo", None),
        (2, "robot", None, "random", "random"),
    ]


def test_a_rematch_may_rotate_or_draw_the_seats() -> None:
    chairs, names = [person(0, "Anna"), person(1, "Bo"), robot(2)], ["Anna", "Bo", "random"]
    assert [chair.name for chair in reseated(chairs, names, "rotated", {"anna"})] == ["Bo", "random", "Anna"]
    drawn = [tuple(chair.name for chair in reseated(chairs, names, "drawn", {"anna"})) for _ in range(200)]
    assert len(set(drawn)) == 6


def test_seats_and_options_have_to_agree() -> None:
    rules = parlour.game("take-it")
    three = (SeatWanted(kind="me"), SeatWanted(kind="open"), SeatWanted(kind="open"))
    assert options_of(rules, NewMatch(game="take-it", seats=three)).seats == 3
    assert options_of(rules, NewMatch(game="take-it", options={"seats": 4})).seats == 4
    with pytest.raises(BadOption):
        options_of(rules, NewMatch(game="take-it", seats=three, options={"seats": 4}))
    with pytest.raises(BadOption) as unknown:
        options_of(rules, NewMatch(game="take-it", options={"colour": "red"}))
    assert unknown.value.code == "unknown-option"


def test_a_robot_is_known_and_plays_the_game() -> None:
    rules = parlour.game("kryds-bolle")
    assert known_robot("random", rules, {"seats": 2}) == "random"
    with pytest.raises(UnknownBot):
        known_robot("nobody", rules, {"seats": 2})
