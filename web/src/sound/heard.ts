// Which sound an event has: what one would hear at the real table.
import type { GameModule, Seen } from "../boards/board";
import type { View } from "../boards/views";
import { type Heard, plain } from "./sound";

/** The sound of an event; null is silence. A refused act is silent too: words say what is wrong. */
export function heard(game: GameModule, event: Seen, after: View): Heard | null {
  const act = event.act;
  if (!act) return null;
  if (game.sound) return game.sound({ ...event, act }, after);
  return event.kind === "act" ? plain("tile") : null;
}
