import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";

const SRC = resolve(import.meta.dirname, "../src");
const ASSETS = join(SRC, "assets");

interface Font {
  em: number;
  /** By letter, how wide it is and its path. */
  glyphs: Record<string, [number, string]>;
}
/** A picture as the components draw it, and their styles. */
export interface Drawn {
  body: string;
  head: string;
}

/** An image of the picture that needs nothing else: woods, colours of both themes, and numerals are in it. */
export function standalone(drawn: Drawn, materials: string): string {
  let svg = drawn.body.replace(/<!--.*?-->/gs, "");
  const fonts = JSON.parse(readFileSync(join(ASSETS, "fonts/outlines.json"), "utf-8")) as Record<string, Font>;
  const styles = [...drawn.head.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css!).join("");
  svg = svg.replace(/<text([^>]*)>([^<]*)<\/text>/g, (_, attributes: string, text: string) => {
    // numerals on wood are serif, the small signs of bonuses are not
    const font = fonts[/class="[^"]*\bnum\b/.test(attributes) ? "brygada" : "wix"]!;
    return written(font, attributes, text);
  });
  const used = [...svg.matchAll(/url\(#([\w-]+)\)/g)].map(([, id]) => id!);
  const defs = [...new Set(used)].map((id) => material(materials, id)).join("");
  const css = `svg{overflow:visible}.num{fill:var(--on-wood)}${styles}`;
  svg = svg.replace(/(<svg[^>]*>)/, `$1<style>${colours(svg + defs + css)}${css}</style><defs>${defs}</defs>`);
  return shorter(svg);
}

/** The file's name, with a hash of what it holds. */
export const pictureName = (game: string, svg: string): string =>
  `assets/picture-${game}-${createHash("sha256").update(svg).digest("hex").slice(0, 8)}.svg`;

/** A text as paths. */
function written(font: Font, attributes: string, text: string): string {
  const of = (name: string): number => Number(new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1] ?? 0);
  const scale = of("font-size") / font.em;
  const glyphs = [...text].map((letter) => {
    const glyph = font.glyphs[letter];
    if (!glyph) throw new Error(`no outline of ${letter}: add it to OUTLINED in scripts/bake_fonts.py`);
    return glyph;
  });
  const wide = glyphs.reduce((sum, [width]) => sum + width, 0);
  let x = /text-anchor="middle"/.test(attributes) ? -wide / 2 : 0;
  const paths = glyphs.map(([width, d]) => {
    const path = `<path transform="translate(${x})" d="${d}"/>`;
    x += width;
    return path;
  });
  const kept = attributes.replace(/\s(x|y|font-size|text-anchor)="[^"]*"/g, "");
  // letters are drawn upwards, the picture downwards
  const place = `translate(${of("x")} ${of("y")}) scale(${scale.toFixed(5)} ${-scale.toFixed(5)})`;
  return `<g${kept} transform="${place}">${paths.join("")}</g>`;
}

/** A gradient, filter or grain by its name; grain comes along as a smaller tile. */
function material(materials: string, id: string): string {
  const found = new RegExp(`<(\\w+) id="${id}"[^>]*>.*?</\\1>`, "s").exec(materials);
  // names with an id of their component before them are in the drawing itself
  if (!found) return "";
  return found[0].replace(/<!--.*?-->/gs, "").replace(/href="[^"]*\/(\w+)(?:-[\w-]+)?\.webp"/, (_, wood: string) => {
    const data = readFileSync(join(ASSETS, `${wood}-small.webp`)).toString("base64");
    return `href="data:image/webp;base64,${data}"`;
  });
}

/** The page's colours that are used, by day and by night: an image follows the colour scheme of where it stands. */
function colours(used: string): string {
  const css = readFileSync(join(SRC, "styles/tokens.css"), "utf-8");
  const block = (selector: string): Map<string, string> => {
    const from = css.indexOf(`${selector} {`);
    const text = css.slice(from, css.indexOf("\n}", from));
    return new Map([...text.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name!, value!]));
  };
  const names = [...new Set([...used.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name!))];
  // nothing moves in a picture, and the page dims it in the dark
  const wanted = names.filter((name) => !/^--(d|e|object)-/.test(name));
  const said = (of: Map<string, string>): string =>
    wanted.flatMap((name) => (of.has(name) ? [`${name}:${of.get(name)}`] : [])).join(";");
  const [day, night] = [said(block(":root")), said(block('[data-theme="dark"]'))];
  return `:root{${day}}${night && `@media (prefers-color-scheme:dark){:root{${night}}}`}`;
}

/** Fewer digits, no spaces between elements. */
const shorter = (svg: string): string =>
  svg
    .replace(/(data:image[^"]*)|(-?\d+\.\d{3,})/g, (whole, data: string | undefined, number: string | undefined) =>
      data === undefined ? String(Math.round(Number(number) * 1000) / 1000) : whole,
    )
    .replace(/>\s+</g, "><")
    .replace(/\saria-hidden="true"/g, "")
    .trim();
