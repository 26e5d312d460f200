"""The README runs: its Python as it stands, its picture as the code draws it."""

import io
import re
from contextlib import redirect_stdout
from pathlib import Path

README = (Path(__file__).parent.parent / "README.md").read_text("utf-8")


def block(language: str) -> str:
    found = re.search(rf"```{language}\n(.*?)```", README, re.DOTALL)
    assert found
    return found[1]


def test_the_python_example_runs_and_says_what_it_claims() -> None:
    out = io.StringIO()
    with redirect_stdout(out):
        exec(compile(block("python"), "README.md", "exec"), {})
    assert out.getvalue() == block("text") + "(1, 0) 1\nTrue\n"
    assert block("python").count("\n") <= 12


def test_the_two_commands_are_targets_of_the_makefile() -> None:
    makefile = (Path(__file__).parent.parent / "Makefile").read_text("utf-8")
    commands = [line.split("#")[0].split() for line in block("sh").splitlines()]
    assert commands == [["make", "play"], ["make", "test"]]
    for _, target in commands:
        assert re.search(rf"^{target}:", makefile, re.MULTILINE)
