"""What is left of English, of keys and of open gaps in something said in another language."""

from __future__ import annotations

import platform
import re
from functools import cache
from importlib.metadata import packages_distributions
from itertools import chain
from pathlib import Path

import parlour
from parlour.analysis.puzzles import themes
from parlour.bots import names as robots
from parlour.cli import verbs
from parlour.core.missing import PARTS
from parlour.games.kugelbox.throw.aim import LIMITS
from parlour.locales import LANGUAGES
from parlour.locales.words import sources

LOCALES = Path(parlour.__file__).parent / "locales"
OTHERS = [lang for lang in LANGUAGES if lang != "en"]
WORD = re.compile(r"[^\W\d_]{3,}")
#: what of a Fluent file nobody is told: keys, attributes, comments, variables and what selects between texts
NOT_SAID = re.compile(r"^#.*$|^\S+ =|^ *\.\w+ =|\$[\w-]+|^ *\*?\[[\w-]+\]", re.MULTILINE)
TOKEN = re.compile(r"[a-z]+(?:-[a-z0-9_]+)+")
#: words of the games' notation and of the commands themselves, which nobody translates
TYPED = """
    throw turn take rob lay pass red black chip exchange draw first accept challenge line square one two
    run show check make verify play solve new enter withdraw start settle next list lift close forbid allow
    record records review score shut duel match win points sum digits goal json options seed server token
    chat all report ban name audit invite reset administrator backup restore push key league
    parlour pip install club cluster envs plots help undo moves save resign quit swiss round robin house
    game file position config robot words what url chromium python linux darwin windows
    left right ahead behind random novice practised careful toml http sqlite postgresql redis dask txt
    small troll gnome xyz xyzzy nowhere ida bo ascii utf arena bot admin free stacked yes off default
    hex lot drill calculators equations sums throws
"""


@cache
def own(lang: str) -> set[str]:
    """Every word that a language's files have."""
    files = chain((LOCALES / lang).rglob("*.ftl"), (LOCALES / lang).rglob("*.md"))
    texts = (NOT_SAID.sub(" ", file.read_text("utf-8")) for file in files)
    return {word.lower() for text in texts for word in WORD.findall(text)}


@cache
def typed() -> set[str]:
    """What a person types and a program reads: keys, options and their values, robots, packages."""
    found = (
        set(TYPED.split())
        | set(verbs())
        | set(LIMITS)
        | set(PARTS)
        | {package.lower() for package in packages_distributions()}
    )
    for game in parlour.games():
        found |= {game.key, *robots(game.key), *themes(game.key)}
        for option in game.described().values():
            found |= {option.name, *map(str, option.values)}
    return {word.lower() for text in found for word in WORD.findall(text)}


#: options, paths, marks of matches, and where Python runs: the same for everybody
SAME = re.compile(re.escape(platform.platform()) + r"|(?<!\w)--?[a-z][\w-]*|/\S+|\b[0-9a-f]{12,}\b")


def wrong(english: str, told: str, lang: str) -> list[str]:
    """Keys, open gaps, and words of the English answer that none of the language's own files say."""
    told = SAME.sub(" ", told)
    found = [f"a key: {token}" for token in TOKEN.findall(told) if token in sources("en")]
    found += [f"an open gap: {sign}" for sign in ("{ ", " }", "$") if sign in told]
    if lang != "en":
        both = {w.lower() for w in WORD.findall(english)} & {w.lower() for w in WORD.findall(told)}
        found += [f"English: {word}" for word in sorted(both - own(lang) - typed())]
    return found
