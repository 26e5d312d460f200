// The words: every Fluent file reads without a mistake, every key that the page asks for is there in every
// language, and no component holds a word of its own.
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { parse } from "svelte/compiler";
import { describe, expect, test } from "vitest";
import { fluent, languages } from "../scripts/locales";

const SRC = join(import.meta.dirname, "../src");
const files = readdirSync(SRC, { recursive: true, encoding: "utf-8" }).filter((name) => /\.(svelte|ts)$/.test(name));
const texts = new Map(files.map((name) => [name, readFileSync(join(SRC, name), "utf-8")]));

/** Message ids as they stand in the text: a message that does not parse is missing from the resource. */
const written = (text: string): string[] => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]!);
const read = (text: string): Map<string, { value: unknown; attributes: Record<string, unknown> }> =>
  new Map(new FluentResource(text).body.map((entry) => [entry.id, entry]));

describe.each(languages())("%s", (language) => {
  const text = fluent(language);
  test("every message parses, once", () => {
    expect([...read(text).keys()].sort()).toEqual(written(text).sort());
    expect(new FluentBundle(language).addResource(new FluentResource(text))).toEqual([]);
  });
  test("has the same messages and attributes as English", () => {
    const shape = (of: string) =>
      [...read(fluent(of))].map(([id, m]) => [id, ...Object.keys(m.attributes).sort()].join(".")).sort();
    expect(shape(language)).toEqual(shape("en"));
  });
});

test("every key that the page names is in the words", () => {
  const words = read(fluent("en"));
  const missing: string[] = [];
  for (const [name, text] of texts)
    for (const [, key, tail] of text.matchAll(/\bt\(\s*"([a-z][\w.-]*?)(-?)"/g)) {
      const [id, attribute] = (key! + tail!).split(".");
      const message = words.get(id!);
      if (!message || (attribute && !(attribute in message.attributes))) missing.push(`${name}: ${key}`);
    }
  expect(missing).toEqual([]);
});

test("no component holds a word of its own", () => {
  const SPOKEN = new Set(["aria-label", "title", "placeholder", "alt", "label"]);
  const found: string[] = [];
  const LETTER = /\p{L}{2,}/u;
  for (const [name, text] of texts) {
    if (!name.endsWith(".svelte")) continue;
    const visit = (node: unknown, inTitle = false): void => {
      if (Array.isArray(node)) return node.forEach((child) => visit(child, inTitle));
      if (!node || typeof node !== "object") return;
      const here = node as Record<string, unknown>;
      if (here["type"] === "Text" && !inTitle && LETTER.test(String(here["data"])))
        found.push(`${name}: ${String(here["data"]).trim()}`);
      if (here["type"] === "StyleDirective") return;
      if (here["type"] === "Attribute") {
        if (SPOKEN.has(String(here["name"])) && Array.isArray(here["value"])) visit(here["value"]);
        return;
      }
      for (const [key, child] of Object.entries(here))
        if (key !== "type" && key !== "css" && key !== "instance" && key !== "module") visit(child);
    };
    visit(parse(text, { modern: true }).fragment);
  }
  expect(found).toEqual([]);
});
