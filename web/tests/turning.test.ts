// Turning the bars, tilting the box: what is drawn stays in its picture, and bars and layers agree.
import { describe, expect, test } from "vitest";
import { DESK, EDGE, PHONE, Sight } from "../src/boards/kryds-bolle/bars";
import { HOME, Turning, seenAt } from "../src/boards/kryds-bolle/turning.svelte";
import { FIRST_AIM, pointedAt } from "../src/boards/kugelbox/aim";
import { knocks } from "../src/boards/kugelbox/flight";
import { movedBetween } from "../src/boards/kugelbox/chipflight";
import { BoxSight, STOPS, WALL } from "../src/boards/kugelbox/sight";

const YAWS = [0, 24, 45, 90, 137, 224];

describe("the bars", () => {
  test.each([DESK, PHONE])("stay inside their picture however they are turned ($width wide)", (frame) => {
    for (const yaw of YAWS)
      for (const pitch of [15, 31, 46, 75]) {
        const sight = new Sight({ yaw, pitch }, frame);
        for (const [c, r] of [
          [1 - EDGE, 1 - EDGE],
          [1 + EDGE, 1 - EDGE],
          [1 + EDGE, 1 + EDGE],
          [1 - EDGE, 1 + EDGE],
        ] as const)
          for (const level of [-0.98, -0.56]) {
            const [x, y] = sight.at(c, r, level);
            expect(x).toBeGreaterThanOrEqual(-4);
            expect(x).toBeLessThanOrEqual(frame.width + 4);
            expect(y).toBeLessThanOrEqual(frame.height + 1);
          }
        for (const c of [0, 2]) for (const r of [0, 2]) expect(sight.at(c, r, sight.tip)[1]).toBeGreaterThanOrEqual(-1);
      }
  });
  test("layers lie as the bars stand: who is more to the right there is more to the right here", () => {
    for (const quarters of [0, 1, 2, 3]) {
      // straight on, so that columns and rows don't run into one another
      const sight = new Sight({ yaw: quarters * 90, pitch: 31 }, DESK);
      for (const column of [0, 1, 2])
        for (const row of [0, 1, 2]) {
          const seen = seenAt(column, row, quarters);
          const [x, y] = sight.at(column, row, 0);
          const [homeX, homeY] = new Sight({ yaw: 0, pitch: 31 }, DESK).at(seen.column, seen.row, 0);
          expect(Math.abs(x - homeX)).toBeLessThan(0.5);
          expect(Math.abs(y - homeY)).toBeLessThan(0.5);
        }
    }
  });
  test("a drag is 4 pixels a degree, tilts from 15 to 75, and settles on steps of 15", () => {
    const turning = new Turning();
    turning.take();
    turning.drag(-40, 0);
    expect(turning.yaw).toBe(HOME.yaw + 10);
    turning.drag(0, 4000);
    expect(turning.pitch).toBe(75);
    turning.drag(0, -4000);
    expect(turning.pitch).toBe(15);
    turning.drag(-80, 4);
    turning.letGo();
    expect([turning.yaw, turning.pitch]).toEqual([HOME.yaw + 15, HOME.pitch]);
    expect(turning.home).toBe(false);
    turning.step(-1, 0);
    expect(turning.home).toBe(true);
    expect(turning.quarters).toBe(0);
    turning.step(-6, 0);
    expect(turning.quarters).toBe(3);
    turning.goHome();
    expect(turning.home).toBe(true);
  });
});

describe("the box", () => {
  test("stays as wide and where it is from every height", () => {
    const usual = new BoxSight(720, 300, 0.9);
    for (const height of Object.values(STOPS)) {
      const sight = new BoxSight(720, 300, 0.9, height);
      for (const x of [-1, 1])
        for (const [y, z] of [
          [WALL.near - WALL.thick, -0.35],
          [WALL.far + WALL.thick, WALL.height],
        ] as const) {
          const [px, py] = sight.at(x * (WALL.half + WALL.thick), y, z);
          expect(px).toBeGreaterThan(0);
          expect(px).toBeLessThan(720);
          expect(py).toBeGreaterThan(-10);
          expect(py).toBeLessThan(600);
        }
    }
    expect(usual.at(0, 2.25, 0)[0]).toBe(360);
  });
  test("the ring is where a steady hand's throw comes down: farther with more force, and never behind the wall", () => {
    const [x, y, z] = pointedAt(FIRST_AIM);
    expect(x).toBe(0);
    expect(y).toBeGreaterThan(2);
    expect(y).toBeLessThan(4.5);
    expect(z).toBeCloseTo(0);
    expect(pointedAt({ ...FIRST_AIM, force: 8 })[1]).toBeLessThan(y);
    expect(pointedAt({ ...FIRST_AIM, force: 100 })[1]).toBeLessThanOrEqual(5);
    expect(pointedAt({ ...FIRST_AIM, dir: -20 })[0]).toBeLessThan(0);
    expect(Math.abs(pointedAt({ ...FIRST_AIM, dir: 60, force: 100 })[0])).toBeLessThanOrEqual(2.5);
  });
  test("a ball is heard where it falls on something", () => {
    const frames = {
      engine: "test",
      ms: [0, 100, 200, 300, 400],
      red: [
        [0, 0, 1000],
        [0, 0, 100],
        [0, 0, 300],
        [0, 0, 90],
        [0, 0, 95],
      ] as [number, number, number][],
      black: [0, 1, 2, 3, 4].map(() => [0, 0, 100] as [number, number, number]),
    };
    expect(knocks(frames)).toEqual([100]);
  });
  test("what changed hands is seen: taken from the middle, robbed, laid out", () => {
    const at = (chips: string[][], up: string[] = []) => ({ chips, up });
    expect(movedBetween(at([[], []], ["5"]), at([["5"], []]))).toEqual([{ chip: "5", from: "middle", to: 0 }]);
    expect(movedBetween(at([["5", "5"], []]), at([["5"], ["5"]]))).toEqual([{ chip: "5", from: 0, to: 1 }]);
    expect(movedBetween(at([["5"], ["8"]]), at([[], ["8"]]))).toEqual([]);
  });
});
