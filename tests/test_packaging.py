"""What a package index and a wheel are given: a README that stands alone, licences, the page or a refusal."""

from __future__ import annotations

import json
import re
import sys
import tomllib
import types
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "scripts"))
import licences  # noqa: E402

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]


@pytest.fixture
def hook(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The build's hook, with hatchling's two classes stood in for: only builds need the real ones."""
    for name, held in (
        ("hatchling.builders.hooks.plugin.interface", "BuildHookInterface"),
        ("hatchling.metadata.plugin.interface", "MetadataHookInterface"),
    ):
        module = types.ModuleType(name)
        base = type(held, (), {"__class_getitem__": classmethod(lambda cls, item: cls)})
        setattr(module, held, base)
        monkeypatch.setitem(sys.modules, name, module)
    source = types.ModuleType("hatch_build")
    source.__file__ = str(ROOT / "hatch_build.py")
    exec(compile((ROOT / "hatch_build.py").read_text("utf-8"), "hatch_build.py", "exec"), source.__dict__)
    return source


def test_the_readme_stands_without_the_folder_around_it(hook: Any) -> None:
    text = (ROOT / "README.md").read_text("utf-8")
    assert "](docs/" in text
    alone = hook.readme(text, None)
    assert "](" not in re.sub(r"\]\((https?:|#)", "", alone)
    assert "![" not in alone
    assert "import parlour" in alone
    for row in alone.splitlines():
        assert not re.fullmatch(r"[| -]+", row) or "---" in row, "a table without its pictures is left out"
    there = hook.readme(text, "https://parlour.example/files/")
    assert "](docs/" not in there
    assert "![The home page: five games to choose from](https://parlour.example/files/docs/images/" in there


def test_a_build_without_the_page_is_refused(
    hook: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Any] = []
    monkeypatch.setattr(hook, "PAGE", tmp_path / "index.html")
    monkeypatch.setattr(hook.subprocess, "run", lambda command, **more: asked.append(command))
    with pytest.raises(SystemExit, match="the page isn't built"):
        hook.PageHook().initialize("standard", {})
    assert asked[0][-1] == "build"
    hook.PageHook().initialize("editable", {})
    (tmp_path / "index.html").touch()
    hook.PageHook().initialize("standard", {})
    assert len(asked) == 1


def test_every_font_and_script_of_the_page_has_its_licence() -> None:
    text = licences.FILE.read_text("utf-8")
    for package in licences.packages():
        assert f"\n{package} (" in text
    assert text.count("SIL OPEN FONT LICENSE") >= 2
    assert "Apache License" in text
    assert "Permission is hereby granted" in text
    assert "web/public/licences.txt" in PROJECT["license-files"]


def test_the_licences_are_those_of_the_installed_packages() -> None:
    lock = json.loads((ROOT / "web/package-lock.json").read_text("utf-8"))["packages"]
    for package in licences.packages():
        name = lock[f"node_modules/{package}"]["license"]
        assert f"\n{package} ({name})\n" in licences.FILE.read_text("utf-8")


def test_the_project_says_who_and_for_whom() -> None:
    assert PROJECT["authors"]
    assert "Typing :: Typed" in PROJECT["classifiers"]
    assert sum(line.startswith("Natural Language") for line in PROJECT["classifiers"]) == 10
