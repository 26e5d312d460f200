"""Sheets over HTTP: anybody may print, options are checked, and what a browser has isn't sent again."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.server.client import Client


def test_sheets_are_listed_drawn_and_printed(url: str) -> None:
    person = Client(url, None)
    found = {sheet["key"]: sheet for sheet in person.get("/api/sheets", lang="da").json()}
    assert found["abaku-board"]["name"] == "Bræt til Abaku"
    assert found["drill-sums"]["levels"] == [1, 2, 3, 4, 5, 6]
    asked = {"sheets": "abaku-board,drill-sums", "lang": "da", "paper": "letter", "level": 2, "seed": "x"}
    pdf = person.get("/api/sheets/pdf", **asked)
    assert (pdf.status_code, pdf.headers["content-type"]) == (200, "application/pdf")
    assert pdf.content.startswith(b"%PDF-")
    assert 'filename="parlour.pdf"' in pdf.headers["content-disposition"]
    assert person.get("/api/sheets/pdf", **asked).headers["etag"] == pdf.headers["etag"]
    picture = person.get("/api/sheets/abaku-board/picture.svg", lang="da")
    assert picture.headers["content-type"] == "image/svg+xml"
    assert picture.text.startswith("<svg ")
    assert "script-src" not in picture.headers["content-security-policy"]


def test_what_a_browser_has_is_not_sent_again(url: str) -> None:
    person = Client(url, None)
    first = person.http.get("/api/sheets/abaku-board/picture.svg")
    again = person.http.get(
        "/api/sheets/abaku-board/picture.svg", headers={"if-none-match": first.headers["etag"]}
    )
    assert (again.status_code, again.content) == (304, b"")


def test_a_drill_may_have_a_range_of_its_own(url: str) -> None:
    person = Client(url, None)
    drill = {"kind": "equations", "operations": ["division"], "most": 50}
    own = person.get("/api/sheets/pdf", sheets="drill-equations", drill=json.dumps(drill))
    assert own.status_code == 200
    assert own.content != person.get("/api/sheets/pdf", sheets="drill-equations").content


@pytest.mark.parametrize(
    ("asked", "status", "code"),
    [
        ({"sheets": "nothing"}, 422, "no-sheet"),
        ({"sheets": ","}, 422, "bad-option"),
        ({"sheets": "abaku-board", "lang": "xx"}, 422, "unknown-language"),
        ({"sheets": "abaku-board", "paper": "a5"}, 400, None),
        ({"sheets": "drill-sums", "count": 99}, 400, None),
        ({"sheets": "drill-sums", "level": 50}, 422, "bad-option"),
        ({"sheets": "drill-sums", "drill": "{"}, 422, "bad-drill"),
        ({"sheets": "drill-sums", "drill": '{"kind": "sums", "flaps": 7}'}, 422, "bad-drill"),
        ({}, 400, None),
    ],
)
def test_what_cannot_be_printed_is_refused(
    url: str, asked: dict[str, str], status: int, code: str | None
) -> None:
    answer = Client(url, None).get("/api/sheets/pdf", **asked)
    assert answer.status_code == status, answer.text
    assert code is None or answer.json()["code"] == code


def test_nobody_prints_without_end(serve: Callable[..., str]) -> None:
    person = Client(serve(sheets_per_minute=2), None)
    answers = [person.get("/api/sheets/pdf", sheets="abaku-board") for _ in range(3)]
    assert [answer.status_code for answer in answers] == [200, 200, 429]
    assert answers[-1].json()["code"] == "too-many-requests"


def test_nobody_draws_without_end(serve: Callable[..., str]) -> None:
    person = Client(serve(sheets_per_minute=1), None)
    answers = [person.get("/api/sheets/kugelbox-chips/picture.svg", seed=str(n)) for n in range(11)]
    assert [answer.status_code for answer in answers] == [200] * 10 + [429]


def test_only_so_many_sheets_wait(serve: Callable[..., str], monkeypatch: pytest.MonkeyPatch) -> None:
    """One thread draws; beyond what may wait, the server says that it is busy, and answers all else."""
    from parlour.paper import making

    drawing, done = threading.Event(), threading.Event()

    def slow(printing: making.Printing) -> str:
        drawing.set()
        assert done.wait(20)
        return "<svg/>"

    monkeypatch.setattr(making, "pictured", slow)
    url = serve(work_waiting=1)
    with ThreadPoolExecutor(2) as pool:

        def ask(seed: str) -> int:
            return Client(url, None).get("/api/sheets/abaku-board/picture.svg", seed=seed).status_code

        waiting = [pool.submit(ask, seed) for seed in ("slow 1", "slow 2")]
        assert drawing.wait(20)
        try:
            while (refused := Client(url, None).get("/api/sheets/pdf", sheets="abaku-board")).is_success:
                pass  # the second hasn't come yet
            assert (refused.status_code, refused.json()["code"]) == (503, "too-busy")
            assert Client(url, None).get("/api/about").status_code == 200
        finally:
            done.set()
        assert [one.result() for one in waiting] == [200, 200]


@pytest.mark.slow
def test_puzzles_are_made_for_a_sheet(url: str) -> None:
    asked = {"sheets": "puzzles-smart-calculators", "count": 2, "seed": "sheet"}
    assert Client(url, None).get("/api/sheets/pdf", **asked).content.startswith(b"%PDF-")
    refused = Client(url, None).get("/api/sheets/puzzles-abaku/picture.svg")
    assert (refused.status_code, refused.json()["code"]) == (422, "no-sheet")
