"""Write docs/reference/voice.md: the guide, and every English message that has changed since version 0.1.

    python scripts/voice_changes.py            # writes the page
    python scripts/voice_changes.py --check    # only says whether the page is up to date

Version 0.1 is read from the history, so this needs a whole clone.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from fluent.syntax import ast, parse

ROOT = Path(__file__).parent.parent
ENGLISH = "src/parlour/locales/en"
PAGE = ROOT / "docs" / "reference" / "voice.md"
#: the last commit of version 0.1
BEFORE = "5331041e"

HEAD = """# Voice

Parlour talks like a friendly host. English is the source, and nine languages follow it; each has its
[glossary](glossary/en.md), and [languages](../how-to/languages.md) says how to change a text.

1. Say "you", use contractions and the present tense, and keep it short.
2. A button is a verb of one to three words: Join, Start game, Send.
3. Use the word that every games site uses; invent none.
4. Name who acts: "We couldn't reach the server".
5. An error says what happened, why, and what to do next, with the allowed values.
6. Don't write "whoever", "somebody", "also those", "at the least", "will not do", "cannot be so".
7. One word for one thing: *game* is what is played, *table* is where, then *seat*, *move*, *turn*, *round*;
   a throw *matches* a chip. On the command line a *match* is a game's record.
8. Use a metaphor only where nothing can be misread, and never on a button.
9. Never rate a person: "your rating", "strength", not "worth".
10. Celebrate briefly, be calm about a loss, and reassure in trouble: "Your game is safe".

`tests/locales/test_voice.py` holds what a machine can: forbidden words, contractions, verbs on buttons, one
word for one thing, dots without a space before them. `test_typography.py` holds apostrophes and quotes.

## Changed since 0.1

Written by `python scripts/voice_changes.py`.
"""


def read(text: str) -> dict[str, str]:
    """The messages of a file: each on one line, its forms in square brackets as in the file."""
    found = {}
    for entry in parse(text).body:
        if isinstance(entry, ast.Message) and entry.span is not None and entry.id.span is not None:
            source = text[entry.id.span.end : entry.span.end]
            found[entry.id.name] = " ".join(source.removeprefix(" =").split())
    return found


def git(*words: str) -> str:
    done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=True)
    return done.stdout


def before() -> dict[str, str]:
    """Every English message of version 0.1."""
    names = git("ls-tree", "--name-only", BEFORE, f"{ENGLISH}/").split()
    files = (read(git("show", f"{BEFORE}:{name}")) for name in names if name.endswith(".ftl"))
    return {key: text for file in files for key, text in file.items()}


def changes(old: dict[str, str], new: dict[str, str]) -> list[tuple[str, str, str]]:
    """Key, before and after of what says something else now, in the order of the file."""
    return [(key, old[key], text) for key, text in new.items() if key in old and old[key] != text]


def cell(text: str) -> str:
    """A text that Markdown leaves alone."""
    return re.sub(r"([\\|*_\[\]<>`])", r"\\\1", text)


def page(old: dict[str, str], files: dict[str, dict[str, str]]) -> str:
    """The page: for each file what changed, and how many came and went in all."""
    new = {key for file in files.values() for key in file}
    kept = {name: changes(old, file) for name, file in files.items()}
    count, gone, more = sum(map(len, kept.values())), len(old.keys() - new), len(new - old.keys())
    parts = [
        HEAD,
        f"Of {len(old)} messages {count} have new words, {gone} are gone, and {more} are new.\n",
    ]
    for name, rows in kept.items():
        if rows:
            parts.append(f"### {name}\n\n| key | before | after |\n|---|---|---|")
            parts.append("\n".join(f"| {cell(k)} | {cell(a)} | {cell(b)} |" for k, a, b in rows) + "\n")
    return "\n".join(parts)


def main() -> int:
    now = {path.name: read(path.read_text("utf-8")) for path in sorted((ROOT / ENGLISH).glob("*.ftl"))}
    text = page(before(), now)
    if "--check" in sys.argv[1:]:
        fresh = PAGE.exists() and PAGE.read_text("utf-8") == text
        print("up to date" if fresh else "out of date: python scripts/voice_changes.py")
        return 0 if fresh else 1
    PAGE.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
