// Whether things are shown in the round: at a table where one plays, where the device draws them quickly and
// motion is not reduced; or because it was wished.
import { recall, remember } from "../../app/memory";
import type { Seating } from "../board";

let known: boolean | null = null;
/** Whether this device has graphics of its own; drawn by the processor alone they would stumble. */
function quick(): boolean {
  if (known === null) {
    const context = document.createElement("canvas").getContext("webgl2", { failIfMajorPerformanceCaveat: true });
    known = context !== null;
    context?.getExtension("WEBGL_lose_context")?.loseContext();
  }
  return known;
}

export class Round {
  readonly offered: boolean;
  on = $state(false);

  constructor(table: Seating) {
    this.offered = table.tools !== undefined && !table.line;
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const wish = recall("solid");
    this.on = this.offered && (wish === null ? !still && quick() : wish === "yes");
  }

  turn(): void {
    this.on = !this.on;
    remember("solid", this.on ? "yes" : "no");
  }

  /** The graphics are not to be had: the drawing takes over, for now. */
  readonly fail = (): void => {
    this.on = false;
  };
}
