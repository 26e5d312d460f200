// A short pause between the acts of others, so that one can follow a robot that answers at once.
import { recall } from "../app/memory";

const BEAT = 750;
/** A robot’s turn may have many acts; beyond this the viewer has been away. */
const MOST_WAITING = 60;

export class Pace {
  private queue: (() => void)[] = [];
  private last = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly beat: number;
  private held = false;

  constructor() {
    const wish = recall("pace");
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    this.beat = wish === null ? (still ? 0 : BEAT) : Number(wish);
  }

  /** Run this now, or queue it: when it is an act of others (`waits`), or when something is queued already. */
  show(waits: boolean, deed: () => void): void {
    if (!waits && !this.queue.length && !this.held) {
      this.run(deed);
      return;
    }
    this.queue.push(deed);
    this.next();
  }

  /** Hold the queue for so many milliseconds. */
  linger(ms: number): void {
    if (this.beat > 0) this.last = Math.max(this.last, performance.now() + ms - this.beat);
    if (this.queue.length) this.next();
  }

  /** Hold the queue until it is let go: somebody here is still looking at something. */
  hold(on: boolean): void {
    this.held = on;
    this.next();
  }

  close(): void {
    clearTimeout(this.timer);
    this.queue = [];
  }

  private run(deed: () => void): void {
    this.last = performance.now();
    deed();
  }

  private next(): void {
    clearTimeout(this.timer);
    if (!this.queue.length || this.held) return;
    const hurry = document.hidden || this.queue.length > MOST_WAITING ? 0 : this.beat;
    const wait = Math.max(0, this.last + hurry - performance.now());
    if (wait === 0) {
      this.run(this.queue.shift()!);
      this.next();
    } else this.timer = setTimeout(() => this.next(), wait);
  }
}
