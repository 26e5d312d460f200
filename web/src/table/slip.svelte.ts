// The one place for news at a table: which of all that could be said is said now.
import type { Deed } from "../boards/board";
import type { IconName } from "../parts/Icon.svelte";

/** What stands in the slip. The higher kind hides the lower, which comes back after it. */
export interface News {
  kind: "wrong" | "question" | "offline" | "warning" | "hint" | "waiting" | "told";
  /** The same key: it's the same news, and not read again. */
  key: string;
  /** Whose figure stands at the left, or else which mark. */
  seat?: number | null;
  icon?: IconName;
  /** The part of the words in bold. */
  name?: string;
  words: string;
  short?: string | undefined;
  why?: string | undefined;
  gain?: string | undefined;
  gainShort?: string | undefined;
  /** At most two: the quiet one first, the one that is meant last. */
  deeds?: readonly (Deed & { primary?: boolean })[];
  /** What a tap on the words does. */
  tap?: Deed | undefined;
}

export const ORDER: readonly News["kind"][] = ["wrong", "question", "offline", "warning", "hint", "waiting", "told"];

/** The one of all that is shown: by its kind, and within a kind the first. */
export const foremost = (all: readonly (News | null)[]): News | null =>
  all
    .filter((news) => news !== null)
    .reduce<News | null>(
      (best, news) => (best && ORDER.indexOf(best.kind) <= ORDER.indexOf(news.kind) ? best : news),
      null,
    );
