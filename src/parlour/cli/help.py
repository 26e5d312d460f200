"""Translated help. English is in the code; the other languages' `help.ftl` have a message for each verb
(`help-play`) with its description, its line in the list of verbs (`.short`), and an attribute for each of its
arguments and options. A test compares the two."""

from __future__ import annotations

import argparse

from parlour.locales import Words

#: options that many verbs have, translated in `help-any`
COMMON = ("help", "json", "lang", "version")
#: argparse's own sentences: the attribute of `help-parser` with the translation
SAYINGS = {
    "usage: ": "usage",
    "positional arguments": "words",
    "options": "options",
    "verbs": "verbs",
    "show this help message and exit": "help",
    "show program's version number and exit": "version",
    "the following arguments are required: %s": "required",
    "unrecognized arguments: %s": "unrecognized",
    "argument %(argument_name)s: %(message)s": "argument",
    "invalid choice: %(value)r (choose from %(choices)s)": "choice",
    "invalid %(type)s value: %(value)r": "value",
    "expected one argument": "one",
    "expected at least one argument": "some",
    "ambiguous option: %(option)s could match %(matches)s": "ambiguous",
    "not allowed with argument %s": "together",
}
#: placeholders of values in the usage: the attribute of `help-value` with the translation
VALUES = {
    "FILE": "file",
    "DATE": "date",
    "ADDRESS": "address",
    "WHERE": "where",
    "HOLE": "hole",
    "GAME": "game",
    "VERB …": "verb",
    "SEAT[=NAME],…": "seats",
    "NAME=VALUE": "option",
}


def translate_argparse(say: Words) -> None:
    """Translate argparse's own sentences, by replacing the gettext function of its module."""

    def translated(text: str) -> str:
        return say(f"help-parser.{SAYINGS[text]}") if text in SAYINGS and say.lang != "en" else text

    setattr(argparse, "_", translated)  # noqa: B010


def verb_of(parser: argparse.ArgumentParser) -> str:
    """`parlour solve shut-the-box` is the verb `solve-shut-the-box`; `parlour` alone is `parlour`."""
    return "-".join(parser.prog.split()[1:]) or "parlour"


def key_of(verb: str, action: argparse.Action) -> str:
    """The key of the help of an argument or option."""
    return f"help-any.{action.dest}" if action.dest in COMMON else f"help-{verb}.{action.dest}"


def translate_help(parser: argparse.ArgumentParser, say: Words) -> None:
    """Replace the English help by the translated one."""
    if say.lang == "en":
        return
    verb = verb_of(parser)
    if not say.has(f"help-{verb}"):
        return  # of another package, which has no words for it in this language
    parser.description = say(f"help-{verb}")
    if parser.epilog:
        parser.epilog = say(f"help-{verb}.epilog")
    for group in parser._action_groups:
        group.title = argparse._(group.title) if group.title else None  # type: ignore[attr-defined]
    if parser.usage:
        parser.usage = parser.usage.replace("VERB …", say("help-value.verb"))
    for action in parser._actions:
        if verb == "parlour" and not action.option_strings:
            if say.has(f"help-{action.dest}"):
                action.help = say(f"help-{action.dest}.short")
        elif isinstance(action, argparse._SubParsersAction):
            for choice in action._choices_actions:
                choice.help = say(f"help-{verb}-{choice.dest}.short")
        elif action.help is not None:
            action.help = say(key_of(verb, action))
        if action.metavar in VALUES:
            action.metavar = say(f"help-value.{VALUES[str(action.metavar)]}")
        elif action.option_strings and action.metavar is None and action.nargs != 0 and not action.choices:
            action.metavar = "N" if action.type in (int, float) else "…"
