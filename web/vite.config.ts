import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";
import { locales } from "./scripts/locales.ts";
import { manifest } from "./scripts/manifest.ts";
import { pack } from "./scripts/pack.ts";
import { prerender } from "./scripts/prerender.ts";
import { worker } from "./scripts/worker.ts";

/** What the first page needs, in one file: a score of small ones would wait for each other. */
const FIRST = new RegExp(
  [
    "node_modules/svelte/",
    "/src/app/(?!Lost|Broken|Where)",
    "/src/(home|i18n)/",
    "/src/parts/(?!TopBar|Sheet)",
    "/src/frame/(PageBar|TabBar|Foot|AccountButton|Initial|sections|around|describe)",
    "/src/(net/api|account/session|puzzles/(day|streaks)|notices/waiting)",
    "/src/boards/(games|[^/]+/game)\\.",
  ].join("|"),
);

/** What every table needs, for the same reason. */
const TABLE = new RegExp(
  [
    "/src/(table|sound)/",
    "/src/net/(match|pace|refused|protocol)",
    "/src/boards/(board|opened|size|Name|Clock|BrassPlate|Regions)",
  ].join("|"),
);
/** A game's board with its parts; what few ask for stays apart. */
const BOARD = /\/src\/boards\/([\w-]+)\/(?!solid\/|drill|Keeper|Drawing|Picture|game\.json|lessons\.json)/;

const server = process.env.PARLOUR_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [locales(), svelte(), svelteTesting(), manifest(), prerender(), worker(), pack()],
  build: {
    outDir: "../src/parlour/server/page",
    emptyOutDir: true,
    target: "es2022",
    // the page's policy forbids data: fonts and scripts, so nothing is inlined
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 800,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "first", test: FIRST, priority: 2 },
            { name: "table", test: TABLE, priority: 1 },
            { name: (id) => BOARD.exec(id)?.[1] ?? null, test: BOARD },
          ],
        },
      },
    },
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
  test: {
    environment: "happy-dom",
    testTimeout: 60_000,
    include: ["tests/**/*.test.ts"],
    // a page for every file would take longer than the tests
    pool: "threads",
    isolate: false,
  },
});
