"""Abaku kept by hand beside the game: the last rounds of random matches, compared turn by turn."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from parlour import CHANCE

from .abaku import (
    TILES,
    allowed,
    as_tile,
    bag_of,
    board_of,
    digit,
    in_order,
    placements,
    racks_of,
    score,
    square,
    table,
    tiles_of,
)


class Table:
    """What a careful scorekeeper writes down."""

    def __init__(self, rng: Any, seats: Any, in_bag: Any, **options: Any) -> None:
        tiles = rng.sample(TILES, len(TILES))
        self.racks = [Counter(tiles[5 * s : 5 * s + 5]) for s in range(seats)]
        self.bag = Counter(tiles[5 * seats : 5 * seats + in_bag])
        racks = tuple("".join(rack.elements()) for rack in self.racks)
        self.state = table(racks=racks, bag="".join(self.bag.elements()), **options)
        self.board = board_of(self.state)
        self.points = [0] * seats
        self.idle = [0] * seats
        self.options = {"bonuses": True, **options}

    def place(self, seat: Any, text: Any) -> Any:
        words = text.split()
        if words[0].startswith("="):
            at = square(words.pop(0)[1:])
            said = digit(self.board[at])
            self.board[at] = said
            self.racks[seat] += Counter({"?": 1})
            self.racks[seat] -= Counter(said)
        new = tiles_of(" ".join(words), self.board)
        assert allowed(self.board, new), text
        self.points[seat] += score(self.board, new, **self.options)
        self.board |= new
        self.racks[seat].subtract(map(as_tile, new.values()))
        assert min(self.racks[seat].values()) >= 0
        self.idle[seat] = 0
        return min(len(new), self.bag.total())

    def worth(self, seat: Any) -> Any:
        """What is lost for the tiles left on a rack."""
        left = self.racks[seat].elements()
        return sum((0 if t == "?" else int(t)) if self.options.get("tile_values") else 1 for t in left)

    def close(self, out: Any) -> None:
        for seat, rack in enumerate(self.racks):
            self.points[seat] -= self.worth(seat)
            if out is not None and seat != out:
                self.points[out] += rack.total()

    def agrees(self) -> None:
        assert board_of(self.state) == self.board
        assert racks_of(self.state) == [in_order(rack.elements()) for rack in self.racks]
        assert bag_of(self.state) == in_order(self.bag.elements())
        assert self.state.points == tuple(self.points)


def turn(kept: Any, rng: Any) -> Any:
    """One turn; True if by the scorekeeper's book it was the last."""
    seat = kept.state.actor
    texts = [str(action) for action in kept.state.legal()]
    placing = [t for t in texts if t != "pass" and not t.startswith("exchange")]
    exchanging = [t for t in texts if t.startswith("exchange")]
    assert bool(exchanging) == (kept.bag.total() > 0)
    if placing and rng.random() < 0.8:
        text = rng.choice(placing)
        due = kept.place(seat, text)
    else:
        text = rng.choice(exchanging) if exchanging and rng.random() < 0.6 else "pass"
        put_back = Counter(text.removeprefix("exchange ").split(",")) if text != "pass" else Counter()
        kept.racks[seat] -= put_back
        kept.idle[seat] += 1
        due = put_back.total()
    kept.state = kept.state.play(text)
    if due:
        drawn = Counter(rng.sample(sorted(kept.bag.elements()), due))
        if kept.state.actor is CHANCE:
            kept.state = kept.state.play(f"draw {seat} {in_order(drawn.elements())}")
        kept.racks[seat] += drawn
        kept.bag -= drawn
    if text.startswith("exchange"):
        kept.bag += put_back
    if not kept.bag.total() and not kept.racks[seat].total():
        kept.close(seat)
        return True
    if min(kept.idle) >= 2:
        kept.close(None)
        return True
    if kept.state.actor is None:  # then nobody can place, and there is nothing to exchange for
        assert not kept.bag.total()
        for rack in kept.racks:
            tiles = "".join(rack.elements())
            assert not any(allowed(kept.board, new) for new in placements(kept.board, tiles))
        kept.close(None)
        return True
    assert kept.state.actor == (seat + 1) % len(kept.racks)
    return False


KINDS = [{}, {"tile_values": True, "bonuses": False}]


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "options"), [(2, KINDS[1]), (3, KINDS[0])], ids=str)
def test_the_last_rounds_kept_by_hand(seats: Any, options: Any) -> None:
    _kept_to_the_end(seats, options, seed=0, in_bag=4)


@pytest.mark.prove
@pytest.mark.parametrize("options", KINDS, ids=str)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_many_last_rounds_kept_by_hand(seats: Any, options: Any) -> None:
    for seed in range(1, 9):
        _kept_to_the_end(seats, options, seed, in_bag=10)


def _kept_to_the_end(seats: Any, options: Any, seed: Any, in_bag: Any) -> None:
    rng = random.Random(f"{options}{seats}{seed}")
    kept = Table(rng, seats, in_bag, **options)
    while not turn(kept, rng):
        kept.agrees()
    kept.agrees()
    assert kept.state.actor is None
    best = max(kept.points)
    assert kept.state.winners == tuple(s for s in range(seats) if kept.points[s] == best)
