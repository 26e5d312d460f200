// A game's position as small as a stamp: `Mini.svelte` in its folder. A game without one has its picture instead.
import type { Component } from "svelte";
import { folderOf } from "./games";
import type { View } from "./views";

const minis = import.meta.glob<Component<{ view: View }>>("./*/Mini.svelte", { import: "default" });

export const miniOf = async (game: string): Promise<Component<{ view: View }> | null> =>
  (await minis[`./${folderOf(game)}/Mini.svelte`]?.()) ?? null;
