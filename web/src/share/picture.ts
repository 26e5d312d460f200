// The board as a picture without external files: an SVG with its textures and fonts embedded, or a PNG.
import serif from "@fontsource-variable/brygada-1918/files/brygada-1918-latin-wght-normal.woff2?url";

export interface Drawn {
  text: string;
  width: number;
  height: number;
}

export interface Caption {
  title: string;
  words: string;
}

const NS = "http://www.w3.org/2000/svg";
/** What the page's style sheets give a shape; everything else is in its attributes. */
const STYLES = [
  "fill",
  "fill-opacity",
  "stroke",
  "stroke-width",
  "stroke-opacity",
  "stroke-dasharray",
  "stroke-linecap",
  "stroke-linejoin",
  "opacity",
  "visibility",
  "display",
  "font-family",
  "font-size",
  "font-weight",
  "text-anchor",
  "stop-color",
  "stop-opacity",
  "filter",
] as const;
const MARGIN = 24;
const TITLE = 58;
const WORDS = 66;
/** Letters in a line of the words below, and how many lines. */
const LETTERS = 84;
const LINES = 2;
const WIDTH = 720;
/** The picture that others see where a link is shared. */
const CARD = { width: 1200, height: 630, margin: 48, object: 640 } as const;

/** What is on the page now: the object, which may be drawn in layers, and the marks on it. */
function onPage(): SVGSVGElement[] {
  const board = document.querySelector<SVGSVGElement>("main .thing svg.object, main .scene svg.object");
  return [...(board?.parentElement?.querySelectorAll<SVGSVGElement>(":scope > svg.object, :scope > svg.marks") ?? [])];
}

const colour = (name: string): string => getComputedStyle(document.documentElement).getPropertyValue(name).trim();
const viewBoxOf = (of: Element): [number, number] => {
  const [, , w = 1, h = 1] = (of.getAttribute("viewBox") ?? "0 0 1 1").split(" ").map(Number);
  return [w, h];
};

/** An empty picture of the table's colour. */
function blank(width: number, height: number): SVGSVGElement {
  const whole = document.createElementNS(NS, "svg");
  for (const [key, value] of Object.entries({
    xmlns: NS,
    width: String(width),
    height: String(height),
    viewBox: `0 0 ${width} ${height}`,
  }))
    whole.setAttribute(key, value);
  whole.append(make("rect", { width: String(width), height: String(height), fill: colour("--table") }));
  return whole;
}

/** Draw the object where it is wanted. */
function place(whole: SVGSVGElement, board: SVGSVGElement, x: number, y: number, width: number, height: number): void {
  const copy = board.cloneNode(true) as SVGSVGElement;
  dress(board, copy);
  for (const [key, value] of Object.entries({ x, y, width, height })) copy.setAttribute(key, String(value));
  copy.setAttribute("overflow", "visible");
  whole.append(copy);
}

/** The board on the page now, with who plays above it and what happened below; null if there is none. */
export async function drawn(caption: Caption): Promise<Drawn | null> {
  const layers = onPage();
  const board = layers[0];
  if (!board) return null;
  const [w, h] = viewBoxOf(board);
  const height = (WIDTH - 2 * MARGIN) * (h / w);
  const tall = Math.round(height + TITLE + WORDS + MARGIN);
  const whole = blank(WIDTH, tall);
  whole.append(line(caption.title, TITLE - 22, 24, colour("--ink")));
  wrapped(caption.words).forEach((words, i) =>
    whole.append(line(words, tall - WORDS + 24 + 22 * i, 17, colour("--ink-2"))),
  );
  for (const layer of layers) place(whole, layer, MARGIN, TITLE, WIDTH - 2 * MARGIN, height);
  return finished(whole, WIDTH, tall);
}

/** The object, a sentence and where to see it: 1200 × 630; null if there is no object on the page. */
export async function card(caption: Caption & { link: string }): Promise<Drawn | null> {
  const layers = onPage();
  if (!layers.length) return null;
  const { width, height, margin, object } = CARD;
  const whole = blank(width, height);
  for (const layer of layers) place(whole, layer, margin, margin, object, height - 2 * margin);
  const x = margin + object + margin;
  whole.append(line("Parlour", margin + 26, 30, colour("--ink-2"), x));
  let y = 190;
  for (const words of wrapped(caption.title, 19, 4)) {
    whole.append(line(words, y, 46, colour("--ink"), x));
    y += 54;
  }
  y += 12;
  for (const words of wrapped(caption.words, 36, 4)) {
    whole.append(line(words, y, 24, colour("--ink-2"), x));
    y += 32;
  }
  whole.append(line(caption.link, height - margin, 20, colour("--petrol"), x));
  return finished(whole, width, height);
}

/** With everything in it that it needs. */
async function finished(whole: SVGSVGElement, width: number, height: number): Promise<Drawn> {
  lendMaterials(whole);
  await Promise.all(
    [...whole.querySelectorAll("image")].map(async (image) => {
      const href = image.getAttribute("href");
      if (href && !href.startsWith("data:")) image.setAttribute("href", await asData(href));
    }),
  );
  const style = make("style", {});
  const face = `font-family:"Brygada 1918 Variable";font-weight:400 700;src:url(${await asData(serif)})`;
  style.textContent = `@font-face{${face}}`;
  whole.prepend(style);
  return { text: new XMLSerializer().serializeToString(whole), width, height };
}

function make(tag: string, attributes: Record<string, string>): SVGElement {
  const made = document.createElementNS(NS, tag);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}

/** A line of words, in the middle of the picture or from x on. */
function line(text: string, y: number, size: number, fill: string, x: number | null = null): SVGElement {
  const made = make("text", {
    x: String(x ?? WIDTH / 2),
    y: String(y),
    "text-anchor": x === null ? "middle" : "start",
    "font-size": String(size),
    "font-family": '"Brygada 1918 Variable", Georgia, serif',
    fill,
  });
  made.textContent = text;
  return made;
}

/** A sentence in as many lines as there is room for. */
export function wrapped(text: string, letters = LETTERS, most = LINES): string[] {
  const lines = [""];
  for (const word of text.split(" ")) {
    const longer = `${lines.at(-1)} ${word}`.trim();
    if (longer.length <= letters || !lines.at(-1)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.length > most ? [...lines.slice(0, most - 1), `${lines[most - 1]} …`] : lines;
}

/** Write onto the copy what the style sheets made of the original. */
function dress(from: Element, to: Element): void {
  const style = getComputedStyle(from);
  for (const name of STYLES) {
    const value = style.getPropertyValue(name);
    const inherited =
      from.parentElement instanceof SVGElement ? getComputedStyle(from.parentElement).getPropertyValue(name) : "";
    if (value && (value !== inherited || from.hasAttribute(name)))
      to.setAttribute(name, value.replaceAll('"#', "#").replaceAll('")', ")"));
  }
  if (!from.hasAttribute("transform") && style.transform !== "none") to.setAttribute("transform", style.transform);
  for (const name of ["class", "data-act", "aria-label", "role", "tabindex"]) to.removeAttribute(name);
  for (let i = 0; i < from.children.length; i++) dress(from.children[i]!, to.children[i]!);
}

/** Bring in the gradients, grains and filters that the drawing refers to, and what those refer to. */
function lendMaterials(whole: SVGSVGElement): void {
  const defs = make("defs", {});
  const have = new Set([...whole.querySelectorAll("[id]")].map((element) => element.id));
  const bring = (root: Element): void => {
    for (const element of [root, ...root.querySelectorAll("*")])
      for (const { value } of element.attributes)
        for (const [, id] of value.matchAll(/url\(["']?[^)#]*#([\w-]+)["']?\)|^#([\w-]+)$/g)) {
          const found = id && !have.has(id) ? document.getElementById(id) : null;
          if (!found) continue;
          have.add(id!);
          const copy = found.cloneNode(true) as Element;
          dress(found, copy);
          defs.append(copy);
          bring(copy);
        }
  };
  bring(whole);
  whole.prepend(defs);
}

const fetched = new Map<string, Promise<string>>();
/** One of our files as a data URL, so that the picture needs no other file. */
function asData(href: string): Promise<string> {
  const url = new URL(href, location.href).href;
  const known =
    fetched.get(url) ??
    fetch(url)
      .then((answer) => answer.blob())
      .then(
        (blob) =>
          new Promise<string>((done, fail) => {
            const reader = new FileReader();
            reader.onload = () => done(String(reader.result));
            reader.onerror = () => fail(reader.error);
            reader.readAsDataURL(blob);
          }),
      );
  fetched.set(url, known);
  return known;
}

/** The picture on a canvas, this many times as wide as it says. */
export async function onCanvas(drawing: Drawn, scale: number): Promise<HTMLCanvasElement> {
  const url = URL.createObjectURL(new Blob([drawing.text], { type: "image/svg+xml" }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(drawing.width * scale);
    canvas.height = Math.round(drawing.height * scale);
    canvas.getContext("2d", { willReadFrequently: true })!.drawImage(image, 0, 0, canvas.width, canvas.height);
    return canvas;
  } finally {
    URL.revokeObjectURL(url);
  }
}

export async function asPng(drawing: Drawn): Promise<Blob> {
  const canvas = await onCanvas(drawing, 1);
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("no picture"))), "image/png"),
  );
}

/** Give it to the person as a file. */
export function save(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 30_000);
}
