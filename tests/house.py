"""The house at a glance: rooms, the imports between them, doubled names, game keys outside their folders.

    python -m tests.house

Exits 1 if an import goes upward, a class name stands twice, or a game's key stands outside its folders.
"""

from __future__ import annotations

import ast
import io
import re
import sys
import tokenize
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct

SOURCE = Path(__file__).parent.parent / "src" / "parlour"
PAGE = Path(__file__).parent.parent / "web" / "src"

#: the layers, each importing only from those before it
LAYERS = (
    "core", "games", "locales", "analysis", "paper", "bots", "testing", "table",
    "arena", "envs", "terminal", "local", "server", "cli",
)  # fmt: skip
#: the rooms of the server, each importing only from those before it
ROOMS = (
    "base", "store", "workers", "match", "people", "analyses", "leagues", "classroom", "admin", "http"
)  # fmt: skip
#: the words that give a game away
GAMES = ("shut-the-box", "chikugo", "take-it", "abaku", "kryds-bolle", "kugelbox")


class Import(Struct, frozen=True):
    """One imported name: where it is imported, and the full path of what is."""

    file: Path
    line: int
    module: tuple[str, ...]

    @property
    def room(self) -> str:
        """The layer or, within the server, the room that imports."""
        return room(self.file.relative_to(SOURCE).with_suffix("").parts)

    @property
    def target(self) -> str:
        """The layer or room that is imported."""
        return room(self.module[1:])

    @property
    def is_upward(self) -> bool:
        if len(self.module) < 2 or self.module[0] != "parlour" or self.target not in ORDER:
            return False
        return self.room in ORDER and ORDER.index(self.target) > ORDER.index(self.room)

    def __str__(self) -> str:
        return f"{self.file.relative_to(SOURCE)}:{self.line} imports {'.'.join(self.module)}"


ORDER = tuple(
    name
    for layer in LAYERS
    for name in ([f"server/{room}" for room in ROOMS] if layer == "server" else [layer])
)


def room(parts: tuple[str, ...]) -> str:
    """The room of a module, given its path below `parlour`."""
    if parts[0] == "server" and len(parts) > 1:
        return f"server/{parts[1]}"
    return parts[0]


def imports(path: Path, source: str | None = None) -> list[Import]:
    """Everything a file imports, wherever in the file it does, also for types alone."""
    package = path.relative_to(SOURCE.parent).parent.parts
    found = []
    for node in ast.walk(ast.parse(source if source is not None else path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            modules = [alias.name.split(".") for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = list(package[: len(package) - node.level + 1]) if node.level else []
            stem = base + (node.module.split(".") if node.module else [])
            modules = [[*stem, alias.name] for alias in node.names]
        else:
            continue
        found += [Import(path, node.lineno, tuple(module)) for module in modules]
    return found


def sources() -> list[Path]:
    return sorted(SOURCE.rglob("*.py"))


def upward() -> list[Import]:
    """The imports of a layer or room from one above it."""
    return [found for path in sources() for found in imports(path) if found.is_upward]


def doubled_names() -> dict[str, list[str]]:
    """Public classes that stand under one name in several files."""
    places = defaultdict(list)
    for path in sources():
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                places[node.name].append(str(path.relative_to(SOURCE)))
    return {name: files for name, files in sorted(places.items()) if len(files) > 1}


def keys_outside() -> list[str]:
    """Places where a game is named outside the files and folders that are its own."""
    return [*keys_outside_in_python(), *keys_outside_in_page()]


def _spellings(key: str) -> re.Pattern[str]:
    parts = key.split("-")
    forms = (key, "_".join(parts), "".join(part.title() for part in parts))
    return re.compile("|".join(rf"(?<![a-z]){re.escape(form)}(?![a-z])" for form in forms))


def _own(path: Path, key: str) -> bool:
    """Whether a file, by its name or that of a folder, belongs to the game (or its box)."""
    names = {part.removesuffix(path.suffix).replace("_", "-") for part in path.parts}
    owners = {key, "kugelbox"} if key in ("chikugo", "take-it", "kugelbox") else {key}
    return any(name == owner or name.endswith(f"-{owner}") for name in names for owner in owners)


def _code(text: str) -> Iterator[tuple[int, str]]:
    """The lines of a Python source without comments and docstrings."""
    prose: set[int] = set()
    for node in ast.walk(ast.parse(text)):
        if (
            isinstance(node, ast.Expr)
            and isinstance(node.value, ast.Constant)
            and isinstance(node.value.value, str)
        ):
            prose |= set(range(node.lineno, (node.end_lineno or node.lineno) + 1))
    lines = text.splitlines()
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            row, column = token.start
            lines[row - 1] = lines[row - 1][:column]
    for number, line in enumerate(lines, 1):
        if number not in prose:
            yield number, line


def keys_in_python(path: Path, text: str) -> Iterator[str]:
    """The lines of a Python source that name a game it does not belong to."""
    where = path.relative_to(SOURCE)
    if where == Path("games/__init__.py"):  # the list of the games themselves
        return
    foreign = [_spellings(key) for key in GAMES if not _own(where, key)]
    for number, line in _code(text):
        if any(pattern.search(line) for pattern in foreign):
            yield f"src/parlour/{where}:{number}: {line.strip()[:90]}"


def keys_outside_in_python() -> list[str]:
    """Places in Python where a game is named outside the files and folders that are its own."""
    return [found for path in sources() for found in keys_in_python(path, path.read_text("utf-8"))]


def keys_outside_in_page() -> Iterator[str]:
    """The same in the page's sources."""
    generated = {"net/protocol.ts", "boards/views.ts"}
    for path in sorted(PAGE.rglob("*")):
        name = str(path.relative_to(PAGE))
        if path.suffix not in (".ts", ".svelte", ".json", ".css") or name in generated:
            continue
        for key in GAMES:
            if _own(path.relative_to(PAGE), key):
                continue
            pattern = _spellings(key)
            for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
                if not line.strip().startswith(("//", "*", "/*")) and pattern.search(line):
                    yield f"web/src/{name}:{number}: {line.strip()[:90]}"


def _tell_rooms() -> None:
    files: Counter[str] = Counter()
    lines: Counter[str] = Counter()
    for path in sources():
        where = room(path.relative_to(SOURCE).with_suffix("").parts)
        files[where] += 1
        lines[where] += len(path.read_text("utf-8").splitlines())
    print(f"{'room':<18}{'files':>6}{'lines':>8}")
    for name in ORDER:
        print(f"{name:<18}{files[name]:>6}{lines[name]:>8}")


def _tell_imports() -> None:
    counted: Counter[tuple[str, str]] = Counter()
    for path in sources():
        for found in imports(path):
            if found.module[0] == "parlour" and len(found.module) > 1:
                counted[found.room, found.target] += 1
    print("\nimports between rooms: a row imports from a column")
    print(" " * 18 + "".join(f"{name.removeprefix('server/')[:8]:>9}" for name in ORDER))
    for name in ORDER:
        row = "".join(f"{counted[name, other] or '·':>9}" for other in ORDER)
        print(f"{name:<18}{row}")


def main() -> int:
    _tell_rooms()
    _tell_imports()
    wrong, doubled, keys = upward(), doubled_names(), keys_outside()
    print(f"\nupward imports {len(wrong)}", *wrong, sep="\n  ")
    print(
        f"doubled public names {len(doubled)}",
        *(f"{n}: {', '.join(f)}" for n, f in doubled.items()),
        sep="\n  ",
    )
    print(f"game keys outside their folders {len(keys)}", *keys, sep="\n  ")
    return int(bool(wrong or doubled or keys))


if __name__ == "__main__":
    sys.exit(main())
