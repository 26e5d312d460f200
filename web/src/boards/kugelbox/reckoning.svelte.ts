// Smart Calculators: whoever wants to works a throw's sum out before the board tells it.
import type { SeenThrow } from "../views";
import { recall, remember } from "../../app/memory";

/** What the numbers at the columns and the signs at the rows are, from the hand's left and from its side. */
export const NUMBERS = "12345";
export const SIGNS = "+−×−+";

/** Whether whoever plays here wants to be asked. */
export const wished = (): boolean => recall("sums") === "ask";

interface Throw {
  seq: number;
  thrown: SeenThrow;
}

export class Reckoning {
  wish = $state(wished());
  private done = $state(0);
  private kept = $state.raw<Throw | null>(null);
  private readonly fresh: Throw | null;
  /** The throw whose sum is asked for; it stays asked for while others go on. */
  readonly asked: SeenThrow | null;

  /** `landed` is the last throw with a sum that this device made, and its place in the match. */
  constructor(private readonly landed: () => Throw | null) {
    this.done = landed()?.seq ?? 0;
    this.fresh = $derived.by(() => {
      const now = landed();
      return this.wish && now && now.seq > this.done ? now : null;
    });
    this.asked = $derived((this.kept ?? this.fresh)?.thrown ?? null);
    $effect(() => {
      if (this.fresh && !this.kept) this.kept = this.fresh;
    });
  }

  /** Let the board tell. */
  readonly tell = (): void => {
    this.done = Math.max(this.kept?.seq ?? 0, this.landed()?.seq ?? 0, this.done);
    this.kept = null;
  };

  readonly want = (wish: boolean): void => {
    this.wish = wish;
    remember("sums", wish ? "ask" : "");
    this.tell();
  };
}
