"""The OpenAPI description: complete, and nothing that fits it makes the server fail."""

from __future__ import annotations

from typing import Any

import hypothesis
import schemathesis
from schemathesis.checks import not_a_server_error

from .client import Client, two_at_a_table

EXAMPLES = 25


def test_nothing_that_fits_the_description_makes_the_server_fail(url: str) -> None:
    cookies = dict(Client(url, "Schema").http.cookies)
    schema = schemathesis.openapi.from_url(f"{url}/api/schema/openapi.json")
    tried = 0
    for operation in schema.get_all_operations():
        tried += 1
        try_out(operation.ok(), cookies)
    assert tried > 10


def try_out(operation: Any, cookies: dict[str, str]) -> None:
    @hypothesis.settings(
        max_examples=EXAMPLES,
        deadline=None,
        derandomize=True,
        database=None,
        suppress_health_check=list(hypothesis.HealthCheck),
    )
    @hypothesis.given(case=operation.as_strategy())
    def try_case(case: Any) -> None:
        answer = case.call(cookies=cookies)
        case.validate_response(answer, checks=[not_a_server_error])

    try_case()


def test_every_route_is_described_and_says_what_it_does(url: str) -> None:
    paths = Client(url, None).get("/api/schema/openapi.json").json()["paths"]
    for wanted in ("/api/guest", "/api/games", "/api/matches", "/api/matches/{match}/act"):
        assert wanted in paths
    for path, methods in paths.items():
        for method, route in methods.items():
            assert route.get("description"), f"{method} {path} says nothing"


def test_a_match_is_shown_as_it_is_described(url: str) -> None:
    anna, _, match = two_at_a_table(url)
    look = anna.get(f"/api/matches/{match}").json()
    parts = Client(url, None).get("/api/schema/openapi.json").json()["components"]["schemas"]
    for name, shown in (("Look", look), ("Table", look["table"]), ("Side", look["sides"][0])):
        assert set(parts[name]["properties"]) == set(shown)
