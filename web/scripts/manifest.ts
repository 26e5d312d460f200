import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { BOARDS, gameFolders } from "./locales.ts";

const NAME = "manifest.webmanifest";

interface Facts {
  games: { key: string; order: number; shortcut?: string }[];
}

/** The manifest of the installed page, with a way to start the games that ask for one. */
export function manifestText(): string {
  const read = (...path: string[]): unknown => JSON.parse(readFileSync(join(...path), "utf-8"));
  const games = gameFolders().flatMap((folder) => (read(BOARDS, folder, "game.json") as Facts).games);
  const shortcuts = games
    .sort((a, b) => a.order - b.order)
    .flatMap(({ key, shortcut }) => (shortcut ? [{ name: shortcut, url: `/start/${key}?how=now` }] : []));
  return JSON.stringify({ ...(read(import.meta.dirname, "manifest.json") as object), shortcuts }, null, 2);
}

/** Writes the manifest beside the page. */
export function manifest(): Plugin {
  return {
    name: "parlour-manifest",
    configureServer(server) {
      server.middlewares.use(`/${NAME}`, (_, answer) => {
        answer.setHeader("content-type", "application/manifest+json");
        answer.end(manifestText());
      });
    },
    generateBundle() {
      this.emitFile({ type: "asset", fileName: NAME, source: manifestText() });
    },
  };
}
