"""Chat: phrases for all, free words where everybody allows them, and nobody need hear anybody."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import connect

import parlour
from parlour.table.messages.chat import PHRASES
from tests.server.client import Client, two_at_a_table

LOCALES = Path(parlour.__file__).parent / "locales"


def allow_free(*clients: Client) -> None:
    for client in clients:
        assert client.http.put("/api/me/chat", json={"chat": "free"}).status_code == 204


def said(message: dict[str, Any]) -> list[str]:
    return [line["text"] or line["phrase"] for line in message["lines"]]


@pytest.mark.parametrize("language", sorted(p.parent.name for p in LOCALES.glob("*/page.ftl")))
def test_every_language_has_every_phrase(language: str) -> None:
    text = (LOCALES / language / "chat.ftl").read_text("utf-8")
    assert set(PHRASES) <= set(re.findall(r"^chat-([a-z-]+) = \S", text, re.M))


def test_a_phrase_reaches_the_other_and_no_spectator(url: str) -> None:
    anna, bo, match = two_at_a_table(url)
    with anna.at(match) as hers, bo.at(match) as his, Client(url, "Cy").at(match) as watching:
        answer = hers.say("say", phrase="good-luck")
        assert (answer["type"], said(answer)) == ("chat", ["good-luck"])
        heard = his.until(type="chat")
        assert said(heard) == ["good-luck"]
        assert heard["lines"][0]["seat"] == 0
        assert "key" not in heard
        hers.act("a1")
        watching.until_seq(1)
        assert not any('"chat"' in text for text in watching.raw)
    spectator = Client(url, "Cy")
    assert spectator.get(f"/api/matches/{match}/chat").json()["code"] == "wrong-seat"
    assert spectator.post(f"/api/matches/{match}/say", key="k", phrase="hello").json()["code"] == "wrong-seat"


def test_free_words_need_everybodys_leave(url: str) -> None:
    anna, bo, match = two_at_a_table(url)
    say = f"/api/matches/{match}/say"
    assert anna.post(say, key="1", text="hello there").json()["code"] == "phrases-only"
    allow_free(anna)
    assert anna.post(say, key="2", text="hello there").json()["code"] == "phrases-only"
    allow_free(bo)
    answer = anna.post(say, key="3", text=" hello\n\u202e there\x07 ")
    assert said(answer.json()) == ["hello there"]
    assert bo.get(f"/api/matches/{match}/chat").json()["free"] is True
    assert anna.post(say, key="4", text="x" * 281).json()["code"] == "too-long"
    assert anna.post(say, key="5", text="\u200e \n").json()["code"] == "bad-message"
    assert anna.post(say, key="6").json()["code"] == "bad-message"
    assert anna.post(say, key="7", text="a", phrase="hello").json()["code"] == "bad-message"


def test_a_resend_is_said_once_and_a_reconnect_hears_what_it_missed(url: str) -> None:
    anna, bo, match = two_at_a_table(url)
    with anna.at(match) as hers:
        hers.say("say", phrase="hello", key="once")
        assert said(hers.say("say", phrase="hello", key="once")) == []
        hers.say("say", phrase="oops")
    with bo.at(match) as his:
        assert said(his.until(type="chat")) == ["hello", "oops"]
    address = bo.url.replace("http", "ws", 1) + f"/api/matches/{match}/socket?heard=1"
    with connect(address, additional_headers={"Cookie": bo.cookie}) as connection:
        connection.recv(timeout=10)
        assert '"oops"' in str(last := connection.recv(timeout=10))
        assert '"hello"' not in str(last)


@pytest.mark.slow
def test_what_was_said_outlives_the_server_and_is_no_part_of_the_record(serve: Callable[..., str]) -> None:
    first = serve()
    anna, bo, match = two_at_a_table(first)
    anna.post(f"/api/matches/{match}/say", key="k", phrase="well-played")
    second = serve()
    again = Client(second, None)
    again.http.cookies.set("parlour", bo.http.cookies["parlour"])
    assert said(again.get(f"/api/matches/{match}/chat").json()) == ["well-played"]
    assert "well-played" not in again.get(f"/api/matches/{match}/record").text


def test_who_is_muted_is_not_heard(url: str) -> None:
    anna, bo, match = two_at_a_table(url)
    him = bo.get("/api/me").json()["id"]
    assert anna.post("/api/me/mutes", person=him).status_code == 204
    assert anna.post("/api/me/mutes", person=him).status_code == 204
    assert anna.get("/api/me/mutes").json() == [{"person": him, "name": "Bo"}]
    with anna.at(match) as hers, bo.at(match) as his:
        his.say("say", phrase="hello")
        his.say("say", phrase="oops")
        assert said(hers.say("say", phrase="thanks")) == ["thanks"]
        assert anna.http.delete(f"/api/me/mutes/{him}").status_code == 204
        his.say("say", phrase="bye")
        assert said(hers.until(type="chat")) == ["bye"]
    assert anna.post("/api/me/mutes", person="nobody").json()["code"] == "no-such-person"


@pytest.mark.slow
def test_chat_is_limited(serve: Callable[..., str]) -> None:
    url = serve(chat_per_minute=1, chat_burst=2)
    anna, bo, match = two_at_a_table(url)
    codes = [anna.post(f"/api/matches/{match}/say", key=str(n), phrase="hello").status_code for n in range(3)]
    assert codes == [200, 200, 429]
    assert bo.post(f"/api/matches/{match}/say", key="b", phrase="hello").status_code == 200
    short = serve(chat_lines_per_match=1)
    anna, bo, match = two_at_a_table(short)
    assert anna.post(f"/api/matches/{match}/say", key="1", phrase="hello").status_code == 200
    assert bo.post(f"/api/matches/{match}/say", key="2", phrase="hello").json()["code"] == "too-much-chat"


@pytest.mark.slow
@pytest.mark.parametrize(("setting", "phrase", "text"), [("phrases", 200, 403), ("off", 403, 403)])
def test_the_host_may_switch_it_off(serve: Callable[..., str], setting: str, phrase: int, text: int) -> None:
    anna, bo, match = two_at_a_table(serve(chat=setting))
    allow_free(anna, bo)
    say = f"/api/matches/{match}/say"
    assert anna.post(say, key="1", phrase="hello").status_code == phrase
    assert anna.post(say, key="2", text="hello").status_code == text


def test_who_is_deleted_has_said_nothing(url: str) -> None:
    anna, bo, match = two_at_a_table(url)
    allow_free(anna, bo)
    anna.post(f"/api/matches/{match}/say", key="1", text="my secret")
    assert "my secret" in anna.get("/api/me/export").text
    assert anna.http.delete("/api/me").status_code == 204
    lines = bo.get(f"/api/matches/{match}/chat").json()["lines"]
    assert [(line["text"], line["phrase"]) for line in lines] == [(None, None)]
