// Real tiles on the table: who begins, and what each one draws.
import type { AbakuView, View } from "../views";

const RACK = 5;

/** Who draws how many tiles; null while it is asked who begins. */
export function drawing(view: View): { seat: number; count: number } | null {
  const is = view as AbakuView;
  if (is.stage === "first") return null;
  const seat = is.stage === "draw" ? is.turn : is.rack_sizes.findIndex((size) => size < RACK);
  const missing = Math.min(RACK - is.rack_sizes[seat]!, is.bag);
  return { seat, count: is.stage === "draw" && is.aside_size ? is.aside_size : missing };
}

export const tilesText = (seat: number, tiles: readonly string[]): string =>
  `draw ${seat} ${tiles.toSorted((a, b) => "0123456789?".indexOf(a) - "0123456789?".indexOf(b)).join("")}`;
