"""The club on the page: profiles, leaderboards, leagues, the host's desk, whose turn it is."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, Route, expect

from parlour.locales import LANGUAGES

from .clubhouse import QUICK, Club, Member, rated
from .conftest import Opener
from .judging import SMALL, over_the_edge, serious
from .serving import running
from .test_languages import CUT, KEY, NAMES, SAID, same_in

#: what people of the tests are called, and what they called their leagues
OURS = re.compile(
    r"Anna|Bo\b|Hanna|Quintus|boek|"
    r"Monday club|Ten tongues|League of|Cup|Boris|Cy|Di\b|[Ff]orgetful|rude|slow|him so"
)


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    folder = tmp_path_factory.mktemp("club")
    with running(folder, **QUICK, league_seconds="0.5", rules_seconds="0.2") as address:
        yield Club(address, folder)


def page_of(person: Opener, club: Club, member: Member | None, viewport: str = "desk", **more: str) -> Page:
    """A browser in which the member is signed in."""
    context = person(viewport, base_url=club.address, **more)
    if member is not None:
        context.add_cookies(member.cookies)
    return context.new_page()


# --- profiles and leaderboards ---


def test_a_leaderboard_leads_to_profiles_and_replays(person: Opener, club: Club) -> None:
    page = page_of(person, club, None)
    page.goto("/leaderboard")
    expect(page.get_by_role("heading", name="No results yet")).to_be_visible()
    page.get_by_text("Kryds & Bolle", exact=True).click()
    rows = page.locator("tbody tr")
    expect(rows).to_have_count(2)
    # two wins to one
    expect(rows.nth(0)).to_contain_text("Anna")
    page.reload()
    expect(rows.nth(1)).to_contain_text("Bo")
    page.get_by_role("link", name="Anna").click()
    expect(page.get_by_role("heading", name="Anna", level=1)).to_be_visible()
    expect(page.locator("main")).to_contain_text("3 games, 2 of them won")
    told = page.get_by_role("img", name="Rating at Kryds & Bolle over 3 rated games")
    expect(told).to_be_visible()
    expect(told.locator("circle")).to_have_count(3)
    page.get_by_role("link", name="Games", exact=True).click()
    first, third = (page.locator("li", has=page.locator(f"a[href='/m/{club.matches[i]}']")) for i in (0, 2))
    expect(first).to_contain_text("first place")
    expect(third).to_contain_text("place 2")
    first.get_by_role("link").first.click()
    page.locator(".controls").wait_for()
    # and the names at the table lead back
    page.locator("aside").get_by_role("link", name="Bo").click()
    expect(page.get_by_role("heading", name="Bo", level=1)).to_be_visible()


def test_nobody_has_no_profile(person: Opener, club: Club) -> None:
    page = page_of(person, club, None)
    page.goto("/people/nobody")
    expect(page.get_by_role("heading", name="We found nobody with that name.")).to_be_visible()


# --- leagues ---


def test_a_league_from_its_making_to_its_next_season(person: Opener, club: Club) -> None:
    """The host makes it, two come in, play, and the table is right."""
    page = page_of(person, club, club.host)
    page.goto("/leagues")
    page.get_by_role("button", name="Start a league").click()
    page.get_by_label("Name").fill("Monday club")
    page.get_by_label("Days per move").fill("3")
    page.get_by_text("Game options").click()
    page.get_by_text("go to any free place", exact=True).click()
    page.get_by_role("button", name="Create league").click()
    page.wait_for_url("**/leagues/*")
    address = page.url
    made = club.host.get(f"/api/leagues/{address.rpartition('/')[2]}")["league"]
    assert (made["options"]["placement"], made["clock"]["move"]) == ("free", 3 * 86_400_000)
    page.get_by_role("button", name="Start season").click()
    expect(page.get_by_role("alert")).to_have_text("There aren’t enough players yet.")
    anna = page_of(person, club, club.anna, "phone")
    anna.goto(address)
    anna.get_by_role("button", name="Join league").click()
    expect(anna.locator("main p.status")).to_have_text("You’re in.")
    bo = page_of(person, club, club.bo)
    bo.goto(address)
    bo.get_by_role("button", name="Join league").click()
    bo.get_by_role("button", name="Leave league").click()
    bo.get_by_role("button", name="Yes, leave").click()
    expect(bo.locator("main p.status")).to_have_text("You’ve left the league.")
    bo.get_by_role("button", name="Join league").click()
    page.reload()
    page.get_by_role("button", name="Start season").click()
    expect(page.locator("main p.status")).to_contain_text("Season 1, round 1.")
    anna.reload()
    anna.get_by_role("link", name="Play it now").wait_for()
    match = anna.get_by_role("link", name="Play it now").get_attribute("href")
    assert match is not None
    anna.get_by_role("link", name="Play it now").click()
    expect(anna.get_by_role("heading", name="Waiting for the others")).to_be_visible()
    expect(anna.get_by_role("heading", name="Invite with this link")).to_have_count(0)
    bo.goto("/")
    expect(bo.locator(".card .k").first).to_have_text("A seat is reserved for you")
    expect(bo.locator(".card").first).to_contain_text("Monday club, round 1 · due")
    expect(bo.locator(".card").first).to_contain_text("6 days left")
    bo.goto(match)
    bo.get_by_role("button", name="Join", exact=True).click()
    anna.locator(".table").wait_for()
    club.bo.post(f"/api/matches/{match.removeprefix('/table/')}/resign", key="r")
    for _ in range(60):
        page.reload()
        page.locator("table").first.wait_for()
        if page.get_by_role("button", name="Start next season").count():
            break
        page.wait_for_timeout(500)
    first = page.locator("tbody tr").nth(0)
    expect(first).to_contain_text("Anna")
    assert [cell.strip() for cell in first.locator("td").all_inner_texts()] == [
        "1",
        "1",
        "1",
        "0",
        "0",
        "",
        "2",
        "0",
        "0",
    ]
    page.locator("summary", has_text="Who beat whom").click()
    expect(page.get_by_role("table", name="Who beat whom").get_by_role("link", name="2")).to_be_visible()
    expect(first.get_by_role("img", name="Won")).to_have_count(1)
    page.get_by_role("button", name="Start next season").click()
    expect(page.locator("main p.status")).to_contain_text("2 players have joined")
    page.get_by_role("combobox", name="Season").select_option("1")
    expect(page.locator("main p.status")).to_have_text("Anna won the league.")


def test_a_host_decides_and_takes_out(person: Opener, club: Club) -> None:
    league = club.league("Cup", club.anna, club.bo, Member(club.address, "Cy"), Member(club.address, "Di"))
    page = page_of(person, club, club.host)
    page.goto(f"/leagues/{league}")
    page.get_by_role("button", name="Remove Di").click()
    page.get_by_role("button", name="Cancel", exact=True).click()
    expect(page.get_by_role("row", name="Di")).to_have_count(1)
    page.get_by_role("button", name="Remove Di").click()
    page.get_by_role("button", name="Remove", exact=True).click()
    expect(page.get_by_role("row", name="Di")).to_have_count(0)
    page.get_by_role("button", name="Start with 3").click()
    page.get_by_role("button", name="Decide").first.click()
    page.get_by_role("combobox", name="Decide").first.select_option("2 : 0")
    page.get_by_label("Note for the log").fill("at home")
    page.get_by_role("button", name="Decide", exact=True).click()
    expect(page.locator("main p.status")).to_have_text("Decided.")
    page.get_by_role("tab", name="Round 1").click()
    expect(page.locator("main li", has_text="decided by the host").first).to_contain_text("2 : 0")
    page.get_by_role("button", name="Correct").first.click()
    page.get_by_role("combobox", name="Decide").first.select_option("1 : 1")
    page.get_by_role("button", name="Decide", exact=True).click()
    page.get_by_role("tab", name="Round 1").click()
    expect(page.locator("main li", has_text="decided by the host").first).to_contain_text("1 : 1")
    # why somebody is where they are: the tie-breaks as columns with a word on each, and who beat whom
    table = page.get_by_role("table", name="Table")
    for column in ("Points", "Head to head", "Sonneborn–Berger"):
        expect(table.get_by_role("columnheader", name=column)).to_be_visible()
    page.get_by_text("What does this mean?").first.click()
    expect(page.get_by_text("half the points of everyone you drew with")).to_be_visible()
    page.get_by_text("Who beat whom").first.click()
    cross = page.get_by_role("table", name="Who beat whom")
    expect(cross.get_by_role("link", name="1", exact=True)).to_have_count(2)
    # the next rounds are known already
    page.get_by_role("tab", name="Round 3").click()
    expect(page.locator("main li", has_text="to play")).to_have_count(1)
    page.goto("/host?part=log")
    expect(page.locator("li", has_text="2 : 0 → 1 : 1")).to_contain_text("Cup")
    expect(page.locator("li", has_text="2 : 0 → 1 : 1")).to_contain_text("Hanna")


# --- the host's desk ---


def test_the_desk_is_for_administrators(person: Opener, club: Club) -> None:
    page = page_of(person, club, club.anna)
    page.goto("/host")
    expect(page.get_by_text("Only an administrator can do this.")).to_be_visible()
    expect(page.get_by_role("navigation", name="Administration")).to_have_count(0)


def test_a_late_answer_does_not_replace_a_newer_search(person: Opener, club: Club) -> None:
    Member(club.address, "Quintus", "quintus")
    page = page_of(person, club, club.host)
    held: list[Route] = []

    def hold(route: Route) -> None:
        """The list of everybody waits; the search passes."""
        if "quintus" in route.request.url:
            route.continue_()
        else:
            held.append(route)

    page.route("**/api/host/people*", hold)
    page.goto("/host?part=people")
    page.get_by_label("Name, login or id").fill("quintus")
    page.keyboard.press("Enter")
    expect(page.locator("li b")).to_have_text(["Quintus"])
    with page.expect_response("**/api/host/people*") as answer:
        held.pop().continue_()
    answer.value.finished()
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    expect(page.locator("li b")).to_have_text(["Quintus"])


def test_a_host_finds_people_and_gives_codes(person: Opener, club: Club) -> None:
    Member(club.address, "Forgetful", "forgetful")
    page = page_of(person, club, club.host)
    page.goto("/host")
    expect(page.locator("dl")).to_contain_text("Accounts")
    page.get_by_role("button", name="Create invitation").click()
    assert len(page.locator("code").inner_text()) > 10
    page.get_by_role("link", name="People").click()
    page.get_by_label("Name, login or id").fill("forget")
    page.keyboard.press("Enter")
    expect(page.locator("li b")).to_have_text(["Forgetful"])
    page.get_by_role("button", name="Reset password Forgetful").click()
    expect(page.get_by_text("Give this code to forgetful to set a new password")).to_be_visible()
    code = page.locator("code").inner_text()
    fresh = page_of(person, club, None)
    fresh.goto("/account")
    fresh.get_by_text("Forgot password?", exact=True).click()
    fresh.get_by_label("Login", exact=True).fill("forgetful")
    fresh.get_by_label("One-time code").fill(code)
    fresh.get_by_label("New password").fill("something else")
    fresh.get_by_role("button", name="Set password").click()
    expect(fresh.get_by_text("You’re signed in as forgetful")).to_be_visible()


def test_a_report_a_sanction_a_word_and_the_log(person: Opener, club: Club) -> None:
    rude = Member(club.address, "Boris")
    match = rated(club.anna, rude)
    club.anna.post("/api/reports", match=match, seat=1, reason="He was rude")
    page = page_of(person, club, club.host)
    page.goto("/host?part=reports")
    expect(page.locator("li")).to_contain_text("He was rude")
    page.get_by_role("button", name="Ban Boris").click()
    page.get_by_label("Ban from").select_option("all")
    page.get_by_label("Reason").fill("rude")
    page.get_by_role("button", name="Ban", exact=True).click()
    expect(page.get_by_text("The ban is in force.")).to_be_visible()
    assert rude.ask("GET", "/api/me").json()["code"] == "banned"
    page.get_by_role("button", name="Close report Boris").click()
    page.get_by_label("What did you do?").fill("told him so")
    page.get_by_role("button", name="Close report", exact=True).click()
    expect(page.get_by_text("No reports.")).to_be_visible()
    page.get_by_label("Show closed reports").check()
    expect(page.locator("li")).to_contain_text("told him so")
    page.get_by_role("link", name="Bans").click()
    page.get_by_role("button", name="Lift ban Boris").click()
    expect(page.get_by_text("Nobody is banned.")).to_be_visible()
    assert rude.ask("GET", "/api/me").status_code == 200
    page.get_by_label("Addresses").fill("nowhere")
    page.get_by_label("Reason").fill("flood")
    page.get_by_role("button", name="Ban", exact=True).click()
    expect(page.get_by_role("alert")).to_have_text("That isn’t an IP address, or a range like 192.0.2.0/24.")
    page.get_by_role("link", name="Names").click()
    page.get_by_label("Word").fill("Troll")
    page.get_by_role("button", name="Forbid").click()
    expect(page.locator("li")).to_contain_text("troll")
    assert rude.ask("POST", "/api/guest", json={"name": "Tr0ll"}).json()["code"] == "name-not-allowed"
    page.get_by_role("button", name="Allow again troll").focus()
    page.keyboard.press("Enter")
    expect(page.locator("li")).to_have_count(0)
    # the line is gone with its button; the keyboard is not lost
    expect(page.get_by_role("heading", name="Names")).to_be_focused()
    page.get_by_role("link", name="Log").click()
    for words in ("Word allowed", "Word forbidden", "Ban lifted", "Report closed", "Banned"):
        expect(page.locator("li b", has_text=words).first).to_be_visible()


# --- everyone ---


@pytest.mark.parametrize(("viewport", "theme"), [("desk", "light"), ("phone", "dark")])
def test_axe_and_the_edge(person: Opener, club: Club, axe: str, viewport: str, theme: str) -> None:
    league = club.league(f"League of {viewport}", club.anna, club.bo, club.host)
    club.host.post(f"/api/leagues/{league}/start")
    club.anna.post("/api/reports", match=club.matches[0], seat=1, reason="slow")
    page = page_of(person, club, club.host, viewport, color_scheme=theme)
    if viewport == "phone":
        page.set_viewport_size(SMALL)
    signs = {
        "/leaderboard?game=kryds-bolle": "tbody tr",
        f"/people/{club.anna.id}": "svg circle:visible",
        "/leagues": "li a",
        f"/leagues/{league}": "tbody tr",
        "/host?part=figures": "dl",
        "/host?part=people": "li b",
        "/host?part=reports": "li b",
        "/host?part=sanctions": "form",
        "/host?part=names": "form",
        "/host?part=log": "li b",
    }
    found: dict[str, list[str]] = {}
    for path, sign in signs.items():
        page.goto(path)
        page.locator(f"main {sign}").first.wait_for()
        if path == "/leagues":
            page.get_by_role("button", name="Start a league").click()
            page.locator("main form").wait_for()
            for summary in page.locator("main form summary").all():
                summary.click()
        elif path.startswith("/leagues/"):
            for summary in page.locator("main summary").all():
                summary.click()
            expect(page.get_by_role("region", name="Who beat whom")).to_be_visible()
        elif path.endswith("people"):
            page.get_by_role("button", name="Ban").first.click()
        found[path] = serious(page, axe) + over_the_edge(page)
    assert {where: what for where, what in found.items() if what} == {}


@pytest.mark.parametrize(
    "languages",
    [("en", "de"), pytest.param((*LANGUAGES,), marks=pytest.mark.prove)],
    ids=["some", "all"],
)
def test_every_page_in_every_language(person: Opener, club: Club, languages: tuple[str, ...]) -> None:
    """The account's language, on the smallest phone: no key, no English left over, nothing cut off."""
    league = club.league("Ten tongues", club.anna, club.bo, club.host)
    club.host.post(f"/api/leagues/{league}/start")
    club.anna.post("/api/reports", match=club.matches[0], seat=1, reason="?")
    where = {
        "/account": ".paper",
        f"/people/{club.anna.id}": "svg circle:visible",
        "/leaderboard?game=kryds-bolle": "tbody tr",
        "/leagues": "li a",
        f"/leagues/{league}": "tbody tr",
        **{f"/host?part={part}": "#part" for part in ("figures", "people", "reports", "sanctions", "names")},
        "/host?part=log": "li b",
    }
    said: dict[str, set[str]] = {}
    wrong: list[str] = []
    for lang in sorted(languages, key="en".__ne__):
        club.host.ask("PUT", "/api/me/language", json={"language": lang})
        page = page_of(person, club, club.host, "phone")
        page.goto("/")
        expect(page.locator("html")).to_have_attribute("lang", lang)
        page.set_viewport_size(SMALL)
        for path, sign in where.items():
            page.goto(path)
            page.locator(f"main {sign}").first.wait_for()
            if path == "/leagues":
                page.locator("main .acts .primary").click()
                for summary in page.locator("main form summary").all():
                    summary.click()
            elif path.endswith("people"):
                page.locator("li button").first.click()
            texts = set(page.evaluate(SAID))
            wrong += [f"{lang}, {path}: cut off: {text}" for text in page.evaluate(CUT)]
            wrong += [f"{lang}, {path}: a key: {text}" for text in texts if KEY.match(text)]
            if lang == "en":
                said[path] = texts
            else:
                left = {text for text in said[path] & texts if not (NAMES.search(text) or OURS.search(text))}
                wrong += [
                    f"{lang}, {path}: English: {text}"
                    for text in left - same_in(lang) - set(LANGUAGES.values())
                ]
        page.context.close()
    club.host.ask("PUT", "/api/me/language", json={"language": "en"})
    assert not wrong, "\n".join(wrong)
