// A tile on the finger: from the rack, over the board, let go on a square or back to the rack.
import { glide } from "../glide";
import { lasts } from "../lasts";
import { squareAt } from "./placing";
import type { Square } from "./hand.svelte";

interface Point {
  x: number;
  y: number;
}
/** A finger hides what is under it: the tile rides so many pixels above. */
const ABOVE = 48;
/** Moved less than this, it was a tap. */
const LEAST = 8;

export class Carry {
  /** The slot whose tile is carried; null while none is. */
  slot = $state<number | null>(null);
  at = $state.raw<Point | null>(null);
  /** The square that the tile is over. */
  over = $state.raw<Square | null>(null);
  lift = $state(0);
  private from: (Point & { slot: number; lift: number }) | null = null;
  /** Just let go: the click that follows means nothing. */
  moved = false;

  take(slot: number, event: PointerEvent): void {
    if (event.button) return;
    this.end();
    this.moved = false;
    const lift = event.pointerType === "touch" ? ABOVE : 0;
    this.from = { slot, x: event.clientX, y: event.clientY, lift };
  }
  readonly follow = (event: PointerEvent): void => {
    if (!this.from) return;
    if (!this.moved && Math.hypot(event.clientX - this.from.x, event.clientY - this.from.y) <= LEAST) return;
    this.moved = true;
    this.slot = this.from.slot;
    this.lift = this.from.lift;
    this.at = { x: event.clientX, y: event.clientY };
    this.look();
  };
  /** Which square is under the tile now: also after the board has moved below it. */
  look(): void {
    if (!this.at) return;
    const name = document
      .elementFromPoint(this.at.x, this.at.y - this.lift)
      ?.closest("[data-square]")
      ?.getAttribute("data-square");
    const found = name ? squareAt(name) : null;
    if (found?.row !== this.over?.row || found?.column !== this.over?.column) this.over = found;
  }
  /** Let go: the slot and the square, if it was carried over one. */
  drop(event: PointerEvent): { slot: number; square: Square } | null {
    if (this.moved) this.follow(event);
    const [slot, square, at, from] = [this.slot, this.over, this.at, this.from];
    if (this.moved) setTimeout(() => (this.moved = false));
    this.from = null;
    this.over = null;
    if (square || !at || !from) {
      this.end();
      return slot !== null && square ? { slot, square } : null;
    }
    // beside the board: back to where it was taken
    this.cut = glide(lasts("move"), (share) => {
      if (share === 1) this.end();
      else this.at = { x: at.x + (from.x - at.x) * share, y: at.y + (from.y - at.y) * share };
    });
    return null;
  }
  private cut: (() => void) | null = null;
  end(): void {
    this.cut?.();
    this.cut = null;
    this.from = null;
    this.slot = null;
    this.at = null;
    this.over = null;
  }
}
