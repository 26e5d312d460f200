"""`parlour doctor`: it really tries what it names, and says so to people and programs."""

import json
from importlib.metadata import PackageNotFoundError
from typing import Any

import pytest

from parlour.cli import doctor, main


def test_all_that_is_needed_works_here(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["doctor", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    found = {check["name"]: check for check in told["checks"]}
    assert told["ok"] is True
    for name in ("numba", "mujoco", "sqlite", "data folder"):
        assert found[name]["ok"]
        assert found[name]["vital"]
    assert {"postgresql", "redis", "browser", "page", "gymnasium", "open_spiel"} <= set(found)


def test_what_is_broken_is_named_and_the_exit_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken() -> str:
        raise OSError("no compiler")

    def missing(name: str, *_: Any) -> str:
        raise PackageNotFoundError(name)

    monkeypatch.setattr(doctor, "_compiled", broken)
    monkeypatch.setattr(doctor, "version", missing)
    assert main(["doctor"]) == 1
    told = capsys.readouterr().out.splitlines()
    assert any(line.startswith("MISSING numba") and "OSError: no compiler" in line for line in told)
    assert any(line.startswith("-") and "parlour[club]" in line for line in told)
    assert told[-1].startswith("Something Parlour needs doesn’t work")


def test_a_machine_that_keeps_no_compiled_code_is_found_out(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A service without a home, from a folder that it may not write: kernels could not even be imported."""
    from numba.core.caching import FunctionCache

    monkeypatch.setattr(FunctionCache._impl_class, "_locator_classes", [])
    assert main(["doctor", "--json"]) == 1
    (numba,) = [c for c in json.loads(capsys.readouterr().out)["checks"] if c["name"] == "numba"]
    assert not numba["ok"]
    assert "cannot cache function" in numba["found"]
