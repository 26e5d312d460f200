// Abaku's board: letters never on tiles, equations in every direction, the turn before, a window that stays inside.
import { describe, expect, test } from "vitest";
import { begins } from "../src/boards/abaku/announced";
import { bonusesOf } from "../src/boards/abaku/bonuses";
import { lastAct } from "../src/boards/abaku/lastact";
import { blank } from "../src/boards/abaku/alone";
import { LAYOUT } from "../src/boards/abaku/layout";
import { actTiles } from "../src/boards/abaku/placing";
import { type Plate, badges } from "../src/boards/abaku/plates";
import type { AbakuView } from "../src/boards/views";

const plate = (letter: string, from: [number, number], to: [number, number]): Plate => ({
  letter,
  from: { row: from[0], column: from[1] },
  to: { row: to[0], column: to[1] },
});

describe("letters", () => {
  test("stand at the right or lower end where that is free, else at the other", () => {
    const across = plate("A", [7, 4], [7, 8]);
    expect(badges([across], new Set(), 15)).toEqual([{ row: 7, column: 9, rail: false }]);
    expect(badges([across], new Set(["7/9"]), 15)).toEqual([{ row: 7, column: 3, rail: false }]);
    expect(badges([plate("A", [3, 3], [5, 5])], new Set(), 15)).toEqual([{ row: 6, column: 6, rail: false }]);
  });
  test("go to the rail where both ends have tiles, and never onto one another", () => {
    const taken = new Set(["7/9", "7/3"]);
    expect(badges([plate("A", [7, 4], [7, 8])], taken, 15)).toEqual([{ row: 7, column: 15, rail: true }]);
    const two = badges([plate("A", [7, 4], [7, 8]), plate("B", [7, 6], [7, 8])], new Set(["7/5", "7/3"]), 15);
    expect(new Set(two.map(({ row, column }) => `${row}/${column}`)).size).toBe(2);
    for (const { row, column } of two) expect(["7/5", "7/3"]).not.toContain(`${row}/${column}`);
  });
});

test("bonuses are named only for new tiles, with their square", () => {
  expect(bonusesOf(["E8", "E12", "H8"], (square) => square !== "H8", LAYOUT)).toEqual([{ square: "E12", bonus: "e2" }]);
  expect(bonusesOf(["E12"], () => false, LAYOUT)).toEqual([]);
  expect(bonusesOf(["E12"], () => true, blank(15))).toEqual([]);
});

describe("what a placement lays", () => {
  test("in each direction, with jokers and a swap", () => {
    expect(actTiles("8E 4.2")?.tiles).toEqual([
      { row: 7, column: 4, sign: "4" },
      { row: 7, column: 6, sign: "2" },
    ]);
    expect(actTiles("\\C3 1a")?.tiles[1]).toEqual({ row: 3, column: 3, sign: "a" });
    expect(actTiles("=F5 E8 12")).toMatchObject({ swap: "F5" });
    for (const act of ["pass", "exchange 1,2", "accept"]) expect(actTiles(act)).toBeNull();
  });
});

describe("the last turn", () => {
  const board = ["....", ".12.", "..a.", "...."].join("/");
  const view = { board, seat: 0 } as unknown as AbakuView;
  const laid = (act: string, by = 1) => [{ by, kind: "act", act }];
  test("is taken off the board again, seen as one who looks on", () => {
    const found = lastAct(view, laid("2B 12"))!;
    expect([...found.squares]).toEqual(["B2", "C2"]);
    expect(found.before.board).toBe("..../..../..a./....");
    expect(found.before.seat).toBeNull();
    expect(found.by).toBe(1);
  });
  test("is none where it no longer lies there, or nothing was laid", () => {
    expect(lastAct(view, laid("1A 12"))).toBeNull();
    expect(lastAct(view, laid("pass"))).toBeNull();
    expect(lastAct(view, [])).toBeNull();
  });
  test("a joker that was taken is back on its square", () => {
    const swapped = { ...view, board: "..../.12./..0./...." } as AbakuView;
    expect(lastAct(swapped, laid("=C3 2B 12"))!.before.board).toBe("..../..../..a./....");
  });
});

test("the lowest lot begins; equals and jokers draw again", () => {
  expect(begins(["7", "3"], 2)).toBe(1);
  expect(begins(["7"], 2)).toBe(null);
  expect(begins(["?", "7", "?", "9"], 2)).toBe(0);
  expect(begins(["3", "5", "3"], 3)).toBe(null);
  expect(begins(["3", "5", "3", "8", "1"], 3)).toBe(2);
});
