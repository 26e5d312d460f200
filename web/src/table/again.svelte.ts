// The last act once more: the table as it was before, then as it is, so that the board moves as it did then.
import { untrack } from "svelte";
import type { Seen } from "../boards/board";
import type { View } from "../boards/views";
import { heard } from "../sound/heard";
import { knock } from "../sound/sound";
import type { ShownTable } from "./shown.svelte";
import type { Telling } from "./telling.svelte";

/** Milliseconds that the table is seen as it was before. */
const BEFORE = 700;

export class Again {
  private running = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** How the board shows it by itself, a flight for one; false: not this act. */
  own: (() => boolean) | null = null;

  constructor(
    private readonly table: ShownTable,
    private readonly telling: Telling,
  ) {
    $effect(() => {
      void table.link.seq;
      untrack(this.stop);
    });
    $effect(() => this.stop);
  }

  /** What was told last, where it was seen to happen. */
  private readonly last = $derived.by(() => {
    const told = this.telling.told;
    return told?.before ? { ...told, before: told.before } : null;
  });
  readonly can = $derived.by(() => this.last !== null && this.table.curtain === null);

  /** The table before the act, with nothing to act on; null: as it is now. */
  readonly view = $derived.by((): View | null => {
    if (!this.running || !this.last) return null;
    const { before } = this.last;
    return { ...before, legal: [], expects: null, actor: before.actor === before.seat ? "chance" : before.actor };
  });
  readonly events = $derived.by((): readonly Seen[] => this.last?.earlier ?? []);

  readonly show = (): void => {
    if (!this.can || this.own?.()) return;
    this.running = true;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.stop();
      this.sound();
    }, BEFORE);
  };
  readonly stop = (): void => {
    clearTimeout(this.timer);
    this.running = false;
  };

  private sound(): void {
    const { game, view, events } = this.table;
    const event = events.find((one) => one.seq === this.last?.seq);
    const noise = game && view && event ? heard(game, event, view) : null;
    if (noise) knock(noise.sound, noise.pitch);
  }
}
