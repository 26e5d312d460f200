// The hand that holds both balls: a finger draws them back, and they are where the finger is.
import { type Aim, FIRST_AIM, type Limits, dragged, within } from "./aim";

interface Drag {
  x: number;
  y: number;
  across: number;
}
/** Drawn back less than this many pixels, nothing is thrown. */
const LEAST = 24;

export class Hand {
  aim = $state<Aim>({ ...FIRST_AIM });
  /** How far the balls are drawn from where they lie ready, in widths of the drawing. */
  pull = $state.raw<readonly [number, number]>([0, 0]);
  held = $state(false);
  private drag: Drag | null = null;

  /** Takes the balls: `across` is where, from the middle of the drawing, in its widths. */
  take(x: number, y: number, across: number, limits: Limits): void {
    this.drag = { x, y, across };
    this.held = true;
    this.aim = within({ ...this.aim, x: dragged(this.aim, across, 0, 0).x }, limits);
  }
  move(x: number, y: number, width: number, limits: Limits): void {
    if (!this.drag) return;
    const [dx, dy] = [(x - this.drag.x) / width, (y - this.drag.y) / width];
    this.pull = [dx, Math.max(-0.03, dy)];
    this.aim = within(dragged(this.aim, this.drag.across, dx, dy), limits);
  }
  /** Whether it was drawn back far enough to be a throw. */
  letGo(y: number): boolean {
    const was = this.drag;
    this.drag = null;
    this.held = false;
    const thrown = was !== null && y - was.y > LEAST;
    if (!thrown) this.pull = [0, 0];
    return thrown;
  }
  /** The balls are back where they lie ready. */
  ready(): void {
    if (!this.drag) this.pull = [0, 0];
  }
  drop(): void {
    this.drag = null;
    this.held = false;
    this.pull = [0, 0];
  }
}
