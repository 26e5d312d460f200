// What tells by its colour tells by its shape too.
import { cleanup, render } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";
import Ball from "../src/boards/kryds-bolle/Ball.svelte";
import Bars from "../src/boards/kryds-bolle/Bars.svelte";
import { type Mark, ballsIn } from "../src/boards/kryds-bolle/cube";
import Box from "../src/boards/kugelbox/Box.svelte";

afterEach(cleanup);
const shapes = (root: Element) => [...root.querySelectorAll("path.cross")].map((path) => path.getAttribute("d"));

test("the three balls of Kryds & Bolle bear three marks: none, a cross, bands", () => {
  const marks = (["x", "o", "*"] as Mark[]).map((mark) => shapes(render(Ball, { mark }).container).join());
  expect(marks[0]).toBe("");
  expect(new Set(marks).size).toBe(3);
});

test("so they do on their bars", () => {
  const { container } = render(Bars, { balls: ballsIn("xo*....../........./.........") });
  expect(shapes(container).length).toBe(1);
  expect(container.querySelectorAll(".band").length).toBe(2);
});

test("of the two balls in the box the red one has bands, wherever it is", () => {
  for (const where of [
    { red: "b2", black: "d4" },
    { red: "-", black: "d4" },
  ])
    expect(render(Box, where).container.querySelectorAll(".band").length).toBe(1);
  cleanup();
  expect(render(Box, { red: null, black: "d4" }).container.querySelectorAll(".band").length).toBe(0);
});
