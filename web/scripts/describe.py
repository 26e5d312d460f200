"""Writes web/src/net/protocol.ts and web/src/boards/views.ts: the page's types, from the Python ones.

Run it after a change to the protocol or to a view: `.venv/bin/python web/scripts/describe.py`; with
`--check` it only tells whether the files are as it would write them.
"""

from __future__ import annotations

import importlib
import sys
import textwrap
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect

SRC = Path(__file__).parent.parent / "src"
HEAD = "// Made by scripts/describe.py from the Python types; change those, not this.\n"
#: the longest line that is written
WIDTH = 120
#: where the types of the wire live
WIRE = (
    "parlour.table.messages.match",
    "parlour.table.messages.people",
    "parlour.table.messages.home",
    "parlour.table.messages.replay",
    "parlour.table.messages.trying",
    "parlour.table.messages.chat",
    "parlour.table.messages.socket",
    "parlour.table.messages.host",
    "parlour.table.messages.league",
    "parlour.table.messages.classroom",
    "parlour.table.messages.practice",
    "parlour.table.messages.printing",
    "parlour.table.messages.analysis",
    "parlour.table.messages.notices",
)
#: where the views of the games live
VIEWS = {
    "parlour.games.kryds_bolle.view": "KrydsBolleView",
    "parlour.games.shut_the_box.view": "ShutTheBoxView",
    "parlour.games.kugelbox.view": ("ChikugoView", "TakeItView"),
    "parlour.games.kugelbox.throw.frames": "Frames",
    "parlour.games.abaku.view": ("AbakuView", "MagicView"),
    "parlour.games.abaku.judging.preview": "Preview",
}


class Writer:
    """Collects interfaces by name, in the order in which they are met."""

    def __init__(self) -> None:
        self.written: dict[str, str] = {}

    def type(self, info: inspect.Type) -> str:
        match info:
            case inspect.Metadata():
                return self.type(info.type)
            case inspect.StrType() | inspect.DecimalType():
                return "string"
            case inspect.IntType() | inspect.FloatType():
                return "number"
            case inspect.BoolType():
                return "boolean"
            case inspect.NoneType():
                return "null"
            case inspect.LiteralType():
                return " | ".join(f'"{v}"' if isinstance(v, str) else str(v) for v in info.values)
            case inspect.UnionType():
                return " | ".join(dict.fromkeys(self.type(t) for t in info.types))
            case inspect.TupleType():
                return f"[{', '.join(self.type(t) for t in info.item_types)}]"
            case inspect.VarTupleType() | inspect.ListType():
                item = self.type(info.item_type)
                return f"({item})[]" if " | " in item else f"{item}[]"
            case inspect.DictType():
                key = "number" if isinstance(info.key_type, inspect.IntType) else "string"
                return f"Record<{key}, {self.type(info.value_type)}>"
            case inspect.StructType():
                return self.struct(info)
            case _:
                return "unknown"

    def struct(self, info: inspect.StructType) -> str:
        name = info.cls.__name__
        if name in self.written:
            return name
        self.written[name] = ""
        may_lack = info.forbid_unknown_fields or info.cls.__struct_config__.omit_defaults
        lines = []
        if doc := (info.cls.__doc__ or "").strip():
            lines.append(_comment(" ".join(doc.split())))
        lines.append(f"export interface {name} {{")
        if info.tag_field is not None:
            lines.append(f'  {info.tag_field}: "{info.tag}";')
        for field in info.fields:
            maybe = "?" if may_lack and not field.required else ""
            lines.append(_member(f"{field.encode_name}{maybe}", self.type(field.type)))
        lines.append("}")
        del self.written[name]
        self.written[name] = "\n".join(lines)
        return name

    def text(self) -> str:
        return "\n\n".join(self.written.values()) + "\n"


def _comment(words: str) -> str:
    line = f"/** {words} */"
    return line if len(line) <= WIDTH else "\n".join(textwrap.wrap(line, WIDTH, subsequent_indent=" * "))


def _member(name: str, of: str) -> str:
    """A field of an interface; a long union has a line for each of its parts."""
    line = f"  {name}: {of};"
    if len(line) <= WIDTH:
        return line
    many = of.endswith(")[]")
    parts = "\n".join(f"    | {part}" for part in (of[1:-3] if many else of).split(" | "))
    return f"  {name}: (\n{parts}\n  )[];" if many else f"  {name}:\n{parts};"


def structs(module: Any) -> Iterable[type]:
    for name, value in vars(module).items():
        if name.startswith("_") or value is msgspec.Struct or name in ("FromServer", "FromClient"):
            continue
        if isinstance(value, type) and issubclass(value, msgspec.Struct):
            yield value


def protocol() -> str:
    """Every type of the wire, and the unions of what is sent and given."""
    module = importlib.import_module("parlour.table.messages.socket")
    writer = Writer()
    for path in WIRE:
        for found in structs(importlib.import_module(path)):
            writer.type(inspect.type_info(found))
    unions = [
        f"export type {name} =\n  | "
        + "\n  | ".join(t.__name__ for t in getattr(module, name).__args__)
        + ";"
        for name in ("Given", "Sent")
    ]
    return f"{HEAD}\nexport const VERSION = {module.VERSION};\n\n{writer.text()}\n" + "\n".join(unions) + "\n"


def views() -> str:
    """The views of all games that stand, and the union of them."""
    writer, names = Writer(), []
    for path, wanted in VIEWS.items():
        try:
            module = importlib.import_module(path)
        except ModuleNotFoundError:
            continue
        for name in (wanted,) if isinstance(wanted, str) else wanted:
            writer.type(inspect.type_info(getattr(module, name)))
            if name.endswith("View"):
                names.append(name)
    base = importlib.import_module("parlour.core.view").View
    writer.type(inspect.type_info(base))
    return f"{HEAD}\n{writer.text()}\nexport type AnyView = {' | '.join(names)};\n"


def main(arguments: list[str]) -> int:
    stale = 0
    for path, text in ((SRC / "net/protocol.ts", protocol()), (SRC / "boards/views.ts", views())):
        if "--check" in arguments:
            if path.read_text("utf-8") != text:
                print(f"{path.name} is not what the Python types say: run web/scripts/describe.py")
                stale = 1
        else:
            path.write_text(text, "utf-8")
    return stale


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
