// From how high the box is looked at: from the hand, from above, from low down. A finger on the box tilts it.
import { STOPS } from "./sight";
import { glide } from "../glide";
import { lasts } from "../lasts";

export type Stop = keyof typeof STOPS;
export const WAYS: readonly Stop[] = ["hand", "above", "low"];
/** Pixels for a degree. */
const DRAG = 4;

export class Tilt {
  height = $state<number>(STOPS.hand);
  stop = $state<Stop>("hand");
  private from: number | null = null;
  private cut: (() => void) | null = null;

  take(): void {
    this.cut?.();
    this.from = this.height;
  }
  /** The finger has moved so many pixels down since it took hold: the eye rises. */
  drag(down: number): void {
    if (this.from !== null) this.height = Math.min(STOPS.above, Math.max(STOPS.low, this.from + down / DRAG));
  }
  letGo(): void {
    if (this.from === null) return;
    this.from = null;
    const near = (stop: Stop): number => Math.abs(STOPS[stop] - this.height);
    this.to(WAYS.reduce((a, b) => (near(b) < near(a) ? b : a)));
  }
  to(stop: Stop): void {
    this.cut?.();
    this.stop = stop;
    const [from, aim] = [this.height, STOPS[stop]];
    this.cut = glide(lasts("move"), (share) => (this.height = share < 1 ? from + (aim - from) * share : aim));
  }
  end(): void {
    this.cut?.();
  }
}
