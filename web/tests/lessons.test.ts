// Lessons: what was done and what was left, kept in this browser.
import { beforeEach, expect, test } from "vitest";
import { done, goOnAt, leave, left, mark, nextOf } from "../src/lessons/progress";

beforeEach(() => localStorage.clear());

test("a lesson that was begun is found again until it is done", () => {
  expect(left()).toBeNull();
  leave({ game: "one-game", number: 2, step: 1 });
  expect(left()).toEqual({ game: "one-game", number: 2, step: 1 });
  mark("one-game", 1, 4);
  expect(left()).toEqual({ game: "one-game", number: 2, step: 1 });
  mark("one-game", 2, 4);
  expect(left()).toBeNull();
  expect([...done("one-game", 4)]).toEqual([1, 2]);
  expect(nextOf("one-game", 4)).toBe(3);
});

test("a game whose lessons are all done has none to go on with", () => {
  for (const number of [1, 2, 3]) mark("one-game", number, 3);
  expect(goOnAt("one-game")).toBeNull();
  expect(goOnAt("another")).toBe(1);
});

test("nonsense in the storage is no lesson", () => {
  localStorage.setItem("parlour.lesson-left", "x/y/z");
  expect(left()).toBeNull();
});
