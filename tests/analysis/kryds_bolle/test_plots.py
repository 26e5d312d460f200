"""Pictures of solved Kryds & Bolle."""

import re
from collections.abc import Iterator
from pathlib import Path

import matplotlib
import pytest

from parlour.analysis.kryds_bolle.plots import answers, opening
from parlour.core.errors import BadOption


@pytest.fixture(autouse=True)
def _texts_stay_texts() -> Iterator[None]:
    with matplotlib.rc_context({"svg.fonttype": "none"}):
        yield


def texts(file: Path) -> list[str]:
    return re.findall(r">([^<>]+)</text>", file.read_text())


@pytest.mark.slow
def test_every_place_is_shown_with_its_value(tmp_path: Path) -> None:
    file = tmp_path / "cube.svg"
    opening({0: 3, 1: 0, 26: -2}, "a title", str(file))
    assert sorted(texts(file)) == sorted(["1", "2", "3", "+3", "0", "−2", "a title"])


def test_a_cube_for_every_first_ball(tmp_path: Path) -> None:
    file = tmp_path / "cubes.svg"
    answers({0: {5: 1}, 13: {4: 7}}, "answers", str(file))
    found = texts(file)
    assert found.count("x") == 2
    assert {"+1", "+7"} <= set(found)


def test_the_same_picture_gives_the_same_file(tmp_path: Path) -> None:
    files = [tmp_path / "one.svg", tmp_path / "two.svg"]
    for file in files:
        opening({0: 1}, "a title", str(file))
    assert files[0].read_bytes() == files[1].read_bytes()


def test_a_file_of_another_kind_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match="svg"):
        opening({0: 1}, "a title", str(tmp_path / "cube.txt"))
