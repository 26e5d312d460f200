// The keys on the board: arrows walk, digits lay, space turns, backspace takes up, Enter plays.
import type { Hand, Square } from "./hand.svelte";
import { squareName } from "./layout";

export interface Typist {
  size: () => number;
  hand: Hand;
  cursor: () => Square & { down: boolean };
  /** Whether tiles may be laid now. */
  places: () => boolean;
  walk: (to: Square) => void;
  turn: () => void;
  play: () => void;
}
const STEPS: Record<string, readonly [number, number]> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
};

export function typed(event: KeyboardEvent, { size, hand, cursor, places, walk, turn, play }: Typist): void {
  const inside = ({ row, column }: Square): boolean => row >= 0 && column >= 0 && row < size() && column < size();
  const at = cursor();
  const arrow = STEPS[event.key];
  if (arrow) {
    event.preventDefault();
    const to = { row: at.row + arrow[0], column: at.column + arrow[1] };
    if (inside(to)) walk(to);
  } else if (event.key === " ") {
    event.preventDefault();
    turn();
  } else if (places() && /^[\d?*]$/.test(event.key)) {
    const slot = hand.slotOf(/\d/.test(event.key) ? event.key : "?");
    if (slot < 0 || hand.taken.has(squareName(at.row, at.column))) return;
    hand.lay(at.row, at.column, slot);
    if (hand.joker) return;
    const next = ({ row, column }: Square): Square =>
      at.down ? { row: row + 1, column } : { row, column: column + 1 };
    let to = next(at);
    while (inside(to) && hand.taken.has(squareName(to.row, to.column))) to = next(to);
    if (inside(to)) walk(to);
  } else if (event.key === "Backspace" && hand.held.laying.length) {
    event.preventDefault();
    const last = hand.held.laying.at(-1)!;
    hand.change({ laying: hand.held.laying.slice(0, -1), claims: [], marking: null });
    walk(last);
  } else if (event.key === "Enter" && hand.held.laying.length) {
    event.preventDefault();
    play();
  }
}
