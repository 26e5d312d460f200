"""Monte Carlo tree search without numpy and numba: the search of `tree_search` with far fewer games."""

from __future__ import annotations

import math
from collections.abc import Callable

from parlour.core.actor import Rng
from parlour.games.kryds_bolle.cube import CENTRE, FULL, lines_in

from .lines import line_words, lines_by_place

_THROUGH = lines_by_place()
_EXPLORE = 0.7


class _Node:
    """A position after a move: how often it was tried, and its mean result for who moved there."""

    __slots__ = ("children", "mean", "place", "visits")

    def __init__(self, place: int) -> None:
        self.place = place
        self.visits = 0
        self.mean = 0.0
        self.children: list[_Node] = []

    def chosen(self) -> _Node:
        """The child that is tried next: a new one, else the best by mean result and few visits."""
        weight = _EXPLORE * math.sqrt(math.log(self.visits))
        return max(
            self.children,
            key=lambda child: child.mean + weight / math.sqrt(child.visits) if child.visits else math.inf,
        )


class PureTree:
    """The tree of one position with at least two free places."""

    def __init__(self, x: int, o: int, placement: str, rng: Rng) -> None:
        self.x, self.o, self._rng = x, o, rng
        self._stacked = placement == "stacked"
        self._ahead = lines_in(x) - lines_in(o)
        self._words = (*line_words(x), *line_words(o))
        self.root = _Node(-1)

    def best(self, games: int, stop: Callable[[], bool]) -> int:
        """The place that was tried most in so many games, or in those until `stop()`."""
        for _ in range(games):
            self._play()
            if stop():
                break
        return max(self.root.children, key=lambda child: (child.visits, -child.place)).place

    def _free(self, taken: int) -> list[int]:
        free = FULL & ~taken
        if self._stacked:
            free &= taken << 9 | 511
        return [place for place in range(27) if free >> place & 1]

    def _play(self) -> None:
        """One game: down the tree, then at random, and its result back up."""
        balls = (self.x | self.o).bit_count()
        x1, x2, o1, o2 = self._words
        lines = [[x1, x2, 0], [o1, o2, 0]]
        taken, centre_is_x, ball = self.x | self.o, self.x >> CENTRE & 1, balls
        node, path = self.root, [self.root]
        while ball < 26:
            if not node.children:
                node.children = [_Node(place) for place in self._free(taken)]
                if node is not self.root:
                    break
            node = node.chosen() if node.visits else node.children[0]
            path.append(node)
            _put(lines[ball & 1], node.place)
            centre_is_x |= node.place == CENTRE and not ball & 1
            taken |= 1 << node.place
            ball += 1
        places = self._free(taken)
        for later in range(ball, 26):
            at = self._rng.randrange(len(places))
            place = places[at]
            if self._stacked and place < 18:
                places[at] = place + 9
            else:
                places[at] = places[-1]
                places.pop()
            centre_is_x |= place == CENTRE and not later & 1
            _put(lines[later & 1], place)
        bonus = ((lines[0][1] | lines[1][1]) & _THROUGH[places[0]]).bit_count()
        final = self._ahead + lines[0][2].bit_count() - lines[1][2].bit_count()
        final += -bonus if centre_is_x else bonus
        result = ((final > 0) - (final < 0)) * (-1 if balls & 1 else 1)
        self.root.visits += 1
        for tried in path[1:]:
            tried.visits += 1
            tried.mean += (result - tried.mean) / tried.visits
            result = -result


def _put(lines: list[int], place: int) -> None:
    """A ball of one side: its lines with at least one, two and (on the way) three balls."""
    through = _THROUGH[place]
    lines[2] |= lines[1] & through
    lines[1] |= lines[0] & through
    lines[0] |= through
