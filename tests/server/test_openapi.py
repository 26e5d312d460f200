"""The OpenAPI description: complete, and nothing that fits it makes the server fail."""

from __future__ import annotations

import sys
from typing import Any

import hypothesis
import msgspec
import schemathesis
from schemathesis.checks import not_a_server_error

from .client import Client, two_at_a_table

EXAMPLES = 25


def test_nothing_that_fits_the_description_makes_the_server_fail(url: str) -> None:
    client = Client(url, "Schema")
    described = client.get("/api/schema/openapi.json").json()
    del described["security"]  # or made-up cookies and tokens would be refused before anything is tried
    schema = schemathesis.openapi.from_dict(described)
    tried = 0
    for operation in schema.get_all_operations():
        tried += 1
        try_out(operation.ok(), url, dict(client.http.cookies))
    assert tried > 10


def try_out(operation: Any, url: str, cookies: dict[str, str]) -> None:
    @hypothesis.settings(
        max_examples=EXAMPLES,
        deadline=None,
        derandomize=True,
        database=None,
        suppress_health_check=list(hypothesis.HealthCheck),
    )
    @hypothesis.given(case=operation.as_strategy())
    def try_case(case: Any) -> None:
        answer = case.call(base_url=url, cookies=cookies)
        case.validate_response(answer, checks=[not_a_server_error])

    try_case()


def test_every_route_is_described_and_says_what_it_does(url: str) -> None:
    paths = Client(url, None).get("/api/schema/openapi.json").json()["paths"]
    for wanted in ("/api/guest", "/api/games", "/api/matches", "/api/matches/{match}/act"):
        assert wanted in paths
    for path, methods in paths.items():
        for method, route in methods.items():
            assert route.get("description"), f"{method} {path} says nothing"


def test_it_says_how_to_be_known(url: str) -> None:
    anna = Client(url, "Anna")
    schema = anna.get("/api/schema/openapi.json").json()
    ways = schema["components"]["securitySchemes"]
    assert ways["cookie"]["name"] in anna.http.cookies
    assert (ways["token"]["type"], ways["token"]["scheme"]) == ("http", "bearer")
    assert schema["security"] == [{}, {"cookie": []}, {"token": []}]


def test_every_body_has_an_example_that_can_be_sent(url: str) -> None:
    schema = Client(url, None).get("/api/schema/openapi.json").json()
    parts, bodies = schema["components"]["schemas"], set()
    for methods in schema["paths"].values():
        for route in methods.values():
            for kind in route.get("requestBody", {}).get("content", {}).values():
                bodies.add(kind["schema"]["$ref"].rpartition("/")[2])
    assert len(bodies) > 30
    types = {
        name: found
        for module in sys.modules.values()
        if module.__name__.startswith("parlour.server.protocol")
        for name, found in vars(module).items()
    }
    for name in bodies:
        (example,) = parts[name]["examples"]
        msgspec.convert(example, types[name])


def test_a_refusal_is_described_as_it_comes(url: str) -> None:
    stranger = Client(url, None)
    schema = stranger.get("/api/schema/openapi.json").json()
    problem = schema["components"]["schemas"]["Problem"]
    for answer in (
        stranger.get("/api/me"),
        stranger.post("/api/guest", name=""),
        stranger.get("/api/nothing"),
    ):
        assert set(answer.json()) == set(problem["properties"])
    for path, methods in schema["paths"].items():
        for method, route in methods.items():
            refused = route["responses"]["4XX"]["content"]["application/json"]["schema"]
            assert refused == {"$ref": "#/components/schemas/Problem"}, f"{method} {path}"


def test_a_match_is_shown_as_it_is_described(url: str) -> None:
    anna, _, match = two_at_a_table(url)
    look = anna.get(f"/api/matches/{match}").json()
    parts = Client(url, None).get("/api/schema/openapi.json").json()["components"]["schemas"]
    for name, shown in (("Look", look), ("Table", look["table"]), ("Side", look["sides"][0])):
        assert set(parts[name]["properties"]) == set(shown)
