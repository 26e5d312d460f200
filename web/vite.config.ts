import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";
import { locales } from "./scripts/locales.ts";
import { worker } from "./scripts/worker.ts";

const server = process.env.PARLOUR_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [locales(), svelte(), svelteTesting(), worker()],
  build: {
    outDir: "../src/parlour/server/page",
    emptyOutDir: true,
    target: "es2022",
    // the page's policy forbids data: fonts and scripts, so nothing is inlined
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 800,
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
  test: { environment: "happy-dom", testTimeout: 60_000, include: ["tests/**/*.test.ts"] },
});
