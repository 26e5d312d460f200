"""Translations: texts, rules of the games, and equations in words.

`Words("da")` reads the Fluent files in this folder; `rules` and `readings` have the rest.
"""

from .speech import LANGUAGES, language_of_system
from .words import Words

__all__ = ["LANGUAGES", "Words", "language_of_system"]
