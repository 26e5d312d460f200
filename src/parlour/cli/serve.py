"""Run a Parlour server for browsers, terminals and robots.

Every setting can also be set as an environment variable, PARLOUR_ plus its name (PARLOUR_DATABASE);
docs/how-to/host.md lists them all.
"""

from __future__ import annotations

from . import Parser
from .output import print_json


def run(parser: Parser, words: list[str]) -> int:
    parser.add_argument("--host", help="address to listen on (127.0.0.1; 0.0.0.0 is the whole network)")
    parser.add_argument("--port", type=int, help="port to listen on (8000)")
    parser.add_argument("--database", metavar="URL", help="sqlite:///FILE or postgresql://…")
    parser.add_argument("--bus", metavar="URL", help="redis://… URL that connects several workers")
    parser.add_argument(
        "--workers", type=int, help="server processes; more than one needs PostgreSQL and a bus"
    )
    parser.add_argument("--synchronous", choices=["FULL", "NORMAL"], help="SQLite: FULL survives a power cut")
    parser.add_argument(
        "--secure",
        action="store_true",
        default=None,
        help="the page is served over https: mark cookies Secure",
    )
    parser.add_argument(
        "--log", choices=["debug", "info", "warning", "error"], help="lowest level that is logged"
    )
    parser.add_argument("--json", action="store_true", help="print JSON")
    given = vars(parser.parse_args(words))
    from parlour.server.base.settings import Settings
    from parlour.server.http.network import addresses_of, is_loopback
    from parlour.server.http.run import address_of, checked
    from parlour.server.http.run import run as serve

    as_json = given.pop("json")
    settings = Settings.read(**given)
    checked(settings)

    def started(port: int) -> None:
        address, others = address_of(settings, port), addresses_of(settings, port)
        if as_json:
            print_json({"address": address, "addresses": others})
            return
        print(parser.say("cli-page-at", address=address), flush=True)
        for other in others:
            if f"{other}/" != address:
                print(parser.say("cli-others-at", address=f"{other}/"), flush=True)
        if not others and not is_loopback(settings.host):
            print(parser.say("cli-no-others"), flush=True)

    serve(settings, started)
    return 0
