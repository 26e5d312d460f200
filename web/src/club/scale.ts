// The scale that a leaderboard's bars share.
import type { RatingShown } from "../net/protocol";

export interface Scale {
  low: number;
  high: number;
  /** Round numbers between them. */
  ticks: number[];
}

/** Room for every rating with its uncertainty, cut at round numbers into about five. */
export function scaleOf(ratings: readonly Pick<RatingShown, "rating" | "error">[]): Scale {
  const ends = ratings.flatMap(({ rating, error }) => [rating - error, rating + error]);
  const least = Math.min(...ends);
  const most = Math.max(...ends);
  if (!ends.length || !Number.isFinite(least)) return { low: 0, high: 1, ticks: [] };
  const rough = Math.max(most - least, 1) / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 5, 10].find((times) => times * power >= rough) ?? 10);
  const low = Math.floor(least / step) * step;
  const high = Math.max(Math.ceil(most / step) * step, low + step);
  const ticks = Array.from({ length: Math.round((high - low) / step) - 1 }, (_, i) => low + (i + 1) * step);
  return { low, high, ticks };
}
