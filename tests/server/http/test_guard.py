"""The guard: foreign pages, floods and odd bodies."""

from __future__ import annotations

import re
from collections.abc import Callable

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st
from litestar.utils import normalize_path

from parlour.server.http.guard import routed
from tests.server.client import Client


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Origin": "http://127.0.0.1"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
    ],
)
def test_another_sites_page_changes_nothing(url: str, headers: dict[str, str]) -> None:
    anna = Client(url)
    answer = anna.http.post("/api/matches", json={"game": "kryds-bolle"}, headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (403, "foreign-origin")
    assert anna.get("/api/me/matches").json()["matches"] == []


@pytest.mark.slow
def test_our_own_page_and_programs_may(url: str, serve: Callable[..., str]) -> None:
    anna = Client(url)
    for headers in ({"Origin": url}, {"Origin": url, "Sec-Fetch-Site": "same-origin"}, {}):
        assert anna.http.post("/api/guest", json={"name": "A"}, headers=headers).status_code == 201
    friend = Client(serve(origins="https://friend.example"), None)
    headers = {"Origin": "https://friend.example"}
    assert friend.http.post("/api/guest", json={"name": "A"}, headers=headers).status_code == 201


@pytest.mark.parametrize(
    "kind", ["application/x-www-form-urlencoded", "text/plain", "multipart/form-data", ""]
)
def test_a_form_is_no_request(url: str, kind: str) -> None:
    anna = Client(url)
    answer = anna.http.post("/api/matches", content=b'{"game":"kryds-bolle"}', headers={"Content-Type": kind})
    assert (answer.status_code, answer.json()["code"]) == (415, "not-json")


def test_a_body_beyond_the_limit_is_refused(url: str) -> None:
    answer = Client(url).post("/api/guest", name="x" * 1_000_000)
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")


@pytest.mark.slow
def test_a_flood_is_refused_for_the_one_who_floods(serve: Callable[..., str]) -> None:
    url = serve(requests_per_second=1, requests_burst=10)
    anna, bo = Client(url), Client(url)
    answers = [anna.get("/api/me").status_code for _ in range(12)]
    assert answers[0] == 200
    assert answers[-1] == 429
    assert bo.get("/api/me").status_code == 200


@pytest.mark.parametrize(
    "path", ["//api/about", "/api//about", "/api/about/", "///api/about//", "/%2Fapi/about"]
)
def test_no_spelling_of_an_address_gets_round_the_limit(serve: Callable[..., str], path: str) -> None:
    url = serve(requests_per_second=0.01, requests_burst=5)
    with httpx.Client(base_url=url) as http:
        answers = [http.get(url + path).status_code for _ in range(8)]
    assert answers == [200] * 5 + [429] * 3


def test_many_guests_at_one_address_have_one_limit_together(serve: Callable[..., str]) -> None:
    url = serve(requests_per_address=0.01, requests_address_burst=8)
    guests = [Client(url) for _ in range(3)]
    answers = [guests[n % 3].get("/api/me").status_code for n in range(8)]
    assert answers == [200] * 5 + [429] * 3, "three requests made the guests"


def test_an_ipv6_network_is_counted_as_one(serve: Callable[..., str]) -> None:
    """Who has a /64 has 2⁶⁴ addresses: the proxy that is believed here names them."""
    url = serve(proxies="127.0.0.1", requests_per_second=0.01, requests_burst=5)
    with httpx.Client(base_url=url) as http:
        asked = [{"X-Forwarded-For": f"2001:db8:0:1::{n:x}"} for n in range(1, 9)]
        answers = [http.get("/api/about", headers=headers).status_code for headers in asked]
        other = http.get("/api/about", headers={"X-Forwarded-For": "2001:db8:0:2::1"}).status_code
    assert answers == [200] * 5 + [429] * 3
    assert other == 200


@given(st.text(alphabet="/ap%.i2F", max_size=20))
def test_the_guard_and_the_router_read_an_address_alike(path: str) -> None:
    assert routed(path) == normalize_path(path)


def test_scripts_come_from_our_files_alone(url: str) -> None:
    for path in ("/", "/api/me", "/api/nowhere", "/nowhere"):
        headers = Client(url, None).get(path).headers
        policy = headers["content-security-policy"]
        assert "script-src 'self';" in policy
        assert "unsafe-eval" not in policy
        assert headers["x-content-type-options"] == "nosniff"


def test_https_alone_if_the_page_is_served_so(serve: Callable[..., str]) -> None:
    for path in ("/", "/api/me", "/api/about"):
        assert "max-age=" in Client(serve(secure=True), None).get(path).headers["strict-transport-security"]
        assert "strict-transport-security" not in Client(serve(), None).get(path).headers


def test_private_answers_are_not_stored(url: str) -> None:
    anna = Client(url)
    match = anna.create()["table"]["match"]
    for path in ("/api/me", "/api/me/export", "/api/me/sessions", "/api/matches", f"/api/matches/{match}"):
        assert anna.get(path).headers["cache-control"] == "no-store", path
    assert anna.get("/api/nowhere").headers["cache-control"] == "no-store"
    assert anna.http.post("/api/login", json={}).headers["cache-control"] == "no-store"
    assert "no-store" not in anna.get("/").headers.get("cache-control", "")


def test_every_answer_has_the_security_headers(url: str) -> None:
    anna = Client(url)
    for path in ("/", "/nowhere", "/assets/none.js", "/api/me", "/api/nowhere", "/api/schema/openapi.json"):
        headers = anna.get(path).headers
        assert headers["referrer-policy"] == "same-origin", path
        assert headers["cross-origin-opener-policy"] == "same-origin", path
        policy = headers["content-security-policy"]
        for part in ("object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"):
            assert part in policy, path


def test_nothing_redirects(url: str) -> None:
    with httpx.Client(follow_redirects=False) as http:
        for path in ("/", "//evil.example", "/api", "/api/", "//api/me", "/api/me/", "/https://evil.example"):
            assert not 300 <= http.get(url + path).status_code < 400, path


@pytest.mark.parametrize("method", ["TRACE", "CONNECT", "PROPFIND", "PATCH"])
def test_methods_that_nobody_needs_are_refused(url: str, method: str) -> None:
    answer = Client(url).http.request(method, "/api/me")
    assert answer.status_code >= 400
    assert "parlour=" not in answer.text


def test_reading_changes_nothing(url: str) -> None:
    """Whatever changes something is no GET: another site's page can make those."""
    paths = httpx.get(f"{url}/api/schema/openapi.json").json()["paths"]
    verbs = re.compile(
        r"/(join|leave|act|resign|offer|answer|say|forget|login|account|reset|password|close)$"
    )
    assert [path for path, methods in paths.items() if "get" in methods and verbs.search(path)] == []
    stranger = httpx.Client(base_url=url)
    for path, methods in paths.items():
        if "get" in methods and "{" not in path:
            stranger.get(path)
    assert not stranger.cookies, "reading signs nobody in"
    stranger.close()


def test_fields_that_nobody_asked_for_are_refused(url: str) -> None:
    anna = Client(url)
    for path, body in (
        ("/api/guest", {"name": "A", "admin": True}),
        ("/api/login", {"login": "a", "kind": "x"}),
    ):
        assert anna.post(path, **body).json()["code"] == "bad-request"
    anna.http.post("/api/guest?admin=true&kind=account", json={"name": "A"})
    assert anna.get("/api/me").json().keys() == {"id", "name", "kind"}


@pytest.mark.parametrize("body", [b"{", b"\xff", b"[" * 50_000, b'{"name":1e999}', b"null"])
def test_bodies_that_are_no_json_are_refused_in_our_own_form(url: str, body: bytes) -> None:
    answer = Client(url, None).http.post(
        "/api/guest", content=body, headers={"Content-Type": "application/json"}
    )
    assert answer.status_code == 400
    assert answer.json()["code"] == "bad-request"
    assert "Traceback" not in answer.text
