"""Bit counting for the kernels, as single machine instructions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from numba import types
from numba.extending import intrinsic


def _popcount(typingctx: Any, word: Any) -> Any:
    def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.ctpop(args[0])

    return types.int64(types.int64), codegen


def _lowest(typingctx: Any, word: Any) -> Any:
    def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.cttz(args[0], context.get_constant(types.boolean, True))

    return types.int64(types.int64), codegen


#: how many bits of an int64 are set
popcount = cast(Callable[[int], int], intrinsic(_popcount))
#: the index of the lowest set bit of an int64 that is not 0
lowest = cast(Callable[[int], int], intrinsic(_lowest))
