"""Which languages there are, and which one a system speaks."""

from __future__ import annotations

from collections.abc import Mapping

from parlour.core.errors import BadOption

#: the ten languages of the Shut the Box sheet, each by its own name
LANGUAGES = {
    "de": "Deutsch",
    "en": "English",
    "fr": "Français",
    "es": "Español",
    "it": "Italiano",
    "nl": "Nederlands",
    "da": "Dansk",
    "sv": "Svenska",
    "pl": "Polski",
    "ru": "Русский",
}
#: where systems say it, the strongest first
_SAID_IN = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


def known(lang: str) -> str:
    """The language as Parlour calls it, or a BadOption."""
    found = lang.lower().replace("-", "_").partition("_")[0]
    if found not in LANGUAGES:
        raise BadOption(
            f"there is no language {lang!r}; languages are: {', '.join(LANGUAGES)}",
            code="unknown-language",
            option="lang",
            lang=lang,
            known=", ".join(LANGUAGES),
        )
    return found


def language_of_system(environment: Mapping[str, str]) -> str:
    """The first language that the environment asks for and Parlour speaks; English where there is none."""
    for name in _SAID_IN:
        for wish in environment.get(name, "").split(":"):
            tag = wish.partition(".")[0].partition("@")[0].partition("_")[0].lower()
            if tag in LANGUAGES:
                return tag
    return "en"
