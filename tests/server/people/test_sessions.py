"""Sessions: a new one at every sign-in, listed, ended one by one and all at once, with all that is open."""

from __future__ import annotations

import hashlib
import json
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import httpx
import pytest
from itsdangerous import TimestampSigner
from websockets.exceptions import ConnectionClosed

from parlour.cli import main
from parlour.server.people.sessions import device_of
from tests.server.client import Client, Table, two_at_a_table
from tests.server.people.test_accounts import PASSWORD, account

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:131.0) Gecko/20100101 Firefox/131.0"
SAFARI = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Safari/604.1"


def copied(client: Client) -> Client:
    """Somebody who has stolen the client's cookie."""
    thief = Client(client.url, None)
    thief.http.headers["Cookie"] = f"parlour={client.http.cookies['parlour']}"
    return thief


def signed_in(url: str, login: str, agent: str = "") -> Client:
    client = Client(url, None)
    client.http.headers["User-Agent"] = agent
    assert client.post("/api/login", login=login, password=PASSWORD).status_code == 200
    return client


def status(client: Client) -> int:
    return client.get("/api/me").status_code


# --- a new identity ---


def test_signing_up_makes_another_session(url: str) -> None:
    anna = Client(url)
    thief = copied(anna)
    anna.post("/api/account", login="fixed-up", password=PASSWORD)
    assert (status(anna), status(thief)) == (200, 401)


def test_signing_in_ends_the_session_that_was_there(url: str) -> None:
    account(url, "fixed-in")
    guest = Client(url, "Guest")
    thief = copied(guest)
    assert guest.post("/api/login", login="fixed-in", password=PASSWORD).status_code == 200
    assert guest.get("/api/me").json()["login"] == "fixed-in"
    assert status(thief) == 401


def test_signing_out_ends_the_session_on_the_server(url: str) -> None:
    anna = account(url, "leaves")
    other, thief = signed_in(url, "leaves"), copied(anna)
    assert status(thief) == 200
    anna.post("/api/me/forget")
    assert (status(anna), status(thief), status(other)) == (401, 401, 200)


def test_another_name_keeps_the_session(url: str) -> None:
    anna = Client(url)
    thief = copied(anna)
    anna.post("/api/guest", name="Annette")
    assert (status(anna), status(thief)) == (200, 200)
    assert len(anna.get("/api/me/sessions").json()) == 1


# --- the list ---


def test_the_list_names_devices_and_ends_one(url: str) -> None:
    account(url, "listed")
    here, phone = signed_in(url, "listed", FIREFOX), signed_in(url, "listed", SAFARI)
    shown = here.get("/api/me/sessions").json()
    assert sorted(each["device"] for each in shown) == ["", "Firefox · Linux", "Safari · iPhone"]
    assert [each["device"] for each in shown if each["current"]] == ["Firefox · Linux"]
    theirs = next(each["id"] for each in shown if "iPhone" in each["device"])
    assert Client(url).http.delete(f"/api/me/sessions/{theirs}").json()["code"] == "no-such-session"
    assert here.http.delete(f"/api/me/sessions/{theirs}").status_code == 204
    assert (status(here), status(phone)) == (200, 401)
    assert len(here.get("/api/me/sessions").json()) == 2


def test_signing_out_everywhere(url: str) -> None:
    account(url, "everywhere")
    clients = [signed_in(url, "everywhere") for _ in range(3)]
    assert clients[0].http.delete("/api/me/sessions").status_code == 204
    assert [status(client) for client in clients] == [401] * 3
    assert status(signed_in(url, "everywhere")) == 200


def test_the_list_needs_the_cookie_and_holds_no_secrets(url: str) -> None:
    anna = account(url, "secretive")
    token = anna.post("/api/me/tokens", name="t").json()["token"]
    program = httpx.get(f"{url}/api/me/sessions", headers={"Authorization": f"Bearer {token}"})
    assert program.json()["code"] == "not-with-a-token"
    assert Client(url, None).get("/api/me/sessions").status_code == 401
    secret = anna.http.cookies["parlour"].split(".")[0].partition("-")[2]
    for path in ("/api/me/sessions", "/api/me/export"):
        assert secret not in anna.get(path).text
    assert anna.get("/api/me/export").json()["sessions"][0].keys() == {"device", "created", "seen"}


def test_the_oldest_session_makes_room(serve: Callable[..., str]) -> None:
    url = serve(sessions_per_person=2)
    first = account(url, "many")
    clients = [first, signed_in(url, "many"), signed_in(url, "many")]
    assert [status(client) for client in clients] == [401, 200, 200]


@pytest.mark.parametrize(
    ("agent", "device"),
    [
        (FIREFOX, "Firefox · Linux"),
        (SAFARI, "Safari · iPhone"),
        ("Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537 Chrome/130 Safari/537 Edg/130", "Edge · Windows"),
        ("Mozilla/5.0 (Linux; Android 15) AppleWebKit/537 Chrome/130 Mobile Safari/537", "Chrome · Android"),
        ("curl/8", ""),
        (None, ""),
    ],
)
def test_devices(agent: str | None, device: str) -> None:
    assert device_of(agent) == device


# --- cookies from before there were sessions ---


def signed(folder: Path, text: str) -> str:
    """A cookie with this text, by somebody who has the key."""
    key = (folder / "parlour.sqlite3.key").read_text().strip()
    return TimestampSigner(key, salt="parlour guest", digest_method=hashlib.sha256).sign(text).decode()


def with_cookie(url: str, value: str) -> Client:
    client = Client(url, None)
    client.http.headers["Cookie"] = f"parlour={value}"
    return client


def test_an_old_cookie_goes_on_and_can_be_ended(serve: Callable[..., str], tmp_path: Path) -> None:
    url = serve()
    anna = Client(url)
    person = anna.get("/api/me").json()["id"]
    cookie = signed(tmp_path, f"{person}-0")
    old = with_cookie(url, cookie)
    assert [status(old), status(old)] == [200, 200]
    assert len(old.get("/api/me/sessions").json()) == 2
    old.post("/api/me/forget")
    assert status(with_cookie(url, cookie)) == 401
    assert status(with_cookie(url, signed(tmp_path, f"{person}-1"))) == 401
    anna.http.delete("/api/me/sessions")
    time.sleep(1.1)  # a cookie of another second is another session
    assert status(with_cookie(url, signed(tmp_path, f"{person}-0"))) == 401, (
        "one that was never seen ends too"
    )


def test_a_cookie_has_an_end(serve: Callable[..., str], monkeypatch: pytest.MonkeyPatch) -> None:
    anna = Client(serve(cookie_days=1))
    assert status(anna) == 200
    real = time.time()
    monkeypatch.setattr("itsdangerous.timed.time.time", lambda: real + 86_400 + 5)
    assert status(anna) == 401


def test_a_stolen_database_signs_nobody_in(serve: Callable[..., str], tmp_path: Path) -> None:
    """Even with the key: the database has hashes of the sessions' secrets alone."""
    url = serve()
    anna = Client(url)
    person = anna.get("/api/me").json()["id"]
    with closing(sqlite3.connect(tmp_path / "parlour.sqlite3")) as database:
        (session,) = database.execute("SELECT id FROM sessions").fetchone()
    assert status(with_cookie(url, signed(tmp_path, f"{person}-{session}"))) == 401


# --- what is open ends within a second ---


class Ended:
    """Waits for the end of a socket or a stream in a thread of its own."""

    def __init__(self, wait: Callable[[], object]) -> None:
        self.at: float | None = None
        self.code: object = None
        self._thread = threading.Thread(target=self._run, args=(wait,), daemon=True)
        self._thread.start()

    def _run(self, wait: Callable[[], object]) -> None:
        self.code = wait()
        self.at = time.monotonic()

    def seconds_after(self, began: float) -> float:
        self._thread.join(5)
        return self.at - began if self.at is not None else 99.0


def socket_end(table: Table) -> Ended:
    def wait() -> object:
        try:
            while True:
                table.receive(timeout=10)
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd is not None else None

    return Ended(wait)


@contextmanager
def stream_end(client: Client, match: str, **headers: str) -> Iterator[Ended]:
    with client.http.stream("GET", f"/api/matches/{match}/stream", headers=headers) as stream:
        lines = stream.iter_lines()
        assert json.loads(next(lines))["type"] == "welcome"
        yield Ended(lambda: list(lines))


def sign_out(anna: Client, host: Client, tmp_path: Path) -> None:
    anna.post("/api/me/forget")


def end_here(anna: Client, host: Client, tmp_path: Path) -> None:
    for each in anna.get("/api/me/sessions").json():
        anna.http.delete(f"/api/me/sessions/{each['id']}")


def everywhere(anna: Client, host: Client, tmp_path: Path) -> None:
    anna.http.delete("/api/me/sessions")


def new_password(anna: Client, host: Client, tmp_path: Path) -> None:
    assert anna.post("/api/me/password", old=PASSWORD, new="another password").status_code == 200


def delete(anna: Client, host: Client, tmp_path: Path) -> None:
    anna.http.delete("/api/me")


def ban(anna: Client, host: Client, tmp_path: Path) -> None:
    person = anna.get("/api/me").json()["id"]
    assert host.post("/api/host/sanctions", person=person, what="all", reason="rude").status_code == 201


def ban_by_command(anna: Client, host: Client, tmp_path: Path) -> None:
    words = ["--database", f"sqlite:///{tmp_path / 'parlour.sqlite3'}", "--json"]
    assert main(["admin", "ban", "anna", "rude", *words]) == 0


@pytest.mark.parametrize("how", [sign_out, end_here, everywhere, new_password, delete, ban, ban_by_command])
def test_sockets_and_streams_end_within_a_second(
    serve: Callable[..., str],
    tmp_path: Path,
    how: Callable[[Client, Client, Path], None],
    capsys: pytest.CaptureFixture[str],
) -> None:
    url = serve()
    anna, host, bo = account(url, "anna"), account(url, "host1"), Client(url, "Bo")
    words = ["--database", f"sqlite:///{tmp_path / 'parlour.sqlite3'}", "--json"]
    assert main(["admin", "administrator", "host1", *words]) == 0
    match = anna.create()["table"]["match"]
    bo.join(match)
    with (
        anna.at(match) as hers,
        anna.at(match, screen=True) as screen,
        bo.at(match) as his,
        stream_end(anna, match) as stream,
    ):
        socket, big = socket_end(hers), socket_end(screen)
        # a command takes a while to load; what counts is what follows its write
        how(anna, host, tmp_path)
        began = time.monotonic()
        assert socket.seconds_after(began) < 1
        assert stream.seconds_after(began) < 1
        assert big.seconds_after(began) < 1, "her big screen ends too"
        assert socket.code in (4401, 4403)
        his.send(type="ping", n=1)
        assert his.until(type="pong")["n"] == 1, "nobody else is disconnected"


def test_a_revoked_token_ends_what_it_opened(url: str) -> None:
    anna, _, match = two_at_a_table(url)
    made = anna.post("/api/me/tokens", name="robot").json()
    with (
        anna.at(match) as hers,
        stream_end(Client(url, None), match, Authorization=f"Bearer {made['token']}") as stream,
    ):
        anna.http.delete(f"/api/me/tokens/{made['shown']['id']}")
        began = time.monotonic()
        assert stream.seconds_after(began) < 1
        hers.send(type="ping", n=1)
        assert hers.until(type="pong")["n"] == 1


def test_an_address_that_is_banned_is_disconnected(serve: Callable[..., str], tmp_path: Path) -> None:
    url = serve()
    anna, _, match = two_at_a_table(url)
    words = ["--database", f"sqlite:///{tmp_path / 'parlour.sqlite3'}", "--json"]
    with anna.at(match) as hers:
        socket = socket_end(hers)
        assert main(["admin", "ban", "127.0.0.0/8", "flooding", *words]) == 0
        assert socket.seconds_after(time.monotonic()) < 1
        assert socket.code == 4403
