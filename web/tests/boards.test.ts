// Every board from a real view alone: what may be touched is what the view calls legal, and a touch acts.
import { cleanup, fireEvent, screen } from "@testing-library/svelte";
import { afterEach, describe, expect, test } from "vitest";
import { type Known, laid } from "./tables";
import views from "./views.json";

afterEach(cleanup);
const all = <T extends Element = HTMLElement>(css: string) => [...document.querySelectorAll<T>(css)];
const primary = () => document.querySelector<HTMLElement>(".acts .primary")!;

describe.each(Object.keys(views) as Known[])("%s", (table) => {
  test("a spectator sees it and can touch nothing that acts", async () => {
    const { acts } = await laid(table, null);
    expect(all("h1").length).toBe(1);
    for (const button of all("button")) await fireEvent.click(button);
    expect(acts).toEqual([]);
    expect(all(".acts button")).toEqual([]);
  });
  test("no text is a bare key", async () => {
    await laid(table, 0);
    expect(document.body.textContent).not.toMatch(/\b(kb|stb|kg|ab)-[a-z]/);
    for (const named of all("[aria-label]")) expect(named.getAttribute("aria-label")).not.toMatch(/^(kb|stb|kg|ab)-/);
  });
});

describe("Kryds & Bolle", () => {
  test("the open places are where a ball would come to lie", async () => {
    await laid("kryds-bolle", 0);
    // 18 balls of the prepared game: these bars still take one
    expect(
      all("[data-place][aria-pressed]")
        .map((b) => b.dataset["place"])
        .sort(),
    ).toEqual(["b1.2", "b2.3", "c1.2", "c2.2", "c3.2"]);
  });
  test("choosing says what it makes, choosing again places", async () => {
    const { acts } = await laid("kryds-bolle", 0);
    const top = document.querySelector<HTMLElement>("[data-place='b2.3']")!;
    await fireEvent.click(top);
    // b2.1 and b2.2 are Ida's own: straight up is a line, and she had three
    expect(screen.getByText("It makes a line: 3 becomes 4.")).toBeTruthy();
    expect(screen.getByRole("heading").textContent).toBe("The top of the middle bar?");
    expect(acts).toEqual([]);
    await fireEvent.click(top);
    expect(acts).toEqual(["b2"]);
  });
  test("a place is named by its level and bar", async () => {
    await laid("kryds-bolle", 0);
    const named = (place: string) => document.querySelector(`[data-place='${place}']`)!.getAttribute("aria-label");
    expect(named("c1.2")).toBe("c1.2, middle of the front right bar: free");
    expect(named("a3.1")).toMatch(/^a3\.1, bottom of the back left bar: /);
    expect(named("c1.3")).toBe("c1.3, top of the front right bar: free, but not yet");
  });
  test("in free placement every empty place is open", async () => {
    const { acts } = await laid("kryds-bolle free", 0);
    expect(all("[data-place][aria-pressed]").length).toBe(25);
    await fireEvent.click(document.querySelector("[data-place='c3.2']")!);
    await fireEvent.click(primary());
    expect(acts).toEqual(["c3.2"]);
  });
  test("arrows walk over the edge of a layer", async () => {
    await laid("kryds-bolle", 0);
    const start = document.querySelector<HTMLElement>("[data-place='b3.1']")!;
    start.focus();
    await fireEvent.keyDown(start, { key: "ArrowUp" });
    expect((document.activeElement as HTMLElement).dataset["place"]).toBe("b1.2");
  });
});

describe("Shut the Box", () => {
  test("flaps show what fits with what is chosen", async () => {
    const { acts } = await laid("shut-the-box", 0);
    const flap = (n: number) => document.querySelector<HTMLElement>(`[data-flap='${n}']`)!;
    // 8 was thrown; 3 and 4 are shut
    expect(flap(3).getAttribute("aria-label")).toBe("Flap 3, shut");
    expect(flap(8).getAttribute("aria-label")).toBe("Flap 8, open, makes the sum");
    await fireEvent.click(flap(2));
    expect(flap(6).getAttribute("aria-label")).toBe("Flap 6, open, makes the sum");
    expect(primary().getAttribute("aria-disabled")).toBe("true");
    await fireEvent.click(flap(6));
    await fireEvent.click(primary());
    expect(acts).toEqual(["2,6"]);
  });
});

describe("Chikugo and Take It", () => {
  test("the chips that the throw meets can be taken", async () => {
    const { acts, view } = await laid("take-it", 0);
    expect(view.legal).toEqual(["take 8"]);
    await fireEvent.click(primary());
    expect(acts).toEqual(["take 8"]);
  });
  test("a hand's throw sends a whole aim", async () => {
    const { acts } = await laid("chikugo hand", 0);
    await fireEvent.click(primary());
    expect(acts.length).toBe(1);
    expect(acts[0]).toMatch(/^throw x=-?\d+ dir=-?\d+ force=\d+ loft=-?\d+ gap=\d+ turn=-?\d+$/);
  });
});

describe("Abaku", () => {
  test("tiles go from the rack to the board and back", async () => {
    const turn = (views.abaku.spectator as { turn: number }).turn;
    const { acts } = await laid("abaku", turn);
    const square = (name: string) => document.querySelector<HTMLElement>(`[data-square='${name}']`)!;
    const rack = [...(views.abaku.seats[turn] as unknown as { racks: string[] }).racks[turn]!];
    await fireEvent.click(document.querySelector("[data-slot='0']")!);
    await fireEvent.click(square("H8"));
    await fireEvent.click(document.querySelector("[data-slot='1']")!);
    await fireEvent.click(square("H9"));
    expect(square("H8").getAttribute("aria-label")).toContain(rack[0]);
    await fireEvent.click(primary());
    expect(acts).toEqual([`H8 ${rack[0]}${rack[1]}`]);
    await fireEvent.click(square("H9"));
    expect(document.querySelector("[data-slot='1']")).toBeTruthy();
  });
});
