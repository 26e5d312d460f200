// The replay of a match: its plies, fetched in parts, and the current one.
import * as api from "../net/api";
import type { Ply, Table } from "../net/protocol";
import type { Seen } from "../boards/board";
import type { View } from "../boards/views";

/** How often a match that is still played is looked at for more. */
const AGAIN = 4_000;

/** The view without anything to act on, whichever seat it is of. */
export const still = (view: View): View => ({
  ...view,
  legal: [],
  expects: null,
  actor: view.actor !== null && view.actor === view.seat ? "chance" : view.actor,
});

/** Who did what at a ply. */
export const seenAt = (ply: Ply): Seen => ({
  by: ply.by,
  kind: ply.by === "chance" ? "chance" : "act",
  ...(ply.act === null ? {} : { act: ply.act }),
});

export class Reel {
  table = $state.raw<Table | null>(null);
  plies = $state.raw<readonly Ply[]>([]);
  at = $state(0);
  problem = $state<string | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private shut = false;

  constructor(readonly match: string) {}

  readonly last = $derived(Math.max(0, this.plies.length - 1));
  readonly ply = $derived(this.plies[this.at] ?? null);
  readonly view = $derived(this.ply ? still(this.ply.view as View) : null);
  readonly before = $derived((this.plies[this.at - 1]?.view ?? null) as View | null);
  readonly events = $derived(this.plies.slice(1, this.at + 1).map(seenAt));

  /** Fetch what is not there yet, and go to this ply as soon as it is (null: the end). */
  async load(wanted: number | null): Promise<void> {
    try {
      // the last known ply is asked for again: a take-back may have put another in its place
      let first = Math.max(0, this.plies.length - 1);
      for (;;) {
        const part = await api.replay(this.match, first);
        if (this.shut) return;
        this.table = part.table;
        const known = this.plies[first];
        if (known && part.plies[0]?.seq !== known.seq) {
          first = 0;
          this.plies = this.plies.slice(0, 1);
          continue;
        }
        this.plies = [...this.plies.slice(0, first), ...part.plies];
        first = this.plies.length;
        if (wanted !== null) this.go(wanted);
        if (first >= part.count || !part.plies.length) break;
      }
      if (wanted === null) this.go(this.last);
      if (this.table.status === "running")
        this.timer = setTimeout(() => void this.load(this.at === this.last ? null : this.at), AGAIN);
    } catch (error) {
      if (!(error instanceof api.Refusal)) throw error;
      this.problem = error.code;
    }
  }

  go(to: number): void {
    this.at = Math.min(this.last, Math.max(0, to));
  }

  /** Look for more only when asked. */
  pause(): void {
    clearTimeout(this.timer);
  }

  close(): void {
    this.shut = true;
    clearTimeout(this.timer);
  }
}
