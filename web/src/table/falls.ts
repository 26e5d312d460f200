// What a real table is asked for while chance is to act: how many dice, which balls, whose tiles.
import type { AbakuView, ChikugoView, ShutTheBoxView, TakeItView, View } from "../boards/views";

export type Asked =
  | { what: "dice"; count: number; seat: null }
  | { what: "balls"; seat: null }
  | { what: "chip"; chips: readonly string[]; seat: null }
  | { what: "first"; seat: null }
  | { what: "tiles"; count: number; seat: number }
  | { what: "words"; seat: null };

const RACK = 5;

/** What is to be typed in now; null while nothing falls. */
export function asked(view: View): Asked | null {
  if (view.actor !== "chance") return null;
  switch (view.game) {
    case "shut-the-box":
      return { what: "dice", count: (view as ShutTheBoxView).cup === 1 ? 1 : 2, seat: null };
    case "chikugo":
    case "take-it": {
      const is = view as ChikugoView | TakeItView;
      return is.stage === "chip"
        ? { what: "chip", chips: [...new Set(is.unseen)], seat: null }
        : { what: "balls", seat: null };
    }
    case "abaku": {
      const is = view as AbakuView;
      if (is.stage === "first") return { what: "first", seat: null };
      const seat = is.stage === "draw" ? is.turn : is.rack_sizes.findIndex((size) => size < RACK);
      return {
        what: "tiles",
        seat,
        count: is.stage === "draw" && is.aside_size ? is.aside_size : Math.min(RACK - is.rack_sizes[seat]!, is.bag),
      };
    }
    default:
      return { what: "words", seat: null };
  }
}

/** The dice as the record writes them: the smaller first. */
export const diceText = (dice: readonly number[]): string => dice.toSorted((a, b) => a - b).join("+");
export const ballsText = (red: string, black: string): string => `red ${red} black ${black}`;
export const tilesText = (seat: number, tiles: readonly string[]): string =>
  `draw ${seat} ${tiles.toSorted((a, b) => "0123456789?".indexOf(a) - "0123456789?".indexOf(b)).join("")}`;
