"""The Fluent files as syntax trees, for the tests that compare languages."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from fluent.syntax import ast, parse, visitor

LOCALES = Path(__file__).parents[2] / "src" / "parlour" / "locales"
#: the command line's help: its English stands in the code, so English has no such file
HELP = "help.ftl"
#: what is typed, not said
CODE = re.compile(r"`[^`]*`")


class Names(visitor.Visitor):
    """What a message refers to: variables (with a dollar) and other messages."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(f"${node.id.name}")

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


class Selects(visitor.Visitor):
    """Every selection in a message."""

    def __init__(self) -> None:
        self.found: list[ast.SelectExpression] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self.found.append(node)
        self.generic_visit(node)


class Said(visitor.Visitor):
    """The texts of a message."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.found.append(node.value)


def names_in(node: ast.BaseNode) -> set[str]:
    names = Names()
    names.visit(node)
    return names.found


def selects_in(node: ast.BaseNode) -> list[ast.SelectExpression]:
    selects = Selects()
    selects.visit(node)
    return selects.found


@cache
def messages(path: Path) -> dict[str, ast.Message]:
    """The messages of a file; rubbish and a key that stands twice are failures."""
    found: dict[str, ast.Message] = {}
    for entry in parse(path.read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path.parent.name}/{path.name}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{path.parent.name}/{path.name}: {entry.id.name} twice"
            found[entry.id.name] = entry
    return found


def said_in(node: ast.BaseNode) -> list[str]:
    said = Said()
    said.visit(node)
    return said.found


@cache
def texts(lang: str) -> tuple[tuple[str, str], ...]:
    """Everything a language says to a reader, with where it stands."""
    found: list[tuple[str, str]] = []
    for path in sorted((LOCALES / lang).glob("*.ftl")):
        for key, message in messages(path).items():
            found += [(f"{path.name} {key}", text) for text in said_in(message)]
    for path in sorted((LOCALES / lang / "rules").glob("*.md")):
        found.append((path.name, CODE.sub("", path.read_text("utf-8"))))
    return tuple(found)
