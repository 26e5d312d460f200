"""Options of a game: typed data with limits, read strictly; errors say what is allowed.

A game declares its options once, as fields of a frozen Struct: `bool` is a switch, `Literal[...]` a
choice, `Annotated[int, Meta(ge=…, le=…)]` a number, and `| None` makes it optional. Help, limits and the
page's form come from those types, by `described`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Self

import msgspec
from msgspec import Struct

from .errors import BadOption


class Options(Struct, frozen=True, kw_only=True):
    """Base of every game's options. `seats` is how many play."""

    seats: int = 2

    @classmethod
    def normalised(cls, given: dict[str, Any]) -> dict[str, Any]:
        """Convert values that can be written in several ways to their stored form."""
        return given

    def completed(self) -> Self:
        """The options with defaults that depend on other options filled in; also checks combinations."""
        return self


class Described(Struct, frozen=True):
    """The description of one option."""

    name: str
    kind: str  # switch, choice, number or text
    default: Any
    #: all allowed values; for a text, some examples
    values: tuple[Any, ...] = ()
    low: int | None = None
    high: int | None = None
    optional: bool = False
    about: str = ""

    @property
    def allowed(self) -> str:
        """The allowed values in words."""
        if self.kind == "switch":
            words = "on or off"
        elif self.kind == "choice":
            words = ", ".join(str(v) for v in self.values)
        elif self.kind == "number":
            words = f"a whole number from {self.low} to {self.high}"
        else:
            words = self.about or "a text"
        return f"{words}, or nothing" if self.optional else words

    @property
    def limits(self) -> dict[str, Any]:
        """The allowed values as an error's details, in parts for a translation."""
        if self.low is not None and self.high is not None:
            return {"low": self.low, "high": self.high}
        values = ("on", "off") if self.kind == "switch" else self.values
        return {"known": ", ".join(map(str, values))} if values else {}


@cache
def described(options: type[Options]) -> dict[str, Described]:
    """Every option of a game except `seats`, by name, in the order declared."""
    info = msgspec.inspect.type_info(options)
    assert isinstance(info, msgspec.inspect.StructType)
    return {f.name: _describe(f) for f in info.fields if f.name != "seats"}


def _describe(field: msgspec.inspect.Field) -> Described:
    about, examples, kind = "", [], field.type
    if isinstance(kind, msgspec.inspect.Metadata):
        words = kind.extra_json_schema or {}
        about, examples, kind = words.get("description", ""), words.get("examples", []), kind.type
    optional = isinstance(kind, msgspec.inspect.UnionType)
    if isinstance(kind, msgspec.inspect.UnionType):
        kind = next(t for t in kind.types if not isinstance(t, msgspec.inspect.NoneType))
    common = {"name": field.name, "default": field.default, "optional": optional, "about": about}
    if isinstance(kind, msgspec.inspect.Metadata):
        kind = kind.type
    match kind:
        case msgspec.inspect.BoolType():
            return Described(kind="switch", values=(False, True), **common)
        case msgspec.inspect.LiteralType(values=values):
            return Described(kind="choice", values=tuple(values), **common)
        case msgspec.inspect.IntType(ge=low, le=high):
            return Described(kind="number", low=low, high=high, **common)
        case _:
            return Described(kind="text", values=tuple(examples), **common)


def read(kind: type[Options], given: Mapping[str, Any], *, from_text: bool = False) -> Options:
    """Validated options of that type; raises BadOption for anything unknown, wrong or contradictory."""
    known = described(kind)
    for name in given:
        if name != "seats" and name not in known:
            names = ", ".join(known) or "none"
            raise BadOption(
                f"there is no option {name!r}; options are: {names}",
                code="unknown-option",
                option=name,
                allowed=names,
                known=names,
            )
    values = {n: _from_text(known.get(n), v) for n, v in given.items()} if from_text else dict(given)
    values = kind.normalised(values)
    for name, value in values.items():
        try:
            msgspec.convert({name: value}, kind)
        except msgspec.ValidationError:
            allowed = known[name].allowed if name in known else "a whole number of seats"
            raise BadOption(
                f"{name} is {value!r}; allowed: {allowed}",
                option=name,
                value=repr(value),
                allowed=allowed,
                **(known[name].limits if name in known else {}),
            ) from None
    return msgspec.convert(values, kind).completed()


def _from_text(option: Described | None, value: Any) -> Any:
    """A value typed by a person: on/off for switches, digits for numbers."""
    if not isinstance(value, str):
        return value
    word = value.strip()
    if option is not None and option.optional and word in ("", "none"):
        return None
    if option is not None and option.kind == "switch":
        return {"on": True, "yes": True, "true": True, "off": False, "no": False, "false": False}.get(
            word.lower(), word
        )
    wants_number = option is None or option.kind == "number" or any(type(v) is int for v in option.values)
    if wants_number and option is not None and option.kind == "text":
        return word
    if wants_number and len(word) <= 20 and word.lstrip("-").isascii() and word.lstrip("-").isdigit():
        return int(word)
    return word
