"""Health and metrics."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import parlour
from tests.server.client import Client, two_at_a_table


def test_health(url: str) -> None:
    answer = Client(url, None).get("/api/health")
    assert answer.json() == {"status": "ok", "version": parlour.__version__}


@pytest.mark.slow
def test_metrics_count_and_name_nobody(serve: Callable[..., str]) -> None:
    url = serve(metrics=True)
    anna, _, match = two_at_a_table(url)
    with anna.at(match) as table:
        table.act("a1")
        table.act("a1", seq=1)
        text = Client(url, None).get("/metrics").text
    assert "parlour_acts_total 1.0" in text
    assert 'parlour_refusals_total{code="stale-seq"} 1.0' in text
    assert "parlour_sockets 1.0" in text
    assert match not in text
    assert "Anna" not in text


def test_metrics_are_off_unless_the_host_wants_them(url: str) -> None:
    assert Client(url, None).get("/metrics").status_code == 404
