// Small folds and texts, from the rules and the protocol.
import { describe, expect, test } from "vitest";
import { drawing, tilesText } from "../src/boards/abaku/falls";
import { placementText, squaresOf, tilesOn, written } from "../src/boards/abaku/placing";
import { LINES, ballsIn, landing, linesMade } from "../src/boards/kryds-bolle/cube";
import { aimText, dragged, FIRST_AIM } from "../src/boards/kugelbox/aim";
import { ballsText, chipsIn } from "../src/boards/kugelbox/falls";
import { diceIn, diceText } from "../src/boards/shut-the-box/falls";
import { fits, turns } from "../src/boards/shut-the-box/pad";
import { routeOf } from "../src/app/router.svelte";
import type { EventShown } from "../src/net/protocol";
import { beforeLastActOf, beforeLastFall, standing } from "../src/table/standing";
import { still } from "../src/replay/reel.svelte";
import { wrapped } from "../src/share/picture";
import { clockText, leftAt } from "../src/table/time";

const event = (seq: number, kind: EventShown["kind"], more: Partial<EventShown> = {}): EventShown => ({
  seq,
  at: 0,
  by: 0,
  kind,
  ...more,
});

describe("Kryds & Bolle's cube", () => {
  test("has 49 lines: 27 along an axis, 18 diagonals of a plane, 4 of the cube", () => {
    const turns = LINES.map(([a, , c]) => [0, 1, 3].filter((i) => a[i] !== c[i]).length);
    expect([1, 2, 3].map((n) => turns.filter((m) => m === n).length)).toEqual([27, 18, 4]);
    expect(new Set(LINES.map((line) => line.toSorted().join())).size).toBe(49);
  });
  test("a ball slides down its bar, or goes where it is told", () => {
    const balls = ballsIn("x......../........./.........");
    expect(landing("a1", balls)).toBe("a1.2");
    expect(landing("b2.3", balls)).toBe("b2.3");
  });
  test("counts the lines that a ball would make", () => {
    expect(linesMade("c1.1", "x", ballsIn("xx......./........./........."))).toBe(1);
    expect(linesMade("c1.1", "o", ballsIn("xx......./........./........."))).toBe(0);
  });
});

describe("Shut the Box's pad", () => {
  test("6 is 6, 1+5, 2+4 or 1+2+3, and nothing else", () => {
    expect([[6], [1, 5], [2, 4], [1, 2, 3]].every((set) => fits(set, 6))).toBe(true);
    expect(fits([4, 5], 6)).toBe(false);
  });
  test("a throw that fits nothing ends the turn with the open flaps", () => {
    const told = [
      event(1, "chance", { by: "chance", act: "6+6" }),
      event(2, "act", { act: "12" }),
      event(3, "chance", { by: "chance", act: "6+6" }),
      event(4, "act", { act: "1,11" }),
      event(5, "chance", { by: "chance", act: "1+1" }),
      event(6, "act", { act: "2" }),
      event(7, "chance", { by: "chance", act: "1+1" }),
    ];
    const open = [3, 4, 5, 6, 7, 8, 9, 10];
    const shut = ["12", "1,11", "2"];
    expect(turns(told, 12, "sum")).toEqual([{ seat: 0, throw: [1, 1], points: 52, open, shut }]);
    expect(turns(told, 12, "digits")[0]!.points).toBe(345678910);
  });
});

describe("Abaku's texts", () => {
  const lay = (row: number, column: number, sign: string) => ({ row, column, sign, slot: 0 });
  test("row first lies across, column first down, dots are tiles already there", () => {
    expect(placementText([lay(7, 9, "3"), lay(7, 6, "1")])).toBe("8G 1..3");
    expect(placementText([lay(7, 6, "1"), lay(9, 6, "e")])).toBe("G8 1.e");
    expect(placementText([lay(7, 6, "1")])).toBe("8G 1");
    expect(placementText([lay(7, 6, "1"), lay(9, 7, "1")])).toBeNull();
    expect(placementText([lay(7, 6, "1"), lay(8, 7, "2")])).toBe("\\G8 12");
    expect(placementText([lay(7, 6, "1"), lay(8, 5, "2")])).toBe("/G8 12");
    expect(placementText([lay(7, 6, "1")], "H8")).toBe("=H8 8G 1");
  });
  test("the squares of a placement are those of its own tiles", () => {
    expect(squaresOf("8G 1..3")).toEqual([
      { row: 7, column: 6 },
      { row: 7, column: 9 },
    ]);
    expect(squaresOf("=H8 G8 1.e")).toEqual([
      { row: 7, column: 6 },
      { row: 9, column: 6 },
    ]);
    expect(squaresOf("exchange 3,3")).toEqual([]);
  });
  test("a joker on the board shows the digit it stands for", () => {
    expect(tilesOn("..e/1../...")).toEqual([
      { row: 0, column: 2, value: "4", joker: true },
      { row: 1, column: 0, value: "1", joker: false },
    ]);
  });
  test("readings are written as people write them", () => {
    expect(written({ kind: "division", terms: [12, 4, 3] })).toBe("12 : 4 = 3");
    expect(written({ kind: "cube", terms: [2, 8] })).toBe("2³ = 8");
  });
});

test("an aim's text has all six numbers", () => {
  expect(aimText({ x: 12, dir: -3, force: 60, loft: 35, gap: 20, turn: 0 })).toBe(
    "throw x=12 dir=-3 force=60 loft=35 gap=20 turn=0",
  );
  const left = dragged(FIRST_AIM, 0, 0.1, 0.1);
  expect(left.dir).toBeCloseTo(-45);
});

describe("what stands", () => {
  const line = [event(1, "act", { act: "a1" }), event(2, "act", { act: "b1", by: 1 }), event(3, "act", { act: "c1" })];
  test("a take-back removes what came after it", () => {
    expect(standing([...line, event(4, "take-back", { by: "host", to: 1 })]).map((e) => e.act)).toEqual(["a1"]);
    expect(
      standing([...line, event(4, "take-back", { by: "host", to: 0 }), event(5, "act", { act: "b2" })]).map(
        (e) => e.act,
      ),
    ).toEqual(["b2"]);
  });
  test("one's own last act is taken back, with what followed it", () => {
    expect(beforeLastActOf([0], line)).toBe(2);
    expect(beforeLastActOf([1], line)).toBe(1);
    expect(beforeLastActOf([0], [line[0]!])).toBe(0);
    expect(beforeLastActOf([0], [])).toBeNull();
  });
});

test("addresses lead to pages", () => {
  expect(routeOf("/")).toEqual({ page: "home" });
  expect(routeOf("/start/abaku")).toEqual({ page: "start", game: "abaku" });
  expect(routeOf("/table/0f")).toEqual({ page: "table", match: "0f" });
  expect(routeOf("/m/0f")).toEqual({ page: "replay", match: "0f" });
  expect(routeOf("/embed/0f")).toEqual({ page: "embed", match: "0f" });
  expect(routeOf("/lobby")).toEqual({ page: "lobby" });
  expect(routeOf("/lobby/0f")).toEqual({ page: "lost" });
  expect(routeOf("/table/0f/more")).toEqual({ page: "lost" });
  expect(routeOf("/rules/abaku")).toEqual({ page: "rules", game: "abaku", example: null });
  expect(routeOf("/rules/abaku/second")).toEqual({ page: "rules", game: "abaku", example: "second" });
});

describe("a clock", () => {
  const clock = { terms: { move: 60_000 }, left: [60_000, 30_000], running: 0, at: 1_000 };
  test("runs for whoever is to act, by the server's time", () => {
    expect(leftAt(clock, 0, 21_000)).toBe(40_000);
    expect(leftAt(clock, 1, 21_000)).toBe(30_000);
    expect(leftAt(clock, 0, 999_000)).toBe(0);
    expect(leftAt(clock, 0, 500)).toBe(60_000);
  });
  test.each([
    [245_000, "4:05"],
    [3_720_000, "1:02:00"],
    [59_001, "1:00"],
    [9_940, "0:09.9"],
    [0, "0:00.0"],
  ])("%i ms read %s", (left, text) => {
    expect(clockText(left)).toBe(text);
  });
});

describe("a replay", () => {
  test("can be looked at and not touched, whoever's eyes it is seen with", () => {
    const view = {
      game: "abaku",
      options: {},
      seat: 1,
      actor: 1,
      points: [0, 0],
      places: null,
      legal: ["pass"],
      expects: {},
    };
    expect(still(view)).toMatchObject({ seat: 1, actor: "chance", legal: [], expects: null });
    expect(still({ ...view, actor: 0 }).actor).toBe(0);
    expect(still({ ...view, actor: null, seat: null }).actor).toBeNull();
  });
  test("words below a picture take two lines at most", () => {
    expect(wrapped("Ida shuts 5.")).toEqual(["Ida shuts 5."]);
    const long = wrapped("word ".repeat(60).trim());
    expect(long.length).toBe(2);
    expect(Math.max(...long.map((line) => line.length))).toBeLessThan(90);
  });
});

describe("a real table", () => {
  const view = {
    game: "shut-the-box",
    options: {},
    seat: 0,
    actor: "chance",
    points: [0, 0],
    places: null,
    legal: [],
    expects: null,
  };
  test("is asked for what falls next", () => {
    expect(diceIn({ ...view, cup: 1 } as never)).toBe(1);
    expect(diceIn({ ...view, cup: 0 } as never)).toBe(2);
    expect(chipsIn({ ...view, stage: "chip", unseen: ["2", "2", "line"] } as never)).toEqual(["2", "line"]);
    expect(chipsIn({ ...view, stage: "landing", unseen: [] } as never)).toBeNull();
  });
  test("a rack is filled to five, or an exchange made good", () => {
    const tiles = { ...view, rack_sizes: [5, 3], bag: 50, turn: 1, aside_size: 0 };
    expect(drawing({ ...tiles, stage: "deal" } as never)).toEqual({ seat: 1, count: 2 });
    expect(drawing({ ...tiles, stage: "deal", bag: 1 } as never)).toEqual({ seat: 1, count: 1 });
    expect(drawing({ ...tiles, stage: "draw", aside_size: 4 } as never)).toEqual({ seat: 1, count: 4 });
    expect(drawing({ ...tiles, stage: "first" } as never)).toBeNull();
  });
  test("is written as the record writes it", () => {
    expect(diceText([6, 2])).toBe("2+6");
    expect(ballsText("-", "e5")).toBe("red - black e5");
    expect(tilesText(1, ["?", "9", "0"])).toBe("draw 1 09?");
  });
  test("what fell can be typed in again", () => {
    const events = [
      event(1, "act", { act: "throw" }),
      event(2, "chance", { by: "chance", act: "red a1 black b1" }),
      event(3, "act", { act: "turn" }),
    ];
    expect(beforeLastFall(events)).toBe(1);
    expect(beforeLastFall([events[0]!])).toBeNull();
  });
});
