import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const ALWAYS = ["/", "/theme.js", "/icon.svg", "/manifest.webmanifest"];
/** Kept only once they were used: the heavy graphics, and letters of other alphabets. */
const LATER = /\.woff2$|-vietnamese|-cyrillic|-greek/;
const HEAVY = 300_000;

/** Writes `sw.js` beside the page, with the names of this build's files in it. */
export function worker(): Plugin {
  return {
    name: "parlour-worker",
    apply: "build",
    generateBundle(_, bundle) {
      const files = Object.values(bundle)
        .filter((file) => file.fileName.startsWith("assets/") && !LATER.test(file.fileName))
        .filter((file) => ("code" in file ? file.code : file.source).length < HEAVY)
        .map((file) => `/${file.fileName}`);
      const latin = Object.keys(bundle)
        .filter((name) => /latin-wght-normal.*\.woff2$/.test(name) && !name.includes("latin-ext"))
        .map((name) => `/${name}`);
      const wanted = [...ALWAYS, ...files, ...latin].sort();
      const version = createHash("sha256").update(Object.keys(bundle).sort().join()).digest("hex").slice(0, 12);
      const source = readFileSync(join(import.meta.dirname, "sw.js"), "utf-8")
        .replace("__VERSION__", version)
        .replace("__FILES__", JSON.stringify(wanted));
      this.emitFile({ type: "asset", fileName: "sw.js", source });
    },
  };
}
