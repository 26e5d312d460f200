"""The pages on ASVS and on attacks: every requirement is answered, every test that they name is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
ASVS, ATTACKS = (ROOT / "docs" / "reference" / name for name in ("asvs.md", "attacks.md"))
#: how many requirements each section has up to level 2
SECTIONS = (
    "1.1:2 1.2:9 1.3:11 1.4:3 1.5:2 2.1:3 2.2:3 2.3:4 2.4:1 3.2:2 3.3:4 3.4:6 3.5:5 3.7:2 4.1:3 "
    "4.2:1 4.3:2 4.4:4 5.1:1 5.2:3 5.3:2 5.4:3 6.1:3 6.2:12 6.3:4 6.4:4 6.5:5 6.6:3 6.8:4 7.1:3 "
    "7.2:4 7.3:2 7.4:5 7.5:2 7.6:2 8.1:2 8.2:3 8.3:1 8.4:1 9.1:3 9.2:4 10.1:2 10.2:2 10.3:4 10.4:11 "
    "10.5:5 10.6:2 10.7:3 11.1:2 11.2:3 11.3:3 11.4:4 11.5:1 11.6:1 12.1:3 12.2:2 12.3:4 13.1:1 "
    "13.2:5 13.3:2 13.4:5 14.1:2 14.2:4 14.3:3 15.1:3 15.2:3 15.3:7 16.1:1 16.2:5 16.3:4 16.4:3 "
    "16.5:3 17.1:1 17.2:4 17.3:2"
)


def requirements() -> list[str]:
    found = []
    for section in SECTIONS.split():
        name, _, count = section.partition(":")
        found += [f"{name}.{n}" for n in range(1, int(count) + 1)]
    return found


def rows(page: Path) -> list[list[str]]:
    lines = [line for line in page.read_text("utf-8").splitlines() if line.startswith("| ")][1:]
    return [[cell.strip() for cell in line.strip("|").split(" | ")] for line in lines]


def test_every_requirement_is_answered_once() -> None:
    every = requirements()
    assert len(every) == 253
    answered: list[str] = []
    for number, *_ in rows(ASVS):
        first, _, last = number.partition("-")
        answered += every[every.index(first) : every.index(last or first) + 1]
    assert answered == every


def test_a_yes_has_a_test_and_a_no_a_reason() -> None:
    for number, asked, answer, why in rows(ASVS):
        assert asked, number
        assert answer in ("yes", "no", "n/a", "host"), number
        assert why, number
        if answer == "yes":
            assert "::test_" in why, f"{number} names no test"


@pytest.mark.parametrize("page", [ASVS, ATTACKS], ids=lambda page: page.name)
def test_the_tests_that_are_named_are_there(page: Path) -> None:
    named = re.findall(r"`(test_\w+\.py)::(test_\w+)`", page.read_text("utf-8"))
    assert len(named) > 20
    for file, test in named:
        found = [path for path in (ROOT / "tests").rglob(file) if f"def {test}(" in path.read_text("utf-8")]
        assert len(found) == 1, f"{file}::{test}: {found}"


def test_every_package_is_pinned() -> None:
    lines = (ROOT / "constraints.txt").read_text("utf-8").splitlines()
    packages = [line for line in lines if line and not line.startswith("#")]
    assert len(packages) > 50
    assert [line for line in packages if not re.match(r"[\w.\[\]-]+==\S+", line)] == []
