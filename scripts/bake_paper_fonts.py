"""Bakes the letters of the printed sheets into src/parlour/paper/fonts, for all ten languages.

A PDF embeds the few letters it prints from these. Needs fonttools and the whole fonts:

    npm install --prefix FOLDER @expo-google-fonts/brygada-1918 @expo-google-fonts/wix-madefor-text
    python scripts/bake_paper_fonts.py FOLDER

Run it again when tests/paper/test_fonts.py misses a letter.
"""

from __future__ import annotations

import sys
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

FONTS = Path(__file__).parent.parent / "src/parlour/paper/fonts"
CUTS = {
    "brygada-500": "brygada-1918/500Medium/Brygada1918_500Medium.ttf",
    "brygada-600": "brygada-1918/600SemiBold/Brygada1918_600SemiBold.ttf",
    "wix-400": "wix-madefor-text/400Regular/WixMadeforText_400Regular.ttf",
    "wix-700": "wix-madefor-text/700Bold/WixMadeforText_700Bold.ttf",
}
#: Latin with the accents of Western and Central Europe, Cyrillic, quotes and dashes, signs of arithmetic
RANGES = (
    (0x20, 0x7E), (0xA0, 0x17F), (0x218, 0x21B), (0x400, 0x45F), (0x490, 0x491),
    (0x2010, 0x2026), (0x202F, 0x2030), (0x2039, 0x203A), (0x20AC, 0x20AC), (0x2116, 0x2116),
    (0x2190, 0x2193), (0x2212, 0x2212), (0x221A, 0x221B), (0x2248, 0x2265),
)  # fmt: skip


def main(whole: Path) -> None:
    FONTS.mkdir(parents=True, exist_ok=True)
    for name, path in CUTS.items():
        font = TTFont(whole / "node_modules/@expo-google-fonts" / path, recalcTimestamp=False)
        # what writes the PDF sets no ligatures and no kerning, so their tables stay away
        subsetter = Subsetter(Options(layout_features=[], hinting=False, notdef_outline=True))
        subsetter.populate(unicodes=[code for low, high in RANGES for code in range(low, high + 1)])
        subsetter.subset(font)
        font.save(FONTS / f"{name}.ttf")
        print(name, len(font.getBestCmap()), (FONTS / f"{name}.ttf").stat().st_size)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
