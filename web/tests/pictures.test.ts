// A game's picture is an image of its own: nothing in it refers to the page.
import { expect, test } from "vitest";
import { pictureName, standalone } from "../scripts/pictures";

const MATERIALS =
  '<linearGradient id="teak"><stop offset="0"/></linearGradient>' +
  '<pattern id="grainTeak" width="512"><image href="/assets/teak-Ab_1-x.webp"/></pattern>';
const drawn = (inside: string, css = "") => ({ body: `<svg viewBox="0 0 9 9">${inside}</svg>`, head: css });

test("numerals become paths", () => {
  const svg = standalone(drawn('<text x="4" y="5" class="num" font-size="10" text-anchor="middle">12</text>'), "");
  expect(svg).not.toContain("<text");
  expect(svg).toMatch(/<g class="num" transform="translate\(4 5\) scale\(0\.01 -0\.01\)">(<path[^>]*\/>){2}<\/g>/);
  expect(() => standalone(drawn("<text>Ж</text>"), "")).toThrow("no outline of Ж");
});

test("woods and grain come along, and only those that are used", () => {
  const svg = standalone(drawn('<rect fill="url(#grainTeak)"/>'), MATERIALS);
  expect(svg).toContain('<image href="data:image/webp;base64,');
  expect(svg).not.toContain('id="teak"');
  expect(standalone(drawn('<rect fill="url(#teak)"/>'), MATERIALS)).toContain('id="teak"');
});

test("colours follow the theme, and motion stays behind", () => {
  const css = "<style>.a{fill:var(--felt-1);animation:x var(--d-move)}</style>";
  const svg = standalone(drawn('<rect class="a"/>', css), "");
  expect(svg).toMatch(/:root\{[^}]*--felt-1:#d9d2c4/);
  expect(svg).toMatch(/prefers-color-scheme:dark\)\{:root\{[^}]*--felt-1:#6f6251/);
  expect(svg).not.toContain("--d-move:");
});

test("another picture has another name", () => {
  expect(pictureName("x", "<svg/>")).toMatch(/^assets\/picture-x-[0-9a-f]{8}\.svg$/);
  expect(pictureName("x", "<svg/>")).not.toBe(pictureName("x", "<svg></svg>"));
});
