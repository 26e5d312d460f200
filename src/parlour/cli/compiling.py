"""Compiling kernels while somebody waits: one line that says so, and a progress bar on a terminal."""

from __future__ import annotations

import sys

from parlour.core import kernel_cache, kernels
from parlour.locales import Words
from parlour.locales.naming import game_named

_WIDE = 30


def compile_first(key: str, say: Words) -> None:
    """Compile a game's kernels before work that needs them, unless they are compiled or not to be used."""
    wanted = kernels.mode() == "auto" and key in kernels.KERNELS and kernels.installed("numba")
    if wanted and not kernels.compiled(key):
        compile_now(key, say)


def compile_now(key: str, say: Words) -> None:
    """Say what is compiled and about how long it takes, and do it; wait if another process is at it."""
    seconds = kernels.KERNELS.get(key).seconds
    print(say("warm-begins", game=game_named(key, say), seconds=seconds), file=sys.stderr, flush=True)
    with kernel_cache.lock(wait=True):
        for step in kernels.compiling(key):
            if sys.stderr.isatty():
                filled = "#" * (_WIDE * step.number // step.of)
                bar = f"[{filled:<{_WIDE}}] {step.number}/{step.of} {step.name:<12}"
                end = "\n" if step.number == step.of else ""
                print(f"\r{bar}", end=end, file=sys.stderr, flush=True)
