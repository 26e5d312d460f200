import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";

/** Where the Fluent files lie that Python and the page both read. */
export const LOCALES = resolve(import.meta.dirname, "../../src/parlour/locales");

/** The languages there are, English first. */
export function languages(): string[] {
  const found = readdirSync(LOCALES, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith("_"))
    .map((entry) => entry.name)
    .filter((name) => readdirSync(join(LOCALES, name)).some((file) => file.endsWith(".ftl")));
  return found.sort((a, b) => Number(b === "en") - Number(a === "en") || a.localeCompare(b));
}

/** Files with the words of the command line, which the page never says. */
const NOT_SAID = [
  "answers.ftl",
  "commands.ftl",
  "desk.ftl",
  "help.ftl",
  "new-game.ftl",
  "plots.ftl",
  "reviews.ftl",
  "terminal.ftl",
];

/** Words of one part of the page, loaded with it. */
const APART = ["big-screen", "practice", "print", "school", "set-up"];

/** Where the games of the page are. */
export const BOARDS = resolve(import.meta.dirname, "../src/boards");

/** The folders of the games; the words of a game are in the Fluent file of the same name, and in one for listeners. */
export const gameFolders = (): string[] =>
  readdirSync(BOARDS)
    .filter((name) => existsSync(join(BOARDS, name, "game.json")))
    .sort();

const read = (language: string, files: readonly string[]): string =>
  files.map((file) => readFileSync(join(LOCALES, language, file), "utf-8")).join("\n");

const said = (language: string): string[] =>
  readdirSync(join(LOCALES, language))
    .filter((file) => file.endsWith(".ftl") && !NOT_SAID.includes(file))
    .sort();

/** All of one language's words as one text. */
export const fluent = (language: string): string => read(language, said(language));

/** The files with the words of a game or part. */
const filesOf = (name: string): string[] => [`${name}.ftl`, `${name}-spoken.ftl`];

/** The words of one language without those of the games and parts that load their own. */
function pageWords(language: string): string {
  const later = [...gameFolders(), ...APART].flatMap(filesOf);
  return read(
    language,
    said(language).filter((file) => !later.includes(file)),
  );
}

const PREFIX = "virtual:locale";
const chunk = (...path: string[]): string => `() => import(${JSON.stringify([PREFIX, ...path].join("/"))})`;

/** `virtual:locales` has for each language lazily loaded chunks: the page's words, and each game's. */
export function locales(): Plugin {
  return {
    name: "parlour-locales",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      if (id === `\0${PREFIX}s`) {
        const entries = languages().map((language) => {
          const games = [...gameFolders(), ...APART]
            .filter((folder) => existsSync(join(LOCALES, language, `${folder}.ftl`)))
            .map((folder) => `${JSON.stringify(folder)}: ${chunk(language, folder)}`);
          return `${JSON.stringify(language)}: { page: ${chunk(language)}, games: {${games.join(", ")}} }`;
        });
        return `export default {${entries.join(", ")}};`;
      }
      const [, language, folder] = id.split("/") as [string, string, string | undefined];
      for (const file of said(language)) this.addWatchFile(join(LOCALES, language, file));
      const text =
        folder === undefined
          ? pageWords(language)
          : read(
              language,
              said(language).filter((file) => filesOf(folder).includes(file)),
            );
      return `export default ${JSON.stringify(text)};`;
    },
  };
}
