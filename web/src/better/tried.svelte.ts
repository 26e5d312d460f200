// The line that is tried out at an analysis table: positions one after the other, and where one stands in it.
import * as api from "../net/api";
import type { Problem } from "../net/protocol";
import type { Seen } from "../boards/board";
import type { View } from "../boards/views";

export interface Tried {
  position: string;
  /** As whoever is to act sees it. */
  view: View;
  /** What led here; null at the first position. */
  seen: Seen | null;
}

export class TriedLine {
  steps = $state.raw<readonly Tried[]>([]);
  at = $state(0);
  refused = $state.raw<Problem | null>(null);

  constructor(
    readonly game: string,
    readonly options: Readonly<Record<string, unknown>>,
  ) {}

  readonly last = $derived(Math.max(0, this.steps.length - 1));
  readonly here = $derived(this.steps[this.at] ?? null);
  readonly events = $derived(this.steps.slice(1, this.at + 1).flatMap((step) => step.seen ?? []));

  /** Begin with a position; an empty one is the start of the game. */
  async begin(position: string): Promise<void> {
    const first = await api.tryOut(this.game, position, this.options);
    this.steps = [{ position: first.position, view: first.view as View, seen: null }];
    this.at = 0;
    this.refused = null;
  }

  /** Play an act for whoever is to act; what came after this position before is forgotten. */
  play = (act: string): Promise<void> => this.goOn({ act });
  /** Let chance answer. */
  fall = (): Promise<void> => this.goOn({ fall: true });

  private async goOn(what: { act: string } | { fall: true }): Promise<void> {
    const from = this.here;
    if (!from || from.view.actor === null) return;
    const tried = await api.tryOut(this.game, from.position, this.options, what);
    if (from !== this.here) return;
    this.refused = tried.refused;
    if (tried.refused || tried.act === null) return;
    const by = from.view.actor as number | "chance";
    let view = tried.view as View;
    // the next to act sees what the last one did not
    if (view.actor !== view.seat && view.actor !== null) view = (await api.tryOut(this.game, tried.position, this.options)).view as View;
    if (from !== this.here) return;
    const seen: Seen = { seq: this.at + 1, by, kind: by === "chance" ? "chance" : "act", act: tried.act };
    this.steps = [...this.steps.slice(0, this.at + 1), { position: tried.position, view, seen }];
    this.at++;
  }

  go(to: number): void {
    this.at = Math.min(this.last, Math.max(0, to));
    this.refused = null;
  }
}
