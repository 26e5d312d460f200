"""A move that is typed is that move, in every game: real terminals, and the focus where it happens to be."""

from __future__ import annotations

import sys
import time
from pathlib import Path
from typing import Any

import pytest

import parlour
from parlour.cli import game_options
from parlour.core.actor import CHANCE
from parlour.core.events import Act
from parlour.terminal.local_table import LocalTable

from .test_real_terminal import Terminal, begun, terminal

__all__ = ["terminal"]
pytestmark = pytest.mark.slow


def first_choice(key: str, seed: str, options: dict[str, Any]) -> parlour.State:
    """The state in which a seat first has something to decide, in the match that this seed gives."""
    game: parlour.Game[Any] = parlour.game(key)
    said = [f"--{name}={value}" for name, value in options.items()]
    table = LocalTable.new(game, game_options.read(game, said, game.offered), seed=seed)
    while table.actor is CHANCE:
        table.advance()
    return table.match.state


def acts_in(file: Path) -> list[str]:
    if not file.exists():
        return []
    try:
        return [event.act for event in parlour.Record.load(file).events if isinstance(event, Act)]
    except parlour.ParlourError:  # it's being written
        return []


def await_act(file: Path, act: str, terminal: Terminal) -> None:
    for _ in range(600):
        acts = acts_in(file)
        if acts:
            assert acts[-1] == act
            return
        time.sleep(0.1)
    raise AssertionError(f"{act!r} was never played; the screen was\n{terminal.screen()}")


#: a game, its options, and the keys that move the focus about before typing
CASES = [
    ("kryds-bolle", {"placement": "stacked", "first": "seat"}, []),
    ("kryds-bolle", {"placement": "free", "first": "seat"}, ["Tab"]),
    ("shut-the-box", {}, []),
    ("chikugo", {"throw": "uniform"}, []),
    ("take-it", {"throw": "uniform"}, ["Tab"]),
    ("take-it", {"throw": "hand"}, []),
    ("abaku", {"mode": "solo", "seats": 1}, []),
    ("abaku", {"mode": "solo", "seats": 1, "deal": "evening"}, ["Right", "Down"]),
]


@pytest.mark.parametrize(("key", "options", "keys"), CASES, ids=str)
def test_a_typed_move_is_that_move(
    key: str, options: dict[str, Any], keys: list[str], terminal: Terminal, tmp_path: Path
) -> None:
    seed = "typed"
    state = first_choice(key, seed, options)
    if options.get("throw") == "hand":
        act = "throw x=0 dir=5 force=50 loft=20 gap=20 turn=0"
    else:
        acts = [str(action) for action in state.legal()]
        # of Abaku a placement, with the row's number first: it begins with a digit like a tile
        act = next((a for a in reversed(acts) if a[0].isdigit() and " " in a), acts[-1])
    file = tmp_path / "match.json"
    words = ["play", key, "--seed", seed, "--save", str(file)]
    for name, value in options.items():
        words += [f"--{name.replace('_', '-')}", str(value)]
    begun(terminal, sys.executable, "-m", "parlour", *words)
    terminal.until("’s turn")
    for word in keys:
        terminal.run("send-keys", "-t", "parlour", word)
    typed(terminal, act)
    if act == "pass" and options.get("mode") == "solo":  # that ends the game, so it's asked once
        terminal.until("to finish")
        typed(terminal, act)
    await_act(file, act, terminal)


def typed(terminal: Terminal, act: str) -> None:
    """Type an act, one key at a time, as a person does."""
    for sign in act:
        terminal.run("send-keys", "-t", "parlour", "-l", sign)
        time.sleep(0.1)
    terminal.run("send-keys", "-t", "parlour", "Enter")
