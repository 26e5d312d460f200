"""The page's types and the views in its tests are those of the Python they were made from."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

SCRIPTS = Path(__file__).parent.parent / "web/scripts"


@pytest.mark.parametrize("script", ["describe.py", "views.py"])
def test_what_was_generated_is_current(script: str) -> None:
    done = subprocess.run(
        [sys.executable, SCRIPTS / script, "--check"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
