"""Paired rounds: two ways of doing the same, measured in turn, compared round by round.

A machine is never quiet, but what disturbs one side of a round mostly disturbs the other. So the ratio is
taken within each round; the middle one counts, and the least and greatest are its spread.
"""

from __future__ import annotations

import json
import platform
import statistics
from collections.abc import Callable
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any


def paired(name: str, ours: Callable[[], float], theirs: Callable[[], float], rounds: int) -> dict[str, Any]:
    """A row of a result: both rates (more is better), their ratio, and its spread over the rounds."""
    pairs = []
    for number in range(rounds):
        # who goes first changes, so that neither always finds the machine warm
        if number % 2:
            other = theirs()
            pairs.append((ours(), other))
        else:
            pairs.append((ours(), theirs()))
    ratios = [mine / other for mine, other in pairs]
    return {
        "name": name,
        "ours": statistics.median(mine for mine, _ in pairs),
        "theirs": statistics.median(other for _, other in pairs),
        "ratio": statistics.median(ratios),
        "spread": [min(ratios), max(ratios)],
    }


def versions(*packages: str) -> dict[str, str]:
    """The versions of what took part."""
    found = {"python": platform.python_version()}
    for package in ("parlour", *packages):
        try:
            found[package] = version(package)
        except PackageNotFoundError:
            found[package] = "not installed"
    return found


def show(result: dict[str, Any], path: str | None) -> None:
    """Print a result, and write it to a file where one is named."""
    print(result["title"])
    for row in result["rows"]:
        line = f"  {row['name']:<48} {row['ours']:>14,.6g}"
        if row.get("theirs") is not None:
            low, high = row["spread"]
            line += f" against {row['theirs']:>14,.6g}: {row['ratio']:.2f} × ({low:.2f} to {high:.2f})"
        print(line)
    for note in result["notes"]:
        print(f"  {note}")
    if path:
        Path(path).write_text(json.dumps(result, indent=1, ensure_ascii=False) + "\n", "utf-8")
