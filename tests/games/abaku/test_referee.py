"""The two referees: strict refuses, challenge asks the others in turn order."""

from typing import Any

import pytest

import parlour

from .table import GAME, almost_done, code_of, row, table

PLAIN: dict[str, Any] = {"bonuses": False}
START = row("G8", "123")


def announced(
    *racks: str, text: str, lying: dict[str, str] | None = None, turn: int = 0, **options: Any
) -> Any:
    state = table(
        START if lying is None else lying, *racks, turn=turn, referee="challenge", **PLAIN, **options
    )
    return state, state.play(text)


def test_strict_refuses_and_says_why() -> None:
    state = table({}, "125", "0")
    with pytest.raises(parlour.IllegalAction) as refusal:
        state.play("8G 125")
    assert refusal.value.code == "not-one-equation"
    assert refusal.value.details["squares"] == ("G8", "H8", "I8")


def test_a_wrong_placement_is_taken_as_announced_and_scores_as_if() -> None:
    _, state = announced("125", "34", text="8G 125", lying={})
    assert state.points == (3, 0)
    assert state.actor == 1
    assert state.racks[0] == ""
    assert state.board[7 * 15 + 6 : 7 * 15 + 9] == "125"


def test_what_hands_cannot_do_is_refused_by_any_referee() -> None:
    state = table({}, "125", "34", referee="challenge")
    assert code_of(state, "8I 12") == "not-on-start"
    assert code_of(state, "8H 1") == "two-tiles-first"
    assert code_of(state, "8G 129") == "not-in-rack"
    assert code_of(table(START, "125", "34", referee="challenge"), "1A 12") == "nothing-touched"


def test_an_accepted_wrong_placement_stands() -> None:
    _, state = announced("125", "34", text="8G 125", lying={})
    state = state.play("accept")
    assert state.actor is parlour.CHANCE
    state = state.play("draw 0 00667")
    assert state.points == (3, 0)
    assert state.actor == 1


def test_a_wrong_placement_challenged_is_taken_back_and_costs_its_points() -> None:
    before, state = announced("125", "34", text="8G 125", lying={})
    after = state.play("challenge")
    assert after.points == (-3, 0)
    assert after.board == before.board
    assert after.racks == before.racks
    assert after.actor == 1
    assert after.scoreless == (1, 0)
    # everybody saw the tiles that went back
    assert after.known == ("125", "")


def test_a_wrong_challenge_costs_nothing_and_is_told() -> None:
    _, state = announced("9", "34", text="9I 9")
    assert state.points == (2, 0)
    after = state.play("challenge")
    assert after.points == (2, 0)
    assert after.actor is parlour.CHANCE
    assert after.view(0)["challenger"] == 1
    assert state.play("accept").view(0)["challenger"] is None


def test_everybody_else_is_asked_in_turn_order() -> None:
    _, state = announced("1", "2", "9", "3", text="9I 9", turn=2)
    asked = []
    while isinstance(state.actor, int):
        asked.append(state.actor)
        state = state.play("accept")
    assert asked == [3, 0, 1]


def test_the_first_challenge_settles_it() -> None:
    _, state = announced("5", "2", "9", "3", text="9I 5")
    state = state.play("accept").play("challenge")
    assert state.turn == state.actor == 1
    assert state.points == (-2, 0, 0, 0)


def test_without_claims_what_is_right_is_claimed() -> None:
    # 4 and 5 below the 2: 24 is right, the run 245 is none
    _, state = announced("45", "0", text="H9 45")
    assert state.points == (2, 0)
    assert state.play("challenge").points == (-2, 0)


def test_claims_count_whether_right_or_not() -> None:
    _, state = announced("45", "0", text="H9 45 = H8-H10")
    assert state.points == (3, 0)
    assert state.play("challenge").points == (-3, 0)
    _, state = announced("45", "0", text="H9 45 = H8-H9 H8-H10")
    assert state.points == (5, 0)


def test_the_first_rules_counted_the_run_as_if_it_were_one() -> None:
    before = table(START, "45", "0", bonuses=False, referee="challenge")
    state = GAME.under(1).position(before.position, bonuses=False, referee="challenge").play("H9 45")
    assert state.points == (5, 0)
    assert state.play("challenge").points == (-5, 0)
    assert code_of(before, "H9 45 = H8-H9") is None
    first = GAME.under(1).position(before.position, bonuses=False, referee="challenge")
    assert first.accepts(GAME.action("H9 45 = H8-H9")).code == "no-claims"


def test_a_claim_is_tiles_side_by_side_in_one_line() -> None:
    before = table(START, "45", "0", bonuses=False, referee="challenge")
    for claim in ("H8-H11", "H9-I10", "H8-H8", "A1-A2", "H10-Q17"):
        assert code_of(before, f"H9 45 = {claim}") == "bad-claim"
    assert code_of(before, "H9 45 = H10-H8 H9-H10") is None
    assert code_of(table(START, "45", "0", bonuses=False), "H9 4 = H8-H9") == "no-claims"


def test_a_claim_without_a_new_tile_scores_nothing_but_must_be_right() -> None:
    before = table(START, "45", "0", bonuses=False, referee="challenge")
    right = before.play("H9 4 = G8-I8 H8-H9")
    assert right.points == (2, 0)
    assert right.play("challenge").points == (2, 0)
    wrong = before.play("H9 4 = G8-H8 H8-H9")
    assert wrong.points == (2, 0)
    assert wrong.play("challenge").points == (-2, 0)


def test_what_is_not_claimed_scores_nothing() -> None:
    # 4 under the 2 makes 24 downwards; only the old 123 is claimed
    state = table(START, "45", "0", bonuses=False, referee="challenge").play("H9 4 = G8-I8")
    assert state.points == (0, 0)
    assert state.play("challenge").points == (0, 0)


def test_a_right_run_counts_once_though_a_contact_is_wrong() -> None:
    # 3 6 downwards from the 3 makes 336, which is right; the 9 beside it is not touched by anything right
    lying = START | {"J9": "7"}
    _, state = announced("36", "0", text="I9 36", lying=lying)
    assert state.points == (3, 0)
    assert state.play("challenge").points == (-3, 0)


def test_a_right_placement_scores_what_it_scores_with_a_strict_referee() -> None:
    lying = row("F8", "1243")
    _, state = announced("8", "0", text="8J 8", lying=lying)
    assert state.points == (4, 0)
    assert state.play("challenge").points == (4, 0)


def test_a_single_wrong_tile_counts_along_the_line_where_it_lies() -> None:
    # below the 3 it has no neighbour across: the run is 3 5 downwards
    _, state = announced("5", "0", text="9I 5")
    assert state.points == (2, 0)
    # behind the 3 the run is 1 2 3 7
    _, state = announced("7", "0", text="8J 7")
    assert state.points == (4, 0)


def test_a_swap_is_taken_back_too() -> None:
    lying = row("G8", "1c3")
    before, state = announced("25", "0", text="=H8 9H f", lying=lying)
    assert state.racks[0] == "5"
    after = state.play("challenge")
    assert (after.board, after.racks) == (before.board, before.racks)
    assert after.known == ("2", "")
    kept_before, kept = announced("25", "0", text="=H8 9H 5", lying=lying)
    assert kept.racks[0] == "?"
    back = kept.play("challenge")
    assert (back.board, back.racks) == (kept_before.board, kept_before.racks)
    assert back.known == ("25", "")


def test_lost_turns_count_as_scoreless_so_no_game_is_endless() -> None:
    state = table({}, "125", "34", referee="challenge")
    for _ in range(2):
        state = state.play("8G 125").play("challenge")
        assert state.actor == 1
        state = state.play("pass")
    assert state.actor is None
    assert state.points == (-3 * 2 - 3, -2)


def test_only_answers_are_taken_from_the_asked_seat() -> None:
    _, state = announced("9", "34", text="9I 9")
    for text in ("pass", "9I 9", "exchange 3", "draw 0 1"):
        assert code_of(state, text) == "not-now"
    assert [str(a) for a in state.legal()] == ["accept", "challenge"]
    assert state.view(1)["expects"] == {"actions": ["accept", "challenge"]}
    assert state.view(0)["expects"] is None
    assert state.view(None)["announced"] == "9I 9"


def test_going_out_ends_the_game_only_once_nobody_challenges() -> None:
    state = almost_done("9", "45", referee="challenge", **PLAIN)
    asked = state.play("9I 9")
    assert asked.actor == 1
    assert asked.points == (2, 0)
    done = asked.play("accept")
    assert done.actor is None
    assert done.points == (2 + 2, -2)


def test_challenge_needs_somebody_to_challenge() -> None:
    for mode in ("solo", "cover", "magic"):
        with pytest.raises(parlour.BadOption):
            GAME.start(mode=mode, referee="challenge")
