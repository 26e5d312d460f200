"""Whose turn it is: in the title, in the bar, on the first page, and by Web Push when the page is closed."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Playwright, expect
from sqlalchemy import select

from parlour.server.base.settings import Settings
from parlour.server.people.push import new_key
from parlour.server.store.database import open_engine
from parlour.server.store.schema import subscriptions

from .clubhouse import QUICK, Member
from .conftest import Opener, chromium
from .playing import until
from .serving import running

#: a browser without a push service of its own: what it would give the page
_SUBSCRIBED = """
let made = null;
const keys = { p256dh: 'B'.repeat(87), auth: 'c'.repeat(22) };
PushManager.prototype.subscribe = async (wanted) => {
  window.asked = wanted.applicationServerKey;
  made = {
    endpoint: 'https://fcm.googleapis.com/fcm/send/of-the-test',
    toJSON: () => ({ endpoint: made.endpoint, expirationTime: null, keys }),
    unsubscribe: async () => ((made = null), true),
  };
  return made;
};
PushManager.prototype.getSubscription = async () => made;
"""


@pytest.fixture(scope="module")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """With windows: without them a browser shows no notices."""
    launched = playwright.chromium.launch(executable_path=chromium())
    yield launched
    launched.close()


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("notices")


@pytest.fixture(scope="module")
def server(folder: Path) -> Iterator[str]:
    with running(folder, **QUICK, push_key=new_key()) as found:
        yield found


def page_of(person: Opener, server: str, member: Member, **more: Any) -> Page:
    context = person("desk", base_url=server, **more)
    context.add_cookies(member.cookies)
    return context.new_page()


def match_of(server: str, first: Member, second: Member) -> str:
    match: str = first.post("/api/matches", game="kryds-bolle", options={"first": "seat"})["table"]["match"]
    second.post(f"/api/matches/{match}/join")
    return match


def test_the_count_is_in_the_title_and_the_bar(person: Opener, server: str) -> None:
    ida, noor = Member(server, "Ida"), Member(server, "Noor")
    match = match_of(server, ida, noor)
    # nobody waits where one plays alone
    ida.post("/api/matches", game="kryds-bolle", seats=[{"kind": "me"}, {"kind": "robot", "robot": "random"}])
    page = page_of(person, server, ida)
    page.goto("/lobby")
    expect(page).to_have_title("(1) Tables · Parlour")
    page.get_by_role("link", name="1 game is waiting for you").click()
    expect(page).to_have_title("(1) My games · Parlour")
    # one's turn against a robot is there too, but somebody who waits comes first
    expect(page.locator(".rows li")).to_have_count(2)
    expect(page.locator(".rows li").first).to_contain_text("Noor")
    page.goto("/")
    expect(page).to_have_title("(1) Parlour")
    expect(page.locator(".card").first).to_contain_text("Your turn")
    expect(page.locator(".card").first).to_contain_text("with")
    page.locator(".card a").first.click()
    page.locator(".table").wait_for()
    # the table that is looked at needs no badge
    expect(page).to_have_title("Your turn · Kryds & Bolle · Parlour")
    ida.post(f"/api/matches/{match}/act", key="1", seq=1, act="b2")
    page.goto("/lobby")
    page.get_by_role("heading", name="Tables", level=1).wait_for()
    expect(page).to_have_title("Tables · Parlour")
    theirs = page_of(person, server, noor)
    theirs.goto("/")
    expect(theirs).to_have_title("(1) Parlour")


def test_a_browser_is_told_only_after_a_click(person: Opener, server: str, folder: Path) -> None:
    mia = Member(server, "Mia")
    page = page_of(person, server, mia, service_workers="allow", permissions=["notifications"])
    page.add_init_script(_SUBSCRIBED)
    page.goto("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.goto("/settings?part=table")
    switch = page.get_by_role("switch", name="Notify me when it’s my turn")
    expect(switch).not_to_be_checked()
    assert page.evaluate("window.asked") is None
    switch.click()
    expect(switch).to_be_checked()
    until(page, "window.asked")
    engine = open_engine(Settings(database=f"sqlite:///{folder / 'parlour.sqlite3'}"))

    def told() -> list[str]:
        with engine.connect() as connection:
            mine = select(subscriptions.c.endpoint).where(subscriptions.c.person == mia.id)
            return list(connection.execute(mine).scalars())

    page.wait_for_timeout(500)
    assert told() == ["https://fcm.googleapis.com/fcm/send/of-the-test"]
    switch.click()
    expect(switch).not_to_be_checked()
    page.wait_for_timeout(500)
    assert told() == []
    engine.dispose()


def test_the_worker_says_it_in_the_language_of_the_page(person: Opener, server: str) -> None:
    noor, ida = Member(server, "Noor"), Member(server, "Ida")
    match = match_of(server, noor, ida)
    page = page_of(person, server, noor, service_workers="allow", permissions=["notifications"])
    page.add_init_script(_SUBSCRIBED + "localStorage.setItem('parlour.language', 'de');")
    registered: list[str] = []
    devtools = page.context.new_cdp_session(page)
    devtools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda news: registered.extend(one["registrationId"] for one in news["registrations"]),
    )
    devtools.send("ServiceWorker.enable")
    page.goto("/settings?part=table")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.reload()
    page.get_by_role("switch", name="Benachrichtigen, wenn ich dran bin").click()
    until(page, "window.asked")
    until(page, "caches.has('notices')")
    news = json.dumps({"match": match, "game": "kryds-bolle", "why": "turn"})
    message = {"origin": server, "registrationId": registered[-1], "data": news}
    devtools.send("ServiceWorker.deliverPushMessage", message)
    shown = """async () => {
      const known = await navigator.serviceWorker.ready;
      return (await known.getNotifications()).map((one) => [one.title, one.body, one.tag, one.data.to]);
    }"""
    for _ in range(120):
        found = page.evaluate(shown)
        if found:
            break
        page.wait_for_timeout(250)
    assert found == [["Kryds & Bolle", "Du bist dran", match, f"/table/{match}"]]
