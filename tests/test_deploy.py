"""The files for those who host Parlour: each is tried with its own program where that is here.

There is no Docker engine in the tests: Dockerfile and compose.yaml are read and compared with our promises.
"""

from __future__ import annotations

import configparser
import os
import re
import shutil
import socket
import ssl
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
import yaml  # type: ignore[import-untyped]

from parlour.server.base.settings import PREFIX, Settings
from tests.server.client import Client
from tests.server.ports import free_port

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
SETTINGS = {PREFIX + name.upper() for name in Settings.__struct_fields__}
#: other variables of ours
OTHERS = {"PARLOUR_KERNELS"}


def needs(program: str) -> pytest.MarkDecorator:
    return pytest.mark.skipif(shutil.which(program) is None, reason=f"needs {program}")


@pytest.mark.parametrize("file", sorted(DEPLOY.iterdir()), ids=lambda file: file.name)
def test_every_setting_in_a_file_is_one(file: Path) -> None:
    named = set(re.findall(r"\bPARLOUR_[A-Z_]+", file.read_text("utf-8"))) - {"PARLOUR_NAME"}
    assert named <= SETTINGS | OTHERS


# --- container ---


def stages() -> list[list[list[str]]]:
    """The instructions of each stage of the Dockerfile, as words."""
    text = re.sub(r"\\\n\s*", "", (DEPLOY / "Dockerfile").read_text("utf-8"))
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    found: list[list[list[str]]] = []
    for line in lines:
        words = line.split()
        assert words[0].isupper(), f"not an instruction: {line}"
        if words[0] == "FROM":
            found.append([])
        found[-1].append(words)
    return found


def test_the_image_is_small_and_runs_as_nobody_in_particular() -> None:
    *builders, image = stages()
    assert len(builders) == 2, "Node and the build tools stay outside"
    names = [words[0] for words in image]
    assert "USER" in names[: names.index("CMD")]
    assert image[names.index("USER")][1] not in ("root", "0")
    assert "HEALTHCHECK" in names
    assert names.index("USER") > max(at for at, name in enumerate(names) if name == "RUN"), "root only builds"
    for stage in (*builders, image):
        base = stage[0][1]
        assert ":" in base, f"{base} has no version"
        assert not base.endswith(":latest")
        assert not any(words[0] == "ADD" for words in stage)
    assert ["VOLUME", "/data"] in image, "with a read-only root, everything that is written is there"


def test_what_the_image_copies_is_there() -> None:
    ignored = (DEPLOY / "Dockerfile.dockerignore").read_text("utf-8").split()
    for stage in stages():
        for _, *words in (line for line in stage if line[0] == "COPY" and not line[1].startswith("--")):
            for source in words[:-1]:
                assert (ROOT / source).exists(), source
                assert f"!{source.split('/')[0]}" in ignored, f"{source} is left out of the build"


@pytest.mark.slow
def test_the_health_check_of_the_image_sees_a_server(serve_here: Callable[[], str]) -> None:
    *_, image = stages()
    (check,) = [words for words in image if words[0] == "HEALTHCHECK"]
    (code,) = re.findall(r'"-c", "(.+)"\]', " ".join(check))
    url = serve_here()
    right = code.replace("http://127.0.0.1:8000", url)
    assert subprocess.run([sys.executable, "-c", right], timeout=30).returncode == 0
    wrong = code.replace("127.0.0.1:8000", f"127.0.0.1:{free_port()}")
    assert subprocess.run([sys.executable, "-c", wrong], timeout=30, capture_output=True).returncode != 0


def test_the_composition_is_closed_where_it_can_be() -> None:
    whole = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))
    services = whole["services"]
    assert set(services) == {"parlour", "database", "bus"}
    server = services["parlour"]
    assert (
        DEPLOY / server["build"]["context"] / server["build"]["dockerfile"]
    ).resolve() == DEPLOY / "Dockerfile"
    assert server["read_only"] is True
    assert server["cap_drop"] == ["ALL"]
    assert server["security_opt"] == ["no-new-privileges:true"]
    assert all(port.startswith("127.0.0.1:") for port in server["ports"]), (
        "the proxy alone comes from outside"
    )
    for name in ("database", "bus"):
        assert "ports" not in services[name], f"{name} is reached by the server alone"
        assert services[name]["healthcheck"]["test"]
        assert server["depends_on"][name] == {"condition": "service_healthy"}
        assert not services[name]["image"].endswith("latest")
    mounted = {volume.split(":")[0] for service in services.values() for volume in service.get("volumes", ())}
    assert mounted == set(whole["volumes"])
    # the server takes these settings
    environment = {k: re.sub(r"\$\{\w+:[-?]([^}]*)\}", "x", v) for k, v in server["environment"].items()}
    environment["PARLOUR_PROXIES"] = "172.16.0.0/12"
    read = Settings.read(environment, workers=2)
    assert read.database_url.startswith("postgresql://")
    assert read.is_proxy("172.18.0.1")


# --- systemd ---


@needs("systemd-analyze")
def test_systemd_takes_the_unit(tmp_path: Path) -> None:
    text = (DEPLOY / "parlour.service").read_text("utf-8")
    program = shutil.which("true")
    assert program is not None
    unit = tmp_path / "parlour.service"
    unit.write_text(text.replace("/opt/parlour/bin/parlour", program))
    done = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", str(unit)], capture_output=True, text=True, timeout=60
    )
    assert "parlour.service" not in done.stdout + done.stderr, done.stderr


def test_the_unit_gives_away_nothing_it_need_not() -> None:
    parser = configparser.ConfigParser(strict=False, interpolation=None)
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read_string((DEPLOY / "parlour.service").read_text("utf-8"))
    service = parser["Service"]
    for name in ("DynamicUser", "NoNewPrivileges", "PrivateTmp", "PrivateDevices", "ProtectHome"):
        assert service[name] == "yes"
    assert service["ProtectSystem"] == "strict"
    assert service["UMask"] == "0077"
    assert service["CapabilityBoundingSet"] == ""


# --- proxies ---


@pytest.fixture
def serve_here(tmp_path: Path) -> Iterator[Callable[[], str]]:
    """A server as it runs behind a proxy."""
    running: list[subprocess.Popen[bytes]] = []

    def start() -> str:
        port = free_port()
        environment = {
            **os.environ,
            "PARLOUR_DATABASE": f"sqlite:///{tmp_path / 'x.sqlite3'}",
            "PARLOUR_ROBOT_WARM": "false",
        }
        command = [sys.executable, "-m", "parlour", "serve", "--secure", "--port", str(port)]
        running.append(subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL))
        answering(port)
        return f"http://127.0.0.1:{port}"

    yield start
    for process in running:
        process.terminate()
        process.wait(20)


def answering(port: int) -> None:
    for _ in range(600):
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    raise AssertionError("it did not start")


@contextmanager
def proxy(command: list[str], port: int) -> Iterator[None]:
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        answering(port)
        yield
    finally:
        process.terminate()
        try:
            process.wait(2)
        except subprocess.TimeoutExpired:  # it waits for streams that nobody reads any more
            process.kill()
            process.wait()


def play_behind(url: str) -> None:
    """Everything that a proxy can break: cookies, sockets, streams, the visitor's address."""
    trusting = ssl.create_default_context()
    trusting.check_hostname, trusting.verify_mode = False, ssl.CERT_NONE
    anna, ben = (Client(url, None) for _ in range(2))
    for who, name in ((anna, "Anna"), (ben, "Ben")):
        who.http = httpx.Client(base_url=url, timeout=20, verify=False)
        answer = who.post("/api/guest", name=name)
        assert answer.status_code == 201, answer.text
        assert "Secure" in answer.headers["set-cookie"]
    match = anna.create("kryds-bolle")["table"]["match"]
    ben.join(match)
    with anna.at(match, ssl=trusting) as table:
        assert table.act("b2")["type"] == "update"
    with ben.http.stream("GET", f"/api/matches/{match}/stream") as stream:
        assert "welcome" in next(stream.iter_lines())
    assert anna.get("/metrics").status_code in (403, 404)
    assert anna.http.get("/", headers={"X-Forwarded-For": "192.0.2.7"}).status_code == 200
    for who in (anna, ben):
        who.http.close()


def certificate(folder: Path) -> tuple[Path, Path]:
    chain, key = folder / "chain.pem", folder / "key.pem"
    command = [
        "openssl",
        "req",
        "-x509",
        "-newkey",
        "rsa:2048",
        "-nodes",
        "-days",
        "2",
        "-subj",
        "/CN=localhost",
    ]
    command += ["-addext", "subjectAltName=DNS:localhost", "-out", str(chain), "-keyout", str(key)]
    subprocess.run(command, check=True, capture_output=True, timeout=60)
    return chain, key


@pytest.mark.slow
@needs("nginx")
@needs("openssl")
def test_a_match_is_played_behind_nginx(serve_here: Callable[[], str], tmp_path: Path) -> None:
    backend, port, plain = serve_here(), free_port(), free_port()
    chain, key = certificate(tmp_path)
    text = (DEPLOY / "nginx.conf").read_text("utf-8")
    for old, new in (
        ("http://127.0.0.1:8000", backend),
        ("parlour.example", "localhost"),
        ("/etc/ssl/parlour/fullchain.pem", str(chain)),
        ("/etc/ssl/parlour/privkey.pem", str(key)),
        ("listen 443 ssl", f"listen 127.0.0.1:{port} ssl"),
        ("listen 80;", f"listen 127.0.0.1:{plain};"),
        ("$host;", "$http_host;"),  # here the port is not the usual one
    ):
        assert old in text
        text = text.replace(old, new)
    text = re.sub(r"^ *listen \[::\].*\n", "", text, flags=re.MULTILINE)
    temporary = "".join(
        f"    {kind}_temp_path {tmp_path / kind};\n"
        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    file = tmp_path / "nginx.conf"
    file.write_text(
        f"pid {tmp_path / 'pid'};\nerror_log {tmp_path / 'error'};\ndaemon off;\nevents {{}}\n"
        f"http {{\n    access_log off;\n{temporary}{text}\n}}\n"
    )
    checked = subprocess.run(["nginx", "-t", "-c", str(file)], capture_output=True, text=True, timeout=60)
    assert checked.returncode == 0, checked.stderr
    with proxy(["nginx", "-c", str(file)], port):
        play_behind(f"https://localhost:{port}")
        moved = httpx.get(f"http://127.0.0.1:{plain}/", headers={"Host": "localhost"})
        assert (moved.status_code, moved.headers["location"]) == (301, "https://localhost/")


@pytest.mark.slow
@needs("caddy")
def test_a_match_is_played_behind_caddy(
    serve_here: Callable[[], str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    backend, port = serve_here(), free_port()
    text = (DEPLOY / "Caddyfile").read_text("utf-8")
    assert "parlour.example {" in text
    text = text.replace("parlour.example {", f"https://localhost:{port} {{\n\ttls internal")
    text = text.replace("127.0.0.1:8000", backend.removeprefix("http://"))
    file = tmp_path / "Caddyfile"
    file.write_text("{\n\tadmin off\n\tskip_install_trust\n\tauto_https disable_redirects\n}\n" + text)
    with proxy(["caddy", "run", "--adapter", "caddyfile", "--config", str(file)], port):
        play_behind(f"https://localhost:{port}")
