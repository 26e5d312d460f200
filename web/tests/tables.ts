// Boards under test: real views, English words, and a record of what was acted.
import { render } from "@testing-library/svelte";
import type { Component } from "svelte";
import { fluent } from "../scripts/locales";
import { gameModule } from "../src/boards/games";
import { use } from "../src/i18n/words.svelte";
import type { View } from "../src/boards/views";
import views from "./views.json";

export type Known = keyof typeof views;

/** The view of a seat (null: a spectator) at one of the prepared tables. */
export function viewOf<V extends View = View>(table: Known, seat: number | null): V {
  const found = views[table];
  return (seat === null ? found.spectator : found.seats[seat]) as unknown as V;
}

/** The board of a table as this seat sees it, and the acts it sends. */
export async function laid(table: Known, seat: number | null): Promise<{ acts: string[]; view: View }> {
  use("en", fluent("en"));
  const view = viewOf(table, seat);
  const acts: string[] = [];
  const { Board } = await gameModule(view.game);
  render(Board as unknown as Component<{ view: View; act: (text: string) => void }>, {
    view,
    act: (text: string) => void acts.push(text),
  });
  return { acts, view };
}
