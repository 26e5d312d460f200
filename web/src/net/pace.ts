// A pause between the acts of others, so that one can follow a robot that answers at once.

const MOST_WAITING = 6;

export class Pace {
  private queue: (() => void)[] = [];
  private last = -Infinity;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `beat` is how long an act stands before the next is shown: infinite where each waits for a press. */
  constructor(
    private readonly beat: () => number,
    private readonly onHeld: (held: boolean) => void = () => {},
  ) {}

  /** Run this now, or queue it: when it is an act of others (`waits`), or when something is queued already. */
  show(waits: boolean, deed: () => void): void {
    if (!waits && !this.queue.length) {
      this.run(deed);
      return;
    }
    this.queue.push(deed);
    this.next();
  }

  /** Hold the queue for so many milliseconds: there is something to watch. */
  linger(ms: number): void {
    const beat = this.beat();
    if (beat > 0 && beat < Infinity) this.last = Math.max(this.last, performance.now() + ms - beat);
    if (this.queue.length) this.next();
  }

  /** Show what waits now; where each act waits for a press, only a press on that button does it. */
  skip(pressed = false): void {
    if (!this.queue.length || (!pressed && this.beat() === Infinity)) return;
    this.last = -Infinity;
    this.run(this.queue.shift()!);
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
    this.onHeld(false);
    if (!this.queue.length) return;
    const hurry = document.hidden || this.queue.length > MOST_WAITING ? 0 : this.beat();
    if (hurry === Infinity && this.last > -Infinity) {
      this.onHeld(true);
      return;
    }
    const wait = Math.max(0, this.last + (hurry === Infinity ? 0 : hurry) - performance.now());
    if (wait > 0) this.timer = setTimeout(() => this.next(), wait);
    else {
      this.run(this.queue.shift()!);
      this.next();
    }
  }
}
