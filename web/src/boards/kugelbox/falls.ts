// A real box on the table: where the balls lie, and which chip was turned over.
import type { ChikugoView, TakeItView, View } from "../views";

/** The chips that may have been turned over; null while balls are thrown. */
export function chipsIn(view: View): string[] | null {
  const is = view as ChikugoView | TakeItView;
  return is.stage === "chip" ? [...new Set(is.unseen)] : null;
}

export const ballsText = (red: string, black: string): string => `red ${red} black ${black}`;
