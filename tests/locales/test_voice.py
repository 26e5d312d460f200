"""The voice: what a machine can hold of the guide in docs/reference/voice.md.

Apostrophes and quotes are held by `test_typography`. The rules are read too, except what is typed in them.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from parlour.locales import LANGUAGES

from .fluent_files import HELP, LOCALES, messages, said_in, texts

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "scripts"))
import voice_changes  # noqa: E402

PAGE = ROOT / "web" / "src"

#: words that a host wouldn't say, and what English says instead
NEVER = {
    r"whoever": "the player who, or you",
    r"(?:some|every|any)body": "someone, everyone, anyone, or who it is",
    r"also those|at the least|will not do|(?:cannot|can’t) be so|not done so": "a plain sentence",
    r"(?:is|are|been|be) told|be(?:ing)? mended|there came": "who does it",
    r"worth at|is worth\?": "rating, strength, value",
    r"onlookers?": "watch",
    r"underlines?": "underscores",
    r"(?:lay|laid|lays|laying) (?:a|the|another) table|laid it for": "create a table",
    r"slantwise|to and fro|hear no more|free words": "diagonally, mute, free chat",
}
#: forms that English shortens when it talks
LONG = (
    r"(?:is|are|was|were|do|does|did|has|have|had|could|would|should) not",
    r"cannot|can not|will not|must not",
    r"(?<!as )(?<!turn )(?<!what )(?:it|that|there|here|where) is(?= [\w“])",
    r"(?:what|who) is(?= (?:wrong|best|next|right|it|hard|agreed|new|this))",
    r"(?:you|we|they) are(?= [\w“])",
    r"I am",
    r"(?:you|we|they|I) have (?:been|left|won|lost|seen|shut|given|had|not|already|\w+ed)",
)
#: files of the command line, where a match is a record with a number
SHELL = {"commands.ftl", "desk.ftl", "terminal.ftl", "answers.ftl", "hosting.ftl", "reviews.ftl"}
#: one word for one thing: what isn't said, and what is
ONE_WORD = {
    r"(?:the|a|this|your|each|every|new|rated|of|no) match(?=[ .,?!]|$)": "game",
    r"(?:the|your|these|new|rated|of|no|all) matches|match(?:es)? (?:is|are)": "game",
    r"throws? (?:that )?(?:does not )?meets?|meets? (?:this|the|a|that) chip|(?:is|are) met": "matches",
    r"gave up|given up|give up": "resign",
    r"agreements": "options",
    r"sanctions?": "ban",
    r"dealt with": "close a report",
    r"under way": "in progress",
    r"(?:make|made) (?:a|an|the|your) (?:account|token|league|class|invitation|table)": "create",
    r"open (?:a|your own) table": "create a table",
    r"password so far|forgotten": "current password, forgot password?",
    r"talk at the table|say it(?! aloud)": "chat, send",
}


def found(pattern: str, text: str) -> str | None:
    """The words in a text that a pattern is about, whole and in any case."""
    hit = re.search(rf"(?<![\w’])(?:{pattern})(?![\w’])", text, re.IGNORECASE)
    return hit[0] if hit else None


def wrong(said: Iterable[tuple[str, str]], patterns: Iterable[str]) -> list[str]:
    known = tuple(patterns)
    return [f"{where}: {hit}" for where, text in said for p in known if (hit := found(p, text))]


def test_english_says_nothing_that_a_host_would_not_say() -> None:
    assert wrong(texts("en"), NEVER) == []


def test_english_is_spoken_with_contractions() -> None:
    assert wrong(texts("en"), LONG) == []
    spoken = sum(len(re.findall(r"\w’(?:s|re|ve|ll|d|m|t)\b", text)) for _, text in texts("en"))
    assert spoken > 300


@pytest.mark.parametrize("pattern", ONE_WORD)
def test_one_word_for_one_thing(pattern: str) -> None:
    allowed = SHELL if ONE_WORD[pattern] == "game" else set()
    said = [(where, text) for where, text in texts("en") if where.split()[0] not in allowed]
    assert wrong(said, [pattern]) == []


@pytest.mark.parametrize(
    ("words", "patterns"),
    [
        ("Whoever shuts it wins", NEVER),
        ("The host has been told.", NEVER),
        ("Lay a table", NEVER),
        ("This cannot be taken back.", LONG),
        ("Then it is your turn", LONG),
        ("You are in.", LONG),
        ("The match is over.", ONE_WORD),
        ("The throw does not meet this chip.", ONE_WORD),
        ("all that the throw meets", ONE_WORD),
        ("Make the account", ONE_WORD),
    ],
)
def test_the_guide_finds_what_it_forbids(words: str, patterns: Iterable[str]) -> None:
    assert wrong([("here", words)], patterns)


@pytest.mark.parametrize(
    "words",
    [
        "No match: the 5",
        "However long it is",
        "as it is now",
        "A throw matches a chip.",
        "Say it aloud",
        "isn’t",
    ],
)
def test_the_guide_lets_good_words_be(words: str) -> None:
    assert wrong([("here", words)], [*NEVER, *LONG, *ONE_WORD]) == []


# --- buttons ---

#: a tag's attributes may hold expressions in braces, three deep
_BUTTON = re.compile(
    r"<button\b(?:[^>\"{}]|\"[^\"]*\"|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\})*>(.*?)</button", re.DOTALL
)
_HIDDEN = re.compile(r"<span class=\"vh\">.*?</span>", re.DOTALL)
_QUOTED = re.compile(r"\"([a-z][\w-]*)\"")
VERBS = """
    accept add allow answer ban cancel change check choose claim close compare confirm continue copy correct
    create decide delete download draw end exchange find finish forbid free get go import install invite join
    keep lay learn leave let lift make mute offer open pass pause place play practise print recall refresh
    rejoin remove report reset resign resume revoke save search seat send set shake share show shut sign skip
    start stop swap take throw try turn type unmute view wait watch write
"""
#: buttons that answer a question, go somewhere, say what's chosen, or turn something on and off
NO_VERBS = """
    account-delete-yes teach-delete-sure teach-remove-sure class-yes class-no slip-no-rematch slip-not-now
    ab-joker-not install-no class-next lesson-next pace-go-on puzzle-next hint-another practice-more home-else
    hint-title hint-why moves-list moves-back kb-turn-home setup-back-to-usual rules-again review-numbers
    settings-title nav-club sound-on sound-off copied share-saved share-film share-filming rematch
    curtain-lift keeper-missed room-just-watch moves-played review-mattered kg-look-from print-other
    hint-else class-round-next kg-same-again screen-full screen-sound-on screen-sound-off
"""


def buttons() -> Iterator[str]:
    """The keys that the page writes on its buttons."""
    for path in PAGE.rglob("*.svelte"):
        source = path.read_text("utf-8")
        for tag in _BUTTON.finditer(source):
            for call in re.finditer(r"\{t\(([^)]*)\)?", _HIDDEN.sub("", tag[1])):
                yield from _QUOTED.findall(call[1].split(", {")[0])
        for call in re.finditer(r"button=\{t\(([^)]*)\)", source):
            yield from _QUOTED.findall(call[1])
    for path in PAGE.rglob("*.ts"):
        for call in re.finditer(r"label: t\(([^)]*)\)", path.read_text("utf-8")):
            yield from _QUOTED.findall(call[1].split(", {")[0])


def labels() -> dict[str, list[str]]:
    """What English says on each button, in each of its forms."""
    known = {k: m for path in (LOCALES / "en").glob("*.ftl") for k, m in messages(path).items()}
    return {key: said_in(known[key]) for key in sorted(set(buttons()) & known.keys())}


def is_verb(label: str) -> bool:
    first = re.match(r"\W*(\w+)", label)
    return first is not None and first[1].lower() in VERBS.split()


def test_a_button_is_a_verb() -> None:
    written = labels()
    assert len(written) > 120
    assert {
        key: said for key, said in written.items() if key not in NO_VERBS.split() and not is_verb(said[0])
    } == {}


def test_only_buttons_without_a_verb_are_let_be() -> None:
    written = labels()
    assert {key for key in NO_VERBS.split() if key not in written or is_verb(written[key][0])} == set()


def test_a_button_is_short() -> None:
    long = {key: said[0] for key, said in labels().items() if len(said[0].split()) > 6}
    assert long == {}


def test_a_noun_is_no_verb() -> None:
    assert not is_verb("The account")
    assert is_verb("Create account")


# --- every language ---

#: where the dots follow the word at once; elsewhere a space stands before them
CLOSE_DOTS = ("en", "es", "fr", "pl", "ru")
#: what was wrong once and would be wrong again: the opposite of what is meant, or a table set for dinner
ONCE: dict[str, tuple[str, ...]] = {
    "es": ("poniendo la mesa", "quien puso la mesa", "lanzamiento", "agujero", "hilera"),
    "fr": ("peut encore ouvrir", "dressé la table", "exempt"),
    "nl": ("kan de link nog openen",),
    "pl": ("nakrywamy do stołu", "nakryj stół", "nakryj do stołu"),
    "ru": ("накрываем на стол", "накрыть стол", "накрыл стол"),
}


@pytest.mark.parametrize("lang", CLOSE_DOTS)
def test_no_space_stands_before_dots(lang: str) -> None:
    said = [(w, t) for w, t in texts(lang) if not w.startswith(HELP)]
    assert [where for where, text in said if re.search(r"\S[ \u00a0\u202f]…", text)] == []


@pytest.mark.parametrize("lang", ONCE)
def test_an_old_error_does_not_come_back(lang: str) -> None:
    assert wrong(texts(lang), map(re.escape, ONCE[lang])) == []


def test_every_language_is_one_of_ours() -> None:
    assert {*ONCE, *CLOSE_DOTS} <= set(LANGUAGES)


# --- the page of changes ---


def test_a_change_is_listed_with_both_texts() -> None:
    old = voice_changes.read("a = One\nb = Two\ngone = Three\n")
    new = voice_changes.read("a = One\nb = { $n ->\n    [one] 2\n   *[other] | 2\n }\nmore = Four\n")
    assert voice_changes.changes(old, new) == [("b", "Two", "{ $n -> [one] 2 *[other] | 2 }")]
    page = voice_changes.page(old, {"x.ftl": new})
    assert "Of 3 messages 1 have new words, 1 are gone, and 1 are new." in page
    assert r"| b | Two | { $n -\> \[one\] 2 \*\[other\] \| 2 } |" in page


def test_the_page_lists_what_english_had_and_has() -> None:
    listed = (ROOT / "docs" / "reference" / "voice.md").read_text("utf-8")
    assert "| account-keep | Keep it | Save |" in listed
    assert len(re.findall(r"^\| [a-z][\w\\-]* \| ", listed, re.MULTILINE)) > 500
