// What a pupil sends while the network is gone waits here and is sent when it is back.
import { Refusal } from "../net/api";

/** Milliseconds between two tries. */
const AGAIN = 2_000;

export class Outbox {
  /** Whether something waits to be sent. */
  waiting = $state(false);
  private stopped = false;

  /** Ask until there is an answer: only a lost network is tried again. */
  async sure<T>(ask: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        const found = await ask();
        this.waiting = false;
        return found;
      } catch (error) {
        if (!(error instanceof Refusal) || error.code !== "unreachable" || this.stopped) {
          this.waiting = false;
          throw error;
        }
        this.waiting = true;
        await new Promise((done) => setTimeout(done, AGAIN));
      }
    }
  }

  stop(): void {
    this.stopped = true;
  }
}
