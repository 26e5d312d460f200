"""The supported languages, and which one the system uses."""

from __future__ import annotations

from collections.abc import Mapping

from parlour.core.errors import BadOption

#: the ten languages of the Shut the Box rule sheet, each by its own name
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
#: environment variables with the language, highest priority first
_SAID_IN = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


def known(lang: str) -> str:
    """The language's code; raises BadOption for an unknown one."""
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
    """The first supported language that the environment asks for; English if there is none."""
    for name in _SAID_IN:
        for wish in environment.get(name, "").split(":"):
            tag = wish.partition(".")[0].partition("@")[0].partition("_")[0].lower()
            if tag in LANGUAGES:
                return tag
    return "en"
