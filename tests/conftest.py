"""How the tests run: no deadlines, since machines are noisy, the same examples every time, and kernels."""

import os

from hypothesis import settings

settings.register_profile("parlour", deadline=None, derandomize=True)
settings.load_profile("parlour")
# robots and analyses use the kernels, compiled where they are needed; servers that a test starts do so too
os.environ["PARLOUR_KERNELS"] = "always"
