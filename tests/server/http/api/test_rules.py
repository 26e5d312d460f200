"""The rules over HTTP, their positions to try, and equations said aloud."""

from __future__ import annotations

from tests.server.client import Client


def test_rules_come_as_html_with_pictures(url: str) -> None:
    shown = Client(url, None).get("/api/games/kryds-bolle/rules", lang="da").json()
    assert (shown["game"], shown["lang"]) == ("kryds-bolle", "da")
    assert "<h1>Kryds &amp; Bolle</h1>" in shown["parts"][0]["html"]
    pictures = [part for part in shown["parts"] if part["example"]]
    assert [picture["example"] for picture in pictures] == ["lines", "chameleon"]
    assert pictures[0]["view"]["points"] == [2, 0]
    assert "kamæleonen" in pictures[1]["words"]


def test_an_example_is_tried(url: str) -> None:
    reader = Client(url, None)
    fresh = reader.get("/api/games/kryds-bolle/examples/chameleon").json()
    assert (fresh["acts"], fresh["view"]["points"]) == ([], [3, 6])
    over = reader.get("/api/games/kryds-bolle/examples/chameleon", act="b1").json()
    assert (over["view"]["actor"], over["view"]["points"]) == (None, [6, 6])


def test_chance_answers_by_itself(url: str) -> None:
    tried = Client(url, None).get("/api/games/shut-the-box/examples/fits", act="6").json()
    act, throw = tried["acts"][:2]
    assert act == "6"
    assert "+" in throw


def test_what_is_not_there_is_refused(url: str) -> None:
    reader = Client(url, None)
    for path, query, status, code in [
        ("/api/games/chess/rules", {}, 404, "unknown-game"),
        ("/api/games/abaku/rules", {"lang": "xx"}, 422, "unknown-language"),
        ("/api/games/abaku/examples/lines", {}, 404, "not-found"),
        ("/api/games/kryds-bolle/examples/lines", {"act": "a1"}, 422, "bar-full"),
        ("/api/games/kryds-bolle/examples/lines", {"act": "jump"}, 422, "bad-notation"),
    ]:
        answer = reader.get(path, **query)
        assert (answer.status_code, answer.json()["code"]) == (status, code), path


def test_digits_are_said_as_equations(url: str) -> None:
    reader = Client(url, None)
    path = "/api/games/abaku/reading"
    assert "zwölf geteilt durch vier ist drei" in reader.get(path, digits="1243", lang="de").json()["said"]
    assert len(reader.get(path, digits="38335", lang="en").json()["said"]) == 2
    assert reader.get(path, digits="99").json()["said"] == []
    assert reader.get(path, digits="12x").status_code == 400
