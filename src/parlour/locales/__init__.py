"""The languages that Parlour speaks: words, rules to read, equations said aloud.

`Words("da")` gives the texts of the Fluent files beside this module; `rules` and `readings` hold the rest.
"""

from .speech import LANGUAGES, language_of_system
from .words import Words

__all__ = ["LANGUAGES", "Words", "language_of_system"]
