"""Records of matches that were played elsewhere come in, verified."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
import pytest

import parlour
from parlour.server.admin import backup
from parlour.server.base.settings import Settings
from parlour.server.store.database import open_engine
from tests.server.client import Client


def played(url: str, game: str = "shut-the-box") -> bytes:
    """The record of a match that two robots played."""
    anna = Client(url, "Anna")
    seats = [{"kind": "me", "name": "Ida"}, {"kind": "me", "name": "Noor"}]
    match = anna.create(game, seats=seats)["table"]["match"]
    anna.post(f"/api/matches/{match}/resign", key="r", seat=0)
    return anna.get(f"/api/matches/{match}/record").content


@pytest.mark.slow
def test_a_record_from_elsewhere_becomes_a_match(serve: Any, tmp_path: Path) -> None:
    url = serve()
    record = played(url)
    bo = Client(url, "Bo")
    answer = bo.post("/api/records", record=record.decode())
    assert answer.status_code == 201, answer.text
    match = answer.json()["match"]
    look = Client(url, "Cy").get(f"/api/matches/{match}").json()["table"]
    assert (look["status"], look["imported"], look["rated"], look["host"]) == ("over", True, False, "Bo")
    assert [(seat["name"], seat["person"]) for seat in look["seats"]] == [("Ida", None), ("Noor", None)]
    assert look["result"]["reason"] == "resigned"
    assert bo.get(f"/api/matches/{match}/replay").status_code == 200
    again = bo.get(f"/api/matches/{match}/record").content
    assert parlour.Record.from_json(again).events == parlour.Record.from_json(record).events
    assert parlour.verify(parlour.Record.from_json(again)).ok
    assert [one["match"] for one in bo.get("/api/me/matches", status="over").json()["matches"]] == [match]
    assert bo.post("/api/records", record=record.decode()).json()["match"] == match, "the same one again"
    text = parlour.Record.from_json(record).text()
    assert bo.post("/api/records", record=text).json()["match"] == match, "as text, too"
    engine = open_engine(Settings(database=f"sqlite:///{tmp_path / 'parlour.sqlite3'}"))
    assert backup.check(engine)[1] == []
    engine.dispose()


@pytest.mark.slow
def test_a_record_that_is_wrong_is_refused(url: str) -> None:
    record = msgspec.json.decode(played(url))
    bo = Client(url, "Bo")

    def code(change: Any) -> tuple[int, str]:
        answer = bo.post(
            "/api/records", record=change if isinstance(change, str) else msgspec.json.encode(change).decode()
        )
        return answer.status_code, answer.json()["code"]

    assert code("nothing of the kind") == (422, "record-refused")
    assert code(record | {"seed": "00" * 32}) == (422, "record-refused"), "another seed"
    dice = next(event for event in record["events"] if event["kind"] == "chance")
    for throw in ("1+1", "6+6"):
        changed = [event | {"act": throw} if event is dice else event for event in record["events"]]
        if dice["act"] != throw:
            assert code(record | {"events": changed}) == (422, "record-refused"), "other dice"
    assert code(record | {"events": record["events"][:-1]}) == (422, "unfinished-record")
    assert code(record | {"header": record["header"] | {"game": "chess"}}) == (422, "record-refused")
    assert Client(url, None).post("/api/records", record="{}").status_code == 401
    assert bo.get("/api/me/matches").json()["matches"] == [], "nothing of them is kept"


@pytest.mark.slow
def test_a_game_typed_in_from_a_real_table_comes_in_as_that(url: str) -> None:
    anna = Client(url, "Anna")
    seats = [{"kind": "me", "name": "Ida"}, {"kind": "me", "name": "Noor"}]
    match = anna.create("shut-the-box", seats=seats, by_hand=True)["table"]["match"]
    with anna.at(match) as table:
        table.act("6+6")
    anna.post(f"/api/matches/{match}/resign", key="r", seat=0)
    answer = Client(url, "Bo").post("/api/records", record=anna.get(f"/api/matches/{match}/record").text)
    assert (answer.json()["typed"], answer.json()["outcomes"]) == (1, 0)


@pytest.mark.slow
def test_imports_are_limited(serve: Any) -> None:
    url = serve(imports_per_person=1, imports_per_hour=3)
    bo = Client(url, "Bo")
    assert bo.post("/api/records", record=played(url).decode()).status_code == 201
    assert bo.post("/api/records", record=played(url).decode()).json()["code"] == "too-many-imports"
    # what is refused costs as much as what is taken
    assert bo.post("/api/records", record="nothing").json()["code"] == "record-refused"
    assert bo.post("/api/records", record="nothing").json()["code"] == "too-many-requests"


def _late(record: Any) -> None:
    record["events"][-1]["at"] = 2**70


def _before(record: Any) -> None:
    record["events"][0]["at"] = -1


def _endless_name(record: Any) -> None:
    record["header"]["players"][0]["name"] = "x" * 100_000


def _endless(record: Any) -> None:
    last = record["events"].pop()
    more = [{"kind": "seat", "at": 0, "by": 0, "seat": 0, "what": "joined", "name": "Ida"} for _ in range(60)]
    record["events"] += [event | {"seq": len(record["events"]) + n} for n, event in enumerate(more, 1)]
    record["events"].append(last | {"seq": len(record["events"]) + 1})


@pytest.mark.slow
def test_a_record_that_no_server_could_have_is_refused(serve: Any) -> None:
    url = serve(events_per_match=50)
    record, bo = played(url), Client(url, "Bo")
    for change in (_late, _before, _endless_name, _endless):
        changed = msgspec.json.decode(record)
        change(changed)
        assert parlour.verify(parlour.Record.from_json(msgspec.json.encode(changed))).ok, change
        answer = bo.post("/api/records", record=msgspec.json.encode(changed).decode())
        assert (answer.status_code, answer.json()["code"]) == (422, "record-refused"), change
    with ThreadPoolExecutor(4) as pool:
        answers = list(pool.map(lambda _: bo.post("/api/records", record=record.decode()), range(4)))
    assert {answer.status_code for answer in answers} == {201}, "the same record at once is one match"
    assert len({answer.json()["match"] for answer in answers}) == 1
