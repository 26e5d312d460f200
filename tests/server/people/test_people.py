"""Guests: a name, a signed cookie, nothing else."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from parlour.core.errors import ParlourError
from parlour.server.base.names import clean_name
from tests.server.client import Client


def test_a_guest_is_remembered_by_a_cookie(url: str) -> None:
    anna = Client(url, "Anna")
    assert anna.get("/api/me").json() | {"id": ""} == {"id": "", "name": "Anna", "kind": "guest"}
    assert anna.post("/api/guest", name="Annette").json()["id"] == anna.get("/api/me").json()["id"]
    assert anna.get("/api/me").json()["name"] == "Annette"
    assert anna.post("/api/me/forget").status_code == 204
    assert anna.get("/api/me").status_code == 401


def test_the_cookie_is_out_of_scripts_reach(url: str) -> None:
    header = Client(url, None).post("/api/guest", name="Anna").headers["set-cookie"].lower()
    assert "httponly" in header
    assert "samesite=lax" in header
    assert "secure" not in header, "http on the home network must work"


def test_the_cookie_is_secure_under_https(serve: Callable[..., str]) -> None:
    header = Client(serve(secure=True), None).post("/api/guest", name="Anna").headers["set-cookie"].lower()
    assert "secure" in header


@pytest.mark.parametrize("change", ["", "x", "id", "flip"])
def test_a_cookie_that_we_did_not_sign_names_nobody(url: str, change: str) -> None:
    anna, bo = Client(url, "Anna"), Client(url, "Bo")
    value = anna.http.cookies["parlour"]
    forged = {
        "": "",
        "x": "x",
        "id": bo.get("/api/me").json()["id"] + value[32:],
        "flip": value[:-9] + ("A" if value[-9] != "A" else "B") + value[-8:],
    }[change]
    answer = Client(url, None).http.get("/api/me", headers={"Cookie": f"parlour={forged}"})
    assert answer.status_code == 401


def test_guests_from_one_address_are_limited(serve: Callable[..., str]) -> None:
    url = serve(guests_per_hour=2)
    answers = [Client(url, None).post("/api/guest", name="Anna").status_code for _ in range(3)]
    assert answers == [201, 201, 429]


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("  Anna   Lund ", "Anna Lund"),
        ("A\u202enna", "Anna"),
        ("Zoe\u0308", "Zoë"),
        ("<b>Bo</b>", "<b>Bo</b>"),
        ("x" * 50, "x" * 40),
    ],
)
def test_names_are_cleaned(given: str, shown: str) -> None:
    assert clean_name(given) == shown


@pytest.mark.parametrize("name", ["\u200b", " \t ", "\x00"])
def test_a_name_has_something_to_see(name: str) -> None:
    with pytest.raises(ParlourError) as refused:
        clean_name(name)
    assert refused.value.code == "bad-name"
