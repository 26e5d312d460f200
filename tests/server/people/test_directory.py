"""The host's directory: people found, one-time codes made, the server's figures."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.admin.test_host_desk import QUICK, account, admin, me
from tests.server.client import Client, two_at_a_table


@pytest.fixture
def host(serve: Callable[..., str], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Client:
    """An administrator at a server with small pages."""
    client = account(serve(**QUICK, page_size=3), "hanna")
    admin(capsys, tmp_path, "administrator", "hanna")
    return client


def names(host: Client, **query: str) -> list[str]:
    return [person["name"] for person in host.get("/api/host/people", **query).json()["people"]]


def test_only_administrators_in_person_look(host: Client) -> None:
    for path in ("people", "figures"):
        assert Client(host.url).get(f"/api/host/{path}").json()["code"] == "not-an-administrator"
        assert Client(host.url, None).get(f"/api/host/{path}").status_code == 401
    assert Client(host.url).post("/api/host/codes").json()["code"] == "not-an-administrator"


def test_people_are_found_by_name_login_or_id(host: Client) -> None:
    bo = Client(host.url, "Bo Ek")
    account(host.url, "karla")
    assert names(host, search="bo e") == ["Bo Ek"]
    assert names(host, search="KARL") == ["Karla"]
    assert names(host, search=me(bo)) == ["Bo Ek"]
    # what stands for anything in the database stands for itself here
    assert names(host, search="%") == []
    assert names(host, search="_") == []
    shown = host.get("/api/host/people", search="hanna").json()["people"][0]
    assert (shown["login"], shown["kind"], shown["admin"], shown["matches"]) == ("hanna", "account", True, 0)


def test_pages_follow_each_other_newest_first(host: Client) -> None:
    for number in range(4):
        Client(host.url, f"Guest {number}")
    first = host.get("/api/host/people").json()
    assert [person["name"] for person in first["people"]] == ["Guest 3", "Guest 2", "Guest 1"]
    second = host.get("/api/host/people", before=first["more"]).json()
    assert [person["name"] for person in second["people"]] == ["Guest 0", "Hanna"]
    assert second["more"] is None
    assert host.get("/api/host/people", before="nobody").json()["code"] == "no-such-person"


def test_who_is_deleted_is_not_listed(host: Client) -> None:
    bo = Client(host.url, "Bo")
    bo.http.delete("/api/me")
    assert names(host) == ["Hanna"]


def test_a_code_sets_a_new_password_and_is_in_the_log(host: Client) -> None:
    karla = account(host.url, "karla")
    made = host.post("/api/host/codes", login="karla").json()
    assert made["days"] == 7
    reset = {"login": "karla", "code": made["code"], "new": "a new password"}
    assert Client(host.url, None).post("/api/reset", **reset).status_code == 200
    assert Client(host.url, None).post("/api/reset", **reset).json()["code"] == "wrong-code"
    line = host.get("/api/host/audit").json()[0]
    assert (line["what"], line["by"]) == ("code-issued", me(host))
    assert karla.get("/api/me").status_code == 401
    assert host.post("/api/host/codes", login="nobody").json()["code"] == "no-such-login"


def test_an_invitation_lets_one_in(
    serve: Callable[..., str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    url = serve(**QUICK, accounts="invited")
    first = admin(capsys, tmp_path, "invite")["code"]
    hanna = Client(url, "Hanna")
    assert hanna.post("/api/account", login="hanna", password="correct horse", code=first).status_code == 201
    admin(capsys, tmp_path, "administrator", "hanna")
    code = hanna.post("/api/host/codes").json()["code"]
    bo = Client(url, "Bo")
    assert bo.post("/api/account", login="bo-ek", password="correct horse", code=code).status_code == 201
    other = Client(url, "Other")
    refused = other.post("/api/account", login="other", password="correct horse", code=code)
    assert refused.json()["code"] == "wrong-code"


@pytest.mark.slow
def test_the_figures_count_what_there_is(host: Client) -> None:
    anna, _, match = two_at_a_table(host.url)
    anna.create()
    anna.post(f"/api/matches/{match}/resign", key="r")
    host.post("/api/leagues", name="Monday club", game="kryds-bolle")
    host.post("/api/host/sanctions", what="chat", person=me(anna), reason="rude", days=1)
    anna.post("/api/reports", match=match, seat=1, reason="rude")
    figures = host.get("/api/host/figures").json()
    assert figures == {
        "guests": 2,
        "accounts": 1,
        "open": 1,
        "running": 0,
        "over": 1,
        "lately": 2,
        "leagues": 1,
        "reports": 1,
        "sanctions": 1,
    }
