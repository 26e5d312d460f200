// The letters that load first are all that the page says.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { fluent, languages } from "../scripts/locales";

const css = readFileSync(join(import.meta.dirname, "../src/assets/fonts/fonts.css"), "utf-8");
/** Signs of the games; sums and numerals are set in the serif, so the other family may lack the last ones. */
const SIGNS = "0123456789+−×÷=²³·–…";
const SUMS = "≤≥≈√";

/** By file, the letters that the browser takes from it. */
const faces = new Map(
  [...css.matchAll(/@font-face \{(.*?)\}/gs)].map(([, face]) => {
    const file = /url\("\.\/([\w-]+)\.woff2"\)/.exec(face!)![1]!;
    const ranges = /unicode-range:([^;]+);/.exec(face!)![1]!.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g);
    const letters = [...ranges].flatMap(([, from, to]) => {
      const [low, high] = [parseInt(from!, 16), parseInt(to ?? from!, 16)];
      return Array.from({ length: high - low + 1 }, (_, i) => String.fromCodePoint(low + i));
    });
    return [file, new Set(letters)] as const;
  }),
);
const missing = (text: string, ...files: string[]): string[] => {
  const letters = new Set(files.flatMap((file) => [...faces.get(file)!]));
  return [...new Set(text)].filter((letter) => letter > " " && !letters.has(letter));
};
const said = (language: string): string => fluent(language).replace(/^#.*$/gm, "");
const partsOf = (language: string): string[] => [
  "core",
  "signs",
  ...(language === "pl" ? ["polish"] : language === "ru" ? ["cyrillic"] : []),
];

test.each(languages())("%s is written in the letters that are loaded for it", (language) => {
  for (const family of ["brygada", "wix"]) {
    const files = partsOf(language).map((part) => `${family}-${part}`);
    expect(missing(said(language) + SIGNS, ...files)).toEqual([]);
  }
});

test("sums have their signs", () => {
  expect(missing(SUMS, "brygada-core", "brygada-signs")).toEqual([]);
});

test("what is missing is found", () => {
  expect(missing("aőж", "wix-core", "wix-polish")).toEqual(["ő", "ж"]);
});
