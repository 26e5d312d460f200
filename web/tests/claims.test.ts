// Claims are marked by their first and last tile, in any order.
import { beforeAll, describe, expect, test } from "vitest";
import { fluent } from "../scripts/locales";
import { bestWords } from "../src/boards/abaku/alone";
import { claimOf, claimsShown } from "../src/boards/abaku/claims";
import { squareAt } from "../src/boards/abaku/placing";
import { use } from "../src/i18n/words.svelte";

beforeAll(() => use("en", fluent("en")));

const TAKEN = new Set(["F8", "G8", "H8", "I8", "G6", "G7", "H9", "E9"]);
const FRESH = new Set(["G8", "H9"]);
const claim = (one: string, other: string, diagonals = false) =>
  claimOf(squareAt(one), squareAt(other), TAKEN, FRESH, diagonals);

describe("a claim", () => {
  test("is written from its upper or left end", () => {
    expect(claim("F8", "I8")).toBe("F8-I8");
    expect(claim("I8", "F8")).toBe("F8-I8");
    expect(claim("G8", "G6")).toBe("G6-G8");
  });
  test("has tiles side by side in one line, a new one among them", () => {
    expect(claim("H8", "I8")).toBeNull(); // none is new
    expect(claim("E9", "H9")).toBeNull(); // a gap
    expect(claim("F8", "G6")).toBeNull(); // no line
    expect(claim("G8", "G8")).toBeNull();
  });
  test("runs diagonally only where that is agreed on", () => {
    expect(claim("G8", "H9")).toBeNull();
    expect(claim("H9", "G8", true)).toBe("G8-H9");
    expect(claim("G7", "F8", true)).toBeNull(); // none is new
  });
  test("is shown with its points, and without readings that nobody may know", () => {
    const shown = claimsShown([{ squares: ["F8", "G8"], digits: "24", points: 4, readings: null }]);
    expect(shown.points).toBe(4);
    expect(shown.equations[0]?.readings).toEqual([]);
  });
});

test("a score stands beside the best ones", () => {
  const best = { own: 30, played: 2, deal: "", first: null };
  expect(bestWords(best, 20)).toEqual([expect.stringContaining("best so far")]);
  expect(bestWords(best, 30)).toEqual([expect.stringContaining("new best")]);
  expect(bestWords({ ...best, own: null, played: 0 }, 30)).toEqual([]);
  const first = { points: 40, name: "Anna", mine: false };
  expect(bestWords({ ...best, deal: "monday", first }, 20)).toHaveLength(2);
});
