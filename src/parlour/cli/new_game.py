"""Make a folder with a new game: rules, words, a picture and tests that pass, to change into yours.

    parlour new-game "Last Stone"
    cd last-stone && pip install -e . && parlour play last-stone

The game is small and complete: it's on the page, in the terminal, in environments and in the arena as soon as
it is installed. docs/how-to/add-a-game.md says what else a game can bring.
"""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

from parlour.core.errors import BadOption
from parlour.core.registry import GAMES

from . import Parser
from .output import print_json

#: the template of each file, by its path in the new folder
_FILES = {
    "README.md": "README.md",
    "pyproject.toml": "pyproject.toml",
    "{{module}}/__init__.py": "init.py",
    "{{module}}/rules.py": "rules.py",
    "{{module}}/picture.py": "picture.py",
    "{{module}}/locales/en/{{key}}.ftl": "words.ftl",
    "{{module}}/locales/en/rules/{{key}}.md": "rules.md",
    "tests/test_{{snake}}.py": "test_game.py",
}
_LONGEST = 40


def run(parser: Parser, words: list[str]) -> int:
    parser.add_argument("name", help="the game's name, like “Last Stone”")
    parser.add_argument("--into", help="the new folder (default: by the game's name)")
    parser.add_argument("--json", action="store_true", help="print JSON")
    given = parser.parse_args(words)
    names = names_of(given.name)
    folder = Path(given.into or names["key"])
    made = make(folder, names)
    if given.json:
        print_json({"key": names["key"], "folder": str(folder), "files": made})
        return 0
    print(parser.say("new-game-made", name=names["name"], folder=str(folder)))
    for file in made:
        print(f"  {file}")
    print(parser.say("new-game-next", folder=str(folder), key=names["key"]))
    return 0


def names_of(name: str) -> dict[str, str]:
    """The name in every spelling: `Last Stone`, `last-stone`, `last_stone`, `LastStone`."""
    parts = re.findall(r"[a-z]+|[0-9]+", name.lower())
    key = "-".join(parts)
    told = " ".join(name.split())
    if (
        not parts
        or not parts[0].isalpha()
        or len(name) > _LONGEST
        or not re.fullmatch(r"[A-Za-z0-9 _-]+", told)
    ):
        raise BadOption(
            f"name is {name[:_LONGEST]!r}; allowed: up to {_LONGEST} letters, digits, spaces and dashes, "
            "a letter first",
            code="bad-game-name",
            option="name",
        )
    if key in GAMES:
        raise BadOption(f"there is a game {key} already; give another name", code="game-there", option="name")
    title = told if any(sign.isupper() or sign == " " for sign in told) else " ".join(parts).title()
    return {
        "name": title,
        "key": key,
        "snake": "_".join(parts),
        "module": "parlour_" + "_".join(parts),
        "class": "".join(part.title() for part in parts),
    }


def make(folder: Path, names: dict[str, str]) -> list[str]:
    """Write the files; a folder with anything in it is left alone."""
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise BadOption(
            f"{folder} exists already and isn't empty; give another folder with --into",
            code="folder-there",
            option="into",
        )
    made = []
    for path, template in _FILES.items():
        text = files("parlour.cli").joinpath("new_game_files", f"{template}.txt").read_text("utf-8")
        target = folder / filled(path, names)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(filled(text, names), "utf-8")
        made.append(filled(path, names))
    return made


def filled(text: str, names: dict[str, str]) -> str:
    """The template with the names put in."""
    return re.sub(r"\{\{(\w+)\}\}", lambda found: names[found[1]], text)
