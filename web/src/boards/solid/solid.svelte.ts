// Whether the board is shown in 3D: while one plays, on a device with fast graphics and without reduced motion; or
// because the person chose it.
import { recall, remember } from "../../app/memory";
import type { Seating } from "../board";

let known: boolean | null = null;
/** Whether this device has hardware graphics; software rendering would be too slow. */
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

  /** 3D is not available: show the drawing instead, for now. */
  readonly fail = (): void => {
    this.on = false;
  };
}
