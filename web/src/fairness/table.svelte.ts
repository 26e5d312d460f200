// The handshake at a table: done as soon as the table asks for it, so that nobody has to think of it.
import type { MatchLink } from "../net/match.svelte";
import { commit, due, reveal, type Due } from "./handshake";

export class FairTable {
  private done = "";

  constructor(private readonly link: MatchLink) {
    $effect(() => void this.go());
  }

  /** What the table waits for from this device. */
  readonly due = $derived.by((): Due => {
    const { table, you } = this.link;
    return table && you ? due(table, you.seats) : null;
  });

  private async go(): Promise<void> {
    const { table, you } = this.link;
    const wanted = this.due;
    if (!table || !you || (wanted !== "commit" && wanted !== "reveal")) return;
    // the table is sent again after every change; what was tried for this one need not be tried twice
    const now = JSON.stringify([wanted, table.seats.map((seat) => [seat.commitment, seat.revealed])]);
    if (now === this.done) return;
    this.done = now;
    try {
      await (wanted === "commit" ? commit(table.match) : reveal(table, you.seats));
    } catch {
      // refused because the table has changed: then it is sent anew; or lost: try again a little later
      setTimeout(() => {
        this.done = "";
        void this.go();
      }, 3_000);
    }
  }
}
