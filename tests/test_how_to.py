"""The how-to pages run: their Python as it stands."""

import re
from pathlib import Path

import pytest

HOW_TO = Path(__file__).parent.parent / "docs" / "how-to"


@pytest.mark.parametrize("page", ["review", "puzzle"])
def test_the_python_examples_run(page: str) -> None:
    blocks = re.findall(r"```python\n(.*?)```", (HOW_TO / f"{page}.md").read_text("utf-8"), re.DOTALL)
    assert blocks
    for block in blocks:
        exec(compile(block, f"{page}.md", "exec"), {})
