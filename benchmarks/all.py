"""Run every benchmark and write docs/reference/performance.md from what they found. Nothing is typed in.

    python -m benchmarks.all              all of them
    python -m benchmarks.all envs robots  some; the others' last results stay
    python -m benchmarks.all --page       only write the page again

A result is a JSON file in benchmarks/results: title, versions, rows (name, ours, theirs, ratio, spread,
wanted), notes, and where and when it was measured.
"""

from __future__ import annotations

import argparse
import datetime
import json
import os
import platform
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
RESULTS = ROOT / "benchmarks" / "results"
BOARDGAME = ROOT / ".bench" / "boardgame"
PAGE = ROOT / "docs" / "reference" / "performance.md"

#: each benchmark and the command that runs it; all take --json FILE
BENCHMARKS = {
    "kryds_bolle": ["benchmarks/kryds_bolle/compare.py"],
    "kryds_bolle_answers": ["benchmarks/kryds_bolle/answers.py", "--count", "1000"],
    "shut_the_box": ["-m", "benchmarks.shut_the_box"],
    "abaku": ["-m", "benchmarks.abaku_moves"],
    "abaku_pure": ["-m", "benchmarks.abaku_pure"],
    "throw": ["-m", "benchmarks.throw"],
    "robots": ["-m", "benchmarks.robots"],
    "compile_times": ["-m", "benchmarks.compile_times", "--before"],
    "kernel_speeds": ["-m", "benchmarks.kernel_speeds"],
    "install_sizes": ["-m", "benchmarks.install_sizes", "--before", "benchmarks/results/install_before.json"],
    "first_act": ["-m", "benchmarks.first_act"],
    "envs": ["-m", "benchmarks.envs"],
    "abaku_envs": ["-m", "benchmarks.abaku_envs"],
    "page": ["-m", "tests.browser.speed"],
    "first_paint": ["-m", "benchmarks.first_paint", "--before", "--lighthouse", "3"],
    "server": ["benchmarks/server/run.py", "--boardgame", str(BOARDGAME)],
    "attacked": ["benchmarks/server/attacked.py"],
    "server_pace": ["benchmarks/server/run.py", "--boardgame", str(BOARDGAME), "--pace"],
}


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(BENCHMARKS))
    parser.add_argument("--page", action="store_true", help="only write the page again")
    given = parser.parse_args(words)
    unknown = set(given.names) - set(BENCHMARKS)
    if unknown:
        parser.error(f"no such benchmark: {', '.join(sorted(unknown))}")
    RESULTS.mkdir(parents=True, exist_ok=True)
    # what is measured is the kernels, also before they are compiled; the first act chooses for itself
    os.environ["PARLOUR_KERNELS"] = "always"
    failed = [] if given.page else [name for name in given.names or BENCHMARKS if not measured(name)]
    PAGE.write_text(written(results()), "utf-8")
    if failed:
        print(f"did not run: {', '.join(failed)}", file=sys.stderr)
    return 1 if failed else 0


def measured(name: str) -> bool:
    """Run one and keep its result with where and when; False where it could not be run."""
    if name.startswith("server") and not boardgame():
        return False
    path = RESULTS / f"{name}.json"
    fresh = path.with_suffix(".new")
    print(f"--- {name}", flush=True)
    done = subprocess.run([sys.executable, *BENCHMARKS[name], "--json", str(fresh)], cwd=ROOT)
    if done.returncode or not fresh.exists():
        return False
    result = json.loads(fresh.read_text("utf-8"))
    result["measured"] = {"when": str(datetime.date.today()), "commit": commit(), "machine": machine()}
    path.write_text(json.dumps(result, indent=1, ensure_ascii=False) + "\n", "utf-8")
    fresh.unlink()
    return True


def boardgame() -> bool:
    """boardgame.io from npm, once."""
    if (BOARDGAME / "node_modules").is_dir():
        return True
    npm = shutil.which("npm")
    if npm is None:
        return False
    BOARDGAME.mkdir(parents=True, exist_ok=True)
    wanted = {
        "dependencies": {"boardgame.io": "0.50.2", "socket.io-client": "4.8.1"},
        "overrides": {"koa-compose": "4.1.0"},
    }
    (BOARDGAME / "package.json").write_text(json.dumps(wanted))
    return subprocess.run([npm, "install", "--silent"], cwd=BOARDGAME).returncode == 0


def commit() -> str:
    done = subprocess.run(
        ["git", "describe", "--always", "--dirty"], cwd=ROOT, capture_output=True, text=True
    )
    return done.stdout.strip()


def machine() -> str:
    """The processor, how many cores of it, and how busy it was."""
    name = platform.processor() or platform.machine()
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.exists():
        lines = cpuinfo.read_text().splitlines()
        name = next((line.partition(": ")[2] for line in lines if line.startswith("model name")), name)
    return f"{name}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}"


def results() -> list[dict[str, Any]]:
    """What is known, in the order of the list."""
    paths = [RESULTS / f"{name}.json" for name in BENCHMARKS]
    return [json.loads(path.read_text("utf-8")) for path in paths if path.exists()]


def written(found: list[dict[str, Any]]) -> str:
    """The page."""
    parts = [
        "# Performance",
        "Written by `make bench`; nothing here is typed in. Where there is another system to compare with, "
        "both are measured in turn in the same run: the ratio is the middle one of the rounds, in brackets "
        "the least and the greatest.",
    ]
    for result in found:
        rows = ["| " + " | ".join(cells(row)) + " |" for row in result["rows"]]
        notes = result["notes"] if isinstance(result["notes"], list) else [result["notes"]]
        versions = ", ".join(f"{name} {version}" for name, version in result["versions"].items())
        measured = result["measured"]
        parts += [
            f"## {result['title']}",
            "\n".join(["| | ours | theirs | ratio | wanted |", "|---|---:|---:|---|---|", *rows]),
            "\n".join(f"- {note}" for note in notes),
            f"{versions}. {measured['machine']}; {measured['when']}, commit {measured['commit']}.",
        ]
    return "\n\n".join(filter(None, parts)) + "\n"


def cells(row: dict[str, Any]) -> tuple[str, ...]:
    """One row. What is wanted of a ratio is at least that, of a figure alone at most, else it is in words."""
    wanted = row.get("wanted") or ""
    if wanted and not isinstance(wanted, str):
        wanted = f"≥ {number(wanted)} ×" if row["ratio"] is not None else f"≤ {number(wanted)}"
    return row["name"], number(row["ours"]), number(row["theirs"]), ratio(row), wanted


def number(value: float | None) -> str:
    """Three figures, with the thousands set apart."""
    if value is None:
        return ""
    return f"{float(f'{value:.3g}'):,.0f}" if abs(value) >= 1000 else f"{value:.3g}"


def ratio(row: dict[str, Any]) -> str:
    """`8.4 × (7.4 … 11)`; without another system only the spread of our own figure."""
    low, high = row["spread"] if row.get("spread") else (None, None)
    spread = "" if low is None else f"({number(low)} … {number(high)})"
    return f"**{number(row['ratio'])} ×** {spread}" if row["ratio"] is not None else spread


if __name__ == "__main__":
    raise SystemExit(main())
