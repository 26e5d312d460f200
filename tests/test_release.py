"""What is released: wheel and sdist with the page inside, and the wheel at work in an empty environment."""

import json
import os
import re
import subprocess
import sys
import tarfile
import time
import tomllib
import urllib.request
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from parlour.core.missing import PARTS
from parlour.version import __version__
from tests.server.ports import free_port

ROOT = Path(__file__).parent.parent
#: what a release is made of; `python -m tests.prove` asks
PROVES = ("cli", "server/http/run.py", "server/http/page.py", "version.py")


def test_the_version_stands_in_one_place() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    assert "version" in project["project"]["dynamic"]
    assert project["tool"]["hatch"]["version"]["path"] == "src/parlour/version.py"
    assert (ROOT / "src/parlour/py.typed").exists()


def test_the_core_needs_three_packages() -> None:
    needs = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["dependencies"]
    names = {re.split(r"[^\w.-]", need)[0].lower() for need in needs}
    assert names == {"fluent.syntax", "msgspec", "openskill"}


def run(*command: str | Path, **more: Any) -> str:
    done = subprocess.run(list(map(str, command)), capture_output=True, text=True, **{"cwd": ROOT, **more})
    assert done.returncode == 0, done.stdout + done.stderr
    return str(done.stdout)


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with wheel and sdist."""
    if not (ROOT / "src/parlour/server/page/index.html").exists():
        run(sys.executable, "scripts/build_page.py", "build")
    folder = tmp_path_factory.mktemp("release")
    run(sys.executable, "-m", "venv", folder / "tools")
    tools = folder / "tools" / "bin" / "python"
    run(tools, "-m", "pip", "install", "--quiet", "hatchling")
    run(tools, "-m", "hatchling", "build", "-d", folder / "dist")
    return folder / "dist"


def installed(wheel: Path, parts: str, folder: Path) -> dict[str, str]:
    """An environment with the wheel and these parts; neither Node nor a compiler is on the path."""
    run(sys.executable, "-m", "venv", folder)
    constraints = ROOT / "constraints.txt"
    run(
        *(folder / "bin/python", "-m", "pip", "install", "--quiet"),
        *("--constraint", constraints, f"{wheel}{parts}"),
    )
    kept = {name: os.environ[name] for name in ("HOME", "LANG") if name in os.environ}
    return {
        **kept,
        "PATH": str(folder / "bin"),
        "XDG_DATA_HOME": str(folder / "data"),
        "PYTHONNOUSERSITE": "1",
    }


@pytest.fixture(scope="module")
def bare(built: Path, tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    (wheel,) = built.glob("*.whl")
    return installed(wheel, "", tmp_path_factory.mktemp("bare"))


@pytest.fixture(scope="module")
def whole(built: Path, tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    (wheel,) = built.glob("*.whl")
    return installed(wheel, "[all]", tmp_path_factory.mktemp("whole"))


@pytest.mark.prove
def test_wheel_and_sdist_hold_the_page_the_types_and_the_data(built: Path) -> None:
    (wheel,) = built.glob("*.whl")
    (sdist,) = built.glob("*.tar.gz")
    assert wheel.name.startswith(f"parlour-{__version__}-")
    names = zipfile.ZipFile(wheel).namelist()
    with tarfile.open(sdist) as archive:
        sources = [name.partition("/")[2] for name in archive.getnames()]
    for wanted in ("parlour/server/page/index.html", "parlour/py.typed", "parlour/locales/da/page.ftl"):
        assert wanted in names
        assert f"src/{wanted}" in sources
    assert any(name.startswith("parlour/server/page/assets/") for name in names)
    assert any(name.endswith("stacked.book") for name in names)
    assert "LICENSE" in sources
    assert not [name for name in names if name.startswith(("tests/", "web/", "examples/"))]
    assert not [name for name in sources if "node_modules" in name or name.startswith(".venv")]


@pytest.mark.prove
@pytest.mark.parametrize("parts", ["bare", "whole"])
def test_the_wheel_plays_in_an_empty_environment(
    parts: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    empty: dict[str, str] = request.getfixturevalue(parts)
    program = Path(empty["PATH"]) / "parlour"
    assert run(program, "--version", env=empty, cwd=tmp_path).strip() == f"parlour {__version__}"
    told = json.loads(run(program, "doctor", "--json", env=empty, cwd=tmp_path))
    found = {check["name"]: check["ok"] for check in told["checks"]}
    assert told["ok"]
    assert found["page"]
    assert told["parts"] == {part: parts == "whole" and part != "cluster" for part in PARTS}
    moves = "\n".join(["b2", "a1", "c3", "quit"]) + "\n"
    seen = run(
        *(program, "play", "kryds-bolle", "--plain", "--robots", "1=novice"),
        env=empty, cwd=tmp_path, input=moves,
    )  # fmt: skip
    assert "b2" in seen


@pytest.mark.prove
def test_the_core_is_light(bare: dict[str, str]) -> None:
    """At most 45 MB on the disk, for all that pip brought."""
    packages = Path(bare["PATH"]).parent / "lib"
    brought = [
        path for path in packages.rglob("*")
        if not {"pip", "setuptools", "pkg_resources", "_distutils_hack"} & set(path.parts)
    ]  # fmt: skip
    assert sum(path.stat().st_blocks * 512 for path in brought if path.is_file()) <= 45_000_000


@pytest.fixture
def served(whole: dict[str, str], tmp_path: Path) -> Iterator[str]:
    port = free_port()
    command = [str(Path(whole["PATH"]) / "parlour"), "serve", "--port", str(port)]
    with subprocess.Popen(command, env=whole, cwd=tmp_path) as server:
        try:
            yield f"http://127.0.0.1:{port}"
        finally:
            server.terminate()


@pytest.mark.prove
def test_the_wheel_serves_the_page(served: str) -> None:
    for _ in range(120):
        try:
            page = urllib.request.urlopen(f"{served}/", timeout=5).read().decode()
            break
        except OSError:
            time.sleep(0.5)
    assert "<!doctype html" in page.lower()
    script = re.search(r'src="(/[^"]+\.js)"', page)
    assert script
    assert urllib.request.urlopen(served + script[1], timeout=5).status == 200
    games = json.loads(urllib.request.urlopen(f"{served}/api/games", timeout=5).read())
    assert len(games) == 5
