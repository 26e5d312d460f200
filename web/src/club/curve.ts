// Where the points of ratings over time lie: up to three games on one graph.
import type { RatingChange } from "../net/protocol";

export interface Frame {
  wide: number;
  high: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The rating on the scale that people read. */
export const worth = (change: RatingChange): number => change.rating;

export interface Point {
  x: number;
  y: number;
  change: RatingChange;
}

export interface Curves {
  lines: Point[][];
  /** Round numbers up the side, each with its height. */
  marks: { value: number; y: number }[];
  /** Times along the foot, each with its place. */
  times: { at: number; x: number }[];
}

/** The graph shows at least so many points of rating. */
const NEAR = 200;
/** How many times stand along the foot. */
const TIMES = 5;

/**
 * The lines of several lists of changes, each oldest first; by their time, or one after the other where all are of one
 * moment.
 */
export function curves(lists: readonly (readonly RatingChange[])[], frame: Frame): Curves {
  const all = lists.flat();
  const values = all.map(worth);
  // as much of the scale as was needed; a small change doesn't look like a large one
  const [least, most] = values.length ? [Math.min(...values), Math.max(...values)] : [0, 0];
  const step = niceStep(Math.max(most - least, NEAR));
  const low = Math.floor(least / step) * step;
  const high = Math.max(Math.ceil(most / step) * step, low + step);
  const from = Math.min(...all.map((change) => change.at));
  const span = Math.max(...all.map((change) => change.at)) - from;
  const { wide, high: tall, left, right, top, bottom } = frame;
  const up = (value: number): number => top + ((high - value) / (high - low)) * (tall - top - bottom);
  const across = (part: number): number => left + part * (wide - left - right);
  const along = (change: RatingChange, i: number, many: number): number =>
    across(span > 0 ? (change.at - from) / span : many > 1 ? i / (many - 1) : 1);
  const count = Math.round((high - low) / step);
  return {
    lines: lists.map((list) =>
      list.map((change, i) => ({ x: along(change, i, list.length), y: up(worth(change)), change })),
    ),
    marks: Array.from({ length: count + 1 }, (_, i) => ({ value: low + i * step, y: up(low + i * step) })),
    times:
      span > 0
        ? Array.from({ length: TIMES }, (_, i) => ({ at: from + (span * i) / (TIMES - 1), x: across(i / (TIMES - 1)) }))
        : all.length
          ? [{ at: from, x: across(1) }]
          : [],
  };
}

/** A step of 1, 2 or 5 times a power of ten that cuts the span in at most five. */
function niceStep(span: number): number {
  const rough = Math.max(span, 1) / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  return power * ([1, 2, 5, 10].find((times) => times * power >= rough) ?? 10);
}
