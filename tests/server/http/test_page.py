"""The page: its files, its index for every other address, and a clear word when it is not built."""

from __future__ import annotations

from pathlib import Path

import pytest

from parlour.server.http import page
from tests.server.client import Client
from tests.server.conftest import serving


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Parlour</title>")
    (folder / "assets" / "app-1a2b.js").write_text("console.log('hej')\n" * 200)
    (folder / ".secret").write_text("no")
    (tmp_path / "outside.txt").write_text("no")
    load = page.load
    monkeypatch.setattr(page, "load", lambda: load(folder))
    return folder


def test_files_and_client_routes(built: Path, tmp_path: Path) -> None:
    with serving(tmp_path) as url:
        visitor = Client(url, None)
        for path in ("/", "/index.html", "/m/0123", "/a/b/c"):
            answer = visitor.get(path)
            assert answer.status_code == 200
            assert "<title>Parlour</title>" in answer.text
            assert answer.headers["cache-control"] == "no-cache"
        script = visitor.get("/assets/app-1a2b.js")
        assert script.text.startswith("console.log")
        assert script.headers["content-encoding"] == "gzip"
        assert script.headers["content-type"].startswith("text/javascript")
        assert "immutable" in script.headers["cache-control"]
        again = visitor.http.get("/", headers={"If-None-Match": visitor.get("/").headers["etag"]})
        assert again.status_code == 304
        assert visitor.get("/assets/app-other.js").status_code == 404
        assert visitor.get("/api/nowhere").json()["code"] == "not-found"
        for path in ("/.secret", "/../outside.txt", "/%2e%2e/outside.txt", "/assets/..%2f..%2foutside.txt"):
            assert visitor.get(path).text != "no"


def test_a_page_that_is_not_built_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page, "load", dict)
    with serving(tmp_path) as url:
        answer = Client(url, None).get("/m/0123")
        assert answer.status_code == 200
        assert "not built" in answer.text
