"""The class in the browser: a teacher makes it, pupils join, work and play; by touch, by keyboard, by eye."""

from __future__ import annotations

import itertools
import re
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from parlour.locales import LANGUAGES

from .conftest import Opener
from .judging import serious
from .playing import resign
from .test_languages import OTHERS, faults, read, same_in, speaking, visit

ADDING = {"kind": "equations", "operations": ["addition"], "most": 20, "ask": "complete"}
logins = itertools.count(1)


def teacher(context: BrowserContext) -> Page:
    """A page of somebody with an account."""
    ask = context.request
    assert ask.post("/api/guest", data={"name": "Ms Frizzle"}).ok
    login = {"login": f"frizzle{next(logins)}", "password": "correct horse battery"}
    assert ask.post("/api/account", data=login).ok
    return context.new_page()


def made(page: Page, name: str = "5b") -> str:
    """Make a class on the page; gives its code."""
    page.goto("/teach")
    page.get_by_label("Class name").fill(name)
    page.get_by_role("button", name="Create class").click()
    page.wait_for_url("**/teach/*")
    return page.locator(".door .code").inner_text()


def joined(context: BrowserContext, code: str, name: str) -> Page:
    page = context.new_page()
    page.goto(f"/class?code={code}")
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Join").click()
    expect(page.get_by_text(f"You’re {name}.")).to_be_visible()
    return page


def set_task(page: Page, drill: dict[str, Any], questions: int = 2) -> None:
    path = page.url.rpartition("/")[2]
    body = {"drill": drill, "questions": questions}
    assert page.request.post(f"/api/classes/{path}/tasks", data=body).ok


def missing(page: Page) -> str:
    """What fills the gap of an addition that is shown."""
    page.locator(".tiles").wait_for()
    digits = "".join(tile.inner_text() or "_" for tile in page.locator(".tiles .tile").all())
    gap = digits.count("_")
    for number in range(10**gap):
        whole = digits.replace("_" * gap, f"{number:0{gap}}")
        for i, j in itertools.combinations(range(1, len(whole)), 2):
            parts = whole[:i], whole[i:j], whole[j:]
            if not any(part.startswith("0") for part in parts) and int(parts[0]) + int(parts[1]) == int(
                parts[2]
            ):
                return f"{number:0{gap}}"
    raise AssertionError(digits)


def test_a_class_from_its_making_to_its_table(person: Opener) -> None:
    board = teacher(person("desk"))
    code = made(board)
    board.get_by_role("button", name="Set a task").click()
    board.get_by_label("Kind of question").select_option("Complete it")
    board.get_by_label("Number of questions").fill("2")
    board.get_by_role("button", name="Set task").click()
    expect(board.locator(".tasks li")).to_have_count(1)
    pupil = joined(person("phone"), code, "Noor")
    pupil.get_by_role("link", name="Start").click()
    for number, wrong_first in enumerate((True, False), 1):
        expect(pupil.get_by_text(f"Question {number} of 2")).to_be_visible()
        if number == 1:  # the first of a kind is worked out, and can be opened again
            expect(pupil.get_by_text("With the missing digit it reads 3 + 7 = 10.")).to_be_visible()
            pupil.get_by_role("button", name="Start").click()
            pupil.get_by_role("button", name="Show an example").click()
            pupil.get_by_role("button", name="Start").click()
        right = missing(pupil)
        if wrong_first:
            pupil.locator("input").fill("0" * len(right))
            pupil.get_by_role("button", name="Check").click()
            expect(pupil.get_by_text("Tries left: 2")).to_be_visible()
        pupil.locator("input").fill(right)
        pupil.get_by_role("button", name="Check").click()
        expect(pupil.locator(".question.right")).to_be_visible()
        pupil.get_by_role("button", name="Next").click()
    expect(pupil.get_by_role("heading", name="All done!")).to_be_visible()
    pupil.reload()
    expect(pupil.get_by_text("2 of 2 done · 2 right")).to_be_visible()
    pupil.get_by_role("main").get_by_role("link", name="Back to the class").last.click()
    expect(pupil.get_by_text("2 of 2 done · 2 right")).to_be_visible()
    board.reload()
    row = board.locator("tbody tr", has_text="Noor")
    expect(row.locator("td").first).to_contain_text("2 / 2")
    expect(board.get_by_text(re.compile(r"^1 of [123] answers wrong$"))).to_be_visible()
    graph = re.compile(r"^Noor: 100% right on ")
    expect(row.get_by_role("img")).to_have_attribute("aria-label", graph)
    with board.expect_download() as saved:
        board.get_by_role("link", name="Download as CSV").click()
    lines = saved.value.path().read_text("utf-8-sig").splitlines()
    assert lines[1].split(",")[:2] == ["5b", "Noor"]
    assert lines[1].split(",")[-10:-6] == ["2", "2", "2", "3"]
    row.get_by_role("button", name="Noor").click()
    about = board.get_by_role("dialog", name="Noor")
    expect(about.get_by_role("img")).to_have_attribute("aria-label", graph)
    expect(about.get_by_text("2 done, 2 right")).to_be_visible()
    board.get_by_role("button", name="Get code for another device").click()
    own = board.locator(".pupil .code").inner_text()
    tablet = person("phone").new_page()
    tablet.goto("/class")
    tablet.get_by_text("Been in the class before?").click()
    tablet.get_by_label("Your own code").fill(own)
    tablet.get_by_role("button", name="Rejoin").click()
    expect(tablet.get_by_text("You’re Noor.")).to_be_visible()
    about.get_by_role("button", name="Close", exact=True).click()
    board.get_by_role("button", name="Delete class").click()
    board.get_by_role("button", name="Yes, delete everything").click()
    board.wait_for_url("**/teach")
    tablet.reload()
    expect(tablet.get_by_role("heading", name="Join your class")).to_be_visible()


def test_two_pupils_who_wait_meet_at_a_table(person: Opener) -> None:
    board = teacher(person("desk"))
    code = made(board)
    board.get_by_role("button", name="Start league").click()
    expect(board.get_by_text("Kryds & Bolle, 5 min each")).to_be_visible()
    anna, bo = (joined(person("desk"), code, name) for name in ("Anna", "Bo"))
    for page in (anna, bo):
        page.get_by_role("button", name="Find an opponent").click()
    for page in (anna, bo):
        page.wait_for_url("**/table/*")
        page.locator(".table").wait_for()
    expect(board.get_by_role("link", name=re.compile("^Watch .*Anna"))).to_be_visible(timeout=15_000)
    resign(bo)
    back = anna.get_by_role("link", name="Back to the class")
    back.click()
    expect(anna.locator("tr.you")).to_contain_text("Anna")
    expect(anna.locator("tr.you td").last).to_have_text("2")


@pytest.mark.parametrize(
    ("viewport", "theme"),
    [
        ("phone", "dark"),
        pytest.param("desk", "light", marks=pytest.mark.prove),
    ],
)
def test_axe_finds_nothing_serious_in_a_class(person: Opener, axe: str, viewport: str, theme: str) -> None:
    board = teacher(person(viewport, color_scheme=theme))
    found = {}
    board.goto("/teach")
    board.locator("form").first.wait_for()
    found["teach"] = serious(board, axe)
    code = made(board)
    found["empty class"] = serious(board, axe)
    drills: list[dict[str, Any]] = [
        ADDING,
        {**ADDING, "ask": "is-it"},
        {**ADDING, "ask": "find"},
        {"kind": "sums"},
        {"kind": "calculators", "grade": 2},
    ]
    for drill in drills:
        set_task(board, drill)
    context = person(viewport, color_scheme=theme)
    door = context.new_page()
    door.goto("/class")
    door.locator("form").first.wait_for()
    found["join"] = serious(door, axe)
    pupil = joined(context, code, "Noor")
    found["desk"] = serious(pupil, axe)
    links = [link.get_attribute("href") for link in pupil.locator(".tasks a").all()]
    for link in links:
        assert link is not None
        pupil.goto(link)
        pupil.locator("section .asked").wait_for()
        pupil.get_by_role("button", name="Start").click()
        found[f"question {pupil.locator('.asked').inner_text()}"] = serious(pupil, axe)
    pupil.get_by_role("button", name="Yes").or_(pupil.locator("input")).first.wait_for()
    board.reload()
    board.get_by_role("button", name="Noor").click()
    found["pupil"] = serious(board, axe)
    board.get_by_role("button", name="Close", exact=True).click()
    board.get_by_role("button", name="Set a task").click()
    found["class"] = serious(board, axe)
    assert {where: what for where, what in found.items() if what} == {}


@pytest.mark.parametrize("languages", [["ru"], pytest.param(OTHERS, marks=pytest.mark.prove)])
def test_a_class_in_every_language_on_a_phone(person: Opener, languages: list[str]) -> None:
    mine, theirs = person("small"), person("small")
    board = teacher(mine)
    code = made(board)
    for drill in (ADDING, {**ADDING, "ask": "find"}, {"kind": "sums", "least": 2}, {"kind": "calculators"}):
        set_task(board, drill, 30)
    assert board.request.put(
        f"/api/classes/{board.url.rpartition('/')[2]}/league", data={"game": "chikugo"}
    ).ok
    pupil = joined(theirs, code, "Noor")
    paths = [link.get_attribute("href") for link in pupil.locator(".tasks a").all()]
    pages = [(mine, board.url), (mine, "/teach"), *((theirs, path) for path in ["/class", *paths] if path)]

    def walk(lang: str) -> dict[str, tuple[set[str], list[str]]]:
        assert mine.request.put("/api/me/language", data={"language": lang}).ok  # an account keeps its own
        speakers = {context: speaking(context, lang) for context in (mine, theirs)}
        found = {path: visit(speakers[context], path) for context, path in pages}
        found |= _opened(speakers[mine], speakers[theirs], board.url, str(paths[1]))
        for page in speakers.values():
            page.close()
        return found

    english = walk("en")
    wrong = []
    for lang in languages:
        same = same_in(lang) | set(LANGUAGES.values()) | {"5b", "Noor", "Ms Frizzle", code, " ".join(code)}
        for path, told in walk(lang).items():
            wrong += faults(lang, path, english[path][0], told, same)
    assert not wrong, "\n".join(wrong)


def _opened(board: Page, pupil: Page, home: str, task: str) -> dict[str, tuple[set[str], list[str]]]:
    """What a teacher and a pupil open and are told: a wrong answer, the right one, a graph, a new task."""
    found = {}
    pupil.goto(task)
    pupil.locator("section .asked").wait_for()
    pupil.locator(".example, .question").first.wait_for()
    if pupil.locator(".example").count():
        pupil.locator(".row .primary").click()
    pupil.locator(".tile").first.click()
    pupil.locator(".tile").nth(1).click()
    pupil.locator(".question .row button").click()
    pupil.locator(".verdict").wait_for()
    found["a wrong answer"] = read(pupil)
    pupil.locator("section > .row .plain").first.click()
    pupil.locator(".row .primary").wait_for()
    found["the answer shown"] = read(pupil)
    pupil.goto("/class")
    pupil.locator("main > * button.plain, main button.plain").last.click()
    found["leaving the class"] = read(pupil)
    board.goto(home)
    board.locator("tbody button").first.click()
    board.locator("section.pupil .large").wait_for()
    board.locator(".pupil .row button").last.click()
    found["a pupil"] = read(board)
    board.keyboard.press("Escape")
    board.locator("main section .primary").first.click()
    board.locator("summary").first.click()
    found["a pupil and a new task"] = read(board)
    return found


def test_a_question_by_keyboard_alone(person: Opener) -> None:
    board = teacher(person("desk"))
    code = made(board)
    set_task(board, {**ADDING, "ask": "find"}, 1)
    pupil = joined(person("desk"), code, "Noor")
    pupil.get_by_role("link", name="Start").press("Enter")
    pupil.get_by_role("button", name="Start").press("Enter")
    pupil.locator(".tiles").wait_for()
    row = [tile.inner_text() for tile in pupil.locator(".tiles .tile").all()]
    spans = [
        (i, j)
        for i in range(len(row))
        for j in range(i + 3, len(row) + 1)
        for a, b in itertools.combinations(range(i + 1, j), 2)
        if not any(row[k] == "0" for k in (i, a, b))
        and int("".join(row[i:a])) + int("".join(row[a:b])) == int("".join(row[b:j]))
    ]
    first, end = spans[0]
    pupil.locator(".tile").nth(first).wait_for()
    for _ in range(40):
        if pupil.evaluate("document.activeElement?.matches('.tile') ?? false"):
            break
        pupil.keyboard.press("Tab")
    for place in range(end):
        if place in (first, end - 1):
            pupil.keyboard.press("Space")
        pupil.keyboard.press("Tab")
    for _ in range(len(row) - end):
        pupil.keyboard.press("Tab")
    pupil.keyboard.press("Enter")
    expect(pupil.locator(".question.right")).to_be_visible()
    pupil.keyboard.press("Enter")  # the next step has the focus
    expect(pupil.get_by_role("heading", name="All done!")).to_be_visible()
