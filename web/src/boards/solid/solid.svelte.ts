// Whether things are shown in the round: at a table where one plays, unless motion is reduced or it was wished away.
import { recall, remember } from "../../app/memory";
import type { Seating } from "../board";

export class Round {
  readonly offered: boolean;
  on = $state(false);

  constructor(table: Seating) {
    this.offered = table.tools !== undefined && !table.line;
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    this.on = this.offered && (recall("solid") ?? (still ? "no" : "yes")) === "yes";
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
