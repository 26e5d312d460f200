import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";
import { locales } from "./scripts/locales.ts";
import { manifest } from "./scripts/manifest.ts";
import { worker } from "./scripts/worker.ts";

/** What the first page needs, in one file: a score of small ones would wait for each other. */
const FIRST = new RegExp(
  [
    "node_modules/svelte/",
    "/src/(app|home|i18n|parts)/",
    "/src/(net/api|account/session|puzzles/(day|streaks)|notices/waiting)",
    "/src/boards/(games|[^/]+/(game|Picture))\\.",
  ].join("|"),
);

const server = process.env.PARLOUR_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [locales(), svelte(), svelteTesting(), manifest(), worker()],
  build: {
    outDir: "../src/parlour/server/page",
    emptyOutDir: true,
    target: "es2022",
    // the page's policy forbids data: fonts and scripts, so nothing is inlined
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 800,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "first", test: FIRST }] } } },
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
  test: { environment: "happy-dom", testTimeout: 60_000, include: ["tests/**/*.test.ts"] },
});
