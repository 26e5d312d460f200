"""A host for the leagues' tests."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.admin.test_host_desk import account, admin
from tests.server.client import Client

from .kit import QUICK


@pytest.fixture
def league_host(serve: Callable[..., str], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Client:
    client = account(serve(**QUICK), "hanna")
    admin(capsys, tmp_path, "administrator", "hanna")
    return client
