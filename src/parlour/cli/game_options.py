"""Options of a game on the command line: `--placement free`, `--eliminate`, `--no-bonuses`."""

from __future__ import annotations

import datetime
import sys
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

import msgspec

from parlour.core.errors import BadOption
from parlour.core.game import Game
from parlour.core.options import Described
from parlour.core.state import State
from parlour.locales import Words

#: the option that names the tiles of a game alone, and the word for the day's
_DEAL, _TODAY = "deal", "today"


def read(game: Game[Any], words: list[str], unsaid: Mapping[str, str] = MappingProxyType({})) -> Any:
    """The game's options from the arguments that the verb did not know, with defaults from `unsaid`.

    A default of `unsaid` that doesn't go with what was said is left out.
    """
    said = _given(game, words)
    try:
        return game.options_from_text({**unsaid, **said})
    except BadOption as error:
        unfit = error.details.get("option")
        if unfit not in unsaid or unfit in said:
            raise
        return game.options_from_text({**{n: v for n, v in unsaid.items() if n != unfit}, **said})


def position(game: Game[Any], text: str, words: list[str]) -> State:
    """The state of a position text, with options from the arguments that the verb did not know.

    The text - is the first line of standard input.
    """
    if text == "-":
        text = sys.stdin.readline().strip()
    given = _given(game, words)
    spoken = game.seats_in(text)
    if spoken is not None:
        given.setdefault("seats", str(spoken))
    options = msgspec.to_builtins(game.options_from_text(given))
    state: State = game.position(text, **options)
    return state


def _given(game: Game[Any], words: list[str]) -> dict[str, str]:
    """The arguments as names and values."""
    known = game.described()
    given: dict[str, str] = {}
    rest = list(words)
    while rest:
        word = rest.pop(0)
        name, equals, value = word.removeprefix("--").partition("=")
        name = name.replace("-", "_")
        if not word.startswith("--") or (name != "seats" and name.removeprefix("no_") not in known):
            allowed = ", ".join("--" + n.replace("_", "-") for n in ["seats", *known])
            raise BadOption(
                f"{game.key} has no option {word!r}; options are: {allowed}", code="unknown-option"
            )
        if name not in known and name != "seats":
            name, value, equals = name.removeprefix("no_"), "off", "="
        elif not equals and name in known and known[name].kind == "switch" and not _is_value(rest):
            value, equals = "on", "="
        if not equals:
            if not rest:
                raise BadOption(f"{word} needs a value", option=name)
            value = rest.pop(0)
        # the day's tiles are the same for everybody; days begin for all at once
        given[name] = today() if name == _DEAL and value == _TODAY else value
    return given


def today() -> str:
    """The day as a deal names it."""
    return datetime.datetime.now(datetime.UTC).date().isoformat()


def described(game: Game[Any], say: Words) -> list[str]:
    """A line for each option, for help texts."""
    low, high = game.seats_for({})
    seats = f"{low}" if low == high else say("games-whole", low=str(low), high=str(high))
    lines = [f"  --seats N: {seats}"]
    for name, option in game.described().items():
        default = "" if option.default is None else f" {say('games-default', value=_word(option.default))}"
        lines.append(f"  --{name.replace('_', '-')}: {_allowed(option, say)}{default}")
    return lines


def _allowed(option: Described, say: Words) -> str:
    """The allowed values of an option, in words."""
    if option.kind == "switch":
        allowed = say("games-switch")
    elif option.kind == "choice":
        allowed = ", ".join(map(str, option.values))
    elif option.kind == "number":
        allowed = say("games-whole", low=str(option.low), high=str(option.high))
    else:
        allowed = say("games-chance")
    return say("games-nothing", allowed=allowed) if option.optional else allowed


def _is_value(rest: list[str]) -> bool:
    return bool(rest) and rest[0].lower() in ("on", "off", "yes", "no", "true", "false")


def _word(value: Any) -> str:
    return {True: "on", False: "off"}.get(value, str(value)) if isinstance(value, bool) else str(value)
