"""The reference, written from the code: commands, options, settings, errors, the API, environments.

Nothing here is typed in: what a thing is called and what it means stands where it is defined. `missing` names
whatever has no words there; a test holds it empty.
"""

from __future__ import annotations

import argparse
import ast
import contextlib
import io
import os
import re
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from http import HTTPStatus
from importlib import import_module
from pathlib import Path
from typing import Any

import parlour
from parlour.cli import Parser, module_of
from parlour.cli import verbs as cli_verbs
from parlour.core.game import Game

SOURCE = Path(parlour.__file__).parent


# --- commands ---


#: verbs that stand under another one in a module of their own
UNDER = {"admin": ("admin league",)}


def parser_of(verb: str) -> Parser:
    """The parser of a verb with all that it takes."""
    module = import_module(f"parlour.cli.{verb.replace(' ', '_')}") if " " in verb else module_of(verb)
    parser = Parser(
        prog=f"parlour {verb}",
        description=module.__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    with contextlib.redirect_stdout(io.StringIO()), contextlib.suppress(SystemExit):
        module.run(parser, ["--help"])
    return parser


def arguments(parser: argparse.ArgumentParser) -> Iterator[tuple[str, str]]:
    """Every argument of a parser and of the parsers under it, with its help."""
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            words = {choice.dest: choice.help or "" for choice in action._choices_actions}
            for name, under in action.choices.items():
                yield f"{parser.prog} {name}", words.get(name, "")
                yield from arguments(under)
        elif action.dest != "help":
            name = "/".join(action.option_strings) or str(action.metavar or action.dest)
            yield f"{parser.prog} {name}", action.help or _told_elsewhere(parser, action)


def _told_elsewhere(parser: argparse.ArgumentParser, action: argparse.Action) -> str:
    """Words for an argument without help: an option of a game is told there, a choice where the verb is."""
    for game in parlour.games():
        if action.dest in game.described():
            return game.described()[action.dest].about
    said = parser.description or ""
    return said if action.choices and all(str(choice) in said for choice in action.choices) else ""


def commands() -> str:
    os.environ["COLUMNS"] = "100"
    parts = ["# Commands", "`parlour` without a verb opens the page. Exit 0 is fine, 2 is bad input."]
    for verb, about in cli_verbs().items():
        parser = parser_of(verb)
        parts += [f"## parlour {verb}", f"{about[0].upper()}{about[1:]}.", fenced(parser.format_help())]
        for under in (*_under(parser), *map(parser_of, UNDER.get(verb, ()))):
            parts += [f"### {under.prog.removeprefix('parlour ')}", fenced(under.format_help())]
    return page(parts)


def _under(parser: argparse.ArgumentParser) -> Iterator[argparse.ArgumentParser]:
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for under in action.choices.values():
                yield under
                yield from _under(under)


# --- options of games ---


def options() -> str:
    parts = [
        "# Options of the games",
        'In Python an option is a keyword (`game.start(placement="free")`), on the command line `--placement '
        "free`, on the page a field of the form. `seats` is how many play.",
    ]
    for game in parlour.games():
        low, high = game.seats_for({})
        rows = [
            (f"`{o.name}`", f"`{_plain(o.default)}`", o.allowed, o.about) for o in game.described().values()
        ]
        parts += [f"## {game.name}", f"`{game.key}`, {low} to {high} seats."]
        parts.append(table(("option", "default", "allowed", "meaning"), rows) if rows else "It has none.")
    return page(parts)


def _plain(value: Any) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return "nothing" if value is None else str(value)


# --- settings of the server ---


def settings() -> str:
    from parlour.server.base.settings import PREFIX, described

    rows = [
        (f"`{PREFIX}{name.upper()}`", f"`{default}`" if default != "" else "", about)
        for name, (about, default) in described().items()
    ]
    return page(
        [
            "# Settings of the server",
            "Each is read from the environment; `parlour serve --help` lists those that are options too.",
            table(("variable", "default", "meaning"), rows),
        ]
    )


# --- errors ---


@cache
def error_codes() -> dict[str, set[str]]:
    """Every code in the sources, with what is said when it is raised."""
    found: dict[str, set[str]] = {}
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            for code, words in _codes(node):
                found.setdefault(code, set()).update(filter(None, [words]))
    return found


def _codes(node: ast.AST) -> Iterator[tuple[str, str]]:
    """Codes that a piece of source gives, each with the words beside it."""
    match node:
        case ast.ClassDef():
            for line in node.body:
                match line:
                    case (
                        ast.Assign(targets=[ast.Name(id="default_code")], value=ast.Constant(value=str(code)))
                        | ast.AnnAssign(
                            target=ast.Name(id="default_code"), value=ast.Constant(value=str(code))
                        )
                    ):
                        yield code, (ast.get_docstring(node) or "").split("\n")[0]
        case ast.Call():
            named = {keyword.arg: keyword.value for keyword in node.keywords}
            words = [*node.args, *(named[name] for name in ("message", "reason") if name in named)]
            said = next(filter(None, (_said(word) for word in words if not _is_code(word))), "")
            if _is_code(named.get("code")):
                yield _said(named["code"]), said
            elif ast.unparse(node.func).rpartition(".")[2] in ("Refusal", "Wrong"):
                yield from ((_said(word), said) for word in node.args if _is_code(word))
        case ast.Tuple(elts=[code_node, words_node]) if _is_code(code_node) and " " in _said(words_node):
            yield _said(code_node), _said(words_node)
        case ast.Dict():
            for key, value in zip(node.keys, node.values, strict=True):
                status = key.value if isinstance(key, ast.Constant) else None
                if isinstance(status, int) and status in _STATUSES and _is_code(value):
                    yield _said(value), f"HTTP {status}: {HTTPStatus(status).phrase}"


_STATUSES = {status.value for status in HTTPStatus if status.value >= 400}


def _is_code(node: ast.AST | None) -> bool:
    return isinstance(node, ast.Constant) and bool(re.fullmatch(r"[a-z]+(-[a-z]+)+|refused", str(node.value)))


def _said(node: ast.expr) -> str:
    """A message as it stands in the source, `…` for what is filled in."""
    if isinstance(node, ast.Constant):
        return str(node.value)
    if isinstance(node, ast.JoinedStr):
        return "".join(_said(part) if isinstance(part, ast.Constant) else "…" for part in node.values)
    return ""


def translated_codes() -> dict[str, str]:
    """The codes that the page has words for."""
    found: dict[str, str] = {}
    for path in sorted((SOURCE / "locales" / "en").glob("*.ftl")):
        found |= re.findall(r"^(?:error|ab-wrong)-([a-z-]+) = (.+)$", path.read_text("utf-8"), re.MULTILINE)
    return found


def errors() -> str:
    codes, words = {code: set(said) for code, said in error_codes().items()}, translated_codes()
    for code, text in words.items():
        codes.setdefault(code, set()).add(text)
    rows = [(f"`{code}`", "; ".join(sorted(said))) for code, said in sorted(codes.items())]
    tree = [f"- `{name}`: {kind.__doc__.split(chr(10))[0]}" for name, kind in _error_types()]
    return page(
        [
            "# Errors",
            "Every error that Parlour raises on purpose is a `parlour.ParlourError` with a stable `code`, an "
            "English `message` and `details`. Over HTTP the same three are in the body of the refusal.",
            "\n".join(tree),
            "## Codes",
            table(("code", "what is said"), rows),
        ]
    )


def _error_types() -> list[tuple[str, Any]]:
    kinds = [(name, getattr(parlour, name)) for name in parlour.__all__]
    return [(n, k) for n, k in kinds if isinstance(k, type) and issubclass(k, parlour.ParlourError)]


# --- the API ---


@cache
def api_verbs() -> dict[str, str]:
    """Every HTTP verb and every message of the socket, with what it does."""
    from parlour.server.base.settings import Settings
    from parlour.server.http.app import create_app
    from parlour.table.messages import match as protocol

    schema = _schema(create_app(Settings(database="sqlite:///:memory:")))
    verbs = {
        f"{method.upper()} {path}": (route.get("description") or "").strip()
        for path, methods in sorted(schema["paths"].items())
        for method, route in methods.items()
    }
    for kind in vars(protocol).values():
        config = getattr(kind, "__struct_config__", None)
        if config is not None and config.tag and kind.__module__ == protocol.__name__:
            side = "from the client" if issubclass(kind, protocol.FromClient) else "from the server"
            verbs[f"socket: {config.tag}"] = f"({side}) {(kind.__doc__ or '').split(chr(10))[0]}".strip()
    return verbs


def _schema(app: Any) -> dict[str, Any]:
    while not hasattr(app, "openapi_schema"):
        app = next(v for v in vars(app).values() if hasattr(v, "openapi_schema") or hasattr(v, "app"))
    schema: dict[str, Any] = app.openapi_schema.to_schema()
    return schema


def api() -> str:
    rows = [(f"`{verb}`", about.replace("\n", " ")) for verb, about in api_verbs().items()]
    return page(
        [
            "# The API's verbs",
            "What each takes and answers is in [the protocol](protocol.md), and in the OpenAPI description "
            "at `/api/schema/openapi.json`.",
            table(("verb", "what it does"), rows),
        ]
    )


# --- environments ---


def tensors() -> str:
    from parlour.envs import encoding

    cases: list[tuple[str, dict[str, Any]]] = [(game.key, {}) for game in parlour.games()]
    cases += [("kryds-bolle", {"placement": "free"}), ("abaku", {"mode": "magic"})]
    parts = [
        "# Tensors of the environments",
        "What each number of an `observation` says, and what the codes of actions are. The sizes are those "
        "of the options named, otherwise of the defaults; `parlour.envs.encoding(game, options).parts` tells "
        "them for any.",
    ]
    for key, chosen in cases:
        numbers = encoding(key, chosen)
        title = parlour.game(key).name + "".join(f", {name}={value}" for name, value in chosen.items())
        rows, at = [], 0
        for part in numbers.parts:
            rows.append(
                (f"{at}–{at + part.size - 1}", part.name, f"{part.low:g} … {part.high:g}", part.about)
            )
            at += part.size
        parts += [
            f"## {title}",
            f"{numbers.size} codes, {numbers.width} numbers of type `{numbers.dtype.__name__}`.",
            " ".join((type(numbers).__doc__ or "").split()),
            table(("numbers", "name", "range", "meaning"), rows),
        ]
    return page(parts)


# --- pages ---


def page(parts: list[str]) -> str:
    return "\n\n".join(parts) + "\n"


def fenced(text: str) -> str:
    return f"```text\n{text.rstrip()}\n```"


def table(head: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> str:
    lines = [head, ("---",) * len(head), *rows]
    return "\n".join("| " + " | ".join(cell.replace("|", "\\|") for cell in line) + " |" for line in lines)


#: every written page by its place in docs/
PAGES: dict[str, Callable[[], str]] = {
    "reference/commands.md": commands,
    "reference/options.md": options,
    "reference/settings.md": settings,
    "reference/errors.md": errors,
    "reference/api.md": api,
    "reference/tensors.md": tensors,
}


def missing(
    verbs: dict[str, str] | None = None,
    games: tuple[Game[Any], ...] | None = None,
    described: dict[str, tuple[str, Any]] | None = None,
    codes: dict[str, set[str]] | None = None,
    routes: dict[str, str] | None = None,
) -> list[str]:
    """All that has no words: commands and their arguments, options, settings, error codes, API verbs."""
    from parlour.server.base.settings import described as settings_described

    found = []
    for verb, about in (cli_verbs() if verbs is None else verbs).items():
        found += [] if about.strip() else [f"command {verb}"]
        parsers = map(parser_of, (verb, *UNDER.get(verb, ())))
        takes = [argument for parser in parsers for argument in arguments(parser)]
        found += [f"argument {name}" for name, words in takes if not words.strip()]
    for game in parlour.games() if games is None else games:
        found += [f"option {game.key} {o.name}" for o in game.described().values() if not o.about.strip()]
    for name, (about, _) in (settings_described() if described is None else described).items():
        found += [] if about.strip() else [f"setting {name}"]
    translated = translated_codes()
    for code, said in (error_codes() if codes is None else codes).items():
        found += [] if said or code in translated else [f"error {code}"]
    for route, about in (api_verbs() if routes is None else routes).items():
        found += [] if re.sub(r"^\(.*?\)", "", about).strip() else [f"API {route}"]
    return found


if __name__ == "__main__":
    for gap in missing():
        print(gap)
