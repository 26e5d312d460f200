import { describe, expect, it } from "vitest";
import { crossed } from "../src/club/cross";
import type { PairingShown } from "../src/net/protocol";

const pair = (round: number, first: string, second: string | null, points: [number, number] | null): PairingShown => ({
  round,
  board: 1,
  first,
  second,
  match: null,
  points,
  how: round === 2 ? "forfeit" : "played",
  games: [],
});

describe("a crosstable", () => {
  it("has each game from both sides, in the order of the rounds, and marks what nobody played", () => {
    const cells = crossed({
      pairings: [
        pair(2, "b", "a", [2, 0]),
        pair(1, "a", "b", [1, 1]),
        pair(1, "c", null, [2, 0]),
        pair(3, "a", "c", null),
      ],
    });
    expect(
      cells
        .get("a")
        ?.get("b")
        ?.map((cell) => [cell.points, cell.forfeit]),
    ).toEqual([
      [1, false],
      [0, true],
    ]);
    expect(
      cells
        .get("b")
        ?.get("a")
        ?.map((cell) => cell.points),
    ).toEqual([1, 2]);
    expect(cells.has("c")).toBe(false);
  });
});
