"""How the tests run: no deadlines, since machines are noisy, and the same examples every time."""

from hypothesis import settings

settings.register_profile("parlour", deadline=None, derandomize=True)
settings.load_profile("parlour")
