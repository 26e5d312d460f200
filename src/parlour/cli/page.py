"""`parlour` without a verb: serve the page on this machine and open it in the browser.

A button on the page opens it to the home network; --lan does so from the start.
"""

from __future__ import annotations

import socket
import webbrowser
from pathlib import Path

from parlour.core.errors import BadOption

from . import Parser, refuse
from .output import print_json

#: the built page; checked without importing the server
_BUILT = Path(__file__).parent.parent / "server" / "page" / "index.html"
_FIRST_PORT = 8000
_PORTS = 20


def is_built() -> bool:
    """Whether the page has been built."""
    return _BUILT.exists()


def run(parser: Parser, words: list[str]) -> int:
    parser.add_argument("--lan", action="store_true", help="open it to the home network from the start")
    parser.add_argument("--json", action="store_true", help="print JSON")
    given = parser.parse_args(words)
    from parlour.server.base.settings import Settings
    from parlour.server.http.run import run as serve

    port = _free_port()
    if port is None:
        refuse(parser.say("cli-no-port"), "no-port", {})
        return 2
    address = f"http://localhost:{port}/"

    def started(port: int) -> None:
        if given.json:
            print_json({"address": address, "home": _home(port) if given.lan else None})
        else:
            print(parser.say("cli-page-at", address=address), flush=True)
            if given.lan:
                print(_where(parser, port), flush=True)
            print(parser.say("cli-screen-at", address=f"{address}screen"), flush=True)
        webbrowser.open(address)

    try:
        serve(Settings.read(port=port, home="open" if given.lan else "ask"), started)
    except BadOption as error:
        running = str(error.details.get("address", ""))
        if error.code != "database-in-use" or not running:
            raise
        if given.json:
            print_json({"address": running, "home": None})
        else:
            print(parser.say("cli-page-at", address=running), flush=True)
        webbrowser.open(running)
    return 0


def _where(parser: Parser, port: int) -> str:
    """The line with the address in the home network."""
    address = _home(port)
    return parser.say("cli-home-at", address=address) if address else parser.say("cli-no-home")


def _home(port: int) -> str | None:
    """The address in the home network, if there is one."""
    from parlour.server.http.network import home_addresses

    found = home_addresses()
    return f"http://{found[0]}:{port}/" if found else None


def _free_port() -> int | None:
    """The usual port, or the next free one."""
    for port in range(_FIRST_PORT, _FIRST_PORT + _PORTS):
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) != 0:
                return port
    return None
