"""Texts and rules from another package's game, in the folder `locales` next to the game's module.

For the entry point `pig = "parlour_pig.rules:GAME"` that is `parlour_pig/locales`, laid out as here:
`en/*.ftl`, `en/rules/pig.md`, `examples.toml`. A language that a package lacks falls back to its English.
"""

from __future__ import annotations

import logging
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from parlour.core.registry import GAMES

FALLBACK = "en"
log = logging.getLogger("parlour.locales")


@lru_cache(maxsize=1)
def folders() -> dict[str, Traversable]:
    """The `locales` folder of each game from another package, by the game's key."""
    found = {}
    for key, path in GAMES.others().items():
        package = path.partition(":")[0].rpartition(".")[0]
        try:
            folder = files(package) / "locales" if package else None
        except ImportError:
            log.warning(
                "the package %s of the game %s can't be imported; its texts are missing",
                package,
                key,
                exc_info=True,
            )
            continue
        if folder is not None and folder.is_dir():
            found[key] = folder
    return found


def rules_page(key: str, lang: str) -> tuple[str, Traversable] | None:
    """The language and file of the rules in another package's game; None if it has none."""
    folder = folders().get(key)
    if folder is None:
        return None
    pages = ((found, folder / found / "rules" / f"{key}.md") for found in (lang, FALLBACK))
    return next(((found, page) for found, page in pages if page.is_file()), None)
