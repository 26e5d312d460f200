// The count at the end of Take It: so many milliseconds a chip, all players at the same time.
import type { ChikugoView, TakeItView, View } from "../views";

export const EACH = 120;

export function counted(view: View): number {
  const is = view as ChikugoView | TakeItView;
  return "nadir" in is ? 0 : Math.max(0, ...is.chips.map((chips) => chips.length)) * EACH + 200;
}
