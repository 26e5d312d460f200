"""The host's desk: reports, sanctions, rules for names, and a log of all of it."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from parlour.cli import main
from parlour.server.base.names import skeleton
from tests.server.client import Client, two_at_a_table

#: a server of the test's own takes up what the console did at once
QUICK = {"rules_seconds": 0.05}


def admin(capsys: pytest.CaptureFixture[str], folder: Path, *words: str, code: int = 0) -> dict[str, Any]:
    """`parlour admin …` on the test's database; gives what it prints."""
    capsys.readouterr()
    database = f"sqlite:///{folder / 'parlour.sqlite3'}"
    assert main(["admin", *words, "--database", database, "--json"]) == code
    out = capsys.readouterr().out
    answer: dict[str, Any] = json.loads(out) if code == 0 else {}
    return answer


def account(url: str, login: str) -> Client:
    client = Client(url, login.title())
    assert client.post("/api/account", login=login, password="correct horse").status_code == 201
    return client


@pytest.fixture
def host(serve: Callable[..., str], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Client:
    """An administrator at a server of their own."""
    client = account(serve(**QUICK), "hanna")
    admin(capsys, tmp_path, "administrator", "hanna")
    assert client.get("/api/me").json()["admin"] is True
    return client


def me(client: Client) -> str:
    return str(client.get("/api/me").json()["id"])


@pytest.mark.slow
def test_the_desk_is_for_administrators_in_person(host: Client) -> None:
    paths = ("reports", "sanctions", "names", "audit")
    token = host.post("/api/me/tokens", name="t").json()["token"]
    program = Client(host.url, None)
    program.http.headers["Authorization"] = f"Bearer {token}"
    for path in paths:
        assert host.get(f"/api/host/{path}").status_code == 200
        assert Client(host.url).get(f"/api/host/{path}").json()["code"] == "not-an-administrator"
        assert Client(host.url, None).get(f"/api/host/{path}").status_code == 401
        assert program.get(f"/api/host/{path}").json()["code"] == "not-with-a-token"


@pytest.mark.slow
def test_a_report_reaches_the_host_with_what_was_said(host: Client) -> None:
    anna, bo, match = two_at_a_table(host.url)
    for client in (anna, bo):
        client.http.put("/api/me/chat", json={"chat": "free"})
    bo.post(f"/api/matches/{match}/say", key="k", text="a rude word")
    report = {"match": match, "seat": 1, "line": 1, "reason": "rude"}
    assert anna.post("/api/reports", **report).status_code == 201
    (shown,) = host.get("/api/host/reports").json()
    assert (shown["about_name"], shown["said"], shown["reason"]) == ("Bo", "a rude word", "rude")
    assert shown["about"] == me(bo)
    close = f"/api/host/reports/{shown['id']}/close"
    assert host.post(close, note="told him so").status_code == 204
    assert host.post(close).json()["code"] == "no-such-report"
    assert host.get("/api/host/reports").json() == []
    assert host.get("/api/host/reports", closed=True).json()[0]["note"] == "told him so"


@pytest.mark.slow
def test_only_who_sits_there_reports_whoever_sits_there(host: Client) -> None:
    anna, bo, match = two_at_a_table(host.url)
    bo.post(f"/api/matches/{match}/say", key="k", phrase="hello")
    report = {"match": match, "seat": 1, "reason": "why"}
    assert Client(host.url, "Cy").post("/api/reports", **report).json()["code"] == "wrong-seat"
    assert bo.post("/api/reports", **report).json()["code"] == "no-such-seat", "oneself"
    assert anna.post("/api/reports", **report | {"seat": 7}).json()["code"] == "no-such-seat"
    assert anna.post("/api/reports", **report | {"line": 2}).json()["code"] == "no-such-line"


@pytest.mark.slow
def test_reports_are_limited(serve: Callable[..., str]) -> None:
    anna, _, match = two_at_a_table(serve(reports_per_day=1))
    report = {"match": match, "seat": 1, "reason": "why"}
    codes = [anna.post("/api/reports", **report).status_code for _ in range(2)]
    assert codes == [201, 429]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("what", "chat", "begin", "act", "see"),
    [("chat", 403, 201, 200, 200), ("play", 403, 403, 200, 200), ("all", 403, 403, 403, 403)],
)
def test_a_sanction_takes_what_it_says(
    host: Client, what: str, chat: int, begin: int, act: int, see: int
) -> None:
    anna, _, match = two_at_a_table(host.url)
    laid = host.post("/api/host/sanctions", what=what, person=me(anna), reason="rude", days=2).json()
    assert laid["until"] - laid["at"] == pytest.approx(2 * 86_400_000, abs=60_000)

    def tried(key: str) -> tuple[int, ...]:
        seq = anna.get(f"/api/matches/{match}").json().get("seq", 0) + 1
        answers = (
            anna.post(f"/api/matches/{match}/say", key=key, phrase="hello"),
            anna.post("/api/matches", game="kryds-bolle"),
            anna.post(f"/api/matches/{match}/act", key=f"{key} act", seq=seq, act="a1"),
            anna.get("/api/me"),
        )
        return tuple(answer.status_code for answer in answers)

    assert tried("before") == (chat, begin, act, see)
    assert [s["id"] for s in host.get("/api/host/sanctions").json()] == [laid["id"]]
    assert host.http.delete(f"/api/host/sanctions/{laid['id']}").status_code == 204
    assert anna.get("/api/me").status_code == 200
    assert anna.post("/api/matches", game="kryds-bolle").status_code == 201


def test_who_is_banned_is_shown_out_and_may_still_take_their_data_and_go(host: Client) -> None:
    anna, _, match = two_at_a_table(host.url)
    with anna.at(match) as table:
        host.post("/api/host/sanctions", what="all", person=me(anna), reason="rude")
        with pytest.raises(ConnectionClosed, match="4403"):
            table.until(type="never")
    with pytest.raises(ConnectionClosed, match="4403"), anna.at(match):
        pass
    assert anna.get("/api/me/export").status_code == 200
    assert anna.http.delete("/api/me").status_code == 204


def test_a_banned_token_is_banned(host: Client) -> None:
    anna = account(host.url, "anna")
    token = anna.post("/api/me/tokens", name="t").json()["token"]
    host.post("/api/host/sanctions", what="all", person=me(anna), reason="rude")
    program = Client(host.url, None)
    program.http.headers["Authorization"] = f"Bearer {token}"
    assert program.get("/api/me").json()["code"] == "banned"


@pytest.mark.slow
def test_addresses_are_banned_by_range(serve: Callable[..., str], tmp_path: Path, capsys: Any) -> None:
    url = serve(**QUICK)
    admin(capsys, tmp_path, "ban", "203.0.113.9", "elsewhere")
    client = Client(url, "Anna")
    admin(capsys, tmp_path, "ban", "127.0.0.0/8", "everybody", "here", "--what", "play")
    _until(lambda: Client(url, None).post("/api/guest", name="Bo").status_code == 403)
    assert client.get("/api/me").status_code == 200, "who is here stays"
    laid = admin(capsys, tmp_path, "ban", "127.0.0.1", "all")["sanction"]["id"]
    _until(lambda: client.get("/api/games").status_code == 403)
    assert client.get("/api/games").json()["code"] == "banned"
    admin(capsys, tmp_path, "ban", "lift", str(laid))
    _until(lambda: client.get("/api/games").status_code == 200)


def _until(holds: Callable[[], bool]) -> None:
    for _ in range(200):
        if holds():
            return
        time.sleep(0.05)
    raise AssertionError("the server did not take it up")


@pytest.mark.slow
@pytest.mark.parametrize(
    "wrong",
    [
        {},
        {"person": "p", "address": "127.0.0.1"},
        {"address": "999.1.1.1"},
        {"address": "10.0.0.1", "what": "chat"},
    ],
)
def test_a_sanction_is_against_somebody(host: Client, wrong: dict[str, str]) -> None:
    body = {"what": "all", "reason": "r"} | wrong
    assert host.post("/api/host/sanctions", **body).status_code == 422
    assert host.post("/api/host/sanctions", what="all", reason="r", person="p").status_code == 404


@pytest.mark.slow
def test_rules_for_names_see_through_spelling(host: Client) -> None:
    assert host.post("/api/host/names", word="Troll").json() == {"word": "troll"}
    for name in ("troll", "a TRÖLL!", "t r 0 l l", "ｔroll"):
        answer = Client(host.url, None).post("/api/guest", name=name)
        assert answer.json()["code"] == "name-not-allowed", name
    anna = Client(host.url, "Anna")
    seats = [{"kind": "me", "name": "Troll"}, {"kind": "open"}]
    assert anna.post("/api/matches", game="kryds-bolle", seats=seats).json()["code"] == "name-not-allowed"
    match = anna.create()["table"]["match"]
    assert Client(host.url, "Bo").post(f"/api/matches/{match}/join", name="Troll").status_code == 422
    assert host.get("/api/host/names").json() == ["troll"]
    assert host.http.delete("/api/host/names/troll").status_code == 204
    assert Client(host.url, None).post("/api/guest", name="Troll").status_code == 201


@pytest.mark.parametrize("name", ["Admin", "PARLOUR", "h0st", "Som ebody"])
def test_some_names_nobody_has(url: str, name: str) -> None:
    assert Client(url, None).post("/api/guest", name=name).json()["code"] == "name-not-allowed"
    assert Client(url, None).post("/api/guest", name=f"{name}istrative").status_code == 201


def test_a_skeleton_is_what_is_left_of_a_name() -> None:
    assert skeleton("Çrème Brûlée 1") == "cremebruleei"


@pytest.mark.slow
def test_the_log_says_who_did_what(host: Client, tmp_path: Path, capsys: Any) -> None:
    anna = Client(host.url, "Anna")
    laid = host.post("/api/host/sanctions", what="chat", person=me(anna), reason="rude").json()
    host.http.delete(f"/api/host/sanctions/{laid['id']}")
    host.post("/api/host/names", word="troll")
    admin(capsys, tmp_path, "name", "allow", "troll")
    admin(capsys, tmp_path, "invite")
    log = host.get("/api/host/audit").json()
    assert [(line["what"], line["by"]) for line in log] == [
        ("code-issued", "console"),
        ("name-allowed", "console"),
        ("name-forbidden", me(host)),
        ("sanction-lifted", me(host)),
        ("sanction-laid", me(host)),
        ("administrator-made", "console"),
    ]
    assert log[4]["about"] == me(anna)
    assert log[4]["details"] == {"taken": "chat", "reason": "rude"}
    older = host.get("/api/host/audit", before=log[3]["id"]).json()
    assert [line["id"] for line in older] == [log[4]["id"], log[5]["id"]]
    assert [line["what"] for line in admin(capsys, tmp_path, "audit")["log"]] == [e["what"] for e in log]


@pytest.mark.slow
def test_the_console_reads_reports_and_bans_by_login(
    host: Client, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    anna, bo = Client(host.url, "Anna"), account(host.url, "boris")
    match = anna.create()["table"]["match"]
    bo.join(match)
    anna.post("/api/reports", match=match, seat=1, reason="slow")
    (report,) = admin(capsys, tmp_path, "report")["reports"]
    assert report["reason"] == "slow"
    assert (
        admin(capsys, tmp_path, "report", "close", str(report["id"]), "so", "what")["closed"] == report["id"]
    )
    assert admin(capsys, tmp_path, "report")["reports"] == []
    assert admin(capsys, tmp_path, "report", "--closed")["reports"][0]["note"] == "so what"
    sanction = admin(capsys, tmp_path, "ban", "boris", "slow", "--what", "play", "--days", "1")["sanction"]
    assert sanction["person"] == me(bo)
    _until(lambda: bo.post("/api/matches", game="kryds-bolle").status_code == 403)
    assert admin(capsys, tmp_path, "ban")["sanctions"][0]["id"] == sanction["id"]
    for words in (["ban", "nobody here", "why"], ["ban", "lift", "99"], ["name", "allow", "x"]):
        admin(capsys, tmp_path, *words, code=2)
    assert admin(capsys, tmp_path, "administrator", "hanna", "--no")["administrator"] is False
    assert host.get("/api/host/audit").json()["code"] == "not-an-administrator"


@pytest.mark.slow
def test_a_host_cannot_lock_herself_out(host: Client) -> None:
    mine = me(host)
    for what in ("chat", "play", "all"):
        answer = host.post("/api/host/sanctions", person=mine, what=what, reason="a slip")
        assert answer.json()["code"] == "is-an-administrator"
    for address in ("127.0.0.1", "127.0.0.0/8", "0.0.0.0/0"):
        answer = host.post("/api/host/sanctions", address=address, what="all", reason="a slip")
        assert answer.json()["code"] == "own-address"
    assert host.http.delete("/api/me").json()["code"] == "last-administrator"
    assert host.get("/api/me").json()["admin"] is True


@pytest.mark.slow
def test_ids_of_sanctions_are_not_used_again_and_the_log_has_names(host: Client) -> None:
    guest = Client(host.url, "Gustav")
    ids = []
    for _ in range(3):
        laid = host.post("/api/host/sanctions", person=me(guest), what="chat", reason="rude").json()
        ids.append(laid["id"])
        assert host.http.delete(f"/api/host/sanctions/{laid['id']}").status_code == 204
        assert host.http.delete(f"/api/host/sanctions/{laid['id']}").json()["code"] == "no-such-sanction"
    assert len(set(ids)) == 3
    assert host.get("/api/host/sanctions").json() == []
    assert host.get("/api/host/figures").json()["sanctions"] == 0
    line = host.get("/api/host/audit").json()[0]
    assert (line["by"], line["by_name"]) == (me(host), "Hanna")
    assert (line["about"], line["about_name"]) == (me(guest), "Gustav")


@pytest.mark.slow
def test_who_is_banned_reads_why_and_until_when(host: Client) -> None:
    guest = Client(host.url, "Gustav")
    person = me(guest)
    laid = host.post("/api/host/sanctions", person=person, what="play", reason="left games", days=7).json()
    refused = guest.post("/api/matches", game="kryds-bolle").json()
    assert refused["code"] == "play-taken"
    assert refused["details"] == {"why": "left games", "until": laid["until"]}
    host.post("/api/host/sanctions", person=person, what="all", reason="and rude")
    refused = guest.get("/api/me").json()
    assert (refused["code"], refused["details"]) == ("banned", {"why": "and rude", "until": None})
