"""The Python reference: every public name has an example that uses it. `test_docs` runs them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import parlour
import parlour.authoring
import parlour.envs

REFERENCE = Path(__file__).parent.parent / "docs" / "reference"
PAGES = {
    "python.md": ("parlour", parlour.__all__),
    "python-authoring.md": ("parlour.authoring", parlour.authoring.__all__),
    "python-envs.md": ("parlour.envs", parlour.envs.__all__),
}


def examples(page: str) -> dict[str, str]:
    """The code below each name, up to the next heading or name."""
    text = (REFERENCE / page).read_text("utf-8")
    parts = re.split(r"^(?:::: ([\w.]+)|#+ .+)\n", text, flags=re.MULTILINE)
    return {
        name: "\n".join(re.findall(r"^```python\n(.*?)^```", below, re.MULTILINE | re.DOTALL))
        for name, below in zip(parts[1::2], parts[2::2], strict=True)
        if name
    }


@pytest.mark.parametrize("page", PAGES)
def test_every_public_name_has_an_example_that_uses_it(page: str) -> None:
    module, names = PAGES[page]
    found = examples(page)
    public = {f"{module}.{name}" for name in names if name != "__version__"}
    assert set(found) == public
    for name, code in found.items():
        short = name.rpartition(".")[2]
        assert re.search(rf"\b{short}\b", code), f"{name}: its example doesn't use it"


def test_every_public_name_says_what_it_is() -> None:
    for _, names in PAGES.values():
        for name in names:
            thing = getattr(parlour, name, None) or getattr(parlour.authoring, name, None)
            if isinstance(thing, type):
                assert thing.__doc__, name
