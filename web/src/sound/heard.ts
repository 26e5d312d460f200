// Which sound an event has: what one would hear at the real table.
import type { Seen } from "../boards/board";
import type { ShutTheBoxView, View } from "../boards/views";
import type { Sound } from "./sound";

export interface Heard {
  sound: Sound;
  pitch: number;
}

const plain = (sound: Sound): Heard => ({ sound, pitch: 1 });

/** What is heard of it; null is silence. Wrong is silence too: it has words. */
export function heard(event: Seen, view: View): Heard | null {
  const act = event.act;
  if (!act) return null;
  switch (view.game) {
    case "shut-the-box": {
      if (event.kind === "chance") return plain("dice");
      if (!/^\d/.test(act)) return null;
      if ((view as ShutTheBoxView).shut.includes(event.by as number)) return plain("close");
      // a higher number is a longer flap: it knocks lower
      return { sound: "flap", pitch: 1.35 - 0.055 * Math.max(...act.split(",").map(Number)) };
    }
    case "chikugo":
    case "take-it":
      if (event.kind === "chance") return plain(act.startsWith("chip") ? "chip" : "hole");
      return /^(take|rob|lay)/.test(act) ? plain("chip") : null;
    case "abaku":
      return event.kind === "act" && /^[=\\/\dA-Q]/.test(act) ? plain("tile") : null;
    case "kryds-bolle":
      return { sound: "ball", pitch: act.includes(".") ? 0.85 + 0.12 * Number(act.at(-1)) : 1 };
    default:
      return event.kind === "act" ? plain("tile") : null;
  }
}
