"""Golden playthroughs: every game and option, as texts that a person can read.

A new one: `python -m tests.playthrough_new GAME [--option value …] [--seed N] > tests/playthroughs/NAME.txt`.
"""

from pathlib import Path

import pytest

from parlour.testing import replayed

FOLDER = Path(__file__).parent / "playthroughs"
FILES = sorted(FOLDER.glob("*.txt"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_playthrough_plays_as_it_is_written(path: Path) -> None:
    written = path.read_text("utf-8")
    assert replayed(written) == written


def test_every_game_has_a_playthrough_to_its_end() -> None:
    import parlour

    finished = {p.stem.rsplit("--", 1)[0] for p in FILES if "\nplaces " in p.read_text("utf-8")}
    assert {game.key for game in parlour.games() if type(game).__module__.startswith("parlour.")} <= finished
