"""Size, packages and seconds of `pip install` of the wheel in an empty environment: bare and with each extra.

    python -m benchmarks.install_sizes [--json FILE] [--before FILE] [--source FOLDER] [--bare] [EXTRA …]

Builds the wheel, makes an environment for each row and installs the wheel there under constraints.txt. A size
is what all files that pip brought take on the disk, with their bytecode; pip itself isn't counted. Seconds
are those of a second install, which finds the packages in pip's cache. `--before` takes the JSON of an
earlier version, measured with `--source` on a checkout of it. The built page is part of the wheel, so
`make page` comes first.
"""

from __future__ import annotations

import argparse
import json
import shutil
import subprocess
import sys
import tempfile
import time
import tomllib
from pathlib import Path
from typing import Any

from .rounds import show, versions

ROOT = Path(__file__).parent.parent
#: what only developers install
FOR_DEVELOPERS = ("bench", "cluster", "dev", "docs")
#: every screen, robot and throw, without what clubs, agents and plots need
PLAYING = "terminal,serve,robots,throw"
#: megabytes that a bare install may take
WANTED = 45
_MB = 1_000_000
#: run in the new environment: what pip brought, without pip and what came with the environment
_INSIDE = """
import json
from importlib.metadata import distributions
found = {}
for one in distributions():
    if one.name not in ("pip", "setuptools"):
        files = [one.locate_file(file) for file in one.files or ()]
        found[one.name] = sum(file.stat().st_blocks * 512 for file in files if file.is_file())
print(json.dumps(found))
"""


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("extras", nargs="*", metavar="EXTRA", help="only these (a,b together), and bare")
    parser.add_argument("--bare", action="store_true", help="only the bare install")
    parser.add_argument("--json", metavar="FILE", help="write the results here")
    parser.add_argument("--before", metavar="FILE", type=Path, help="the JSON of an earlier version")
    parser.add_argument("--source", metavar="FOLDER", type=Path, default=ROOT, help="another checkout")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        wheel = built(given.source, Path(folder))
        extras = [] if given.bare else given.extras or offered(given.source)
        installs = {
            name: installed(wheel, name, given.source / "constraints.txt", Path(folder))
            for name in ("", *extras)
        }
    earlier = json.loads(given.before.read_text("utf-8"))["installs"][""] if given.before else None
    result = {
        "title": "Installing",
        "versions": versions(),
        "rows": rows(installs, earlier),
        "notes": notes(installs),
        "installs": installs,
    }
    show(result, given.json)


def built(source: Path, folder: Path) -> Path:
    """The wheel of a checkout, with the page."""
    if not (source / "src/parlour/server/page/index.html").exists():
        raise SystemExit("the page is not built: make page")
    tools = environment(folder / "tools")
    run(tools, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "hatchling")
    run(tools, "-m", "hatchling", "build", "-t", "wheel", "-d", folder / "wheel", cwd=source)
    (wheel,) = (folder / "wheel").glob("*.whl")
    return wheel


def offered(source: Path) -> list[str]:
    """The extras that users install, then what playing takes, `all` last."""
    project = tomllib.loads((source / "pyproject.toml").read_text("utf-8"))["project"]
    extras = set(project["optional-dependencies"]) - {*FOR_DEVELOPERS}
    return [*sorted(extras - {"all"}), PLAYING, "all"]


def installed(wheel: Path, extra: str, constraints: Path, folder: Path) -> dict[str, Any]:
    """Install the wheel twice, with an empty environment each: the second time counts."""
    wanted = f"{wheel}[{extra}]" if extra else str(wheel)
    packages: dict[str, int] = {}
    for _ in range(2):
        python = environment(folder / "empty")
        started = time.perf_counter()
        run(
            *(python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"),
            *("--constraint", constraints, wanted),
        )
        seconds = time.perf_counter() - started
        packages = json.loads(run(python, "-c", _INSIDE))
        shutil.rmtree(folder / "empty")
    print(f"{extra or 'bare'}: {sum(packages.values()) / _MB:.1f} MB, {seconds:.1f} s", file=sys.stderr)
    return {"bytes": sum(packages.values()), "seconds": seconds, "packages": packages}


def rows(installs: dict[str, dict[str, Any]], earlier: dict[str, Any] | None) -> list[dict[str, Any]]:
    """Megabytes, packages and seconds of each install; the earlier version's first."""
    found = _figures("before: pip install parlour", earlier) if earlier else []
    for extra, install in installs.items():
        name = f"pip install 'parlour[{extra}]'" if extra else "pip install parlour"
        found += _figures(name, install, None if extra else WANTED)
    return found


def _figures(name: str, install: dict[str, Any], wanted: int | None = None) -> list[dict[str, Any]]:
    figures = {
        "MB": install["bytes"] / _MB,
        "packages": len(install["packages"]),
        "s": install["seconds"],
    }
    wishes = {"MB": wanted}
    return [
        {"name": f"{name}: {unit}", "ours": ours, "theirs": None, "ratio": None, "wanted": wishes.get(unit)}
        for unit, ours in figures.items()
    ]


def notes(installs: dict[str, dict[str, Any]]) -> list[str]:
    """What the bare install consists of, and how it was measured."""
    bare = installs[""]["packages"]
    largest = sorted(bare, key=lambda name: -bare[name])
    return [
        "A new environment each, packages from pip's cache. Disk use with bytecode, without pip itself.",
        "Bare: " + ", ".join(f"{name} {bare[name] / _MB:.1f} MB" for name in largest) + ".",
    ]


def environment(folder: Path) -> Path:
    """The Python of a new, empty environment."""
    run(sys.executable, "-m", "venv", folder)
    return folder / ("Scripts" if sys.platform == "win32" else "bin") / "python"


def run(*command: str | Path, cwd: Path | None = None) -> str:
    done = subprocess.run(list(map(str, command)), capture_output=True, text=True, cwd=cwd)
    if done.returncode:
        raise SystemExit(f"{' '.join(map(str, command))} failed:\n{done.stdout}{done.stderr}")
    return done.stdout


if __name__ == "__main__":
    main()
