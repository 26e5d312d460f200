"""The threat list names tests; they must be there."""

from __future__ import annotations

import re
from pathlib import Path

TESTS = Path(__file__).parents[2]
PAGE = Path(__file__).parents[3] / "docs" / "explanation" / "security.md"


def test_every_threat_names_a_test_that_is_there() -> None:
    rows = [line for line in PAGE.read_text("utf-8").splitlines() if line.startswith("| ")][1:]
    assert len(rows) > 15
    for row in rows:
        named = re.findall(r"`(test_\w+\.py)::(test_\w+)`", row)
        assert named, f"no test: {row}"
        for file, test in named:
            found = list(TESTS.rglob(file))
            assert any(f"def {test}(" in file.read_text("utf-8") for file in found), f"{file} has no {test}"
