"""Messages of Project Fluent, resolved from the syntax trees of fluent.syntax.

fluent.runtime does the same, but needs Babel and its 33 MB (see `formats`). This knows all of Fluent's
syntax, and of its functions NUMBER with minimumFractionDigits, maximumFractionDigits and useGrouping.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from decimal import Decimal
from typing import Any

from fluent.syntax import FluentParser, ast

from . import formats

_PARSER = FluentParser(with_spans=False)


class BadMessage(Exception):
    """A message can't be formatted: a variable, message or function that it refers to is missing."""


class Bundle:
    """The parsed messages and terms of one language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self._entries: dict[str, ast.Message | ast.Term] = {}

    def add(self, source: str) -> None:
        """Parse messages and terms; the first one of a name counts."""
        for entry in _PARSER.parse(source).body:
            if isinstance(entry, ast.Junk):
                raise BadMessage(f"this is no Fluent: {entry.content}")
            if isinstance(entry, ast.Message | ast.Term):
                sign = "-" if isinstance(entry, ast.Term) else ""
                self._entries.setdefault(f"{sign}{entry.id.name}", entry)

    def text(self, key: str, attribute: str, facts: Mapping[str, Any]) -> str:
        """The text of a message, or of one of its attributes, with these variables."""
        return _Reading(self, facts).referred(key, attribute)

    def pattern(self, key: str, attribute: str) -> ast.Pattern:
        """The pattern of a message, of a term (`-name`), or of one of its attributes."""
        entry = self._entries.get(key)
        if entry is None:
            raise BadMessage(f"there is no {key}")
        found = entry.value
        if attribute:
            found = next((one.value for one in entry.attributes if one.id.name == attribute), None)
        if found is None:
            raise BadMessage(f"{key} has no {attribute or 'text'}")
        return found


class _Formatted:
    """A number with the options of NUMBER: it is compared as a number and printed as the options say."""

    def __init__(self, value: formats.Number, options: Mapping[str, Any]) -> None:
        self.value = value
        self._least = int(options.get("minimumFractionDigits", 0))
        self._most = int(options.get("maximumFractionDigits", max(3, self._least)))
        self._grouped = bool(options.get("useGrouping", 1))

    def told(self, lang: str) -> str:
        return formats.number(self.value, lang, self._least, self._most, self._grouped)


_Value = str | int | float | Decimal | _Formatted | None


class _Reading:
    """One message being formatted."""

    def __init__(self, bundle: Bundle, facts: Mapping[str, Any]) -> None:
        self._bundle = bundle
        self._facts = facts
        #: whether a missing variable is an error; a term's may be left out
        self._strict = True
        self._open: list[ast.Pattern] = []

    def referred(self, key: str, attribute: str) -> str:
        pattern = self._bundle.pattern(key, attribute)
        if any(pattern is one for one in self._open):
            raise BadMessage(f"{key} refers to itself")
        self._open.append(pattern)
        text = self._text(pattern)
        self._open.pop()
        return text

    def _text(self, pattern: ast.Pattern) -> str:
        return "".join(
            element.value if isinstance(element, ast.TextElement) else self._told(self._value(element))
            for element in pattern.elements
        )

    def _told(self, value: _Value) -> str:
        if isinstance(value, _Formatted):
            return value.told(self._bundle.lang)
        if isinstance(value, int | float | Decimal):
            return formats.number(value, self._bundle.lang)
        return "???" if value is None else value

    def _value(self, node: Any) -> _Value:
        """The value of an expression: a text, a number, or None for a variable that a term was not given."""
        if isinstance(node, ast.Placeable):
            return self._value(node.expression)
        if isinstance(node, ast.VariableReference):
            return self._variable(node.id.name)
        if isinstance(node, ast.SelectExpression):
            return self._text(self._chosen(node))
        if isinstance(node, ast.MessageReference):
            return self.referred(node.id.name, node.attribute.name if node.attribute else "")
        if isinstance(node, ast.TermReference):
            return self._term(node)
        if isinstance(node, ast.FunctionReference):
            return self._called(node)
        assert isinstance(node, ast.StringLiteral | ast.NumberLiteral)
        parsed = node.parse()["value"]
        return str(parsed) if isinstance(node, ast.StringLiteral) else _number(node.value)

    def _variable(self, name: str) -> _Value:
        if name not in self._facts:
            if self._strict:
                raise BadMessage(f"the variable ${name} is missing")
            return None
        value = self._facts[name]
        if isinstance(value, str | int | float | Decimal | _Formatted):
            return value
        raise BadMessage(f"the variable ${name} is neither text nor number: {value!r}")

    def _chosen(self, node: ast.SelectExpression) -> ast.Pattern:
        value = self._value(node.selector)
        for variant in node.variants:
            if self._matches(value, variant.key):
                return variant.value
        return next(variant.value for variant in node.variants if variant.default)

    def _matches(self, value: _Value, key: ast.Identifier | ast.NumberLiteral) -> bool:
        number = value.value if isinstance(value, _Formatted) else value
        if isinstance(key, ast.NumberLiteral):
            return not isinstance(number, str) and number == _number(key.value)
        if isinstance(number, str) or number is None:
            return number == key.name
        return formats.plural(number, self._bundle.lang) == key.name

    def _term(self, node: ast.TermReference) -> str:
        given = node.arguments.named if node.arguments else ()
        with self._given({one.name.name: self._value(one.value) for one in given}):
            return self.referred(f"-{node.id.name}", node.attribute.name if node.attribute else "")

    @contextmanager
    def _given(self, facts: Mapping[str, _Value]) -> Iterator[None]:
        """Within a term only the variables that it was given are known."""
        kept = self._facts, self._strict
        self._facts, self._strict = facts, False
        yield
        self._facts, self._strict = kept

    def _called(self, node: ast.FunctionReference) -> _Value:
        if node.id.name != "NUMBER":
            raise BadMessage(f"there is no function {node.id.name}; there is: NUMBER")
        options = {one.name.name: self._value(one.value) for one in node.arguments.named}
        (value,) = map(self._value, node.arguments.positional)
        if isinstance(value, _Formatted):
            value = value.value
        if value is None or isinstance(value, str):
            raise BadMessage(f"NUMBER takes a number, not {value!r}")
        return _Formatted(value, options)


def _number(text: str) -> formats.Number:
    return Decimal(text) if "." in text else int(text)
