// What the slip tells, and which of several things it says.
import { beforeAll, describe, expect, test, vi } from "vitest";
import { fluent } from "../scripts/locales";
import type { Happened, Seen } from "../src/boards/board";
import { told as abaku } from "../src/boards/abaku/told";
import { told as kryds } from "../src/boards/kryds-bolle/told";
import { told as kugelbox } from "../src/boards/kugelbox/told";
import { told as shut } from "../src/boards/shut-the-box/told";
import { otherwise } from "../src/boards/shut-the-box/otherwise";
import type { View } from "../src/boards/views";
import { use } from "../src/i18n/words.svelte";
import { lead } from "../src/table/lead";
import { type News, foremost } from "../src/table/slip.svelte";
import { viewOf } from "./tables";

beforeAll(() => use("en", fluent("en")));

const name = (seat: number): string => ["Ida", "Morfar", "Noor"][seat]!;
const act = (by: number, text: string): Seen => ({ by, kind: "act", act: text });
const fell = (text: string): Seen => ({ by: "chance", kind: "chance", act: text });
const happened = (events: Seen[], after: View, before: View | null = null): Happened => ({
  event: events.at(-1) as Happened["event"],
  events,
  before,
  after,
  name,
  mine: [0],
});

describe("Shut the Box", () => {
  test("what else would have helped: the last choice after which the same dice go on", () => {
    expect(otherwise(3, ["1,2"], [1, 1])).toEqual({ at: 0, instead: [3], of: [1, 2] });
    // the last choice had no other way, the one before it had
    expect(otherwise(4, ["1,3", "2"], [1, 2])).toEqual({ at: 0, instead: [4], of: [1, 3] });
    // whatever had been shut, it wouldn't have fitted
    expect(otherwise(2, ["2"], [1, 1])).toBeNull();
  });
  const view = { ...viewOf("shut-the-box", 0), options: { flaps: 12, scoring: "sum" }, turn: 1, throw: [] } as View;
  const first = [fell("6+5"), act(1, "4,7")];
  test("flaps that are shut, with the throw and what is left", () => {
    expect(shut(happened(first, view))).toMatchObject({
      seat: 1,
      words: "Morfar shut 4 and 7",
      why: "Threw 6 and 5. 10 flaps to go.",
      gain: "11",
    });
  });
  test("a throw that fits nothing tells what stayed open", () => {
    const events = [fell("6+6"), act(1, "12"), fell("6+6"), act(1, "1,11"), fell("1+1"), act(1, "2"), fell("1+1")];
    expect(shut(happened(events, view))).toMatchObject({
      seat: 1,
      words: "Morfar threw 1 and 1: nothing fits",
      why: "3 + 4 + 5 + 6 + 7 + 8 + 9 + 10 stayed open",
      gain: "52",
    });
  });
  test("a throw that fits is told in passing, and only while it lies there", () => {
    const lying = { ...view, throw: [6, 5] } as View;
    expect(shut(happened([fell("6+5")], lying))).toMatchObject({ words: "Morfar threw 6 and 5", passing: true });
    expect(shut(happened([fell("6+5")], view))).toBeNull();
  });
});

describe("Kryds & Bolle", () => {
  const view = (lines: unknown[], cube: string, more = {}): View =>
    ({ ...viewOf("kryds-bolle", 0), options: { placement: "stacked" }, lines, cube, chameleon: null, ...more }) as View;
  test("a line is told with its layer, and only the one this ball made", () => {
    const events = [act(0, "a3"), act(1, "a1"), act(0, "b3"), act(1, "b1"), act(0, "c1"), act(1, "c2"), act(0, "c3")];
    const line = { places: ["a3.1", "b3.1", "c3.1"], seat: 0 };
    const after = view([line], "oox..oxxx/........./.........");
    expect(kryds(happened(events, after))).toMatchObject({
      words: "Ida took the back right bar",
      short: "Ida: back right",
      why: "It makes a line in the bottom layer.",
      gain: "+1 line",
      gainShort: "+1",
    });
    // the ball before it stopped nothing and made nothing
    expect(kryds(happened(events.slice(0, 6), after))).toMatchObject({ why: "The ball lies at the bottom." });
    expect(kryds(happened(events.slice(0, 5), after))).toMatchObject({ why: "It keeps Morfar from a line." });
  });
});

describe("Kugelbox", () => {
  const chikugo = viewOf("chikugo", 0);
  const lying = { seat: 1, red: "b2", black: "d4", points: 9, shape: "square", sum: null };
  const after = { ...chikugo, options: {}, last: lying, nadir: null, throws: [lying] } as unknown as View;
  const threw = [act(1, "throw"), fell("red b2 black d4")];
  test("a throw with its shape and holes", () => {
    expect(kugelbox(happened(threw, after))).toMatchObject({
      seat: 1,
      words: "Morfar threw 9, a square",
      why: "Red b2, black d4.",
      gain: "9",
    });
  });
  test("the lowest throw so far is Nadir", () => {
    const nadir = { ...after, nadir: 1 } as unknown as View;
    expect(kugelbox(happened(threw, nadir))).toMatchObject({ why: "Lowest so far: Nadir." });
  });
  test("a chip goes to the Nadir", () => {
    const held = (...chips: string[][]): View => ({ ...after, chips }) as unknown as View;
    const events = [...threw, fell("chip 8")];
    expect(kugelbox(happened(events, held([], ["8"]), held([], [])))).toMatchObject({
      seat: 1,
      words: "Morfar, the Nadir, took the 8",
    });
  });
  test("a chip that is taken counts, and the throw says why", () => {
    const takeIt = { ...viewOf("take-it", 0), options: {}, last: lying } as unknown as View;
    expect(kugelbox(happened([...threw, act(1, "take 8")], takeIt))).toMatchObject({
      words: "Morfar took the 8",
      why: "The throw: 9, a square.",
      gain: "+8",
    });
    expect(kugelbox(happened([...threw, act(1, "rob 0 square")], takeIt))).toMatchObject({
      words: "Morfar took the square from Ida",
      gain: "+9",
    });
  });
});

describe("Abaku", () => {
  const after = { ...viewOf("abaku", 0), points: [0, 20] } as View;
  const before = { ...after, points: [0, 0] } as View;
  test("tiles and points", () => {
    // the equations come from the referee, who is not here
    vi.stubGlobal("fetch", () => Promise.resolve(new Response("{}", { status: 404 })));
    expect(abaku(happened([act(1, "8H 3.1")], after, before))).toMatchObject({
      words: "Morfar laid 3 and 1",
      short: "Morfar: 3 1",
      gain: "+20",
    });
    expect(abaku(happened([act(1, "exchange 2")], before, before))!.words).toBe("Morfar swapped 2 tiles");
    expect(abaku(happened([act(1, "pass")], before, before))!.words).toBe("Morfar passed");
  });
});

describe("the slip", () => {
  const news = (kind: News["kind"]): News => ({ kind, key: kind, words: kind });
  test("says one thing: what is wrong before a question, a question before what was done", () => {
    const kinds = ["told", "hint", "question", "wrong", "warning"] as const;
    expect(foremost(kinds.map(news))?.kind).toBe("wrong");
    expect(foremost([news("told"), null, news("warning"), news("hint")])?.kind).toBe("warning");
    expect(foremost([null, news("told")])?.kind).toBe("told");
    expect(foremost([null])).toBeNull();
  });
});

describe("a line about the match", () => {
  const at = (by: number | "chance", ...points: number[]) => ({ by, points });
  const line = [at("chance", 0, 0), at(0, 5, 0), at(1, 5, 3), at(0, 6, 3), at(1, 6, 10)];
  test("who lost hears how long they led, or their best turn", () => {
    expect(lead(line, [1], 0, "most", name)).toMatch(/^You led until move 3\./);
    expect(lead([at("chance", 0, 0), at(1, 0, 3), at(0, 2, 3)], [1], 0, "most", name)).toBe(
      "Your best turn brought 2.",
    );
  });
  test("who won hears since when they led", () => {
    const on = [...line, at(0, 7, 10)];
    expect(lead(on, [1], 1, "most", name)).toBe("You were ahead from move 4 on.");
    expect(lead(on, [1], null, "most", name)).toBe("Morfar was ahead from move 4 on.");
    expect(lead(line, [1], 1, "most", name)).toBe("You took the lead with the last move.");
    expect(lead(line, [1], null, "most", name)).toBe("Morfar took the lead with the last move.");
  });
  test("a draw has a line too", () => {
    expect(lead([at("chance", 0, 0), at(0, 1, 0), at(1, 1, 1)], [0, 1], 0, "most", name)).toBe("2 moves, well played.");
  });
});
