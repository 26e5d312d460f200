"""Every language has the same texts with the same gaps to fill, and all of them are used."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import get_args, get_type_hints

import pytest
from babel import Locale
from fluent.syntax import ast

import parlour
from parlour.analysis.drills.drill import Carry, Drill, EquationAsk, Operation
from parlour.analysis.drills.making import DRILLS, presets
from parlour.analysis.drills.practice import courses
from parlour.analysis.drills.question import Ask
from parlour.analysis.puzzles import PUZZLES, levels, themes
from parlour.bots import names as robots
from parlour.core.match import Result
from parlour.core.registry import declared
from parlour.games.kugelbox.throw.aim import LIMITS
from parlour.locales import LANGUAGES
from parlour.locales.spoken import ASKED
from parlour.server.classroom.sheet import COLUMNS
from parlour.table.messages.chat import PHRASES
from parlour.table.messages.host import Figures
from parlour.table.messages.league import How, Tiebreak
from parlour.terminal.commands import COMMANDS
from tests.lessons import LESSONS

from .fluent_files import HELP, LOCALES, messages, names_in, selects_in

ROOT = Path(__file__).parents[2]
OTHERS = [lang for lang in LANGUAGES if lang != "en"]
FILES = sorted(path.name for path in (LOCALES / "en").glob("*.ftl"))
PLURALS = {"zero", "one", "two", "few", "many", "other"}
#: these are words, though some of them read like plurals
BY_WORDS = {"$dice", "$shape", "$tile"}


def shape(message: ast.Message) -> tuple[bool, frozenset[str]]:
    return message.value is not None, frozenset(attribute.id.name for attribute in message.attributes)


def test_the_languages_are_the_ten_of_the_sheet() -> None:
    assert sorted(LANGUAGES) == sorted(["de", "en", "fr", "es", "it", "nl", "da", "sv", "pl", "ru"])
    assert sorted(path.name for path in LOCALES.iterdir() if (path / "page.ftl").exists()) == sorted(
        LANGUAGES
    )


@pytest.mark.parametrize("lang", OTHERS)
def test_a_language_has_the_files_of_english(lang: str) -> None:
    assert sorted(p.name for p in (LOCALES / lang).glob("*.ftl") if p.name != HELP) == FILES


@pytest.mark.slow
@pytest.mark.parametrize("lang", OTHERS)
def test_a_language_has_the_keys_and_gaps_of_english(lang: str) -> None:
    for name in FILES:
        english, other = messages(LOCALES / "en" / name), messages(LOCALES / lang / name)
        assert sorted(other) == sorted(english), f"{name}: missing or extra keys"
        for key, message in english.items():
            assert shape(other[key]) == shape(message), key
            assert names_in(other[key]) == names_in(message), key


def test_a_key_stands_in_one_file_only() -> None:
    keys = [key for name in FILES for key in messages(LOCALES / "en" / name)]
    assert sorted(keys) == sorted(set(keys))


# --- plurals ---


@cache
def category(lang: str, number: int) -> str:
    return Locale(lang).plural_form(number)


def counts(select: ast.SelectExpression) -> set[str]:
    """The plural categories of a selection by number; empty where it selects by words."""
    if names_in(select.selector) & BY_WORDS:
        return set()
    keys = {v.key.name for v in select.variants if isinstance(v.key, ast.Identifier)}
    return keys if keys <= PLURALS and keys != {"other"} else set()


def printed(select: ast.SelectExpression, variant: ast.Variant) -> bool:
    """Whether a variant shows the very number that chose it."""
    return names_in(select.selector) <= names_in(variant.value)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_plurals_are_those_of_the_language(lang: str) -> None:
    rules = Locale(lang).plural_form
    every = [pair for name in FILES for pair in messages(LOCALES / lang / name).items()]
    for key, message in every:
        for select in filter(counts, selects_in(message)):
            assert counts(select) <= set(rules.tags) | {"other"}, key
            exact = {int(v.key.value) for v in select.variants if isinstance(v.key, ast.NumberLiteral)}
            left = [n for n in range(200) if n not in exact]
            for variant in select.variants:
                if isinstance(variant.key, ast.Identifier) and variant.key.name == "one":
                    met = [n for n in left if category(lang, n) == "one"]
                    assert len(met) == 1 or printed(select, variant), f"{key}: one is also {met[:3]}"
            if any(printed(select, v) for v in select.variants) and "one" in counts(select):
                default = next(v for v in select.variants if v.default)
                needed = {category(lang, n) for n in left} - {"other"}
                assert isinstance(default.key, ast.Identifier), key
                covered = counts(select) | ({"many"} if default.key.name == "other" else set())
                assert needed <= covered, f"{key}: {needed - covered}"


def inflected(message: ast.Message) -> list[ast.SelectExpression]:
    return [s for s in selects_in(message) if counts(s) and any(printed(s, v) for v in s.variants)]


@pytest.mark.parametrize("lang", ["ru", "pl"])
def test_slavic_words_beside_a_number_have_three_forms(lang: str) -> None:
    """A text that English inflects by its number has one, few and many where it prints the number."""
    for name in FILES:
        english = messages(LOCALES / "en" / name)
        for key, message in messages(LOCALES / lang / name).items():
            spoken = [
                s for s in selects_in(english[key]) if counts(s) and any(printed(s, v) for v in s.variants)
            ]
            own = [s for s in selects_in(message) if counts(s) and any(printed(s, v) for v in s.variants)]
            for select in own:
                assert {"one", "few"} <= counts(select), key
            assert len(own) >= len(spoken) or key in UNINFLECTED, key


#: texts whose Slavic form gives the number after a colon, so that nothing is inflected
UNINFLECTED: set[str] = {"kg-middle"}


# --- use ---


def source_texts() -> str:
    python = (p for p in (ROOT / "src" / "parlour").rglob("*.py"))
    page = (p for p in (ROOT / "web" / "src").rglob("*") if p.suffix in (".ts", ".svelte", ".json"))
    return "\n".join(path.read_text("utf-8") for path in [*python, *page])


def dynamic_keys(texts: str) -> set[str]:
    """Keys that are put together from parts: the one place where such keys are declared."""
    games = parlour.games()
    keys = {f"game-{game.key}" for game in games}
    keys |= {f"robot-{robot}" for game in games for robot in robots(game.key)}
    for game in games:
        for option in game.described().values():
            keys |= {f"option-{option.name}", f"explain-{option.name}"}
            keys |= {f"option-{option.name}-{value}" for value in option.values}
    keys |= {f"home-how-{way}" for way in ("now", "here", "friends", "score")}
    keys |= {f"setup-kind-{kind}" for kind in ("me", "robot", "open")}
    keys |= {f"setup-leaving-{rule}" for rule in ("robot", "forfeit")}
    keys |= {f"setup-on-time-{rule}" for rule in ("lose", "robot")}
    keys |= {f"preset-{name}" for name in re.findall(r"\{ name: \"([\w-]+)\", options", texts)}
    keys |= {f"table-{line}{why}" for line in ("gone", "closed") for why in ("", "-why")}
    offers = ("draw", "end", "take-back", "pause", "resume", "adjourn")
    keys |= {f"offer-{what}" for what in offers}
    keys |= {f"slip-{word}-{what}" for word in ("offer", "no", "yes") for what in offers}
    keys |= {f"slip-sure-{what}" for what in ("resign", "draw", "end")}
    keys |= {f"end-{how}" for how in ("left", "aborted")}
    keys |= {f"how-{how}" for how in set(get_args(How)) - {"played", "bye"}}
    keys |= {f"tie-{tie}{why}" for tie in set(get_args(Tiebreak)) - {"won"} for why in ("", "-why")}
    keys |= {f"slip-claim-{what}" for what in ("robot", "win")}
    keys |= {f"plate-{how}" for how in ("resigned", "time")}
    keys |= {f"kg-told-{verb}" for verb in ("take", "rob", "lay")}
    keys |= {f"ab-told-{word}" for word in ("pass", "accept", "challenge")}
    keys |= {f"reason-{reason}" for reason in get_args(get_type_hints(Result)["reason"])}
    keys |= {f"stb-take-{dice}" for dice in ("one", "two")}
    keys |= {f"kg-{verb}{ask}" for verb in ("take", "rob", "lay") for ask in ("", "-ask")}
    keys |= {f"kg-aim-{number}" for number in LIMITS}
    keys |= {f"term-word-{command}" for command in COMMANDS}
    keys |= {f"chat-{phrase}" for phrase in PHRASES}
    keys |= {f"ab-{word}" for word in ("accept", "challenge")}
    keys |= {f"ab-say-{word}" for word in ("pass", "accept", "challenge")}
    keys |= {f"account-way-{way}" for way in ("in", "up", "reset")}
    keys |= {f"table-{number}" for number in ("played", "won", "drawn", "lost")}
    keys |= {f"league-{word}" for word in ("round-robin", "swiss", "open", "over")}
    keys |= {f"figures-{figure}" for figure in Figures.__struct_fields__}
    keys |= {f"host-{part}" for part in ("figures", "people", "reports", "sanctions", "names", "log")}
    keys |= {f"host-what-{taken}" for taken in ("chat", "play", "all")}
    keys |= {f"audit-{what}" for what in re.findall(r'"([a-z]+-[a-z]+)"', texts)}
    keys |= {f"clock-{terms}" for terms in re.findall(r"^  \"?([a-z-]+)\"?: (?:null|\{)", texts, re.M)}
    keys |= {f"keeper-{what}" for what in ("chip", "first", "words")}
    wrong = ("other-commitment", "other-nonce", "bad-seed", "bad-nonce", "withheld", "false-outcome")
    keys |= {f"fair-why-{code}" for code in wrong}
    keys |= {f"pace-{pace}" for pace in ("slow", "normal", "quick", "wait")}
    keys |= {f"motion-{motion}" for motion in ("full", "quick", "none")}
    keys |= {f"class-kind-{drill.__struct_config__.tag}" for drill in get_args(Drill)}
    keys |= {f"class-theme-{operation}" for operation in get_args(Operation)}
    keys |= {f"class-theme-{sign}" for sign in ("plus", "minus", "times", "miss")}
    keys |= {f"class-ask-{ask}" for ask in get_args(Ask)}
    keys |= {f"teach-ask-{ask}" for ask in get_args(EquationAsk)}
    keys |= {f"class-theme-{operation}-carry" for operation in ("addition", "subtraction")}
    keys |= {f"{part}-carry-{carry}" for part in ("class", "teach") for carry in get_args(Carry)}
    keys |= {f"class-example-{ask}" for kind in DRILLS for ask in DRILLS.get(kind).asks}
    keys |= {f"teach-preset-{preset.key}" for preset in presets()}
    keys |= {f"teach-mistake-{kind}" for kind in MISTAKES}
    keys |= {f"parents-{point}" for point in ("what", "where", "who", "how-long", "not", "rights")}
    keys |= {f"teach-grade-{grade}" for grade in levels("smart-calculators")}
    keys |= {f"class-sheet-{column}" for column in COLUMNS}
    keys |= {f"bound-{bound}" for bound in ("exact", "at-most", "at-least", "estimate")}
    keys |= {f"unit-{unit}" for unit in ("minus", "lines", "lead", "score", "win", "keep", "points", "now")}
    words: tuple[str, ...] = ("help", "board", "legal", "last", "back", "advice", "values", *ASKED)
    words += ("clock", "yes", "no", "resign", "draw", "pause", "next", "brief", "usual", "full")
    keys |= {f"verbosity-{how}" for how in ("brief", "usual", "full")}
    keys |= {f"command-{word}" for word in words}
    keys |= {f"review-row-{row}" for row in ("luck", "choices", "others", "unclear")}
    keys |= {f"review-{kind}" for kind in ("forced", "not-judged")}
    keys |= {f"review-course-{unit}" for unit in ("win", "keep", "lead", "points")}
    keys |= {f"review-{word}-{part}" for word in ("part", "scale") for part in ("luck", "choices")}
    keys |= {f"screen-help-{game.key}" for game in games}
    keys |= {f"home-ask-{game.key}" for game in games}
    keys |= {f"history-show-{shown}" for shown in ("all", "turn", "over")}
    keys |= {f"history-week-{week}" for week in ("this", "last", "earlier")}
    keys |= {f"theme-{theme}" for theme in ("light", "dark", "device")}
    keys |= {f"size-{size}" for size in ("normal", "large", "largest")}
    keys |= {f"marks-{marks}" for marks in ("quiet", "strong")}
    keys |= {f"practice-{course}" for course in courses()}
    keys |= {f"practice-right-{number}" for number in range(1, 5)}
    keys |= {f"sheet-{key}" for key in declared("parlour.sheets")} | {
        f"sheet-do-{course}" for course in courses()
    }
    keys |= {f"sheet-{part}" for part in ("tiles", "points", "sum")}
    for maker in (DRILLS.get(kind) for kind in DRILLS):
        keys |= {f"practice-hint-{ask}" for ask in maker.asks}
    keys |= {f"class-theme-span-{shape}" for shape in ("line", "square", "rectangle")}
    keys |= {f"nav-{place}" for place in ("play", "puzzles", "learn", "club", "class")}
    for question in ("start", "friends", "late", "account", "class"):
        keys |= {f"help-{question}", f"help-{question}-how"}
    for key in ("slash", "tab", "escape", "typed"):
        keys |= {f"help-key-{key}", f"help-key-{key}-does"}
    keys |= {f"task-{kind}" for kind in PUZZLES}
    keys |= {f"puzzle-theme-{theme}" for kind in PUZZLES for theme in themes(kind)}
    for game_key, lessons in LESSONS.items():
        for number, steps in enumerate(lessons, 1):
            keys.add(f"lesson-{game_key}-{number}")
            keys |= {f"lesson-{game_key}-{number}-{step}" for step in range(1, len(steps) + 1)}
    for code in set(re.findall(r"[\"']([a-z]+(?:-[a-z]+)*)[\"']", texts)):
        keys |= {f"error-{code}", f"ab-wrong-{code}"}
    return keys


#: the kinds of mistakes that a wrong answer may be; tests/analysis/drills/test_variety.py has most of them
MISTAKES = [
    "carry",
    "off-by-one",
    "off-by-ten",
    "other-sign",
    "table",
    "power",
    "overlooked",
    "elsewhere",
    "other",
    "too-much",
    "too-little",
    "too-few",
    "other-row",
    "miss",
    "between",
    "added",
]
#: robots' levels that one branch of the ladder or another offers
LEVELS = {f"robot-{level}" for level in ("novice", "casual", "medium", "strong", "expert", "perfect")}


def test_every_key_is_used() -> None:
    texts = source_texts()
    quoted = set(re.findall(r"[\"'`]([a-z][\w-]*)(?:\.[a-z]+)?[\"'`]", texts))
    inside = {
        name
        for file in FILES
        for message in messages(LOCALES / "en" / file).values()
        for name in names_in(message)
    }
    unused = {key for file in FILES for key in messages(LOCALES / "en" / file)}
    unused -= quoted | inside | dynamic_keys(texts) | LEVELS
    assert not unused
