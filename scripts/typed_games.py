"""Writes `parlour/typed_games.pyi`: the games as a type checker sees them, with their own options and states.

    python scripts/typed_games.py           write it
    python scripts/typed_games.py --check   fail if it's out of date

Because of it an editor checks and completes `parlour.game("kryds-bolle").start(placement="free")`. At run
time nobody imports it.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from fractions import Fraction
from importlib import import_module
from pathlib import Path
from typing import Any, get_args

import parlour
from parlour.core.action import Action
from parlour.core.game import Game
from parlour.core.options import Described

FILE = Path(parlour.__file__).parent / "typed_games.pyi"
#: a text that is read as an exact number may also be given as one
_NUMBER = "str | float | Decimal | Fraction"
_HEAD = '''"""The games as a type checker sees them. Written by `python scripts/typed_games.py`."""
# ruff: noqa
# fmt: off

from collections.abc import Mapping
from decimal import Decimal
from fractions import Fraction
from typing import Any, Literal, TypeAlias, overload

from parlour.core.actor import Rng
from parlour.core.game import Game
'''
#: both checkers complain that fewer names are taken than the base class takes
_IGNORED = "  # type: ignore[override]  # pyright: ignore[reportIncompatibleMethodOverride]"


def annotation(option: Described, only: tuple[Any, ...] = ()) -> str:
    """The type of an option's value, or of only some of its values."""
    if option.kind == "switch":
        kind = "bool"
    elif option.kind == "choice":
        kind = f"Literal[{', '.join(map(repr, only or option.values))}]"
    elif option.kind == "number":
        kind = "int"
    else:
        kind = _NUMBER if _is_number(option.default) else "str"
    return f"{kind} | None" if option.optional else kind


def _is_number(text: str) -> bool:
    try:
        Fraction(text)
    except ValueError:
        return False
    return True


def state_types(game: Game[Any]) -> tuple[type, ...]:
    """The types of a game's states; a game with several ways to play may have several."""
    return get_args(game.state_type) or (game.state_type,)


def action_types(game: Game[Any]) -> tuple[type, ...]:
    """The types of a game's actions: those of the module `actions` nearest to its rules."""
    package = type(game).__module__.rpartition(".")[0]
    while True:
        try:
            found = vars(import_module(f"{package}.actions")).values()
            break
        except ModuleNotFoundError:
            package = package.rpartition(".")[0]
    return tuple(
        thing for thing in found if isinstance(thing, type) and issubclass(thing, Action) and thing != Action
    )


def deciding(game: Game[Any]) -> tuple[str, dict[Any, type]] | None:
    """The option that decides which type of state a match has: its name, and the type for each value."""
    for name, option in game.described().items():
        if option.kind == "choice":
            found = {value: type(game.start(**{name: value})) for value in option.values}
            if len(set(found.values())) > 1:
                return name, found
    return None


def signatures(game: Game[Any]) -> Iterator[tuple[str, str]]:
    """The options as parameters, and the type of the state that they start: one pair, or an overload each."""
    described = game.described()
    decides = deciding(game)
    every = " | ".join(kind.__name__ for kind in state_types(game))
    if decides is None:
        yield _parameters(described), every
        return
    name, types = decides
    usual = types[described[name].default]
    for kind in dict.fromkeys((usual, *types.values())):
        only = tuple(value for value, of in types.items() if of is kind)
        yield _parameters(described, name, only, required=kind is not usual), kind.__name__
    yield _parameters(described, name, described[name].values, required=True), every


def _parameters(
    described: dict[str, Described], decides: str = "", only: tuple[Any, ...] = (), *, required: bool = False
) -> str:
    written = ["seats: int | None = None", "*"]
    for name, option in described.items():
        kind = annotation(option, only if name == decides else ())
        default = "" if required and name == decides else f" = {option.default!r}"
        written.append(f"{name}: {kind}{default}")
    return ", ".join(written) if described else written[0]


def written(game: Game[Any]) -> str:
    """A game's own class."""
    own, options = type(game).__name__, game.options_type.__name__
    actions = " | ".join(kind.__name__ for kind in action_types(game))
    lines = [f"{own}Action: TypeAlias = {actions}", "", f"class Typed{own}({own}):"]
    lines += [f'    """{game.name}, with its options by name."""']
    found = list(signatures(game))
    for method, first in (("start", "self, /"), ("position", "self, text: str, /")):
        for number, (given, state) in enumerate(found):
            lines += ["    @overload" + (_IGNORED if number == 0 else "")] if len(found) > 1 else []
            ignored = _IGNORED if len(found) == 1 else ""
            lines += [f"    def {method}({first}, {given}) -> {state}: ...{ignored}"]
    given = _parameters(game.described())
    lines += [f"    def options(self, /, {given}) -> {options}: ...{_IGNORED}"]
    lines += [f"    def action(self, text: str) -> {own}Action: ..."]
    every = " | ".join(kind.__name__ for kind in state_types(game))
    lines += [f"    def imagine(self, view: Mapping[str, Any], rng: Rng) -> {every}: ..."]
    lines += [f"    def state(self, data: bytes | str) -> {every}: ..."]
    return "\n" + "\n".join(lines) + "\n"


def module(games: tuple[Game[Any], ...]) -> str:
    """The whole file."""
    imports: dict[str, set[str]] = {}
    for game in games:
        for kind in (type(game), *state_types(game), *action_types(game), game.options_type):
            imports.setdefault(kind.__module__, set()).add(kind.__name__)
    lines = [
        f"from {source} import {', '.join(sorted(names))}\n" for source, names in sorted(imports.items())
    ]
    overloads = [
        f'@overload\ndef game(key: Literal["{g.key}"]) -> Typed{type(g).__name__}: ...' for g in games
    ]
    overloads += ["@overload\ndef game(key: str) -> Game[Any]: ..."]
    return _HEAD + "".join(lines) + "".join(map(written, games)) + "\n" + "\n".join(overloads) + "\n"


def source() -> str:
    """What the file should hold: the games of this package."""
    return module(tuple(game for game in parlour.games() if type(game).__module__.startswith("parlour.")))


def main() -> None:
    if "--check" not in sys.argv:
        FILE.write_text(source(), "utf-8")
    elif FILE.read_text("utf-8") != source():
        sys.exit(f"{FILE.name} is out of date: run python scripts/typed_games.py")


if __name__ == "__main__":
    main()
