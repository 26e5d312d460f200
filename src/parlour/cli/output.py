"""Printing results: JSON for programs, one object a line; for people, names and values."""

from __future__ import annotations

from typing import Any

import msgspec


def print_json(value: Any) -> None:
    """One line of JSON on standard output, at once."""
    print(msgspec.json.encode(value).decode(), flush=True)


def say(as_json: bool, **what: Any) -> int:
    """Print what a command found out; a list has a line for each of its entries. Gives exit code 0."""
    if as_json:
        print_json(what)
        return 0
    for name, value in what.items():
        plain = msgspec.to_builtins(value)
        if isinstance(plain, list | tuple):
            print(f"{name}: {len(plain)}")
            for entry in plain:
                print(f"  {_line(entry)}")
        else:
            print(f"{name}: {_line(plain)}")
    return 0


def _line(value: Any) -> str:
    if isinstance(value, dict):
        return "  ".join(f"{name}={part}" for name, part in value.items() if part is not None)
    return str(value)
