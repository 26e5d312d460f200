import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const ALWAYS = ["/", "/frame", "/early.js", "/icon.svg", "/favicon.svg", "/manifest.webmanifest"];
/** Kept only once they were used: the heavy graphics, and letters beyond those of most languages. */
const LATER = /\.woff2$/;
const LETTERS = /-core-[\w-]+\.woff2$/;
/** The same for words: of ten languages one is spoken here. */
const WORDS = "\0virtual:locale/";
const HEAVY = 300_000;

/** Writes `sw.js` beside the page, with the names of this build's files in it. */
export function worker(): Plugin {
  return {
    name: "parlour-worker",
    apply: "build",
    generateBundle: {
      // after everything else that is written
      order: "post",
      handler(_, bundle) {
        const files = Object.values(bundle)
          .filter((file) => file.fileName.startsWith("assets/") && !LATER.test(file.fileName))
          .filter((file) => !(file.type === "chunk" && file.facadeModuleId?.startsWith(WORDS)))
          .filter((file) => ("code" in file ? file.code : file.source).length < HEAVY)
          .map((file) => `/${file.fileName}`);
        const letters = Object.keys(bundle)
          .filter((name) => LETTERS.test(name))
          .map((name) => `/${name}`);
        const wanted = [...ALWAYS, ...files, ...letters].sort();
        const version = createHash("sha256").update(Object.keys(bundle).sort().join()).digest("hex").slice(0, 12);
        const source = readFileSync(join(import.meta.dirname, "sw.js"), "utf-8")
          .replace("__VERSION__", version)
          .replace("__FILES__", JSON.stringify(wanted));
        this.emitFile({ type: "asset", fileName: "sw.js", source });
      },
    },
  };
}
