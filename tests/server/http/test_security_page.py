"""The threat list names tests; they must be there."""

from __future__ import annotations

import re
from pathlib import Path

SERVER = Path(__file__).parents[1]
PAGE = Path(__file__).parents[3] / "docs" / "explanation" / "security.md"


def test_every_threat_names_a_test_that_is_there() -> None:
    rows = [line for line in PAGE.read_text("utf-8").splitlines() if line.startswith("| ")][1:]
    assert len(rows) > 15
    for row in rows:
        named = re.findall(r"`(test_\w+\.py)::(test_\w+)`", row)
        assert named, f"no test: {row}"
        for file, test in named:
            found = list(SERVER.rglob(file))
            assert len(found) == 1, f"{file}: {found}"
            source = found[0].read_text("utf-8")
            assert f"def {test}(" in source, f"{file} has no {test}"
