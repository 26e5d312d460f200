// A board too small for a finger comes closer: a window of it with squares of 44 pixels, which can be moved about.
import { MediaQuery } from "svelte/reactivity";
import type { Square } from "./hand.svelte";
import type { Window } from "./layout";

/** A square for a finger; the rail with the coordinates round the window. */
const SQUARE = 44;
export const RAIL = 11;
/** Smaller than this, the whole board is hard to hit, */
const SMALL = 36;
/** at least with a finger. */
const finger = new MediaQuery("(pointer: coarse), (max-width: 599.9px), (max-height: 499.9px)");

export class Near {
  width = $state(0);
  height = $state(0);
  /** What the player wants: to see all, to be close, or as the play needs it. */
  want = $state<"whole" | "near" | "auto">("auto");
  private origin = $state.raw<Square>({ row: 0, column: 0 });
  readonly small: boolean;
  readonly window: Window | null;
  /** The size of a square in the window. */
  readonly cell: number;

  /** `active`: tiles are being laid. */
  constructor(size: () => number, active: () => boolean) {
    const room = (): number => Math.min(this.width, this.height || this.width);
    this.small = $derived(finger.current && room() > 0 && (room() * 41) / (size() * 41 + 49) < SMALL && size() > 8);
    const columns = $derived(Math.max(4, Math.floor((this.width - 2 * RAIL) / SQUARE)));
    this.cell = $derived((this.width - 2 * RAIL) / columns);
    const rows = $derived(Math.max(3, Math.floor(((this.height || this.width) - 2 * RAIL) / this.cell)));
    const close = $derived(this.small && (this.want === "near" || (this.want === "auto" && active())));
    this.window = $derived.by(() => {
      if (!close) return null;
      const [many, high] = [Math.min(size(), columns), Math.min(size(), rows)];
      return {
        row: Math.min(size() - high, Math.max(0, this.origin.row)),
        column: Math.min(size() - many, Math.max(0, this.origin.column)),
        rows: high,
        columns: many,
      };
    });
    this.middle = (around) => {
      const of = (part: (tile: Square) => number): number =>
        (Math.min(...around.map(part)) + Math.max(...around.map(part)) + 1) / 2;
      this.origin = {
        row: Math.round(of((tile) => tile.row) - rows / 2),
        column: Math.round(of((tile) => tile.column) - columns / 2),
      };
    };
  }

  /** Put these squares into the middle. */
  readonly middle: (around: readonly Square[]) => void;

  move(row: number, column: number): void {
    this.origin = { row, column };
  }
  by(rows: number, columns: number): void {
    const w = this.window;
    if (w) this.origin = { row: w.row + rows, column: w.column + columns };
  }
  /** Have this square in the window, moving it as little as can be. */
  show({ row, column }: Square): void {
    const w = this.window;
    if (!w) return;
    const into = (at: number, first: number, many: number): number =>
      at < first ? at : at >= first + many ? at - many + 1 : first;
    this.origin = { row: into(row, w.row, w.rows), column: into(column, w.column, w.columns) };
  }
}
