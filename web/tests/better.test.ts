// Why a move is good: what is said is what the rules say of the table.
import { beforeAll, describe, expect, test } from "vitest";
import { fluent } from "../scripts/locales";
import { bestOf, shown } from "../src/better/analysis";
import type { View } from "../src/boards/views";
import { gameModule } from "../src/boards/games";
import { counted, metBy } from "../src/boards/kugelbox/chips";
import { fitting } from "../src/boards/shut-the-box/reasons";
import { use } from "../src/i18n/words.svelte";

beforeAll(() => use("en", fluent("en")));
const reasons = async (view: View, act: string, other: string | null): Promise<string[]> =>
  (await gameModule(view.game)).reasons!(view, act, other, name, null);
const name = (seat: number) => `Player ${seat + 1}`;
const view = (game: string, more: object) =>
  ({ game, options: {}, seat: 0, actor: 0, points: [0, 0], places: null, legal: [], expects: null, ...more }) as never;

describe("Shut the Box", () => {
  test("throws that fit are counted over both dice", () => {
    // 12 alone is met by double six; 2 to 12 by anything; 1 and 2 make 2 and 3
    expect(fitting([12])).toBe(1);
    expect(fitting([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])).toBe(36);
    expect(fitting([1, 2])).toBe(3);
  });
  test("what stays open is named", async () => {
    const table = view("shut-the-box", { flaps: [1, 2, 5] });
    expect(await reasons(table, "5", null)).toEqual(["It leaves 1 and 2 open: 3 of 36 throws fit."]);
    expect(await reasons(table, "1,2,5", null)).toEqual(["It shuts the box."]);
  });
});

describe("Kryds & Bolle", () => {
  const table = (cube: string, actor = 0) => view("kryds-bolle", { cube, actor, seat: actor });
  test("a line made, a line stopped, the centre", async () => {
    // bottom: a1 and b1 are x, a2 and b2 are o
    const cube = "xx.oo..../........./.........";
    expect(await reasons(table(cube), "c1", null)).toContain("It makes a line.");
    expect(await reasons(table(cube), "c2", null)).toContain("It stops a line of the other player’s.");
    expect(await reasons(table(cube), "b2", null)).toContain(
      "It takes the centre; the other player gets the chameleon.",
    );
  });
  test("a worse move that lets the other score is named", async () => {
    const cube = "x..oo..../........./.........";
    expect(await reasons(table(cube), "c2", "a3")).toContain(
      "The next best move would let the other player make more at once.",
    );
  });
  test("where nothing is to be seen that is said", async () => {
    expect(await reasons(table("........./........./........."), "a1", "b2")).toEqual([
      "Nothing happens at once. It pays off later.",
    ]);
  });
});

describe("the Kugelbox", () => {
  test("a throw counts its rectangle, or its sum", () => {
    expect(counted([0, 0], [4, 4], "")).toEqual({ points: 25, shape: "square" });
    expect(counted([0, 0], [3, 0], "")).toEqual({ points: 4, shape: "line" });
    // red on row 3 multiplies: columns 5 and 4
    expect(counted([4, 2], [3, 0], "+−×−+").points).toBe(20);
  });
  test("a chip is met as often as the holes say", () => {
    // without misses: a ball has 8 of the 24 other holes in its row or column
    expect(metBy("line", 0, "")).toBeCloseTo(8 / 24);
    // a miss counts 0 or 1, which is at most 4
    expect(metBy("<=4", 1, "")).toBe(1);
    expect(metBy("2", 1, "")).toBe(0);
  });
});

test("values are shown in their measure", () => {
  expect(shown(0.625, "win")).toBe("62.5%");
  expect(shown(3, "lines")).toBe("+3");
  expect(shown(0, "lines")).toBe("0");
  expect(shown(12.345, "minus")).toBe("12.3");
});

test("equals of the best are the best too", () => {
  const move = (action: string, value: number) => ({ action, value, bound: "exact" as const });
  expect(bestOf([move("a", 2), move("b", 2), move("c", 1)])).toEqual({
    best: [move("a", 2), move("b", 2)],
    next: move("c", 1),
  });
});
