import { readdirSync, readFileSync } from "node:fs";
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
const NOT_SAID = ["answers.ftl", "commands.ftl", "desk.ftl", "help.ftl", "plots.ftl", "reviews.ftl", "terminal.ftl"];

/** All of one language's Fluent files as one text. */
export function fluent(language: string): string {
  const folder = join(LOCALES, language);
  return readdirSync(folder)
    .filter((file) => file.endsWith(".ftl") && !NOT_SAID.includes(file))
    .sort()
    .map((file) => readFileSync(join(folder, file), "utf-8"))
    .join("\n");
}

/** `virtual:locales` maps a language to a lazily loaded chunk with all its words. */
export function locales(): Plugin {
  return {
    name: "parlour-locales",
    resolveId: (id) => (id.startsWith("virtual:locale") ? `\0${id}` : undefined),
    load(id) {
      if (id === "\0virtual:locales") {
        const entries = languages().map((l) => `${JSON.stringify(l)}: () => import("virtual:locale/${l}")`);
        return `export default {${entries.join(", ")}};`;
      }
      if (id.startsWith("\0virtual:locale/")) {
        const language = id.slice("\0virtual:locale/".length);
        for (const file of readdirSync(join(LOCALES, language))) {
          this.addWatchFile(join(LOCALES, language, file));
        }
        return `export default ${JSON.stringify(fluent(language))};`;
      }
      return undefined;
    },
  };
}
