"""A person who hears the page and types: plays whole matches by role, name and words alone."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page

from parlour.locales import Words

TRANSCRIPTS = Path(__file__).parent / "transcripts"
#: an aim that can be typed as it is
_AIM = re.compile(r"throw -?\d+ \d+")


class Listener:
    """Types into the table's command line, and keeps everything that was said."""

    def __init__(self, page: Page, lang: str) -> None:
        self.page = page
        self.words = Words(lang)
        self.heard: list[str] = []
        self._last: list[str] = []

    def sit_down(self, game: str, how: str) -> None:
        """Start what the set-up proposes: the button that starts has the focus, Enter presses it."""
        self.page.goto(f"/start/{game}?how={how}")
        focused = "document.activeElement?.tagName === 'BUTTON'"
        self._until(lambda: bool(self.page.evaluate(focused)))
        self.page.keyboard.press("Enter")
        self.page.wait_for_url("**/table/*")

    def type(self, line: str) -> str:
        """Type a line; what was said until it was quiet again."""
        self._open()
        box = self.page.get_by_role("textbox", name=self.words("command-label"))
        before = len(self.heard)
        box.fill(line)
        self.page.keyboard.press("Enter")
        self._until(lambda: self._answered(before))
        return " ".join(self.heard[before:])

    def _answered(self, before: int) -> bool:
        """Whether something was said to what was typed; a curtain may have fallen over it."""
        self._lift()
        self._open()
        return any(not one.startswith("› ") for one in self.listen()[before:])

    def listen(self) -> list[str]:
        """All that was said so far, from the list of what was said."""
        said = self.page.get_by_role("list", name=self.words("command-said")).get_by_role("listitem")
        now = [text.strip() for text in said.all_text_contents()]
        new = next(k for k in range(len(self._last) + 1) if self._last[k:] == now[: len(self._last) - k])
        self.heard += now[len(self._last) - new :]
        self._last = now
        return self.heard

    def over(self) -> bool:
        return any(self.words("ask-over").rstrip(".") in one for one in self.heard)

    def asked(self) -> str:
        """What is asked of this person: `play`, `throw`, `next`, or nothing any more: `over`."""
        mine = self.words("say-your-turn", name="", shared="no")
        dice = self.words("ask-dice")
        found = ""

        def told() -> bool:
            nonlocal found
            self._lift()
            self._open()
            said = [one for one in self.listen() if not one.startswith("› ")]
            if self.over():
                found = "over"
            elif said and dice in said[-1]:
                found = "throw"
            elif said and said[-1] == self.words("ask-next"):
                found = "next"
            elif said and (said[-1] == mine or self._to_play(said[-1])):
                found = "play"
            return bool(found)

        self._until(told)
        return found

    def word(self, command: str) -> str:
        """The language's word for a command."""
        return self.words(f"command-{command}").split(",")[0]

    def best(self) -> str:
        """The first move that is read out, as it is to be typed."""
        said = self.type(self.words("command-legal").split(",")[0])
        thinking = self.words("hint-thinking")
        self._until(lambda: not self.listen()[-1].endswith(thinking))
        said = self.heard[-1]
        if aim := _AIM.search(said):
            return aim[0]
        for key in ("ask-best-first", "ask-can-play"):
            head = self.words(key, acts="\0").partition("\0")[0]
            if said.startswith(head):
                return re.split(r"\s?: |; |\.$|\. ", said.removeprefix(head))[0].strip()
        raise AssertionError(f"no move in: {said}")

    def write(self, game: str) -> None:
        """Keep the transcript."""
        TRANSCRIPTS.mkdir(exist_ok=True)
        (TRANSCRIPTS / f"{game}.{self.words.lang}.txt").write_text("\n".join(self.heard) + "\n", "utf-8")

    def _to_play(self, said: str) -> bool:
        """Whether somebody of several at this device is to play."""
        pattern = re.escape(self.words("say-your-turn", name="\0", shared="yes")).replace("\0", ".{1,40}")
        return re.fullmatch(pattern, said) is not None

    def _lift(self) -> bool:
        """Between two hands at one device there's a curtain, with the focus on its button."""
        name = re.escape(self.words("curtain-lift", name="\0")).replace("\0", ".+")
        if self.page.get_by_role("button", name=re.compile(name)).count():
            self.page.keyboard.press("Enter")
        return False

    def _open(self) -> None:
        """The command line is behind a heading that opens it."""
        if self.page.get_by_role("textbox", name=self.words("command-label")).count():
            return
        aside = self.page.get_by_role("complementary")
        title = aside.get_by_text(self.words("command-title"), exact=True)
        self._until(lambda: self._lift() or title.count() > 0)
        title.click()

    def _until(self, true: Callable[[], bool]) -> None:
        for _ in range(400):
            if true():
                return
            self.page.wait_for_timeout(40)
        raise AssertionError("\n".join(self.heard[-12:]))
