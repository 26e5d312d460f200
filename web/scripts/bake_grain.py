"""Bakes one 512 px tile of grain for each wood into web/src/assets, so that no page ever runs a noise filter.

A smaller copy of each goes into the pictures of the shelf, which carry their grain with them.

Needs the playwright package and the system's Chromium; run it again only to change the woods.
"""

from __future__ import annotations

import base64
from pathlib import Path

from playwright.sync_api import sync_playwright

ASSETS = Path(__file__).parent.parent / "src/assets"
#: frequencies along and across, seed, strength, floor, colour
WOODS = {
    "maple": (0.26, 0.0039, 3, 0.75, -0.29, (0.52, 0.33, 0.13)),
    "teak": (0.0039, 0.24, 11, 1.15, -0.44, (0.22, 0.10, 0.03)),
    "oak": (0.0059, 0.17, 21, 0.9, -0.34, (0.42, 0.24, 0.09)),
    "wool": (0.5, 0.5, 2, 0.34, -0.125, (0.32, 0.26, 0.18)),
}
#: alpha in few steps: a coarse grain looks the same and is a tenth of the size
DRAW = """async ([svg, size, shown, colour]) => {
  const STEP = 12;
  const image = new Image();
  image.src = "data:image/svg+xml;base64," + btoa(svg);
  await image.decode();
  const canvas = new OffscreenCanvas(shown, shown);
  const context = canvas.getContext("2d");
  context.drawImage(image, 0, 0, size, size, 0, 0, shown, shown);
  const pixels = context.getImageData(0, 0, shown, shown);
  for (let i = 0; i < pixels.data.length; i += 4) {
    for (let c = 0; c < 3; c++) pixels.data[i + c] = colour[c] * 255;
    pixels.data[i + 3] = Math.round(pixels.data[i + 3] / STEP) * STEP;
  }
  context.putImageData(pixels, 0, 0);
  const blob = await canvas.convertToBlob({ type: "image/webp", quality: 0.5 });
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}"""


def tile(
    size: int, x: float, y: float, seed: int, k: float, b: float, colour: tuple[float, float, float]
) -> str:
    """An SVG of bare grain on nothing, whose edges meet when it is repeated."""
    red, green, blue = colour
    return f"""<svg xmlns="http://www.w3.org/2000/svg" width="{size}" height="{size}">
<filter id="g" x="0" y="0" width="{size}" height="{size}" filterUnits="userSpaceOnUse"
 color-interpolation-filters="sRGB">
<feTurbulence type="fractalNoise" baseFrequency="{x} {y}" numOctaves="2" seed="{seed}" stitchTiles="stitch"/>
<feColorMatrix values="0 0 0 0 {red} 0 0 0 0 {green} 0 0 0 0 {blue} {k} 0 0 0 {b}"/>
</filter><rect width="{size}" height="{size}" filter="url(#g)"/></svg>"""


def main() -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium")
        page = browser.new_page()
        for name, wood in WOODS.items():
            size = 256 if name == "wool" else 512
            for kind, shown in (("", size), ("-small", size * 3 // 8)):
                drawn = page.evaluate(DRAW, [tile(size, *wood), size, shown, wood[-1]])
                data = base64.b64decode(drawn)
                (ASSETS / f"{name}{kind}.webp").write_bytes(data)
                print(name + kind, len(data))
        browser.close()


if __name__ == "__main__":
    main()
