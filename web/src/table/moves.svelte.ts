// The list of moves: every act that stands in words, and the position it made.
import type { GameModule, Happened, Seen } from "../boards/board";
import type { View } from "../boards/views";
import { Reel, seenAt } from "../replay/reel.svelte";
import type { ShownTable } from "./shown.svelte";
import { toldBy } from "./telling.svelte";

export interface Row {
  ply: number;
  seat: number | null;
  words: string;
  gain?: string | undefined;
}

export class MoveLine {
  private readonly reel: Reel;
  /** The ply that is looked at; null: now. */
  at = $state<number | null>(null);
  loading = $state(false);

  constructor(
    private readonly table: ShownTable,
    match: string,
  ) {
    this.reel = new Reel(match);
    $effect(() => () => this.reel.close());
  }

  /** Fetch what has happened since. */
  readonly load = async (): Promise<void> => {
    this.loading = true;
    await this.reel.load(null).catch(() => undefined);
    this.reel.pause();
    this.loading = false;
  };

  readonly rows = $derived.by((): Row[] => {
    const { game, name, mine } = this.table;
    if (!game) return [];
    const { plies } = this.reel;
    const events: Seen[] = [];
    return plies.flatMap((ply, i) => {
      if (ply.act === null) return [];
      const event = { ...seenAt(ply), act: ply.act };
      events.push(event);
      const before = (plies[i - 1]?.view ?? null) as View | null;
      const row = rowOf(game, { event, events: [...events], before, after: ply.view as View, name, mine });
      return row ? [{ ply: i, ...row }] : [];
    });
  });

  /** The position that is looked at, without anything to act on; null: now. */
  readonly view = $derived.by((): View | null => {
    const ply = this.at === null ? null : this.reel.plies[this.at];
    if (!ply) return null;
    const view = ply.view as View;
    return { ...view, legal: [], expects: null, actor: view.actor === view.seat ? "chance" : view.actor };
  });
  readonly events = $derived.by((): readonly Seen[] =>
    this.at === null ? [] : this.reel.plies.slice(1, this.at + 1).map(seenAt),
  );

  readonly go = (ply: number): void => {
    this.at = ply >= this.reel.last && this.table.running ? null : ply;
  };
  readonly back = (): void => {
    this.at = null;
  };
}

function rowOf(game: GameModule, it: Happened): Omit<Row, "ply"> | null {
  if (game.row) {
    const row = game.row(it);
    return row && { seat: typeof it.event.by === "number" ? it.event.by : null, ...row };
  }
  const told = toldBy(game, it);
  return told && { seat: told.seat, words: told.short ?? told.words, gain: told.gainShort ?? told.gain };
}
