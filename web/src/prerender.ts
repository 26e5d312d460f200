// What the build draws ahead: the pictures of the games, and the first thing that a page shows. Runs in Node only.
import "./prerender-globals";
import type { Component } from "svelte";
import { render } from "svelte/server";
import urls from "virtual:pictures";
import App from "./app/App.svelte";
import Frame from "./app/Frame.svelte";
import { DAILY, SHELF, folderOf } from "./boards/games";
import { titles } from "./frame/titles";
import { use, t } from "./i18n/words.svelte";
import { VERSION } from "./net/protocol";
import Materials from "./parts/Materials.svelte";
import { LEVELS, dayOf } from "./puzzles/day";

const drawings = import.meta.glob<Component<{ game: string }>>("./boards/*/Picture.svelte", {
  eager: true,
  import: "default",
});

interface Drawn {
  body: string;
  /** The styles of the components. */
  head: string;
}

/** By game, its picture as an SVG that still refers to the page's woods, colours and letters. */
export function pictures(): Record<string, Drawn> {
  const found: Record<string, Drawn> = {};
  for (const game of SHELF) {
    const Drawing = drawings[`./boards/${folderOf(game)}/Picture.svelte`];
    if (Drawing) found[game] = render(Drawing, { props: { game } });
  }
  // the closed box of those games that have no folder
  found["plain"] = render(drawings["./boards/plain/Picture.svelte"]!, { props: { game: "plain" } });
  return found;
}

/** The woods that the pictures refer to. */
export const materials = (): string => render(Materials).body;

export const games = SHELF;
export { folderOf };
export const levels = LEVELS;
export const version = VERSION;

/** Pages in one language. `where` is put for the name of the game at a table. */
export interface Pages {
  home: Drawn[];
  /** The same for somebody whom the server knows. */
  back: Drawn[];
  frame: Drawn;
  table: Drawn;
  title: string;
  description: string;
  names: Record<string, string>;
  /** By address: title and description. */
  titles: Record<string, [string, string]>;
}

const DAY = 86_400_000;

/** All that is drawn ahead in one language; one first page for each game that may have the puzzle of the day. */
export function pages(language: string, text: string, pictureUrls: Record<string, string>, where: string): Pages {
  Object.assign(urls, pictureUrls);
  use(language, text);
  const now = Date.now;
  const drawHome = (day: number): Drawn => {
    Date.now = () => day * DAY;
    const drawn = render(App);
    // the day itself is written in when the page is sent
    const body = drawn.body.replace(/level=\d+(&amp;|&)seed=day\+[\d-]+/g, "level=%LEVEL%$1seed=day+%DAY%");
    if (body.includes(dayOf(day * DAY)) || !body.includes("%DAY%")) throw new Error("the day's puzzle has moved");
    return { head: drawn.head, body };
  };
  const { dataset } = document.documentElement;
  dataset["visitor"] = "";
  const home = DAILY.map((_, day) => drawHome(day));
  delete dataset["visitor"];
  const back = DAILY.map((_, day) => drawHome(day));
  Date.now = now;
  return {
    home,
    back,
    frame: render(Frame),
    table: render(Frame, { props: { where } }),
    title: t("parlour"),
    description: t("page-description"),
    names: Object.fromEntries(SHELF.map((game) => [game, t(`game-${game}`)])),
    titles: titles(),
  };
}
