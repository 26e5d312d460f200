"""Run the full counts that the issues name, one by one, and write docs/reference/proofs.md.

A proof is a test marked `prove`. It is run again only if its test or the sources that it is about have
changed since it passed: all of src/parlour, or what the test file names, like `PROVES = ("core",
"games/abaku")`. The page is written after every proof, so a run that was stopped goes on where it stopped.
Commit your changes first: what ran on uncommitted changes counts as stale.

    python -m tests.prove [WORD …]      only proofs whose name has one of the words
    python -m tests.prove --mark        run nothing; mark which proofs are stale for the sources of today
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time
import xml.etree.ElementTree as ET
from pathlib import Path

from tests.proofs import FAILED, PAGE, PROVED, ROOT, Row, head, marked, read, why_stale, written


def main(words: list[str]) -> int:
    known = marked(read(PAGE.read_text("utf-8")))
    if words == ["--mark"]:
        PAGE.write_text(written(known), "utf-8")
        return 0
    before = {row.proof: row for row in known}
    rows = {proof: before.get(proof, Row(proof)) for proof in collected()}
    chosen = [row for row in rows.values() if not words or any(word in row.proof for word in words)]
    failed = 0
    for number, row in enumerate(chosen, 1):
        if row.result == PROVED:
            print(f"[{number}/{len(chosen)}] {row.proof}: proved before", flush=True)
            continue
        print(f"[{number}/{len(chosen)}] {row.proof} …", flush=True)
        rows[row.proof] = result = prove(row.proof)
        failed += result.result == FAILED
        print(f"    {result.result} in {result.time}", flush=True)
        PAGE.write_text(written(list(rows.values())), "utf-8")
    PAGE.write_text(written(list(rows.values())), "utf-8")
    return 1 if failed else 0


def collected() -> list[str]:
    command = [sys.executable, "-m", "pytest", "--collect-only", "-q", "-m", "prove", "-n", "0", "tests"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    found = [line for line in done.stdout.splitlines() if "::" in line]
    if not found:
        sys.exit(done.stdout + done.stderr)
    return found


def prove(proof: str) -> Row:
    commit, start = head(), time.time()
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.xml"
        command = [sys.executable, "-m", "pytest", "-q", "-m", "prove", "-n", "0", proof]
        command += ["-o", "junit_family=xunit1", f"--junitxml={report}"]
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
        case = next(ET.parse(report).iter("testcase"))
    if done.returncode:
        print(done.stdout[-4000:], flush=True)
    facts = ", ".join(f"{p.get('name')} {p.get('value')}" for p in case.iter("property"))
    row = Row(proof, FAILED if done.returncode else PROVED, facts, f"{time.time() - start:.0f} s", commit)
    return row._replace(result=why_stale(row) or PROVED) if row.passed else row


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
