"""Bit counting for the kernels, as single machine instructions."""

from __future__ import annotations

from typing import Any

from numba import types
from numba.core import cgutils
from numba.extending import intrinsic


@intrinsic
def popcount(typingctx: Any, word: Any) -> Any:
    """How many bits of an int64 are set."""

    def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.ctpop(args[0])

    return types.int64(types.int64), codegen


@intrinsic
def lowest(typingctx: Any, word: Any) -> Any:
    """The index of the lowest set bit of an int64 that is not 0."""

    def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.cttz(args[0], cgutils.true_bit)

    return types.int64(types.int64), codegen
