"""What Kryds & Bolle compiles."""

from __future__ import annotations

from typing import Final

from parlour.core.kernels import Kernels

#: nineteen balls, in turn, on the lowest places
_X = sum(1 << place for place in range(0, 19, 2))
_O = sum(1 << place for place in range(1, 19, 2))


def _search() -> None:
    from .search import CubeSearch

    search = CubeSearch("stacked", 10)
    search.value(_O, _X)
    search.learn(_O, _X, *search.known(_O, _X))


def _words() -> None:
    from .search import CubeSearch

    search = CubeSearch("free", 10)
    search.learn_early(search.early(0))


def _tree() -> None:
    from .tree_search import tree_search

    tree_search(_X, _O, "stacked", 1, 0)


KERNELS: Final = Kernels(seconds=8, steps={"search": _search, "words": _words, "tree": _tree})
