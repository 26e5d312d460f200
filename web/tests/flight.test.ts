// A throw in the air: where the key frames put the balls, that it is played once, and that it can be skipped.
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Air } from "../src/boards/kugelbox/air.svelte";
import { spotsAt } from "../src/boards/kugelbox/flight";
import type { Frames } from "../src/boards/views";

const FRAMES: Frames = {
  engine: "test",
  ms: [0, 100, 300],
  // from over the low side to the middle of hole a1, and on to c3
  red: [
    [0, -1300, 1000],
    [-880, -880, 0],
    [0, 0, 0],
  ],
  black: [
    [200, -1300, 1000],
    [200, -1300, 500],
    [200, -1300, 500],
  ],
};

describe("where the balls are", () => {
  test("holes are one unit apart and c3 is in the middle of the third row", () => {
    expect(spotsAt(FRAMES, 100).red.map((n) => Math.round(n * 100) / 100)).toEqual([-2, 0.5, 0.1]);
    expect(spotsAt(FRAMES, 300).red.map((n) => Math.round(n * 100) / 100)).toEqual([0, 2.5, 0.1]);
  });
  test("between two key frames they fly straight", () => {
    const [x, y] = spotsAt(FRAMES, 200).red;
    expect([x, y]).toEqual([-1, 1.5]);
    expect(spotsAt(FRAMES, 25).black[2]).toBeCloseTo((1000 - 125) / 440 + 0.1);
  });
  test("before the start and after the end they stay", () => {
    expect(spotsAt(FRAMES, 0)).toEqual(spotsAt(FRAMES, -5));
    expect(spotsAt(FRAMES, 9_999)).toEqual(spotsAt(FRAMES, 300));
  });
});

describe("the flight", () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["requestAnimationFrame", "performance", "setTimeout"] });
  });
  afterEach(() => vi.useRealTimers());

  async function settled(done: { yes: boolean }, ms: number): Promise<boolean> {
    await vi.advanceTimersByTimeAsync(ms);
    return done.yes;
  }
  function played(air: Air, load: Promise<Frames | null>): { done: { yes: boolean }; told: number[] } {
    const done = { yes: false };
    const told: number[] = [];
    void air.play(load, (ms) => told.push(ms)).then(() => (done.yes = true));
    return { done, told };
  }

  test("is seen for a while, slower than it was, then the balls lie", async () => {
    const air = new Air();
    const { done, told } = played(air, Promise.resolve(FRAMES));
    expect(await settled(done, 100)).toBe(false);
    expect(air.spots).not.toBeNull();
    expect(told.length).toBe(1);
    expect(told[0]).toBeGreaterThanOrEqual(300);
    expect(await settled(done, 1000)).toBe(true);
    expect(air.spots).toBeNull();
  });
  test("can be skipped while it flies and while it is fetched", async () => {
    const air = new Air();
    const flying = played(air, Promise.resolve(FRAMES));
    await settled(flying.done, 50);
    air.skip();
    expect(await settled(flying.done, 0)).toBe(true);
    expect(air.spots).toBeNull();
    const fetched = played(air, new Promise(() => {}));
    expect(await settled(fetched.done, 5_000)).toBe(false);
    air.skip();
    expect(await settled(fetched.done, 0)).toBe(true);
  });
  test("is left out where nobody kept it", async () => {
    const air = new Air();
    const { done, told } = played(air, Promise.resolve(null));
    expect(await settled(done, 0)).toBe(true);
    expect(told).toEqual([]);
  });
});
