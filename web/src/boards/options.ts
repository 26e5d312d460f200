// What a game's folder says about its options (`<folder>/options.ts`): how the set-up shows them. All of it is
// optional; a game without such a file has plain cards.
import type { Component } from "svelte";
import { folderOf } from "./games";

export type Chosen = Readonly<Record<string, unknown>>;

/** Options that are chosen together by one press. Its name is the message `preset-<name>`. */
export interface Preset {
  name: string;
  options: Chosen;
}

export interface GameOptions {
  /** A drawing of 150 × 92 of what an option changes. */
  Picture?: Component<{ option: string; value: unknown }>;
  presets?: readonly Preset[];
  /** What the page proposes where it is not the library's default. */
  usual?: Chosen;
  /** Options that were agreed on last time, as they're meant today. */
  renewed?: (chosen: Chosen) => Chosen;
  /** Whether the option means anything beside these choices. Default: it does. */
  applies?: (option: string, chosen: Chosen, seats: number) => boolean;
  /** Values to choose a number or a text from; null is none. The others can be typed in. */
  pills?: (option: string, chosen: Chosen) => readonly (number | string | null)[] | undefined;
  /** A value as it is read, where the number or text alone says too little. */
  value?: (option: string, value: unknown) => string | null;
  /** What else changes when an option is chosen: only the options that do. */
  along?: (option: string, value: unknown, chosen: Chosen) => Chosen;
  /** Rarely used ones: they stand under More. */
  rare?: readonly string[];
  /** About how many minutes it takes. */
  minutes?: (chosen: Chosen, seats: number) => number;
  /** What a seat has beside its figure: its colour. */
  side?: (seat: number) => string;
  /** Whether chance says who begins, so that no chair does. */
  drawn?: (chosen: Chosen) => boolean;
  /** The option by which lots decide who begins, or else (`seat`) the first chair. */
  lots?: { option: string; value: unknown; seat: unknown };
}

const found = import.meta.glob<Record<string, GameOptions>>("./*/options.ts", { import: "default" });

/** What the game's folder says; nothing for a game without one. */
export async function gameOptions(key: string): Promise<GameOptions> {
  return (await found[`./${folderOf(key)}/options.ts`]?.())?.[key] ?? {};
}
