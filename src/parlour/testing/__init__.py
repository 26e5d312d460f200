"""The conformance kit: checks for every game, built in or from another package.

from parlour.testing import check_game
check_game(my_game)
"""

from .conformance import NonConformance, Report, check_game
from .option_sets import option_sets
from .playthrough import playthrough, replayed

__all__ = ["NonConformance", "Report", "check_game", "option_sets", "playthrough", "replayed"]
