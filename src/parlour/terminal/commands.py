"""The commands that can be typed besides actions, with each language's words for them."""

from __future__ import annotations

from parlour.locales import Words

COMMANDS = ("help", "moves", "hint", "show", "undo", "save", "resign", "quit", "yes", "no", "throw")
_ALIASES = {"": "help", "?": "help", "q": "quit", "exit": "quit"}


def command_of(word: str, words: Words) -> str:
    """The command of a typed word; the word itself if it is not a command."""
    for command in COMMANDS:
        if word == command or word in words(f"term-word-{command}").split(", "):
            return command
    return _ALIASES.get(word, word)
