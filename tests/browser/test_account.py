"""The account on the page: in, out, kept, changed, gone; on servers of every kind."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import BrowserContext, Page, expect

from .clubhouse import PASSWORD, QUICK, Member, at_the_desk
from .conftest import Opener
from .judging import SMALL, over_the_edge, serious
from .playing import start
from .serving import running


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("accounts")


@pytest.fixture(scope="module")
def server(folder: Path) -> Iterator[str]:
    with running(folder, **QUICK) as found:
        yield found


def fill(page: Page, **values: str) -> None:
    """Fill in fields by the words beside them."""
    for label, value in values.items():
        page.get_by_label(label.replace("_", " "), exact=True).fill(value)


def choose(page: Page, way: str) -> None:
    page.locator("main").get_by_text(way, exact=True).first.click()


def sign_up(page: Page, login: str, name: str) -> None:
    page.goto("/account")
    choose(page, "New account")
    fill(page, Name=name, Login=login, Password=PASSWORD)
    page.get_by_role("button", name="Create account").click()
    expect(page.get_by_text(f"You’re signed in as {login}")).to_be_visible()


def sign_in(page: Page, login: str, password: str = PASSWORD) -> None:
    page.goto("/account")
    fill(page, Login=login, Password=password)
    page.get_by_role("button", name="Sign in").click()


def opened(person: Opener, server: str, viewport: str = "desk", **more: str) -> tuple[BrowserContext, Page]:
    context = person(viewport, base_url=server, **more)
    return context, context.new_page()


def test_an_account_keeps_the_guests_games_and_goes_along(person: Opener, server: str) -> None:
    _, here = opened(person, server)
    start(here, "kryds-bolle", "here")
    table = here.url
    sign_up(here, "ida", "Ida")
    here.goto("/")
    here.get_by_label("Language").select_option("da")
    expect(here.get_by_role("heading", name="Hvad skal vi spille?")).to_be_visible()
    _, there = opened(person, server, "phone")
    sign_in(there, "IDA")
    expect(there.get_by_text("Du er logget ind som ida")).to_be_visible()
    there.goto("/")
    there.locator(f"a[href='{table.removeprefix(server)}']").wait_for()
    there.goto("/account")
    there.get_by_role("button", name="Log ud", exact=True).click()
    there.get_by_role("button", name="Log ind").wait_for()
    there.reload()
    there.get_by_role("button", name="Log ind").wait_for()


def test_what_is_refused_is_said(person: Opener, server: str) -> None:
    Member(server, "Taken", "taken")
    _, page = opened(person, server)
    sign_in(page, "taken", "not the password")
    expect(page.get_by_role("alert")).to_have_text("Wrong login or password.")
    choose(page, "New account")
    fill(page, Name="Somebody", Login="other", Password=PASSWORD)
    page.get_by_role("button", name="Create account").click()
    expect(page.get_by_role("alert")).to_have_text("This name isn’t allowed here. Choose another.")
    fill(page, Name="Ole", Login="taken")
    page.get_by_role("button", name="Create account").click()
    expect(page.get_by_role("alert")).to_have_text("This login is taken. Choose another.")
    fill(page, Login="a b c")
    page.get_by_role("button", name="Create account").click()
    expect(page.get_by_role("alert")).to_contain_text("A login has 3 to 40 letters")
    choose(page, "Forgot password?")
    page.get_by_label("Login", exact=True).fill("taken")
    page.get_by_label("One-time code").fill("wrong")
    page.get_by_label("New password").fill(PASSWORD)
    page.get_by_role("button", name="Set password").click()
    expect(page.get_by_role("alert")).to_have_text("The code is wrong or has expired. Ask for a new one.")


def test_a_password_is_changed_and_reset(person: Opener, server: str, folder: Path) -> None:
    Member(server, "Karla", "karla")
    _, here = opened(person, server)
    _, there = opened(person, server)
    for page in (here, there):
        sign_in(page, "karla")
        expect(page.get_by_text("You’re signed in as karla")).to_be_visible()
    here.get_by_label("Current password").fill(PASSWORD)
    here.get_by_label("New password").fill("another password")
    here.get_by_role("button", name="Change password").click()
    expect(here.get_by_text("You’re signed out everywhere else")).to_be_visible()
    there.reload()
    choose(there, "Forgot password?")
    there.get_by_label("Login", exact=True).fill("karla")
    there.get_by_label("One-time code").fill(at_the_desk(folder, "reset", "karla")["code"])
    there.get_by_label("New password").fill("a third password")
    there.get_by_role("button", name="Set password").click()
    expect(there.get_by_text("You’re signed in as karla")).to_be_visible()
    here.reload()
    here.get_by_role("button", name="Sign in").wait_for()


def test_tokens_are_made_once_and_revoked(person: Opener, server: str) -> None:
    _, page = opened(person, server)
    sign_up(page, "tove", "Tove")
    page.get_by_label("What’s it for?").fill("my robot")
    page.get_by_label("What it can do").select_option("read")
    page.get_by_role("button", name="Create token").click()
    token = page.locator("code").inner_text()
    assert token.startswith("parlour_")
    headers = {"Authorization": f"Bearer {token}"}
    assert page.request.get("/api/me", headers=headers).json()["name"] == "Tove"
    page.reload()
    tokens = page.get_by_role("region", name="Tokens for programs").locator("li b")
    expect(tokens).to_have_text("my robot")
    expect(page.locator("code")).to_have_count(0)
    page.get_by_role("button", name="Revoke my robot").click()
    expect(tokens).to_have_count(0)
    # without the cookie, which a browser sends along
    assert httpx.get(f"{server}/api/me", headers=headers).status_code == 401


def test_devices_are_listed_and_signed_out(person: Opener, server: str) -> None:
    _, here = opened(person, server)
    sign_up(here, "dora", "Dora")
    _, there = opened(person, server)
    sign_in(there, "dora")
    expect(there.get_by_text("You’re signed in as dora")).to_be_visible()
    here.reload()
    devices = here.get_by_role("region", name="Devices")
    expect(devices.locator("li b")).to_have_text(["Chrome · Linux"] * 2)
    expect(devices.get_by_text("This device")).to_have_count(1)
    devices.get_by_role("button", name="Sign out Chrome").click()
    expect(devices.locator("li b")).to_have_count(1)
    there.reload()
    there.get_by_role("button", name="Sign in").wait_for()
    sign_in(there, "dora")
    expect(there.get_by_text("You’re signed in as dora")).to_be_visible()
    for page in (here, there):
        page.evaluate(
            "caches.open('reading').then((kept) => kept.put('/api/me/matches', new Response('[]')))"
        )
        page.reload()
        page.get_by_text("You’re signed in as dora").wait_for()
        assert page.evaluate("caches.has('reading')"), "what was read stays while one is signed in"
    here.get_by_role("button", name="Sign out everywhere").click()
    here.get_by_role("button", name="Sign in").wait_for()
    there.reload()
    there.get_by_role("button", name="Sign in").wait_for()
    for page in (here, there):
        assert not page.evaluate("caches.has('reading')")


def test_data_are_saved_and_everything_is_deleted(person: Opener, server: str) -> None:
    _, page = opened(person, server)
    sign_up(page, "gone", "Gone")
    with page.expect_download() as saved:
        page.get_by_role("link", name="Download my data").click()
    data = json.loads(Path(saved.value.path()).read_text("utf-8"))
    assert data["person"]["login"] == "gone"
    page.get_by_role("button", name="Delete account").click()
    page.get_by_role("button", name="Cancel", exact=True).click()
    page.get_by_role("button", name="Delete account").click()
    page.get_by_role("button", name="Yes, delete").click()
    expect(page.get_by_text("Your account and data are deleted.")).to_be_visible()
    sign_in(page, "gone")
    expect(page.get_by_role("alert")).to_have_text("Wrong login or password.")


def test_servers_without_accounts_and_for_the_invited(person: Opener, tmp_path: Path) -> None:
    (tmp_path / "off").mkdir()
    with running(tmp_path / "off", **QUICK, accounts="off") as server:
        _, page = opened(person, server)
        page.goto("/account")
        expect(page.get_by_text("This server has no accounts")).to_be_visible()
        expect(page.get_by_label("Password")).to_have_count(0)
    (tmp_path / "invited").mkdir()
    with running(tmp_path / "invited", **QUICK, accounts="invited") as server:
        _, page = opened(person, server)
        page.goto("/account")
        choose(page, "New account")
        fill(page, Name="Mia", Login="mia", Password=PASSWORD, Invitation_code="guessed")
        page.get_by_role("button", name="Create account").click()
        expect(page.get_by_role("alert")).to_have_text("The code is wrong or has expired. Ask for a new one.")
        fill(page, Invitation_code=at_the_desk(tmp_path / "invited", "invite")["code"])
        page.get_by_role("button", name="Create account").click()
        expect(page.get_by_text("You’re signed in as mia")).to_be_visible()


@pytest.mark.parametrize(("viewport", "theme"), [("desk", "light"), ("phone", "dark")])
def test_axe_and_the_edge(person: Opener, server: str, axe: str, viewport: str, theme: str) -> None:
    _, page = opened(person, server, viewport, color_scheme=theme)
    if viewport == "phone":
        page.set_viewport_size(SMALL)
    page.goto("/account")
    found: dict[str, list[str]] = {}
    for way in ("Sign in", "New account", "Forgot password?"):
        choose(page, way)
        found[way] = serious(page, axe) + over_the_edge(page)
    sign_up(page, f"axe-{viewport}", "Axel")
    page.get_by_label("What’s it for?").fill("a robot")
    page.get_by_role("button", name="Create token").click()
    page.locator("code").wait_for()
    page.get_by_role("button", name="Delete account").click()
    found["mine"] = serious(page, axe) + over_the_edge(page)
    assert {where: what for where, what in found.items() if what} == {}


def test_by_keyboard_alone(person: Opener, server: str) -> None:
    _, page = opened(person, server)
    page.goto("/account")
    page.get_by_role("radio", name="Sign in").focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("radio", name="New account")).to_be_checked()
    for words in ("Kit", "kit-keys", PASSWORD):
        page.keyboard.press("Tab")
        page.keyboard.press("Control+A")
        page.keyboard.type(words)
    page.keyboard.press("Enter")
    # whoever listens is told, and goes on from there
    expect(page.get_by_text("You’re signed in as kit-keys")).to_be_focused()
