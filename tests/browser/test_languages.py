"""Every page in every language on a phone: no key, no English left over, nothing cut off."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, TimeoutError

import parlour
from parlour.locales import LANGUAGES, Words
from parlour.locales.words import sources

from .conftest import Opener
from .playing import GAMES, PLAY, start

ROUTER = Path(__file__).parents[2] / "web/src/app/router.svelte.ts"
#: long words, long sentences, other letters: what the default run walks in
SOME = ("de", "fr", "ru")

#: what languages leave as it is: names, signs, what people typed, and words that happen to be the same
NAMES = re.compile(
    r"Parlour|at home$|of the lobby|^Letter$|xyzzy|^Guest$|^Hand$|^Version [\d.]+$|^Options$|^Joker$"
    r"|^H8, start$|^is 2²|^[A-Q]\d+: \d|^[\W\d²³]*$|^.{0,3}$"
)
OTHERS = [lang for lang in LANGUAGES if lang != "en"]
KEY = re.compile(r"^[a-z]+(-[a-z0-9]+)+$")

#: everything said on the page: text that is seen, and names that are only heard
SAID = r"""() => {
  const found = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const parent = walk.currentNode.parentElement;
    if (!parent || parent.closest('script, style, svg, code')) continue;
    found.push(walk.currentNode.textContent.trim());
  }
  for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
    for (const one of document.querySelectorAll(`[${name}]`)) found.push(one.getAttribute(name));
  found.push(document.title);
  return found.map((text) => text.replace(/^[\s,·:]+/, '')).filter(Boolean);
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
  const named = 'button, .btn, h1, h2, .where b, label, summary, legend, fieldset span';
  for (const one of document.querySelectorAll(named)) {
    const style = getComputedStyle(one), box = one.getBoundingClientRect();
    // a picture with a name that is only heard may stand out of its button, as a chosen chip does
    const picture = one.hasAttribute('aria-label') && one.querySelector('svg');
    if (!box.width || picture || one.closest('.vh, .strip, [inert]')) continue;
    if (one.scrollWidth > one.clientWidth + 1 && style.display !== 'inline') cut.push(one.textContent.trim());
    if (box.right > innerWidth + 1 && !one.closest('aside, .scroll'))
      cut.push('over the edge: ' + one.textContent);
  }
  if (document.documentElement.scrollWidth > innerWidth + 1) cut.push('the page is too wide');
  return cut;
}"""


def speaking(context: BrowserContext, lang: str) -> Page:
    """A page in a language, whatever the others of the browser speak."""
    page = context.new_page()
    page.add_init_script(
        f"try {{ localStorage.setItem('parlour.language', '{lang}') }} catch {{ /* none */ }}"
    )
    return page


def routes() -> dict[str, tuple[str, list[str]]]:
    """The pages that the router knows: the first word of a path, and what the path must name after it."""
    text = ROUTER.read_text("utf-8")
    first = {page: word for word, page in re.findall(r'first === "(\w+)"[^\n]*return \{ page: "(\w+)"', text)}
    found = {}
    for page, more in re.findall(r'^  \| \{ page: "(\w+)"(.*?)\}', text, re.MULTILINE):
        needed = [name for name, kind in re.findall(r"(\w+): ([\w| ]+)", more) if kind.strip() == "string"]
        found[page] = first.get(page, page), needed
    return found


def paths(known: dict[str, list[str]]) -> Iterator[tuple[str, str]]:
    """Names and paths of all pages, with each of the values that are known for what a path names."""
    for page, (first, needed) in routes().items():
        if page in ("home", "lost"):
            yield page, "/" if page == "home" else "/nowhere"
            continue
        for number, value in enumerate(known.get(needed[0], ["nowhere"]) if needed else [""]):
            of = f" {GAMES[number]}" if needed and needed[0] in ("game", "match") else ""
            yield page + of, f"/{first}/{value}".rstrip("/")


def visit(page: Page, path: str) -> tuple[set[str], list[str]]:
    """What a page says, and what of it is cut off."""
    page.goto(path + ("?how=now" if path.startswith("/start") else ""))
    page.locator("h1, h2, main p").first.wait_for(state="attached")
    if path.startswith("/start"):
        page.locator(PLAY).wait_for()
        page.locator(".agree button").click()
        for more in page.locator("dialog summary").all():
            more.click()
    return read(page)


def read(page: Page) -> tuple[set[str], list[str]]:
    """What the page says as it stands, and what of it is cut off."""
    with suppress(TimeoutError):  # what is still asked for would not be read
        page.wait_for_load_state("networkidle", timeout=5000)
    page.wait_for_timeout(100)
    said: list[str] = page.evaluate(SAID)
    cut: list[str] = page.evaluate(CUT)
    return set(said), cut


def faults(
    lang: str, where: str, english: set[str], told: tuple[set[str], list[str]], same: set[str]
) -> list[str]:
    """Keys, English and cut text in what a page says."""
    said, cut = told
    found = [f"{lang}, {where}: cut off: {text}" for text in cut]
    found += [f"{lang}, {where}: a key: {text}" for text in said if KEY.match(text)]
    if lang != "en":
        left = {text for text in said & english if not NAMES.search(text)} - same
        found += [f"{lang}, {where}: English: {text}" for text in left]
    return found


def same_in(lang: str) -> set[str]:
    """Texts of a language that read as the English ones do."""
    english = sources("en")

    def value(text: str) -> str:
        return text.partition("\n")[0].partition("= ")[2].strip()

    return {value(text) for key, text in sources(lang).items() if value(english.get(key, "")) == value(text)}


def some(where: dict[str, str], turn: int) -> dict[str, str]:
    """Every page; of those that each game has, one game's, each time another's, but all tables."""
    left = GAMES[turn % len(GAMES)]
    return {
        n: p for n, p in where.items() if not n.endswith(GAMES) or n.endswith(left) or n.startswith("table")
    }


@pytest.fixture
def furnished(person: Opener) -> tuple[BrowserContext, dict[str, str]]:
    """Somebody with a table of every game, and where all the pages are."""
    context = person("small")
    page = context.new_page()
    known: dict[str, list[str]] = {"game": list(GAMES), "match": []}
    for game in GAMES:
        start(page, game, "now")
        page.locator(".table").wait_for()
        known["match"].append(page.url.rpartition("/")[2])
    known["person"] = [page.evaluate("fetch('/api/me').then((answer) => answer.json()).then((me) => me.id)")]
    page.close()
    return context, dict(paths(known))


@pytest.mark.parametrize(
    "langs", [*((lang,) for lang in SOME), pytest.param(tuple(LANGUAGES), marks=pytest.mark.prove)]
)
def test_every_page_in_every_language(
    furnished: tuple[BrowserContext, dict[str, str]], langs: tuple[str, ...]
) -> None:
    context, where = furnished
    if len(langs) == 1:
        where = some(where, SOME.index(langs[0]))
    wrong: list[str] = []
    english: dict[str, set[str]] = {}
    plain = speaking(context, "en")
    for lang in langs:
        page = speaking(context, lang)
        same = same_in(lang) | set(LANGUAGES.values())
        for name, path in where.items():
            if name not in english:
                english[name] = visit(plain, path)[0]
            said, cut = visit(page, path)
            if name == "home":  # each page really speaks its own language
                assert Words("en")("home-question") in english[name]
                assert Words(lang)("home-question") in said
            wrong += faults(lang, name, english[name], (said, cut), same)
        page.close()
    assert not wrong, "\n".join(wrong)


# --- what opens, what is answered, what is refused: found by its shape, whatever it is called ---


def _pad(page: Page) -> None:
    page.locator("button.strip").click()
    page.locator(".tools button").nth(3).click()  # after hint, moves and take back: resign, but sure?
    page.locator("[data-slip=question]").wait_for()
    page.locator("details summary").last.click()
    page.locator("details input").last.fill("xyzzy")
    page.locator("details input").last.press("Enter")


def _hint(page: Page) -> None:
    page.locator(".bulb").click()
    page.locator("[data-slip=hint] .tap").click(timeout=60_000)
    page.locator("[role=dialog] li, [role=dialog] p").first.wait_for(timeout=60_000)


def _share(page: Page) -> None:
    page.locator("button.strip").click()
    page.locator("details summary:visible").last.click()


def _number(page: Page) -> None:
    page.locator("main form input:visible").first.fill("99")
    page.locator("main form .primary:visible").first.click()
    page.locator(".verdict").wait_for()
    page.locator("details summary").last.click()


def _flaps(page: Page) -> None:
    page.locator(".sets button").last.click()
    page.locator(".acts .primary").click()
    page.locator(".verdict").wait_for()


def _sign_in(page: Page) -> None:
    fields = page.locator("form input")
    fields.nth(0).fill("nobody-here")
    fields.nth(1).fill("not the password")
    page.locator("form button").first.click()
    page.locator("[role=alert]:visible").wait_for()


def _sign_up(page: Page) -> None:
    page.locator("fieldset label").nth(1).click()


def _forgot(page: Page) -> None:
    page.locator("fieldset label").nth(2).click()


def _wrong_code(page: Page) -> None:
    page.locator("main summary").click()
    page.locator("form input").nth(0).fill("XXXXXX")
    page.locator("form input").nth(1).fill("Noor")
    page.locator("form .primary").click()
    page.locator("[role=alert]:visible").wait_for()


def _act(page: Page) -> None:
    """Two balls on the board that the rules lend."""
    page.locator("[data-place][aria-pressed]").first.click()
    page.locator(".acts .primary").click()


#: a name, the page (`match:` is the table of that game), and what is done there
DEEDS: list[tuple[str, str, Callable[[Page], None]]] = [
    ("the pad of a table", "match:kryds-bolle", _pad),
    ("the pad of a long table", "match:abaku", _pad),
    ("a hint", "match:kryds-bolle", _hint),
    ("a match shared", "replay:chikugo", _share),
    ("a sum answered wrongly", "/puzzle/smart-calculators?level=1&seed=7&number=2", _number),
    ("flaps answered", "/puzzle/shut-the-box?level=1&seed=7&number=2", _flaps),
    ("a sign-in refused", "/account", _sign_in),
    ("a new account", "/account", _sign_up),
    ("a password forgotten", "/account", _forgot),
    ("a class's code refused", "/class", _wrong_code),
    ("an example tried", "/rules/kryds-bolle/lines", _act),
]


@pytest.mark.parametrize("langs", [("ru",), pytest.param(tuple(OTHERS), marks=pytest.mark.prove)])
def test_what_opens_in_every_language(
    furnished: tuple[BrowserContext, dict[str, str]], langs: tuple[str, ...]
) -> None:
    context, where = furnished

    def told(lang: str) -> dict[str, tuple[set[str], list[str]]]:
        page = speaking(context, lang)
        found = {}
        for name, path, deed in DEEDS:
            kind, _, game = path.partition(":")
            at = where[f"{'table' if kind == 'match' else kind} {game}"] if game else path
            page.goto(at)
            page.locator(".table:visible, main form:visible").first.wait_for(timeout=90_000)
            deed(page)
            found[name] = read(page)
        page.close()
        return found

    english = told("en")
    wrong: list[str] = []
    for lang in langs:
        same = same_in(lang) | set(LANGUAGES.values())
        for name, said in told(lang).items():
            wrong += faults(lang, name, english[name][0], said, same)
    assert not wrong, "\n".join(wrong)


def test_the_router_is_understood() -> None:
    """A page that the walk would not find is a page that nobody has read in ten languages."""
    found = routes()
    assert found["home"] == ("home", [])
    assert found["replay"] == ("m", ["match"])
    assert found["rules"] == ("rules", ["game"])
    assert set(re.findall(r'page: "(\w+)"', ROUTER.read_text("utf-8"))) == set(found)
    assert {game.key for game in parlour.games()} >= set(GAMES)
