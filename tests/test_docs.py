"""The documentation: it builds without a warning, its code runs, and nothing is left without a word."""

import ast
import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import pytest
from msgspec import Meta

import parlour
from parlour.cli import verbs
from parlour.core.game import Game
from parlour.core.options import Options

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "scripts"))
import reference  # noqa: E402

PAGES = sorted([*ROOT.glob("docs/**/*.md"), ROOT / "examples/pig/README.md"])
FENCE = re.compile(
    r"(?:<!-- not run: (?P<why>.+?) -->\n)?^```(?P<language>\w*)\n(?P<code>.*?)^```", re.MULTILINE | re.DOTALL
)
NO_COMMAND = re.compile(r"^<!-- no command here is run: (.+) -->$", re.MULTILINE)


class Block(NamedTuple):
    language: str
    code: str
    why_not: str | None


def blocks(text: str) -> list[Block]:
    """The code blocks of a page. One that cannot run says why, in a comment right before it; of a page on
    which no command can, the page says so."""
    none = NO_COMMAND.search(text)
    return [
        Block(
            found["language"],
            found["code"],
            none[1] if none and found["language"] == "sh" else found["why"],
        )
        for found in FENCE.finditer(text)
    ]


def with_code(language: str) -> list[Path]:
    def runs(page: Path) -> bool:
        return any(b.language == language and b.why_not is None for b in blocks(page.read_text("utf-8")))

    return [page for page in PAGES if runs(page)]


def run(command: list[str], home: Path, where: Path = ROOT) -> None:
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    environment = {**os.environ, "PATH": path, "XDG_DATA_HOME": str(home)}
    done = subprocess.run(
        command,
        cwd=where,
        env=environment,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.slow
@pytest.mark.parametrize("page", with_code("python"), ids=lambda page: page.stem)
def test_the_python_of_a_page_runs(page: Path, tmp_path: Path) -> None:
    """All of a page is one program, from top to bottom."""
    code = [b.code for b in blocks(page.read_text("utf-8")) if b.language == "python" and b.why_not is None]
    run([sys.executable, "-W", "error", "-c", "\n".join(code)], tmp_path)


@pytest.mark.slow
@pytest.mark.parametrize("page", with_code("sh"), ids=lambda page: page.stem)
def test_the_commands_of_a_page_run(page: Path, tmp_path: Path) -> None:
    """In a folder of their own, where nobody types anything: whoever is asked has gone away."""
    where = tmp_path / "here"
    where.mkdir()
    (where / "examples").symlink_to(ROOT / "examples")
    for block in blocks(page.read_text("utf-8")):
        if block.language == "sh" and block.why_not is None:
            run(["bash", "-euo", "pipefail", "-c", block.code], tmp_path, where)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: f"{page.parent.name}/{page.stem}")
def test_data_in_a_page_can_be_read(page: Path) -> None:
    for block in blocks(page.read_text("utf-8")):
        if block.language == "toml":
            tomllib.loads(block.code)
        elif block.language == "json" and "…" not in block.code:  # which stands for what is left out
            json.loads(block.code)


def test_a_block_that_does_not_run_says_why() -> None:
    page = "<!-- not run: it serves -->\n```sh\nparlour serve\n```\n\n```python\n1 / 0\n```\n"
    served, python = blocks(page)
    assert served.why_not == "it serves"
    assert python == Block("python", "1 / 0\n", None)
    page = "<!-- no command here is run: they need people -->\n```sh\nls\n```\n```python\n1\n```\n"
    assert [block.why_not for block in blocks(page)] == ["they need people", None]


def build(root: Path, site: Path) -> subprocess.CompletedProcess[str]:
    """`make docs` of a checkout. Without `--quiet`, which drops the warnings that `--strict` counts."""
    environment = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(site)]
    return subprocess.run(command, cwd=root, env=environment, capture_output=True, text=True)


@pytest.mark.slow
def test_the_documentation_builds_without_a_warning(tmp_path: Path) -> None:
    done = build(ROOT, tmp_path)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "WARNING" not in done.stderr
    for name in reference.PAGES:
        page = (tmp_path / name).with_suffix(".html").read_text("utf-8")
        # nothing is fetched from elsewhere to read it
        assert not re.search(r'(?:src|href)="(?:https?:)?//[^"]+\.(?:js|css|woff2?)"', page)


@pytest.mark.slow
def test_a_broken_link_fails_the_build(tmp_path: Path) -> None:
    for folder in ("docs", "scripts"):
        shutil.copytree(ROOT / folder, tmp_path / folder)
    shutil.copy(ROOT / "mkdocs.yml", tmp_path)
    broken = ("no-such-page.md", "how-to", "decisions.md#no-such-heading", "/absolute.md")
    with (tmp_path / "docs/index.md").open("a", encoding="utf-8") as page:
        page.writelines(f"\n[a broken link]({link})\n" for link in broken)
    done = build(tmp_path, tmp_path / "site")
    assert done.returncode != 0
    warnings = [line for line in done.stderr.splitlines() if line.startswith("WARNING")]
    assert len(warnings) == len(broken), done.stderr
    for link in broken:
        assert any(f"'{link}'" in warning for warning in warnings), f"{link} was not noticed"


# --- nothing without a word ---


@pytest.mark.slow
def test_every_command_option_setting_error_and_api_verb_is_documented() -> None:
    assert reference.missing() == []


@pytest.mark.slow
def test_every_one_of_them_is_on_its_page() -> None:
    commands, errors = reference.commands(), reference.errors()
    for verb in verbs():
        assert f"## parlour {verb}\n" in commands
    for code in reference.error_codes():
        assert f"| `{code}` |" in errors
    api = reference.api()
    for route in reference.api_verbs():
        assert f"| `{route}` |" in api
    options = reference.options()
    for game in parlour.games():
        for name in game.described():
            assert f"| `{name}` |" in options.split(f"## {game.name}\n")[1].split("\n## ")[0]


class Wordless(Options, frozen=True, kw_only=True):
    loud: bool = False
    quiet: Annotated[bool, Meta(description="no sound")] = False


class WordlessGame(Game[Any]):
    key = "wordless"
    options_type = Wordless


def test_the_test_finds_what_has_no_words() -> None:
    nothing: dict[str, Any] = {"verbs": {}, "games": (), "described": {}, "codes": {}, "routes": {}}
    assert reference.missing(**nothing) == []
    assert reference.missing(**{**nothing, "verbs": {"games": ""}}) == ["command games"]
    assert reference.missing(**{**nothing, "games": (WordlessGame(),)}) == ["option wordless loud"]
    assert reference.missing(**{**nothing, "described": {"port": ("", 1)}}) == ["setting port"]
    assert reference.missing(**{**nothing, "codes": {"odd-thing": set()}}) == ["error odd-thing"]
    assert reference.missing(**{**nothing, "routes": {"GET /x": ""}}) == ["API GET /x"]
    socket = {"socket: shout": "(from the client) "}
    assert reference.missing(**{**nothing, "routes": socket}) == ["API socket: shout"]


def test_codes_are_found_however_they_are_given() -> None:
    source = '''
class Odd(ParlourError):
    """It is odd."""
    default_code = "odd-one"

def f():
    raise Odd(f"seat {s} is odd", code="odd-seat")
    Refusal("not you", "not-you", 403)
    Verdict(ok=False, code="bad-luck", message="no luck")
'''
    found = dict(pair for node in ast.walk(ast.parse(source)) for pair in reference._codes(node))
    assert found == {
        "odd-one": "It is odd.",
        "odd-seat": "seat … is odd",
        "not-you": "not you",
        "bad-luck": "no luck",
    }
