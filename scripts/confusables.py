"""Make the table of characters that look like a plain letter or digit, from Unicode's confusables.txt.

    python scripts/confusables.py confusables.txt

The file is at https://www.unicode.org/Public/security/latest/confusables.txt. Kept are single characters
whose look-alike is one ASCII letter or digit, and that Unicode's compatibility decomposition does not map
there already.
"""

from __future__ import annotations

import sys
import unicodedata
from collections import defaultdict
from pathlib import Path

TABLE = Path(__file__).parents[1] / "src" / "parlour" / "server" / "base" / "confusables.txt"
_NOTICE = """\
# Characters that look like the first on their line. Made by scripts/confusables.py; do not edit.
# Source: confusables.txt, Unicode Security Mechanisms (UTS #39), version {version}.
# Copyright © 1991-2025 Unicode, Inc. Unicode License v3: https://www.unicode.org/license.txt
"""


def main(source: Path) -> None:
    looks_like: dict[str, list[str]] = defaultdict(list)
    version = "unknown"
    for line in source.read_text("utf-8-sig").splitlines():
        if line.startswith("# Version:"):
            version = line.partition(":")[2].strip()
        if not line or line.startswith("#"):
            continue
        one, other = ("".join(chr(int(code, 16)) for code in field.split()) for field in line.split(";")[:2])
        plain = unicodedata.normalize("NFKD", one).casefold()
        is_plain = len(other) == 1 and other.isascii() and other.isalnum()
        if is_plain and len(one) == 1 and not one.isascii() and plain != other.casefold():
            looks_like[other].append(one)
    rows = [f"{other} {''.join(sorted(looks_like[other]))}\n" for other in sorted(looks_like)]
    TABLE.write_text(_NOTICE.format(version=version) + "".join(rows), "utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
