// The tiles that are left on the racks when a game is over, and how long they are counted.
import type { AbakuView, View } from "../views";

export const EACH = 160;

/** By seat; tiles that nobody here may see are blank. */
export const leftOver = (view: AbakuView): string[][] =>
  view.rack_sizes.map((size, seat) => {
    const rack = view.racks[seat];
    return rack ? [...rack] : Array.from({ length: size }, () => "");
  });

export function counted(view: View): number {
  if (!("board" in view)) return 0;
  return Math.max(0, ...leftOver(view as AbakuView).map((tiles) => tiles.length)) * EACH;
}
