"""The OpenAPI description: complete, and nothing that fits it makes the server fail."""

from __future__ import annotations

import sys
from types import GenericAlias
from typing import Any

import hypothesis
import msgspec
import pytest
import schemathesis
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok

from parlour.table.messages.analysis import AnalysisFound, ReviewFound
from tests.server.client import Client, two_at_a_table

EXAMPLES = 10


@pytest.mark.slow
def test_nothing_that_fits_the_description_makes_the_server_fail(url: str) -> None:
    client = Client(url, "Schema")
    described = client.get("/api/schema/openapi.json").json()
    del described["security"]  # or made-up cookies and tokens would be refused before anything is tried
    schema = schemathesis.openapi.from_dict(described)
    tried = 0
    for operation in schema.get_all_operations():
        tried += 1
        assert isinstance(operation, Ok)
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


@pytest.mark.slow
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
        if module.__name__.startswith("parlour.table.messages")
        for name, found in vars(module).items()
    }
    for name in bodies:
        (example,) = parts[name]["examples"]
        msgspec.convert(example, types[name])


def test_every_answer_has_an_example_that_comes_like_this(url: str) -> None:
    schema = Client(url, None).get("/api/schema/openapi.json").json()
    parts, seen = schema["components"]["schemas"], 0
    for path, methods in schema["paths"].items():
        for method, route in methods.items():
            for status, answer in route["responses"].items():
                if status.startswith("2") and "application/json" in answer.get("content", {}):
                    shown = answer["content"]["application/json"]
                    example = shown["example"] if "example" in shown else example_of(parts, shown["schema"])
                    assert comes_like(example, shown["schema"]), f"{method} {path}: {example}"
                    seen += 1
    assert seen > 70


def test_the_examples_of_a_hint_and_a_review_hold_what_was_found(url: str) -> None:
    schema = Client(url, None).get("/api/schema/openapi.json").json()
    hint = schema["components"]["schemas"]["Analysed"]["examples"][0]
    msgspec.convert(hint["result"], AnalysisFound)
    answer = schema["paths"]["/api/matches/{match}/review"]["post"]["responses"]["200"]
    msgspec.convert(answer["content"]["application/json"]["example"]["result"], ReviewFound)


def example_of(parts: dict[str, Any], schema: dict[str, Any]) -> Any:
    """The one example of the type that a schema names, or None."""
    (example,) = parts.get(schema.get("$ref", "").rpartition("/")[2], {}).get("examples", [None])
    return example


def comes_like(example: Any, schema: dict[str, Any]) -> bool:
    """Whether the server would write just this where it gives what the schema tells of: no more, no less."""
    if "oneOf" in schema:
        return any(comes_like(example, one) for one in schema["oneOf"])
    try:
        read = msgspec.json.decode(msgspec.json.encode(example), type=type_of(schema))
    except msgspec.ValidationError:
        return False
    return bool(msgspec.json.decode(msgspec.json.encode(read)) == example)


def type_of(schema: dict[str, Any]) -> Any:
    """The type that a schema was made from."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        (found,) = {
            vars(module)[name]
            for module in list(sys.modules.values())
            if module.__name__.startswith(("parlour.server.", "parlour.games.")) and name in vars(module)
        }
        return found
    if "items" in schema:
        return GenericAlias(list, (type_of(schema["items"]),))
    if "additionalProperties" in schema:
        return GenericAlias(dict, (str, type_of(schema["additionalProperties"])))
    return {"string": str, "integer": int}[schema["type"]] if schema else Any


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
    plain = {"$ref": "#/components/schemas/Problem"}
    acts = set()
    for path, methods in schema["paths"].items():
        for method, route in methods.items():
            refused = route["responses"]["4XX"]["content"]["application/json"]["schema"]
            if "oneOf" in refused:
                assert refused["oneOf"] == [{"$ref": "#/components/schemas/Refused"}, plain]
                acts.add(path.rpartition("/")[2])
            else:
                assert refused == plain, f"{method} {path}"
    assert acts == {"act", "throw", "resign", "offer", "answer", "leave", "claim"}


def test_a_refused_act_is_described_as_it_comes(url: str) -> None:
    anna, _, match = two_at_a_table(url)
    answer = anna.post(f"/api/matches/{match}/act", type="act", key="k", seq=9, act="b2")
    assert answer.status_code == 409
    schema = anna.get("/api/schema/openapi.json").json()
    assert set(answer.json()) == set(schema["components"]["schemas"]["Refused"]["properties"])
    done = schema["paths"]["/api/matches/{match}/act"]["post"]["responses"]["200"]
    assert done["content"]["application/json"]["schema"] == {"$ref": "#/components/schemas/Look"}


def test_what_is_waited_for_is_described(url: str) -> None:
    paths = Client(url, None).get("/api/schema/openapi.json").json()["paths"]
    waiting = {
        path: route["post"]["responses"]["202"]
        for path, route in paths.items()
        if "post" in route and "202" in route["post"]["responses"]
    }
    assert set(waiting) == {
        "/api/matches/{match}/hint",
        "/api/matches/{match}/review",
        "/api/games/{game}/analyse",
        "/api/puzzle",
    }
    for answer in waiting.values():
        assert answer["content"]["application/json"]["example"]["status"] == "waiting"


def test_a_match_is_shown_as_it_is_described(url: str) -> None:
    anna, _, match = two_at_a_table(url)
    look = anna.get(f"/api/matches/{match}").json()
    parts = Client(url, None).get("/api/schema/openapi.json").json()["components"]["schemas"]
    for name, shown in (("Look", look), ("Table", look["table"]), ("Side", look["sides"][0])):
        assert set(parts[name]["properties"]) == set(shown)
