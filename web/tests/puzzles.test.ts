// Puzzles: an address is a puzzle, the day's is the same for everybody, and rows of right answers are counted.
import { beforeEach, describe, expect, test } from "vitest";
import { routeOf } from "../src/app/router.svelte";
import { addressOf, namedBy, puzzleOf } from "../src/puzzles/day";
import { answered, daysInARow, kept, nextPractice } from "../src/puzzles/streaks";

const DAY = 86_400_000;
const MONDAY = Date.UTC(2026, 10, 16, 23, 59);
const of = (address: string) => {
  const url = new URL(address, "http://parlour");
  return namedBy(url.pathname.split("/")[2]!, url.searchParams, MONDAY);
};
beforeEach(() => localStorage.clear());

describe("an address", () => {
  test("names its puzzle, and leads back to it", () => {
    const named = { game: "abaku", level: 2, theme: "joker", seed: "day 2026-11-16", number: 3 };
    expect(of(addressOf(named))).toEqual(named);
  });
  test("without a seed, or with nonsense, is the day's first", () => {
    expect(of("/puzzle/take-it?level=x&number=-1")).toEqual({
      game: "take-it",
      level: 1,
      seed: "day 2026-11-16",
      number: 1,
    });
  });
  test("stands by itself or in another page", () => {
    expect(routeOf("/puzzle/take-it")).toEqual({ page: "puzzle", game: "take-it", framed: false });
    expect(routeOf("/embed/puzzle/take-it")).toEqual({ page: "puzzle", game: "take-it", framed: true });
    expect(routeOf("/embed/0123")).toEqual({ page: "embed", match: "0123" });
  });
});

test("the games take turns day by day, all in five days", () => {
  const games = [0, 1, 2, 3, 4].map((n) => puzzleOf(MONDAY + n * DAY).game);
  expect(new Set(games).size).toBe(5);
  expect(puzzleOf(MONDAY)).toEqual(puzzleOf(MONDAY - DAY / 2));
  expect(puzzleOf(MONDAY).seed).toBe("day 2026-11-16");
});

describe("a row of right answers", () => {
  const puzzle = (number: number) => ({ game: "abaku", level: 1, seed: "practice", number });
  test("grows, ends with a wrong one, and the longest is kept", () => {
    answered(puzzle(1), true);
    answered(puzzle(2), true);
    answered(puzzle(3), false);
    answered(puzzle(4), true);
    expect(kept().runs["abaku"]).toEqual({ now: 1, best: 2 });
  });
  test("counts the first answer alone", () => {
    answered(puzzle(1), false);
    answered(puzzle(1), true);
    expect(kept().runs["abaku"]).toEqual({ now: 0, best: 0 });
  });
  test("practice goes on where it was left", () => {
    answered(puzzle(1), true);
    expect(nextPractice(kept(), "abaku", 1, null).number).toBe(2);
    expect(nextPractice(kept(), "abaku", 2, null).number).toBe(1);
    expect(nextPractice(kept(), "abaku", 1, "joker").number).toBe(1);
  });
  test("days in a row are those on which the day's puzzle was solved", () => {
    answered(puzzleOf(MONDAY), true, MONDAY);
    answered(puzzleOf(MONDAY + DAY), true, MONDAY + DAY);
    expect(daysInARow(kept(), MONDAY + 2 * DAY)).toBe(2);
    expect(daysInARow(kept(), MONDAY + 3 * DAY)).toBe(0);
    answered(puzzleOf(MONDAY + 4 * DAY), true, MONDAY + 4 * DAY);
    expect(daysInARow(kept(), MONDAY + 4 * DAY)).toBe(1);
  });
  test("nonsense in the browser's memory is no harm", () => {
    localStorage.setItem("parlour.puzzles", "{");
    expect(kept().runs).toEqual({});
  });
});
