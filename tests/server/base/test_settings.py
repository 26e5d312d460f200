"""Settings: from the environment, strictly, and every one documented."""

from __future__ import annotations

from pathlib import Path

import pytest

from parlour.core.errors import BadOption
from parlour.server.base.settings import Settings, described

HOST = Path(__file__).parents[3] / "docs" / "how-to" / "host.md"


def test_the_environment_is_read_and_what_is_given_goes_before_it() -> None:
    environment = {"PARLOUR_PORT": "9000", "PARLOUR_SECURE": "true", "PARLOUR_HOST": "0.0.0.0", "PORT": "1"}
    settings = Settings.read(environment, host="::1", database=None)
    assert (settings.port, settings.secure, settings.host) == (9000, True, "::1")


@pytest.mark.parametrize(
    "environment",
    [{"PARLOUR_PORT": "ninety"}, {"PARLOUR_PORT": "70000"}, {"PARLOUR_SYNCHRONOUS": "OFF"}],
)
def test_a_wrong_setting_is_refused(environment: dict[str, str]) -> None:
    with pytest.raises(BadOption):
        Settings.read(environment)


def test_every_setting_says_what_it_means() -> None:
    assert [name for name, (about, _) in described().items() if not about] == []


def test_every_setting_is_documented_with_its_default() -> None:
    text = HOST.read_text("utf-8")
    lines = [_line(name, about, default) for name, (about, default) in described().items()]
    assert [line for line in lines if line not in text] == []


def _line(name: str, about: str, default: object) -> str:
    return f"| `PARLOUR_{name.upper()}` | {_shown(default)} | {about} |"


def _shown(default: object) -> str:
    return f"`{str(default).lower() if isinstance(default, bool) else default}`" if default != "" else ""
