// How a game was won: whose lines, which ball decided, who led when. Pure looking back; the points are the view's.
import type { Seen } from "../board";
import type { KrydsBolleView } from "../views";
import type { Line } from "./cube";
import { taken } from "./told";

/** Milliseconds for each line that is counted. */
export const EACH = 180;

/** The line that a touched stick lights; board and score share it. */
export const touched = $state<{ line: Line | null }>({ line: null });

export const linesOf = (view: KrydsBolleView, seat: number): Line[] =>
  view.lines.filter((line) => line.seat === seat).map((line) => line.places);

/** The lead of a seat after each ball, from 0 balls on; null where the balls don't tell how it came. */
export function leads(view: KrydsBolleView, events: readonly Seen[], seat: number): number[] | null {
  const order = taken(events);
  if (order.length < 2 || view.lines.some((line) => line.places.some((place) => !order.includes(place)))) return null;
  const made = (line: Line): number => Math.max(...line.map((place) => order.indexOf(place))) + 1;
  return Array.from({ length: order.length + 1 }, (_, ball) =>
    view.lines.reduce((sum, line) => sum + (made(line.places) <= ball ? (line.seat === seat ? 1 : -1) : 0), 0),
  );
}

/** The ball that made most lines for a seat at once, the last of several: its number and those lines. */
export function decisive(
  view: KrydsBolleView,
  events: readonly Seen[],
  seat: number,
): { ball: number; lines: Line[] } | null {
  const order = taken(events);
  const lines = linesOf(view, seat);
  let best: { ball: number; lines: Line[] } | null = null;
  order.forEach((_, i) => {
    const made = lines.filter((line) => Math.max(...line.map((place) => order.indexOf(place))) === i);
    if (made.length && made.length >= (best?.lines.length ?? 1)) best = { ball: i + 1, lines: made };
  });
  return best;
}
