// Small folds and texts, from the rules and the protocol.
import { describe, expect, test } from "vitest";
import { placementText, squaresOf, tilesOn, written } from "../src/boards/abaku/placing";
import { LINES, ballsIn, landing, linesMade } from "../src/boards/kryds-bolle/cube";
import { aimText, dragged, FIRST_AIM } from "../src/boards/kugelbox/aim";
import { fits, turns } from "../src/boards/shut-the-box/pad";
import { routeOf } from "../src/app/router.svelte";
import type { EventShown } from "../src/net/protocol";
import { beforeLastActOf, standing } from "../src/table/standing";

const event = (seq: number, kind: EventShown["kind"], more: Partial<EventShown> = {}): EventShown => ({ seq, at: 0, by: 0, kind, ...more });

describe("Kryds & Bolle's cube", () => {
  test("has 49 lines: 27 along an axis, 18 diagonals of a plane, 4 of the cube", () => {
    const turns = LINES.map(([a, , c]) => [0, 1, 3].filter((i) => a[i] !== c[i]).length);
    expect([1, 2, 3].map((n) => turns.filter((m) => m === n).length)).toEqual([27, 18, 4]);
    expect(new Set(LINES.map((line) => line.toSorted().join())).size).toBe(49);
  });
  test("a ball slides down its bar, or goes where it is told", () => {
    const balls = ballsIn("x......../........./.........");
    expect(landing("a1", balls)).toBe("a1.2");
    expect(landing("b2.3", balls)).toBe("b2.3");
  });
  test("counts the lines that a ball would make", () => {
    expect(linesMade("c1.1", "x", ballsIn("xx......./........./........."))).toBe(1);
    expect(linesMade("c1.1", "o", ballsIn("xx......./........./........."))).toBe(0);
  });
});

describe("Shut the Box's pad", () => {
  test("6 is 6, 1+5, 2+4 or 1+2+3, and nothing else", () => {
    expect([[6], [1, 5], [2, 4], [1, 2, 3]].every((set) => fits(set, 6))).toBe(true);
    expect(fits([4, 5], 6)).toBe(false);
  });
  test("a throw that fits nothing ends the turn with the open flaps", () => {
    const told = [
      event(1, "chance", { by: "chance", act: "6+6" }), event(2, "act", { act: "12" }),
      event(3, "chance", { by: "chance", act: "6+6" }), event(4, "act", { act: "1,11" }),
      event(5, "chance", { by: "chance", act: "1+1" }), event(6, "act", { act: "2" }),
      event(7, "chance", { by: "chance", act: "1+1" }),
    ];
    expect(turns(told, 12, "sum")).toEqual([{ seat: 0, throw: [1, 1], points: 3 + 4 + 5 + 6 + 7 + 8 + 9 + 10 }]);
    expect(turns(told, 12, "digits")[0]!.points).toBe(345678910);
  });
});

describe("Abaku's texts", () => {
  const lay = (row: number, column: number, sign: string) => ({ row, column, sign, slot: 0 });
  test("row first lies across, column first down, dots are tiles already there", () => {
    expect(placementText([lay(7, 9, "3"), lay(7, 6, "1")])).toBe("8G 1..3");
    expect(placementText([lay(7, 6, "1"), lay(9, 6, "e")])).toBe("G8 1.e");
    expect(placementText([lay(7, 6, "1")])).toBe("8G 1");
    expect(placementText([lay(7, 6, "1"), lay(9, 7, "1")])).toBeNull();
    expect(placementText([lay(7, 6, "1"), lay(8, 7, "2")])).toBe("\\G8 12");
    expect(placementText([lay(7, 6, "1"), lay(8, 5, "2")])).toBe("/G8 12");
    expect(placementText([lay(7, 6, "1")], "H8")).toBe("=H8 8G 1");
  });
  test("the squares of a placement are those of its own tiles", () => {
    expect(squaresOf("8G 1..3")).toEqual([{ row: 7, column: 6 }, { row: 7, column: 9 }]);
    expect(squaresOf("=H8 G8 1.e")).toEqual([{ row: 7, column: 6 }, { row: 9, column: 6 }]);
    expect(squaresOf("exchange 3,3")).toEqual([]);
  });
  test("a joker on the board shows the digit it stands for", () => {
    expect(tilesOn("..e/1../...")).toEqual([
      { row: 0, column: 2, value: "4", joker: true },
      { row: 1, column: 0, value: "1", joker: false },
    ]);
  });
  test("readings are written as people write them", () => {
    expect(written({ kind: "division", terms: [12, 4, 3] })).toBe("12 : 4 = 3");
    expect(written({ kind: "cube", terms: [2, 8] })).toBe("2³ = 8");
  });
});

test("an aim's text has all six numbers", () => {
  expect(aimText({ x: 12, dir: -3, force: 60, loft: 35, gap: 20, turn: 0 })).toBe("throw x=12 dir=-3 force=60 loft=35 gap=20 turn=0");
  const left = dragged(FIRST_AIM, 0, 0.1, 0.1);
  expect(left.dir).toBeCloseTo(-45);
});

describe("what stands", () => {
  const line = [event(1, "act", { act: "a1" }), event(2, "act", { act: "b1", by: 1 }), event(3, "act", { act: "c1" })];
  test("a take-back removes what came after it", () => {
    expect(standing([...line, event(4, "take-back", { by: "host", to: 1 })]).map((e) => e.act)).toEqual(["a1"]);
    expect(standing([...line, event(4, "take-back", { by: "host", to: 0 }), event(5, "act", { act: "b2" })]).map((e) => e.act)).toEqual(["b2"]);
  });
  test("one's own last act is taken back, with what followed it", () => {
    expect(beforeLastActOf([0], line)).toBe(2);
    expect(beforeLastActOf([1], line)).toBe(1);
    expect(beforeLastActOf([0], [line[0]!])).toBe(0);
    expect(beforeLastActOf([0], [])).toBeNull();
  });
});

test("addresses lead to pages", () => {
  expect(routeOf("/")).toEqual({ page: "home" });
  expect(routeOf("/start/abaku")).toEqual({ page: "start", game: "abaku" });
  expect(routeOf("/table/0f")).toEqual({ page: "table", match: "0f" });
  expect(routeOf("/table/0f/more")).toEqual({ page: "lost" });
  expect(routeOf("/rules/abaku")).toEqual({ page: "rules", game: "abaku", example: null });
  expect(routeOf("/rules/abaku/second")).toEqual({ page: "rules", game: "abaku", example: "second" });
});
