"""The page: its files, what was drawn ahead for every address, and a clear word when it is not built."""

from __future__ import annotations

import gzip
import json
import re
from datetime import date
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
    load = page.load
    monkeypatch.setattr(page, "load", lambda: load(tmp_path / "nothing"))
    with serving(tmp_path) as url:
        answer = Client(url, None).get("/m/0123")
        assert answer.status_code == 200
        assert "not built" in answer.text


def _drawn_ahead(folder: Path) -> None:
    ahead = folder / "ahead"
    ahead.mkdir()
    spoken = {}
    for language in ("en", "da"):
        start = f'<html lang="{language}"%KNOWN%><head>%LINKS%</head>'
        (ahead / f"home.{language}.html").write_text(f"{start}<h1>{language}</h1>%DAILY%")
        (ahead / f"back.{language}.html").write_text(f"{start}<h1>{language}</h1>back %DAILY%")
        (ahead / f"table.{language}.html").write_text(f"{start}<b>%GAME%</b>")
        for kind in ("frame", "bare"):
            named = f'<title>%TITLE%</title><meta content="%ABOUT%">{kind}'
            (ahead / f"{kind}.{language}.html").write_text(f"{start}{named}")
        spoken[language] = {
            "title": "Parlour",
            "about": "Five games",
            "titles": {"settings": ["Settings & more", 'Kept "here"']},
            "daily": [f"{n} ?level=%LEVEL%&seed=day+%DAY%" for n in range(5)],
            "dailyBack": [f"{n} again ?level=%LEVEL%&seed=day+%DAY%" for n in range(5)],
            "games": {"kryds-bolle": ["Kryds & Bolle", "<link>"]},
        }
    (ahead / "ahead.json").write_text(json.dumps({"levels": [3, 1, 1, 2, 2, 2, 3], "languages": spoken}))


def test_the_first_page_comes_in_the_readers_language(built: Path, tmp_path: Path) -> None:
    _drawn_ahead(built)
    with serving(tmp_path) as url:

        def asked(accepted: str, cookie: str = "") -> str:
            headers = {"Accept-Language": accepted, "Cookie": cookie}
            answer = Client(url, None).http.get("/", headers=headers)
            assert {"accept-language", "cookie"} <= set(answer.headers["vary"].split(", "))
            assert f'lang="{answer.headers["content-language"]}"' in answer.text
            return answer.headers["content-language"]

        assert asked("da-DK,da;q=0.9,en;q=0.8") == "da"
        assert asked("en;q=0.4, da;q=0.6") == "da"
        assert asked("fi, da;q=0, en;q=0.1") == "en"
        assert asked("fi") == asked("") == asked("da;q=x") == "en"
        assert asked("en", "parlour-language=da") == "da"
        assert asked("da", "parlour-language=xx") == "da"


def test_every_address_has_its_frame(built: Path, tmp_path: Path) -> None:
    _drawn_ahead(built)
    with serving(tmp_path) as url:
        visitor, anna = Client(url, None), Client(url)
        assert "frame" in visitor.get("/settings").text
        assert "bare" in visitor.get("/embed/0123").text
        # nobody is known here, so the page need not ask
        assert "data-nobody data-visitor" in visitor.get("/").text
        assert "data-nobody" not in anna.get("/").text
        # who was here before gets a first page with room for what waits
        assert "back" not in visitor.get("/").text
        assert re.search(r"back \d again", anna.get("/").text)
        # every page has its own name before any script runs
        settings = visitor.get("/settings").text
        assert "<title>Settings &amp; more</title>" in settings
        assert 'content="Kept &quot;here&quot;"' in settings
        nowhere = visitor.get("/nowhere").text
        assert "<title>Parlour</title>" in nowhere
        assert 'content="Five games"' in nowhere
        match = anna.create()["table"]["match"]
        table = visitor.get(f"/table/{match}")
        assert "<b>Kryds &amp; Bolle</b>" in table.text
        assert "<link>" in table.text
        closed = anna.create(spectators=False, seats=[{"kind": "me"}, {"kind": "me"}])["table"]["match"]
        assert "<b>" in anna.get(f"/table/{closed}").text
        for hidden in (f"/table/{closed}", "/table/0123", "/table"):
            assert "frame" in visitor.get(hidden).text
        # they are sent in place of others, never by name
        assert "%DAILY%" not in visitor.get("/ahead/home.en.html").text


def test_the_puzzle_of_the_day_is_written_in(built: Path) -> None:
    _drawn_ahead(built)
    pages = page.load()

    def drawn(day: date) -> str:
        file = pages.drawn("", "en", None, False, day)
        assert file is not None
        return file.data.decode().partition("</h1>")[2]

    # as web/src/puzzles/day.ts counts: days since 1970, harder towards the end of the week
    assert drawn(date(1970, 1, 1)) == "0 ?level=2&seed=day+1970-01-01"
    assert drawn(date(2026, 11, 15)) == "2 ?level=3&seed=day+2026-11-15"
    assert drawn(date(2026, 11, 17)) == "4 ?level=1&seed=day+2026-11-17"


def test_a_file_is_sent_in_the_best_encoding_that_is_accepted(built: Path, tmp_path: Path) -> None:
    script = built / "assets" / "app-1a2b.js"
    script.with_name("app-1a2b.js.br").write_bytes(b"packed by the build")
    pages = page.load()
    file = pages.files["assets/app-1a2b.js"]
    assert file.packed("gzip, deflate, br, zstd") == (b"packed by the build", "br")
    assert file.packed("br;q=0.5, gzip;q=0.1") == (b"packed by the build", "br")
    data, encoding = file.packed("gzip, br;q=0")
    assert (gzip.decompress(data), encoding) == (script.read_bytes(), "gzip")
    assert file.packed("identity") == file.packed("") == (script.read_bytes(), "")
    with serving(tmp_path) as url:
        visitor = Client(url, None)
        tags = set()
        for accepted in ("br", "gzip", "identity"):
            headers = {"Accept-Encoding": accepted}
            # read raw: there is no such Brotli
            with visitor.http.stream("GET", "/assets/app-1a2b.js", headers=headers) as answer:
                tag = answer.headers["etag"]
                assert answer.headers.get("content-encoding", "identity") == accepted
                assert answer.headers["vary"] == "accept-encoding"
            again = visitor.http.get("/assets/app-1a2b.js", headers={**headers, "If-None-Match": f"W/{tag}"})
            assert again.status_code == 304
            tags.add(tag)
        assert len(tags) == 3
        # the packed copy is no file of its own
        assert visitor.get("/assets/app-1a2b.js.br").status_code == 404


def test_a_link_to_a_match_says_who_plays_what(built: Path, tmp_path: Path) -> None:
    """Open Graph tags, for where the link is shared; not for a match that only its players may see."""
    (built / "index.html").write_text("<!doctype html><head><title>Parlour</title></head>")
    with serving(tmp_path) as url:
        anna = Client(url, 'Anna "<b>')
        open_seat = anna.create("kryds-bolle")["table"]["match"]
        text = Client(url, None).http.get(f"/m/{open_seat}", headers={"Accept-Language": "de"}).text
        told = dict(re.findall(r'<meta property="([\w:]+)" content="([^"]*)" />', text))
        assert told["og:title"] == "Kryds &amp; Bolle: Anna &quot;&lt;b>"
        assert told["og:url"] == f"{url}/m/{open_seat}"
        assert told["og:image"] == f"{url}/icon-512.png"
        bo = Client(url, "Bo")
        bo.join(open_seat)
        for client in (anna, bo):
            legal = client.get(f"/api/matches/{open_seat}").json()["sides"][0]["view"]["legal"]
            if legal:
                client.post(f"/api/matches/{open_seat}/act", seq=1, act=legal[0], key="a")
                break
        assert "og:description" in Client(url, None).get(f"/table/{open_seat}").text
        bo.post(f"/api/matches/{open_seat}/resign", key="r")
        text = Client(url, None).get(f"/m/{open_seat}").text
        assert "won. Watch the replay." in text
        closed = anna.create("kryds-bolle", spectators=False)["table"]["match"]
        bo.join(closed)
        assert "og:" not in Client(url, None).get(f"/m/{closed}").text
        assert "og:" not in Client(url, None).get("/m/nowhere").text
