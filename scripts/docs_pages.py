"""MkDocs asks here for the pages that are written from the code, and for the order of all pages."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from mkdocs.structure.files import File, Files

sys.path.insert(0, str(Path(__file__).parent))
import reference

FONTS = Path(__file__).parent.parent / "web" / "src" / "assets" / "fonts"

#: the tabs by whom they are for, with the pages of each in the order in which people need them
TABS: dict[str, list[str]] = {
    "Play": [
        "tutorial/first-evening.md",
        "how-to/play.md",
        "how-to/terminal.md",
        "how-to/review.md",
        "how-to/puzzle.md",
        "how-to/print-sheets.md",
        "reference/robots.md",
        "explanation/fairness.md",
        "explanation/practice.md",
        "explanation/throw.md",
        "explanation/solved-shut-the-box.md",
        "explanation/solved-kryds-bolle.md",
        "explanation/faq.md",
    ],
    "Host": [
        "how-to/install.md",
        "how-to/host.md",
        "how-to/compile.md",
        "reference/settings.md",
        "explanation/security.md",
        "reference/attacks.md",
        "reference/asvs.md",
    ],
    "Teach": ["how-to/teach-a-class.md", "how-to/languages.md", "reference/spoken-numbers.md"],
    "Build": [
        "tutorial/first-game.md",
        "tutorial/first-robot.md",
        "how-to/add-a-game.md",
        "how-to/add-a-robot.md",
        "how-to/robot-online.md",
        "how-to/train.md",
        "explanation/design.md",
        "explanation/comparison.md",
        "decisions.md",
    ],
    "Reference": [
        "reference/commands.md",
        "reference/options.md",
        "reference/notation.md",
        "reference/positions.md",
        "reference/records.md",
        "reference/errors.md",
    ],
}


def on_config(config: Any) -> Any:
    """Every page has its place: one that no tab names stands in the reference."""
    docs = Path(config.docs_dir)
    pages = {path.relative_to(docs).as_posix() for path in docs.rglob("*.md")} | set(reference.PAGES)
    named = {name for names in TABS.values() for name in names}
    rest = sorted(pages - named - {"index.md"})
    nav: list[Any] = [{"Home": "index.md"}]
    for title, names in TABS.items():
        nav.append({title: [*names, *(rest if title == "Reference" else [])]})
    config.nav = nav
    return config


def on_files(files: Files, config: Any) -> Files:
    """The reference, written anew."""
    for name, write in reference.PAGES.items():
        files.append(File.generated(config, name, content=write()))
    for font in sorted(FONTS.glob("*-core.woff2")):
        place = f"assets/fonts/{font.name}"
        files.append(File.generated(config, place, abs_src_path=str(font)))
    return files
