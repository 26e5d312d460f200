"""Take It by its rule book and RULES.md."""

import pytest

import parlour
from tests.games.kugelbox.throw.throws import play, refusal, throw

GAME = parlour.game("take-it")

#: all chips up in the middle but those that seats 0 and 1 hold
OPEN = "play|2,4,5,12,<=4,line,square|0|3,<=6,line;8,square;||0|9"


def legal(state: parlour.State) -> list[str]:
    return [str(action) for action in state.legal()]


def test_it_begins_with_twelve_chips_face_down() -> None:
    state = GAME.start(seats=4)
    assert state.position == "play||12|;;;;||0|1"
    assert legal(state) == ["throw"]


def test_a_turn_is_throw_turn_over_take() -> None:
    state = GAME.start()
    assert (state.actor, legal(state)) == (0, ["throw"])
    state = state.play("throw")
    assert state.actor is parlour.CHANCE
    state = state.play("red a1 black b3")  # 6 points
    assert (state.actor, legal(state)) == (0, ["turn"])
    state = state.play("turn")
    assert state.actor is parlour.CHANCE
    assert len(state.odds()) == 10
    state = state.play("chip 5")
    assert (state.actor, legal(state)) == (0, ["take 5"])
    state = state.play("take 5")
    assert (state.actor, state.points) == (1, (5, 0))
    assert state.view()["face_down"] == 11


def test_a_turn_without_anything_to_take_or_rob_ends_by_itself() -> None:
    state = play(throw(GAME.start(), "6"), "turn", "chip 12")
    assert state.actor == 1
    assert state.view()["up"] == ["12"]
    assert legal(state) == ["throw"]


def test_once_all_chips_are_up_none_is_turned() -> None:
    state = throw(GAME.position(OPEN), "9")
    assert legal(state) == ["take 2", "take 4", "take 5", "take square"]


@pytest.mark.parametrize(
    ("count", "takes"),
    [
        ("0", ["take <=4"]),
        ("1", ["take <=4"]),
        ("2", ["take 2", "take <=4", "take line"]),
        ("3", ["take 2", "take <=4", "take line"]),
        ("4 line", ["take 2", "take 4", "take <=4", "take line"]),
        ("4 square", ["take 2", "take 4", "take <=4", "take square"]),
        ("5", ["take 2", "take 4", "take 5", "take line"]),
        ("12", ["take 12", "take 2", "take 4", "take 5"]),
        ("25", ["take 12", "take 2", "take 4", "take 5", "take square"]),
    ],
)
def test_what_a_throw_takes_and_must_take(count: str, takes: list[str]) -> None:
    state = throw(GAME.position(OPEN), count)
    assert legal(state) == takes
    assert refusal(state, "pass") == "take-is-due", "taking is compulsory"
    assert refusal(state, "rob 1 8") == "take-is-due", "robbing is for who cannot take"


def test_what_may_not_be_taken() -> None:
    state = throw(GAME.position(OPEN), "3")
    assert refusal(state, "take 4") == "not-met"
    assert refusal(state, "take 8") == "no-such-chip", "that one is with seat 1"


#: only a 12 is left in the middle; everything else is with somebody
ROBBING = "play|12|0|2,3,<=4,line,square;4,8,line;5,<=6,square;||0|9"


@pytest.mark.parametrize(
    ("count", "robs"),
    [
        ("4 line", ["pass", "rob 1 4", "rob 1 line"]),  # not one's own <=4, nor a 3 or a 2
        ("4 square", ["pass", "rob 1 4", "rob 2 square"]),
        ("5", ["pass", "rob 1 line", "rob 2 5"]),
        ("6", ["pass", "rob 2 <=6"]),  # up to 6 asks for exactly 6
        ("8", ["pass", "rob 1 8"]),
        ("2", ["pass", "rob 1 line"]),
        ("9", ["pass", "rob 2 square"]),
    ],
)
def test_robbing_wants_the_exact_number_or_the_shape(count: str, robs: list[str]) -> None:
    state = throw(GAME.position(ROBBING), count)
    assert (state.actor, legal(state)) == (0, robs)


@pytest.mark.parametrize("count", ["0", "1"])
def test_nothing_to_rob_ends_the_turn(count: str) -> None:
    assert throw(GAME.position(ROBBING), count).actor == 1


def test_a_robbed_chip_changes_hands() -> None:
    state = throw(GAME.position(ROBBING), "4 square")
    assert state.points == (2 + 3 + 4 + 1 + 9, 4 + 8 + 1, 5 + 6 + 9)
    after = state.play("rob 2 square")
    assert (after.points, after.actor) == ((28, 13, 11), 1)
    assert after.view()["chips"][0] == ["2", "3", "<=4", "line", "square", "square"]
    declined = state.play("pass")
    assert (declined.points, declined.actor) == (state.points, 1)


def test_what_may_not_be_robbed() -> None:
    state = throw(GAME.position(ROBBING), "4 square")
    assert refusal(state, "rob 0 square") == "no-such-seat", "nobody robs himself"
    assert refusal(state, "rob 3 square") == "no-such-seat"
    assert refusal(state, "rob 1 8") == "not-met"
    assert refusal(state, "rob 1 square") == "no-such-chip"
    assert refusal(state, "take 12") == "rob-is-due"


def test_it_ends_when_the_middle_is_empty_and_the_highest_wins() -> None:
    state = throw(GAME.position(ROBBING), "12").play("take 12")
    assert (state.actor, state.points, state.places) == (None, (31, 13, 20), (0, 2, 1))
    assert state.winners == (0,)
    assert sum(state.points) == 64


def test_equal_scores_share() -> None:
    # seat 0: 2+3+5+8+4+9 = 31 and a line; seat 1: 4+6+12+9 = 31 and a line
    state = GAME.position("play|line|0|2,3,5,8,<=4,square;4,12,<=6,line,square;||0|20")
    state = throw(state, "2").play("take line")
    assert (state.points, state.places, state.winners) == ((32, 32), (0, 0), (0, 1))


def test_chips_still_face_down_keep_it_going() -> None:
    """The last chip that is up is taken, but one lies face down: the next turn turns it over."""
    text = "play|2|1|3,<=6,line;4,5,8,12,<=4,line,square;|0 red a1 black a2|0|9|take"
    state = GAME.position(text).play("take 2")
    assert (state.actor, state.places) == (1, None)
    assert (state.view()["up"], state.view()["unseen"]) == ([], ["square"])
    state = play(throw(state, "9"), "turn", "chip square", "take square")
    assert state.places == (1, 0)


def test_50_turns_a_player_without_a_chip_from_the_middle_end_it_as_it_stands() -> None:
    state = GAME.position(ROBBING)
    turns = [0, 0, 0]
    while state.actor is not None:
        turns[state.actor] += 1
        state = throw(state, "1")
    assert turns == [50, 50, 50]
    assert state.places == (1, 2, 0)
    assert state.points == (19, 13, 20)


def test_robbing_does_not_put_off_the_end_but_taking_does() -> None:
    robbing = GAME.position(ROBBING.replace("|0|9", "|0|9|||149"))
    assert throw(robbing, "8").play("rob 1 8").places == (0, 2, 1)
    assert throw(robbing, "8").play("pass").places == (1, 2, 0)
    taking = GAME.position(OPEN + "|||99")
    after = throw(taking, "9").play("take 5")
    assert after.places is None
    assert after.view()["idle"] == 0


def test_with_calculators_the_sum_takes_and_the_shape_still_counts() -> None:
    state = GAME.position(OPEN, smart_calculators=True).play("throw")
    state = state.play("red c3 black d4")  # 3 × 4 = 12, and a square
    assert legal(state) == ["take 12", "take 2", "take 4", "take 5", "take square"]
    assert state.view()["last"] == {
        "seat": 0,
        "red": "c3",
        "black": "d4",
        "points": 12,
        "shape": "square",
        "sum": "3 × 4",
    }


def test_the_drawing() -> None:
    state = GAME.position(ROBBING, smart_calculators=True).play("throw").play("red e2 black -")
    assert str(state).splitlines() == [
        "Take It · play, round 9 · seat 1 is to throw",
        "5 . . . . .  +",
        "4 . . . . .  −",
        "3 . . . . .  ×",
        "2 . . . . R  −",
        "1 . . . . .  +",
        "  a b c d e",
        "  1 2 3 4 5",
        "seat 0 threw red e2 black -: 1 point",
        "middle: 12 (0 face down)",
        "  seat 0: 2 3 <=4 line square  (19)",
        "> seat 1: 4 8 line  (13)",
        "  seat 2: 5 <=6 square  (20)",
    ]


def test_a_game_that_is_dragged_out_stays_within_the_bound() -> None:
    """Nothing is taken as long as that can be helped, so a chip goes every hundred turns at the latest."""
    state = parlour.game("take-it").start()
    throws = ["red - black -", "red a1 black -", "red a1 black a2", "red a1 black b3", "red a1 black e5"]
    acts = 0

    def taking(text: str) -> bool:
        return bool(state.play(text).view()["stage"] == "take")

    while state.actor is not None:
        view = state.view()
        if view["stage"] == "landing":
            text = sorted(throws, key=taking, reverse=view["idle"] == 99)[0]
        elif view["stage"] == "chip":
            text = min(map(str, state.legal()), key=taking)
        else:
            text = str(state.legal()[0])  # a throw, a turn, a chip that must be taken; or pass
        state = state.play(text)
        acts += 1
    assert 1000 < acts <= state.game.longest(state.options)
