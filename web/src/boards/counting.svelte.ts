// A game's own count at the end: one thing after the other while it is counted, all of them from then on.
import type { EndShown } from "./board";

export class Counting {
  private counted = $state(0);
  readonly shown: number;

  /** `each` milliseconds for each of `many` things; `heard` is called as each one is counted. */
  constructor(phase: () => EndShown["phase"] | null, many: () => number, each: number, heard?: (i: number) => void) {
    this.shown = $derived.by(() => {
      const now = phase();
      return now === "plate" || now === "said" ? many() : now === "count" ? Math.min(this.counted, many()) : 0;
    });
    $effect(() => {
      if (phase() !== "count") return;
      this.counted = 0;
      const timer = setInterval(() => {
        if (this.counted >= many()) return clearInterval(timer);
        heard?.(this.counted);
        this.counted++;
      }, each);
      return () => clearInterval(timer);
    });
  }
}
