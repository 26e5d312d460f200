"""Without aids nothing that the placer gets tells right from wrong before the others have answered."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import parlour
from parlour.games.abaku.judging.preview import preview_of_view
from parlour.games.abaku.search.moves import some_announcement, some_placement

from .table import GAME, row, table

START = row("G8", "123")


def blotted(state: Any, seat: int | None, new: int) -> bytes:
    """Everything that a seat gets, with the tiles themselves blotted out: only their number is left."""
    view = state.view(seat)
    board = view["board"].replace("/", "")
    view["board"] = sum(sign != "." for sign in board)
    view["announced"] = len(view["announced"] or "") > 0
    for name in ("racks", "known"):
        view[name] = [None if rack is None else len(rack) for rack in view[name]]
    view["unseen"] = len(view["unseen"])
    return json.dumps([view, new], sort_keys=True).encode()


def played(rng: random.Random, turns: int, **options: Any) -> Any:
    """A table in the middle of a game, the same seat to move whatever was played."""
    state = GAME.start(referee="challenge", **options)
    while turns or state.actor is parlour.CHANCE or isinstance(state.view(state.actor)["claims"], list):
        if state.actor is parlour.CHANCE:
            state = state.play(state.sample(rng))
        elif state.view(state.actor)["stage"] == "answer":
            state = state.play("accept")
        else:
            place = some_placement(state.board, state.racks[state.turn], state.options, rng)
            state = state.play(place or "pass")
            turns -= 1
        if state.actor is None:
            return played(rng, 4, **options)
    return state


@pytest.mark.parametrize("options", [{}, {"seats": 3, "tile_values": True, "diagonals": True}], ids=str)
def test_a_view_tells_the_placer_nothing(options: dict[str, Any]) -> None:
    rng, compared = random.Random(7), 0
    for game in range(12):
        state = played(rng, 2 + game % 5, **options)
        seat = state.turn
        found: dict[Any, dict[bool, set[bytes]]] = {}
        for _ in range(60):
            find = some_placement if rng.random() < 0.5 else some_announcement
            place = find(state.board, state.racks[seat], state.options, rng)
            if place is None or place.swap is not None:
                continue
            after = state.play(place)
            right = not preview_judgement(state, place).wrong
            tiles = sum(sign != "." for sign in place.tiles)
            for watcher in (seat, None):
                key = (watcher, tiles, "?" in "".join(str(t) for t in place.tiles))
                found.setdefault(key, {}).setdefault(right, set()).add(blotted(after, watcher, tiles))
            assert after.view(seat)["points"] == list(state.points)
            asked = after.view(after.actor)
            assert asked["claims"]
            assert all(claim["readings"] is None for claim in asked["claims"])
            assert GAME.imagine(after.view(seat), rng).view(seat) == after.view(seat)
        for seen in found.values():
            if len(seen) == 2:
                assert seen[True] == seen[False]
                compared += 1
    assert compared > 8


def preview_judgement(state: Any, place: Any) -> Any:
    from parlour.games.abaku.placement import Laid, judge, lay

    laid = lay(state.board, state.racks[state.turn], place, state.options)
    assert isinstance(laid, Laid)
    return judge(laid, state.options, place.claims)


def test_with_aids_the_placer_sees_the_claims_and_their_points() -> None:
    state = table(START, "45", "0", bonuses=False, referee="challenge", aids=True).play("H9 45")
    assert state.view(0)["points"] == [2, 0]
    assert state.view(0)["claims"][0]["readings"]


def test_named_claims_score_by_their_squares_alone() -> None:
    for text in ("H9 4 = H8-H9", "H9 5 = H8-H9"):  # 24 is right, 25 is not
        state = table(START, "45", "0", bonuses=False, referee="challenge").play(text)
        assert state.view(0)["points"] == [2, 0]
        assert [claim["points"] for claim in state.view(0)["claims"]] == [2]


def test_a_preview_of_the_placer_is_the_same_right_or_wrong() -> None:
    state = table(START, "45", "0", bonuses=False, referee="challenge")
    told = {
        str(preview_of_view(state.view(0), text))
        for text in ("H9 4", "H9 5", "H9 45", "H9 54", "9H 4", "G9 5")
    }
    assert len(told) == 1


def test_no_hints_are_given() -> None:
    assert not GAME.advises(GAME.options(referee="challenge"))
    assert GAME.advises(GAME.options(referee="challenge", aids=True))
    assert GAME.advises(GAME.options())
