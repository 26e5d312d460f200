"""How the tests run: no deadlines, since machines are noisy, the same examples every time, and kernels."""

import os
import sys
import tempfile

from hypothesis import settings

settings.register_profile("parlour", deadline=None, derandomize=True)
settings.load_profile("parlour")
# robots and analyses use the kernels, compiled where they are needed; servers that a test starts do so too
os.environ["PARLOUR_KERNELS"] = "always"
# what a terminal keeps of its user's games is kept out of the real one's folder
os.environ["XDG_DATA_HOME"] = tempfile.mkdtemp(prefix="parlour-tests-")


def pytest_collection_finish() -> None:
    """OpenSpiel's logging holds pytest's own stream since its import, and would close it."""
    absl = sys.modules.get("absl.logging")
    if absl is not None:
        absl.get_absl_handler().python_handler.stream = sys.__stderr__
