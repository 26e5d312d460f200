"""Nobody leans on private parts of the packages we build on, but for one adapter file each."""

from __future__ import annotations

import ast
import importlib
import inspect
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.house import SOURCE, imports, sources

#: the packages with a private part that has tempted us
PACKAGES = ("alembic", "litestar", "redis", "sqlalchemy", "textual", "uvicorn", "websockets")
#: modules without an underscore that their package does not document; what lies below them is meant too
UNDOCUMENTED = (
    "sqlalchemy.dialects.sqlite.base",
    "uvicorn.protocols", "uvicorn.server", "uvicorn.lifespan", "uvicorn.supervisors",
    "websockets.frames", "websockets.http11", "websockets.protocol", "websockets.speedups",
    "websockets.utils",
)  # fmt: skip
#: the files that may, and whose private parts; each has a test that fails when these change
ADAPTERS = {
    "cli/help.py": {"argparse"},
    "server/http/uvicorn_adapter.py": {"uvicorn", "websockets"},
    "server/http/websockets_adapter.py": {"websockets"},
}


def is_private(name: str) -> bool:
    return name.startswith("_") and not name.startswith("__")


def private_imports(path: Path, source: str | None = None) -> Iterator[str]:
    """Imports from these packages of a private name, or from a module that is not documented."""
    allowed = ADAPTERS.get(path.relative_to(SOURCE).as_posix(), set())
    for found in imports(path, source):
        package, name = found.module[0], ".".join(found.module)
        if package not in PACKAGES or package in allowed:
            continue
        hidden = any(name == module or name.startswith(f"{module}.") for module in UNDOCUMENTED)
        if hidden or any(map(is_private, found.module)):
            yield f"{path.name}:{found.line} imports {name}"


def foreign_attributes(path: Path, source: str | None = None) -> Iterator[str]:
    """Private attributes of something else than what the file itself defines: `backend._redis`."""
    if path.relative_to(SOURCE).as_posix() in ADAPTERS:
        return
    tree = ast.parse(source if source is not None else path.read_text("utf-8"))
    own = {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)}
    own |= {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    private = [node for node in ast.walk(tree) if isinstance(node, ast.Attribute) and is_private(node.attr)]
    own |= {node.attr for node in private if _is_self(node.value)}
    for node in private:
        if node.attr not in own:
            yield f"{path.name}:{node.lineno} uses {ast.unparse(node)}"


def _is_self(node: ast.expr) -> bool:
    return isinstance(node, ast.Name) and node.id in ("self", "cls")


def inherited(path: Path) -> Iterator[str]:
    """Private names of a class of ours that a base class from one of these packages has too."""
    allowed = ADAPTERS.get(path.relative_to(SOURCE).as_posix(), set())
    text = path.read_text("utf-8")
    if not any(f"{package}." in text for package in PACKAGES):
        return
    module = importlib.import_module(".".join(path.relative_to(SOURCE.parent).with_suffix("").parts))
    for node in ast.parse(text).body:
        if not isinstance(node, ast.ClassDef):
            continue
        theirs: dict[str, str] = {}
        for base in getattr(module, node.name).__mro__[1:]:
            if base.__module__.split(".")[0] in set(PACKAGES) - allowed:
                theirs |= dict.fromkeys(_private_names(base), base.__qualname__)
        for name in sorted(_mentioned(node) & theirs.keys()):
            yield f"{path.name}: {node.name}.{name} is also {theirs[name]}'s"


def _private_names(kind: type) -> set[str]:
    return set(filter(is_private, {*vars(kind), *re.findall(r"self\.(\w+)", inspect.getsource(kind))}))


def _mentioned(node: ast.ClassDef) -> set[str]:
    """The private names that a class defines, or uses of itself."""
    names = {each.name for each in node.body if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef)}
    for each in ast.walk(node):
        if isinstance(each, ast.Attribute) and _is_self(each.value):
            names.add(each.attr)
    return set(filter(is_private, names))


@pytest.mark.slow
def test_no_private_or_undocumented_module_is_imported() -> None:
    assert [found for path in sources() for found in private_imports(path)] == []


@pytest.mark.slow
def test_no_private_attribute_of_another_object_is_used() -> None:
    assert [found for path in sources() for found in foreign_attributes(path)] == []


@pytest.mark.slow
def test_our_private_names_are_not_those_of_a_base_class() -> None:
    # Textual keeps dozens of private attributes: one of the same name in our screen would break it
    assert [found for path in sources() for found in inherited(path)] == []


@pytest.mark.parametrize(
    "package", ["httptools", "litestar", "sqlalchemy", "textual", "uvicorn", "websockets"]
)
def test_a_package_we_lean_on_has_an_upper_bound(package: str) -> None:
    described = tomllib.loads((SOURCE.parents[1] / "pyproject.toml").read_text("utf-8"))["project"]
    needed = [
        *described["dependencies"],
        *(one for many in described["optional-dependencies"].values() for one in many),
    ]
    found = [line for line in needed if re.match(rf"{package}\b", line)]
    assert found
    assert all("<" in line for line in found), f"{package} has no upper bound in pyproject.toml"


@pytest.mark.parametrize(
    "source",
    [
        "from uvicorn._types import Scope\n",
        "import uvicorn.protocols.utils\n",
        "from sqlalchemy import _typing\n",
        "def late():\n    from websockets.speedups import apply_mask\n",
    ],
)
def test_a_private_import_would_be_found(source: str) -> None:
    assert len(list(private_imports(SOURCE / "server" / "made_up.py", source))) == 1


def test_a_private_attribute_would_be_found() -> None:
    path = SOURCE / "server" / "made_up.py"
    source = "class A:\n  def b(self, other):\n    self._own = other._own\n    self.backend._redis.close()\n"
    assert list(foreign_attributes(path, source)) == ["made_up.py:4 uses self.backend._redis"]
