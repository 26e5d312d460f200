"""The command line: `parlour VERB …`. Each verb is a module here, imported only when it is used."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any, ClassVar, NoReturn, Protocol

from parlour.core import kernels
from parlour.core.errors import ParlourError
from parlour.core.harmless import harmless_output
from parlour.core.missing import MissingPart, install, is_missing, missing_named, need
from parlour.core.registry import Registry
from parlour.locales import LANGUAGES, Words, language_of_system
from parlour.locales.refusals import near, refused
from parlour.version import __version__

from .encoding import plain_output
from .help import translate_argparse, translate_help
from .output import print_json


class Command(Protocol):
    """The module of a verb: its docstring is the description, `ABOUT` the line about it in the list."""

    ABOUT: str

    def run(self, parser: Parser, words: list[str], /) -> int:
        """Run the verb; returns the exit code."""


#: the verbs of games
COMMANDS: Registry[Command] = Registry("parlour.commands", ParlourError)
#: Parlour's own verbs and what they do, in the order of the help
_VERBS = {
    "games": "list the games with their seats and options",
    "play": "play a game in the terminal, with people and robots in any seats",
    "serve": "serve the games to browsers, terminals and robots",
    "bot": "run your own robot on a server",
    "admin": "manage a server: codes, bans, leagues, backups",
    "rules": "read the rules of a game",
    "solve": "solve a game: values, chances, best play",
    "analyse": "analyse a position: every action with its value, best first",
    "review": "review a match: what each move cost, and what luck gave",
    "puzzle": "solve puzzles, positions with one best move, or print them",
    "sheet": "print score sheets, boards, chips, rules and worksheets as PDF",
}
#: verbs listed after those of games
_MORE_VERBS = {
    "arena": "play robots against each other until one is clearly stronger",
    "record": "show a record of a match, or check that it follows the rules",
    "verify": "verify that every outcome in a record was fair",
    "new-game": "make a folder with a new game and its tests",
    "warm": "compile what makes robots and solvers quick, once",
    "doctor": "check this installation: compiler, physics, databases, browser",
}

#: the answer is no, like a record that breaks the rules
NO = 1
_BAD_INPUT = 2
_PART_MISSING = 3
_INTERRUPTED = 130


class Parser(argparse.ArgumentParser):
    """A parser that reports bad input in one line, in the language of `say`."""

    #: whether the command line asks for JSON, for refusals too
    as_json: ClassVar[bool] = False

    def __init__(self, *, say: Words | None = None, **more: Any) -> None:
        self.say = say or Words("en")
        translate_argparse(self.say)
        super().__init__(**more)

    def format_help(self) -> str:
        translate_help(self, self.say)
        return super().format_help()

    def refuse_number(self, option: str, low: int, high: int | None = None) -> NoReturn:
        """Exit with an error: the option's number is too small or too large."""
        key = "cli-number-up" if high is None else "cli-number"
        self.error(self.say(key, option=f"--{option}", low=low, high=high or 0))

    # mypy wants all of argparse's overloads, of which nobody here needs any
    def parse_args(self, args: Any = None, namespace: Any = None) -> Any:
        """As argparse does it, but with the option that may have been meant."""
        given, unknown = self.parse_known_args(args, namespace)
        if unknown:
            told = getattr(argparse, "_")("unrecognized arguments: %s") % " ".join(unknown)  # noqa: B009
            wrong = next((word for word in unknown if word.startswith("--")), "")
            self.error(near(told, wrong.partition("=")[0], self._option_string_actions, self.say))
        return given

    def error(self, message: str) -> NoReturn:
        see = self.say("cli-see", command=f"{self.prog} --help")
        if self.as_json:
            print_json({"error": "usage", "message": message})
        print(f"{self.prog}: {message} ({see})", file=sys.stderr)
        raise SystemExit(_BAD_INPUT)


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command.

    The exit code is 0 for success, 1 where the answer is no, 2 for bad input, 3 for a part that is missing.
    """
    plain_output()
    with harmless_output():
        return _main(argv)


def _main(argv: Sequence[str] | None) -> int:
    say = Words(language_of_system(os.environ))
    try:
        wish, words = _wish(list(sys.argv[1:] if argv is None else argv))
        if wish is not None:
            say = Words(wish)
        Parser.as_json = "--json" in words
        kernels.mode()  # a bad setting is refused before anything starts
        with missing_named():
            return _run(words, say)
    except ParlourError as error:
        refuse(refused(error, say), error.code, error.details)
        return _PART_MISSING if isinstance(error, MissingPart) else _BAD_INPUT
    except OSError as error:
        if isinstance(error, BrokenPipeError):
            # the reader of our output has closed it; leave the interpreter nothing to flush
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            return 0
        refuse(refused(error, say), "system", {})
        return _BAD_INPUT
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return _INTERRUPTED


def refuse(told: str, code: str, details: Mapping[str, object]) -> None:
    """Say why not: for people on standard error, for programs as JSON on standard output."""
    if Parser.as_json:
        print_json({"error": code, "message": told, **details})
    print(f"parlour: {told}", file=sys.stderr)


def _wish(words: list[str]) -> tuple[str | None, list[str]]:
    """The language of --lang, anywhere on the command line, and the other words."""
    rest: list[str] = []
    wish = None
    given = iter(words)
    for word in given:
        if word == "--lang":
            wish = next(given, "")
        elif word.startswith("--lang="):
            wish = word.removeprefix("--lang=")
        else:
            rest.append(word)
    return wish, rest


def _run(words: list[str], say: Words) -> int:
    if set(words) <= {"--lan", "--json"}:
        from .page import is_built

        if "--lan" not in words and is_missing("serve"):
            if Parser.as_json:
                need("serve")
            print(say("cli-no-page", install=install("serve")), end="\n\n")
            return _verb("menu", words, say)
        return _verb("page" if is_built() or words else "menu", words, say)
    if words[0] == "--version" and set(words) <= {"--version", "--json"}:
        # at once, without looking for verbs of other packages
        print_json({"version": __version__}) if Parser.as_json else print(f"parlour {__version__}")
        return 0
    if words[0] in _VERBS or words[0] in _MORE_VERBS or words[0] in COMMANDS:
        return _verb(words[0], words[1:], say)
    return _explain(words, say)


def verbs() -> dict[str, str]:
    """Every verb and what it does."""
    of_games = {verb: COMMANDS.get(verb).ABOUT for verb in sorted(COMMANDS)}
    return {**_VERBS, **of_games, **_MORE_VERBS}


def _explain(words: list[str], say: Words) -> NoReturn:
    """Handle --help and --version; anything else is an error."""
    parser = Parser(
        say=say,
        prog="parlour",
        description="Five boxed games by their rule books. Without a verb, Parlour opens its page.",
        epilog="See parlour VERB --help for the options of a verb.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--lan", action="store_true", help="open the page to the home network too")
    parser.add_argument("--lang", metavar="XX", help=f"language of the output: {', '.join(LANGUAGES)}")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--version", action="version", version=f"parlour {__version__}")
    group = parser.add_argument_group("verbs")
    for name, about in verbs().items():
        group.add_argument(name, help=about, nargs="?")
    parser.usage = "parlour [VERB …] [--json] [--lan] [--lang XX] [--help] [--version]"
    parser.parse_args([word for word in words if word.startswith("-")] or words[:0])
    told = say("cli-no-verb", verb=repr(words[0]), verbs=", ".join(verbs()))
    parser.error(near(told, words[0], verbs(), say))


def module_of(verb: str) -> Any:
    """The module of a verb. Nobody replaces ours; `page` and `menu` are those that nobody types."""
    ours = verb in _VERBS or verb in _MORE_VERBS or verb in ("page", "menu")
    return import_module(f"parlour.cli.{verb.replace('-', '_')}") if ours else COMMANDS.get(verb)


def _verb(name: str, words: list[str], say: Words) -> int:
    module = module_of(name)
    parser = Parser(
        say=say,
        prog=f"parlour {name}",
        description=module.__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    code: int = module.run(parser, words)
    return code
