"""Accounts: made of guests, entered, changed, reset, deleted; tokens with scopes."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import text

import parlour
from parlour.server.base.settings import Settings
from parlour.server.store.database import open_engine
from tests.server.client import Client, two_at_a_table
from tests.server.leagues.kit import play

PASSWORD = "correct horse battery"


def account(url: str, login: str) -> Client:
    client = Client(url, login.title())
    answer = client.post("/api/account", login=login, password=PASSWORD)
    assert answer.status_code == 201, answer.text
    return client


def test_an_account_keeps_the_guests_matches(url: str) -> None:
    anna = Client(url, "Anna")
    match = anna.create()["table"]["match"]
    made = anna.post("/api/account", login="Anna.Lund", password=PASSWORD)
    assert made.json()["kind"] == "account"
    elsewhere = Client(url, None)
    assert elsewhere.post("/api/login", login="anna.lund", password=PASSWORD).status_code == 200
    assert elsewhere.get("/api/me").json() == anna.get("/api/me").json()
    assert elsewhere.get(f"/api/matches/{match}").json()["you"]["seats"] == [0]
    assert anna.post("/api/account", login="again", password=PASSWORD).json()["code"] == "has-account"


@pytest.mark.parametrize(
    ("login", "password", "code"),
    [
        ("taken", PASSWORD, "login-taken"),
        ("TAKEN", PASSWORD, "login-taken"),
        ("a b c", PASSWORD, "bad-login"),
        ("ab", PASSWORD, "bad-request"),
        ("short", "1234567", "bad-request"),
    ],
)
def test_what_can_be_no_account_is_refused(
    url: str, login: str, password: str, code: str, request: Any
) -> None:
    Client(url).post("/api/account", login="taken", password=PASSWORD)
    answer = Client(url).post("/api/account", login=login, password=password)
    assert answer.json()["code"] == code


@pytest.mark.parametrize("password", ["x" * 64, "  spaces at both ends  ", "pässwörd ☃ 🎲 \u202e", "a" * 200])
def test_any_long_password_is_taken_as_it_is(url: str, password: str) -> None:
    login = f"long-{hashlib.sha256(password.encode()).hexdigest()[:8]}"
    assert Client(url).post("/api/account", login=login, password=password).status_code == 201
    tries = {password: 200, password.upper() + "!": 403, password[:-1]: 403, password.strip() + "x": 403}
    for tried, status in tries.items():
        assert Client(url, None).post("/api/login", login=login, password=tried[:200]).status_code == (
            200 if tried[:200] == password else status
        )


def test_a_wrong_password_and_an_unknown_login_look_alike(url: str) -> None:
    account(url, "alike")
    answers = [
        Client(url, None).post("/api/login", login=login, password=password)
        for login, password in (("alike", "wrong password"), ("nobody-here", PASSWORD))
    ]
    assert {a.status_code for a in answers} == {403}
    assert answers[0].json() == answers[1].json()


def test_a_new_password_ends_the_other_sessions(url: str) -> None:
    anna = account(url, "changer")
    other = Client(url, None)
    other.post("/api/login", login="changer", password=PASSWORD)
    assert anna.post("/api/me/password", old="not it at all", new="another password").status_code == 403
    assert anna.post("/api/me/password", old=PASSWORD, new="another password").status_code == 200
    assert anna.get("/api/me").status_code == 200
    assert other.get("/api/me").status_code == 401
    assert other.post("/api/login", login="changer", password=PASSWORD).status_code == 403
    assert other.post("/api/login", login="changer", password="another password").status_code == 200


@pytest.mark.slow
def test_tries_are_limited(serve: Callable[..., str]) -> None:
    url = serve(login_tries=3)
    answers = [Client(url, None).post("/api/login", login="x", password="y").status_code for _ in range(5)]
    assert answers == [403, 403, 403, 429, 429]


@pytest.mark.slow
def test_a_server_without_accounts_and_one_for_the_invited(serve: Callable[..., str], tmp_path: Path) -> None:
    off = Client(serve(accounts="off"))
    assert off.post("/api/account", login="anna", password=PASSWORD).json()["code"] == "no-accounts"
    invited = Client(serve(accounts="invited"))
    assert invited.post("/api/account", login="anna", password=PASSWORD).json()["code"] == "wrong-code"


@pytest.mark.slow
def test_passwords_and_tokens_are_not_in_the_database(serve: Callable[..., str], tmp_path: Path) -> None:
    anna = account(serve(), "hidden")
    token = anna.post("/api/me/tokens", name="robot").json()["token"]
    engine = open_engine(Settings(database=f"sqlite:///{tmp_path / 'parlour.sqlite3'}"))
    with engine.connect() as connection:
        rows = [*connection.execute(text("SELECT * FROM people"))]
        rows += connection.execute(text("SELECT * FROM tokens"))
    engine.dispose()
    assert PASSWORD not in str(rows)
    assert token not in str(rows)
    assert "$argon2id$" in str(rows)


def test_who_is_deleted_is_gone_and_the_matches_stay(url: str) -> None:
    anna, bo, match = two_at_a_table(url)
    anna.post("/api/account", login="leaver", password=PASSWORD)
    anna.post(f"/api/matches/{match}/resign", key="r")
    export = anna.get("/api/me/export").json()
    assert [m["match"] for m in export["matches"]] == [match]
    assert anna.http.delete("/api/me").status_code == 204
    assert Client(url, None).post("/api/login", login="leaver", password=PASSWORD).status_code == 403
    assert bo.get(f"/api/matches/{match}").json()["table"]["status"] == "over"
    assert bo.get(f"/api/matches/{match}").json()["table"]["host"] == "somebody"
    record = bo.get(f"/api/matches/{match}/record")
    assert [p["name"] for p in record.json()["header"]["players"]] == ["somebody", "Bo"]
    assert parlour.verify(parlour.Record.from_json(record.content)).ok


def test_an_export_has_no_secrets(url: str) -> None:
    anna, _, match = two_at_a_table(url)
    anna.post("/api/account", login="exporter", password=PASSWORD)
    anna.post("/api/me/tokens", name="robot")
    text_ = anna.get("/api/me/export").text
    assert match in text_
    assert "argon2" not in text_
    assert '"seed"' not in text_


def test_an_export_has_all_that_is_kept(url: str) -> None:
    anna, bo, match = two_at_a_table(url, rated=True)
    for number in range(2):
        play(match, anna, bo, key=f"a{number}")
    bo.post(f"/api/matches/{match}/resign", key="r")
    anna.post("/api/reports", match=match, seat=1, reason="gave up at once")
    kept = anna.get("/api/me/export").json()
    assert [(r["game"], r["played"]) for r in kept["ratings"]] == [("kryds-bolle", 1)]
    assert [(r["match"], r["place"]) for r in kept["rated"]] == [(match, 0)]
    assert [r["reason"] for r in kept["reports"]] == ["gave up at once"]
    assert (kept["sanctions"], kept["leagues"], kept["browsers"]) == ([], [], [])
    assert bo.get("/api/me/export").json()["reports"] == [], "who told of them is not theirs to know"


def test_tokens_play_within_their_scopes(url: str) -> None:
    anna = account(url, "programmer")
    tokens = {
        scopes: anna.post("/api/me/tokens", name="t", scopes=list(scopes)).json()["token"]
        for scopes in (("read",), ("read", "play"))
    }
    read, play = ({"Authorization": f"Bearer {t}"} for t in tokens.values())
    with httpx.Client(base_url=url) as program:
        assert program.get("/api/me", headers=read).json()["name"] == "Programmer"
        body = {"game": "kryds-bolle"}
        refused = program.post("/api/matches", json=body, headers=read)
        assert (refused.status_code, refused.json()["code"]) == (403, "not-in-scope")
        assert program.post("/api/matches", json=body, headers=play).status_code == 201
        for method, path in (("GET", "/api/me/tokens"), ("POST", "/api/me/tokens"), ("DELETE", "/api/me")):
            answer = program.request(method, path, headers=play, json={"name": "t"})
            assert answer.json()["code"] == "not-with-a-token"
        wrong = program.get("/api/me", headers={"Authorization": "Bearer parlour_x"})
        assert (wrong.status_code, wrong.json()["code"]) == (401, "bad-token")
        shown = anna.get("/api/me/tokens").json()
        assert len(shown) == 2
        assert "token" not in shown[0]
        assert anna.http.delete(f"/api/me/tokens/{shown[1]['id']}").status_code == 204
        assert Client(url).http.delete(f"/api/me/tokens/{shown[0]['id']}").status_code == 404
        assert program.get("/api/me", headers=play).status_code == 401


def test_a_program_hears_a_match_as_lines(url: str) -> None:
    anna, bo, match = two_at_a_table(url)
    token = bo.post("/api/me/tokens", name="robot").json()["token"]
    headers = {"Authorization": f"Bearer {token}"}
    with (
        httpx.Client(base_url=url, headers=headers, timeout=10) as program,
        program.stream("GET", f"/api/matches/{match}/stream") as stream,
    ):
        lines = (json.loads(line) for line in stream.iter_lines() if line)
        assert next(lines)["type"] == "welcome"
        anna.post(f"/api/matches/{match}/act", key="1", seq=1, act="b2")
        for message in lines:
            if message["seq"] == 1:
                break
        assert message["sides"][0]["view"]["actor"] == 1
        answer = program.post(f"/api/matches/{match}/act", json={"key": "1", "seq": 2, "act": "b2"})
        assert answer.status_code == 200
        assert next(m for m in lines if m["seq"] == 2)["sides"][0]["events"][0]["by"] == 1


def test_a_stream_follows_who_may_look(url: str) -> None:
    _, _, match = two_at_a_table(url, spectators=False)
    assert Client(url).get(f"/api/matches/{match}/stream").status_code == 403


def test_a_language_goes_where_the_account_goes(url: str) -> None:
    anna = account(url, "speaker")
    assert "language" not in anna.get("/api/me").json()
    assert anna.http.put("/api/me/language", json={"language": "da"}).json()["language"] == "da"
    elsewhere = Client(url, None)
    entered = elsewhere.post("/api/login", login="speaker", password=PASSWORD).json()
    assert (entered["login"], entered["language"]) == ("speaker", "da")
    assert anna.http.put("/api/me/language", json={"language": "tlh"}).json()["code"] == "unknown-language"
    assert anna.get("/api/me").json()["language"] == "da"
    assert anna.http.put("/api/me/language", json={"language": None}).status_code == 200
    assert "language" not in anna.get("/api/me").json()
    assert Client(url, None).http.put("/api/me/language", json={"language": "da"}).status_code == 401


@pytest.mark.slow
def test_a_server_says_who_may_make_an_account(serve: Callable[..., str]) -> None:
    for accounts in ("open", "invited", "off"):
        about = Client(serve(accounts=accounts), None).get("/api/about").json()
        assert (about["accounts"], about["version"]) == (accounts, parlour.__version__)
