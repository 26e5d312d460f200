"""Bakes the letters that the page speaks with into web/src/assets/fonts: small files that load first.

`core` has what the ten languages and the games need in Latin letters, `polish` and `cyrillic` what these two
need on top, `signs` the few signs that the packages on npm leave out. Everything else a person may type comes
from the whole fonts when it is seen. `outlines.json` has the numerals as paths: a picture can load no font.

Needs fonttools and brotli, the page's packages (`npm install`), and the whole fonts:

    npm install --prefix FOLDER @expo-google-fonts/brygada-1918 @expo-google-fonts/wix-madefor-text
    python web/scripts/bake_fonts.py FOLDER

Run it again when web/tests/fonts.test.ts misses a letter, then `npm run format`.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

WEB = Path(__file__).parent.parent
LOCALES = WEB.parent / "src/parlour/locales"
FONTS = WEB / "src/assets/fonts"
_BRYGADA = "600SemiBold/Brygada1918_600SemiBold.ttf"
_WIX = "500Medium/WixMadeforText_500Medium.ttf"
_WIX_BOLD = "700Bold/WixMadeforText_700Bold.ttf"
#: by our name: the package, the cut for signs, and the one for outlines
FAMILIES = {
    "brygada": ("brygada-1918", _BRYGADA, _BRYGADA),
    "wix": (
        "wix-madefor-text",
        "500Medium/WixMadeforText_500Medium.ttf",
        "700Bold/WixMadeforText_700Bold.ttf",
    ),
}
#: the same in CSS
CALLED = {
    "brygada": ("Brygada 1918 Variable", "400 700"),
    "wix": ("Wix Madefor Text Variable", "400 800"),
}
FACE = """@font-face {{
  font-family: "{family}";
  font-style: normal;
  font-display: swap;
  font-weight: {weights};
  src: url("./{name}.woff2") format("woff2");
  unicode-range: {letters};
}}"""
#: what boards, clocks and sums say beside the words, and the quotes and dashes of every language
SAID = "0123456789+−×÷=<>≤≥≈√²³·…–—‘’‚“”„«»‹›°%&€№←→↑↓"
OUTLINED = "0123456789×≤"
POLISH = "ĄąĆćĘęŁłŃńÓóŚśŹźŻż"
FEATURES = ["kern", "mark", "mkmk", "ccmp", "liga", "locl", "lnum", "tnum", "pnum"]


def main(whole: Path) -> None:
    FONTS.mkdir(parents=True, exist_ok=True)
    ascii_letters = {chr(code) for code in range(0x20, 0x7F)}
    spoken = _spoken() | ascii_letters | set(SAID) | {"\u00a0", "\u202f"}
    outlines = {}
    ranges = {}
    for name, (package, signs, bold) in FAMILIES.items():
        files = WEB / f"node_modules/@fontsource-variable/{package}/files"
        left = set(spoken)
        for part, of, wanted in (
            ("core", "latin", spoken),
            ("polish", "latin-ext", set(POLISH)),
            ("cyrillic", "cyrillic", {letter for letter in spoken if "\u0400" <= letter <= "\u045f"} | {"№"}),
            ("signs", None, set(SAID)),
        ):
            static = whole / "node_modules/@expo-google-fonts" / package / signs
            source = files / f"{package}-{of}-wght-normal.woff2" if of else static
            font = TTFont(source, recalcTimestamp=False)
            got = {letter for letter in wanted & (left | set(POLISH)) if ord(letter) in font.getBestCmap()}
            left -= got
            _subset(font, got)
            font.flavor = "woff2"
            font.save(FONTS / f"{name}-{part}.woff2")
            ranges[f"{name}-{part}"] = _ranges(got)
            print(name, part, len(got), (FONTS / f"{name}-{part}.woff2").stat().st_size)
        print(name, "has no", "".join(sorted(left)))
        outlines[name] = _outlines(TTFont(whole / "node_modules/@expo-google-fonts" / package / bold))
    (FONTS / "outlines.json").write_text(json.dumps(outlines, ensure_ascii=False, indent=2) + "\n")
    (FONTS / "fonts.css").write_text(_css(ranges))


def _spoken() -> set[str]:
    """The letters of all words that the page may say."""
    texts = [file.read_text("utf-8") for file in LOCALES.glob("*/*.ftl")]
    lines = (line for text in texts for line in text.splitlines() if not line.startswith("#"))
    return {letter for line in lines for letter in line if letter.isprintable()}


def _subset(font: TTFont, letters: set[str]) -> None:
    options = Options(layout_features=FEATURES, hinting=False, notdef_outline=True)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=[ord(letter) for letter in letters])
    subsetter.subset(font)


def _outlines(font: TTFont) -> dict[str, object]:
    glyphs, names = font.getGlyphSet(), font.getBestCmap()
    found = {}
    for letter in OUTLINED:
        if ord(letter) not in names:
            continue
        pen = SVGPathPen(glyphs, ntos=lambda number: str(round(number)))
        glyph = glyphs[names[ord(letter)]]
        glyph.draw(pen)
        found[letter] = [round(glyph.width), pen.getCommands()]
    return {"em": font["head"].unitsPerEm, "glyphs": found}


def _ranges(letters: set[str]) -> list[str]:
    """The letters as CSS names them: `U+0020-007E`."""
    runs: list[list[int]] = []
    for code in sorted(map(ord, letters)):
        if runs and code == runs[-1][1] + 1:
            runs[-1][1] = code
        else:
            runs.append([code, code])
    return [f"U+{low:04X}" + (f"-{high:04X}" if high > low else "") for low, high in runs]


def _css(ranges: dict[str, list[str]]) -> str:
    """The faces; they come after those of the whole fonts, so they are asked first."""
    parts = ["/* Written by scripts/bake_fonts.py. */"]
    for name, letters in ranges.items():
        family, weights = CALLED[name.split("-")[0]]
        parts.append(FACE.format(family=family, weights=weights, name=name, letters=", ".join(letters)))
    return "\n".join(parts) + "\n"


if __name__ == "__main__":
    main(Path(sys.argv[1]))
