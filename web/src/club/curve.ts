// Where the points of a rating's curve lie.
import type { RatingChange } from "../net/protocol";

export const WIDE = 640;
export const HIGH = 240;
const LEFT = 44,
  RIGHT = 12,
  TOP = 12,
  BOTTOM = 30;

/** A cautious estimate of the rating: the mean minus three times its deviation. */
export const worth = (change: RatingChange): number => change.mu - 3 * change.sigma;

export interface Point {
  x: number;
  y: number;
  change: RatingChange;
}

export interface Curve {
  points: Point[];
  /** Round numbers up the side, each with its height. */
  marks: { value: number; y: number }[];
}

/** The curve of some changes, oldest first; by their time, or one after the other where all are of one moment. */
export function curve(changes: readonly RatingChange[]): Curve {
  const values = changes.map(worth);
  const step = niceStep(Math.max(...values, 0) - Math.min(...values, 0));
  const low = Math.floor(Math.min(...values, 0) / step) * step;
  const high = Math.max(Math.ceil(Math.max(...values, 0) / step) * step, low + step);
  const from = changes[0]?.at ?? 0;
  const span = (changes.at(-1)?.at ?? 0) - from;
  const up = (value: number): number => TOP + ((high - value) / (high - low)) * (HIGH - TOP - BOTTOM);
  const along = (change: RatingChange, i: number): number => {
    const part = span > 0 ? (change.at - from) / span : changes.length > 1 ? i / (changes.length - 1) : 1;
    return LEFT + part * (WIDE - LEFT - RIGHT);
  };
  const count = Math.round((high - low) / step);
  return {
    points: changes.map((change, i) => ({ x: along(change, i), y: up(worth(change)), change })),
    marks: Array.from({ length: count + 1 }, (_, i) => ({ value: low + i * step, y: up(low + i * step) })),
  };
}

/** A step of 1, 2 or 5 times a power of ten that cuts the span in at most five. */
function niceStep(span: number): number {
  const rough = Math.max(span, 1) / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  return power * ([1, 2, 5, 10].find((times) => times * power >= rough) ?? 10);
}
