// Advice, where the match has hints and it is one's turn; gone as soon as something happens.
import type { ShownTable } from "./shown.svelte";

export class Advising {
  private asked = $state.raw<{ what: "hint" | "moves"; seq: number; pointed: string | null } | null>(null);

  constructor(private readonly table: ShownTable) {}

  /** What was asked for, as long as it holds. */
  readonly advice = $derived.by(() =>
    this.asked && this.asked.seq === this.table.link.seq && this.table.toAct ? this.asked : null,
  );
  /** The action that is pointed at. */
  readonly pointed = $derived.by(() => this.advice?.pointed ?? null);
  readonly offered = $derived.by(
    () => this.table.link.table?.hints === true && this.table.running && this.table.mine.length > 0,
  );
  readonly mayAsk = $derived.by(
    () =>
      this.table.toAct !== undefined &&
      this.table.running &&
      !this.table.link.table?.paused &&
      this.table.curtain === null,
  );

  readonly ask = (what: "hint" | "moves"): void => {
    if (this.mayAsk) this.asked = { what, seq: this.table.link.seq, pointed: null };
  };
  readonly point = (act: string | null): void => {
    if (this.asked) this.asked = { ...this.asked, pointed: act };
  };
  readonly close = (): void => {
    this.asked = null;
  };
}
