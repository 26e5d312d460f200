// One game, one place: nothing outside a game's own folder names it. And no line is too long to read.
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { gameFolders } from "../scripts/locales";
import { SHELF } from "../src/boards/games";

const WEB = join(import.meta.dirname, "..");
const GENERATED = ["src/net/protocol.ts", "src/boards/views.ts"];
const TEXT = /\.(ts|svelte|js|json|css|html|webmanifest)$/;
const filesIn = (folder: string): string[] =>
  readdirSync(join(WEB, folder), { recursive: true, encoding: "utf-8" })
    .map((name) => `${folder}/${name.replaceAll("\\", "/")}`)
    .filter((name) => TEXT.test(name) && !GENERATED.includes(name));
const read = (name: string): string => readFileSync(join(WEB, name), "utf-8");

/** `shut-the-box`, and also `ShutTheBox`, `shutTheBox`, `shut_the_box` and `Shut the Box`. */
const namedAs = (key: string): RegExp => new RegExp(key.replaceAll("-", "[-_ ]?"), "i");
const NAMES = new Map([...SHELF, ...gameFolders()].map((key) => [key, namedAs(key)]));

/** The names of games that a file outside their folders holds. */
const found = (name: string, text: string): string[] =>
  [...NAMES].filter(([, named]) => named.test(text)).map(([key]) => `${name}: ${key}`);

test("no file outside a game's folder names the game", () => {
  const own = gameFolders().map((folder) => `src/boards/${folder}/`);
  const shared = [...filesIn("src"), ...filesIn("public"), "vite.config.ts", "index.html"];
  const others = shared.filter((name) => !own.some((folder) => name.startsWith(folder)));
  expect(others.length).toBeGreaterThan(100);
  expect(others.flatMap((name) => found(name, read(name)))).toEqual([]);
});

test("no game's folder names another game", () => {
  for (const folder of gameFolders()) {
    const games = (JSON.parse(read(`src/boards/${folder}/game.json`)) as { games: { key: string }[] }).games;
    const own = [folder, ...games.map((game) => game.key)].map((key) => `: ${key}`);
    const named = filesIn(`src/boards/${folder}`).flatMap((name) => found(name, read(name)));
    expect(named.filter((one) => !own.some((key) => one.endsWith(key)))).toEqual([]);
  }
});

test("every way to write a name is found", () => {
  const lines = ["import x from '../boards/kryds-bolle/cube'", "view as KrydsBolleView", "krydsBolle", "kryds_bolle"];
  for (const line of lines) expect(found("x", line)).toEqual(["x: kryds-bolle"]);
  expect(found("x", "the box that was shut")).toEqual([]);
});

test("a refusal's code becomes words in one place", () => {
  const spoken = filesIn("src").filter((name) => /["`]error-/.test(read(name)));
  expect(spoken).toEqual(["src/net/refused.ts"]);
});

test("no line is over 120", () => {
  const files = ["src", "tests", "scripts"].flatMap(filesIn).filter((name) => !name.endsWith(".json"));
  const long = (name: string): string[] =>
    read(name)
      .split("\n")
      .flatMap((line, i) => (line.length > 120 ? [`${name}:${i + 1}`] : []));
  expect([...files, ...GENERATED, "vite.config.ts", "eslint.config.js"].flatMap(long)).toEqual([]);
});
