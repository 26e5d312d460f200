"""One server and one browser for these tests; a fresh context, with its own cookies, for every test."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Playwright, expect, sync_playwright

from .serving import running

VIEWPORTS: dict[str, dict[str, Any]] = {
    "desk": {"viewport": {"width": 1280, "height": 800}},
    "phone": {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True},
    "screen": {"viewport": {"width": 1920, "height": 1080}},
    # what fits here fits on any phone
    "small": {"viewport": {"width": 360, "height": 740}, "is_mobile": True, "has_touch": True},
}
#: how long a test waits for what must come, on however slow a machine; in milliseconds
PATIENCE = 30_000
#: nothing on the page moves, and robots are shown as fast as they play
QUICK = "try { localStorage.setItem('parlour.pace', '0') } catch { /* about:blank has none */ }"


@pytest.fixture(scope="package")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with running(tmp_path_factory.mktemp("parlour")) as found:
        yield found


def chromium() -> str:
    """The system's Chromium."""
    found = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if found is None:
        raise RuntimeError("there is no Chromium: install the system's package `chromium`")
    return found


def headless() -> str:
    """The same engine without windows, where it's installed: tests need 40 % less processor time with it."""
    return shutil.which("chromium-headless-shell") or chromium()


# not for the whole session: Playwright keeps an event loop running, and other tests start their own
@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as started:
        expect.set_options(timeout=PATIENCE)
        yield started


@pytest.fixture(scope="package")
def browser(playwright: Playwright) -> Iterator[Browser]:
    launched = playwright.chromium.launch(executable_path=headless())
    yield launched
    launched.close()


Opener = Callable[..., BrowserContext]


@pytest.fixture
def person(browser: Browser, address: str) -> Iterator[Opener]:
    """Opens the browser of one more person: `person("phone")`, `person("desk", color_scheme="dark")`."""
    opened: list[BrowserContext] = []
    wrong: list[str] = []

    def note(message: Any) -> None:
        # the browser itself logs the 401 of a guest who is not known yet, and sockets that find no server
        expected = ("Failed to load resource", "ERR_INTERNET_DISCONNECTED", "ERR_CONNECTION_REFUSED")
        if message.type == "error" and not any(words in message.text for words in expected):
            wrong.append(message.text)

    def outside(request: Any) -> None:
        if not request.url.startswith(("http://127.0.0.", "ws://127.0.0.", "data:", "blob:")):
            wrong.append(f"a request left the server: {request.url}")

    def opens(viewport: str = "desk", **more: Any) -> BrowserContext:
        usual = {"base_url": address, "reduced_motion": "reduce", "service_workers": "block"}
        # browsers let a page copy when a person clicks; without windows it has to be said
        usual["permissions"] = ["clipboard-write"]
        context = browser.new_context(**{**usual, **VIEWPORTS[viewport], **more})
        context.set_default_timeout(PATIENCE)
        context.add_init_script(QUICK)
        context.on("console", note)
        context.on("request", outside)
        context.on("weberror", lambda error: wrong.append(str(error.error)))
        opened.append(context)
        return context

    yield opens
    for context in opened:
        context.close()
    assert wrong == []


@pytest.fixture(scope="session")
def axe() -> str:
    """The source of axe-core, from the page's own packages."""
    found = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
    return found.read_text("utf-8")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whatever needs a browser is slow, and is tried once more where a busy machine was in its way."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.slow)
            if item.config.pluginmanager.hasplugin("rerunfailures"):
                item.add_marker(pytest.mark.flaky(reruns=1))
