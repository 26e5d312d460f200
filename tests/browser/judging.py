"""What is wrong with a page as it stands: for axe, and for a phone's width."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, ViewportSize

#: the smallest phone that everything has to fit on
SMALL: ViewportSize = {"width": 360, "height": 740}
#: whatever reaches over the window's right edge, and whether the page can be pushed sideways; rows that
#: scroll by themselves don't count
_OVER = """() => {
  const over = [...document.querySelectorAll('main *')]
    .filter((one) => !one.closest('.vh, .sub, .scroll') && one.getBoundingClientRect().right > innerWidth + 1)
    .map((one) => one.tagName + ' ' + one.textContent.trim().slice(0, 40));
  if (document.documentElement.scrollWidth > innerWidth + 1) over.push('the page is too wide');
  return over;
}"""


def serious(page: Page, axe: str) -> list[str]:
    """What axe calls serious or critical on the page as it is."""
    page.evaluate(axe)
    found: dict[str, Any] = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{violation['id']}: {node['target']} {node['failureSummary']}"
        for violation in found["violations"]
        if violation["impact"] in ("serious", "critical")
        for node in violation["nodes"][:3]
    ]


def over_the_edge(page: Page) -> list[str]:
    """What does not fit into the window's width."""
    found: list[str] = page.evaluate(_OVER)
    return found
