// Whether the board is shown in 3D: while one plays, and because the person chose it. Its graphics are heavy.
import { recall, remember } from "../../app/memory";
import type { Seating } from "../board";

export class Round {
  readonly offered: boolean;
  on = $state(false);

  constructor(table: Seating) {
    this.offered = table.tools !== undefined && !table.line;
    this.on = this.offered && recall("solid") === "yes";
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
