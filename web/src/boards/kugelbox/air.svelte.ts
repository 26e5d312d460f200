// Balls in the air: plays the key frames of one throw, once, and can be cut short.
import type { Frames } from "../views";
import { type Spots, knocks, lengthOf, spotsAt } from "./flight";
import { knock } from "../../sound/sound";

/** Shown so many times slower than it was: a box is small and an eye is slow. */
const SLOWER = 1.5;

export class Air {
  spots = $state.raw<Spots | null>(null);
  private stop: (() => void) | null = null;

  /** Until the balls lie, or until `skip`: then where they lie, if that is known. `takes` is told the milliseconds. */
  async play(load: Promise<Frames | null>, takes: (ms: number) => void): Promise<Spots | null> {
    this.skip();
    let cut = false;
    const skipped = new Promise<void>((done) => {
      this.stop = () => {
        cut = true;
        done();
      };
    });
    const frames = await Promise.race([load, skipped]);
    if (frames && !cut && !document.hidden) {
      takes(lengthOf(frames) * SLOWER);
      await Promise.race([this.fly(frames, () => cut), skipped]);
    }
    if (!cut) this.stop = null;
    this.spots = null;
    return frames ? spotsAt(frames, lengthOf(frames)) : null;
  }

  /** Have it lie at once. */
  skip(): void {
    this.stop?.();
    this.stop = null;
  }

  private fly(frames: Frames, cut: () => boolean): Promise<void> {
    const start = performance.now();
    const heard = knocks(frames);
    return new Promise((done) => {
      const draw = (now: number): void => {
        const ms = Math.max(0, now - start) / SLOWER;
        if (cut() || document.hidden || ms > lengthOf(frames)) return done();
        this.spots = spotsAt(frames, ms);
        if (heard[0] !== undefined && ms >= heard[0]) {
          heard.shift();
          knock("ball", 1.5);
        }
        requestAnimationFrame(draw);
      };
      draw(start);
    });
  }
}
