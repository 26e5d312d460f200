"""The page in all ten languages on a phone: no key, no English left over, nothing cut off."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page

from parlour.locales import LANGUAGES
from parlour.locales.words import sources

from .conftest import Opener
from .playing import GAMES, start

#: what languages leave as it is: names, signs, what people typed, and words that happen to be the same
NAMES = re.compile(r"Parlour|^Guest$|^Options$|^H8, start$|^is 2²|^[A-Q]\d+: \d|^[\W\d]*$|^.{0,3}$")
OTHERS = [lang for lang in LANGUAGES if lang != "en"]
KEY = re.compile(r"^[a-z]+(-[a-z0-9]+)+$")

#: everything said on the page: text that is seen, and names that are only heard
SAID = """() => {
  const found = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const parent = walk.currentNode.parentElement;
    if (!parent || parent.closest('script, style, svg, option, code')) continue;
    found.push(walk.currentNode.textContent.trim());
  }
  for (const one of document.querySelectorAll('[aria-label]')) found.push(one.getAttribute('aria-label'));
  return found.filter(Boolean);
}"""
#: buttons, fields and headings whose text does not fit, and whether the page can be pushed sideways
CUT = """() => {
  const cut = [];
  const pen = document.createElement('canvas').getContext('2d');
  for (const list of document.querySelectorAll('select')) {
    pen.font = getComputedStyle(list).font;
    for (const option of list.options)
      if (list.clientWidth && pen.measureText(option.text).width > list.clientWidth - 34)
        cut.push(option.text);
  }
  const named = 'button, .btn, h1, h2, label, summary, legend, fieldset span';
  for (const one of document.querySelectorAll(named)) {
    const style = getComputedStyle(one), box = one.getBoundingClientRect();
    if (!box.width || one.closest('.vh, .strip, [inert]')) continue;
    if (one.scrollWidth > one.clientWidth + 1 && style.display !== 'inline') cut.push(one.textContent.trim());
    if (box.right > innerWidth + 1 && !one.closest('aside')) cut.push('over the edge: ' + one.textContent);
  }
  if (document.documentElement.scrollWidth > innerWidth + 1) cut.push('the page is too wide');
  return cut;
}"""


def speak(context: BrowserContext, lang: str) -> None:
    context.add_init_script(
        f"try {{ localStorage.setItem('parlour.language', '{lang}') }} catch {{ /* none */ }}"
    )


def visit(page: Page, path: str) -> tuple[set[str], list[str]]:
    """What a page says, and what of it is cut off."""
    page.goto(path)
    page.locator("h1").first.wait_for()
    if path.startswith("/start"):
        page.locator("form .primary:not([aria-disabled])").wait_for()
        page.locator("summary").first.click()
    page.wait_for_timeout(150)
    said: list[str] = page.evaluate(SAID)
    cut: list[str] = page.evaluate(CUT)
    return set(said), cut


@pytest.fixture
def tables(person: Opener) -> tuple[Any, dict[str, str], dict[str, set[str]]]:
    """A table of every game laid by one person, and what all pages say in English."""
    context = person("phone")
    page = context.new_page()
    where = {
        "home": "/",
        "lost": "/nowhere",
        "lobby": "/lobby",
        "history": "/history",
        "settings": "/settings",
        "class": "/class",
        "teach": "/teach",
    }
    for game in GAMES:
        where[f"start {game}"] = f"/start/{game}?how=now"
        where[f"rules {game}"] = f"/rules/{game}"
        where[f"lesson {game}"] = f"/lesson/{game}"
        start(page, game, "now")
        page.locator(".table").wait_for()
        where[f"table {game}"] = page.url
    english = {name: visit(page, path)[0] for name, path in where.items()}
    return context, where, english


def same_in(lang: str) -> set[str]:
    """Texts of a language that read as the English ones do."""
    english = sources("en")

    def value(text: str) -> str:
        return text.partition("\n")[0].partition("= ")[2].strip()

    return {value(text) for key, text in sources(lang).items() if value(english.get(key, "")) == value(text)}


def some(where: dict[str, str], turn: int) -> dict[str, str]:
    """Every table, and one game's form, rules and lesson, each time another's."""
    left = GAMES[turn % len(GAMES)]
    return {
        n: p for n, p in where.items() if not n.startswith(("start", "rules", "lesson")) or n.endswith(left)
    }


@pytest.mark.parametrize("pages", ["some", pytest.param("all", marks=pytest.mark.prove)])
def test_every_page_in_every_language(
    tables: tuple[Any, dict[str, str], dict[str, set[str]]], pages: str
) -> None:
    context, where, english = tables
    wrong: list[str] = []
    for turn, lang in enumerate(LANGUAGES):
        speak(context, lang)
        page = context.new_page()
        same = same_in(lang) | set(LANGUAGES.values())
        for name, path in (where if pages == "all" else some(where, turn)).items():
            said, cut = visit(page, path)
            wrong += [f"{lang}, {name}: cut off: {text}" for text in cut]
            wrong += [f"{lang}, {name}: a key: {text}" for text in said if KEY.match(text)]
            if lang != "en":
                left = {text for text in said & english[name] if not NAMES.search(text)} - same
                wrong += [f"{lang}, {name}: English: {text}" for text in left]
        page.close()
    assert not wrong, "\n".join(wrong)
