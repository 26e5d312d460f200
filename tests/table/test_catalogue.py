"""The games that are offered."""

from __future__ import annotations

import pytest

from parlour.table import catalogue as listing


@pytest.mark.parametrize(("missing", "throws"), [(False, {"uniform", "hand"}), (True, {"uniform"})])
def test_what_lacks_its_part_is_not_offered(
    missing: bool, throws: set[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(listing, "is_missing", lambda part: missing and part == "throw")
    shown = listing._shown.__wrapped__("take-it")
    assert shown is not None
    (option,) = [option for option in shown.options if option.name == "throw"]
    assert set(option.values) == throws
    solo = listing._shown.__wrapped__("abaku")
    assert solo is not None
    (mode,) = [option for option in solo.options if option.name == "mode"]
    assert "solo" in mode.values
