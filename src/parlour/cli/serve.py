"""Serve Parlour to browsers, terminals and robots.

Every setting can also be given in the environment as PARLOUR_ and its name (PARLOUR_DATABASE); docs/how-to/
host.md lists them all.
"""

from __future__ import annotations

from . import Parser


def run(parser: Parser, words: list[str]) -> int:
    from parlour.server.run import run as serve
    from parlour.server.settings import Settings

    parser.add_argument("--host", help="address to listen on (127.0.0.1; 0.0.0.0 is the whole network)")
    parser.add_argument("--port", type=int, help="port to listen on (8000)")
    parser.add_argument("--database", metavar="URL", help="sqlite:///FILE or postgresql://…")
    parser.add_argument("--bus", metavar="URL", help="redis://… between several workers")
    parser.add_argument("--workers", type=int, help="processes that serve; several need PostgreSQL and a bus")
    parser.add_argument("--synchronous", choices=["FULL", "NORMAL"], help="SQLite: FULL survives a power cut")
    parser.add_argument(
        "--secure", action="store_true", default=None, help="served under https: Secure cookies"
    )
    parser.add_argument("--log", choices=["debug", "info", "warning", "error"], help="how much is logged")
    given = parser.parse_args(words)
    serve(Settings.read(**vars(given)))
    return 0
