import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Pace } from "../src/net/pace";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("two acts of others never come in one beat", () => {
  const pace = new Pace(() => 900);
  const shown: string[] = [];
  for (const act of ["first", "second", "third"]) pace.show(true, () => shown.push(act));
  expect(shown).toEqual(["first"]);
  vi.advanceTimersByTime(899);
  expect(shown).toEqual(["first"]);
  vi.advanceTimersByTime(2);
  expect(shown).toEqual(["first", "second"]);
  vi.advanceTimersByTime(901);
  expect(shown).toEqual(["first", "second", "third"]);
});

test("a flight is seen to its end before the next act is shown", () => {
  const pace = new Pace(() => 750);
  const shown: string[] = [];
  pace.show(false, () => shown.push("throw"));
  pace.linger(2000);
  pace.show(true, () => shown.push("next"));
  vi.advanceTimersByTime(1900);
  expect(shown).toEqual(["throw"]);
  vi.advanceTimersByTime(101);
  expect(shown).toEqual(["throw", "next"]);
});

test("what waits already waits longer, never shorter", () => {
  const pace = new Pace(() => 750);
  const shown: string[] = [];
  pace.show(false, () => shown.push("throw"));
  pace.show(true, () => shown.push("next"));
  pace.linger(2000);
  pace.linger(10);
  vi.advanceTimersByTime(1900);
  expect(shown).toEqual(["throw"]);
  vi.advanceTimersByTime(101);
  expect(shown).toEqual(["throw", "next"]);
});

test("who wants everything at once waits for no flight", () => {
  const pace = new Pace(() => 0);
  const shown: string[] = [];
  pace.linger(2000);
  pace.show(true, () => shown.push("next"));
  expect(shown).toEqual(["next"]);
});

test("a touch shows what waits, one act a touch", () => {
  const pace = new Pace(() => 2000);
  const shown: string[] = [];
  for (const act of ["first", "second", "third"]) pace.show(true, () => shown.push(act));
  pace.skip();
  expect(shown).toEqual(["first", "second"]);
  pace.skip();
  expect(shown).toEqual(["first", "second", "third"]);
});

test("who sets the pace to wait goes on by the button alone", () => {
  const held: boolean[] = [];
  const pace = new Pace(
    () => Infinity,
    (now) => held.push(now),
  );
  const shown: string[] = [];
  for (const act of ["first", "second"]) pace.show(true, () => shown.push(act));
  vi.advanceTimersByTime(60_000);
  pace.skip();
  expect(shown).toEqual(["first"]);
  expect(held.at(-1)).toBe(true);
  pace.skip(true);
  expect(shown).toEqual(["first", "second"]);
  expect(held.at(-1)).toBe(false);
});
