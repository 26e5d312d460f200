"""What may be typed at a table beside an action; each language adds its own words for it."""

from __future__ import annotations

from parlour.locales import Words

COMMANDS = ("help", "moves", "hint", "show", "undo", "save", "resign", "quit", "yes", "no")
_ALIASES = {"": "help", "?": "help", "q": "quit", "exit": "quit"}


def command_of(word: str, words: Words) -> str:
    """The command that a typed word stands for; the word itself where it is none."""
    for command in COMMANDS:
        if word == command or word in words(f"term-word-{command}").split(", "):
            return command
    return _ALIASES.get(word, word)
