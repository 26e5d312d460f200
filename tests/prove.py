"""Run the full counts that the issues name, one by one, and write docs/reference/proofs.md.

A proof is a test marked `prove`. What has passed on the same sources is not run again, so a run that was
stopped goes on where it stopped. Results lie in .prove/ with a fingerprint of the test file and the sources
that it is about: all of src/parlour, or what the test file names, like `PROVES = ("core", "games/abaku")`.

    python -m tests.prove [WORD …]      only proofs whose name has one of the words
"""

from __future__ import annotations

import ast
import hashlib
import json
import platform
import re
import subprocess
import sys
import time
import xml.etree.ElementTree as ET
from pathlib import Path

ROOT = Path(__file__).parent.parent
RESULTS = ROOT / ".prove"
PAGE = ROOT / "docs" / "reference" / "proofs.md"


def main(words: list[str]) -> int:
    RESULTS.mkdir(exist_ok=True)
    proofs = collected()
    chosen = [p for p in proofs if not words or any(word in p for word in words)]
    failed = 0
    for number, proof in enumerate(chosen, 1):
        known = result_of(proof)
        if known and known["passed"] and known["sources"] == fingerprint(proof):
            print(f"[{number}/{len(chosen)}] {proof}: proved before", flush=True)
            continue
        print(f"[{number}/{len(chosen)}] {proof} …", flush=True)
        result = prove(proof)
        failed += not result["passed"]
        print(f"    {'proved' if result['passed'] else 'FAILED'} in {result['seconds']:.0f} s", flush=True)
    write_page(proofs)
    return 1 if failed else 0


def collected() -> list[str]:
    command = [sys.executable, "-m", "pytest", "--collect-only", "-q", "-m", "prove", "-n", "0", "tests"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    found = [line for line in done.stdout.splitlines() if "::" in line]
    if not found:
        sys.exit(done.stdout + done.stderr)
    return found


def prove(proof: str) -> dict[str, object]:
    report = place(proof).with_suffix(".xml")
    command = [sys.executable, "-m", "pytest", "-q", "-m", "prove", "-n", "0", proof]
    command += ["-o", "junit_family=xunit1", f"--junitxml={report}"]
    start = time.time()
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        print(done.stdout[-4000:], flush=True)
    case = next(ET.parse(report).iter("testcase"))
    report.unlink()
    facts = {p.get("name"): p.get("value") for p in case.iter("property")}
    result = {
        "proof": proof,
        "passed": done.returncode == 0,
        "seconds": time.time() - start,
        "facts": facts,
        "sources": fingerprint(proof),
        "commit": git("rev-parse", "--short=10", "HEAD"),
        "date": time.strftime("%Y-%m-%d", time.gmtime()),
    }
    place(proof).write_text(json.dumps(result))
    return result


def result_of(proof: str) -> dict[str, object] | None:
    path = place(proof)
    return json.loads(path.read_text()) if path.exists() else None


def place(proof: str) -> Path:
    return RESULTS / f"{hashlib.sha256(proof.encode()).hexdigest()[:24]}.json"


def fingerprint(proof: str) -> str:
    """What a proof was run on: its own file and the sources that it is about."""
    test = (ROOT / proof.partition("::")[0]).read_text()
    named = re.search(r"^PROVES = (\(.*?\))$", test, re.MULTILINE)
    folders = ast.literal_eval(named[1]) if named else ("",)
    files = sorted(path for f in folders for path in (ROOT / "src" / "parlour" / f).rglob("*.py"))
    text = "\0".join([test, *(path.read_text() for path in files)])
    return hashlib.sha256(text.encode()).hexdigest()[:24]


def write_page(proofs: list[str]) -> None:
    rows = []
    for proof in proofs:
        result = result_of(proof)
        if result is None:
            rows.append(f"| `{proof}` | not run | | | |")
            continue
        facts = ", ".join(f"{k} {v}" for k, v in result["facts"].items())  # type: ignore[attr-defined]
        verdict = "proved" if result["passed"] else "FAILED"
        rows.append(f"| `{proof}` | {verdict} | {facts} | {result['seconds']:.0f} s | `{result['commit']}` |")
    PAGE.parent.mkdir(parents=True, exist_ok=True)
    PAGE.write_text(
        "# Proofs\n\nThe full counts that `make prove` ran, written by it. "
        "`make test` runs a seeded sample of each.\n\n"
        f"Python {platform.python_version()} on {platform.machine()}.\n\n"
        "| proof | result | counted | time | commit |\n|---|---|---|---|---|\n" + "\n".join(rows) + "\n"
    )


def git(*words: str) -> str:
    return subprocess.run(
        ["git", *words], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.strip()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
