"""Our reading of Fluent says what fluent.runtime says, for every message in every language."""

from __future__ import annotations

from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from parlour.locales import LANGUAGES
from parlour.locales.messages import BadMessage, Bundle
from parlour.locales.words import sources

from .fluent_files import names_in, selects_in

NUMBERS: tuple[Any, ...] = (0, 1, 2, 5, 11, 21, 1_000_000, 1.5, 1234.5678)


#: fluent.runtime takes the word `many` for the key [0] in Russian; by Fluent's rules only numbers match it
PLURALS = {"one", "few", "many", "other"}


def values(message: ast.Message, number: Any) -> list[dict[str, Any]]:
    """Variables for a message: all numbers, all words, and each word by which it selects."""
    names = {name[1:] for name in names_in(message) if name.startswith("$")}
    keys = [variant.key for select in selects_in(message) for variant in select.variants]
    words = {key.name for key in keys if isinstance(key, ast.Identifier)}
    if any(isinstance(key, ast.NumberLiteral) for key in keys):
        words -= PLURALS
    return [dict.fromkeys(names, value) for value in (number, "word", *sorted(words))]


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_reads_as_in_fluent_runtime(lang: str) -> None:
    text = "\n".join(sources(lang).values())
    theirs, ours = FluentBundle([lang], use_isolating=False), Bundle(lang)
    resource = FluentResource(text)
    theirs.add_resource(resource)
    ours.add(text)
    compared = 0
    for number, message in enumerate(one for one in resource.body if isinstance(one, ast.Message)):
        patterns = {"": message.value, **{one.id.name: one.value for one in message.attributes}}
        compiled = theirs.get_message(message.id.name)
        for attribute in (name for name, pattern in patterns.items() if pattern is not None):
            pattern = compiled.attributes[attribute] if attribute else compiled.value
            assert pattern is not None
            for facts in values(message, NUMBERS[number % len(NUMBERS)]):
                told, problems = theirs.format_pattern(pattern, facts)
                if not problems:
                    assert ours.text(message.id.name, attribute, facts) == told, (message.id.name, facts)
                    compared += 1
    assert compared > 3000


#: all that Fluent's syntax has, used by our own files or not
RICH = """
-brand = Parlour
    .gender = { $kind ->
        [short] f
       *[long] m
    }
-of = { $case ->
   *[plain] the house
    [genitive] of the house
}
brand = { -brand }, { -of(case: "genitive") }, { -of }
chosen = { -brand.gender(kind: "short") ->
   *[m] he
    [f] she
}
nested = { $n ->
    [0] none
    [one] { $m ->
        [1.5] one and a half
       *[other] one and { $m }
    }
   *[other] { $n } { NUMBER($m, minimumFractionDigits: 2) }
}
number = { NUMBER($n, maximumFractionDigits: 1) } { NUMBER($n, useGrouping: 0) } { 3.50 } { "\\u00e9 {" }
by-number = { NUMBER($n) ->
    [1] exactly one
    [one] one
   *[other] many
}
lines =
    first { $m }
      second
refers = { brand }: { lines.short } { $n }
"""


@pytest.mark.parametrize("n", [0, 1, 2, 12345.678])
@pytest.mark.parametrize("m", [1.5, 7, "text"])
def test_the_whole_syntax_reads_as_in_fluent_runtime(n: Any, m: Any) -> None:
    text = RICH.replace("      second\n", "      second\n    .short = short\n")
    theirs, ours = FluentBundle(["da"], use_isolating=False), Bundle("da")
    theirs.add_resource(FluentResource(text))
    ours.add(text)
    for key in ("brand", "chosen", "nested", "number", "by-number", "lines", "refers"):
        pattern = theirs.get_message(key).value
        assert pattern is not None
        told, problems = theirs.format_pattern(pattern, {"n": n, "m": m})
        if problems:
            with pytest.raises(BadMessage):
                ours.text(key, "", {"n": n, "m": m})
        else:
            assert ours.text(key, "", {"n": n, "m": m}) == told


@pytest.mark.parametrize(
    ("source", "why"),
    [
        ("a = { $gone }", "variable \\$gone is missing"),
        ("a = { b }", "there is no b"),
        ("a = { a }", "a refers to itself"),
        ("a = { b }\nb = { a }", "a refers to itself"),
        ("a = { -b }", "there is no -b"),
        ("a = { b.c }\nb = text", "b has no c"),
        ("a = { DATETIME($n) }", "no function DATETIME"),
        ('a = { NUMBER("x") }', "takes a number"),
        ("a = { $list }", "neither text nor number"),
    ],
)
def test_a_message_that_cannot_be_read_says_why(source: str, why: str) -> None:
    bundle = Bundle("en")
    bundle.add(source)
    with pytest.raises(BadMessage, match=why):
        bundle.text("a", "", {"n": 1, "list": [1]})


def test_what_is_no_fluent_is_refused() -> None:
    with pytest.raises(BadMessage, match="no Fluent"):
        Bundle("en").add("a = { $b ->\n")
