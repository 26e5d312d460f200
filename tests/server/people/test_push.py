"""Notices: what waits for whom, and Web Push to a push service of our own."""

from __future__ import annotations

import base64
import json
import os
import socket
import threading
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any
from urllib.parse import urlsplit

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from hypothesis import given
from hypothesis import strategies as st
from urllib3.util import parse_url

from parlour.cli import main
from parlour.core.errors import BadOption
from parlour.server.people.push import new_key, public_key
from parlour.server.people.push_services import PushServices, is_public
from tests.server.client import Client, two_at_a_table

SLOW = {"move": 2 * 86_400_000}


def b64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


class Browser:
    """A browser's keys, and what it reads of a notice."""

    def __init__(self) -> None:
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)

    def subscription(self, endpoint: str) -> dict[str, Any]:
        point = self.private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {
            "endpoint": endpoint,
            "expirationTime": None,
            "keys": {"p256dh": b64(point), "auth": b64(self.auth)},
        }

    def read(self, body: bytes) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(
            http_ece.decrypt(body, private_key=self.private, auth_secret=self.auth, version="aes128gcm")
        )
        return found


class Service:
    """A push service: keeps what it is sent, and answers as it is told."""

    def __init__(self) -> None:
        self.told: list[tuple[str, dict[str, str], bytes]] = []
        self.answer = 201
        self.news = threading.Event()
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                service.told.append((self.path, {k.lower(): v for k, v in self.headers.items()}, body))
                self.send_response(service.answer)
                self.send_header("content-length", "0")
                self.end_headers()
                service.news.set()

            def log_message(self, *_: Any) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self._server.server_port}"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()


@pytest.fixture
def service() -> Iterator[Service]:
    service = Service()
    yield service
    service.close()


def why(client: Client) -> dict[str, str]:
    return {entry["match"]: entry["why"] for entry in client.get("/api/me/waiting").json()}


def test_what_waits_for_whom(url: str) -> None:
    anna, bo, match = two_at_a_table(url, clock=SLOW)
    assert (why(anna), why(bo)) == ({match: "turn"}, {})
    (entry,) = anna.get("/api/me/waiting").json()
    assert entry["names"] == ["Anna", "Bo"]
    assert entry["until"] - entry["since"] == pytest.approx(SLOW["move"], abs=5_000)
    anna.post(f"/api/matches/{match}/act", key="1", seq=1, act="a1")
    assert (why(anna), why(bo)) == ({}, {match: "turn"})
    anna.post(f"/api/matches/{match}/offer", key="2", what="pause")
    assert (why(anna), why(bo)) == ({}, {match: "offer"})
    bo.post(f"/api/matches/{match}/answer", key="3", to=2, yes=True)
    assert (why(anna), why(bo)) == ({}, {})
    bo.post(f"/api/matches/{match}/resign", key="4")
    anna.post(f"/api/matches/{match}/rematch")
    again = bo.post(f"/api/matches/{match}/rematch").json()["table"]["match"]
    assert (why(anna), why(bo)) == ({}, {again: "turn"})
    assert Client(url, None).get("/api/me/waiting").status_code == 401


def test_alone_with_robots_nobody_else_waits(url: str) -> None:
    anna, _, match = two_at_a_table(url)
    robots = anna.create(seats=[{"kind": "me"}, {"kind": "robot", "robot": "random"}])["table"]["match"]
    company = {entry["match"]: entry["company"] for entry in anna.get("/api/me/waiting").json()}
    assert company == {match: True, robots: False}


@pytest.mark.slow
def test_who_is_away_is_told_that_it_is_their_turn(serve: Callable[..., str], service: Service) -> None:
    key = new_key()
    url = serve(push_key=key, push_hosts=service.url, push_seconds=0.05)
    anna, bo, match = two_at_a_table(url, clock=SLOW)
    assert bo.get("/api/push").json() == {"key": public_key(key)}
    browser = Browser()
    assert bo.post("/api/me/push", **browser.subscription(f"{service.url}/bo")).status_code == 204
    anna.post(f"/api/matches/{match}/act", key="1", seq=1, act="a1")
    assert service.news.wait(20)
    path, headers, body = service.told[0]
    assert path == "/bo"
    assert browser.read(body) == {"match": match, "game": "kryds-bolle", "why": "turn"}
    assert headers["content-encoding"] == "aes128gcm"
    assert public_key(key) in headers["authorization"]
    assert match.encode() not in body


@pytest.mark.slow
def test_who_is_here_or_quick_or_plays_a_fast_game_is_not_told(
    serve: Callable[..., str], service: Service
) -> None:
    url = serve(push_key=new_key(), push_hosts=service.url, push_seconds=0.3)
    anna, bo, match = two_at_a_table(url, clock=SLOW)
    for client in (anna, bo):
        client.post(
            "/api/me/push", **Browser().subscription(f"{service.url}/{client.get('/api/me').json()['name']}")
        )
    with bo.at(match) as his:
        anna.post(f"/api/matches/{match}/act", key="1", seq=1, act="a1")
        his.until_seq(1)
        fast = anna.create(clock={"base": 60_000}, seats=[{"kind": "open"}, {"kind": "me"}])["table"]["match"]
        bo.join(fast)
        assert not service.news.wait(1)
        his.act("a2")
        assert service.news.wait(20)
    assert {path for path, _, _ in service.told} == {"/Anna"}


@pytest.mark.slow
def test_a_subscription_that_is_over_is_forgotten(serve: Callable[..., str], service: Service) -> None:
    service.answer = 410
    url = serve(push_key=new_key(), push_hosts=service.url, push_seconds=0.05)
    anna = Client(url)
    anna.post("/api/me/push", **Browser().subscription(f"{service.url}/anna"))
    for _ in range(2):
        bo = Client(url, "Bo")
        match = bo.create(seats=[{"kind": "open"}, {"kind": "me"}])["table"]["match"]
        anna.join(match)
        service.news.wait(1.5)
    assert len(service.told) == 1


@pytest.mark.slow
@pytest.mark.parametrize(
    "endpoint",
    [
        "http://fcm.googleapis.com/x",
        "https://169.254.169.254/latest",
        "https://localhost/x",
        "https://fcm.googleapis.com.evil.example/x",
        "https://user@fcm.googleapis.com/x",
        "https://fcm.googleapis.com:8443/x",
        "https://evilpush.apple.com.example/x",
        "file:///etc/passwd",
        "https://127.0.0.1\\.push.apple.com/x",
        "https://127.0.0.1/\\@web.push.apple.com/x",
        "https://127.0.0.1#.push.apple.com/x",
        "https://127.0.0.1?.push.apple.com/x",
        "https://web.push.apple.com@127.0.0.1/x",
        "https://web.push.apple.com\t.evil.example/x",
        "https://web.push.apple.com%2eevil.example/x",
        "https://web\u3002push.apple.com/x",
        "https://.push.apple.com/x",
        "https://web.push.apple.com:443@evil.example/x",
        "https://web.push.apple.com/x\r\nHost: evil",
        "https://web.push.apple.com",
    ],
)
def test_notices_go_to_push_services_alone(serve: Callable[..., str], endpoint: str) -> None:
    anna = Client(serve(push_key=new_key()))
    answer = anna.post("/api/me/push", **Browser().subscription(endpoint))
    assert answer.json()["code"] == "bad-endpoint"


@given(
    st.text(alphabet="https:/.@#?\\[]%127fcm-googleapisvp \t\r\n\u3002", max_size=40),
    st.sampled_from(["fcm.googleapis.com", ".push.apple.com", "web.push.apple.com"]),
    st.booleans(),
)
def test_what_is_allowed_is_what_is_connected_to(text: str, host: str, before: bool) -> None:
    """No text makes us take an endpoint that another reader would send elsewhere."""
    url = f"https://{text}{host}/x" if before else f"https://{host.lstrip('.')}{text}"
    endpoint = PushServices("fcm.googleapis.com,.push.apple.com").read(url)
    if endpoint is not None:
        assert endpoint.host == "fcm.googleapis.com" or endpoint.host.endswith(".push.apple.com")
        for split in (urlsplit(url), parse_url(url)):
            assert split.hostname == endpoint.host


@pytest.mark.parametrize(
    ("address", "public"),
    [
        ("17.57.146.1", True), ("2620:149:a44::1", True), ("127.0.0.1", False), ("10.0.0.1", False),
        ("169.254.169.254", False), ("192.168.1.1", False), ("100.64.0.1", False), ("0.0.0.0", False),
        ("::1", False), ("fe80::1%eth0", False), ("fd00::1", False), ("::ffff:127.0.0.1", False),
        ("2002:7f00:1::", False), ("224.0.0.1", False),
    ],
)  # fmt: skip
def test_public_addresses(address: str, public: bool) -> None:
    assert is_public(address) == public


def test_a_push_service_at_a_private_address_is_not_sent_to(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A name that an attacker's DNS points at this machine."""
    port = int(service.url.rpartition(":")[2])
    real = socket.create_connection
    monkeypatch.setattr(socket, "create_connection", lambda _, timeout: real(("127.0.0.1", port), timeout))
    with pytest.raises(ConnectionError, match="private address"):
        PushServices(".push.apple.com").post("https://web.push.apple.com/x", b"secret", {}, 5)
    assert service.told == []


def test_redirects_are_not_followed(service: Service) -> None:
    service.answer = 307
    answer = PushServices(service.url).post(f"{service.url}/x", b"notice", {}, 5)
    assert answer.status_code == 307
    assert len(service.told) == 1


@pytest.mark.slow
def test_push_services_that_are_known(serve: Callable[..., str]) -> None:
    anna = Client(serve(push_key=new_key(), browsers_per_person=2))
    endpoints = [
        "https://fcm.googleapis.com/fcm/send/x",
        "https://updates.push.services.mozilla.com/wpush/v2/x",
        "https://web.push.apple.com/x",
    ]
    codes = [anna.post("/api/me/push", **Browser().subscription(e)).status_code for e in endpoints]
    assert codes == [204, 204, 429]
    assert anna.post("/api/me/push/forget", endpoint=endpoints[0]).status_code == 204
    assert anna.post("/api/me/push", **Browser().subscription(endpoints[2])).status_code == 204


def test_without_a_key_there_is_no_push(url: str, capsys: pytest.CaptureFixture[str]) -> None:
    anna = Client(url)
    assert anna.get("/api/push").json() == {"key": None}
    subscription = Browser().subscription("https://fcm.googleapis.com/x")
    assert anna.post("/api/me/push", **subscription).json()["code"] == "no-push"
    assert main(["admin", "push-key", "--json"]) == 0
    made = json.loads(capsys.readouterr().out)
    assert public_key(made["private"]) == made["public"]
    with pytest.raises(BadOption):
        public_key("nonsense")
