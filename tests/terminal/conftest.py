"""A server for terminals that play on one."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from parlour.terminal.remote import Remote
from tests.server.conftest import serving


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("server")) as address:
        yield address


def guest(url: str, name: str) -> Remote:
    """Somebody who sits at a terminal."""
    remote = Remote(url)
    remote.become_guest(name)
    return remote
