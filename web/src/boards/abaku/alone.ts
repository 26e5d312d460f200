// Playing alone: what a game came to, and the middle of a board of any size.
import type { AbakuView, MagicView } from "../views";
import type { Bests } from "../../net/protocol";
import { t } from "../../i18n/words.svelte";

export const isAlone = (view: AbakuView): boolean =>
  view.discarded !== undefined && ["solo", "cover"].includes(String(view.options["mode"])) && "sets" in view.options;

/** The result as a score: points, or the squares that are covered. */
export function result(view: AbakuView): string {
  if (!view.empty) return t("ab-result-score", { points: view.points[0]! });
  const all = view.board.replaceAll("/", "").length;
  if (!view.empty[0]) return t("ab-result-full");
  return t("ab-result-cover", { covered: all - view.empty[0], all });
}

/** How a game alone ended, in a sentence of its own; null at a table for several. */
export function sentenceOf(view: AbakuView | MagicView): string | null {
  if ("square" in view) return t("ab-magic-lines", { lines: view.points[0]!, all: view.sums.length });
  return isAlone(view) ? result(view) : null;
}

/** A board without bonuses, its start square in the centre. */
export function blank(size: number): string[] {
  const middle = Math.floor(size / 2);
  return Array.from({ length: size }, (_, row) =>
    row === middle ? ".".repeat(middle) + "S" + ".".repeat(size - middle - 1) : ".".repeat(size),
  );
}

/** What the best scores say beside this one. */
export function bestWords({ own, played, first, deal }: Bests, points: number): string[] {
  const said: string[] = [];
  if (own !== null && played > 0)
    said.push(own > points || played === 1 ? t("ab-best-own", { points: own }) : t("ab-best-new", { points: own }));
  if (deal && first) {
    const whose = first.mine ? "mine" : first.name ? "named" : "guest";
    said.push(t("ab-best-deal", { points: first.points, whose, name: first.name }));
  }
  return said;
}
