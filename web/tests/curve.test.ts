import { describe, expect, it } from "vitest";
import { type Frame, curves, worth } from "../src/club/curve";
import type { RatingChange } from "../src/net/protocol";

const FRAME: Frame = { wide: 640, high: 240, left: 44, right: 12, top: 12, bottom: 30 };
const change = (at: number, rating: number): RatingChange => ({
  match: String(at),
  game: "abaku",
  at,
  place: 0,
  rating,
  error: 50,
  mu: 25,
  sigma: 8,
});
const curve = (changes: RatingChange[]) => {
  const { lines, ...rest } = curves([changes], FRAME);
  return { points: lines[0]!, ...rest };
};

describe("a rating's curve", () => {
  it("is worth what people read", () => {
    expect(worth(change(0, 1540))).toBe(1540);
  });

  it("lies inside the drawing, oldest at the left, higher for more", () => {
    const { points } = curve([change(1_000, 5), change(2_000, 12), change(5_000, -3)]);
    const [first, best, worst] = points as [(typeof points)[0], (typeof points)[0], (typeof points)[0]];
    for (const { x, y } of points) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThanOrEqual(FRAME.wide);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThanOrEqual(FRAME.high);
    }
    // the second came after a quarter of the time
    expect(best.x - first.x).toBeCloseTo((worst.x - first.x) / 4);
    expect(best.y).toBeLessThan(first.y);
    expect(worst.y).toBeGreaterThan(first.y);
  });

  it("spreads what happened in one moment one after the other", () => {
    const { points } = curve([change(7, 1), change(7, 2), change(7, 3)]);
    expect(points[1]!.x - points[0]!.x).toBeCloseTo(points[2]!.x - points[1]!.x);
    expect(points[1]!.x).toBeGreaterThan(points[0]!.x);
  });

  it("has round marks that hold every value, and not the whole scale below them", () => {
    const { marks } = curve([change(1, 1463.4), change(2, 1627.9)]);
    const values = marks.map((mark) => mark.value);
    expect(values[0]).toBe(1450);
    expect(values.at(-1)).toBe(1650);
    expect(values.every((value) => value % 50 === 0)).toBe(true);
  });

  it("puts several games on one scale of time and value", () => {
    const { lines, times } = curves([[change(1_000, 5), change(2_000, 12)], [change(2_000, 12)]], FRAME);
    expect(lines[1]![0]!.x).toBeCloseTo(lines[0]![1]!.x);
    expect(lines[1]![0]!.y).toBeCloseTo(lines[0]![1]!.y);
    expect(times[0]!.at).toBe(1_000);
    expect(times.at(-1)!.at).toBe(2_000);
  });

  it("draws a single match as well", () => {
    const { points, marks, times } = curve([change(1, 3.4)]);
    expect(points).toHaveLength(1);
    expect(times).toHaveLength(1);
    expect(marks.length).toBeGreaterThan(1);
  });
});
