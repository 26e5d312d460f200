"""The first paint: how soon the first page and the five tables are seen and usable on a slow phone.

    python -m benchmarks.first_paint --runs 5
    python -m benchmarks.first_paint --before          beside the page before, in turn, in one run
    python -m benchmarks.first_paint --base ../other   beside another tree, its page built
    python -m benchmarks.first_paint --lighthouse 0

A phone's window with nothing kept, 150 ms to the server, 1.6 Mbit/s, a processor slowed four times. Each
tree has its own server with the page built in it (`make page`). A table's match has been laid before; its
address is opened. "Usable" is when a button of the board can be pressed and has been drawn. Lighthouse
(pinned, by npx) looks at the same addresses with its own throttling for phones, which is the same.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, BrowserContext, sync_playwright

from benchmarks import earlier
from benchmarks.rounds import show, versions
from tests.browser.conftest import VIEWPORTS, chromium
from tests.browser.playing import GAMES, start
from tests.browser.serving import running

ROOT = Path(__file__).parent.parent
LIGHTHOUSE = "lighthouse@12.8.2"
CATEGORIES = {"performance": 95, "accessibility": 100, "best-practices": 95, "seo": 95}
RUNS = 5
LATENCY = 150
#: bytes a second
DOWN, UP = 1_600_000 / 8, 750_000 / 8
SLOWED = 4
#: milliseconds after which nothing more is expected of a page
REST = 1_500
_HOME = ".shelf a"
_BOARD = ", ".join(f".table .{part} button:not([aria-disabled=true])" for part in ("thing", "beside", "line"))
#: notes by itself what happens: whoever asks from outside is slowed down too
_WATCH = """
window.seen = { shift: 0, lcp: 0, blocked: 0 };
const watch = (type, note) => new PerformanceObserver((list) => list.getEntries().forEach(note)).observe(
  { type, buffered: true });
watch("layout-shift", (entry) => { if (!entry.hadRecentInput) seen.shift += entry.value; });
watch("largest-contentful-paint", (entry) => { seen.lcp = entry.startTime; });
watch("longtask", (entry) => { seen.blocked += Math.max(0, entry.duration - 50); });
window.usable = new Promise((done) => {
  const look = () => {
    if (!window.wanted || !document.querySelector(window.wanted)) return;
    // what the server has sent is usable when the page's script has taken it over
    if (document.querySelector("#page[data-shown]") && !window.takenOver()) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => done(performance.now())));
  };
  window.takenOver = () => performance.getEntriesByName("taken-over").length > 0;
  const observer = new MutationObserver(look);
  observer.observe(document, { childList: true, subtree: true, attributes: true });
});
"""
_TOLD = """() => ({
  paint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
  ...window.seen,
  nodes: document.querySelectorAll("*").length,
})"""
#: figure, unit, and what is wanted at home and at a table
FIGURES: dict[str, tuple[str, float | None, float | None]] = {
    "paint": ("first paint, s", 1.5, 1.5),
    "lcp": ("largest paint, s", 2.5, 2.5),
    "usable": ("usable, s", None, None),
    "blocked": ("main thread blocked, s", None, None),
    "shift": ("layout shift", None, None),
    "kb": ("received until it rests, kB", None, None),
    "nodes": ("elements", 900, None),
}
_WANTED = {("usable", "shut-the-box"): 3.5}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--json", metavar="FILE", help="write the figures here")
    parser.add_argument("--base", metavar="PATH", type=Path, help="a tree to compare with, its page built")
    parser.add_argument("--before", action="store_true", help="compare with the page before, out of git")
    parser.add_argument("--runs", type=int, default=RUNS)
    parser.add_argument("--pages", nargs="*", default=["home", *GAMES], help="home and games")
    parser.add_argument(
        "--lighthouse", type=int, default=1, metavar="RUNS", help="how often; 0 leaves it out"
    )
    given = parser.parse_args()
    base = earlier.page() if given.before else given.base
    trees = {"after": ROOT, **({"before": base.resolve()} if base else {})}
    with ExitStack() as stack:
        addresses = {name: stack.enter_context(_serving(tree)) for name, tree in trees.items()}
        playwright = stack.enter_context(sync_playwright())
        browser = playwright.chromium.launch(executable_path=chromium())
        paths = {name: _lay(browser, address, given.pages) for name, address in addresses.items()}
        found: dict[tuple[str, str, str], list[float]] = {}
        for run in range(given.runs):
            for page in given.pages:
                # who goes first changes, so that neither always finds the machine warm
                for tree in sorted(trees, reverse=bool(run % 2)):
                    path, state = paths[tree][page]
                    for figure, value in _visit(browser, addresses[tree], path, state).items():
                        found.setdefault((page, figure, tree), []).append(value)
                print(f"run {run + 1}: {page}", file=sys.stderr, flush=True)
        cpu = {
            tree: [_cpu(playwright, address) for _ in range(given.runs)]
            for tree, address in addresses.items()
        }
        browser.close()
        for run in range(given.lighthouse):
            for page in given.pages:
                for tree in sorted(trees, reverse=bool(run % 2)):
                    path, state = paths[tree][page]
                    for category, score in _lighthouse(addresses[tree] + path, state).items():
                        found.setdefault((page, category, tree), []).append(score)
                print(f"Lighthouse {run + 1}: {page}", file=sys.stderr, flush=True)
    rows = [_row(page, figure, found) for page in given.pages for figure in (*FIGURES, *CATEGORIES)]
    rows.append(
        _figures(
            "home, processor seconds of the browser, nothing slowed", cpu.get("after"), cpu.get("before")
        )
    )
    notes = [
        "Theirs is the page before, built beside this one; both in turn in one run. Medians.",
        f"{LATENCY} ms, 1.6 Mbit/s, processor slowed {SLOWED} times, a phone's window, nothing kept.",
        f"{given.runs} visits each; {LIGHTHOUSE} {given.lighthouse} times, with its throttling for phones.",
    ]
    result: dict[str, Any] = {
        "title": "The first paint",
        "versions": versions("playwright"),
        "rows": [row for row in rows if row is not None],
        "notes": notes,
    }
    _table(result["rows"])
    show({**result, "rows": []}, None)
    if given.json:
        Path(given.json).write_text(json.dumps(result, indent=1, ensure_ascii=False) + "\n", "utf-8")


def _row(page: str, figure: str, found: dict[tuple[str, str, str], list[float]]) -> dict[str, Any] | None:
    after = found.get((page, figure, "after"))
    if figure in CATEGORIES:
        row = _figures(f"{page}, Lighthouse: {figure}", after, found.get((page, figure, "before")))
        # these are at least, all other figures at most
        return row and {**row, "wanted": f"≥ {CATEGORIES[figure]}"}
    name, at_home, at_table = FIGURES[figure]
    row = _figures(f"{page}, {name}", after, found.get((page, figure, "before")))
    wanted = _WANTED.get((figure, page), at_home if page == "home" else at_table)
    return row and {**row, **({"wanted": wanted} if wanted is not None else {})}


def _figures(name: str, after: list[float] | None, before: list[float] | None) -> dict[str, Any] | None:
    if not after:
        return None
    return {
        "name": name,
        "ours": median(after),
        "theirs": median(before) if before else None,
        "ratio": None,
        "spread": [min(after), max(after)],
    }


def _table(rows: list[dict[str, Any]]) -> None:
    print(f"{'':<60} {'before':>10} {'after':>10}")
    for row in rows:
        before = "" if row["theirs"] is None else f"{row['theirs']:.3f}"
        low, high = row["spread"]
        spread = f"({low:.3f} … {high:.3f})"
        print(f"{row['name']:<60} {before:>10} {row['ours']:>10.3f} {spread:<20} {row.get('wanted', '')}")


@contextmanager
def _serving(tree: Path) -> Iterator[str]:
    """A server that runs a tree's own code and page."""
    own = tree / ".venv/bin/python"
    with tempfile.TemporaryDirectory() as folder:
        before = os.environ.get("PYTHONPATH")
        os.environ["PYTHONPATH"] = f"{tree / 'src'}{os.pathsep}{tree}"
        try:
            with running(Path(folder), python=str(own) if own.exists() else sys.executable) as address:
                yield address
        finally:
            if before is None:
                del os.environ["PYTHONPATH"]
            else:
                os.environ["PYTHONPATH"] = before


def _lay(browser: Browser, address: str, pages: list[str]) -> dict[str, tuple[str, Any]]:
    """For each page its path, and the cookies of whoever sits there."""
    found: dict[str, tuple[str, Any]] = {"home": ("/", None)}
    for game in pages:
        if game == "home":
            continue
        context = browser.new_context(base_url=address, **VIEWPORTS["desk"])
        page = context.new_page()
        # round one device there is a curtain before a hidden hand
        match = start(page, game, "now" if game == "abaku" else "here")
        page.locator(_BOARD).locator("visible=true").first.wait_for()
        found[game] = (f"/table/{match}", context.storage_state())
        context.close()
    return found


def _visit(browser: Browser, address: str, path: str, state: Any) -> dict[str, float]:
    """Open an address for the first time and say what was seen."""
    context = browser.new_context(base_url=address, storage_state=state, **VIEWPORTS["phone"])
    try:
        return _watched(context, path)
    finally:
        context.close()


def _watched(context: BrowserContext, path: str) -> dict[str, float]:
    page = context.new_page()
    wanted = _HOME if path == "/" else _BOARD
    page.add_init_script(f"window.wanted = {json.dumps(wanted)};{_WATCH}")
    cdp = context.new_cdp_session(page)
    received = [0.0]
    cdp.on("Network.loadingFinished", lambda event: received.append(event["encodedDataLength"]))
    cdp.send("Network.enable")
    cdp.send(
        "Network.emulateNetworkConditions",
        {"offline": False, "latency": LATENCY, "downloadThroughput": DOWN, "uploadThroughput": UP},
    )
    cdp.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
    page.goto(path, wait_until="commit")
    usable: float = page.evaluate("window.usable")
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(REST)
    told: dict[str, float] = page.evaluate(_TOLD)
    seconds = {name: told[name] / 1000 for name in ("paint", "lcp", "blocked")}
    return {
        **seconds,
        "usable": usable / 1000,
        "shift": told["shift"],
        "nodes": told["nodes"],
        "kb": sum(received) / 1000,
    }


def _cpu(playwright: Any, address: str) -> float:
    """Processor seconds that a whole browser takes for the first page, without those for its own start."""
    with tempfile.TemporaryDirectory() as folder:
        context = playwright.chromium.launch_persistent_context(
            folder, executable_path=chromium(), service_workers="block", **VIEWPORTS["desk"]
        )
        page = context.pages[0]
        page.wait_for_timeout(500)
        before = _spent(folder)
        page.goto(address)
        page.wait_for_load_state("networkidle")
        page.wait_for_timeout(500)
        spent = _spent(folder) - before
        context.close()
    return spent


def _spent(folder: str) -> float:
    """Processor seconds of the browser whose profile is in the folder, and of all that it started."""
    stats: dict[int, tuple[int, int]] = {}
    roots = []
    for process in Path("/proc").iterdir():
        try:
            fields = (process / "stat").read_text().rpartition(")")[2].split()
            words = (process / "cmdline").read_bytes()
        except (OSError, NotADirectoryError):
            continue
        if not process.name.isdigit():
            continue
        stats[int(process.name)] = (int(fields[1]), int(fields[11]) + int(fields[12]))
        if f"--user-data-dir={folder}".encode() in words and b"--type=" not in words:
            roots.append(int(process.name))
    ours = set(roots)
    while more := {pid for pid, (parent, _) in stats.items() if parent in ours} - ours:
        ours |= more
    return sum(stats[pid][1] for pid in ours) / os.sysconf("SC_CLK_TCK")


def _lighthouse(url: str, state: Any) -> dict[str, float]:
    cookies = "; ".join(f"{one['name']}={one['value']}" for one in (state or {}).get("cookies", []))
    command = [
        "npx", "--yes", LIGHTHOUSE, url, "--quiet", "--output=json", "--output-path=stdout",
        f"--only-categories={','.join(CATEGORIES)}",
        "--chrome-flags=--headless=new --no-sandbox",
        *([f"--extra-headers={json.dumps({'Cookie': cookies})}"] if cookies else []),
    ]  # fmt: skip
    environment = {**os.environ, "CHROME_PATH": chromium()}
    done = subprocess.run(command, capture_output=True, text=True, env=environment, timeout=300)
    if done.returncode:
        raise RuntimeError(f"Lighthouse failed at {url}:\n{done.stderr[-2000:]}")
    report = json.loads(done.stdout)
    if folder := os.environ.get("LIGHTHOUSE_REPORTS"):
        name = url.split("//")[1].replace("/", "_")
        Path(folder, f"{name}.json").write_text(done.stdout, "utf-8")
    return {name: 100 * report["categories"][name]["score"] for name in CATEGORIES}


if __name__ == "__main__":
    main()
