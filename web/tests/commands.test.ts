// Words that are typed at a table, in every language, and what games answer.
import { beforeAll, describe, expect, test, vi } from "vitest";
import { fluent, languages } from "../scripts/locales";
import abaku from "../src/boards/abaku";
import type { GameModule } from "../src/boards/board";
import kryds from "../src/boards/kryds-bolle";
import kugelbox from "../src/boards/kugelbox";
import { QUESTIONS } from "../src/boards/question";
import shut from "../src/boards/shut-the-box";
import type { View } from "../src/boards/views";
import { t, use } from "../src/i18n/words.svelte";
import { choicesSaid } from "../src/table/choices";
import { DEEDS, commandIn, obey, type Answers } from "../src/table/commands";
import { viewOf } from "./tables";

const name = (seat: number): string => ["Ida", "Morfar"][seat]!;
const COMMANDS = ["help", "board", "legal", "last", "back", "advice", "values", ...DEEDS, ...QUESTIONS];

test.each(languages())("in %s every word is one command", (language) => {
  use(language, fluent(language));
  const known = new Map<string, string>();
  for (const command of COMMANDS)
    for (const word of t(`command-${command}`).split(",")) {
      expect(known.get(word.trim()), word).toBeUndefined();
      known.set(word.trim(), command);
      expect(commandIn(word.trim().toUpperCase())?.command).toBe(command);
    }
});

describe("in English", () => {
  beforeAll(() => use("en", fluent("en")));
  const abakuView = (board: string, more: object = {}): View =>
    ({ ...viewOf("abaku", 0), seat: 0, actor: 0, board, bag: 40, legal: null, stage: "place", ...more }) as View;
  const rows = (lines: Record<number, string>): string =>
    Array.from({ length: 15 }, (_, row) => (lines[row + 1] ?? "").padEnd(15, ".")).join("/");
  const game = abaku.abaku as GameModule;

  test("a question goes on after its word", () => {
    expect(commandIn("row 8")).toEqual({ command: "row", rest: "8" });
    expect(commandIn("Where can I 1 2?")).toEqual({ command: "where", rest: "1 2" });
    expect(commandIn("?")).toEqual({ command: "help", rest: "" });
    expect(commandIn("throw 0 15")).toBeNull();
    expect(commandIn("8G 13")).toBeNull();
  });
  test("a move that is called like a command is the move", () => {
    const act = vi.fn();
    obey("throw", { legal: () => ["throw"], act } as unknown as Answers);
    expect(act).toHaveBeenCalledWith("throw");
  });
  test("Abaku reads its lines as numbers with their squares", () => {
    const view = abakuView(rows({ 8: ".....1243e", 9: "........5" }));
    expect(game.ask!({ what: "row", of: "8" }, view, name)).toContain(
      "Row 8: F8 to J8: 1 2 4 3 4; joker as 4 at J8. Free with a bonus: A8 equation ×3; D8 number ×2;",
    );
    expect(game.ask!({ what: "column", of: "i" }, view, name)).toContain("Column I: I8 to I9: 3 5.");
    expect(game.ask!({ what: "around", of: "j9" }, view, name)).toBe(
      "J9 free. I8 3; joker as 4 at J8; K8 free; I9 5; K9 free; I10 free; J10 number ×3 free; K10 free.",
    );
    expect(game.ask!({ what: "row", of: "99" }, view, name)).toBe("Rows go from 1 to 15: type row 8.");
    expect(game.tell(view, name)).toContain("Row 8: F8 to J8");
    expect(game.tell(view, name)).not.toContain(". . .");
  });
  test("on one's own turn there are moves, or how to write one", async () => {
    const seen = { game, view: abakuView(rows({})), name };
    expect(await choicesSaid(seen, null, null)).toContain("To place tiles, type the first square");
    expect(await choicesSaid(seen, [{ action: "pass", points: null }], "7")).toBe("No move here fits “7”.");
    expect(await choicesSaid({ ...seen, view: abakuView(rows({}), { actor: 1 }) }, null, null)).toBe(
      "It’s Morfar’s turn. You play after that.",
    );
  });
  test("bars are told from the bottom up", () => {
    const view = { ...viewOf("kryds-bolle", 0), cube: "x......../o......../.........", balls_left: [12, 12] } as View;
    const told = (kryds["kryds-bolle"] as GameModule).ask!({ what: "around", of: "a1" }, view, name);
    expect(told).toBe("a1 from the bottom: Ida, Morfar, free. a2 is empty. b1 is empty. b2 is empty.");
  });
  test("a throw by hand says how it is written, and some that can be typed", () => {
    const view = { ...viewOf("chikugo", 0), expects: { throw: {} }, legal: null } as unknown as View;
    expect(kugelbox.chikugo.ask!({ what: "throw", of: "" }, view, name)).toContain("throw 0 15, soft and straight");
  });
  test("sets with a flap", () => {
    const box = shut["shut-the-box"] as GameModule;
    expect(box.goes!("1,10", "1", {} as View)).toBe(true);
    expect(box.goes!("2,9", "1", {} as View)).toBe(false);
  });
});
