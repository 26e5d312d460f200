"""The benchmark suite: fixed seeds, swapped seats, and scores that tell robots apart."""

import json

import pytest

import parlour
from parlour import BadOption
from parlour.bots import create
from parlour.envs import suite

GAME = "kryds-bolle"


def test_a_robot_against_itself_is_even_over_swapped_seats() -> None:
    (found,) = suite.score("novice", 4, [GAME], ["novice"])
    assert found.mean == 0


def test_the_same_seeds_are_the_same_scores_also_for_a_robot_that_is_handed_over() -> None:
    named = suite.score("novice", 3, [GAME], ["random"])
    assert named == suite.score(lambda game: create("novice", game), 3, [GAME], ["random"])
    assert named[0].mean > 0


def test_opponents_that_a_game_has_not_are_left_out() -> None:
    assert suite.score("random", 2, [GAME], ["nobody"]) == []
    with pytest.raises(BadOption):
        suite.score("random", 1, [GAME])


def test_the_command_prints_lines_and_json(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["--robot", "novice", "--games", "2", "--game", GAME, "--against", "random"]
    assert suite.main(command) == 0
    assert GAME in capsys.readouterr().out
    assert suite.main([*command, "--json"]) == 0
    plain = json.loads(capsys.readouterr().out)
    assert plain["parlour"] == parlour.__version__
    assert plain["scores"][0]["pairs"] == 2
    for wrong in (["--robot", "nobody"], ["--games", "1"]):
        with pytest.raises(SystemExit) as left:
            suite.main(wrong)
        assert left.value.code == 2
