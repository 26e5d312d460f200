"""The command line: `parlour VERB …`. A verb is a module here, loaded only when it is asked for."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import NoReturn

from parlour.core.errors import ParlourError
from parlour.version import __version__

#: verb: what it does, in the order in which people meet them
VERBS = {
    "games": "list the games with their seats and options",
    "play": "play a game in the terminal, with people and robots in any seats",
    "serve": "serve the games to browsers, terminals and robots",
    "bot": "let a robot of your own play on a server",
    "admin": "codes for people, backup, restore and check of a server's data",
    "rules": "read the rules of a game",
    "solve": "solve a game outright: values, chances, best play",
    "analyse": "what is best in a position: every action with its value",
    "review": "what each move of a match cost, what luck gave, and where it turned",
    "puzzle": "positions with one best move: solve them, or print them",
    "book": "make a book of solved positions, or prove a sample of one again",
    "throw": "throw the Kugelbox's balls: one throw, or many counted and drawn",
    "arena": "set robots against each other until it is clear who is stronger",
    "record": "show a record of a match, or check that it follows the rules",
    "verify": "prove that every outcome in a record was fair",
    "doctor": "say what works here: compiled code, physics, databases, page and browser",
}

_BAD_INPUT = 2
_INTERRUPTED = 130


class Parser(argparse.ArgumentParser):
    """A parser that answers bad input with one line."""

    def error(self, message: str) -> NoReturn:
        print(f"{self.prog}: {message} (see {self.prog} --help)", file=sys.stderr)
        raise SystemExit(_BAD_INPUT)


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; the exit code is 0 when fine and 2 for bad input."""
    try:
        return _run(list(sys.argv[1:] if argv is None else argv))
    except ParlourError as error:
        print(f"parlour: {error.message}", file=sys.stderr)
        return _BAD_INPUT
    except OSError as error:
        if isinstance(error, BrokenPipeError):
            # whoever read our output has gone; give the interpreter nothing left to flush
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            return 0
        print(f"parlour: {error.strerror or error}: {error.filename or ''}".rstrip(": "), file=sys.stderr)
        return _BAD_INPUT
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return _INTERRUPTED


def _run(words: list[str]) -> int:
    if not words:
        from .page import is_built

        return _verb("page" if is_built() else "menu", [])
    if words[0] in VERBS:
        return _verb(words[0], words[1:])
    return _explain(words)


def _explain(words: list[str]) -> NoReturn:
    """Answer --help and --version, and refuse everything else."""
    parser = Parser(
        prog="parlour",
        description="Five boxed games by their rule books. Without a verb, Parlour opens its page.",
        epilog="parlour VERB --help tells more about a verb.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"parlour {__version__}")
    verbs = parser.add_argument_group("verbs")
    for name, about in VERBS.items():
        verbs.add_argument(name, help=about, nargs="?")
    parser.usage = "parlour [VERB …] [--help] [--version]"
    parser.parse_args([word for word in words if word.startswith("-")] or words[:0])
    parser.error(f"there is no verb {words[0]!r}; verbs are: {', '.join(VERBS)}")


def _verb(name: str, words: list[str]) -> int:
    module = import_module(f"parlour.cli.{name}")
    parser = Parser(
        prog=f"parlour {name}",
        description=module.__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    code: int = module.run(parser, words)
    return code
