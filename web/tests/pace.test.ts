// What others do comes a beat apart, and waits while there is something to look at.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Pace } from "../src/net/pace";

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.setItem("parlour.pace", "750");
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.removeItem("parlour.pace");
});

test("a flight is seen to its end before the next act is shown", () => {
  const pace = new Pace();
  const shown: string[] = [];
  pace.show(false, () => shown.push("throw"));
  pace.linger(2000);
  pace.show(true, () => shown.push("next"));
  vi.advanceTimersByTime(1900);
  expect(shown).toEqual(["throw"]);
  vi.advanceTimersByTime(200);
  expect(shown).toEqual(["throw", "next"]);
});

test("what waits already waits longer, never shorter", () => {
  const pace = new Pace();
  const shown: string[] = [];
  pace.show(false, () => shown.push("throw"));
  pace.show(true, () => shown.push("next"));
  pace.linger(2000);
  pace.linger(10);
  vi.advanceTimersByTime(1900);
  expect(shown).toEqual(["throw"]);
  vi.advanceTimersByTime(200);
  expect(shown).toEqual(["throw", "next"]);
});

test("who wants no pauses gets none", () => {
  localStorage.setItem("parlour.pace", "0");
  const pace = new Pace();
  const shown: string[] = [];
  pace.linger(2000);
  pace.show(true, () => shown.push("next"));
  expect(shown).toEqual(["next"]);
});
