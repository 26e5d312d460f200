// Where to go by typing: what is typed finds a page by its name, in whatever language that is.
import { beforeAll, describe, expect, test } from "vitest";
import { fluent } from "../scripts/locales";
import { places, placesFor } from "../src/app/places";
import { routeOf } from "../src/app/router.svelte";
import { use } from "../src/i18n/words.svelte";

describe.each(["en", "fr", "ru"])("in %s", (lang) => {
  beforeAll(() => use(lang, fluent(lang)));

  test("every place has a name of its own and is a page", () => {
    const all = places(true);
    expect(new Set(all.map((place) => place.name)).size).toBe(all.length);
    for (const { path } of all) expect(routeOf(path.split("?")[0]!).page).not.toBe("lost");
  });

  test("a whole name finds its place first", () => {
    for (const place of places(true)) expect(placesFor(place.name, places(true))[0]).toEqual(place);
  });
});

describe("what is typed", () => {
  beforeAll(() => use("en", fluent("en")));
  const found = (typed: string): string[] => placesFor(typed, places(false)).map((place) => place.path);

  test("begins words, and what begins the name comes first", () => {
    expect(found("puz")).toEqual(["/puzzles"]);
    expect(found("rules ab")).toEqual(["/rules/abaku"]);
    expect(found("abaku")[0]).toBe("/start/abaku?how=now");
  });
  test("of another name finds nothing", () => {
    expect(found("xyzzy")).toEqual([]);
  });
  test("the host's desk is for the host", () => {
    expect(placesFor("administration", places(true)).map((place) => place.path)).toEqual(["/host"]);
    expect(found("administration")).toEqual([]);
  });
});
