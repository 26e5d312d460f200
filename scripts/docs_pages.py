"""MkDocs asks here for the pages that are written from the code, and for the order of all pages."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from mkdocs.structure.files import File, Files

sys.path.insert(0, str(Path(__file__).parent))
import reference

#: folders in the order in which people need them
SECTIONS = {
    "tutorial": "Tutorial",
    "how-to": "How to",
    "reference": "Reference",
    "explanation": "Explanation",
}


def on_config(config: Any) -> Any:
    """Every page has its place: a new one needs no list."""
    docs = Path(config.docs_dir)
    nav: list[Any] = ["index.md"]
    for folder, title in SECTIONS.items():
        pages = {str(path.relative_to(docs)) for path in (docs / folder).rglob("*.md")}
        pages |= {name for name in reference.PAGES if name.startswith(f"{folder}/")}
        nav.append({title: sorted(pages)})
    nav.append({"Decisions": "decisions.md"})
    config.nav = nav
    return config


def on_files(files: Files, config: Any) -> Files:
    """The reference, written anew."""
    for name, write in reference.PAGES.items():
        files.append(File.generated(config, name, content=write()))
    return files
